internal import AuditModel

/// What the label of a control shows, gathered from the elements inside.
struct LabelContent {
  /// One text or image, in file order.
  private struct Part {
    var text: LocalizableText?
    var image: ImageReference?
    var label: LocalizableText?
    /// Whether the text is the name of a view that is not read, which may show no words.
    var isOfView = false
    /// Whether VoiceOver skips it.
    var isSilent = false
    /// The choice of which it is in a branch; nil if it is always shown.
    var choice: String?
  }

  private var parts: [Part] = []
  /// The texts of the other branches.
  private(set) var otherTexts: [LocalizableText] = []
  /// The images without a label in the other branches.
  private var otherImages: [Part] = []
  /// The expressions that decide the rest of the label.
  private(set) var expressions: [String] = []
  /// Whether an activity indicator is among it.
  private(set) var showsActivity = false
  private(set) var comment: String?
  /// The first branch of each choice that shows something.
  private var first: [String: Int] = [:]

  /// The content of some elements; the first branch of a choice counts.
  init(_ elements: [Element]) {
    for element in elements { noteFirst(in: element) }
    for element in elements { gather(element) }
    // If the first branch is only an activity indicator, the next one with words names the control.
    guard parts.isEmpty, !otherTexts.isEmpty else { return }
    parts = [Part(text: otherTexts.removeFirst())]
  }

  /// Notes the first branch of each choice: where a label shows one branch alone, that may be any of them.
  private mutating func noteFirst(in element: Element) {
    if let branch = element.branch { first[branch.choice] = min(first[branch.choice] ?? .max, branch.index) }
    for child in element.children { noteFirst(in: child) }
  }

  private mutating func gather(_ element: Element, isOther: Bool = false, in choice: String? = nil) {
    // The items of a menu in a label are not shown with it.
    guard element.isHidden != true, element.kind != .menu else { return }
    let choice = element.branch?.choice ?? choice
    let isOther = isOther || element.branch.map { $0.index > first[$0.choice] ?? 0 } ?? false
    for expression in element.expressions ?? [] where !expressions.contains(expression) {
      // An image is one, whatever makes it.
      if element.kind == .imageView, element.control.image?.expression == expression { continue }
      expressions.append(expression)
    }
    if element.kind == .activityIndicator { showsActivity = true }
    comment = comment ?? element.localizerNote
    var part = Part(text: element.labelText, image: element.control.image, label: element.spokenLabel)
    part.isOfView = element.control.text == nil
    part.isSilent = element.accessibility.isElement == false && element.kind == .label
    part.choice = choice
    if isOther {
      otherTexts += [part.text].compactMap { $0 }
      if part.image != nil, part.label == nil { otherImages.append(part) }
    } else if part.text != nil || part.image != nil || part.label != nil {
      parts.append(part)
    }
    otherTexts += element.otherTexts ?? []
    if element.customClass != nil, !expressions.contains(element.kind.name) { expressions.append(element.kind.name) }
    for child in element.children { gather(child, isOther: isOther, in: choice) }
  }

  /// The texts joined; a single one keeps its key.
  var title: TextReading {
    var reading = joined { $0.text }
    reading.others = otherTexts
    reading.expressions = expressions
    reading.comment = comment
    return reading
  }

  /// The words of the parts; views that are not read count only where there are no others, and so do texts that VoiceOver skips.
  private func joined(_ words: (Part) -> LocalizableText?) -> TextReading {
    let named = parts.filter { words($0) != nil }
    let all = named.allSatisfy(\.isSilent) ? named : named.filter { !$0.isSilent }
    let read = all.filter { !$0.isOfView || $0.label != nil }
    let texts = (read.isEmpty ? all : read).compactMap(words)
    let shown = texts.filter { !$0.isBlank }
    return TextReading(joined: (shown.isEmpty ? texts : shown).map { TextReading($0) }, with: ", ")
  }

  /// Whether it has neither text nor label.
  var isPicture: Bool { otherTexts.isEmpty && parts.allSatisfy { $0.text == nil && $0.label == nil } }

  /// The first image that always shows one with a name, of which VoiceOver says something, else the first one; with those that are shown
  /// in its place.
  var image: ImageReference? {
    let images = parts.filter { $0.image != nil }
    let first = images.first { $0.image?.expression == nil && $0.choice == nil } ?? images.first
    guard let first, let choice = first.choice else { return first?.image }
    return first.image?.or(otherImages.filter { $0.choice == choice }.compactMap(\.image))
  }

  /// What is spoken if a part has its own label; nil if none has.
  var label: LocalizableText? {
    guard parts.contains(where: { $0.label != nil }) else { return nil }
    return joined { $0.label ?? $0.text }.text
  }
}

extension Element {
  /// The text that an element adds to a label; for the app's own view without child views it is computed.
  fileprivate var labelText: LocalizableText? {
    guard case .unknown(let name) = kind, children.meaningful.isEmpty else { return control.text }
    return control.text ?? LocalizableText(computedBy: name)
  }

  /// The author's label, unless VoiceOver skips the element.
  fileprivate var spokenLabel: LocalizableText? { accessibility.isElement == false ? nil : accessibility.label }
}
