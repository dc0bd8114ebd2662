public import AuditModel
import LocaleData

/// The locales in which interfaces are shown, and the requested ones among them, for every command.
public struct LocaleSelection: Sendable {
  private struct Bundle: Sendable {
    var development: LocaleTag
    var localizations: [LocaleTag]
  }

  private let requested: [LocaleTag]
  private let bundles: [String: Bundle]
  private let paths: [String]

  /// The locales for which a catalog's bundles have tables; exchange documents (XLIFF) are not shown and do not count.
  ///
  /// - Parameter requested: The requested languages; empty means all.
  public init(catalog: LocalizationCatalog, requested: [LocaleTag] = []) {
    self.requested = requested
    let shown = catalog.bundles.filter { $0.isExchange != true }
    paths = shown.map(\.path)
    bundles = Dictionary(
      shown.map {
        ($0.path, Bundle(development: $0.developmentLanguage, localizations: $0.localizations))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The language of an interface's own texts; English if it is not known.
  public func developmentLanguage(of tree: InterfaceTree) -> LocaleTag {
    tree.locale ?? tree.developmentLanguage ?? candidates(for: tree).first?.development ?? .english
  }

  /// The language of the interface's own texts, then those of its translations, sorted; only one for a language's own
  /// copy.
  public func all(of tree: InterfaceTree) -> [LocaleTag] {
    let development = developmentLanguage(of: tree)
    guard tree.locale == nil else { return [development] }
    let translations = Set(candidates(for: tree).flatMap(\.localizations))
    return [development] + translations.subtracting([development]).sorted()
  }

  /// The locales of an interface in which the requested languages are shown, in the order of ``all(of:)``.
  ///
  /// If no requested language is shown in any of them, only the development language.
  public func locales(of tree: InterfaceTree) -> [LocaleTag] {
    let all = all(of: tree)
    guard !requested.isEmpty, tree.locale == nil else { return all }
    let chosen = Set(requested.flatMap { Self.shown(for: $0, among: all) })
    return chosen.isEmpty ? Array(all.prefix(1)) : all.filter(chosen.contains)
  }

  /// The locales in a list in which a language is shown; empty if there isn't one.
  ///
  /// These are the language and the locales that inherit from it (`pt-BR` for `pt`), otherwise the one that a device
  /// chooses for it (`pt-BR` for `pt-PT` if only that exists).
  public static func shown(for language: LocaleTag, among locales: [LocaleTag]) -> [LocaleTag] {
    let own = locales.filter { $0 == language || $0.inherits(from: language) }
    return own.isEmpty ? [LanguageMatcher.match(language, among: locales)].compactMap { $0 } : own
  }

  /// The requested languages and the localizations that bundles show for them; empty if all are audited.
  public static func localizations(for requested: [LocaleTag], in catalog: LocalizationCatalog) -> Set<LocaleTag> {
    let shown = catalog.bundles.filter { $0.isExchange != true }.map(\.localizations)
    return requested.reduce(into: Set(requested)) { all, language in
      for locales in shown { all.formUnion(Self.shown(for: language, among: locales)) }
    }
  }

  /// The bundles for a tree: its own, or all if it names neither a bundle nor a table.
  private func candidates(for tree: InterfaceTree) -> [Bundle] {
    if let bundle = tree.bundle { return bundles[bundle].map { [$0] } ?? [] }
    return tree.table == nil ? paths.compactMap { bundles[$0] } : []
  }
}

extension LocaleTag {
  /// Whether it is a pseudo-locale of `Locales/pseudo`, which tests layout and formats.
  package var isPseudo: Bool { PseudoLocales.tags.contains(identifier) }
}
