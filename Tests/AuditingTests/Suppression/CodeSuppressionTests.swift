import AuditModel
import Testing

@testable import Auditing

/// Which findings comments in source code leave out.
@Suite struct CodeSuppressionTests {
  private static let rule = "icon-button-no-label"

  private func comment(_ text: String, line: Int, code: Int? = nil, view: Int? = nil) -> SourceComment {
    SourceComment(
      location: SourceLocation(file: "V.swift", line: line, column: 3), text: text, codeLine: code, viewLine: view)
  }

  /// A comment applies to the words and to the view that shows them.
  @Test(arguments: [("V.swift", 5, true), ("Words.swift", 40, true), ("V.swift", 40, false)])
  func wordsAndTheViewThatShowsThem(file: String, line: Int, isSuppressed: Bool) {
    var tree = InterfaceTree(source: file, platform: .iOS)
    let place = SourceLocation(file: file, line: line - 1, column: 1)
    tree.comments = [SourceComment(location: place, text: "// fitspoken:disable-next \(Self.rule)", codeLine: line)]
    var finding = Finding(
      rule: Self.rule, severity: .error, message: "m",
      location: SourceLocation(file: "Words.swift", line: 40, column: 7))
    finding.shownAt = SourceLocation(file: "V.swift", line: 5, column: 5)
    var workspace = Workspace()
    workspace.trees = [tree]
    let inline = InlineSuppression(of: workspace, knownRules: [Self.rule])
    #expect(inline.directives(against: finding).isEmpty != isSuppressed)
  }

  /// The lines of the findings of one rule that are kept, of findings in lines 1 to 9, and the remarks.
  private func kept(_ comments: [SourceComment], rule: String = rule) -> (lines: [Int], remarks: [String]) {
    var tree = InterfaceTree(source: "V.swift", platform: .iOS)
    tree.comments = comments
    let findings = (1...9).map { line in
      Finding(
        rule: rule, severity: .error, message: "m", location: SourceLocation(file: "V.swift", line: line, column: 5))
    }
    let pass = SuppressionPass(
      configured: Suppression(), inline: InlineSuppression(of: Workspace(trees: [tree])),
      scope: BaselineScope(rules: [Self.rule, "button-empty"])
    ).apply(to: findings)
    return (pass.kept.map(\.location.line), pass.summary.remarks.map(\.message))
  }

  @Test func disableAppliesToTheRestOfTheFile() {
    #expect(kept([comment("// fitspoken:disable \(Self.rule)", line: 4)]) == ([1, 2, 3], []))
  }

  @Test func enableEndsIt() {
    let comments = [
      comment("// fitspoken:disable \(Self.rule) -- decorative", line: 3),
      comment("// fitspoken:enable \(Self.rule)", line: 6),
    ]
    #expect(kept(comments) == ([1, 2, 6, 7, 8, 9], []))
  }

  @Test func disableNextAppliesToTheNextLineOfCodeAndTheViewItModifies() {
    #expect(
      kept([comment("// fitspoken:disable-next \(Self.rule)", line: 4, code: 6, view: 2)])
        == ([1, 3, 4, 5, 7, 8, 9], []))
  }

  @Test func otherRulesAreNotMeant() {
    let (lines, remarks) = kept([comment("// fitspoken:disable button-empty", line: 1)])
    #expect(lines == Array(1...9))
    #expect(
      remarks == [
        "fitspoken:disable button-empty suppresses nothing: the rule finds no problem in the file from line 1 on"
      ])
  }

  @Test func whatHasNoEffectIsRemarked() {
    let other = "button-empty"
    let remarks = kept([
      comment("// fitspoken:disable-next \(other)", line: 2, code: 3),
      comment("// fitspoken:disable \(other)", line: 4),
      comment("// fitspoken:enable \(other)", line: 8), comment("// fitspoken:disable-next \(other)", line: 9),
      comment("// fitspoken:enable \(Self.rule)", line: 9), comment("// fitspoken:disable-next icon-button", line: 9),
      comment("// fitspoken:disable-line \(other)", line: 9),
    ]).remarks
    let nothing = "suppresses nothing: the rule finds no problem in"
    #expect(
      Set(remarks) == [
        "fitspoken:disable-next button-empty \(nothing) line 3",
        "fitspoken:disable button-empty \(nothing) lines 4 to 7",
        "fitspoken:disable-next button-empty \(nothing) the next line, since no code follows",
        "fitspoken:enable icon-button-no-label: no comment before it disables the rule",
        "there is no rule \"icon-button\"; did you mean \"icon-button-no-label\"?",
        "unknown directive \"fitspoken:disable-line\"; expected fitspoken:disable or fitspoken:disable-next or "
          + "fitspoken:enable with rule names",
      ])
  }
}
