import ArgumentParser
import Rules

/// The rules' names on the command line.
enum RuleNames {
  /// Why there is no rule of a name, with the one that was probably meant.
  static func complaint(about name: String) -> String {
    let advice = NameList.advice(on: name, among: RuleCatalog.names.sorted(), lister: "fitspoken rules")
    return "there is no rule '\(name)'; \(advice)"
  }
}

extension CompletionKind {
  /// The names of all rules.
  static var rules: CompletionKind { .list(RuleCatalog.names.sorted()) }
}
