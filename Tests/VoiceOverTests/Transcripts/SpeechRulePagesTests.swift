import Foundation
import TestSupport
import Testing

@testable import VoiceOver

/// What the rules do, for `--explain`: taken from the tables of `Documentation/speech.md` and published as a generated source.
@Suite struct SpeechRulePagesTests {
  @Test func theGeneratedSourceIsUpToDate() throws {
    let file = ExpectedFile("Sources/VoiceOver/Transcripts/SpeechRulePages+Generated.swift")
    #expect(try file.matches(try Self.source()), "\(file.advice)")
  }

  @Test func everyRuleIsListed() {
    for rule in SpeechRule.allCases { #expect(SpeechRulePages.byName[rule.rawValue]?.does.isEmpty == false, "\(rule)") }
  }

  private static func source() throws -> String {
    let page = try String(
      contentsOf: Corpus.repository.appendingPathComponent("Documentation/speech.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").compactMap { line -> (String, String)? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix("`") else { return nil }
      let name = cells[0].trimmingCharacters(in: ["`"])
      return (name, "    \"\(name)\": SpeechRulePage(does: #\"\(cells[2])\"#, source: #\"\(cells[3])\"#),")
    }
    return """
      // swift-format-ignore-file
      // Made from Documentation/speech.md by 'make update-expected'; not to be edited by hand.

      /// What `Documentation/speech.md` says of the rules of speech.
      enum SpeechRulePages {
        /// The pages by rule name.
        static let byName: [String: SpeechRulePage] = [
      \(rows.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n"))
        ]
      }

      """
  }
}
