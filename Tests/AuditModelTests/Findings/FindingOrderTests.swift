import AuditModel
import Testing

@Suite struct FindingOrderTests {
  private static let finding = Finding(
    rule: "r", severity: .error, message: "m", locale: LocaleTag("de"),
    location: SourceLocation(file: "T.strings", line: 3), table: "T", key: "caf\u{E9}")

  /// Each differs from the finding in one thing that a report shows.
  private static let changes: [@Sendable (inout Finding) -> Void] = [
    { $0.outcome = .needsReview }, { $0.severity = .note }, { $0.also = ["fr"] }, { $0.cause = "c" },
    { $0.overrun = Points(1) }, { $0.contentSize = .large }, { $0.device = "d" }, { $0.message = "n" },
    { $0.evidence = ["a": .number(1)] }, { $0.evidence = ["a": .text("1")] }, { $0.evidence = ["b": .list(["1"])] },
    { $0.element = ElementReference(id: "b", kind: .button, path: "s/b") },
    { $0.otherLocales = tags("fr") }, { $0.inheritingLocales = tags("fr") }, { $0.otherLocales = tags("it") },
    // The same text to a person, but another key.
    { $0.key = "cafe\u{301}" },
  ]

  private static func tags(_ names: String...) -> [LocaleTag] { names.compactMap { LocaleTag($0) } }

  @Test func findingsThatAReportTellsApartHaveAnOrder() {
    let all =
      [Self.finding]
      + Self.changes.map { change in
        var finding = Self.finding
        change(&finding)
        return finding
      }
    for one in all.indices {
      for other in all.indices where other != one {
        #expect((all[one] < all[other]) != (all[other] < all[one]), "\(one) and \(other)")
      }
    }
  }
}
