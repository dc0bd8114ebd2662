import AuditModel

/// The locales in which an interface file can be heard.
struct SpokenLocales {
  /// The language of the file's own texts first, then its translations, sorted.
  let all: [LocaleTag]
  private let own: LocaleTag?

  /// The locales of a file: its own where it is one language's copy, else those of the tables that translate it.
  init(of tree: InterfaceTree, in catalog: LocalizationCatalog) {
    own = tree.locale
    let bundles = catalog.bundles.filter { bundle in
      tree.bundle.map { $0 == bundle.path } ?? (tree.table == nil)
    }
    let development =
      tree.locale ?? tree.developmentLanguage ?? bundles.first?.developmentLanguage ?? .english
    let translations = tree.locale == nil ? bundles.flatMap(\.tables).flatMap(\.files).map(\.locale) : []
    all = [development] + Set(translations).filter { $0 != development }.sorted()
  }

  /// The asked locales, each once; all of them where none is asked; of one language's copy only what it is made for.
  func chosen(from asked: [LocaleTag]) -> [LocaleTag] {
    guard !asked.isEmpty else { return all }
    var seen: Set<LocaleTag> = []
    return asked.filter { locale in
      guard seen.insert(locale).inserted else { return false }
      return own.map { $0 == locale || locale.inherits(from: $0) } ?? true
    }
  }
}
