public import AuditModel

/// The strings of one table in all its locales, with a number for each key.
///
/// The text of a key is looked up once; all further comparisons use integers.
package struct TableStrings: Sendable {
  /// The keys by their numbers.
  package private(set) var keys: [String] = []
  /// The locales, sorted; `Base` represents the development language if that has no file of its own.
  ///
  /// Two folders of one locale (`zh_CN` and `zh-Hans`) are separate: a device chooses one of them.
  package private(set) var locales: [LocaleStrings] = []
  /// The files of `Base.lproj` that are not used, because the development language has its own.
  package private(set) var unused: [StringsFile] = []
  /// The locales in the files that the app does not contain.
  package private(set) var unbuilt: [LocaleStrings] = []

  private var numbers: KeyDictionary<Int> = [:]

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
    let left = Dictionary(grouping: table.unbuilt ?? [], by: \.folder).sorted { $0.key < $1.key }
    for (_, files) in left { unbuilt.append(strings(of: files, locale: files[0].locale)) }
  }

  /// The number of a key; nil if no locale has it.
  package func number(of key: String) -> Int? { numbers[key] }

  /// The strings of a locale, from the folder with the canonical name if there are several; nil if it has no file.
  package subscript(locale: LocaleTag) -> LocaleStrings? {
    let all = locales.filter { $0.locale == locale }
    return all.first { $0.folder == locale.identifier } ?? all.first
  }

  private mutating func strings(of files: [StringsFile], locale: LocaleTag) -> LocaleStrings {
    var strings = LocaleStrings(locale: locale, files: files.sorted { $0.precedence < $1.precedence })
    for (fileIndex, file) in strings.files.enumerated() {
      for (entryIndex, entry) in file.entries.enumerated() {
        strings.put(
          LocaleStrings.Position(file: Int32(fileIndex), entry: Int32(entryIndex)), number: newNumber(of: entry.key))
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

/// The strings of one locale in one table, as a bundle reads them.
///
/// Of the entries that Apple's loader reads, the last one of a key is used, and a `.stringsdict` takes precedence over
/// a `.strings` file (CoreFoundation, `CFBundle_Strings.c`).
public struct LocaleStrings: Sendable {
  /// The locale.
  public let locale: LocaleTag
  /// The locale's files in ascending precedence.
  public let files: [StringsFile]
  /// The position of each key number's entry, nil if the locale does not have the key; may be shorter than the keys.
  private var positions: [Position?] = []
  /// Entries that another one overrides, in reading order.
  package private(set) var surplus: [Int: [Position]] = [:]

  /// The position of an entry.
  package struct Position: Sendable, Hashable {
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

  /// The position of a key number's entry; nil if the locale does not have the key.
  package func position(_ number: Int) -> Position? { number < positions.count ? positions[number] : nil }

  /// The entry of a key number; nil if the locale does not have the key.
  package func entry(_ number: Int) -> StringsEntry? {
    position(number).map { files[Int($0.file)].entries[Int($0.entry)] }
  }

  /// The result of `body` for the entry of a key number, which is not copied; nil if the locale does not have the key.
  package func entry<Value>(_ number: Int, _ body: (borrowing StringsEntry) -> Value) -> Value? {
    position(number).map { body(files[Int($0.file)].entries[Int($0.entry)]) }
  }

  /// The file and entry of a key number; nil if the locale does not have the key.
  package func found(_ number: Int) -> FoundEntry? { place(number)?.found }

  /// The entries that meet a condition, by the keys' numbers.
  package func entries(where isMet: (borrowing StringsEntry) -> Bool) -> [FoundEntry] {
    // The others, nearly all mostly, are not copied.
    numbers.filter { entry($0, isMet) == true }.compactMap(found)
  }

  /// The place of a key number's entry; nil if the locale does not have the key.
  func place(_ number: Int) -> EntryPlace? { position(number).map { EntryPlace(files: files, position: $0) } }

  /// The numbers of the locale's keys, ascending.
  package var numbers: [Int] { positions.indices.filter { positions[$0] != nil } }

  fileprivate mutating func put(_ position: Position, number: Int) {
    if number >= positions.count {
      positions += [Position?](repeating: nil, count: max(number + 1 - positions.count, positions.count))
    }
    guard let earlier = positions[number] else { return positions[number] = position }
    // An entry after the position at which the loader stops does not replace one that it has read.
    let isAfterEnd = isLost(position) && !isLost(earlier)
    surplus[number, default: []].append(isAfterEnd ? position : earlier)
    if !isAfterEnd { positions[number] = position }
  }

  private func isLost(_ position: Position) -> Bool {
    let file = files[Int(position.file)]
    return file.isRejected || file.entries[Int(position.entry)].isLost == true
  }
}

/// Where an entry is: no larger than a text, since tables have one for each key.
struct EntryPlace: Sendable {
  fileprivate let files: [StringsFile]
  fileprivate let position: LocaleStrings.Position

  private var file: StringsFile { files[Int(position.file)] }

  /// The entry.
  var entry: StringsEntry { file.entries[Int(position.entry)] }

  /// The entry with its file.
  var found: FoundEntry { FoundEntry(file: file, entry: entry) }
}

/// An entry with its file.
public struct FoundEntry: Sendable {
  /// The file.
  public var file: StringsFile
  /// The entry.
  public var entry: StringsEntry

  /// The location of the entry.
  public var location: SourceLocation { entry.location(in: file) }

  /// Whether Apple's loader reads the entry.
  public var isLoaded: Bool { !file.isRejected && entry.isLost != true }
}

extension StringsFile {
  /// The precedence of a file if two files of a locale and table have a key.
  fileprivate var precedence: Int { isStringsdict ? 2 : isStringCatalog ? 1 : 0 }
}

extension StringsEntry {
  /// Whether all texts of the entry are empty.
  package var isEmpty: Bool { leaves.map { $0.allSatisfy(\.value.isEmpty) } ?? value.isEmpty }
}
