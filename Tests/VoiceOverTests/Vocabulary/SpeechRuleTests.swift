import AuditModel
import Foundation
import TestSupport
import Testing

@testable import VoiceOver

@Suite("The page about the rules of speech")
struct SpeechRuleTests {
  private let rows: [String: String]

  init() throws {
    let page = try String(
      contentsOf: Corpus.repository.appendingPathComponent("Documentation/speech.md"), encoding: .utf8)
    rows = page.split(separator: "\n").reduce(into: [:]) { rows, line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix("`") else { return }
      rows[cells[0].trimmingCharacters(in: ["`"])] = cells[1]
    }
  }

  @Test("has every rule with its confidence", arguments: SpeechRule.allCases)
  func documented(_ rule: SpeechRule) {
    #expect(rows[rule.rawValue] == rule.confidence.rawValue)
  }

  @Test("has no rule that is not there")
  func known() {
    #expect(Set(rows.keys) == Set(SpeechRule.allCases.map(\.rawValue)))
  }
}
