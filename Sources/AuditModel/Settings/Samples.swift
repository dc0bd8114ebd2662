/// Sample arguments with which titles are measured: the `samples` of `.fitspoken.yml`.
public struct Samples: Sendable, Equatable {
  /// Samples of some keys' own.
  public struct Entry: Sendable, Equatable {
    /// The keys of the strings table.
    public var key: TextGlob?
    /// The strings tables' names.
    public var table: TextGlob?
    /// The samples by number of the argument (`1`) or by argument as it is written (`%@`, `${name}`).
    public var arguments: [String: String] = [:]

    /// An entry that names nothing yet.
    public init() {}

    /// Whether the entry speaks for a key of a table.
    package func speaks(for key: String?, of table: String) -> Bool {
      guard let key else { return false }
      return self.key?.matches(key) ?? true && self.table?.matches(table) ?? true
    }
  }

  /// The samples by argument as it is written, without its number: `%@`, `%d`, `${name}`.
  public var arguments: [String: String] = [:]
  /// The samples of single keys, which come first; of two entries that both have one the earlier counts.
  public var entries: [Entry] = []

  /// No samples.
  public init() {}
}
