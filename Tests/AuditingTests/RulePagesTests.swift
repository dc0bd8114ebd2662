import AuditModel
import Auditing
import Configuration
import RuleKit
import Rules
import ScreenAnalysis
import TableAnalysis
import Foundation
import TestSupport
import Testing

/// The rules' pages: taken from their doc comments, published as a generated source and as `Documentation/rules.md`.
@Suite struct RulePagesTests {
  private static let headings = ["What it reports", "Why it matters", "Example", "Known limits", "Source"]

  @Test func everyRuleHasAPageAndAFixture() throws {
    let pages = try RulePageSources.pages()
    #expect(Set(pages.keys) == RuleCatalog.names)
    for name in RuleCatalog.names {
      let fixture = Corpus.repository.appendingPathComponent("Tests/AuditingTests/Fixtures/\(name).md")
      #expect(FileManager.default.fileExists(atPath: fixture.path), "\(name) has no fixture")
    }
  }

  @Test(arguments: RuleCatalog.names.sorted())
  func aPageHasTheFiveHeadingsInOrder(rule: String) throws {
    let page = try #require(try RulePageSources.pages()[rule])
    let found = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(found == Self.headings)
  }

  @Test func theGeneratedSourceIsUpToDate() throws {
    let file = ExpectedFile("Sources/Auditing/Rules/RulePages+Generated.swift")
    #expect(try file.matches(try RulePageSources.generatedSource()), "\(file.advice)")
  }

  @Test func theDocumentationIsUpToDate() throws {
    let file = ExpectedFile("Documentation/rules.md")
    #expect(try file.matches(try RulePageSources.documentation()), "\(file.advice)")
  }
}

/// Reads the pages out of the rules' sources.
enum RulePageSources {
  /// The pages by rule name.
  static func pages() throws -> [String: String] {
    let folder = Corpus.repository.appendingPathComponent("Sources/Auditing/Rules")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var pages: [String: String] = [:]
    for file in files where file.pathExtension == "swift" && !file.lastPathComponent.contains("+Generated") {
      let text = try String(contentsOf: file, encoding: .utf8)
      if let (name, page) = Self.page(in: text) { pages[name] = page }
    }
    return pages
  }

  /// The doc comment of the file's rule, under the rule's name.
  private static func page(in source: String) -> (String, String)? {
    let lines = source.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.contains(#/^struct .*Rule {$/#) }) else { return nil }
    let comment = lines[..<start].reversed().prefix { $0.hasPrefix("///") }.reversed()
    let body = comment.map { String($0.dropFirst(3)).replacing(#/^ /#, with: "") }.joined(separator: "\n")
    guard let name = name(of: lines[start], in: source) else { return nil }
    return (name, "# \(name)\n\n\(body)\n")
  }

  private static func name(of declaration: String, in source: String) -> String? {
    if let match = source.firstMatch(of: #/static let name = "([a-z-]+)"/#) { return String(match.1) }
    guard let match = source.firstMatch(of: #/Kind\.([A-Za-z]+)/#) else { return nil }
    return String(match.1).replacing(#/[A-Z]/#) { "-" + $0.output.lowercased() }
  }

  /// The source that embeds the pages.
  static func generatedSource() throws -> String {
    let entries = try pages().sorted { $0.key < $1.key }.map { name, page in
      let indented = page.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
      return "    \"\(name)\": #\"\"\"\n\(indented)      \"\"\"#,"
    }
    return """
      // swift-format-ignore-file
      // Made from the rules' doc comments by 'make update-expected'; not to be edited by hand.

      /// The rules' pages in Markdown.
      enum RulePages {
        /// The pages by rule name.
        static let byName: [String: String] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }

  /// The pages one after another, with a table of contents.
  static func documentation() throws -> String {
    let pages = try pages().sorted { $0.key < $1.key }
    let severities = Dictionary(uniqueKeysWithValues: RuleCatalog.all.map { ($0.name, $0.severity.rawValue) })
    let rows = pages.map { name, page in
      let summary = page.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
      return "| [\(name)](#\(name)) | \(severities[name] ?? "") | \(summary) |"
    }
    let body = pages.map { $0.value.replacing("\n## ", with: "\n### ").replacing(#/^# /#, with: "## ") }
    return """
      # Rules

      Made from the rules' doc comments by `make update-expected`. A rule fails or asks for review; severities are those of a
      plain failure.

      | rule | severity | what |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      \(body.joined(separator: "\n"))
      """
  }
}
