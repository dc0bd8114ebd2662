internal import AuditModel

/// Documents for translators whose tables the project contains, so that judging both would count every text twice.
enum ExchangeDocuments {
  /// Why such a document is not audited.
  static let reason = "an exchange document of tables that the project contains"

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
