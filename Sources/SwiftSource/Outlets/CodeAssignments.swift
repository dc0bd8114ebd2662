internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// What code sets of one object.
struct CodeAssignments {
  private let sets: Set<CodeProperty>
  private let setElsewhere: Set<CodeProperty>
  private let lines: Int?
  private let assignments: [CodeProperty: [CodeEffects.Assignment]]
  private let module: ModuleIndex
  private let conditions: BuildConditions

  init(_ known: KnownEffects, module: ModuleIndex, conditions: BuildConditions) {
    (sets, setElsewhere, assignments, lines) = (known.sets, known.setElsewhere, known.assignments, known.lines)
    (self.module, self.conditions) = (module, conditions)
  }

  /// Sets the texts and the font of an element that the code sets and the file does not, or that the code replaces.
  func complete(_ element: inout Element) {
    set(.label, as: \.accessibility.label, of: &element)
    set(.hint, as: \.accessibility.hint, of: &element)
    set(.value, as: \.accessibility.value, of: &element)
    set(.toolTip, as: \.control.toolTip, of: &element)
    set(.placeholder, as: \.control.placeholder, of: &element)
    if isMadeReadOnly { element.control.isEditable = false }
    setFont(of: &element)
    if let lines, !setElsewhere.contains(.lines) {
      element.control.numberOfLines = lines
      element.code?.sets?.removeAll { $0 == .lines }
    }
    if !element.isTextEntry || element.showsText { set(.title, as: element.titleSlot, of: &element) }
  }

  /// Sets the font that code sets when the file is loaded, if all code that sets one sets the same: nothing of it is doubtful then.
  private func setFont(of element: inout Element) {
    guard let all = assignments[.font], !setElsewhere.contains(.font), element.control.configuration == nil else {
      return
    }
    let fonts = Set(
      all.map { $0.isOfAnother ? nil : $0.read(in: module, conditions).flatMap { UIKitFonts.font($0.0) } })
    guard fonts.count == 1, let font = fonts.first ?? nil, all.contains(where: \.isAtLoading) else { return }
    element.control.font = font
    element.code?.sets?.removeAll { $0 == .font }
  }

  /// Whether code makes the element one that only shows its text, when the file is loaded, and never one to write in.
  private var isMadeReadOnly: Bool {
    let all = assignments[.editable] ?? []
    return all.contains(where: \.isAtLoading)
      && all.allSatisfy { ["false", "NO"].contains($0.expression) && !$0.isOfAnother }
  }

  private func set(
    _ property: CodeProperty, as slot: WritableKeyPath<Element, LocalizableText?>, of element: inout Element
  ) {
    guard sets.contains(property) else { return }
    let all = (assignments[property] ?? []).inOrderOfUse
    let values = AssignedTexts(all.map { reading($0).placed(at: $0.location) })
    if property == .title, element.kind == .button, isTakenAway(all) {
      return element.takeTitle()
    }
    let isReplaced =
      all.contains(where: \.isAtLoading)
      || property == .title && isPlaceholder(element[keyPath: slot], of: element, setTo: values, by: all)
    guard isReplaced || element[keyPath: slot]?.isBlank != false else {
      return element.note(others: values.texts.filter { $0.key != nil })
    }
    if let old = element[keyPath: slot], !old.isBlank {
      let others = element.code?.replaced ?? []
      element.code?.replaced = others + [old]
    }
    element[keyPath: slot] =
      values.texts.first ?? LocalizableText(computedBy: values.expressions.first ?? Self.unnamed)
    let unknown = values.texts.isEmpty ? [] : values.expressions.map(LocalizableText.init(computedBy:))
    element.note(others: values.texts.dropFirst() + unknown)
    if property == .hint, values.texts.count > 1 { element.accessibility.otherHints = Array(values.texts.dropFirst()) }
  }

  /// Whether code sets no title but an absent one, which it sets when the file is loaded.
  private func isTakenAway(_ all: [CodeEffects.Assignment]) -> Bool {
    !setElsewhere.contains(.title) && all.contains(where: \.isAtLoading)
      && all.allSatisfy { $0.expression == "nil" && !$0.isOfAnother }
  }

  /// Whether the words of the file only hold a place: those of a label that another class sets, and those that Interface Builder gives
  /// a new object if the words of code are known.
  private func isPlaceholder(
    _ text: LocalizableText?, of element: Element, setTo values: AssignedTexts, by all: [CodeEffects.Assignment]
  ) -> Bool {
    if element.showsText, all.contains(where: \.isOfStatedClass) { return true }
    return values.texts.contains { !$0.isBlank } && text?.value.map(StandardTexts.contains) == true
  }

  /// The name of an expression that is not kept.
  static let unnamed = "code"

  /// What an expression says, as far as it is known.
  private func reading(_ assignment: CodeEffects.Assignment) -> TextReading {
    let source = assignment.expression ?? Self.unnamed
    guard !assignment.isOfAnother, let (expression, reader) = assignment.read(in: module, conditions) else {
      return TextReading(expression: source)
    }
    if expression.isNil { return TextReading() }
    let reading = reader.read(expression.stringOfAttributedString, isKey: false)
    return reading.expressions.isEmpty ? reading : TextReading(expression: source)
  }
}

/// The texts that code sets a property to.
private struct AssignedTexts {
  /// Those whose words are known, each once.
  private(set) var texts: [LocalizableText] = []
  /// The expressions of the others.
  private(set) var expressions: [String] = []

  init(_ readings: [TextReading]) {
    for reading in readings {
      for var text in [reading.text].compactMap(\.self) + reading.others {
        // The table of the interface file has no key for it.
        if text.key == nil { text.isVerbatim = true }
        if !texts.contains(text) { texts.append(text) }
      }
      expressions += reading.expressions
    }
    // An absent text leaves no words where there may be some.
    if !expressions.isEmpty || texts.contains(where: { !$0.isBlank }) { texts.removeAll(where: \.isBlank) }
  }
}

extension CodeEffects.Assignment {
  /// The expression that code sets a property to, with what reads its texts; nil if it is not kept, or no expression.
  func read(in module: ModuleIndex, _ conditions: BuildConditions) -> (ExprSyntax, TextReader)? {
    guard let source = expression, let statement = Parser.parse(source: source).statements.first,
      case .expr(let expression) = statement.item
    else { return nil }
    return (expression, TextReader(in: type, of: location.file, conditions: conditions, module: module))
  }
}

extension [CodeEffects.Assignment] {
  /// What is shown at first before what later events set; what is set last before the view is shown comes first.
  fileprivate var inOrderOfUse: Self {
    let atLoading = filter(\.isAtLoading)
    let isLast = { EffectsRecorder.appearing.contains($0.function) } as (Element) -> Bool
    return atLoading.filter(isLast) + atLoading.filter { !isLast($0) } + filter { !$0.isAtLoading }
  }
}

extension Element {
  /// Whether the element only shows a text: a label, or a text view that nobody can type into.
  fileprivate var showsText: Bool { kind == .label || kind == .textView && control.isEditable == false }

  /// Where the element has the text that it shows.
  fileprivate var titleSlot: WritableKeyPath<Element, LocalizableText?> {
    switch kind {
    case .button: \.control.buttonTitle
    case .label, .textField, .textView, .searchField: \.control.text
    default: isChoice ? \.control.value : \.control.title
    }
  }

  /// Takes the title of a button away in all states: nothing of it is doubtful then.
  fileprivate mutating func takeTitle() {
    for state in (control.states ?? [:]).keys { control.states?[state]?.title = nil }
    control.configuration?.title = nil
    connections.code?.sets?.removeAll { $0 == .title }
  }

  /// Notes further texts, each once.
  fileprivate mutating func note(others: some Sequence<LocalizableText>) {
    for other in others where otherTexts?.contains(other) != true { otherTexts = (otherTexts ?? []) + [other] }
  }
}
