internal import AuditModel

/// The files that one String Catalog is for its languages.
struct CatalogLanguages {
  /// The files, the source language's first.
  private(set) var files: [StringsFile]
  /// The index of each language's file, by its spelling; nil for what is no language.
  private var indices: [String: Int?]

  /// The source language's file alone.
  init(source: StringsFile) {
    files = [source]
    indices = [source.folder: 0]
  }

  /// The index of a language's file, which is made where there is none yet; nil for what is no language.
  mutating func index(of language: String) -> Int? {
    if let known = indices[language] { return known }
    let index = LocaleTag(folderName: language).map { locale in
      // The source language may be spelled in two ways.
      locale == files[0].locale ? 0 : append(locale, language)
    }
    indices[language] = .some(index)
    return index
  }

  private mutating func append(_ locale: LocaleTag, _ language: String) -> Int {
    var file = files[0]
    (file.folder, file.locale, file.entries) = (language, locale, [])
    files.append(file)
    return files.count - 1
  }

  /// Adds an entry to a language's file.
  mutating func add(_ entry: StringsEntry, at index: Int) { files[index].entries.append(entry) }

  /// The locale of a file.
  func locale(at index: Int) -> LocaleTag { files[index].locale }
}
