internal import Utilities

// What is known of the members of types.
extension ModuleIndex {
  /// A property of a structure without a value of its own; nil for others, and for those of classes, whose values others may change.
  func storedProperty(_ name: String, in type: String, of path: String) -> NamedValue? {
    guard let value = value(named: name, in: type, of: path),
      value.statements == nil, value.parameters.isEmpty, !value.isStatic, !declarations.classes.contains(value.type)
    else { return nil }
    return value
  }

  /// The colors of a name that values of types have which are called like one of some names, sorted by their types.
  ///
  /// A type is called like its name, or like that of what it inherits from: a `currentTheme` is a `Theme`.
  func colors(named name: String, ofTypesLike names: [String]) -> [NamedValue] {
    guard let all = declarations.colors[name] else { return [] }
    let owners = names.map(\.lastTypeName).filter { $0.count >= Self.shortestTheme }.map(\.words)
    let meant = all.filter { value in
      mayBeTheme(value.type)
        && inherited(by: [value.type]).contains { type in
          let words = type.lastTypeName.words
          return owners.contains { $0.ends(with: words) || words.starts(with: $0) || words.ends(with: $0) }
        }
    }
    return meant.sorted { ($0.type, $0.path) < ($1.type, $1.path) }
  }

  /// Whether the values of a type may be themes, whose colors stay as they are: not views and controllers, by their names.
  func mayBeTheme(_ type: String) -> Bool {
    !inherited(by: [type]).contains { name in
      name != "NSObject" && SystemTypes.contain(name) || Self.shown.contains(where: name.hasSuffix)
    }
  }

  private static let shown = ["View", "Controller", "Cell", "Button", "Control", "Label"]

  /// What the themes of an app have for a member: each its own, or that of the type from which it inherits, be it a protocol.
  ///
  /// - Parameter own: What types declare for it, by their names.
  func values<Value>(ofThemes own: [String: Value]) -> [String: Value] {
    var values = own.filter { !declarations.protocols.contains($0.key) }
    for theme in heirs(of: own.keys) where values[theme] == nil && !declarations.protocols.contains(theme) {
      let known = inherited(by: [theme]).subtracting([theme]).filter { own[$0] != nil }
      let ofClass = known.filter { !declarations.protocols.contains($0) }
      let candidates = ofClass.isEmpty ? known : ofClass
      let nearest = candidates.filter { type in
        !candidates.contains { $0 != type && inherited(by: [$0]).contains(type) }
      }
      if nearest.count == 1, let type = nearest.first { values[theme] = own[type] }
    }
    return values
  }

  /// The types that inherit from any of some types, directly or not.
  private func heirs(of types: some Sequence<String>) -> Set<String> {
    var (found, next) = (Set<String>(), Array(types))
    while let type = next.popLast() { next += (declarations.heirs[type] ?? []).filter { found.insert($0).inserted } }
    return found
  }

  /// Whether types of the app inherit from one type, or conform to one protocol, of the app.
  func shareSupertype(_ types: [String]) -> Bool {
    let all = types.map { inherited(by: [$0]) }
    let shared = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    return shared.contains { declarations.protocols.contains($0) || declarations.classes.contains($0) }
  }

  /// Shorter names are those of anything.
  private static let shortestTheme = 5

  /// Whether no protocol or class of a framework asks for a view that a type declares: those of the project name what they ask for.
  func hasOnlyOwnMembers(_ type: String) -> Bool {
    inherited(by: [type]).subtracting([type]).allSatisfy { name in
      declarations.protocols.contains(name) || declarations.inherited[name] != nil || ViewType.roles[name] != nil
        || Self.withoutViews.contains(name)
    }
  }

  /// Protocols and types of Swift and of Apple's frameworks that ask for no views.
  private static let withoutViews: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable", "Error",
    "LocalizedError", "CaseIterable", "RawRepresentable", "CustomStringConvertible", "ObservableObject", "NSObject",
    "DynamicProperty", "String", "Int", "Animatable",
  ]
}

extension String {
  /// The words of a name, in lower case.
  fileprivate var words: [String] { camelCaseParts.map { $0.lowercased() } }
}

extension [String] {
  fileprivate func ends(with words: [String]) -> Bool { reversed().starts(with: words.reversed()) }
}
