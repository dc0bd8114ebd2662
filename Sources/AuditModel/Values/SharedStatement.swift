/// What findings with one cause say together, each about a subject of its own: `"Close" and "Open" have no entry`.
public struct SharedStatement: Sendable, Hashable, Codable {
  /// What the finding is about, as the sentence names it.
  public var subject: String
  /// What the subjects are, in the plural: "keys".
  public var kind: String
  /// What is said of several subjects, beginning with the verb.
  public var predicate: String

  /// What is said of a subject together with others.
  public init(of subject: String, among kind: String, _ predicate: String) {
    (self.subject, self.kind, self.predicate) = (subject, kind, predicate)
  }
}

extension SharedStatement {
  /// How many subjects a sentence names before it counts the others.
  private static let named = 3

  /// The sentence about the subjects of several findings, nil for findings without a statement; nil unless all have one, and
  /// there are at least two subjects.
  static func sentence(joining statements: [SharedStatement?]) -> String? {
    let known = statements.compactMap(\.self)
    guard let first = known.first, known.count == statements.count else { return nil }
    var seen: Set<String> = []
    let subjects = known.map(\.subject).filter { seen.insert($0).inserted }
    guard subjects.count > 1, known.allSatisfy({ $0.predicate == first.predicate }) else { return nil }
    return "\(first.list(of: subjects)) \(first.predicate)"
  }

  /// `"a", "b" and "c"`, or `"a", "b", "c" and 5 other keys`.
  private func list(of subjects: [String]) -> String {
    let rest = subjects.count - Self.named
    let named = rest > 1 ? Array(subjects.prefix(Self.named)) : Array(subjects.dropLast())
    let last = rest > 1 ? "\(rest) other \(kind)" : subjects[subjects.count - 1]
    return "\(named.joined(separator: ", ")) and \(last)"
  }
}
