package import AuditModel

/// Goes through the entries of one locale's table that exist at run time, beside their sources.
///
/// What follows a file's fault is left alone: it is not loaded, and it may be read wrongly.
package struct TextWalk: Sendable {
  private let strings: LocaleStrings
  private let sources: [String: SourceEntry]
  /// What the texts have in common.
  package let context: TextContext

  /// The walk through a locale; nil where it lacks the table, and for the source texts of an exchange document: they are
  /// the app's own, copied into each of its documents with the plural forms of the target.
  package init?(
    table: TableFacts, locale: TableLocale, sources: [String: SourceEntry], keys: InterfaceKeys,
    glossary: Glossary = Glossary()
  ) {
    let isSource = locale.locale == table.developmentLanguage
    guard let strings = locale.strings, !(table.isExchange && isSource) else { return nil }
    self.strings = strings
    self.sources = isSource ? [:] : sources
    context = TextContext(table: table, locale: locale.locale, keys: keys, glossary: glossary)
  }

  /// Calls `body` for each entry with the file that holds it; of a key that stands twice only for the one that counts.
  package func forEachEntry(_ body: (StringsFile, EntryUnit) -> Void) {
    forEachLoadedEntry { file, entry in
      body(file, EntryUnit(context: context, format: file.format, entry: entry, source: sources[entry.key]))
    }
  }

  /// The same without the source, for those who do not compare.
  package func forEachLoadedEntry(_ body: (StringsFile, StringsEntry) -> Void) {
    for number in strings.numbers {
      guard let place = strings.place(number) else { continue }
      let file = strings.files[Int(place.file)]
      let entry = file.entries[Int(place.entry)]
      guard !file.isRejected, entry.isLost != true, entry.isUntranslatable != true else { continue }
      body(file, entry)
    }
  }
}

extension EntryUnit {
  /// Calls `body` for each text of the entry.
  package func forEachText(_ body: (TranslationUnit) -> Void) {
    guard let leaves = entry.leaves else { return body(text(entry.value, path: LeafPath(), source: source?.text)) }
    for leaf in leaves { body(text(leaf.value, path: leaf.path, source: source?.text(for: leaf.path))) }
  }

  private func text(_ string: String, path: LeafPath, source text: MarkedText?) -> TranslationUnit {
    TranslationUnit(
      context: context, format: format, entry: entry, sourceEntry: source, path: path, text: MarkedText(string),
      source: text)
  }
}

extension TableFacts {
  /// The table within the project.
  package var id: [String] { [bundle, table.name] }

  /// The source's texts by key.
  package var sourceEntries: [String: SourceEntry] {
    var sources: [String: SourceEntry] = [:]
    for (key, known) in reference.keys { sources[key] = SourceEntry(key: key, known) }
    return sources
  }
}
