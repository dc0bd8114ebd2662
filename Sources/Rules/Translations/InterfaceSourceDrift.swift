import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// The text of a storyboard or xib has changed since it was translated.
///
/// ## What it reports
/// Each key of an interface's table whose comment records a different text than the interface has now: for each locale
/// in `.strings` files, once in a String Catalog.
///
/// ## Why it matters
/// The button was renamed, but its translations still have the old meaning. Nothing else shows it, because the key is
/// the same.
///
/// ## Example
/// `/* Class = "UIButton"; normalTitle = "Delete"; ObjectID = "a1B-2c-3D4"; */` above the translation of a button that
/// is now called "Archive".
///
/// ## Known limits
/// The translation may have been updated without the comment. Differences in whitespace are ignored. A comment that
/// matches the development language's own table is up to date, and a translation that equals the recorded text needs no
/// update.
///
/// ## Source
/// `ibtool --export-strings-file`, the form of its comments.
struct InterfaceSourceDrift: CatalogRule {
  static let name = "ib-source-drift"
  static let severity = Severity.note

  /// The changed texts of every interface's table.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table -> [Finding] in
      guard let objects = table.objects else { return [] }
      return table.commentedStrings.flatMap { strings in
        strings.entries { objects.texts[$0.key] != nil }.compactMap { found in
          objects.texts[found.entry.key].flatMap { finding(for: found, text: $0, table: table) }
        }
      }
    }
  }

  private func finding(for found: FoundEntry, text: InterfaceText, table: TableFacts) -> Finding? {
    // Code replaces a text that is a name in code.
    guard text.isForReaders, !NameShape.isIdentifier(text.value),
      let recorded = InterfaceComment.text(of: found.entry.key, in: found.entry.comment)
    else { return nil }
    let own = table.strings.number(of: found.entry.key).flatMap { table.source?.entry($0)?.value }
    let current = [text.value, own, found.entry.value].compactMap { $0 }
    guard !current.contains(where: { InterfaceComment.agrees(recorded, with: $0) }) else { return nil }
    return Problem(
      "\"\(found.entry.key)\" was \(quoted(recorded)) when it was exported, and is now \(quoted(text.value))",
      locale: found.file.isStringCatalog ? nil : found.file.locale,
      evidence: ["recorded": .text(recorded), "source": .text(text.value), "translation": .text(found.entry.value)]
    )
    .finding(of: Self.self, at: found.location, element: text.element, table: table.table.name, key: found.entry.key)
  }
}

extension TableFacts {
  /// The strings whose comments record what was translated: those of a String Catalog's source language, which has all
  /// keys, otherwise those of the translations.
  fileprivate var commentedStrings: [LocaleStrings] {
    if let source, source.files.contains(where: { $0.isStringCatalog }) { return [source] }
    return locales.filter { $0.locale != developmentLanguage }.compactMap(\.strings)
  }
}

/// Reads the comments that Xcode writes above the keys of an interface's table:
/// `Class = "UIButton"; normalTitle = "Log in"; ObjectID = "a1B-2c-3D4"; Note = "A verb";`.
enum InterfaceComment {
  /// The text that a comment records for a key; nil if it does not.
  static func text(of key: String, in comment: String?) -> String? {
    guard let comment, comment.utf8.count < 1 << 16, let dot = key.firstIndex(of: "."),
      comment.utf8.drop(while: { $0 <= UInt8(ascii: " ") }).starts(with: "Class = \"".utf8),
      let start = comment.byteRange(of: "; \(key[key.index(after: dot)...]) = \"")?.upperBound,
      let end = comment.byteRange(of: "\"; ObjectID = \"", from: start)?.lowerBound
    else { return nil }
    return String(comment.utf8.dropFirst(start).prefix(end - start))
  }

  /// Whether a recorded text equals the interface's, apart from escapes and whitespace.
  static func agrees(_ recorded: String, with text: String) -> Bool {
    if recorded == text { return true }
    let plain = words(of: text)
    return words(of: recorded) == plain || words(of: unescaped(recorded)) == plain || unescaped(recorded) == text
  }

  private static func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      result.append(escapes[next] ?? next)
    }
    return result
  }

  private static let escapes: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t"]
}
