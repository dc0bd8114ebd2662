import ArgumentParser
import Rules
import Utilities

/// The rules' names on the command line.
enum RuleNames {
  /// Why there is no rule of a name, with the one that was probably meant.
  static func complaint(about name: String) -> String {
    let near = nearest(to: name, among: RuleCatalog.names.sorted()).map { "did you mean '\($0)'? " } ?? ""
    return "there is no rule '\(name)'; \(near)'fitspoken rules' lists them"
  }
}

extension CompletionKind {
  /// The names of all rules.
  static var rules: CompletionKind { .list(RuleCatalog.names.sorted()) }
}
