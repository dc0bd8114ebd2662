import AuditModel
import TableAnalysis

/// The texts that AppKit's editors of predicates look up by themselves: the choices in the keys of their tables
/// (`"%[Date]@ %[is, is not]@ %@"`).
///
/// Source: Apple, `NSRuleEditor.formattingStringsFilename`.
struct PredicateEditorTexts {
  private var texts: Set<String> = []

  /// The choices in the keys of some tables.
  init(in tables: [TableFacts]) {
    for table in tables {
      for key in table.strings.keys where key.utf8.contains(UInt8(ascii: "[")) { add(choicesIn: key) }
    }
  }

  /// Whether a text is one of them.
  func contain(_ text: String) -> Bool { texts.contains(text) }

  private mutating func add(choicesIn key: String) {
    var rest = key[...]
    while let start = rest.firstRange(of: "%["), let end = rest[start.upperBound...].firstRange(of: "]@") {
      for choice in rest[start.upperBound..<end.lowerBound].split(separator: ",") {
        texts.insert(String(choice).trimmingWhitespace)
      }
      rest = rest[end.upperBound...]
    }
  }
}
