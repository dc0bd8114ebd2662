internal import AuditModel

extension CatalogWalk {
  /// Reads a key: an entry in each of its languages, and one in the source language whether or not it is there.
  mutating func readKey(_ member: JSONMember) {
    scope = CatalogScope(key: member.name)
    defer { scope = CatalogScope() }
    let place = place(of: member.offset)
    let members = open(member.value, .key, CatalogSubject()) ?? CatalogMembers()
    var entry = StringsEntry(key: member.name, value: member.name, line: place.line, column: place.column)
    entry.comment = members["comment"].flatMap { text($0, CatalogSubject("\"comment\" of")) }
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
    return entries(of: value, CatalogSubject("\"localizations\" of"), repeated: .duplicateLanguage) ?? []
  }

  /// Reads a language of a key; whether it is the source language.
  private mutating func readLocalization(_ member: JSONMember, of template: StringsEntry) -> Bool {
    scope.language = member.name
    defer { (scope.language, scope.locale) = (nil, nil) }
    guard let index = languages.index(of: member.name) else {
      note(
        .unknownLanguage, at: member.offset, "\"\(member.name.shortened)\" is no language; its texts are not read",
        detail: member.name)
      return false
    }
    scope.locale = languages.locale(at: index)
    let place = place(of: member.offset)
    let earlierFaults = faults.count
    var texts = CatalogTexts()
    readNode(member.value, at: LeafPath(), .localization, into: &texts)
    guard let entry = texts.entry(like: template, line: place.line, column: place.column) else {
      if faults.count == earlierFaults { note(.emptyLocalization, at: member.offset, "\(scope.words()) has no text") }
      return false
    }
    languages.add(entry, at: index)
    return index == 0
  }

  private mutating func extraction(_ value: JSONValue) -> ExtractionState? {
    guard let word = text(value, CatalogSubject("\"extractionState\" of")) else { return nil }
    if let state = ExtractionState(rawValue: word) { return state }
    note(
      .unknownExtractionState, at: value.offset,
      "the extraction state \"\(word.shortened)\" of \(scope.words()) is not known", detail: word)
    return nil
  }

  /// Whether a flag is false; nil where it is true or no flag.
  private mutating func isFalse(_ value: JSONValue) -> Bool? {
    guard let flag = value.bool else {
      noteWrongType(value, CatalogSubject("\"shouldTranslate\" of"), expected: "true or false")
      return nil
    }
    return flag ? nil : true
  }
}
