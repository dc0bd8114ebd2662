import AuditModel

/// The locales in which an interface file can be heard.
struct SpokenLocales {
  /// The language of the file's own texts first, then its translations, sorted.
  let all: [LocaleTag]
  private let own: LocaleTag?

  /// The locales of a file, among a catalog's.
  init(of tree: InterfaceTree, in locales: TreeLocales) {
    own = tree.locale
    all = locales.all(of: tree)
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
