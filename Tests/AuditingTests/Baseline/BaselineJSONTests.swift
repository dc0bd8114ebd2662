import AuditModel
import Auditing
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
    #expect(read.pruned(to: findings, scope: BaselineScope(rules: [])) == baseline)
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
              "locale" : "de",
              "outcome" : "fails",
              "over" : [
                12.5,
                12.5
              ],
              "rule" : "title-clipped"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func duplicateBaselineEntriesAreAddedUp() throws {
    let entry = #"{"rule":"r","outcome":"fails","file":"f","count":1,"over":[3]}"#
    let baseline = try Baseline(json: Array(#"{"version":1,"findings":[\#(entry),\#(entry)]}"#.utf8), file: "b.json")
    var finding = Finding(rule: "r", severity: .note, message: "m", location: SourceLocation(file: "f"))
    finding.overrun = 3
    #expect(
      baseline.apply(to: [finding, finding, finding], scope: BaselineScope(rules: [])).summary
        == BaselineSummary(new: 1, known: 2, stale: 0))
  }

  @Test(arguments: [
    ("", "this is not valid JSON"), ("<<<<<<< HEAD", "this is not valid JSON"),
    ("[]", "the value is of the wrong type"),
    ("{}", "\"version\" is missing"), (#"{"version":1}"#, "\"findings\" is missing"),
    (#"{"version":2,"findings":7}"#, "the baseline has version 2; this tool reads version 1"),
    (#"{"version":1,"findings":[{"outcome":"fails"}]}"#, "findings[0]: \"rule\" is missing"),
    (#"{"version":1,"findings":[{"rule":"r","outcome":"maybe"}]}"#, "findings[0].outcome: "),
    (#"{"version":1,"findings":[{"rule":5}]}"#, "findings[0].rule: the value is of the wrong type"),
    (
      #"{"version":1,"findings":[{"rule":"r","outcome":"fails","file":"f","count":1,"locale":"?"}]}"#,
      "findings[0].locale: \"?\" is not a language tag"
    ),
    (
      #"{"version":1,"findings":[{"rule":"r","outcome":"fails","file":"f","count":0}]}"#,
      "findings[0]: the count and the overruns do not agree"
    ),
    (
      #"{"version":1,"findings":[{"rule":"r","outcome":"fails","file":"f","count":1,"over":[1,2]}]}"#,
      "findings[0]: the count and the overruns do not agree"
    ),
    (
      #"{"version":1,"findings":[{"rule":"r","outcome":"fails","file":"f","count":9223372036854775807}]}"#,
      "findings[0]: the count and the overruns do not agree"
    ),
  ])
  func anInvalidBaselineIsAnError(json: String, message: String) throws {
    let error = #expect(throws: BaselineError.self) { try Baseline(json: Array(json.utf8), file: "b.json") }
    #expect(error?.description.hasPrefix("b.json: error: \(message)") == true, "\(error?.description ?? "")")
  }

  @Test func deepNestingIsAnError() {
    let json = Array(#"{"version":1,"findings":\#(String(repeating: "[", count: 100_000))"#.utf8)
    #expect(throws: BaselineError.self) { try Baseline(json: json, file: "b.json") }
  }

  @Test func entriesOfOneTitleInTwoFilesAreOne() throws {
    func entry(_ file: String) -> String {
      #"{"rule":"r","outcome":"fails","file":"\#(file)","element":"s/go","locale":"de","count":1}"#
    }
    let json =
      #"{"version":1,"findings":[\#(entry("App/Base.lproj/Main.storyboard")),\#(entry("App/de.lproj/Main.strings"))]}"#
    let finding = Finding(
      rule: "r", severity: .note, message: "m", locale: LocaleTag("de"),
      location: SourceLocation(file: "App/de.lproj/Main.strings"),
      element: ElementReference(id: "go", kind: .button, path: "s/go"))
    let baseline = try Baseline(json: Array(json.utf8), file: "b.json")
    let summary = baseline.apply(to: [finding, finding, finding], scope: BaselineScope(rules: [])).summary
    #expect(summary == BaselineSummary(new: 1, known: 2, stale: 0))
  }
}
