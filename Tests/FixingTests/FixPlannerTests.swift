import AuditModel
import Auditing
import Foundation
import Loading
import RuleKit
import SwiftSource
import SystemPackage
import TestSupport
import Testing

@testable import Fixing

/// Fixes of whole projects: what they change, and what an audit finds afterwards.
@Suite struct FixPlannerTests {
  private static let tool = AuditReport.Tool(name: "fitspoken", version: "1.0")

  private func findings(in folder: TemporaryFolder, rules: Set<String> = []) async throws -> [Finding] {
    let workspace = try await Loader(jobs: 1, sourceReader: SwiftUIReader()).load([FilePath(folder.url.path)])
    var options = AuditOptions()
    options.ruleSet = RuleSet(only: rules)
    return await Auditor(options: options).audit(workspace, tool: Self.tool).report.findings.flatMap(\.instances)
  }

  private func planner(_ folder: TemporaryFolder) -> FixPlanner {
    FixPlanner { path in (try? Data(contentsOf: folder.url.appendingPathComponent(path))).map { Array($0) } }
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Applies the fixes of a rule, and returns how many there were.
  private func fix(_ rule: String, _ safeties: Set<Fix.Safety>, in folder: TemporaryFolder) async throws -> Int {
    var count = 0
    for plan in planner(folder).plans(for: try await findings(in: folder, rules: [rule])) {
      let made = plan.applicable(safeties).made
      count += made.count
      try folder.write(Data(plan.applying(made)), to: plan.path)
    }
    return count
  }

  @Test(arguments: FixCase.all)
  func aFixChangesItsPlaceAndNothingElse(_ fixed: FixCase) async throws {
    let folder = try TemporaryFolder(fixed.files)
    #expect(try await fix(fixed.rule, [.safe], in: folder) == (fixed.isSafe ? 1 : 0))
    if !fixed.isSafe { #expect(try await fix(fixed.rule, [.safe, .unsafe], in: folder) == 1) }
    #expect(try text(fixed.file, in: folder) == fixed.expected)
  }

  @Test(arguments: FixCase.all)
  func theFindingIsGoneAndNoOtherComes(_ fixed: FixCase) async throws {
    let folder = try TemporaryFolder(fixed.files)
    let before = try await findings(in: folder)
    _ = try await fix(fixed.rule, [.safe, .unsafe], in: folder)
    let own = try await findings(in: folder, rules: [fixed.rule])
    #expect(own.isEmpty)
    // A text that is to be translated says so.
    let kinds = Set(try await findings(in: folder).map(\.rule)).subtracting(["state-new"])
    #expect(kinds.isSubset(of: before.map(\.rule)))
    #expect(try await fix(fixed.rule, [.safe, .unsafe], in: folder) == 0)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func encodingsAndMarksSurvive(_ encoding: String.Encoding) async throws {
    let lines = "\"ok\" = \"Ö😀\";\r\n\"ok\" = \"Ö😀\";\r\n"
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let folder = try TemporaryFolder()
    let bytes = try #require(lines.data(using: encoding))
    try folder.write(Data(mark) + bytes, to: "en.lproj/Localizable.strings")
    #expect(try await fix("duplicate-key", [.safe], in: folder) == 1)
    let data = try Data(contentsOf: folder.url.appendingPathComponent("en.lproj/Localizable.strings"))
    #expect(data.prefix(2) == Data(mark))
    #expect(String(data: data.dropFirst(2), encoding: encoding) == "\"ok\" = \"Ö😀\";\r\n")
  }

  @Test func aFileThatAppleRejectsIsWrittenInUTF8() async throws {
    let folder = try TemporaryFolder()
    let bytes = try #require("/* A */\n\"ok\" = \"OK\";\n".data(using: .utf16LittleEndian))
    try folder.write(bytes, to: "en.lproj/Localizable.strings")
    #expect(try await fix("strings-encoding", [.safe], in: folder) == 1)
    #expect(try text("en.lproj/Localizable.strings", in: folder) == "/* A */\n\"ok\" = \"OK\";\n")
    #expect(try await findings(in: folder, rules: ["strings-encoding"]).isEmpty)
  }

  @Test func whatNeedsWordsIsOnlyShown() async throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"Say \\\"A\\\"\";\n\"b\" = \"B\";\n",
      "de.lproj/Localizable.strings": "\"b\" = \"B!\";\n",
      "V.swift":
        "import SwiftUI\nstruct V: View { var body: some View { Button { } label: { Image(\"btn_close\") } } }\n",
    ])
    let plans = planner(folder).plans(for: try await findings(in: folder))
    let shown = plans.flatMap(\.fixes).filter { $0.safety == .displayed }
    #expect(shown.contains { $0.proposal == "\"a\" = \"Say \\\"A\\\"\";" })
    #expect(shown.contains { $0.proposal == ".accessibilityLabel(\"…\")" && $0.rule == "icon-button-no-label" })
    #expect(shown.allSatisfy { $0.edits.isEmpty })
    #expect(plans.flatMap { $0.applicable(Set(Fix.Safety.allCases)).made }.isEmpty)
  }

  @Test func fixesAtOnePlaceAreMadeOneAfterTheOther() async throws {
    let translated = #"{"stringUnit":{"state":"translated","value":"A"}}"#
    let catalog =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":\(translated),\"fr\":\(translated),"
      + "\"it\":\(translated)}},\"b\":{}},\"version\":\"1.0\"}"
    let folder = try TemporaryFolder(["Localizable.xcstrings": catalog])
    var rounds: [Int] = []
    for _ in 0..<4 { rounds.append(try await fix("missing-translation", [.safe], in: folder)) }
    #expect(rounds == [1, 2, 0, 0])
    #expect(
      try JSONSerialization.jsonObject(with: Data(text("Localizable.xcstrings", in: folder).utf8)) is [String: Any])
  }

  @Test func everyRuleWithFixesExists() {
    #expect(Set(FixPlanner.rules).isSubset(of: RuleSet(only: Set(FixPlanner.rules)).rules.map { type(of: $0).name }))
    #expect(FixPlanner.rules == FixPlanner.rules.sorted())
  }

  @Test func reportsHaveTheSameEdits() async throws {
    let fixed = FixCase.tables[0]
    let folder = try TemporaryFolder(fixed.files)
    let workspace = try await Loader(jobs: 1).load([FilePath(folder.url.path)])
    var report = await Auditor(options: AuditOptions()).audit(workspace, tool: Self.tool).report
    planner(folder).addFixes(to: &report)
    let fixes = report.findings.first { $0.rule == fixed.rule }?.fixes ?? []
    let change = try #require(fixes.first?.changes.first)
    let places = [change.start, change.end].map { "\($0.line):\($0.column)" }
    #expect(places == ["4:1", "7:1"])
    #expect(change.replacement.isEmpty)
  }
}
