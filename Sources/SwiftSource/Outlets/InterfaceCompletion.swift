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
    // What a view loads as its own is inside it.
    let decision = tree.ownerClass.flatMap {
      effects.isController($0) ? nil : self.decision(insideInstancesOf: $0, isOwner: true)
    }
    for index in tree.screens.indices { complete(&tree.screens[index].root, conditions, inside: decision) }
    return tree
  }

  /// What code decides about the elements inside an object.
  private struct Decision {
    let use: CodeUse
    /// What is reached all the same, if the code lists it.
    var reach: ReachDecision?
  }

  private func decision(insideInstancesOf type: String, isOwner: Bool) -> Decision? {
    if let use = effects.override(by: type, of: \.content) { return Decision(use: use) }
    return effects.decision(insideInstancesOf: type, isOwner: isOwner).map { Decision(use: $1, reach: $0) }
  }

  /// - Parameters:
  ///   - around: What the class of a view around decides about what is inside it.
  ///   - place: By what code reaches the element without an outlet.
  private func complete(
    _ element: inout Element, _ conditions: BuildConditions, inside around: Decision? = nil,
    at place: ElementPlace = ElementPlace()
  ) {
    let isReached = around?.reach?.reaches(element.connections.outlets ?? []) ?? false
    let decision = isReached ? nil : around
    let known = effects.effects(on: element, at: place) ?? effects.effects(onSubmenuOf: element)
    if let known {
      element.code = CodeUse(classes: known.classes, sets: known.sets, givenTo: known.givenTo)
      CodeAssignments(known, module: module, conditions: conditions).complete(&element)
    }
    let own = element.connections.customClass
    if let use = decision?.use ?? own.flatMap({ effects.override(by: $0, of: \.itself) }) {
      element.code = element.code ?? use
      element.code?.override = use.override
      element.code?.isUnreached = use.isUnreached
    }
    for (property, slot) in Self.givenByAttributes { complete(&element, property, slot) }
    for index in (element.layout.constraints ?? []).indices {
      guard let constraint = element.layout.constraints?[index], effects.leaves(constraint) else { continue }
      element.layout.constraints?[index].hasOutlet = nil
    }
    let inner =
      decision ?? own.flatMap { self.decision(insideInstancesOf: $0, isOwner: false) } ?? known.flatMap(self.decision)
    var place = place.inside(element, isController: own.map(effects.isController) == true)
    for index in element.children.indices {
      place.index = index
      complete(&element.children[index], conditions, inside: inner, at: place)
    }
  }

  /// What code that reaches an object decides about the elements inside it.
  private func decision(_ known: KnownEffects) -> Decision? {
    guard let reach = known.reach, let owner = known.classes.first else { return nil }
    return Decision(use: CodeUse(decidedBy: owner, member: reach.member), reach: reach)
  }

  /// Sets a text that the file lacks and code sets by an attribute that authors add in Interface Builder.
  private func complete(
    _ element: inout Element, _ property: CodeProperty, _ slot: WritableKeyPath<Element, LocalizableText?>
  ) {
    let attribute = element.runtimeAttributes?.first { effects.sets(property, by: $0) }
    guard let attribute, element[keyPath: slot]?.isBlank != false else { return }
    element[keyPath: slot] = LocalizableText(computedBy: "\(attribute.keyPath): \(attribute.value ?? "")")
  }

  /// The texts that extensions of UIKit's classes have attributes for.
  private static var givenByAttributes: [(CodeProperty, WritableKeyPath<Element, LocalizableText?>)] {
    [(.label, \.accessibility.label), (.hint, \.accessibility.hint), (.placeholder, \.control.placeholder)]
  }
}

/// What code sets of one object.
private struct CodeAssignments {
  private let sets: Set<CodeProperty>
  private let assignments: [CodeProperty: [CodeEffects.Assignment]]
  private let module: ModuleIndex
  private let conditions: BuildConditions

  init(_ known: KnownEffects, module: ModuleIndex, conditions: BuildConditions) {
    (sets, assignments, self.module, self.conditions) = (known.sets, known.assignments, module, conditions)
  }

  /// Sets the texts and the image of an element that the code sets and the file does not, or that the code replaces.
  func complete(_ element: inout Element) {
    set(.label, as: \.accessibility.label, of: &element)
    set(.hint, as: \.accessibility.hint, of: &element)
    set(.toolTip, as: \.control.toolTip, of: &element)
    set(.placeholder, as: \.control.placeholder, of: &element)
    if !element.isTextEntry { set(.title, as: element.titleSlot, of: &element) }
    guard element.kind == .button, element.control.states?.values.contains(where: { $0.image != nil }) != true,
      element.control.configuration?.image == nil, sets.contains(.image)
    else { return }
    element.control.states = element.control.states ?? [:]
    element.control.states?[.normal, default: StateContent()].image = image(of: assignments[.image] ?? [])
  }

  /// The image that code sets: named if it is the only one.
  private func image(of all: [CodeEffects.Assignment]) -> ImageReference {
    guard let first = all.first, let source = first.expression else { return ImageReference(computedBy: Self.unnamed) }
    let known = first.isOfAnother ? nil : read(first).flatMap { UIKitImage($0, $1).reference }
    if all.count == 1, let known, known.expression == nil { return known }
    return ImageReference(computedBy: source, isSystem: known?.isSystem == true || source.contains("ystemName"))
  }

  private func set(
    _ property: CodeProperty, as slot: WritableKeyPath<Element, LocalizableText?>, of element: inout Element
  ) {
    guard sets.contains(property) else { return }
    let all = assignments[property] ?? []
    let sole = all.count == 1 ? all.first : nil
    guard sole?.isAtLoading == true || element[keyPath: slot]?.isBlank != false else { return note(all, in: &element) }
    if sole == nil { note(all, in: &element) }
    if let old = element[keyPath: slot], !old.isBlank {
      let others = element.code?.replaced ?? []
      element.code?.replaced = others + [old]
    }
    element[keyPath: slot] =
      sole.map(text)
      ?? LocalizableText(computedBy: all.lazy.compactMap(\.expression).first { $0 != "nil" } ?? Self.unnamed)
  }

  /// Notes the texts with keys that code sets at times, in the place of the file's or of one another.
  private func note(_ all: [CodeEffects.Assignment], in element: inout Element) {
    let others = all.lazy.filter { !$0.isOfAnother }.map(text).filter { $0.key != nil }
    for other in others where element.otherTexts?.contains(other) != true {
      element.otherTexts = (element.otherTexts ?? []) + [other]
    }
  }

  /// The name of an expression that is not kept.
  private static let unnamed = "code"

  /// The expression that code sets a property to, with what reads its texts; nil if it is not kept, or no expression.
  private func read(_ assignment: CodeEffects.Assignment) -> (ExprSyntax, TextReader)? {
    guard let source = assignment.expression, let statement = Parser.parse(source: source).statements.first,
      case .expr(let expression) = statement.item
    else { return nil }
    let reader = TextReader(
      in: assignment.type, of: assignment.location.file, conditions: conditions, module: module)
    return (expression, reader)
  }

  /// The text that an expression is, as far as it is known.
  private func text(of assignment: CodeEffects.Assignment) -> LocalizableText {
    guard let source = assignment.expression else { return LocalizableText(computedBy: Self.unnamed) }
    if assignment.isOfAnother { return LocalizableText(computedBy: source) }
    guard let (expression, reader) = read(assignment) else { return LocalizableText(computedBy: source) }
    let reading = reader.read(expression, isKey: false)
    guard reading.others.isEmpty, reading.expressions.isEmpty, var text = reading.text else {
      return LocalizableText(computedBy: source)
    }
    // The table of the interface file has no key for it.
    if text.key == nil { text.isVerbatim = true }
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
