import AuditModel
import Testing
import VoiceOver

@Suite("The table of utterances")
struct UtteranceTableTests {
  @Test("says what it is expected to say", arguments: UtteranceTable.rows)
  func utterance(_ row: UtteranceTable.Row) throws {
    #expect(try row.spoken() == row.expected)
  }

  @Test("has well over a hundred rows, many of them in German and Russian")
  func size() {
    let rows = UtteranceTable.rows
    #expect(rows.count > 250)
    for language in ["de", "ru"] {
      #expect(rows.filter { $0.options.first?.hasPrefix(language) == true }.count > 20)
    }
  }
}
