/// What a baseline did to the findings.
public struct BaselineSummary: Sendable, Hashable, Codable {
  /// Findings that the baseline does not hold.
  public var new: Int
  /// Findings that it holds, and that are therefore left out.
  public var known: Int
  /// Findings of the baseline that are no more.
  public var stale: Int
  /// The entries that those are of, in the baseline's order.
  public var staleEntries: [StaleEntry]

  /// The three counts, with the entries behind the last.
  public init(new: Int, known: Int, stale: Int, staleEntries: [StaleEntry] = []) {
    self.new = new
    self.known = known
    self.stale = stale
    self.staleEntries = staleEntries
  }
}

/// An entry of a baseline with more findings than there are.
public struct StaleEntry: Sendable, Hashable, Codable {
  /// The rule's name.
  public var rule: String
  /// Whether the finding failed or was to be reviewed.
  public var outcome: Outcome
  /// The kind of reason.
  public var reason: String?
  /// The file's path relative to the audit's root.
  public var file: String
  /// The way to the element.
  public var element: String?
  /// The strings table.
  public var table: String?
  /// The key.
  public var key: String?
  /// Which of the key's texts, where it has several.
  public var leaf: String?
  /// The locale.
  public var locale: LocaleTag?
  /// How many of its findings are no more.
  public var count: Int

  /// An entry with the number of findings that are no more.
  public init(
    rule: String, outcome: Outcome = .fails, reason: String? = nil, file: String, element: String? = nil,
    table: String? = nil, key: String? = nil, leaf: String? = nil, locale: LocaleTag? = nil, count: Int = 1
  ) {
    self.rule = rule
    self.outcome = outcome
    self.reason = reason
    self.file = file
    self.element = element
    self.table = table
    self.key = key
    self.leaf = leaf
    self.locale = locale
    self.count = count
  }
}
