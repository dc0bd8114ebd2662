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
  /// The languages of all bundles, sorted.
  private let shipped: [LocaleTag]

  /// The locales for which a catalog's bundles have tables; exchange documents (XLIFF) are not shown and do not count.
  ///
  /// - Parameter requested: The requested languages; empty means all.
  public init(catalog: LocalizationCatalog, requested: [LocaleTag] = []) {
    self.requested = requested
    let shown = catalog.shownBundles
    paths = shown.map(\.path)
    shipped = Set(shown.filter(\.isShipped).flatMap(\.shippedLocalizations)).sorted()
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
    guard !tree.isInOneLanguage else { return [development] }
    let translations = Set(candidates(for: tree).flatMap(\.localizations))
    return [development] + translations.subtracting([development]).sorted()
  }

  /// Whether any bundle is translated, whether or not its interface files are.
  public var hasTranslations: Bool {
    bundles.values.contains { bundle in
      bundle.localizations.contains { $0 != bundle.development && !$0.isPseudo }
    }
  }

  /// The locales in which an interface is audited: all of its own, or those in which the requested languages are shown, in the
  /// order of ``all(of:)``; then the languages that the project ships in the other direction and the interface has no
  /// texts in, since they mirror it.
  ///
  /// In other languages without texts the interface looks as in its development language, which is audited instead.
  public func locales(of tree: InterfaceTree) -> [LocaleTag] {
    let isRightToLeft = LanguageProfile(developmentLanguage(of: tree)).isRightToLeft
    let shown = requested.isEmpty ? all(of: tree) + untranslated(of: tree) : shownLocales(of: tree)
    let textless = textlessLocales(among: shown, of: tree)
    let audited = shown.filter { !textless.contains($0) || LanguageProfile($0).isRightToLeft != isRightToLeft }
    return audited.isEmpty ? [developmentLanguage(of: tree)] : audited
  }

  /// The locales in which the requested languages show an interface; all of its own if none is requested.
  ///
  /// They are in the order of ``all(of:)``; then come those that the project ships without texts for the interface. If the
  /// project does not ship any of them, only the development language.
  public func shownLocales(of tree: InterfaceTree) -> [LocaleTag] {
    let all = all(of: tree)
    guard !requested.isEmpty, !tree.isInOneLanguage else { return all }
    let chosen = Set(requested.flatMap { Self.shown(for: $0, among: all) })
    let missing = requested.filter { Self.shown(for: $0, among: all).isEmpty }
    let others = untranslated(of: tree)
    let textless = Set(missing.flatMap { Self.shown(for: $0, among: others) })
    let shown = all.filter(chosen.contains) + textless.sorted()
    return shown.isEmpty ? Array(all.prefix(1)) : shown
  }

  /// The language of the texts that an interface shows in a locale in which it has none; nil if it has its own.
  public func textLocale(of tree: InterfaceTree, in locale: LocaleTag) -> LocaleTag? {
    textlessLocales(among: [locale], of: tree).isEmpty ? nil : developmentLanguage(of: tree)
  }

  /// Those of the given locales in which an interface has no texts of its own.
  public func textlessLocales(among locales: [LocaleTag], of tree: InterfaceTree) -> Set<LocaleTag> {
    guard !tree.isInOneLanguage else { return [] }
    let all = all(of: tree)
    let own = Set(all)
    return Set(locales.filter { !own.contains($0) && Self.shown(for: $0, among: all).isEmpty })
  }

  /// The languages that the project ships in which an interface has no texts, sorted.
  private func untranslated(of tree: InterfaceTree) -> [LocaleTag] {
    let textless = textlessLocales(among: shipped, of: tree)
    return shipped.filter { !$0.isPseudo && textless.contains($0) }
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
    let shown = catalog.shownBundles.map(\.localizations)
    return requested.reduce(into: Set(requested)) { all, language in
      for locales in shown { all.formUnion(Self.shown(for: language, among: locales)) }
    }
  }

  /// The bundles for a tree: its own, or all if it names neither a bundle nor a table, or if code sets texts for its objects that its
  /// own bundle does not translate.
  private func candidates(for tree: InterfaceTree) -> [Bundle] {
    let own = tree.bundle.flatMap { bundles[$0] }
    if tree.bundle == nil ? tree.table != nil : (own?.localizations.count ?? 0) < 2, tree.hasTextsOfCode {
      return paths.compactMap { bundles[$0] }
    }
    if tree.bundle != nil { return own.map { [$0] } ?? [] }
    return tree.table == nil ? paths.compactMap { bundles[$0] } : []
  }
}

extension LocalizationCatalog {
  /// The bundles that an app can show: not exchange documents.
  fileprivate var shownBundles: [LocalizationBundle] { bundles.filter { $0.isExchange != true } }
}

extension LocaleTag {
  /// Whether it is a pseudo-locale of `Locales/pseudo`, which tests layout and formats.
  package var isPseudo: Bool { PseudoLocales.tags.contains(identifier) }
}
