import AuditModel
import TableAnalysis
import Utilities

extension [Finding] {
  /// The findings about single keys of a table or, from so many keys on, the same as one finding with a place for each.
  ///
  /// - Parameter predicate: What is said of several keys, beginning with the verb.
  func joined(from minimum: Int, in table: TableFacts, saying predicate: String) -> [Finding] {
    guard Set(map { $0.key.map(ExactText.init) }).count >= minimum else { return self }
    return map { finding in
      guard let key = finding.key else { return finding }
      var place = finding
      place.cause = "several keys of \(table.location.file) \(table.table.name)"
      place.statement = SharedStatement(of: quoted(key), among: "keys", predicate)
      return place
    }
  }
}
