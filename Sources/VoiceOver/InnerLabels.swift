import AuditModel

/// The labels of what is inside an element that speaks for all of it, as SwiftUI's controls and combined elements do.
struct InnerLabels {
  /// The images whose names count as labels.
  enum Images {
    case none, assets, all
  }

  let element: Element
  let context: SpeechContext

  /// The labels in file order, joined with commas; nil where there are none.
  func joined(_ images: Images) -> SpokenText? {
    var labels: [SpokenText] = []
    // No recursion: elements may be nested deeply.
    var waiting = Array(element.children.reversed())
    while let inner = waiting.popLast() {
      guard inner.isShown, inner.kind != .menu, inner.kind != .menuItem else { continue }
      if let label = label(of: inner, images) {
        labels.append(label)
      } else if inner.accessibility.children != "ignore" {
        waiting += inner.children.reversed()
      }
    }
    guard var joined = labels.first, labels.count > 1 else { return labels.first }
    joined.text = labels.map(\.text).joined(separator: ", ")
    joined.rule = .combinedLabels
    joined.confidence = labels.map(\.confidence).reduce(SpeechRule.combinedLabels.confidence, max)
    return joined
  }

  private func label(of inner: Element, _ images: Images) -> SpokenText? {
    guard inner.accessibility.isElement != false else { return nil }
    if let explicit = context.spoken(inner.accessibility.label, .explicitLabel) { return explicit }
    if inner.kind == .label { return context.spoken(inner.control.text ?? inner.control.title, .labelText) }
    let texts = ControlTexts(element: inner, state: .normal, context: context)
    guard inner.kind == .imageView else { return texts.title.map { SpokenText($0, .labelText) } }
    let counts = images == .all || images == .assets && inner.control.image?.isSystem != true
    return counts ? texts.imageLabel : nil
  }
}

/// What a view of SwiftUI says as its label: its own text, or the texts inside; of an icon alone the image's label.
struct ContentLabel {
  let element: Element
  let texts: ControlTexts
  let context: SpeechContext

  /// The label; nil where there is neither text nor image.
  var text: SpokenText? {
    let rule = Self.rules[element.kind] ?? .contentLabel
    if let own = texts.title ?? context.string(element.control.text) { return SpokenText(own, rule) }
    let inside = InnerLabels(element: element, context: context)
    guard var text = inside.joined(.none) else { return texts.imageLabel ?? inside.joined(.all) }
    if text.rule == .labelText { text.rule = rule }
    return text
  }

  private static let rules: [ElementKind: SpeechRule] = [
    .label: .labelText, .button: .buttonTitle, .link: .buttonTitle,
  ]
}
