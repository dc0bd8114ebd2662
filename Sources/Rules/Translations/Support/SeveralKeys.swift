import AuditModel
import TableAnalysis

extension [Finding] {
  /// The findings about single keys of a table or, from so many keys on, the same as one finding with a place for each.
  ///
  /// - Parameter message: What is said of all keys.
  func joined(from minimum: Int, in table: TableFacts, saying message: String) -> [Finding] {
    guard Set(map { $0.key.map(ExactText.init) }).count >= minimum else { return self }
    return map { finding in
      var place = finding
      place.message = message
      place.cause = "several keys of \(table.location.file) \(table.table.name)"
      place.evidence["key"] = finding.key.map { .text($0) }
      return place
    }
  }
}
