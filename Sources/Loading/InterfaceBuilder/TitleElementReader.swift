import AuditModel

/// Reads the element that AppKit speaks as a control's title (`accessibilityTitleUIElement`).
enum TitleElementReader {
  /// Reads the text of the connected element.
  ///
  /// It is the label of a control that has neither title nor label, and follows the title of one that has a title. A static
  /// text is its own title.
  static func read(_ source: ObjectSource, into element: inout Element) {
    guard !element.isLabel else { return }
    if source.file.titlesOfLabels.contains(source.id) { element.accessibility.isTitleOfLabel = true }
    guard let text = text(of: source) else { return }
    if element.showsTitle {
      element.accessibility.titleElement = text
    } else {
      element.accessibility.label = element.accessibility.label ?? text
    }
  }

  /// The title of a pop-up button is a placeholder for the chosen item's, and is not translated.
  private static func text(of source: ObjectSource) -> LocalizableText? {
    guard let id = source.node.titleConnection, let node = source.file.nodes[id] else { return nil }
    let title = ObjectSource(node: node, id: id, file: source.file).text("title", property: "title")
    return node.name == "popUpButton" ? title?.value.map { LocalizableText($0) } : title
  }
}

extension Element {
  /// Whether the control shows a title of its own: a pop-up button that does not pull down shows a choice instead.
  fileprivate var showsTitle: Bool {
    guard control.imagePosition != .only else { return false }
    return [control.title, control.title(for: .normal)].contains { $0?.isBlank == false }
  }
}
