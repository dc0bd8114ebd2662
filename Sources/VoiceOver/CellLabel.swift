import AuditModel

/// The label that a table cell makes of its own texts and of the labels inside.
struct CellLabel {
  let cell: Element
  let context: SpeechContext

  /// The labels' texts in file order, joined with commas; nil where there are none.
  var text: SpokenText? {
    var texts = [cell.control.text, cell.control.subtitle].compactMap(context.string)
    var waiting = Array(cell.children.reversed())
    while let element = waiting.popLast() {
      guard element.isShown else { continue }
      if element.kind == .label {
        if let text = label(of: element) { texts.append(text) }
      } else if !ElementKind.controls.contains(element.kind) {
        waiting += element.children.reversed()
      }
    }
    return texts.isEmpty ? nil : SpokenText(texts.joined(separator: ", "), .cellLabels)
  }

  private func label(of element: Element) -> String? {
    guard element.accessibility.isElement != false else { return nil }
    return context.string(element.accessibility.label) ?? context.string(element.control.text ?? element.control.title)
  }
}
