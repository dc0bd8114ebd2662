package import AuditModel

extension SolvedElement {
  /// A frame that constraints decide.
  package static func at(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> SolvedElement {
    SolvedElement(frame: Rect(x: x, y: y, width: width, height: height), determinedBy: .constraints)
  }
}

extension LocaleTag {
  /// German.
  package static let german = LocaleTag("de") ?? .english
  /// Finnish.
  package static let finnish = LocaleTag("fi") ?? .english
}
