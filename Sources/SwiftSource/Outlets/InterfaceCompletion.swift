internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// Completes interface files with what code does with their objects: what it is known to set at loading replaces what the file says,
/// and the rest is noted.
struct InterfaceCompletion: Sendable {
  /// What code does.
  let effects: EffectIndex
  /// What the names in its expressions mean.
  let module: ModuleIndex

  /// An interface with what code sets of its objects.
  func completed(_ tree: InterfaceTree) -> InterfaceTree {
    var tree = tree
    let conditions = BuildConditions(platform: tree.platform)
    for index in tree.screens.indices { complete(&tree.screens[index].root, conditions) }
    return tree
  }

  private func complete(_ element: inout Element, _ conditions: BuildConditions) {
    if let known = effects.effects(on: element) {
      element.code = CodeUse(classes: known.classes, sets: Set(known.sets.keys), givenTo: known.givenTo)
      CodeAssignments(known, module: module, conditions: conditions).complete(&element)
    }
    for index in element.children.indices { complete(&element.children[index], conditions) }
  }
}

/// What code sets of one object.
private struct CodeAssignments {
  private let sets: [CodeProperty: [CodeEffects.Assignment]]
  private let module: ModuleIndex
  private let conditions: BuildConditions

  init(_ known: KnownEffects, module: ModuleIndex, conditions: BuildConditions) {
    (sets, self.module, self.conditions) = (known.sets, module, conditions)
  }

  /// Sets the texts and the image of an element that the code sets and the file does not, or that the code replaces.
  func complete(_ element: inout Element) {
    set(.label, as: \.accessibility.label, of: &element)
    set(.hint, as: \.accessibility.hint, of: &element)
    set(.toolTip, as: \.control.toolTip, of: &element)
    set(.placeholder, as: \.control.placeholder, of: &element)
    set(.title, as: element.titleSlot, of: &element)
    guard element.kind == .button, element.control.states?.values.contains(where: { $0.image != nil }) != true,
      element.control.configuration?.image == nil, let image = sets[.image]?.first
    else { return }
    element.control.states = element.control.states ?? [:]
    element.control.states?[.normal, default: StateContent()].image = ImageReference(
      computedBy: image.expression ?? "code", isSystem: image.expression?.contains("ystemName") ?? false)
  }

  private func set(
    _ property: CodeProperty, as slot: WritableKeyPath<Element, LocalizableText?>, of element: inout Element
  ) {
    guard let assignments = sets[property], let first = assignments.first else { return }
    let isReplaced = assignments.count == 1 && first.isAtLoading
    guard isReplaced || element[keyPath: slot]?.isBlank != false else { return }
    element[keyPath: slot] =
      assignments.count == 1 ? text(of: first) : LocalizableText(computedBy: first.expression ?? "code")
  }

  /// The text that an expression is, as far as it is known.
  private func text(of assignment: CodeEffects.Assignment) -> LocalizableText {
    guard let source = assignment.expression else { return LocalizableText(computedBy: "code") }
    guard let statement = Parser.parse(source: source).statements.first, case .expr(let expression) = statement.item
    else { return LocalizableText(computedBy: source) }
    let reader = TextReader(
      in: assignment.type, of: assignment.location.file, conditions: conditions, module: module)
    let reading = reader.read(expression, isKey: false)
    guard reading.others.isEmpty, reading.expressions.isEmpty, let text = reading.text else {
      return LocalizableText(computedBy: source)
    }
    return text
  }
}

extension Element {
  /// Where the element has the text that it shows.
  fileprivate var titleSlot: WritableKeyPath<Element, LocalizableText?> {
    switch kind {
    case .button: \.normalTitle
    case .label, .textField, .textView, .searchField: \.control.text
    default: \.control.title
    }
  }

  /// The title of the normal state.
  fileprivate var normalTitle: LocalizableText? {
    get { control.states?[.normal]?.title }
    set {
      control.states = control.states ?? [:]
      control.states?[.normal, default: StateContent()].title = newValue
    }
  }
}
