/// The methods by which a class gives the sections of its tables other titles than the file does.
///
/// Source: Apple, `UITableViewDataSource` and `UITableViewDelegate`.
struct SectionTitles: Sendable {
  /// The method that gives the titles above the sections; nil if none does.
  private(set) var header: String?
  /// The method that gives the titles below them; nil if none does.
  private(set) var footer: String?

  /// Notes that a class has a method without asking the superclass, which has the titles of the file.
  ///
  /// - Parameter labels: The labels of its arguments.
  mutating func note(labels: [String]) {
    for label in labels {
      if Self.headers.contains(label) { header = header ?? label }
      if Self.footers.contains(label) { footer = footer ?? label }
    }
  }

  /// Whether a method with a label may be one of them.
  static func concern(_ label: String) -> Bool { headers.contains(label) || footers.contains(label) }

  /// Adds the methods of another part of the class.
  mutating func formUnion(_ other: SectionTitles) {
    (header, footer) = (header ?? other.header, footer ?? other.footer)
  }

  private static let headers: Set<String> = ["titleForHeaderInSection", "viewForHeaderInSection"]
  private static let footers: Set<String> = ["titleForFooterInSection", "viewForFooterInSection"]
}
