internal import AuditModel

/// What the code of a project does with objects, by class, function and member.
struct EffectIndex: Sendable {
  private(set) var all = FileEffects()
  /// The functions that the objects of each class run when they are loaded.
  private(set) var functionsAtLoading: [String: Set<String>] = [:]
  /// The classes that inherit from each class, directly or not, sorted.
  private var subclasses: [String: [String]] = [:]
  /// What code decides about the elements inside all members of a type, by the type, with the class that does so.
  private var reachByType: [String: (decision: ReachDecision, owner: String)] = [:]

  /// The effects of some files.
  init(_ files: [FileEffects]) {
    for file in files {
      all.classes.merge(file.classes) { first, second in
        var both = first
        both.formUnion(second)
        return both
      }
      all.functions.merge(file.functions) { $0 + $1 }
      all.foreign.formUnion(file.foreign)
      all.textsOfIdentifiers.formUnion(file.textsOfIdentifiers)
    }
    for name in all.classes.keys { functionsAtLoading[name] = functionsAtLoading(of: name) }
    reachByType = Self.reachByType(all.classes)
    for name in all.classes.keys.sorted() {
      for superclass in line(name).dropFirst() { subclasses[superclass, default: []].append(name) }
    }
  }

  private static func reachByType(_ classes: [String: ClassEffects]) -> [String: (
    decision: ReachDecision, owner: String
  )] {
    var found: [String: (decision: ReachDecision, owner: String)] = [:]
    var open: Set<String> = []
    for (owner, effects) in classes.sorted(by: { $0.key < $1.key }) {
      for (member, type) in effects.memberTypes.sorted(by: { $0.key < $1.key }) {
        guard let decision = effects.members[member]?.reach else {
          open.insert(type)
          continue
        }
        found[type] = found[type] ?? (decision, owner)
      }
    }
    return found.filter { !open.contains($0.key) }
  }

  /// What the code of a class of the app decides about the elements inside its instances; nil if it leaves them alone, or if the class
  /// is that of controllers, which contain no elements themselves.
  ///
  /// - Parameter isOwner: Whether what is inside is loaded by the instances, so that code that has one as a member decides too.
  func decision(insideInstancesOf type: String, isOwner: Bool) -> (ReachDecision, CodeUse)? {
    guard isDeclared(type), !isController(type) else { return nil }
    // What an extension of the system's views can do is done to those only on which code calls it.
    let own = line(type).lazy.filter(isDeclared).compactMap { name in
      all.classes[name]?.own.reach.map { ($0, name) }
    }.first
    guard let (decision, owner) = own ?? (isOwner ? reachByType[type].map { ($0, $1) } : nil) else { return nil }
    return (decision, CodeUse(decidedBy: owner, member: decision.member))
  }

  /// Whether code that was read leaves a constraint as it is: the classes are known that have outlets to it, and none changes it.
  func leaves(_ constraint: LayoutConstraint) -> Bool {
    guard let outlets = constraint.outlets, outlets.classes.allSatisfy(isDeclared) else { return false }
    var effects = CodeEffects()
    for name in outlets.names { effects.formUnion(self.effects(onMember: name, of: outlets.classes)) }
    let known = known(effects, by: outlets.classes, of: ObjectClass())
    return !known.sets.contains(.size) && known.givenTo.isEmpty
  }

  /// Whether an attribute that Interface Builder lets authors add sets a property of its object.
  func sets(_ property: CodeProperty, by attribute: RuntimeAttribute) -> Bool {
    attribute.value?.isEmpty == false
      && properties(of: FunctionCall(name: attribute.keyPath), calledOn: ObjectClass(isKnown: false)).contains(property)
  }

  /// What code does with an element, and what it calls; nil if no class that reaches the element is known.
  ///
  /// - Parameter place: What is around it.
  func effects(on element: Element, at place: ElementPlace = ElementPlace()) -> KnownEffects? {
    if element.kind == .window { return effects(onWindow: element, in: place.file) }
    if let effects = effects(onItem: element, at: place) { return effects }
    let connections = element.connections
    var owners = (connections.outletClasses ?? []).filter(isDeclared)
    let own = [connections.customClass].compactMap(\.self).filter(isDeclared)
    let (aroundIt, ownersAround) = effects(onSubview: element, at: place)
    if !element.hasOutlet { owners += ownersAround }
    guard !(owners + own).isEmpty, !element.hasOutlet || !owners.isEmpty else { return nil }
    var effects = aroundIt
    for outlet in connections.outlets ?? [] {
      effects.formUnion(self.effects(onMember: outlet, of: owners))
      if let owner = place.owner, owners.contains(owner) {
        effects.formUnion(self.effects(onMember: outlet, ofSubclassesOf: owner))
      }
      if !Self.kindsWithItems.contains(element.kind) {
        effects.formUnion(self.effects(onItemsOf: outlet, of: owners))
      }
    }
    for name in own { effects.formUnion(self.effects(ofClass: name)) }
    for selector in connections.actions ?? [] { effects.formUnion(self.effects(onSenderOf: selector)) }
    if element.accessibility.identifier == nil, !effects.setsIdentifier {
      effects.remove(setTo: all.textsOfIdentifiers)
    }
    return known(effects, by: Set(owners + own).sorted(), of: objectClass(of: element))
  }

  /// The kinds of elements whose items are elements of their own.
  private static let kindsWithItems: Set<ElementKind> = [.menu, .popUpButton, .tabBar, .toolbar, .navigationBar]

  /// What classes do with items of an outlet collection that they ask for by an index: any of them may be the element.
  private func effects(onItemsOf outlet: String, of classes: [String]) -> CodeEffects {
    let bare = outlet.hasPrefix("_") ? String(outlet.dropFirst()) : outlet
    let beginning = EffectsRecorder.item(at: nil, of: bare)
    let names = Set(classes.flatMap(line).flatMap { all.classes[$0]?.members.keys.map(\.self) ?? [] })
    var effects = CodeEffects()
    for name in names.sorted() where name.hasPrefix(beginning) {
      effects.formUnion(self.effects(onMember: name, of: classes))
    }
    effects.markPossible()
    return effects
  }

  /// What code does with a view that it reaches as one of those inside another, with the classes that do so: those of which an outlet is
  /// the view around.
  private func effects(onSubview element: Element, at place: ElementPlace) -> (effects: CodeEffects, owners: [String]) {
    var effects = CodeEffects()
    guard let connections = place.superview?.connections else { return (effects, []) }
    let owners = (connections.outletClasses ?? []).filter(isDeclared)
    for outlet in owners.isEmpty ? [] : connections.outlets ?? [] {
      let items = [nil, place.index].map { EffectsRecorder.item(at: $0, of: outlet) }
      for name in items + casts(of: items, to: element, by: owners) {
        effects.formUnion(self.effects(onMember: name, of: owners))
      }
    }
    return effects.isEmpty ? (effects, []) : (effects, owners)
  }

  /// The names under which classes know items that they cast to the class of an element.
  private func casts(of items: [String], to element: Element, by owners: [String]) -> [String] {
    let names = Set(owners.flatMap(line).flatMap { all.classes[$0]?.members.keys.map(\.self) ?? [] })
    return names.sorted().filter { name in
      items.contains { item in
        let beginning = EffectsRecorder.cast(item, to: "")
        return name.hasPrefix(beginning) && isOfClass(element, String(name.dropFirst(beginning.count)))
      }
    }
  }

  /// What code does with an item that it reaches by what is around it; nil if it is nothing.
  private func effects(onItem element: Element, at place: ElementPlace) -> KnownEffects? {
    guard !element.hasOutlet else { return nil }
    if let list = place.list, element.kind == .menuItem {
      let owners = (list.outletClasses ?? []).filter(isDeclared)
      let items = (list.outlets ?? []).flatMap { outlet in
        [nil, place.index].map { EffectsRecorder.item(at: $0, of: outlet) }
      }
      let effects = items.reduce(into: CodeEffects()) { $0.formUnion(self.effects(onMember: $1, of: owners)) }
      return effects.sets.isEmpty ? nil : known(effects, by: owners, of: objectClass(of: element))
    }
    if element.kind == .tabBarItem { return effects(onTab: element, at: place) }
    return place.controller.flatMap { effects(onItem: element, of: $0) }
  }

  /// What code does with the title of a menu in an item, which is that of the item (Apple, `NSMenu.title`); nil if it is nothing.
  func effects(onSubmenuOf item: Element) -> KnownEffects? {
    guard item.kind == .menuItem, let menu = item.children.first(where: { $0.kind == .menu && $0.hasOutlet }),
      let known = effects(on: menu), let titles = known.assignments[.title]
    else { return nil }
    return KnownEffects(classes: known.classes, sets: [.title], assignments: [.title: titles], givenTo: [], reach: nil)
  }

  /// What a controller does with its navigation item, or with an item in that, which it has without an outlet; nil if it is nothing.
  ///
  /// A controller's title is that of its navigation item (Apple, `UIViewController.title`).
  private func effects(onItem element: Element, of controller: String) -> KnownEffects? {
    guard isDeclared(controller), let role = element.layout.role else { return nil }
    let isNavigationItem = element.kind == .navigationItem
    guard isNavigationItem || element.kind == .barButtonItem else { return nil }
    let item = EffectsRecorder.navigationItem
    var effects = effects(onMember: isNavigationItem ? item : "\(item).\(role.name)", of: [controller])
    let titles = isNavigationItem ? self.effects(ofClass: controller).sets[.title] : nil
    for assignment in titles ?? [] { effects.set(.title, to: assignment) }
    return effects.sets.isEmpty ? nil : known(effects, by: [controller], of: objectClass(of: element))
  }

  /// What a controller does with the color of its own view, which the file has without an outlet; nil if it is nothing.
  func effects(onViewOf controller: String?, _ element: Element) -> KnownEffects? {
    guard let controller, element.layout.role?.name == EffectsRecorder.view, isDeclared(controller) else { return nil }
    var effects = effects(onMember: EffectsRecorder.view, of: [controller])
    // A controller of a table, or of a collection, has its view by another name, too.
    if let name = Self.namesOfViews[element.kind] { effects.formUnion(self.effects(onMember: name, of: [controller])) }
    return effects.sets[.color] == nil ? nil : known(effects, by: [controller], of: objectClass(of: element))
  }

  private static let namesOfViews: [ElementKind: String] = [
    .tableView: "tableView", .collectionView: "collectionView",
  ]

  /// What classes do with one of their members, and what others do with a member of that name.
  func effects(onMember name: String, of classes: [String]) -> CodeEffects {
    // Objective-C's instance variables begin with an underscore, which properties do not have.
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    var effects = CodeEffects()
    for name in Set([name, bare]) {
      for owner in classes {
        effects.formUnion(self.effects(of: owner) { all.classes[$0]?.members[name] })
      }
      // Every controller has a view, so that others than those of the classes are meant.
      if name != EffectsRecorder.view { effects.formUnion(foreignEffects(onMember: name, of: classes)) }
    }
    return effects
  }

  /// What the classes that inherit from one may do with a member of that.
  private func effects(onMember name: String, ofSubclassesOf owner: String) -> CodeEffects {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    var effects = (subclasses[owner] ?? []).reduce(into: CodeEffects()) { effects, type in
      if let own = all.classes[type]?.members[bare] { effects.formUnion(own) }
    }
    effects.markPossible()
    return effects
  }

  /// What classes do with a member of other objects, without those whose class is stated and has nothing to do with some classes.
  func foreignEffects(onMember name: String, of classes: [String]) -> CodeEffects {
    all.foreign.effects(onMember: name).reduce(into: CodeEffects()) { effects, known in
      // The system's classes have none of the app's members.
      if let stated = type(of: known.owner), !isDeclared(stated), SystemTypes.contain(stated) { return }
      // What has no such member is not meant: the name is another one than it seems.
      guard let stated = type(of: known.owner), isDeclared(stated), declares(name, in: stated) else {
        return effects.formUnion(known.effects)
      }
      guard classes.contains(where: { line($0).contains(stated) || line(stated).contains($0) }) else { return }
      var own = known.effects
      own.markStated()
      effects.formUnion(own)
    }
  }

  /// Whether a class, or one that it inherits from, declares a member with a type that is known.
  private func declares(_ member: String, in name: String) -> Bool {
    line(name).contains { all.classes[$0]?.memberTypes[member] != nil }
  }

  /// The type of an object, by its name without those of the types around it; nil if it is not stated.
  private func type(of owner: ForeignEffects.Owner) -> String? {
    switch owner {
    case .unknown: nil
    case .type(let name): name.lastTypeName
    case .property(let name, let type): self.type(ofMember: name, of: type)
    }
  }

  /// The type of a member of a class, by its name without those of the types around it; nil if it is not stated.
  func type(ofMember name: String, of type: String) -> String? {
    line(type).lazy.compactMap { all.classes[$0]?.memberTypes[name]?.withoutGenerics.lastTypeName }.first
  }

  /// What a class does with its own objects; what the app adds to a class of the system is done to those only on which code calls it.
  func effects(ofClass name: String) -> CodeEffects {
    effects(of: name) { isDeclared($0) ? all.classes[$0]?.own : nil }
  }

  /// What a class and those that it inherits from do, with what is done when an object of the class is loaded marked as such.
  func effects(of owner: String, _ part: (String) -> CodeEffects?) -> CodeEffects {
    var effects = line(owner).compactMap(part).reduce(into: CodeEffects()) { $0.formUnion($1) }
    effects.markLoading(by: functionsAtLoading[owner] ?? [])
    return effects
  }

  /// What an action does with its sender.
  private func effects(onSenderOf selector: String) -> CodeEffects {
    let name = String(selector.prefix { $0 != ":" })
    return (all.functions[name] ?? []).reduce(into: CodeEffects()) { effects, function in
      effects.formUnion(function.effects(on: .position(0)) ?? CodeEffects())
    }
  }
}
