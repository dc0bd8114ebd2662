import AuditModel

/// The label and value that a table cell makes of its own texts and of the labels inside.
struct CellLabel {
  let cell: Element
  let context: SpeechContext

  /// The labels' texts in file order, joined with commas; nil where there are none.
  var text: SpokenText? { joined([context.string(cell.control.text)] + labels.main, .cellLabels) }

  /// The text of the cell's second label, where its style has one; nil where there is none.
  var detail: SpokenText? { joined([context.string(cell.control.subtitle), labels.detail], .cellDetail) }

  private func joined(_ texts: [String?], _ rule: SpeechRule) -> SpokenText? {
    let texts = texts.compactMap { $0 }
    return texts.isEmpty ? nil : SpokenText(texts.joined(separator: ", "), rule)
  }

  /// The texts of the labels inside; in a style that has a detail text, that is the second.
  private var labels: (main: [String], detail: String?) {
    var texts = labelTexts
    guard Self.stylesWithDetail.contains(cell.layout.style ?? ""), texts.count > 1 else { return (texts, nil) }
    let detail = texts.remove(at: 1)
    return (texts, detail)
  }

  private var labelTexts: [String] {
    var texts: [String] = []
    var waiting = Array(cell.children.reversed())
    while let element = waiting.popLast() {
      guard element.isShown else { continue }
      if element.kind == .label {
        if let text = label(of: element) { texts.append(text) }
      } else if !ElementKind.controls.contains(element.kind) {
        waiting += element.children.reversed()
      }
    }
    return texts
  }

  private func label(of element: Element) -> String? {
    guard element.accessibility.isElement != false else { return nil }
    return context.string(element.accessibility.label) ?? context.string(element.control.text ?? element.control.title)
  }

  /// Interface Builder's names of `UITableViewCell.CellStyle`s with a detail text.
  private static let stylesWithDetail: Set<String> = [
    "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle",
  ]
}
