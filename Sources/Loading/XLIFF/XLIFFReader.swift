internal import AuditModel

/// What came of reading one XLIFF document.
struct XLIFFReading: Sendable {
  /// The tables: one for each `<file>`, with a file of the source language and one of the target language.
  var tables: [TableReading] = []
  /// What went wrong.
  var diagnostics: [LoadingDiagnostic] = []
  /// Why the document is not read; nil where it is.
  var skipped: String?

  /// The languages of the targets.
  var targetLanguages: Set<LocaleTag> { Set(tables.compactMap { LocaleTag(folderName: $0.place.folder) }) }
}

/// Reads XLIFF 1.2 as Xcode exports it: every document is a bundle by itself.
struct XLIFFReader {
  private let path: String
  private let development: LocaleTag
  private let encoding: String
  private var reading = XLIFFReading()

  /// Reads the contents of a document; `development` is the language of sources for which it names none.
  static func read(_ bytes: [UInt8], path: String, development: LocaleTag) -> XLIFFReading {
    var reader = XLIFFReader(
      path: path, development: development, encoding: DecodedText(Array(bytes.prefix(4))).encoding)
    do throws(XMLFault) {
      reader.read(try XMLReader.read(bytes, into: XLIFFHandler()).document)
    } catch {
      reader.reject(error)
    }
    return reader.reading
  }

  private init(path: String, development: LocaleTag, encoding: String) {
    self.path = path
    self.development = development
    self.encoding = encoding
  }

  private mutating func reject(_ fault: XMLFault) {
    var diagnostic = ShapeFault("malformed", .error, fault.message, at: fault.position).diagnostic(
      in: path, locale: nil)
    if fault.isMergeConflict { diagnostic.kind = .mergeConflictMarker }
    reading.diagnostics.append(diagnostic)
    reading.skipped = "the file could not be parsed"
  }

  private mutating func refuse(_ reason: String, _ message: String) {
    report([ShapeFault(reason, .error, message, at: XMLPosition())], locale: nil)
    reading.skipped = message
  }

  private mutating func read(_ document: XLIFFDocument) {
    guard document.root == "xliff" else {
      return refuse("not-xliff", "the root element is <\(document.root.shortened)>; expected <xliff>")
    }
    if let version = document.version, !version.hasPrefix("1.") {
      return refuse(
        "unsupported-version", "XLIFF \(version.shortened) is not read; expected version 1.2, which Xcode exports")
    }
    let names = XLIFFTableNames(document.files.map { $0.original ?? path })
    let guess = guess(of: document)
    var seen: Set<String> = []
    for file in document.files {
      let isRepeated = file.original.map { !seen.insert($0).inserted } ?? false
      if file.original == nil || isRepeated { reportOriginal(of: file) }
      read(file, table: names[file.original ?? path], languages: XLIFFLanguages(of: file, guess: guess))
    }
  }

  /// The language that files without `target-language` have: that of all others, else the one that the path names.
  private func guess(of document: XLIFFDocument) -> XLIFFLanguages.Language? {
    let named = document.files.compactMap { XLIFFLanguages.Language($0.targetLanguage) }
    if let first = named.first { return named.allSatisfy { $0 == first } ? first : nil }
    return XLIFFLanguages.Language(inName: path.baseName)
      ?? XLIFFLanguages.Language(inName: path.parentFolder.lastPathPart)
  }

  private mutating func reportOriginal(of file: XLIFFFile) {
    let fault =
      if let original = file.original {
        ShapeFault(
          "repeated-file", .warning, "the <file> of \"\(original)\" stands again; expected each source file once",
          at: file.position)
      } else {
        ShapeFault(
          "missing-original", .error, "the <file> has no original; expected the path of its source file",
          at: file.position)
      }
    report([fault], locale: nil)
  }

  private mutating func read(_ file: XLIFFFile, table: String, languages: XLIFFLanguages) {
    let source = languages.source?.locale ?? development
    let target = languages.target?.locale
    report(languages.faults, locale: target)
    var checker = XLIFFUnitCheck()
    let units = checker.checked(file.units)
    report(checker.faults, locale: target)
    let isOneLanguage = source == target
    let sources = XLIFFEntries(units) { isOneLanguage ? $0.targetText ?? $0.sourceText : $0.sourceText }
    report(sources.repeated.map(Self.repeatedFault), locale: source)
    var files = [strings(sources, languages.source?.text ?? source.identifier, source)]
    if let language = languages.target, !isOneLanguage {
      files.append(strings(XLIFFEntries(units, text: \.targetText), language.text, language.locale))
    }
    let place = Placement(bundle: path, folder: languages.target?.text ?? "", table: table)
    reading.tables.append(TableReading(place: place, sourceLanguage: source, isExchange: true, files: files))
  }

  private func strings(_ entries: XLIFFEntries, _ folder: String, _ locale: LocaleTag) -> StringsFile {
    StringsFile(
      path: path, folder: folder, locale: locale, format: "xliff", encoding: encoding, entries: entries.entries)
  }

  private static func repeatedFault(_ unit: (id: String, position: XMLPosition)) -> ShapeFault {
    let message = "the id \"\(unit.id.shortened)\" stands again, and this one is taken; expected it once in its <file>"
    return ShapeFault("duplicate-id", .error, message, at: unit.position, key: unit.id)
  }

  private mutating func report(_ faults: [ShapeFault], locale: LocaleTag?) {
    reading.diagnostics += faults.map { $0.diagnostic(in: path, locale: locale) }
  }
}
