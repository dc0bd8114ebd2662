import AuditModel

/// The labels inside an element that speaks its whole content, as SwiftUI's controls and combined elements do.
struct InnerLabels {
  /// The images whose names count as labels.
  enum Images {
    case none, assets, all
  }

  let element: Element
  let context: SpeechContext

  /// The labels in file order, joined with commas, of a choice those of the first branch that has any; nil if there aren't any.
  func joined(_ images: Images) -> SpokenText? {
    var labels: [SpokenText] = []
    let spoken = element.spokenBranches
    // Not recursive: elements may be nested deeply.
    var waiting = Array(element.children.reversed())
    while let inner = waiting.popLast() {
      guard inner.isShown, inner.kind != .menu, inner.kind != .menuItem,
        inner.branch.map({ spoken[$0.choice] == $0.index }) ?? true
      else { continue }
      if let label = label(of: inner, images) {
        labels.append(label)
      } else if inner.accessibility.children != .ignore {
        waiting += inner.children.reversed()
      }
    }
    guard var joined = labels.first, labels.count > 1 else { return labels.first }
    joined.text = labels.map(\.text).joined(separator: ", ")
    if !labels.allSatisfy(\.isOfImage) { joined.rule = .combinedLabels }
    joined.confidence = labels.map(\.confidence).reduce(SpeechRule.combinedLabels.confidence, max)
    return joined
  }

  private func label(of inner: Element, _ images: Images) -> SpokenText? {
    guard inner.accessibility.isElement != false, !inner.isOfValue else { return nil }
    if let explicit = context.spoken(inner.accessibility.label, .explicitLabel) { return explicit }
    if let name = inner.viewOfTheApp { return context.spoken(LocalizableText(computedBy: name), .labelText) }
    if inner.kind == .label { return context.spoken(inner.control.text ?? inner.control.title, .labelText) }
    let texts = ControlTexts(element: inner, state: .normal, context: context)
    guard inner.kind == .imageView else { return texts.title.map { SpokenText($0, .labelText) } }
    let counts = images == .all || images == .assets && inner.control.image?.isSystem != true
    return counts ? texts.imageLabel : nil
  }
}

extension Element {
  /// The first branch with words or an image of each choice inside the element, by the choice: code shows one of them at a time.
  package var spokenBranches: [String: Int] {
    var spoken: [String: Int] = [:]
    for child in children {
      child.forEach { inner, _ in
        guard let branch = inner.branch, branch.index < spoken[branch.choice] ?? .max, inner.hasWordsOrImage else {
          return
        }
        spoken[branch.choice] = branch.index
      }
    }
    return spoken
  }

  /// Whether the element, or one inside it, has words or an image, or may have some that only code knows.
  fileprivate var hasWordsOrImage: Bool {
    var found = false
    forEach { inner, _ in
      found = found || inner.kind == .imageView || inner.viewOfTheApp != nil || !inner.texts.isEmpty
    }
    return found
  }

  /// Whether the element shows a value of the control around it, or one of its ends.
  fileprivate var isOfValue: Bool {
    let attachment = layout.view?.attachment
    return attachment == .value || attachment == .other("minimumValueLabel")
      || attachment == .other("maximumValueLabel")
  }

  /// The name of a view that the app defines, or the expression that makes a view, whose text is unknown; nil if it has children.
  fileprivate var viewOfTheApp: String? {
    guard children.allSatisfy(\.kind.isOnlyOfLayout) else { return nil }
    if case .unknown(let name) = kind { return name }
    return kind == .view ? connections.expressions?.first : nil
  }
}

extension SpokenText {
  /// Whether the words are the name of an image.
  var isOfImage: Bool { rule == .imageName || rule == .symbolName }
}

/// The label of a SwiftUI view: its own text, or the texts inside; for an icon alone the image's label.
struct ContentLabel {
  let element: Element
  let texts: ControlTexts
  let context: SpeechContext

  /// The label; nil if there is neither text nor image.
  var text: SpokenText? {
    let rule = Self.rules[element.kind] ?? .contentLabel
    let isWrittenIn = element.kind == .textView || element.kind == .textField
    if let own = texts.title ?? (isWrittenIn ? nil : context.string(element.control.text)) {
      return SpokenText(own, rule)
    }
    // What a menu contains is not its label.
    guard element.kind != .menu else { return nil }
    let inside = InnerLabels(element: element, context: context)
    guard var text = inside.joined(.none) else { return texts.imageLabel ?? inside.joined(.all) }
    if text.rule == .labelText { text.rule = rule }
    return text
  }

  private static let rules: [ElementKind: SpeechRule] = [
    .label: .labelText, .button: .buttonTitle, .link: .buttonTitle,
  ]
}

/// The label and value that a table cell takes from its own texts and the labels inside.
struct CellLabel {
  let cell: Element
  let context: SpeechContext

  /// The labels' texts in file order, joined with commas; empty if code sets them all, nil if there aren't any labels.
  var text: SpokenText? {
    joined([context.string(cell.control.text)] + labels.main, .cellLabels)
      ?? (hasEmptyLabel ? SpokenText("", .cellLabels) : nil)
  }

  /// The text of the cell's second label, if its style has one; otherwise nil.
  var detail: SpokenText? { joined([context.string(cell.control.subtitle), labels.detail], .cellDetail) }

  private func joined(_ texts: [String?], _ rule: SpeechRule) -> SpokenText? {
    let texts = texts.compactMap { $0 }
    return texts.isEmpty ? nil : SpokenText(texts.joined(separator: ", "), rule)
  }

  /// The texts of the labels inside; in a style with a detail text, that is the second.
  private var labels: (main: [String], detail: String?) {
    var texts = labelTexts
    guard cell.layout.style.map(Self.stylesWithDetail.contains) ?? false, texts.count > 1 else { return (texts, nil) }
    let detail = texts.remove(at: 1)
    return (texts, detail)
  }

  private var labelTexts: [String] { innerLabels.compactMap(label) }

  private var hasEmptyLabel: Bool { innerLabels.contains { $0.accessibility.isElement != false } }

  private var innerLabels: [Element] {
    var labels: [Element] = []
    var waiting = Array(cell.children.reversed())
    while let element = waiting.popLast() {
      guard element.isShown else { continue }
      if element.kind == .label {
        labels.append(element)
      } else if !ElementKind.controls.contains(element.kind) {
        waiting += element.children.reversed()
      }
    }
    return labels
  }

  private func label(of element: Element) -> String? {
    guard element.accessibility.isElement != false else { return nil }
    return context.string(element.accessibility.label) ?? context.string(element.control.text ?? element.control.title)
  }

  /// The styles of cells with a detail text.
  private static let stylesWithDetail: Set<LayoutProperties.ContainerStyle> = [.cellValue1, .cellValue2, .cellSubtitle]
}
