import Foundation
import Rules
import TestSupport
import Testing

/// The table of Apple's sentences and the rules that judge them.
@Suite struct GuidanceTableTests {
  private struct Row {
    var sentence: String
    var platform: String
    var judge: String

    /// Whether it only names a part of the page.
    var isHeading: Bool { sentence.hasPrefix("**") }
    /// The rules that it names.
    var rules: [String] { judge.matches(of: #/`([a-z]+(?:-[a-z]+)*)`/#).map { String($0.1) } }
  }

  private static func rows() throws -> [Row] {
    let file = Corpus.repository.appendingPathComponent("Documentation/hig-buttons.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
    return lines.map { line in
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(sentence: cells[0], platform: cells[1], judge: cells[2])
    }.filter { !$0.sentence.hasPrefix("---") && $0.judge != "judged by" }
  }

  @Test func everyRuleInTheGuidelineTableExists() throws {
    let named = Set(try Self.rows().flatMap(\.rules))
    #expect(named.count > 40)
    #expect(named.subtracting(RuleCatalog.names).sorted() == [])
  }

  @Test func everyGuidelineHasARuleOrAReason() throws {
    let sentences = try Self.rows().filter { !$0.isHeading }
    #expect(sentences.count > 80)
    for row in sentences {
      #expect(!row.platform.isEmpty && !row.judge.isEmpty, "\(row.sentence)")
    }
  }

  @Test func everyRuleAboutMacButtonsIsInTheGuidelineTable() throws {
    let named = Set(try Self.rows().flatMap(\.rules))
    let prefixes = ["help-button", "image-button", "image-or-square", "push-button", "square-button"]
    for name in RuleCatalog.names where prefixes.contains(where: name.hasPrefix) { #expect(named.contains(name)) }
  }
}
