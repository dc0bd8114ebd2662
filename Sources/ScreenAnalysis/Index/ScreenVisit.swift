package import AuditModel

/// One element as a walk over a screen meets it.
package struct ScreenVisit: Sendable {
  package var element: Element
  package var path: [String]
  package var isHidden: Bool
  package var isIgnoredByVoiceOver: Bool
  /// Whether the toolbar item that holds the element has a label, which names what is inside.
  package var isNamedByToolbarItem: Bool
  /// The place in file order of what holds the element; nil of the root.
  package var parent: Int?
  /// Whether a cell holds the element.
  package var isInCell = false

  /// What an element takes over from those that hold it.
  private struct Surroundings {
    var isHidden = false
    var isIgnored = false
    var isNamed = false
    var parent: Int?
    var isInCell = false
  }

  /// The elements of a screen in file order.
  package static func all(of screen: Screen) -> [ScreenVisit] {
    var visits: [ScreenVisit] = []
    walk(screen.root, path: [screen.id], in: Surroundings(), into: &visits)
    return visits
  }

  private static func walk(
    _ element: Element, path: [String], in surroundings: Surroundings, into visits: inout [ScreenVisit]
  ) {
    let path = element.id == path.last ? path : path + [element.id]
    var inner = surroundings
    inner.isHidden = surroundings.isHidden || element.isHidden == true || element.isNotInstalled == true
    inner.isIgnored = surroundings.isIgnored || inner.isHidden
    visits.append(
      ScreenVisit(
        element: element, path: path, isHidden: inner.isHidden,
        isIgnoredByVoiceOver: inner.isIgnored || element.accessibility.isElement == false,
        isNamedByToolbarItem: surroundings.isNamed, parent: surroundings.parent,
        isInCell: surroundings.isInCell))
    inner.parent = visits.count - 1
    inner.isInCell = surroundings.isInCell || element.kind == .cell
    // An element that is spoken as one swallows what is inside; one that is only switched off itself does not.
    let swallows = element.accessibility.isElement == true || element.accessibility.elementsHidden == true
    inner.isIgnored = inner.isIgnored || swallows
    let hasTitle = element.control.title.map { !$0.isBlank } ?? false
    inner.isNamed = surroundings.isNamed || (element.kind == .toolbarItem && hasTitle)
    for child in element.children { walk(child, path: path, in: inner, into: &visits) }
  }
}
