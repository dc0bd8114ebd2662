internal import AuditModel

/// The texts of a key in one language.
struct StringCatalogTexts {
  var leaves: [StringsLeaf] = []
  var variables: [StringsVariable] = []

  /// The entry of a key that has these texts; nil if there aren't any.
  ///
  /// Its location is that of its language, or of its text if it has only one.
  func entry(like template: StringsEntry, line: Int, column: Int) -> StringsEntry? {
    guard let main else { return nil }
    let isOneText = leaves.count == 1 && variables.isEmpty && main.path.steps.isEmpty
    var entry = template
    entry.value = main.value
    entry.state = leaves.compactMap(\.state).min()
    entry.leaves = isOneText ? nil : leaves
    entry.variables = variables.isEmpty ? nil : variables
    (entry.line, entry.column) = isOneText ? (main.line, main.column) : (line, column)
    return entry
  }

  /// The text that represents all: the one without conditions, else that of the cases `other`, else the first.
  private var main: StringsLeaf? {
    leaves.first { $0.path.steps.isEmpty } ?? leaves.first { $0.path.steps.allSatisfy(\.isOther) }
      ?? leaves.first { $0.path.variable == nil && $0.path.pluralCategory == "other" } ?? leaves.first
  }
}

extension LeafPath.Step {
  /// Whether it is the case of a variation that applies if no other does.
  fileprivate var isOther: Bool { self == .plural("other") || self == .device("other") }
}

/// The files of a String Catalog, one for each of its languages.
struct StringCatalogLanguages {
  /// The files, the source language's first.
  private(set) var files: [StringsFile]
  /// The index of each language's file, by its spelling; nil for what is not a language.
  private var indices: [String: Int?]

  /// The source language's file alone.
  init(source: StringsFile) {
    files = [source]
    indices = [source.folder: 0]
  }

  /// The index of a language's file, which is created if there isn't one yet; nil for what is not a language.
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
