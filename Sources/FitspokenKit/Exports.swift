// A package that uses Fitspoken imports one module: the nouns, the facts that rules see, the protocols of rules and the settings
// of an audit come with it.
@_exported public import AuditModel
@_exported public import Auditing
@_exported public import RuleKit
@_exported public import ScreenAnalysis
@_exported public import TableAnalysis
