import AuditModel

/// The label that a table cell makes of the labels inside.
struct CellLabel {
  let cell: Element
  let context: SpeechContext

  /// The labels' texts in file order, joined with commas; nil where there are none.
  var text: SpokenText? {
    var texts: [String] = []
    var waiting = Array(cell.children.reversed())
    while let element = waiting.popLast() {
      guard element.isShown else { continue }
      if Self.isText(element) {
        if let text = label(of: element) { texts.append(text) }
      } else if !ElementKind.controls.contains(element.kind) {
        waiting += element.children.reversed()
      }
    }
    return texts.isEmpty ? nil : SpokenText(texts.joined(separator: ", "), .cellLabels)
  }

  /// Whether an element inside a cell is spoken by the cell and so is not reached by itself.
  static func isText(_ element: Element) -> Bool { element.kind == .label }

  private func label(of element: Element) -> String? {
    guard element.accessibility.isElement != false else { return nil }
    return context.string(element.accessibility.label) ?? context.string(element.control.text ?? element.control.title)
  }
}
