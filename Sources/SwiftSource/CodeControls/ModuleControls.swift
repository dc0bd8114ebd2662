internal import AuditModel
internal import SwiftSyntax

/// What the code of all files of a project does with controls.
struct ModuleControls: Sendable {
  /// A change with the number of its file.
  struct Change: Sendable {
    let file: Int
    let locations: SourceLocations
    let change: ControlChange
    /// Whether it is certain that it is done to the control, not to another one in a list.
    var isCertain = true
  }

  /// The files; nil for one without controls.
  let files: [FileControls?]
  private(set) var names: [SyntaxIdentifier: [ControlName]] = [:]
  private(set) var changes: [ControlName: [Change]] = [:]
  private(set) var aliases: [ControlName: [ControlName]] = [:]
  private(set) var uses: [ControlName: [ControlUse]] = [:]
  private(set) var inherited: [String: [String]] = [:]
  /// How code names what types hand to SwiftUI.
  var namedRepresentables = NamedRepresentables([], in: [])
  private var typeNames: [String: Set<String>] = [:]
  private(set) var properties: Set<ControlName> = []
  /// Those among them that may be without a value.
  private(set) var optionals: Set<ControlName> = []
  /// The members by which types decide what is spoken of their values, by the types' names without those of the types around them.
  private var overrides: [String: SpeechOverrides] = [:]
  /// The names of the functions that any file declares, and of those of them that are actions.
  private(set) var functions: Set<String> = []
  private(set) var actions: Set<String> = []
  /// What is set to another value after it was declared.
  private(set) var replaced: Set<ControlName> = []
  /// How many values other than none and empty lists each name has.
  private(set) var listings: [ControlName: Int] = [:]
  /// The initializers of the app, by the type.
  private(set) var initializers: [String: [DeclaredInitializer]] = [:]
  /// The members of configurations of buttons whose code sets a title or an image.
  private var fillingPlaces: Set<ControlPlace> = []
  /// The texts that calls give to functions.
  let givenTexts: GivenTexts
  /// The names of what is changed and may be a property of any type, by their last part.
  private(set) var possiblyChanged: [String: [ControlName]] = [:]
  /// The values that are parts of controls, by their names.
  private var values: [ControlName: [Value]] = [:]

  /// The views into which code puts what has a name.
  private(set) var superviews: [ControlName: Set<ControlName>] = [:]
  /// The calls that lay views out, by the type around them, in the order of files.
  private(set) var layouts: [String: [LayoutCall]] = [:]
  /// The parameters of which functions say how they are laid out.
  private(set) var laidOutParameters: Set<ControlName> = []
  /// The values of constants that may be numbers or fonts.
  private(set) var constants: [ControlName: [ExprSyntax]] = [:]
  /// The classes whose objects interface files contain, without the names of types around them.
  let loadedClasses: Set<String>
  /// The code that nothing uses, so that what it makes is never shown.
  let unused: UnusedCode
  /// The functions that the files declare.
  private(set) var declarations: ModuleFunctions
  /// The calls of functions that make controls.
  private(set) var factoryUses = FactoryUses()
  /// What runs when values of the types are made.
  private(set) var startingCode = StartingCode()

  /// A value that is a part of controls.
  struct Value: Sendable {
    let locations: SourceLocations
    let creation: ControlCreation
  }

  /// The controls of some files.
  ///
  /// - Parameters:
  ///   - others: What the files without controls declare.
  ///   - loadedClasses: The classes whose objects interface files contain.
  ///   - unused: The code that nothing in the sources uses.
  init(
    _ files: [FileControls?], besides others: [FileDeclarations], loadedClasses: Set<String> = [],
    without unused: UnusedCode = UnusedCode()
  ) {
    (self.files, self.loadedClasses) = (files, loadedClasses)
    self.unused = UnusedCode(functions: unused.functions, types: unused.types.subtracting(loadedClasses))
    declarations = ModuleFunctions(files, besides: others)
    givenTexts = GivenTexts(files.lazy.compactMap(\.self), to: &declarations)
    for file in others { add(file) }
    reserveCapacity()
    for (index, file) in files.enumerated() {
      if let file { add(file, at: index) }
    }
    for (index, file) in files.enumerated() {
      for stated in file?.statedChanges ?? [] { add(stated, from: index, file?.locations) }
    }
    for override in files.lazy.compactMap(\.self).flatMap(\.overrides) {
      for name in superclassNames(of: override) { aliases[override, default: []].append(name) }
    }
    let known = files.compactMap(\.self)
    var functions = declarations
    factoryUses = FactoryUses(known, of: &functions) { creation, name in
      form(of: creation.type)?.form.hasItems != true && aliases(of: names[creation.call.id] ?? []).contains(name)
    }
    for name in changes.keys where !properties.contains(name) && !name.isParameter {
      if let last = name.lastName { possiblyChanged[last, default: []].append(name) }
    }
    for file in files.lazy.compactMap(\.self) { addValues(of: file) }
    addButtonsAround()
  }

  /// Notes the names of the buttons to which code adds views.
  private mutating func addButtonsAround() {
    let around = superviews.values.reduce(into: Set<ControlName>()) { $0.formUnion($1) }
    guard !around.isEmpty else { return }
    for creation in files.lazy.compactMap(\.self).flatMap(\.creations) where isButton(creation.type) {
      buttonsAround.formUnion(names(of: creation).filter { around.contains($0) && !mayBeOtherView($0) })
    }
  }

  /// Whether the values of a class are buttons of UIKit that are elements with all that is inside.
  private func isButton(_ type: String) -> Bool {
    if type == Self.button { return true }
    return frameworkClass(of: type) == Self.button
      && !changes(ofClass: type).contains { ControlParts.decidesReach($0.change.member) }
  }

  /// Whether code also gives a property, at times, a view that is not a button.
  private func mayBeOtherView(_ name: ControlName) -> Bool {
    guard case .type = name.owner else { return false }
    return (changes[ControlName(owner: name.owner)] ?? []).contains { known in
      guard known.change.member == name.path, case .set(let values) = known.change.act else { return false }
      let types = values.compactMap { $0.as(FunctionCallExprSyntax.self)?.createdType }
      return types.contains { frameworkClass(of: $0) != Self.button }
    }
  }

  private mutating func add(_ file: FileControls, at index: Int) {
    for (creation, own) in file.names { names[creation, default: []] += declarations.resolved(own) }
    for (name, own) in file.changes {
      add(own.map { Change(file: index, locations: file.locations, change: $0) }, of: name)
    }
    for (name, own) in file.aliases { aliases[name, default: []] += declarations.resolved(own) }
    uses.add(file.uses)
    inherited.add(file.inherited)
    for (name, own) in file.typeNames { typeNames[name, default: []].formUnion(own) }
    properties.formUnion(file.properties)
    optionals.formUnion(file.optionals)
    actions.formUnion(file.actions)
    replaced.formUnion(file.replaced)
    listings.merge(file.listings, uniquingKeysWith: +)
    for call in file.layouts { add(call) }
    for initializer in file.initializers {
      initializers[initializer.type.lastTypeName, default: []].append(initializer)
    }
    constants.merge(file.constants.mapValues { [$0] }) { $0 + $1 }
    functions.formUnion(file.functions)
    startingCode.add(file)
  }

  private mutating func add(_ own: [Change], of name: ControlName) {
    changes[name, default: []] += own
    for known in own where known.change.place.type == ControlTypes.configuration && known.change.setsContent {
      fillingPlaces.insert(known.change.place)
    }
    guard case .type(let type) = name.owner, name.path.isEmpty, !type.isEmpty else { return }
    for known in own { overrides[type.lastTypeName, default: SpeechOverrides()].add(known.change) }
  }

  /// Adds what the calls of a file give to properties, and the parts of controls that they make.
  private mutating func addValues(of file: FileControls) {
    for creation in file.creations where !creation.isBare {
      for name in names[creation.call.id] ?? [] { filled[name, default: []].insert(creation.call.id) }
    }
    for creation in file.creations where Self.parts.contains(creation.type) {
      let value = Value(locations: file.locations, creation: creation)
      for name in self.names(of: creation) { values[name, default: []].append(value) }
    }
  }

  private mutating func reserveCapacity() {
    changes.reserveCapacity(files.reduce(0) { $0 + ($1?.changes.count ?? 0) })
    aliases.reserveCapacity(files.reduce(0) { $0 + ($1?.aliases.count ?? 0) })
    uses.reserveCapacity(files.reduce(0) { $0 + ($1?.uses.count ?? 0) })
  }

  private mutating func add(_ file: FileDeclarations) {
    functions.formUnion(file.values.keys.lazy.map(\.lastTypeName))
    for (type, supertypes) in file.inherited {
      inherited[type.shortTypeName, default: []] += supertypes
      typeNames[type.lastTypeName, default: []].insert(type)
    }
  }

  private mutating func add(_ call: LayoutCall) {
    layouts[call.place.type, default: []].append(call)
    laidOutParameters.formUnion(call.names.values.lazy.filter(\.isOfFunction))
    for (child, parent) in call.placements { superviews[child, default: []].insert(parent) }
  }

  /// Adds what is done to a member of an object whose type is stated: texts are those of the type's own member.
  private mutating func add(_ stated: StatedChange, from file: Int, _ locations: SourceLocations?) {
    guard let locations else { return }
    let change = Change(file: file, locations: locations, change: stated.change)
    let own = stated.change.setsText ? declared(stated.member, asSeenFrom: stated.change.place.type) : nil
    for name in own.map({ [$0] }) ?? stated.others { changes[name, default: []].append(change) }
  }

  /// The name of a property by the type that declares it: one of the app's, or one from which that inherits; nil if none does.
  private func declared(_ property: ControlName, asSeenFrom place: String) -> ControlName? {
    guard case .type(let name) = property.owner, let type = type(named: name, asSeenFrom: place) else { return nil }
    let own = ControlName(owner: .type(type), path: property.path)
    return ([own] + superclassNames(of: own)).first(where: properties.contains)
  }

  /// The class of the app that a name means in a type: one inside it or inside the types around it, or one that it inherits; nil for
  /// any other name.
  private func type(named name: String, asSeenFrom place: String) -> String? {
    let known = typeNames[name.lastTypeName] ?? []
    let inherited = superclasses(of: place).map { "\($0).\(name)" }
    return (Array(name.qualified(in: place)) + inherited).first(where: known.contains)
  }

  /// The names that what overrides something has in the superclasses.
  private func superclassNames(of name: ControlName) -> [ControlName] {
    guard case .type(let type) = name.owner else { return [] }
    return superclasses(of: type).flatMap { (typeNames[$0.lastTypeName] ?? []).sorted() }.map {
      ControlName(owner: .type($0), path: name.path)
    }
  }

  /// The classes of the app from which one inherits, the nearest first.
  func superclasses(of type: String) -> [String] {
    var found: [String] = []
    var current = type
    while found.count < ControlTypes.maximumInheritance,
      let next = inherited[current.shortTypeName]?.first(where: {
        typeNames[$0.lastTypeName] != nil && !found.contains($0)
      })
    {
      found.append(next)
      current = next
    }
    return found
  }

  static let button = "UIButton"
  /// The types whose values may be parts of controls.
  private static let parts: Set<String> = ["UIButton.Configuration", "UIAction"]
  /// The names of buttons of UIKit in which code puts other views.
  private(set) var buttonsAround: Set<ControlName> = []
  /// The calls with arguments whose results properties get.
  private(set) var filled: [ControlName: Set<SyntaxIdentifier>] = [:]

  /// What is done to a class's own values inside it and its extensions.
  func changes(ofClass name: String) -> [Change] {
    changes(of: (typeNames[name.lastTypeName] ?? []).sorted().map { ControlName(owner: .type($0)) })
  }

  /// What a type, or a class that it inherits from, decides about its values; nil if it leaves that to others.
  func override(by type: String, of part: SpeechOverrides.Part) -> CodeUse? {
    guard !type.isEmpty else { return nil }
    return ([type] + superclasses(of: type)).lazy.map(\.lastTypeName).compactMap {
      overrides[$0]?.use(of: part, by: $0)
    }
    .first
  }

  /// Whether a class whose objects may be cells, by its name or by what it inherits from, declares a property.
  func declaresInCell(_ property: String) -> Bool {
    properties.contains { name in
      guard name.path == property, case .type(let type) = name.owner else { return false }
      return [type.lastTypeName, frameworkClass(of: type)].contains { $0.lowercased().contains("cell") }
    }
  }

  /// Whether the code of a member sets a title or an image.
  func fillsContent(_ place: ControlPlace) -> Bool { fillingPlaces.contains(place) }

  /// Whether any file declares a function.
  func declares(_ function: String) -> Bool { functions.contains(function) }

  /// The values that are a part of what has one of some names.
  func values(of part: String, of names: [ControlName]) -> [Value] {
    var seen: Set<SyntaxIdentifier> = []
    return names.flatMap { values[$0.member(part)] ?? [] }.filter { seen.insert($0.creation.call.id).inserted }
  }
}

extension ControlChange {
  /// Whether a text of a control is set.
  var setsText: Bool { (ControlMembers.set[member] ?? ControlMembers.methods[member])?.isText == true }

  /// Whether a title or an image is set.
  fileprivate var setsContent: Bool { setsText || member == "image" }
}

extension SpeechOverrides {
  /// Notes that a class has a member, which is a change of its values at the member's body; other changes are assignments.
  fileprivate mutating func add(_ change: ControlChange) {
    guard case .set(let values) = change.act, change.node.is(CodeBlockItemListSyntax.self) else { return }
    add(change.member, returning: values.count == 1 ? values[0].sourceText : nil)
  }
}
