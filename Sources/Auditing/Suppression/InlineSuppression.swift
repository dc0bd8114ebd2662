import AuditModel

/// The findings that comments beside texts, and notes on elements, leave out.
///
/// A comment in the source language's table speaks for the key in every locale, since translators' files often lack
/// comments; one in another language's file speaks for that language. A note on an element speaks for the element and for
/// the keys of its texts, in every locale.
struct InlineSuppression {
  /// A key of a table.
  struct KeyID: Hashable {
    var table: String
    var key: String
  }

  /// The part of a file that an entry takes up, with the directives that speak for it.
  private struct Span {
    var places: Range<SourceLocation>
    var directives: [Int]

    /// Whether the finding is about an element and stands at the key of its words, or is a fault within the entry.
    func concerns(_ finding: Finding) -> Bool {
      finding.element == nil ? places.contains(finding.location) : places.lowerBound == finding.location
    }
  }

  /// One comment or note, with the rules that it names and that there are.
  struct Directive {
    /// Where it stands.
    var location: SourceLocation
    /// The rules.
    var rules: [String]
    /// The bundle; nil where the note stands in a file of none.
    var bundle: String?
    /// The only locale that it speaks for; nil is all.
    var locale: LocaleTag?
    /// What it is about, for a person.
    var subject: String
    /// The keys that it speaks for.
    var keys: [KeyID]
  }

  /// The comments and notes, in the order in which they were met.
  private(set) var directives: [Directive] = []
  /// What is wrong with comments and notes.
  private(set) var remarks: Set<SuppressionRemark> = []
  private var byKey: [KeyID: [Int]] = [:]
  private var byElement: [String: [Int]] = [:]
  /// Where the entries of the keys stand: findings about titles name an element, and faults of a file name nothing.
  private var byFile: [String: [Span]] = [:]
  private var bundles: [String: String] = [:]

  /// The directives that leave a finding out.
  func directives(against finding: Finding) -> [Int] {
    guard !directives.isEmpty else { return [] }
    var candidates: [Int] = []
    if let element = finding.element { candidates += byElement[element.path] ?? [] }
    if let key = finding.key, let table = finding.table {
      candidates += byKey[KeyID(table: table, key: key)] ?? []
    } else {
      candidates += byFile[finding.location.file, default: []].filter { $0.concerns(finding) }.flatMap(\.directives)
    }
    return candidates.filter { directives[$0].concerns(finding, in: bundles[finding.location.file]) }
  }

  /// Notes what is wrong.
  mutating func remark(_ fault: String, at location: SourceLocation) {
    remarks.insert(SuppressionRemark(kind: .invalid, location: location, message: fault))
  }

  /// Remembers which bundle a file belongs to.
  mutating func note(_ file: String, in bundle: String) { bundles[file] = bundle }

  /// Adds a comment or note, and the element that it speaks for.
  mutating func add(_ directive: Directive, element: String? = nil) {
    for key in directive.keys { byKey[key, default: []].append(directives.count) }
    if let element { byElement[element, default: []].append(directives.count) }
    directives.append(directive)
  }

  /// Whether some comment or note speaks for a key of a table of that name.
  func hasKeys(in table: String) -> Bool { byKey.keys.contains { $0.table == table } }

  /// Remembers what an entry takes up, if some comment or note speaks for its key.
  mutating func note(_ places: Range<SourceLocation>, of key: KeyID) {
    guard let indices = byKey[key] else { return }
    byFile[places.lowerBound.file, default: []].append(Span(places: places, directives: indices))
  }
}

extension InlineSuppression.Directive {
  fileprivate func concerns(_ finding: Finding, in found: String?) -> Bool {
    guard rules.contains(finding.rule), locale == nil || locale == finding.locale else { return false }
    return bundle == nil || found == nil || bundle == found
  }
}
