import AuditModel
import Loading

/// Removes an entry of a strings file with its comment.
struct EntryRemoval: Fixer {
  let title: String
  let safety: Fix.Safety
  let applies: @Sendable (Finding) -> Bool

  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard applies(finding), let entry = source.statement(of: finding), entry.isAlone else { return nil }
    return Fix(of: finding, title, safety, edits: [TextEdit(entry.lines, "")])
  }
}

/// Changes the text of an entry as it is written: between its quotation marks.
struct ValueChange: Fixer {
  let title: String
  let safety: Fix.Safety
  let change: @Sendable (String) -> String?
  let applies: @Sendable (Finding) -> Bool

  init(
    title: String, safety: Fix.Safety, _ change: @escaping @Sendable (String) -> String?,
    applies: @escaping @Sendable (Finding) -> Bool = { _ in true }
  ) {
    (self.title, self.safety, self.change, self.applies) = (title, safety, change, applies)
  }

  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard applies(finding), let range = Self.written(finding, in: source) else { return nil }
    let text = source.file.string(range)
    guard let changed = change(text), !changed.utf8.elementsEqual(text.utf8) else { return nil }
    return Fix(of: finding, title, safety, edits: [TextEdit(range, changed)])
  }

  /// The text that a finding is about, as it is written between its quotation marks.
  static func written(_ finding: Finding, in source: FixSource) -> Range<Int>? {
    if let entry = source.statement(of: finding) { return entry.written }
    guard let key = finding.key, let locale = finding.locale else { return nil }
    return source.catalog?.written(key: key, locale: locale, leaf: finding.leaf)
  }
}

/// Writes the title that the finding has found to be right.
struct MendedTitle: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard case .text(let title)? = finding.evidence["title"], case .text(let mended)? = finding.evidence["mendedTitle"],
      let range = ValueChange.written(finding, in: source), source.file.string(range) == title
    else { return nil }
    return Fix(of: finding, "write the title in title style", .unsafe, edits: [TextEdit(range, mended)])
  }
}

/// Shows the entry that a strings file lacks.
struct MissingEntry: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard source.file.format == .strings, let key = finding.key, let locale = finding.locale,
      case .text(let text)? = finding.evidence["source"]
    else { return nil }
    return Fix(
      of: finding, "add the entry with its text in \(locale)", .displayed,
      proposal: "\"\(key.inStrings)\" = \"\(text.inStrings)\";")
  }
}

extension String {
  /// The text between the quotation marks of a `.strings` file.
  fileprivate var inStrings: String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t"]
    return reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
