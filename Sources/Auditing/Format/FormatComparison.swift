import AuditModel

/// One translation whose source is a format, with the arguments of both.
struct FormatComparison {
  var locale: TableLocale
  var entry: StringsEntry
  var file: StringsFile
  var source: FormatString
  var sourceText: String
  var target: FormatString

  /// Every translation of a table whose source takes an argument; a source without one is no format, whatever its `%`.
  static func all(in table: TableFacts) -> [FormatComparison] {
    let sources = sourceFormats(of: table)
    guard !sources.isEmpty else { return [] }
    return table.locales.flatMap { locale -> [FormatComparison] in
      guard let file = locale.file, locale.locale != table.developmentLanguage else { return [] }
      return file.effectiveEntries.compactMap { entry in
        guard let source = sources[entry.key], !entry.value.isEmpty else { return nil }
        return FormatComparison(
          locale: locale, entry: entry, file: file, source: source.format, sourceText: source.text,
          target: FormatString(entry.value))
      }
    }
  }

  /// The finding of a rule on this translation.
  func finding(rule: String, severity: Severity, table: TableFacts, message: String) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, locale: locale.locale, location: entry.location(in: file),
      table: table.table.name, key: entry.key,
      evidence: ["source": .text(sourceText), "translation": .text(entry.value)])
  }

  /// The formats by key: the development language's value, or the key itself where that language has no table.
  private static func sourceFormats(of table: TableFacts) -> [String: (text: String, format: FormatString)] {
    var formats: [String: (text: String, format: FormatString)] = [:]
    for (key, known) in table.reference.keys {
      let text = known.value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      guard text.utf8.contains(UInt8(ascii: "%")) else { continue }
      let format = FormatString(text)
      if !format.specifiers.isEmpty { formats[key] = (text, format) }
    }
    return formats
  }
}

extension StringsFile {
  /// The entries that count: of a key that stands twice, the last.
  var effectiveEntries: [StringsEntry] {
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { last[entry.key] = index }
    return entries.indices.filter { last[entries[$0].key] == $0 }.map { entries[$0] }
  }
}
