internal import AuditModel
internal import Utilities

/// Decodes the JSON of one String Catalog in file order into the texts of its languages.
struct StringCatalogDecoder {
  /// What is wrong.
  var faults = StringCatalogFaults()
  /// The texts by language.
  var languages: StringCatalogLanguages
  /// The language of the keys; nil if the catalog does not say.
  private(set) var sourceLanguage: LocaleTag?
  /// The number of keys in `strings`.
  var keyCount = 0
  /// The key and language that are being read.
  var scope = StringCatalogScope()
  private var positions: PositionCounter

  /// A decoder of a text; `file` is that of the source language, with the language to assume if the catalog names none.
  init(_ text: UnsafeBufferPointer<UInt8>, file: StringsFile) {
    positions = PositionCounter(text)
    languages = StringCatalogLanguages(source: file)
  }

  /// Reads the outermost value.
  mutating func read(_ root: JSONValue) {
    guard let members = open(root, .catalog, StringCatalogSubject()) else { return }
    readVersion(members["version"], of: root)
    readSourceLanguage(members["sourceLanguage"], of: root)
    // If a catalog has two objects of the name both are read, since both contain keys.
    let strings = members.all.filter { $0.name == "strings" }
    if strings.isEmpty { noteMissing("\"strings\" is missing; the catalog has no keys", in: root) }
    for member in strings { readStrings(member.value) }
  }

  private mutating func readVersion(_ value: JSONValue?, of root: JSONValue) {
    guard let value else { return noteMissing("\"version\" is missing", in: root) }
    guard let version = text(value, StringCatalogSubject("\"version\" of")) else { return }
    if version.split(separator: ".").first.map(String.init) != StringCatalogSchema.majorVersion {
      note(
        .unknownVersion, at: value.offset,
        "unknown version \(version.shortened); expected \(StringCatalogSchema.majorVersion).x, and read as that")
    }
  }

  private mutating func readSourceLanguage(_ value: JSONValue?, of root: JSONValue) {
    let assumed = languages.files[0]
    guard let value else {
      return noteMissing("\"sourceLanguage\" is missing; \(assumed.locale) is assumed", in: root)
    }
    guard let language = text(value, StringCatalogSubject("\"sourceLanguage\" of")) else { return }
    guard let locale = LocaleTag(folderName: language) else {
      return note(
        .unknownLanguage, at: value.offset,
        "the source language \(quoted(language)) is not a language; \(assumed.locale) is assumed",
        detail: language)
    }
    sourceLanguage = locale
    var file = assumed
    (file.folder, file.locale) = (language, locale)
    languages = StringCatalogLanguages(source: file)
  }

  /// Notes a missing member; in a truncated catalog it may have been in the rest.
  private mutating func noteMissing(_ message: String, in root: JSONValue) {
    if !root.isTruncated { note(.missingMember, at: root.offset, message) }
  }

  private mutating func readStrings(_ value: JSONValue) {
    guard let keys = entries(of: value, StringCatalogSubject("\"strings\" of"), repeated: .duplicateKey) else { return }
    for key in keys where !key.value.isTruncated {
      keyCount += 1
      readKey(key)
    }
  }

  /// The position of an offset, which must not lie before those asked for earlier.
  mutating func position(of offset: Int) -> TextPosition { positions.position(of: offset) }
}

extension StringCatalogDecoder {
  /// Reads a key: an entry in each of its languages, and one in the source language whether or not it is there.
  mutating func readKey(_ member: JSONMember) {
    scope = StringCatalogScope(key: member.name)
    defer { scope = StringCatalogScope() }
    let position = position(of: member.offset)
    let members = open(member.value, .key, StringCatalogSubject()) ?? StringCatalogMembers()
    var entry = StringsEntry(key: member.name, value: member.name, line: position.line, column: position.column)
    entry.comment = members["comment"].flatMap { text($0, StringCatalogSubject("\"comment\" of")) }
    entry.extraction = members["extractionState"].flatMap { extraction($0) }
    entry.isUntranslatable = members["shouldTranslate"].flatMap { isFalse($0) }
    var hasSource = false
    for language in localizations(members["localizations"]) {
      if readLocalization(language, of: entry) { hasSource = true }
    }
    guard !hasSource else { return }
    entry.isImplied = true
    languages.add(entry, at: 0)
  }

  private mutating func localizations(_ value: JSONValue?) -> [JSONMember] {
    guard let value else { return [] }
    return entries(of: value, StringCatalogSubject("\"localizations\" of"), repeated: .duplicateLanguage) ?? []
  }

  /// Reads a language of a key; whether it is the source language.
  private mutating func readLocalization(_ member: JSONMember, of template: StringsEntry) -> Bool {
    scope.language = member.name
    defer { (scope.language, scope.locale) = (nil, nil) }
    guard let index = languages.index(of: member.name) else {
      note(
        .unknownLanguage, at: member.offset, "\(quoted(member.name)) is not a language; its texts are not read",
        detail: member.name)
      return false
    }
    scope.locale = languages.locale(at: index)
    let position = position(of: member.offset)
    let earlierFaults = faults.count
    var texts = StringCatalogTexts()
    readNode(member.value, at: LeafPath(), .localization, into: &texts)
    guard var entry = texts.entry(like: template, line: position.line, column: position.column) else {
      if faults.count == earlierFaults { note(.emptyLocalization, at: member.offset, "\(scope.words()) has no text") }
      return false
    }
    // That Xcode no longer finds a key is not said of its text in the source language.
    if index == 0, template.extraction == .stale { (entry.line, entry.column) = (template.line, template.column) }
    languages.add(entry, at: index)
    return index == 0
  }

  private mutating func extraction(_ value: JSONValue) -> ExtractionState? {
    guard let word = text(value, StringCatalogSubject("\"extractionState\" of")) else { return nil }
    if let state = ExtractionState(rawValue: word) { return state }
    note(
      .unknownExtractionState, at: value.offset,
      "unknown extraction state \(quoted(word)) of \(scope.words())", detail: word)
    return nil
  }

  /// Whether a flag is false; nil if it is true or not a flag.
  private mutating func isFalse(_ value: JSONValue) -> Bool? {
    guard let flag = value.bool else {
      noteWrongType(value, StringCatalogSubject("\"shouldTranslate\" of"), expected: "true or false")
      return nil
    }
    return flag ? nil : true
  }
}
