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
  /// The natural size in points of an image by its name; nil if it is not known.
  let imageSize: @Sendable (String) -> Size?
  /// The identifiers of the controllers that others show inside themselves.
  private let partsOfControllers: Set<String>
  /// The classes of such controllers.
  private let classesOfParts: Set<String>

  init(effects: EffectIndex, module: ModuleIndex, imageSize: @escaping @Sendable (String) -> Size?) {
    (self.effects, self.module, self.imageSize) = (effects, module, imageSize)
    (partsOfControllers, classesOfParts) = (effects.partsOfControllers, effects.classesOfParts)
  }

  /// An interface with what code sets of its objects.
  func completed(_ tree: InterfaceTree) -> InterfaceTree {
    var tree = tree
    let conditions = BuildConditions(platform: tree.platform)
    // What a view loads as its own is inside it.
    let decision = tree.ownerClass.flatMap {
      effects.isController($0) ? nil : self.decision(insideInstancesOf: $0, isOwner: true, conditions)
    }
    let place = ElementPlace(file: FileObjects(tree), owner: tree.ownerClass)
    for index in tree.screens.indices {
      if isPart(tree.screens[index]) {
        tree.screens[index].surroundings = tree.screens[index].surroundings ?? ScreenSurroundings()
        tree.screens[index].surroundings?.isPart = true
      }
      complete(&tree.screens[index].root, conditions, inside: decision, at: place)
      if tree.platform != .macOS { addTitle(ofOwner: tree.ownerClass, to: &tree.screens[index], conditions) }
    }
    return tree
  }

  /// Whether code makes the screen by its identifier or as one of a class, or has it as a member, and shows it inside another one.
  private func isPart(_ screen: Screen) -> Bool {
    guard screen.root.kind == .viewController, screen.surroundings?.hasNavigationBar != true else { return false }
    return screen.title.map(partsOfControllers.contains) == true
      || screen.root.connections.customClass.map(classesOfParts.contains) == true
  }

  /// Adds the navigation item of the controller whose view a screen is, if its code sets the title of it and the file has no bar.
  private func addTitle(ofOwner owner: String?, to screen: inout Screen, _ conditions: BuildConditions) {
    guard let controller = controller(of: screen, owner: owner), !screen.root.hasBar else { return }
    var item = Element(id: "\(screen.root.id).navigationItem", kind: .navigationItem)
    item.layout.role = .init(name: EffectsRecorder.navigationItem)
    let place = ElementPlace(controller: controller)
    let titles = effects.effects(on: item, at: place)?.assignments[.title] ?? []
    // What an extension of the system's controllers sets is not a title of each of them.
    let own = titles.filter { $0.expression != "nil" && effects.isDeclared($0.type.lastTypeName) }
    if own.isEmpty, !effects.givesTitleView(to: controller) { return }
    item.location = own.first?.location
    if !own.isEmpty { complete(&item, conditions, at: place) }
    screen.root.children.append(item)
  }

  /// The class of the controller whose view a screen is, if a bar that the file does not have may show its title.
  ///
  /// The title of a controller in a tab is that of its tab, and what shows a part has the bar.
  private func controller(of screen: Screen, owner: String?) -> String? {
    if screen.root.kind == .viewController {
      guard let bars = screen.surroundings else { return screen.root.connections.customClass }
      let isOther = [bars.hasNavigationBar, bars.hasTabBar, bars.isPart].contains(true)
      return isOther ? nil : screen.root.connections.customClass
    }
    return owner.flatMap { effects.isController($0) && screen.root.isView(ofOwner: $0) ? $0 : nil }
  }

  /// What code decides about the elements inside an object.
  private struct Decision {
    let use: CodeUse
    /// What is reached all the same, if the code lists it.
    var reach: ReachDecision?
  }

  private func decision(
    insideInstancesOf type: String, isOwner: Bool, _ conditions: BuildConditions
  ) -> Decision? {
    let own = effects.override(by: type, of: \.content).map { Decision(use: $0) }
    let decision =
      own ?? effects.decision(insideInstancesOf: type, isOwner: isOwner).map { Decision(use: $1, reach: $0) }
    guard conditions.platform == .macOS, decision?.use.override?.hasSuffix(".\(ReachDecision.itself)") == true else {
      return decision
    }
    // In AppKit what is inside an element is reached all the same; one that is a control acts for it.
    return effects.areControls(type) ? decision : nil
  }

  /// - Parameters:
  ///   - around: What the class of a view around decides about what is inside it.
  ///   - place: By what code reaches the element without an outlet.
  private func complete(
    _ element: inout Element, _ conditions: BuildConditions, inside around: Decision? = nil,
    at place: ElementPlace = ElementPlace()
  ) {
    complete(&element, byClassesAt: place)
    let isReached = around?.reach?.reaches(element.connections.outlets ?? []) ?? false
    let decision = isReached ? nil : around
    let known = effects.effects(on: element, at: place) ?? effects.effects(onSubmenuOf: element)
    if let known {
      apply(known, to: &element, conditions)
    } else if let color = effects.effects(onViewOf: place.controller, element) {
      element.code = CodeUse(classes: color.classes, sets: [.color])
      CodeColors(color, effects: effects, module: module, conditions: conditions).complete(&element)
    } else if element.isPrototype == true, element.connections.customClass == nil {
      element.code = effects.useOfPrototype(element, at: place)
    }
    let own = element.connections.customClass
    let isControl = ElementKind.controls.contains(element.kind)
    let itself = own.flatMap { effects.areOnlyElements($0) && isControl ? nil : effects.override(by: $0, of: \.itself) }
    if let use = decision?.use ?? itself {
      element.code = element.code ?? use
      element.code?.override = use.override
      element.code?.isUnreached = use.isUnreached
    }
    for (property, slot) in Self.givenByAttributes { complete(&element, property, slot) }
    settleConstraints(of: &element)
    let inner =
      decision ?? own.flatMap { self.decision(insideInstancesOf: $0, isOwner: false, conditions) }
      ?? known.flatMap(self.decision)
    var place = place.inside(element, isController: own.map(effects.isController) == true)
    element.children.removeAll { effects.replaces($0, at: place) }
    for index in element.children.indices {
      place.index = index
      complete(&element.children[index], conditions, inside: inner, at: place)
    }
  }

  /// Completes an element with what its class is, and with what the controller's class says by itself.
  private func complete(_ element: inout Element, byClassesAt place: ElementPlace) {
    if element.kind == .view, let kind = element.connections.customClass.flatMap(effects.kindOfControl) {
      element.kind = kind
    }
    guard element.kind == .section, let controller = place.controller else { return }
    element.takeTitles(by: effects.sections(of: controller), of: controller)
  }

  /// Leaves no doubt about the constraints that code does not change.
  private func settleConstraints(of element: inout Element) {
    for index in (element.layout.constraints ?? []).indices {
      guard let constraint = element.layout.constraints?[index], effects.leaves(constraint) else { continue }
      element.layout.constraints?[index].hasOutlet = nil
    }
  }

  /// Completes an element with what code is known to do with it.
  private func apply(_ known: KnownEffects, to element: inout Element, _ conditions: BuildConditions) {
    element.code = CodeUse(classes: known.classes, sets: known.sets, givenTo: known.givenTo)
    CodeAssignments(known, module: module, conditions: conditions).complete(&element)
    CodeImages(known, module: module, conditions: conditions, sizes: imageSize).complete(&element)
    CodeColors(known, effects: effects, module: module, conditions: conditions).complete(&element)
    if known.onlyClearsTitle, element.showsNoTitle { element.code?.sets?.removeAll { $0 == .title } }
    if known.choosesItem { element.giveUpChoice() }
    if known.givesNoAction, element.isIdleButton { element.code?.givesNoAction = true }
    if known.sets.contains(.menu) { element.giveUpItems(isAtLoading: known.assigns(.menu)) }
    if known.isTakenOut { element.accessibility.isElement = false }
    if known.isShownAtLoading { element.isHidden = nil }
    if known.isHiddenForGood { element.isHidden = true }
    if known.ignoresTouches {
      element.connections.ignoresTouches = true
      element.code?.sets?.removeAll { $0 == .enabled }
    }
    if element.isHidden == true, known.isShownAtTimes { element.code?.isShownLater = true }
    if let view = known.ownView { element.giveTitle(to: view) }
    element.add(known.gestures, mayTakeTouches: known.sets.contains(.enabled) && !known.ignoresTouches)
  }

  /// What code that reaches an object decides about the elements inside it.
  private func decision(_ known: KnownEffects) -> Decision? {
    guard let reach = known.reach, let owner = known.classes.first else { return nil }
    return Decision(use: CodeUse(decidedBy: owner, member: reach.member), reach: reach)
  }

  /// Sets a text that code sets by an attribute that authors add in Interface Builder, after it took what the file says.
  private func complete(
    _ element: inout Element, _ property: CodeProperty, _ slot: WritableKeyPath<Element, LocalizableText?>
  ) {
    // Extensions of several classes may have an attribute of one name.
    if property == .placeholder, !element.isTextEntry { return }
    guard let attribute = element.runtimeAttributes?.first(where: { effects.sets(property, by: $0) }) else { return }
    element[keyPath: slot] = attribute.computedText
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

extension Element {
  /// Whether it is a button that does nothing as far as the file says, and that code reaches by outlets: others it may find among subviews.
  fileprivate var isIdleButton: Bool {
    kind == .button && hasOutlet
      && [connections.actions?.isEmpty, connections.opens?.isEmpty].allSatisfy { $0 != false }
      && connections.gestures == nil
  }

  /// Whether it is a button that has no title, or an empty one.
  fileprivate var showsNoTitle: Bool {
    kind == .button && [control.buttonTitle, control.title(for: .normal)].allSatisfy { $0?.isBlank != false }
  }
}

extension Element {
  /// Leaves what a section is called to the methods of its controller, which are asked instead of the file.
  fileprivate mutating func takeTitles(by methods: SectionTitles, of controller: String) {
    for (method, slot) in [(methods.header, \Control.title), (methods.footer, \.subtitle)] {
      guard let method, let old = control[keyPath: slot], old.expression == nil else { continue }
      var use = connections.code ?? CodeUse(classes: [controller], sets: [.title])
      use.replaced = (use.replaced ?? []) + [old]
      connections.code = use
      control[keyPath: slot] = LocalizableText(computedBy: "\(controller).\(method)")
    }
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

  /// Whether code shows the object at times: it sets whether it is hidden, or how opaque it is, to something that does not hide it, or
  /// calls a function that sets one of these.
  ///
  /// What a file makes transparent is hidden, too.
  fileprivate var isShownAtTimes: Bool {
    setElsewhere.contains(.visibility)
      || assignments[.visibility]?.contains { assignment in
        guard let value = assignment.expression, !assignment.isOfAnother else { return false }
        return !CodeProperty.hidingValues.contains(value)
      } == true
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
    giveUpChoice()
  }

  /// Leaves open which item of a pop-up button is shown, which code decides.
  fileprivate mutating func giveUpChoice() {
    guard isChoice else { return }
    // Other controls have it as the one after them.
    let name = connections.outlets?.first { $0 != "nextKeyView" } ?? id
    control.value = LocalizableText(computedBy: "\(name).selectedItem")
  }

  private mutating func markAsSamples() {
    if kind == .menuItem { isPrototype = true }
    for index in children.indices { children[index].markAsSamples() }
  }
}
