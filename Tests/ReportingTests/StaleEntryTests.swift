import AuditModel
import Testing

@testable import Reporting

@Suite struct StaleEntryTests {
  private func entry(_ reason: String?, outcome: Outcome = .fails, key: String = "a") -> StaleEntry {
    StaleEntry(
      rule: "r", outcome: outcome, reason: reason, file: "A.strings", table: "A", key: key,
      locales: [LocaleTag("de")].compactMap(\.self))
  }

  @Test func identicalEntriesShowTheirReasons() {
    let entries = [entry("normal"), entry("disabled"), entry(nil, outcome: .needsReview), entry("normal", key: "b")]
    #expect(
      StaleEntry.phrases(entries) == [
        "A.strings r a [de]: normal", "A.strings r a [de]: disabled", "A.strings r a [de]: to review",
        "A.strings r b [de]",
      ])
  }
}
