/// A pattern for keys: `*` stands for any characters, `?` for one.
public struct TextGlob: Sendable, Hashable {
  private let pattern: [Character]

  /// A pattern; every text is one.
  public init(_ pattern: some StringProtocol) { self.pattern = Array(pattern) }

  /// Whether the whole text matches.
  public func matches(_ text: some StringProtocol) -> Bool {
    matchesWildcards(Array(text), pattern, isAnyRun: { $0 == "*" }, matches: { $0 == "?" || $0 == $1 })
  }
}
