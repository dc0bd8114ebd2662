package import AuditModel

/// Visits the entries of one locale's table that exist at run time, with their sources.
///
/// Entries after an error in a file are skipped: they are not loaded and may have been misread.
package struct TextWalk: Sendable {
  private let strings: LocaleStrings
  /// What gives the entries their sources; nil for the source language's own.
  private let reference: TableReference?
  /// The common properties of the texts.
  package let context: TextContext

  /// The entries of a locale; nil if it does not have the table, and for the source texts of an exchange document: they
  /// are copied from the app into each document, with the plural forms of the target.
  package init?(
    table: TableFacts, locale: TableLocale, keys: InterfaceKeys, glossary: Glossary = Glossary()
  ) {
    let isSource = locale.locale == table.developmentLanguage
    guard let strings = locale.strings, !(table.isExchange && isSource) else { return nil }
    self.strings = strings
    reference = isSource ? nil : table.reference
    context = TextContext(table: table, locale: locale.locale, keys: keys, glossary: glossary)
  }

  /// Calls `body` for each entry with its file; if a key has several entries, only for the one that is used.
  ///
  /// - Parameter isIncluded: Whether an entry is visited.
  package func forEachEntry(
    where isIncluded: (StringsEntry) -> Bool = { _ in true }, _ body: (StringsFile, EntryUnit) -> Void
  ) {
    forEachLoadedEntry { file, entry in
      guard isIncluded(entry) else { return }
      let model = reference?.source(of: entry.key)
      body(file, EntryUnit(context: context, format: file.format, entry: entry, model: model))
    }
  }

  /// Calls `body` for each entry with its file, without the source.
  package func forEachLoadedEntry(_ body: (StringsFile, StringsEntry) -> Void) {
    for number in strings.numbers {
      guard let position = strings.position(number) else { continue }
      let file = strings.files[Int(position.file)]
      let entry = file.entries[Int(position.entry)]
      guard !file.isRejected, entry.isLost != true, entry.isUntranslatable != true else { continue }
      body(file, entry)
    }
  }
}

extension EntryUnit {
  /// Calls `body` for each text of the entry.
  package func forEachText(_ body: (TranslationUnit) -> Void) {
    guard let leaves = entry.leaves else { return body(text(entry.value, path: LeafPath(), model: model?.text)) }
    for leaf in leaves { body(text(leaf.value, path: leaf.path, model: model?.text(for: leaf.path))) }
  }

  private func text(_ string: String, path: LeafPath, model text: AnnotatedText?) -> TranslationUnit {
    let source = source
    return TranslationUnit(
      context: context, format: format, entry: entry, sourceEntry: source, path: path, text: AnnotatedText(string),
      source: source == nil ? nil : text, model: text)
  }
}

extension TableFacts {
  /// The table within the project.
  package var id: [String] { [bundle, table.name] }
}
