public import AuditModel
import LocaleData

/// The locales in which interfaces are shown, and which of them are asked for: one answer for every command.
public struct LocaleSelection: Sendable {
  private struct Bundle: Sendable {
    var development: LocaleTag
    var localizations: [LocaleTag]
  }

  private let requested: [LocaleTag]
  private let bundles: [String: Bundle]
  private let paths: [String]

  /// The locales that a catalog's bundles have tables for; exchange documents (XLIFF) show nothing and add none.
  ///
  /// - Parameter requested: The languages that are asked for; empty means all.
  public init(catalog: LocalizationCatalog, requested: [LocaleTag] = []) {
    self.requested = requested
    let shown = catalog.bundles.filter { $0.isExchange != true }
    paths = shown.map(\.path)
    bundles = Dictionary(
      shown.map {
        ($0.path, Bundle(development: $0.developmentLanguage, localizations: $0.localizations))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The language of an interface's own texts; English where it is not known.
  public func developmentLanguage(of tree: InterfaceTree) -> LocaleTag {
    tree.locale ?? tree.developmentLanguage ?? candidates(for: tree).first?.development ?? .english
  }

  /// The language of the interface's own texts, then those of its translations, sorted; one language's copy has only that.
  public func all(of tree: InterfaceTree) -> [LocaleTag] {
    let development = developmentLanguage(of: tree)
    guard tree.locale == nil else { return [development] }
    let translations = Set(candidates(for: tree).flatMap(\.localizations))
    return [development] + translations.subtracting([development]).sorted()
  }

  /// The locales of an interface that the requested languages are shown in, in the order of all.
  ///
  /// Where no requested language is shown in any of them, the development language remains.
  public func locales(of tree: InterfaceTree) -> [LocaleTag] {
    let all = all(of: tree)
    guard !requested.isEmpty, tree.locale == nil else { return all }
    let chosen = Set(requested.flatMap { Self.shown(for: $0, among: all) })
    return chosen.isEmpty ? Array(all.prefix(1)) : all.filter(chosen.contains)
  }

  /// The locales among some that a language is shown in; empty where none suits.
  ///
  /// A language takes the locales that are it or inherit from it (`pt` takes `pt-BR`), else the one that a device
  /// chooses for it (`pt-PT` gets `pt-BR` where only that exists).
  public static func shown(for language: LocaleTag, among locales: [LocaleTag]) -> [LocaleTag] {
    let own = locales.filter { $0 == language || $0.inherits(from: language) }
    return own.isEmpty ? [LanguageMatcher.match(language, among: locales)].compactMap { $0 } : own
  }

  /// The requested languages with the localizations that the bundles show for them; empty where all are audited.
  public static func localizations(for requested: [LocaleTag], in catalog: LocalizationCatalog) -> Set<LocaleTag> {
    let shown = catalog.bundles.filter { $0.isExchange != true }.map(\.localizations)
    return requested.reduce(into: Set(requested)) { all, language in
      for locales in shown { all.formUnion(Self.shown(for: language, among: locales)) }
    }
  }

  /// A tree of a bundle has that bundle's tables; one that names no table may look anywhere.
  private func candidates(for tree: InterfaceTree) -> [Bundle] {
    if let bundle = tree.bundle { return bundles[bundle].map { [$0] } ?? [] }
    return tree.table == nil ? paths.compactMap { bundles[$0] } : []
  }
}

extension LocaleTag {
  /// Whether nobody speaks the language: a locale of `Locales/pseudo`, which tries out fit and format.
  package var isPseudo: Bool { PseudoLocales.tags.contains(identifier) }
}
