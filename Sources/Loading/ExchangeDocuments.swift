internal import AuditModel
import Localization

/// Documents for translators whose tables the project contains in the same language: judging both would count every text
/// twice.
struct ExchangeDocuments {
  /// Why such a document is not audited.
  static let reason = "an exchange document of tables that the project contains"

  /// The languages of the project's own tables, by name.
  private let languages: [String: Set<LocaleTag>]

  /// What the readings of a project's files contain.
  init(_ readings: [FileReading]) {
    var languages: [String: Set<LocaleTag>] = [:]
    for table in readings.filter(\.isBuilt).flatMap(\.tables) where !table.isExchange {
      languages[table.location.table.lastPathPart, default: []].formUnion(table.files.map(\.locale))
    }
    self.languages = languages
  }

  /// The reading of a file, without its contents if it is such a document that the user does not name.
  func setAside(_ reading: FileReading, of file: FoundFile) -> FileReading {
    guard !file.isExplicit, reading.tables.contains(where: hasTable) else { return reading }
    var reading = reading
    (reading.tables, reading.diagnostics, reading.isExchange) = ([], [], true)
    (reading.input.entries, reading.input.skipped) = (nil, Self.reason)
    return reading
  }

  private func hasTable(_ table: TableReading) -> Bool {
    guard table.isExchange, let languages = languages[table.location.table.lastPathPart] else { return false }
    guard let target = LocaleTag(folderName: table.location.folder) else { return true }
    return LanguageMatcher.match(target, among: languages.sorted()) != nil
  }

  /// One note on all such documents; empty if there aren't any.
  static func notes(on readings: [FileReading]) -> [LoadingDiagnostic] {
    let paths = readings.filter(\.isExchange).map(\.input.path).sorted()
    guard let first = paths.first else { return [] }
    let folder = paths.map(\.parentFolder).deepestCommonFolder
    let subject =
      paths.count == 1
      ? "this document exchanges"
      : "\(paths.count) documents\(folder.isEmpty ? "" : " in \(folder)") exchange"
    var note = LoadingDiagnostic(
      kind: .notBuilt, location: SourceLocation(file: first),
      message: "\(subject) texts of tables that the project contains; only the tables are audited", locale: nil)
    note.reason = "exchange"
    return [note]
  }
}
