package import AuditModel

extension SolvedElement {
  /// A frame that constraints decide unless something else does.
  package static func at(
    _ x: Points, _ y: Points, _ width: Points, _ height: Points, by origin: FrameOrigin = .constraints
  ) -> SolvedElement {
    SolvedElement(frame: Rect(x: x, y: y, width: width, height: height), determinedBy: origin)
  }
}

extension LocaleTag {
  /// German.
  package static let german = LocaleTag("de") ?? .english
  /// Finnish.
  package static let finnish = LocaleTag("fi") ?? .english
}
