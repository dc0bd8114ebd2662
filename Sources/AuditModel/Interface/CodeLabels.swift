/// Where a project's code sets accessibility labels.
public struct CodeLabels: Sendable, Hashable, Codable {
  /// Whether any source file does.
  public var anywhere = false
  /// Whether a source file that declares or extends a class does, by the name of the class.
  public var byClass: [String: Bool] = [:]

  /// Code that sets no labels.
  public init() {}

  /// Adds a source file with the classes that it declares or extends.
  package mutating func add(classes: Set<String>, setsLabels: Bool) {
    anywhere = anywhere || setsLabels
    for name in classes { byClass[name] = byClass[name] == true || setsLabels }
  }

  /// Whether code may label an object that belongs to some classes: their own files decide, and without any all files.
  package func mayLabel(objectOf classes: [String]) -> Bool {
    let known = classes.compactMap { byClass[$0] }
    return known.isEmpty ? anywhere : known.contains(true)
  }
}
