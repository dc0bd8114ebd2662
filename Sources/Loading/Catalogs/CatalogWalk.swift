internal import AuditModel

/// Walks over the JSON of one String Catalog in file order and gathers its texts.
struct CatalogWalk {
  /// What is wrong.
  var faults = CatalogFaults()
  /// The texts by language.
  var languages: CatalogLanguages
  /// The language of the keys; nil where the catalog does not say.
  private(set) var sourceLanguage: LocaleTag?
  /// How many keys `strings` holds.
  var keyCount = 0
  /// The key and language that are being read.
  var scope = CatalogScope()
  private var positions: PositionCounter

  /// A walk over a text; `file` is the source language's as far as it is known, with the language to assume.
  init(_ text: UnsafeBufferPointer<UInt8>, file: StringsFile) {
    positions = PositionCounter(text)
    languages = CatalogLanguages(source: file)
  }

  /// Reads the outermost value.
  mutating func read(_ root: JSONValue) {
    guard let members = open(root, .catalog, CatalogSubject()) else { return }
    readVersion(members["version"], of: root)
    readSourceLanguage(members["sourceLanguage"], of: root)
    // Of a catalog with two objects of the name both are read, since keys stand in both.
    let strings = members.all.filter { $0.name == "strings" }
    if strings.isEmpty { noteMissing("\"strings\" is missing: there are no keys", in: root) }
    for member in strings { readStrings(member.value) }
  }

  private mutating func readVersion(_ value: JSONValue?, of root: JSONValue) {
    guard let value else { return noteMissing("\"version\" is missing", in: root) }
    guard let version = text(value, CatalogSubject("\"version\" of")) else { return }
    if version.split(separator: ".").first.map(String.init) != CatalogSchema.majorVersion {
      note(
        .unknownVersion, at: value.offset,
        "version \(version.shortened) is not known, expected \(CatalogSchema.majorVersion).x; it is read as that")
    }
  }

  private mutating func readSourceLanguage(_ value: JSONValue?, of root: JSONValue) {
    let assumed = languages.files[0]
    guard let value else {
      return noteMissing("\"sourceLanguage\" is missing; \(assumed.locale) is assumed", in: root)
    }
    guard let language = text(value, CatalogSubject("\"sourceLanguage\" of")) else { return }
    guard let locale = LocaleTag(folderName: language) else {
      return note(
        .unknownLanguage, at: value.offset,
        "the source language \"\(language.shortened)\" is no language; \(assumed.locale) is assumed", detail: language)
    }
    sourceLanguage = locale
    var file = assumed
    (file.folder, file.locale) = (language, locale)
    languages = CatalogLanguages(source: file)
  }

  /// Takes a member that the catalog lacks; nobody knows what stood in the rest of one that is cut off.
  private mutating func noteMissing(_ message: String, in root: JSONValue) {
    if !root.isCut { note(.missingMember, at: root.offset, message) }
  }

  private mutating func readStrings(_ value: JSONValue) {
    guard let keys = entries(of: value, CatalogSubject("\"strings\" of"), repeated: .duplicateKey) else { return }
    for key in keys where !key.value.isCut {
      keyCount += 1
      readKey(key)
    }
  }

  /// The line and column of an offset, which has to lie behind those asked for before.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    positions.advance(to: offset)
    return (positions.line, positions.column)
  }
}
