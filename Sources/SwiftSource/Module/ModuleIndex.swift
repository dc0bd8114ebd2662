internal import AuditModel
internal import SwiftSyntax

/// What all files of a project declare, by name.
///
/// Of declarations with the same name, the file's own one is meant, then one of the same target, then the one in the nearest folder.
struct ModuleIndex: Sendable {
  /// Behind references, since every reader of texts has the index.
  @Boxed private(set) var declarations: Declarations
  @Boxed private var views: Views
  /// The locations in the files whose syntax is kept, by its root.
  @Boxed private var locations: [SyntaxIdentifier: SourceLocations]

  fileprivate struct Views: Sendable {
    /// The types of files that may contain views, and their extensions.
    var types: [String: [ViewType]] = [:]
    /// The extensions of SwiftUI's views with a member that is a view, by the member's name.
    var modifiers: [String: [ViewType]] = [:]
    /// What files declare outside types, by the name of a function or a computed property.
    var outside: [String: [ViewType]] = [:]
    /// What each file declares outside types, if constants are among it.
    var constants: [String: ViewType] = [:]
    /// The extensions of types that no file declares, with initializers.
    var initializers: [String: [ViewType]] = [:]
    /// The names of the types without those of the types around them.
    var names: Set<String> = []
    /// What each file is compiled for.
    var conditions: [String: BuildConditions] = [:]
  }

  /// The declarations of some files, and the keys of the project's strings tables.
  init(_ files: [ParsedSource], tables: [TableKeys] = []) {
    var all = Declarations()
    all.values.reserveCapacity(files.reduce(0) { $0 + $1.declarations.values.count })
    all.platforms.reserveCapacity(files.count)
    for file in files {
      let own = file.declarations
      if !file.targets.isEmpty { all.targets[own.path] = file.targets }
      all.platforms[own.path] = file.knownPlatforms
      all.values.add(own.values)
      all.localizers.add(own.localizers)
      all.protocols.formUnion(own.protocols)
      all.classes.formUnion(own.classes)
      all.inherited.merge(own.inherited) { $0 + $1 }
      for (name, type) in own.aliases { all.aliases[name, default: []].insert(type) }
      for (name, type) in own.enumerations { all.enumerations[name, default: []].append(type) }
    }
    all.gatherOnlyMembers()
    all.gatherColors()
    all.follow(files.flatMap { $0.declarations.forwarded.flatMap { name, calls in calls.map { (name, $0) } } })
    if !tables.isEmpty {
      let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declarations.types) }
      all.accessors = GeneratedAccessors(of: tables, declared: declared)
      all.formats = FormatKeys(tables)
    }
    declarations = all
    views = Views(files.compactMap(\.views))
    locations = files.reduce(into: [:]) { locations, file in
      if let views = file.views { locations[views.file.id] = views.locations }
      if let controls = file.controls { locations[Syntax(controls.file).root.id] = controls.locations }
    }
  }

  /// The declarations of the files on another platform.
  func on(_ platform: Platform, _ files: [ParsedSource]) -> ModuleIndex {
    var index = self
    index.views = Views(files.compactMap { file in file.otherViews.first { $0.platform == platform } ?? file.views })
    return index
  }

  private var types: [String: [ViewType]] { views.types }

  /// The extension that declares a modifier of the app: that of the file itself, or the nearest one; nil without one.
  func modifier(named name: String, from path: String, for platform: Platform) -> ViewType? {
    guard let all = views.modifiers[name] else { return nil }
    let own = all.filter { isCompiled($0.locations.file, for: platform) }
    return meant(own, in: path)
  }

  /// What declares a function or a computed property outside types: the file itself, or the nearest one; nil without one.
  func outside(named name: String, from path: String, for platform: Platform) -> ViewType? {
    guard let all = views.outside[name] else { return nil }
    let visible = all.filter { type in
      type.locations.file == path
        || type.members[name]?.isPrivate == false && isCompiled(type.locations.file, for: platform)
    }
    return meant(visible, in: path)
  }

  /// What a file with views is compiled for; nil for other files.
  func conditions(of path: String) -> BuildConditions? { views.conditions[path] }

  /// The locations in the file with views or controls that some syntax is a part of; nil for other syntax.
  func locations(of node: some SyntaxProtocol) -> SourceLocations? { locations[node.root.id] }

  /// What a file with views declares outside types, if constants are among it.
  func outside(of path: String) -> ViewType? { views.constants[path] }

  /// The extension of one of SwiftUI's types that has a member of a name; nil without one, or if several are equally near.
  func extending(_ name: String, with member: String, from path: String) -> ViewType? {
    meant((types[name] ?? []).filter { !$0.isDeclared && $0.members[member] != nil }, in: path)
  }

  /// The extension with a member of a name that values of a type have: one of the type itself, or of a protocol to which it
  /// conforms; nil for views, and without one.
  func extending(typeOf name: String, with member: String, from path: String) -> ViewType? {
    let own = ["any ", "some "].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    let all = inherited(by: [own])
    guard all.isDisjoint(with: ViewType.extended) else { return nil }
    return all.sorted().lazy.compactMap { extending($0, with: member, from: path) }.first
  }

  /// The extensions of one of SwiftUI's types with initializers that a file may call: its own first, then those near it.
  func extensions(of name: String, from path: String) -> [ViewType] {
    let own = views.initializers[name] ?? []
    return own.filter { $0.locations.file == path } + own.filter { $0.locations.file != path }
  }

  /// The member by which the app offers one of its styles (`.buttonStyle(.primary)`), with the extension that declares it.
  func style(
    named name: String, of protocols: [String], from path: String
  ) -> (extended: ViewType, member: ViewMember)? {
    let extensions = protocols.flatMap { types[$0] ?? [] }
    guard let type = meant(extensions.filter { $0.members[name] != nil }, in: path), let member = type.members[name]
    else { return nil }
    return (type, member)
  }

  /// The value that a name means inside a type of a file; nil if it is unknown, or if it can be several.
  ///
  /// The name is looked up in the type, then in the types around it, then outside types.
  /// Of functions of the name, `call` tells by its arguments which one is meant.
  func value(named name: String, in type: String, of path: String, by call: ViewCall? = nil) -> NamedValue? {
    for name in name.qualified(in: type) {
      let visible = (declarations.values[name] ?? []).filter { !$0.isPrivate || $0.path == path }.meant(by: call)
      if !visible.isEmpty {
        return nearest(visible, to: path).flatMap { declarations.protocols.contains($0.type) ? nil : $0 }
      }
    }
    return nil
  }

  /// The property of an enumeration that no other type has one of the name of; nil for a name that frameworks may use too.
  func onlyMember(named name: String) -> NamedValue? { declarations.onlyMembers[name] }

  /// The enumeration that a name means inside a type of a file, with its qualified name; nil if there isn't one.
  func enumeration(named name: String, in type: String, of path: String) -> (name: String, cases: Enumeration)? {
    for name in name.qualified(in: type) {
      let type = declarations.enumerations[name] == nil ? unaliased(name) : name
      if let cases = nearest(declarations.enumerations[type] ?? [], to: path, by: \.path) { return (type, cases) }
    }
    return nil
  }

  /// The name of the type that the name of a type means, if it is another one.
  private func unaliased(_ name: String) -> String {
    var name = name
    // Names that mean each other mean nothing.
    for _ in 0..<Self.maximumAliases {
      guard let types = declarations.aliases[name], types.count == 1, let type = types.first else { break }
      let meant = type.qualified(in: name.typesAround.first ?? "")
      name = meant.first { declarations.enumerations[$0] != nil || declarations.aliases[$0] != nil } ?? type
    }
    return name
  }

  /// How many names of a type are followed, one that means the other.
  private static let maximumAliases = 4

  /// The view, or the items of a toolbar, of a name as a file sees it: its own, or the nearest one; nil if there isn't one, or
  /// if several are equally near.
  ///
  /// A view with the name of one of SwiftUI's is meant only in the files of the same topmost folder.
  func view(named name: String, from path: String, isSwiftUIs: Bool) -> ViewType? {
    let views = visible(name, from: path).filter { $0.showsBody && (!isSwiftUIs || $0.isNear(path)) }
    return meant(views, in: path)
  }

  /// Whether any file has a type of a name, without those of the types around it.
  func hasTypes(named name: String) -> Bool { views.names.contains(name) }

  /// The type of a name as a file sees it, whether it is a view or not; nil if there isn't one, or if several are equally near.
  func type(named name: String, from path: String) -> ViewType? {
    meant(visible(name, from: path).filter(\.isDeclared), in: path)
  }

  private func visible(_ name: String, from path: String) -> [ViewType] {
    (types[name] ?? []).filter { !$0.isPrivate || $0.locations.file == path }
  }

  /// Whether the app declares a type of a name of SwiftUI's that a file of the same topmost folder may mean.
  func declares(_ name: String, in path: String) -> Bool {
    visible(name, from: path).contains { $0.isDeclared && $0.isNear(path) }
  }

  /// A type with the members that extensions in other files add; those of another type of the name are left out.
  ///
  /// Extensions in files for another platform are left out too.
  func completed(_ type: ViewType, for platform: Platform) -> ViewType {
    let all = types[type.name] ?? []
    let declared = all.filter(\.isDeclared)
    return type.adding(
      all.filter { other in
        guard !other.isDeclared, other.locations.file != type.locations.file,
          isCompiled(other.locations.file, for: platform)
        else { return false }
        return nearest(declared, to: other.locations.file, by: \.locations.file)?.locations.file == type.locations.file
      })
  }

  /// The text of the key that a name of generated code means; nil for any other name.
  func generatedText(named name: String) -> LocalizableText? { declarations.accessors.text(named: name) }

  /// The text of a key of the tables; nil if none has it.
  func text(ofKey key: String) -> LocalizableText? { declarations.accessors.text(ofKey: key) }

  /// The key that an interpolated literal makes, whose specifiers depend on types, as the tables have it.
  func key(like format: String) -> String { declarations.formats.key(like: format) }

  /// Whether the project has strings tables.
  var hasTables: Bool { !declarations.formats.isEmpty }

  /// Whether a string may be a key, by its parts, with nil for words that are not known.
  func hasKey(consistingOf parts: [String?]) -> Bool { declarations.formats.hasKey(consistingOf: parts) }

  /// The functions and properties of a name that look up a text.
  func localizers(named name: String) -> [Localizer] { declarations.localizers[name] ?? [] }

  /// Those that a call may mean, by the name with those of the types before it.
  ///
  /// - Parameter type: The type around a call that may have nothing before the name; nil for other calls.
  func localizers(calledAs name: String, in type: String?) -> [Localizer] {
    let last = name.lastTypeName
    guard last != name else { return type.map { localizers(named: last, in: $0) } ?? localizers(named: last) }
    let all = localizers(named: last)
    let owner = String(name.dropLast(last.count + 1))
    let own = all.filter { $0.type == owner || $0.type.hasSuffix(".\(owner)") }
    // A member that a type inherits is one of another type, and a module's name is before a function outside types.
    return own.isEmpty ? all : own
  }

  /// Those that a call without a receiver means inside a type: its own members and those of the types and protocols that
  /// it inherits from, then functions outside types; all of them if there are neither.
  func localizers(named name: String, in type: String) -> [Localizer] {
    let all = localizers(named: name)
    guard all.count > 1 else { return all }
    let around = inherited(by: Array(type.andTypesAround))
    let reached = all.filter { around.contains($0.type) } + all.filter(\.type.isEmpty)
    return reached.isEmpty ? all : reached
  }

  /// Some types with those that they inherit from.
  func inherited(by types: [String]) -> Set<String> {
    var (found, next) = (Set(types), types)
    while let type = next.popLast() {
      next += (declarations.inherited[type] ?? []).filter { found.insert($0).inserted }
    }
    return found.subtracting([""])
  }
}

extension ModuleIndex.Views {
  fileprivate init(_ views: [SourceViews]) {
    for file in views {
      conditions[file.locations.file] = file.conditions
      for (name, type) in file.types.types { types[name, default: []].append(type) }
      let own = file.types.outside
      for (name, member) in own.members where member.result != nil { outside[name, default: []].append(own) }
      if !own.constants.isEmpty { constants[own.locations.file] = own }
    }
    names = Set(types.keys.lazy.map(\.lastTypeName))
    for (name, all) in types {
      let own = all.filter { !$0.initializers.isEmpty }
      if !own.isEmpty, !all.contains(where: \.isDeclared) { initializers[name] = own }
    }
    for type in ViewType.extended.flatMap({ types[$0] ?? [] }) where !type.isDeclared {
      for (name, member) in type.members where member.isView { modifiers[name, default: []].append(type) }
    }
  }
}

extension ViewType {
  /// Whether the type is in the same topmost folder as a file.
  fileprivate func isNear(_ path: String) -> Bool { locations.file.topmostFolder == path.topmostFolder }
}

extension String {
  /// The topmost folder of a path; nil for a file in the root.
  fileprivate var topmostFolder: Substring? {
    let parts = split(separator: "/")
    return parts.count > 1 ? parts.first : nil
  }
}

extension ModuleIndex {
  /// The value in the file, or in the nearest one; nil if several are equally near and differ.
  private func nearest(_ values: [NamedValue], to path: String) -> NamedValue? {
    let own = values.filter { $0.path == path }
    // Clauses of `#if` and functions with different parameters may have the same name.
    if let first = own.first { return own.allSatisfy { $0.source == first.source } ? first : nil }
    return nearest(values, to: path, by: \.path)
  }

  /// The type in the file, or in the nearest one; nil if several are equally near.
  private func meant(_ types: [ViewType], in path: String) -> ViewType? {
    types.first { $0.locations.file == path } ?? nearest(types, to: path, by: \.locations.file)
  }

  /// What a file of the same target declares, if one does; of several the one whose path has the most folders in common; nil if
  /// several have.
  private func nearest<Declared>(
    _ all: [Declared], to path: String, by file: KeyPath<Declared, String>
  ) -> Declared? {
    guard all.count > 1 else { return all.first }
    let own = declarations.targets[path] ?? []
    let ofTarget = all.filter { !(declarations.targets[$0[keyPath: file]] ?? []).isDisjoint(with: own) }
    let candidates = ofTarget.isEmpty ? all : ofTarget
    let folders = path.split(separator: "/").dropLast()
    let shared = candidates.map { element in
      zip(element[keyPath: file].split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    let most = shared.max()
    let nearest = zip(candidates, shared).filter { $0.1 == most }.map(\.0)
    return nearest.count == 1 ? nearest.first : nil
  }

  /// Whether a file is compiled for a platform, as far as is known.
  private func isCompiled(_ path: String, for platform: Platform) -> Bool {
    declarations.platforms[path]?.contains(platform) ?? true
  }
}
