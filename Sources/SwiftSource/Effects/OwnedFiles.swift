/// The interface files that a class loads with itself as their owner.
struct OwnedFiles: Sendable {
  /// The names of the files, without their extensions.
  private(set) var names: Set<String> = []

  /// Notes a call of the class.
  ///
  /// - Parameters:
  ///   - argument: The first argument, as it is written.
  ///   - isOwner: Whether the object itself is given as the owner.
  mutating func note(argument: String?, isOwner: Bool) {
    guard isOwner, let name = argument?.withoutQuotationMarks else { return }
    names.insert(name)
  }

  /// Adds what another part of the class does.
  mutating func formUnion(_ other: OwnedFiles) { names.formUnion(other.names) }

  /// Whether a call of a function of this name matters (Apple, `Bundle.loadNibNamed(_:owner:options:)` and `loadNibNamed(_:owner:)`).
  static func concern(_ name: String) -> Bool { name == "loadNibNamed" }
}

extension String {
  /// The text of a literal; nil for anything else.
  var withoutQuotationMarks: String? {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : nil
  }
}
