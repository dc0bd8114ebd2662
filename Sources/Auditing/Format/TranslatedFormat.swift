import AuditModel

/// A translation whose source is a format, with what the two take.
struct TranslatedFormat {
  /// The source's text.
  var source: String
  /// The translation.
  var entry: StringsEntry
  /// The strings file of the translation.
  var file: StringsFile
  /// The comparison of the two.
  var comparison: FormatComparison

  /// Every translation in a table that can be compared with its source.
  ///
  /// The source is the development language's text; where that has none, the key is the text that the app shows. What
  /// follows a file's fault is left alone: it is not loaded, and it may be read wrongly.
  static func all(in table: TableFacts) -> [TranslatedFormat] {
    let sources = sources(of: table)
    guard !sources.isEmpty else { return [] }
    let files = table.locales.filter { $0.locale != table.developmentLanguage }.compactMap(\.file)
    return files.filter { !$0.isRejected }.flatMap { file in
      file.effectiveEntries.compactMap { entry in
        guard entry.isLost != true, let source = sources[entry.key],
          let comparison = FormatComparison(source: source, translation: entry.value)
        else { return nil }
        return TranslatedFormat(source: source, entry: entry, file: file, comparison: comparison)
      }
    }
  }

  /// A finding at the translation.
  func finding(rule: any Rule.Type, table: TableFacts, reason: String? = nil, message: String) -> Finding {
    Finding(
      rule: rule.name, reason: reason, severity: rule.severity, message: "\"\(entry.key)\": \(message)",
      locale: file.locale, location: entry.location(in: file), table: table.table.name, key: entry.key,
      evidence: ["source": .text(source), "translation": .text(entry.value)])
  }

  private static func sources(of table: TableFacts) -> [String: String] {
    var sources: [String: String] = [:]
    for (key, known) in table.reference.keys {
      let text = known.value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      if text.utf8.contains(UInt8(ascii: "%")) { sources[key] = text }
    }
    return sources
  }
}
