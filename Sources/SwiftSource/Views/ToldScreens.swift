internal import AuditModel

/// The screens that views present, and those of views made for unknown containers, so that content which a shared modifier or helper
/// makes for several views is reported only once.
struct ToldScreens: Sendable {
  private var contents: [Platform: Set<Element>] = [:]

  /// Whether nothing that was told shows the same from the same place; notes that it was.
  ///
  /// - Parameters:
  ///   - platform: The platform of the screen.
  ///   - isOther: Whether it is not the one that the file is mostly for: what another platform shows is not told again.
  mutating func isNew(_ screen: Screen, on platform: Platform, isOther: Bool) -> Bool {
    var content = screen.root
    var numbers = ElementNumbers(of: "")
    numbers.name(&content)
    if isOther, contents.values.contains(where: { $0.contains(content) }) { return false }
    return contents[platform, default: []].insert(content).inserted
  }
}
