import AuditModel
import Utilities

/// Budgets as XLIFF 1.2: each key is a unit with its source text and the maximum width of a translation.
///
/// Source: OASIS, "XLIFF Version 1.2", 2.3 `maxwidth`, `maxheight`, `size-unit`, `font`.
struct BudgetXLIFF {
  private let report: BudgetReport
  private let unit: BudgetUnit

  init(_ report: BudgetReport, unit: BudgetUnit) {
    self.report = report
    self.unit = unit
  }

  /// The document in UTF-8.
  var bytes: [UInt8] {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">"#,
    ]
    for (file, keys) in files { lines += element(file, keys) }
    lines.append("</xliff>")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private struct File: Hashable, Comparable {
    var original: String
    var language: LocaleTag

    static func < (left: File, right: File) -> Bool {
      (left.original, left.language) < (right.original, right.language)
    }
  }

  /// The keys by the file of the source text, each id once.
  private var files: [(File, [KeyBudget])] {
    let files = Dictionary(grouping: report.keys) { File(original: $0.original, language: $0.sourceLanguage) }
    return files.sorted { $0.key < $1.key }.map { file, keys in
      var seen: KeySet = []
      return (file, keys.filter { seen.insert($0.key) })
    }
  }

  private func element(_ file: File, _ keys: [KeyBudget]) -> [String] {
    let tool = report.tool
    return [
      "  <file original=\(file.original.xmlAttribute) source-language=\(file.language.identifier.xmlAttribute)"
        + #" datatype="plaintext">"#,
      "    <header>",
      "      <tool tool-id=\(tool.name.xmlAttribute) tool-name=\(tool.name.xmlAttribute)"
        + " tool-version=\(tool.version.xmlAttribute)/>",
      "    </header>",
      "    <body>",
    ] + keys.flatMap(element) + ["    </body>", "  </file>"]
  }

  private func element(_ key: KeyBudget) -> [String] {
    let limits = XLIFFLimits(key, unit: unit, characters: key.characters)?.attributes ?? ""
    return [
      "      <trans-unit id=\(key.key.xmlAttribute)\(limits) xml:space=\"preserve\">",
      "        <source>\(key.text.xmlText)</source>",
      "        <note>\(note(key).escapedForXML)</note>",
      "      </trans-unit>",
    ]
  }

  private func note(_ key: KeyBudget) -> String {
    guard let room = key.room, let lines = room.lines, let characters = key.characters else {
      return "No limit because \((key.reason ?? "the number of characters is unknown").visible())."
    }
    let control = "\(key.control.element.kind.name) in \(key.control.screen.visible()), \(room.font.phrase.visible())"
    return "\(room.width) points on \(counted(lines, "line")), about \(counted(characters, "character")): \(control)."
  }
}

extension String {
  /// The text between tags; a carriage return becomes a reference, so that parsers keep it.
  fileprivate var xmlText: String {
    escapedForXML.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\r" { text += "&#13;" } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// The text as a quoted attribute value; line breaks and tabs become references, so that parsers keep them.
  var xmlAttribute: String {
    var escaped = ""
    for scalar in escapedForXML.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
