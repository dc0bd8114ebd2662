// What is known of the members of types.
extension ModuleIndex {
  /// A property of a structure without a value of its own; nil for others, and for those of classes, whose values others may change.
  func storedProperty(_ name: String, in type: String, of path: String) -> NamedValue? {
    guard let value = value(named: name, in: type, of: path),
      value.statements == nil, value.parameters.isEmpty, !value.isStatic, !declarations.classes.contains(value.type)
    else { return nil }
    return value
  }

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
