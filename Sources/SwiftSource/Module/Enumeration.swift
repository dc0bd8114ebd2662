internal import SwiftSyntax

/// The cases of an enumeration in one file.
struct Enumeration: Sendable {
  /// The file's path.
  let path: String
  /// The names of the cases, in file order.
  private(set) var cases: [String] = []
  /// Whether a case has values of its own, so that the cases are not all values.
  private(set) var hasValues = false

  /// An enumeration of a file.
  init(path: String) { self.path = path }

  /// Adds a case.
  mutating func add(_ element: EnumCaseElementSyntax, named name: String) {
    cases.append(name)
    hasValues = hasValues || element.parameterClause != nil
  }
}
