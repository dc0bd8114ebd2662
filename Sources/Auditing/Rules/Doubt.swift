import AuditModel

/// Why a fault may be none: something that the files cannot tell.
struct Doubt: Sendable, Hashable {
  /// The kind of reason, a stable kebab-case word.
  var reason: String
  /// What it means, for a person.
  var explanation: String

  /// Code may change what the element shows and says through its outlet.
  static let outlet = Doubt(reason: "outlet", explanation: "code may set a label through its outlet")
  /// An expression in code decides what the element shows or says.
  static func computed(_ expression: String) -> Doubt {
    Doubt(reason: "computed", explanation: "code decides what it shows or says: \(expression)")
  }
  /// Code fills the cell that holds the element.
  static let prototype = Doubt(reason: "prototype-cell", explanation: "code fills the cell that it is in")
  /// The app's own class may do anything.
  static let customClass = Doubt(reason: "custom-class", explanation: "its class may set a label")
  /// The element is there in some size classes only.
  static let sizeClassVariant = Doubt(
    reason: "size-class", explanation: "it is there in some size classes only")

  /// The element may appear later, when code has changed it.
  static let hiddenAtFirst = Doubt(
    reason: "hidden", explanation: "the control is hidden when the screen is loaded")
}

extension Finding {
  /// The fault as a request for review of that severity.
  func doubted(_ doubt: Doubt, severity: Severity) -> Finding {
    var finding = self
    (finding.outcome, finding.reason, finding.severity) = (.needsReview, doubt.reason, severity)
    finding.message += "; \(doubt.explanation)"
    return finding
  }
}

extension ElementFacts {
  /// Why a label that the file lacks may be there after all: code that fills a cell, an outlet, a class of the app's own.
  var codeDoubt: Doubt? {
    if element.isPrototype == true { return .prototype }
    if let expression = element.expressions?.first { return .computed(expression) }
    // Every controller has an outlet to its view; it tells nothing.
    if element.outlets?.contains(where: { $0 != "view" }) == true { return .outlet }
    if element.customClass != nil { return .customClass }
    return nil
  }
}
