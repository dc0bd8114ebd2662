import AuditModel
import Auditing
import Foundation
import TestSupport
import Testing

@Suite struct BaselineJSONTests {
  private static let rules = ["title-clipped", "missing-translation", "ü \"quoted\"\n"]
  private static let locales = [nil, LocaleTag("de"), LocaleTag("zh-Hans")]

  /// Findings that differ in all that a baseline keeps, made from a seed.
  private func findings(seed: UInt64) -> [Finding] {
    var state = seed
    func pick(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<pick(60)).map { _ in
      var finding = Finding(
        rule: Self.rules[pick(3)], outcome: Outcome.allCases[pick(2)], reason: [nil, "unknown-width"][pick(2)],
        severity: .error, message: "m\(pick(9))", locale: Self.locales[pick(3)],
        location: SourceLocation(file: "a/\(pick(3)).xib", line: pick(90) + 1),
        element: pick(2) == 0 ? nil : ElementReference(id: "e", kind: .button, path: "s/\(pick(3))/e"),
        table: [nil, "T"][pick(2)], key: [nil, "k.1", "k/2"][pick(3)])
      finding.overrun = pick(2) == 0 ? nil : Points(raw: pick(4000))
      return finding
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func writingAndReadingIsTheIdentity(seed: UInt64) throws {
    let findings = findings(seed: seed)
    let baseline = Baseline(of: findings)
    let json = try baseline.json()
    let read = try Baseline(json: json, file: "b.json")
    #expect(read == baseline)
    #expect(try read.json() == json)
    #expect(
      read.apply(to: findings, scope: BaselineScope(rules: [])).summary
        == BaselineSummary(new: 0, known: findings.count, stale: 0))
    #expect(try Baseline(of: findings.reversed()).json() == json)
    #expect(read.apply(to: findings, scope: BaselineScope(rules: [])).pruned == baseline)
  }

  @Test func theFormIsSortedLinesThatOneCanReview() throws {
    var clipped = Finding(
      rule: "title-clipped", severity: .error, message: "m", locale: LocaleTag("de"),
      location: SourceLocation(file: "b/Main.xib", line: 9),
      element: ElementReference(id: "go", kind: .button, path: "s/go"))
    clipped.overrun = 12.5
    let empty = Finding(
      rule: "empty-value", outcome: .needsReview, severity: .note, message: "m",
      location: SourceLocation(file: "a.strings"), table: "a", key: "k")
    let text = String(decoding: try Baseline(of: [clipped, empty, clipped]).json(), as: UTF8.self)
    #expect(
      text == """
        {
          "findings" : [
            {
              "count" : 1,
              "file" : "a.strings",
              "key" : "k",
              "outcome" : "needsReview",
              "rule" : "empty-value",
              "table" : "a"
            },
            {
              "count" : 2,
              "element" : "s/go",
              "file" : "b/Main.xib",
              "locales" : [
                "de"
              ],
              "outcome" : "fails",
              "over" : [
                12.5,
                12.5
              ],
              "rule" : "title-clipped"
            }
          ],
          "version" : 2
        }

        """)
  }

  @Test func duplicateBaselineEntriesAreAddedUp() throws {
    let entry = #"{"rule":"r","outcome":"fails","file":"f","count":1,"over":[3]}"#
    let baseline = try Baseline(json: Array(#"{"version":2,"findings":[\#(entry),\#(entry)]}"#.utf8), file: "b.json")
    var finding = Finding(rule: "r", severity: .note, message: "m", location: SourceLocation(file: "f"))
    finding.overrun = 3
    #expect(
      baseline.apply(to: [finding, finding, finding], scope: BaselineScope(rules: [])).summary
        == BaselineSummary(new: 1, known: 2, stale: 0))
  }

  @Test(arguments: [
    ("", "this is not valid JSON"),
    ("[]", "the value is of the wrong type"),
    ("{}", "\"version\" is missing"), (#"{"version":2}"#, "\"findings\" is missing"),
    (
      #"{"version":1,"findings":7}"#,
      "the baseline has version 1; this tool reads version 2; remake it with: fitspoken audit --write-baseline FILE"
    ),
    (#"{"version":2,"findings":[{"outcome":"fails"}]}"#, "findings[0]: \"rule\" is missing"),
    (#"{"version":2,"findings":[{"rule":"r","outcome":"maybe"}]}"#, "findings[0].outcome: "),
    (#"{"version":2,"findings":[{"rule":5}]}"#, "findings[0].rule: the value is of the wrong type"),
    (
      #"{"version":2,"findings":[{"rule":"r","outcome":"fails","file":"f","count":1,"locales":["?"]}]}"#,
      "findings[0].locales[0]: \"?\" is not a language tag"
    ),
    (
      #"{"version":2,"findings":[{"rule":"r","outcome":"fails","file":"f","count":0}]}"#,
      "findings[0]: the count and the overruns do not agree"
    ),
    (
      #"{"version":2,"findings":[{"rule":"r","outcome":"fails","file":"f","count":1,"over":[1,2]}]}"#,
      "findings[0]: the count and the overruns do not agree"
    ),
    (
      #"{"version":2,"findings":[{"rule":"r","outcome":"fails","file":"f","count":9223372036854775807}]}"#,
      "findings[0]: the count and the overruns do not agree"
    ),
  ])
  func anInvalidBaselineIsAnError(json: String, message: String) throws {
    let error = #expect(throws: BaselineError.self) { try Baseline(json: Array(json.utf8), file: "b.json") }
    #expect(error?.description.hasPrefix("b.json: error: \(message)") == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [("<<<<<<< HEAD\n", 1), ("{\n  \"version\" : 2,\n=======\n", 3), ("{\n>>>>>>> topic\n", 2)])
  func aConflictMarkerIsAnErrorWithItsLine(json: String, line: Int) {
    let error = #expect(throws: BaselineError.self) { try Baseline(json: Array(json.utf8), file: "b.json") }
    #expect(error?.description.hasPrefix("b.json:\(line): error: an unresolved merge conflict") == true)
  }

  @Test func localesWithEqualFindingsShareAnEntry() throws {
    func finding(_ locale: String, over: Double) -> Finding {
      var finding = Finding(
        rule: "title-clipped", severity: .error, message: "m", locale: LocaleTag(locale),
        location: SourceLocation(file: "A.xib"), element: ElementReference(id: "e", kind: .button, path: "s/e"))
      finding.overrun = Points(over)
      return finding
    }
    let baseline = Baseline(of: [finding("de", over: 3), finding("fr", over: 3), finding("it", over: 8)])
    let json = try baseline.json()
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.count(of: "\"rule\"") == 2)
    #expect(text.contains("\"de\",\n        \"fr\""))
    #expect(try Baseline(json: json, file: "b.json") == baseline)
  }

  @Test func deepNestingIsAnError() {
    let json = Array(#"{"version":2,"findings":\#(String(repeating: "[", count: 100_000))"#.utf8)
    #expect(throws: BaselineError.self) { try Baseline(json: json, file: "b.json") }
  }

  @Test func entriesOfOneTitleInTwoFilesAreOne() throws {
    func entry(_ file: String) -> String {
      #"{"rule":"r","outcome":"fails","file":"\#(file)","element":"s/go","locales":["de"],"count":1}"#
    }
    let json =
      #"{"version":2,"findings":[\#(entry("App/Base.lproj/Main.storyboard")),\#(entry("App/de.lproj/Main.strings"))]}"#
    let finding = Finding(
      rule: "r", severity: .note, message: "m", locale: LocaleTag("de"),
      location: SourceLocation(file: "App/de.lproj/Main.strings"),
      element: ElementReference(id: "go", kind: .button, path: "s/go"))
    let baseline = try Baseline(json: Array(json.utf8), file: "b.json")
    let summary = baseline.apply(to: [finding, finding, finding], scope: BaselineScope(rules: [])).summary
    #expect(summary == BaselineSummary(new: 1, known: 2, stale: 0))
  }
}

extension String {
  fileprivate func count(of word: String) -> Int { components(separatedBy: word).count - 1 }
}
