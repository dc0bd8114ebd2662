public import AuditModel
import FormatStrings

/// Finds strings by key as a bundle on a device does.
///
/// One localization is chosen for each bundle. The varying texts of a table (`.stringsdict`) take precedence over the
/// plain ones. A regional variant inherits missing keys from its parents (`en-GB` from `en`), and the table's source
/// language replaces a missing file. Exchange documents (XLIFF) are not shown.
public struct CatalogLookup: Sendable {
  private let bundles: [String: BundleTables]
  /// The bundles' paths, sorted.
  private let paths: [String]

  /// A lookup in all tables of a catalog; each table is indexed on first use.
  public init(_ catalog: LocalizationCatalog) {
    let shown = catalog.bundles.filter { $0.isExchange != true }
    paths = Set(shown.map(\.path)).sorted()
    bundles = Dictionary(shown.map { ($0.path, BundleTables($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text as `locale` shows it in a tree; nil if neither a table nor the file has a text.
  ///
  /// If the tables do not have the key in the locale, the file's own text is shown. If the file has none, a device
  /// shows the bare key; the source language's text is returned instead, since the key says nothing about the text to
  /// come.
  ///
  /// Arguments whose words are known are in the places of their specifiers.
  public func resolve(_ text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> ResolvedText? {
    let resolved = format(of: text, in: tree, locale: locale)
    // Which of several forms is shown depends on the number.
    guard let arguments = text.arguments, resolved?.alternatives.isEmpty == true else { return resolved }
    let words = arguments.map { resolve($0, in: tree, locale: locale)?.string }
    var filled = resolved
    filled?.string = TitleArgument.filled(resolved?.string ?? "") {
      words.indices.contains($0 - 1) ? words[$0 - 1] : nil
    }
    return filled
  }

  /// The text as a locale's table has it.
  private func format(of text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> ResolvedText? {
    let own = joined(text, in: tree, locale: locale) ?? text.value.map { ResolvedText($0) }
    guard let key = text.key, !isOwnCopy(text, in: tree) else { return own }
    let candidates = holders(of: text, key, in: tree)
    if let shown = candidates.lazy.compactMap({ $0.entry(of: key, table: text.tableName, locale: locale) }).first {
      return ResolvedText(shown, platform: tree.platform)
    }
    if let own { return own }
    if let source = candidates.lazy.compactMap({ $0.sourceEntry(of: key, table: text.tableName) }).first {
      return ResolvedText(source, platform: tree.platform)
    }
    var bare = ResolvedText(key)
    bare.isBareKey = !hasTable(of: text, in: tree)
    return bare
  }

  /// A text of parts as the locale shows it, without what code computes; nil if it has a key of its own, or no parts that are known.
  private func joined(_ text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> ResolvedText? {
    guard text.key == nil, let parts = text.parts else { return nil }
    var (joined, separator) = (ResolvedText(""), "")
    for part in parts {
      // What separates words from those that are not known is left out with these.
      if part == .separator {
        separator = joined.string.isEmpty ? "" : part.value ?? ""
      } else if let words = resolve(part, in: tree, locale: locale) {
        joined.string += separator + words.string
        if words.isBareKey { joined.isBareKey = true }
        separator = ""
      }
    }
    guard !joined.string.isEmpty else { return nil }
    return joined
  }

  /// Whether a device shows the bare key of a text: the file has no text, the app does not replace the key, and a table of its name was read that does
  /// not have the key in the locale.
  package func showsKey(of text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> Bool {
    guard let key = text.key, text.value == nil, text.hasFallback != true else { return false }
    let candidates = candidates(for: text, in: tree).filter { $0.hasTable(text.tableName) }
    return !candidates.isEmpty
      && candidates.allSatisfy { $0.entry(of: key, table: text.tableName, locale: locale) == nil }
  }

  /// Whether a table that was read may have the key of a text.
  package func hasTable(of text: LocalizableText, in tree: InterfaceTree) -> Bool {
    candidates(for: text, in: tree).contains { $0.hasTable(text.tableName) }
  }

  /// Whether a table that was read has the key of a text in any language.
  package func hasKey(of text: LocalizableText, in tree: InterfaceTree) -> Bool {
    guard let key = text.key else { return false }
    return candidates(for: text, in: tree).contains { $0.hasKey(key, table: text.tableName) }
  }

  /// Whether the text is in one language's own copy of the interface, which is not translated by a table.
  private func isOwnCopy(_ text: LocalizableText, in tree: InterfaceTree) -> Bool {
    tree.locale != nil && text.value != nil && text.tableName == tree.table
  }

  /// The tables for a text of a tree: those of the nearest bundle that has the key, since no other bundle is asked for a language in which
  /// that one lacks it; all if none has it.
  ///
  /// A bundle that has it in its source language comes first: where only a translation has a key, that is left over, or there by mistake.
  private func holders(of text: LocalizableText, _ key: String, in tree: InterfaceTree) -> [BundleTables] {
    let all = candidates(for: text, in: tree)
    guard all.count > 1 else { return all }
    let holder =
      all.first { $0.sourceEntry(of: key, table: text.tableName) != nil }
      ?? all.first { $0.hasKey(key, table: text.tableName) }
    return holder.map { [$0] } ?? all
  }

  /// The tables for a text of a tree: those of its bundle, or all if the tree names neither a bundle nor a table.
  ///
  /// Code shows the texts of other modules too, whose tables are in other bundles, and sets those of the app for the objects of an
  /// interface file, wherever that is.
  private func candidates(for text: LocalizableText, in tree: InterfaceTree) -> [BundleTables] {
    let own = tree.bundle.flatMap { bundles[$0] }
    let isOfCode = tree.isLookedUpByCode(text)
    if tree.bundle != nil, !isOfCode { return own.map { [$0] } ?? [] }
    guard isOfCode || tree.table == nil else { return [] }
    return [own].compactMap { $0 } + paths.filter { $0 != tree.bundle }.compactMap { bundles[$0] }
  }
}

extension ResolvedText {
  /// The texts of an entry with its location.
  fileprivate init(_ match: LocaleTable.Match, platform: Platform) {
    let texts = EntryTexts(match.entry, platform: platform)
    self.init(
      texts.all.first ?? match.entry.value, alternatives: Array(texts.all.dropFirst()),
      location: match.location, locale: match.locale)
    narrowerVariants = texts.narrower
    isImplied = match.entry.isImplied == true
  }
}
