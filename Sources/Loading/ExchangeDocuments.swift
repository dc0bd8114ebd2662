internal import AuditModel
import Localization
internal import SystemPackage

/// Documents for translators with tables that the project contains in the same language: judging both would count every text
/// twice.
struct ExchangeDocuments {
  /// Why a document without other tables is not audited.
  static let reason = "an XLIFF document whose tables are in the project"

  /// The languages of the project's own tables, by name and then by bundle and name.
  private let languages: [String: [String: Set<LocaleTag>]]

  /// Collects the languages of the project's own tables; documents may name them by the root's folder too.
  init(_ readings: [FileReading], root: FilePath) {
    let folder = root.lastComponent?.string ?? ""
    var languages: [String: [String: Set<LocaleTag>]] = [:]
    for table in readings.filter(\.isBuilt).flatMap(\.tables) where !table.isExchange {
      let path = [folder, table.location.bundle, table.location.table].filter { !$0.isEmpty }.joined(separator: "/")
      languages[path.lastPathPart, default: [:]][path, default: []].formUnion(table.files.map(\.locale))
    }
    self.languages = languages
  }

  /// The reading of a file; without the tables that the project contains, unless the user named the document.
  func setAside(_ reading: FileReading, of file: FoundFile) -> FileReading {
    guard !file.isExplicit, reading.tables.contains(where: hasTable) else { return reading }
    var reading = reading
    reading.isExchange = true
    reading.removeTables(where: hasTable)
    reading.input.entries = reading.tables.flatMap(\.files).reduce(0) { $0 + $1.entries.count }
    guard reading.tables.isEmpty else { return reading }
    (reading.input.entries, reading.input.skipped) = (nil, Self.reason)
    reading.diagnostics.removeAll { $0.reason != ShapeFault.malformed }
    return reading
  }

  private func hasTable(_ table: TableReading) -> Bool {
    let name = table.location.table
    guard table.isExchange, let named = languages[name.lastPathPart] else { return false }
    let own = named.filter { $0.key.isSamePath(as: name) }.values
    guard let target = LocaleTag(folderName: table.location.folder) else { return !own.isEmpty }
    return LanguageMatcher.match(target, among: Set(own.joined()).sorted()) != nil
  }

  /// One note on all such documents; empty if there aren't any.
  static func notes(on readings: [FileReading]) -> [LoadingDiagnostic] {
    let paths = readings.filter(\.isExchange).map(\.input.path).sorted()
    guard let first = paths.first else { return [] }
    let folder = paths.map(\.parentFolder).deepestCommonFolder
    let subject =
      paths.count == 1
      ? "this XLIFF document contains"
      : "\(paths.count) XLIFF documents\(folder.isEmpty ? "" : " in \(folder)") contain"
    var note = LoadingDiagnostic(
      kind: .notBuilt, location: SourceLocation(file: first),
      message: "\(subject) tables that are already in the project; of these, only the project's own are audited",
      locale: nil)
    note.reason = "exchange"
    return [note]
  }
}

extension FileReading {
  /// Removes tables of a document with their faults; of a broken document it is no longer said how much of it is read.
  fileprivate mutating func removeTables(where isRemoved: (TableReading) -> Bool) {
    let removed = Set(tables.filter(isRemoved).flatMap(\.faults))
    tables.removeAll(where: isRemoved)
    diagnostics = diagnostics.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    guard let fault, let index = diagnostics.firstIndex(where: { $0.reason == ShapeFault.malformed }) else { return }
    diagnostics[index].message = fault
  }
}

extension String {
  /// Whether one of the paths ends with the other: a document names tables by as many folders as distinguish them.
  fileprivate func isSamePath(as other: String) -> Bool {
    let (one, other) = ("/" + self, "/" + other)
    return one.hasSuffix(other) || other.hasSuffix(one)
  }
}
