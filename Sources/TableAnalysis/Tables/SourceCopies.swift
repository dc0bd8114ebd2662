import AuditModel
import Localization

/// The texts of a reference that a translation has to change, to recognize those that it copied.
package struct SourceCopies: Sendable {
  /// The words that a project does not translate.
  struct KeptWords: Sendable {
    /// The terms of the glossary, wherever they occur.
    var terms: [String] = []
    /// The names of products, where they are the whole text.
    var names: Set<String> = []
  }

  /// A text of the reference.
  private struct Source: Sendable {
    var number: Int32
    var words: Int32
    var key: ReferenceKey
  }

  /// The texts in the order of their keys.
  private let sources: [Source]
  private let development: LocaleTag

  /// The sources of a table with at least one word to translate.
  init(of reference: TableReference, strings: TableStrings, development: LocaleTag, keeping kept: KeptWords) {
    self.development = development
    sources = reference.keys.sortedKeys.compactMap { name in
      guard let number = strings.number(of: name), let key = reference.keys[name],
        let entry = SourceEntry(key: name, key), !entry.isModel
      else { return nil }
      let words = entry.translatableWords(keeping: kept)
      return words == 0 ? nil : Source(number: Int32(number), words: Int32(words), key: key)
    }
  }

  /// The texts of a locale that are identical to the source; none in the source's own language and its variants.
  func copied(by strings: LocaleStrings) -> CopiedTexts {
    var texts = CopiedTexts()
    guard !keepsSource(strings.locale) else { return texts }
    for source in sources {
      let number = Int(source.number)
      let answer = strings.entry(number) { $0.isText ? $0.isIdentical(to: source.key) : nil }
      guard let isSame = answer ?? nil else { continue }
      texts.compared += 1
      if isSame { texts.same.append(CopiedTexts.Text(number: number, words: Int(source.words))) }
    }
    return texts
  }

  /// Whether a locale may keep the source's texts: `en-GB` for `en`, Interlingua, and pseudo-locales.
  private func keepsSource(_ locale: LocaleTag) -> Bool {
    locale.language == development.language || locale.language == "ia" || locale.isPseudo
  }
}

/// The texts of a locale that are identical to their source.
package struct CopiedTexts: Sendable {
  /// One text.
  package struct Text: Sendable {
    /// The number of its key.
    package var number: Int
    /// How many words of the source need translation.
    package var words: Int
  }

  /// The identical texts, in the order of their keys.
  package fileprivate(set) var same: [Text] = []
  /// How many texts were compared: those that the locale has and whose source has words to translate.
  package fileprivate(set) var compared = 0
}

extension SourceEntry {
  /// The number of translatable words in the text that has most of them.
  fileprivate func translatableWords(keeping kept: SourceCopies.KeptWords) -> Int {
    let texts = entry?.leaves?.map(\.value) ?? [text.string]
    return texts.map { text in
      if kept.names.contains(text) { return 0 }
      return SharedWords.translatableCount(in: kept.terms.reduce(text) { $0.replacing($1, with: " ") })
    }.max() ?? 0
  }
}

extension StringsEntry {
  /// Whether the entry has been translated, even if its text is identical to the source.
  fileprivate var isText: Bool { state != .new && !isEmpty }

  /// Whether every text is identical to the source.
  fileprivate func isIdentical(to source: ReferenceKey) -> Bool {
    guard let leaves else { return value == source.value }
    let source = SourceEntry(key: key, source)
    return leaves.allSatisfy { source?.text(for: $0.path)?.string == $0.value }
  }
}
