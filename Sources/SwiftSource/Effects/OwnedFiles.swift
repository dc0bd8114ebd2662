/// The interface files that a class loads with itself as their owner.
struct OwnedFiles: Sendable {
  /// The names of the files, without their extensions.
  private(set) var names: Set<String> = []

  /// Notes a call of the class.
  ///
  /// - Parameters:
  ///   - labels: The labels of the arguments.
  ///   - argument: The first argument, as it is written.
  mutating func note(labels: [String]?, argument: String?) {
    guard labels?.contains("owner") == true, let argument, argument.hasPrefix("\""), argument.hasSuffix("\"") else {
      return
    }
    names.insert(String(argument.dropFirst().dropLast()))
  }

  /// Adds what another part of the class does.
  mutating func formUnion(_ other: OwnedFiles) { names.formUnion(other.names) }

  /// Whether a call of a function of this name matters (Apple, `Bundle.loadNibNamed(_:owner:options:)` and `loadNibNamed(_:owner:)`).
  static func concern(_ name: String) -> Bool { name == "loadNibNamed" }
}
