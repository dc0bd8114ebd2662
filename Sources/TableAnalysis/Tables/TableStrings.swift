public import AuditModel

/// The strings of one table in all its locales, each key known by a number.
///
/// Every text of a key is looked up once; all comparisons after that are of integers.
package struct TableStrings: Sendable {
  /// The keys by their numbers.
  package private(set) var keys: [String] = []
  /// The locales, sorted; where the development language has no file of its own, `Base`'s stands for it.
  ///
  /// Two folders of one locale (`zh_CN` and `zh-Hans`) are apart: a device chooses one of them.
  package private(set) var locales: [LocaleStrings] = []
  /// The files of `Base.lproj` that stand beside those of the development language, and are not used.
  package private(set) var unused: [StringsFile] = []

  private var numbers: [String: Int] = [:]

  /// The strings of a table; `development` is the language of `Base.lproj`.
  package init(_ table: LocalizationTable, development: LocaleTag) {
    var files = Dictionary(grouping: table.files.filter { !$0.isBase }, by: \.locale)
    let base = table.files.filter(\.isBase)
    if files[development] == nil { files[development] = base } else { unused = base }
    for (locale, own) in files.sorted(by: { $0.key < $1.key }) {
      for (_, inFolder) in Dictionary(grouping: own, by: \.folder).sorted(by: { $0.key < $1.key }) {
        locales.append(strings(of: inFolder, locale: locale))
      }
    }
  }

  /// The number of a key; nil where no locale has it.
  package func number(of key: String) -> Int? { numbers[key] }

  /// The strings of a locale, those of the folder with the canonical name where there are several; nil where it has no file.
  package subscript(locale: LocaleTag) -> LocaleStrings? {
    let all = locales.filter { $0.locale == locale }
    return all.first { $0.folder == locale.identifier } ?? all.first
  }

  private mutating func strings(of files: [StringsFile], locale: LocaleTag) -> LocaleStrings {
    var strings = LocaleStrings(locale: locale, files: files.sorted { $0.precedence < $1.precedence })
    for (fileIndex, file) in strings.files.enumerated() {
      for (entryIndex, entry) in file.entries.enumerated() {
        strings.put(
          LocaleStrings.Place(file: Int32(fileIndex), entry: Int32(entryIndex)), number: newNumber(of: entry.key))
      }
    }
    return strings
  }

  private mutating func newNumber(of key: String) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}

/// The strings of one locale in one table, as a bundle reads them: the last entry of a key counts among those that Apple's
/// loader sees, and one of a `.stringsdict` before one of a `.strings` (CoreFoundation, `CFBundle_Strings.c`).
public struct LocaleStrings: Sendable {
  /// The locale.
  public let locale: LocaleTag
  /// The locale's files, those that win last.
  public let files: [StringsFile]
  /// Where the entry of each key number is, nil where the locale lacks the key; it may be shorter than the keys.
  private var places: [Place?] = []
  /// Entries that give way to a later one, in the order in which they are met.
  package private(set) var surplus: [Int: [Place]] = [:]

  /// An entry's place.
  package struct Place: Sendable, Hashable {
    /// The index of the file.
    package var file: Int32
    /// The index of the entry.
    package var entry: Int32
  }

  fileprivate init(locale: LocaleTag, files: [StringsFile]) {
    self.locale = locale
    self.files = files
  }

  /// The `.lproj` folder's name without extension, or the language as a document spells it.
  package var folder: String { files.first?.folder ?? locale.identifier }

  /// Where the entry of a key number is; nil where the locale lacks the key.
  package func place(_ number: Int) -> Place? { number < places.count ? places[number] : nil }

  /// The entry of a key number; nil where the locale lacks the key.
  package func entry(_ number: Int) -> StringsEntry? {
    place(number).map { files[Int($0.file)].entries[Int($0.entry)] }
  }

  /// What `body` makes of the entry of a key number, which is not copied; nil where the locale lacks the key.
  package func entry<Value>(_ number: Int, _ body: (borrowing StringsEntry) -> Value) -> Value? {
    place(number).map { body(files[Int($0.file)].entries[Int($0.entry)]) }
  }

  /// The file and the entry of a key number; nil where the locale lacks the key.
  package func found(_ number: Int) -> FoundEntry? {
    place(number).map { FoundEntry(file: files[Int($0.file)], entry: files[Int($0.file)].entries[Int($0.entry)]) }
  }

  /// The numbers of the locale's keys, ascending.
  package var numbers: [Int] { places.indices.filter { places[$0] != nil } }

  fileprivate mutating func put(_ place: Place, number: Int) {
    if number >= places.count {
      places += [Place?](repeating: nil, count: max(number + 1 - places.count, places.count))
    }
    guard let earlier = places[number] else { return places[number] = place }
    // What stands behind the place where the loader stops does not replace what it has read.
    let isBehind = isLost(place) && !isLost(earlier)
    surplus[number, default: []].append(isBehind ? place : earlier)
    if !isBehind { places[number] = place }
  }

  private func isLost(_ place: Place) -> Bool {
    let file = files[Int(place.file)]
    return file.isRejected || file.entries[Int(place.entry)].isLost == true
  }
}

/// An entry with its file.
public struct FoundEntry: Sendable {
  /// The file.
  public var file: StringsFile
  /// The entry.
  public var entry: StringsEntry

  /// Where the entry stands.
  public var location: SourceLocation { entry.location(in: file) }

  /// Whether Apple's loader has the entry at run time.
  public var isLoaded: Bool { !file.isRejected && entry.isLost != true }
}

extension StringsFile {
  /// A file of higher precedence wins where two of a locale and table have a key.
  fileprivate var precedence: Int { isStringsdict ? 2 : isStringCatalog ? 1 : 0 }
}

extension StringsEntry {
  /// Whether the entry has no text at all.
  package var isEmpty: Bool { leaves.map { $0.allSatisfy(\.value.isEmpty) } ?? value.isEmpty }
}
