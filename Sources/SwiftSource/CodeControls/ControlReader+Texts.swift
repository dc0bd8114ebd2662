internal import AuditModel
internal import SwiftSyntax

// The texts of views that UIKit makes.
extension ControlReader {
  /// The element that shows a text of a cell, of a section or of a configuration; nil if no words of it are known, or if a class of
  /// cells of the app has a label of the name.
  func element(_ text: ShownText) -> Element? {
    guard framework == .uiKit, text.part.isEmpty || !controls.declaresInCell(text.part) else { return nil }
    var element = Element(id: "", kind: text.kind)
    element.location = locations.location(of: text.origin)
    var draft = ControlDraft(element)
    let role = text.kind == .button ? ControlMembers.Role.title : .text(\.text)
    draft.set(role, values(text.value, for: role, in: scope(text.place, locations)))
    element = draft.finished
    let words = text.kind == .button ? element.control.states?[.normal]?.title : element.control.text
    guard let shown = words, shown.expression == nil, !shown.isBlank else { return nil }
    return element
  }

  /// The navigation item of a controller that no interface file has, with the titles that the controller gives itself; nil if no words of
  /// them are known.
  ///
  /// A controller's title is that of its navigation item (Apple, `UIViewController.title`).
  func navigationItem(titled titles: [ShownText]) -> Element? {
    guard framework == .uiKit, let first = titles.first, showsTitle(first.place.type) else { return nil }
    var element = Element(id: "", kind: .navigationItem)
    element.location = locations.location(of: first.origin)
    var draft = ControlDraft(element)
    for title in titles where !title.value.isNil {
      draft.set(.title, values(title.value, for: .title, in: scope(title.place, locations)))
    }
    element = draft.finished
    guard let shown = element.control.title, shown.expression == nil, !shown.isBlank else { return nil }
    return element
  }

  /// Whether the values of a class are controllers whose title a navigation bar may show.
  private func showsTitle(_ type: String) -> Bool {
    let framework = controls.frameworkClass(of: type)
    return framework.hasSuffix("ViewController") && !framework.hasPrefix("NS") && framework != type
      && !controls.loadedClasses.contains(type.lastTypeName)
  }
}
