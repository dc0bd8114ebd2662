/// Why a fault may be none: something that the files cannot tell.
public struct Doubt: Sendable, Hashable {
  /// The kind of reason, a stable kebab-case word.
  public var reason: String
  /// What it means, for a person.
  public var explanation: String

  /// A doubt with its reason and what it means.
  public init(reason: String, explanation: String) {
    self.reason = reason
    self.explanation = explanation
  }

  /// Code may change what the element shows and says through its outlet.
  public static let outlet = Doubt(reason: "outlet", explanation: "code may set a label through its outlet")
  /// An expression in code decides what the element shows or says.
  public static func computed(_ expression: String) -> Doubt {
    Doubt(reason: "computed", explanation: "code decides what it shows or says: \(expression)")
  }
  /// Code fills the cell that holds the element.
  public static let prototype = Doubt(reason: "prototype-cell", explanation: "code fills the cell that it is in")
  /// The app's own class may do anything.
  public static let customClass = Doubt(reason: "custom-class", explanation: "its class may set a label")
  /// The element is there in some size classes only.
  public static let sizeClassVariant = Doubt(
    reason: "size-class", explanation: "it is there in some size classes only")

  /// The element may appear later, when code has changed it.
  public static let hiddenAtFirst = Doubt(
    reason: "hidden", explanation: "the control is hidden when the screen is loaded")
}

extension Finding {
  /// The fault as a request for review of that severity.
  public func doubted(_ doubt: Doubt, severity: Severity) -> Finding {
    var finding = self
    (finding.outcome, finding.reason, finding.severity) = (.needsReview, doubt.reason, severity)
    finding.message += "; \(doubt.explanation)"
    return finding
  }
}
