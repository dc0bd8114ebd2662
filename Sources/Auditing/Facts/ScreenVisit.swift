import AuditModel

/// One element as a walk over a screen meets it.
struct ScreenVisit: Sendable {
  var element: Element
  var path: [String]
  var isHidden: Bool
  var isIgnoredByVoiceOver: Bool

  /// The elements of a screen in file order.
  static func all(of screen: Screen) -> [ScreenVisit] {
    var visits: [ScreenVisit] = []
    walk(screen.root, path: [screen.id], isHidden: false, isIgnored: false, into: &visits)
    return visits
  }

  private static func walk(
    _ element: Element, path: [String], isHidden: Bool, isIgnored: Bool, into visits: inout [ScreenVisit]
  ) {
    let path = element.id == path.last ? path : path + [element.id]
    let hidden = isHidden || element.isHidden == true || element.isNotInstalled == true
    let ignored = isIgnored || hidden || element.accessibility.isElement == false
    visits.append(ScreenVisit(element: element, path: path, isHidden: hidden, isIgnoredByVoiceOver: ignored))
    // An element that is spoken as one swallows what is inside; one that is only switched off itself does not.
    let swallows = element.accessibility.isElement == true || element.accessibility.elementsHidden == true
    for child in element.children {
      walk(child, path: path, isHidden: hidden, isIgnored: isIgnored || hidden || swallows, into: &visits)
    }
  }
}
