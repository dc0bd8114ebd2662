internal import AuditModel
internal import Utilities

/// The result of reading one XLIFF document.
struct XLIFFReading: Sendable {
  /// The tables: one for each `<file>`, with a file of the source language and one of the target language.
  var tables: [TableReading] = []
  /// What went wrong.
  var diagnostics: [LoadingDiagnostic] = []
  /// Why the document is not read; nil if it is.
  var skipped: String?
  /// The fault up to which the document is read, without what is read; nil if it is read completely.
  var fault: String?

  /// The languages of the targets.
  var targetLanguages: Set<LocaleTag> { Set(tables.compactMap { LocaleTag(folderName: $0.location.folder) }) }
}

/// Reads XLIFF 1.2 as Xcode exports it: every document is a bundle of its own.
struct XLIFFReader {
  private let path: String
  private let development: LocaleTag
  private let encoding: TextEncoding
  private var reading = XLIFFReading()

  /// Reads the contents of a document; `development` is the language of sources for which it names none.
  static func read(_ bytes: [UInt8], path: String, development: LocaleTag) -> XLIFFReading {
    var reader = XLIFFReader(
      path: path, development: development, encoding: DecodedText(Array(bytes.prefix(4))).encoding)
    let (handler, fault) = XMLReader.readUpToFault(bytes, into: XLIFFHandler())
    guard let fault else {
      reader.read(handler.document)
      return reader.reading
    }
    reader.read(handler.documentUpToFault, before: fault)
    return reader.reading
  }

  private init(path: String, development: LocaleTag, encoding: TextEncoding) {
    self.path = path
    self.development = development
    self.encoding = encoding
  }

  /// Reads the units before a fault.
  private mutating func read(_ document: XLIFFDocument, before fault: XMLFault) {
    let count = document.files.reduce(0) { $0 + $1.units.count }
    let units = count == 1 ? "unit before it is" : "\(count) units before it are"
    let rest = count == 0 ? "" : "; only the \(units) read"
    var diagnostic = ShapeFault(ShapeFault.malformed, .error, fault.message + rest, at: fault.position).diagnostic(
      in: path, locale: nil)
    reading.fault = fault.message
    if fault.isMergeConflict { diagnostic.kind = .mergeConflictMarker }
    reading.diagnostics.append(diagnostic)
    guard count > 0 else { return reading.skipped = "the file could not be parsed" }
    read(document)
  }

  private mutating func refuse(_ document: XLIFFDocument, _ reason: String, _ message: String) {
    report([ShapeFault(reason, .error, message, at: document.position)], locale: nil)
    reading.skipped = message
  }

  private mutating func read(_ document: XLIFFDocument) {
    guard document.root == "xliff" else {
      return refuse(document, "not-xliff", "the root element is <\(document.root.shortened)>; expected <xliff>")
    }
    if let version = document.version, !version.hasPrefix("1.") {
      return refuse(
        document, "unsupported-version",
        "XLIFF \(version.shortened) is not supported; expected version 1.2, which Xcode exports")
    }
    if document.files.isEmpty {
      return refuse(
        document, "no-file", "the document has no <file> element and so no texts; expected one for each source file")
    }
    let names = XLIFFTableNames(document.files.map { $0.original ?? path })
    let guess = guess(of: document)
    var seen: Set<String> = []
    for file in document.files {
      let isRepeated = file.original.map { !seen.insert($0).inserted } ?? false
      let firstFault = reading.diagnostics.count
      if file.original == nil || isRepeated { reportOriginal(of: file) }
      var table = read(file, table: names[file.original ?? path], languages: XLIFFLanguages(of: file, guess: guess))
      table.faults = firstFault..<reading.diagnostics.count
      reading.tables.append(table)
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
          "repeated-file", .warning, "more than one <file> for \"\(original)\"; expected one for each source file",
          at: file.position)
      } else {
        ShapeFault(
          "missing-original", .error, "the <file> has no original; expected the path of its source file",
          at: file.position)
      }
    report([fault], locale: nil)
  }

  private mutating func read(_ file: XLIFFFile, table: String, languages: XLIFFLanguages) -> TableReading {
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
    let location = BundleLocation(bundle: path, folder: languages.target?.text ?? "", table: table)
    return TableReading(location: location, sourceLanguage: source, isExchange: true, files: files)
  }

  private func strings(_ entries: XLIFFEntries, _ folder: String, _ locale: LocaleTag) -> StringsFile {
    StringsFile(
      path: path, folder: folder, locale: locale, format: .xliff, encoding: encoding, entries: entries.entries)
  }

  private static func repeatedFault(_ unit: (id: String, position: TextPosition)) -> ShapeFault {
    let message = "duplicate id \(quoted(unit.id)) in its <file>; the last one is used"
    return ShapeFault("duplicate-id", .error, message, at: unit.position, key: unit.id)
  }

  private mutating func report(_ faults: [ShapeFault], locale: LocaleTag?) {
    reading.diagnostics += faults.map { $0.diagnostic(in: path, locale: locale) }
  }
}

/// The languages of one `<file>` of an XLIFF document.
struct XLIFFLanguages: Equatable {
  /// A language as the document spells it.
  struct Language: Equatable {
    var text: String
    var locale: LocaleTag

    /// A language by its name; nil if it is not one.
    init?(_ text: String?) {
      guard let text, let locale = LocaleTag(folderName: text) else { return nil }
      self.text = text
      self.locale = locale
    }

    /// A language by the name of a document or its folder; nil if the name may be an ordinary word.
    init?(inName name: String) {
      let language = name.prefix { $0 != "-" && $0 != "_" }
      guard language.count == 2, language.allSatisfy(\.isLowercase) else { return nil }
      self.init(name)
    }
  }

  /// The language of the sources; nil if the file names no known language.
  var source: Language?
  /// The language of the targets; nil if neither the file, the rest of the document nor its name states one.
  var target: Language?
  /// Their faults.
  var faults: [ShapeFault] = []

  /// The languages of a file.
  ///
  /// - Parameter guess: The language that the document's other files or its name give it.
  init(of file: XLIFFFile, guess: Language?) {
    source = Language(file.sourceLanguage)
    target = Language(file.targetLanguage)
    if source == nil { report("source-language", file.sourceLanguage, in: file) }
    let targets = file.units.count { $0.target != nil }
    guard target == nil, targets > 0 else { return }
    target = guess
    let rest =
      guess.map { "its targets are assumed to be \($0.text)" }
      ?? "\(targets == 1 ? "1 target is" : "\(targets) targets are") not checked"
    report("target-language", file.targetLanguage, in: file, severity: guess == nil ? .error : .warning, rest)
  }

  private mutating func report(
    _ attribute: String, _ value: String?, in file: XLIFFFile, severity: Severity = .error, _ rest: String? = nil
  ) {
    let found = value.map { "\(attribute)=\(quoted($0)) is not a language" } ?? "the <file> has no \(attribute)"
    let message = "\(found); expected a tag such as en or pt-BR" + (rest.map { "; \($0)" } ?? "")
    faults.append(
      ShapeFault((value == nil ? "missing-" : "invalid-") + attribute, severity, message, at: file.position))
  }
}

/// Names the tables of an XLIFF document after the source files that it names.
///
/// A table is the base name of its file (`Localizable` for `App/en.lproj/Localizable.strings`), with as many of the folders
/// around the `.lproj` before it as it takes to distinguish it from others in the document (`App/Localizable`). Files of one
/// folder and base name are one table, as `.strings` and `.stringsdict` are in an app.
struct XLIFFTableNames {
  private struct Source: Hashable {
    var folders: [String]
    var base: String
  }

  private let names: [Source: String]

  /// Names for all the source files of a document.
  init(_ originals: [String]) {
    var names: [Source: String] = [:]
    for (base, sources) in Dictionary(grouping: Set(originals.map(Self.source)), by: \.base) {
      let depth = Self.depth(of: sources)
      for source in sources { names[source] = (source.folders.suffix(depth) + [base]).joined(separator: "/") }
    }
    self.names = names
  }

  /// The name of a source file's table.
  subscript(original: String) -> String { names[Self.source(original)] ?? original.baseName }

  /// The number of folders that distinguish the files of one base name.
  private static func depth(of sources: [Source]) -> Int {
    let deepest = sources.map(\.folders.count).max() ?? 0
    return (0..<min(deepest, searchedDepth)).first { depth in
      Set(sources.map { Array($0.folders.suffix(depth)) }).count == sources.count
    } ?? deepest
  }

  /// The maximum number of folders to try; beyond it, all are used.
  private static let searchedDepth = 32

  private static func source(_ original: String) -> Source {
    let parts = original.split(separator: "/").map(String.init)
    let folder = parts.lastIndex { $0.lowercased().hasSuffix(".lproj") } ?? max(parts.count - 1, 0)
    let isLocalized = folder < parts.count - 1
    let inside = parts[min(isLocalized ? folder + 1 : folder, parts.count)...].dropLast()
    return Source(folders: Array(parts.prefix(folder)), base: (inside + [original.baseName]).joined(separator: "/"))
  }
}
