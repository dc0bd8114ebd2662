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
    let place = ElementPlace(file: tree.platform == .macOS ? FileObjects(tree) : FileObjects())
    for index in tree.screens.indices {
      complete(&tree.screens[index].root, conditions, inside: decision, at: place)
      if tree.platform != .macOS { addTitle(ofOwner: tree.ownerClass, to: &tree.screens[index].root, conditions) }
    }
    return tree
  }

  /// Adds the navigation item of the controller that loads a view as its own, if its code sets the title of it and the file has no bar.
  private func addTitle(ofOwner owner: String?, to root: inout Element, _ conditions: BuildConditions) {
    guard let owner, effects.isController(owner), root.isView(ofOwner: owner), !root.hasBar else { return }
    var item = Element(id: "\(root.id).navigationItem", kind: .navigationItem)
    item.layout.role = .init(name: EffectsRecorder.navigationItem)
    let place = ElementPlace(controller: owner)
    let titles = effects.effects(on: item, at: place)?.assignments[.title] ?? []
    // What an extension of the system's controllers sets is not a title of each of them.
    let own = titles.filter { $0.expression != "nil" && effects.isDeclared($0.type.lastTypeName) }
    guard let first = own.first else { return }
    item.location = first.location
    complete(&item, conditions, at: place)
    root.children.append(item)
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
      if known.sets.contains(.menu) { element.giveUpItems(isAtLoading: known.assigns(.menu)) }
      if known.isTakenOut { element.accessibility.isElement = false }
      if known.isShownAtLoading { element.isHidden = nil }
      if let view = known.ownView { element.giveTitle(to: view) }
      element.add(known.gestures, mayTakeTouches: known.sets.contains(.enabled))
    } else if element.isPrototype == true, element.connections.customClass == nil {
      element.code = effects.useOfPrototype(element, in: place.file)
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
    element.children.removeAll { effects.replaces($0, at: place) }
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

extension Element {
  /// Whether the element is the view of the controller that owns the file.
  fileprivate func isView(ofOwner owner: String) -> Bool {
    connections.outlets?.contains("view") == true && connections.outletClasses?.contains(owner) == true
  }

  /// Whether a bar with a title is inside.
  fileprivate var hasBar: Bool {
    kind == .navigationBar || kind == .navigationItem || children.contains(where: \.hasBar)
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
    set(.value, as: \.accessibility.value, of: &element)
    set(.toolTip, as: \.control.toolTip, of: &element)
    set(.placeholder, as: \.control.placeholder, of: &element)
    if isMadeReadOnly { element.control.isEditable = false }
    if !element.isTextEntry || element.showsText { set(.title, as: element.titleSlot, of: &element) }
    guard element.kind == .button, element.control.configuration?.image == nil, sets.contains(.image) else { return }
    let image = image(of: assignments[.image] ?? [])
    guard replaces(element.control.states?.values.lazy.compactMap(\.image).first, with: image) else { return }
    element.control.states = element.control.states ?? [:]
    element.control.states?[.normal, default: StateContent()].image = image
  }

  /// Whether code makes the element one that only shows its text, when the file is loaded, and never one to write in.
  private var isMadeReadOnly: Bool {
    let all = assignments[.editable] ?? []
    return all.contains(where: \.isAtLoading) && all.allSatisfy { $0.expression == "false" && !$0.isOfAnother }
  }

  /// Whether the image that code sets replaces the file's: the file has none, code sets it when the file is loaded, or AppKit describes
  /// the file's image but not the one that code sets.
  private func replaces(_ old: ImageReference?, with new: ImageReference) -> Bool {
    guard let old else { return true }
    return assignments[.image]?.contains(where: \.isAtLoading) == true
      || old.isOfAppKit && !new.isOfAppKit && new.expression == nil
  }

  /// The image that code sets: named if it is the only one.
  private func image(of all: [CodeEffects.Assignment]) -> ImageReference {
    guard let first = all.first, let source = first.expression else {
      return ImageReference(unknownComputedBy: Self.unnamed)
    }
    let known = first.isOfAnother ? nil : read(first).flatMap { UIKitImage($0, $1).reference }
    if all.count == 1, let known, known.expression == nil { return known }
    var image = ImageReference(computedBy: source, isSystem: known?.isSystem == true || source.contains("ystemName"))
    image.mayBeSymbol = image.isSystem || known.map { $0.mayBeSymbol != true } == true ? nil : true
    return image
  }

  private func set(
    _ property: CodeProperty, as slot: WritableKeyPath<Element, LocalizableText?>, of element: inout Element
  ) {
    guard sets.contains(property) else { return }
    let all = (assignments[property] ?? []).inOrderOfUse
    let values = AssignedTexts(all.map { reading($0).placed(at: $0.location) })
    // The words of a label that another class sets only hold a place.
    let isPlaceholder = element.showsText && property == .title && all.contains(where: \.isOfStatedClass)
    let isReplaced = isPlaceholder || all.contains(where: \.isAtLoading)
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

  /// What an expression says, as far as it is known.
  private func reading(_ assignment: CodeEffects.Assignment) -> TextReading {
    let source = assignment.expression ?? Self.unnamed
    guard !assignment.isOfAnother, let (expression, reader) = read(assignment) else {
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

extension [CodeEffects.Assignment] {
  /// What is shown at first before what later events set; what is set last before the view is shown comes first.
  fileprivate var inOrderOfUse: Self {
    let atLoading = filter(\.isAtLoading)
    let isLast = { EffectsRecorder.appearing.contains($0.function) } as (Element) -> Bool
    return atLoading.filter(isLast) + atLoading.filter { !isLast($0) } + filter { !$0.isAtLoading }
  }
}

extension KnownEffects {
  /// Whether code sets a property of the object when it is loaded, in any case.
  fileprivate func assigns(_ property: CodeProperty) -> Bool {
    assignments[property]?.contains(where: \.isAtLoading) == true
  }

  /// Whether code shows the object when it is loaded, in any case.
  fileprivate var isShownAtLoading: Bool {
    let values = (assignments[.visibility] ?? []).filter(\.isAtLoading).map(\.expression)
    return !values.isEmpty && values.allSatisfy { ["false", "NO"].contains($0) }
  }
}

extension Element {
  /// Leaves what an item of a menu says to the view that code gives it, which is shown instead (Apple, `NSMenuItem.view`).
  fileprivate mutating func giveTitle(to view: String) {
    guard kind == .menuItem, let title = control.title, title.expression == nil else { return }
    let others = connections.code?.replaced ?? []
    connections.code?.replaced = others + [title]
    control.title = LocalizableText(computedBy: view)
  }

  /// Adds the gestures that code lets a label or an image recognize.
  ///
  /// - Parameter mayTakeTouches: Whether code sets whether the element ignores touches.
  fileprivate mutating func add(_ added: Set<GestureUse>, mayTakeTouches: Bool) {
    guard !added.isEmpty, [.label, .imageView].contains(kind), connections.ignoresTouches != true || mayTakeTouches
    else { return }
    for use in added.sorted(by: { ($0.gesture, $0.action ?? "") < ($1.gesture, $1.action ?? "") }) {
      connections.gestures = (connections.gestures ?? []) + [.init(name: use.gesture)]
      if let action = use.action { connections.gestureActions = (connections.gestureActions ?? []) + [action] }
    }
  }

  /// Makes samples of the items of a pop-up button, which another menu replaces, and takes away segments that are never shown.
  fileprivate mutating func giveUpItems(isAtLoading: Bool) {
    if kind == .segmentedControl, isAtLoading { children.removeAll { $0.kind == .segment } }
    guard kind == .popUpButton else { return }
    for index in children.indices { children[index].markAsSamples() }
    if isChoice { control.value = LocalizableText(computedBy: "\(connections.outlets?.first ?? id).selectedItem") }
  }

  private mutating func markAsSamples() {
    if kind == .menuItem { isPrototype = true }
    for index in children.indices { children[index].markAsSamples() }
  }

  /// Notes further texts, each once.
  fileprivate mutating func note(others: some Sequence<LocalizableText>) {
    for other in others where otherTexts?.contains(other) != true { otherTexts = (otherTexts ?? []) + [other] }
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
}
