import AuditModel
import Testing

@testable import Auditing

/// Which findings a comment or note leaves out.
@Suite struct SuppressionPassTests {
  private static func file(
    _ locale: String, _ comment: String?, format: FileFormat = .strings, line: Int = 2
  ) throws -> StringsFile {
    let path = format == .strings ? "App/\(locale).lproj/Main.strings" : "App/Main.\(format.name)"
    var file = StringsFile(
      path: path, folder: locale, locale: try #require(LocaleTag(locale)), format: format, encoding: .utf8)
    file.entries = [StringsEntry(key: "go.title", value: "Go", comment: comment, line: line, column: 1)]
    return file
  }

  private static func workspace(_ files: [StringsFile], note: String? = nil, path: String = "App") -> Workspace {
    var bundle = LocalizationBundle(path: path, developmentLanguage: .english, developmentLanguageSource: "test")
    bundle.tables = [LocalizationTable(name: "Main", files: files)]
    var tree = InterfaceTree(source: "App/Base.lproj/Main.storyboard", platform: .iOS)
    (tree.bundle, tree.table) = ("App", "Main")
    var button = Element(id: "go", kind: .button)
    button.control.title = LocalizableText(value: "Go", key: "go.title", table: "Main")
    button.localizerNote = note
    var root = Element(id: "root", kind: .view)
    root.children = [button]
    tree.screens = [Screen(id: "s", root: root)]
    return Workspace(trees: [tree], catalog: LocalizationCatalog(bundles: [bundle]))
  }

  /// A finding about the key, in the development language's file.
  private static func keyFinding(_ locale: String, file: String = "App/en.lproj/Main.strings") -> Finding {
    Finding(
      rule: "missing-translation", severity: .error, message: "m", locale: LocaleTag(locale),
      location: SourceLocation(file: file), table: "Main", key: "go.title")
  }

  /// A finding about the button's title, at the words.
  private static func titleFinding(_ locale: String) -> Finding {
    Finding(
      rule: "title-clipped", severity: .error, message: "m", locale: LocaleTag(locale),
      location: SourceLocation(file: "App/\(locale).lproj/Main.strings", line: 2, column: 1),
      element: ElementReference(id: "go", kind: .button, path: "s/root/go"))
  }

  private func pass(
    _ workspace: Workspace, _ findings: [Finding], configured: [Suppression.Entry] = [], rules: Set<String>? = nil
  ) -> (kept: [Finding], summary: SuppressionSummary) {
    SuppressionPass(
      configured: Suppression(configured), inline: InlineSuppression(of: workspace),
      scope: BaselineScope(rules: rules ?? ["missing-translation", "title-clipped"])
    ).apply(to: findings)
  }

  private static let disabled = "fitspoken:disable missing-translation title-clipped"

  @Test func aCommentOfTheSourceLanguageSpeaksForAll() throws {
    let files = [try Self.file("en", Self.disabled), try Self.file("de", nil)]
    let findings = [Self.keyFinding("de"), Self.keyFinding("fr"), Self.titleFinding("de"), Self.titleFinding("en")]
    let (kept, summary) = pass(Self.workspace(files), findings)
    #expect(kept == [])
    #expect(summary == SuppressionSummary(configured: 0, inline: 4))
  }

  @Test func aCommentOfAnotherLanguageSpeaksForThat() throws {
    let files = [try Self.file("en", nil), try Self.file("de", Self.disabled), try Self.file("fr", nil)]
    let findings = [Self.keyFinding("de"), Self.keyFinding("fr"), Self.titleFinding("de"), Self.titleFinding("fr")]
    #expect(pass(Self.workspace(files), findings).kept == [Self.keyFinding("fr"), Self.titleFinding("fr")])
  }

  @Test func aCatalogsCommentSpeaksForAllAndIsOne() throws {
    let files = try ["en", "de"].map { try Self.file($0, "fitspoken:disable nope", format: .xcstrings) }
    let (kept, summary) = pass(Self.workspace(files), [Self.keyFinding("fr", file: "App/Main.xcstrings")])
    #expect(kept.count == 1)
    #expect(summary.remarks.count == 1)
    let all = try ["de", "en"].map { try Self.file($0, Self.disabled, format: .xcstrings) }
    #expect(pass(Self.workspace(all), [Self.keyFinding("fr", file: "App/Main.xcstrings")]).kept == [])
  }

  @Test func aNoteSpeaksForTheElementAndItsKeys() throws {
    let workspace = Self.workspace([try Self.file("de", nil)], note: Self.disabled)
    var other = Self.titleFinding("de")
    other.element?.path = "s/root/stop"
    other.location.line = 9
    let findings = [Self.titleFinding("de"), Self.titleFinding("ja"), Self.keyFinding("de"), other]
    #expect(pass(workspace, findings).kept == [other])
  }

  @Test(arguments: [(1, 9, true), (2, 1, false), (2, 9, false), (3, 1, false), (4, 1, true)])
  func aFaultInsideAnEntryIsTheEntrys(line: Int, column: Int, isKept: Bool) throws {
    var file = try Self.file("de", "fitspoken:disable missing-translation")
    file.entries.append(StringsEntry(key: "next", value: "x", line: 4, column: 1))
    let fault = Finding(
      rule: "missing-translation", severity: .error, message: "m", locale: LocaleTag("de"),
      location: SourceLocation(file: file.path, line: line, column: column))
    #expect(pass(Self.workspace([file]), [fault]).kept.isEmpty == !isKept)
  }

  @Test func anotherBundleAnotherKeyAndAnotherRuleAreNotMeant() throws {
    var key = Self.keyFinding("de")
    key.key = "stop.title"
    var rule = Self.keyFinding("de")
    rule.rule = "extra-key"
    var table = Self.keyFinding("de")
    table.table = "Localizable"
    let findings = [key, rule, table]
    #expect(pass(Self.workspace([try Self.file("en", Self.disabled)]), findings).kept == findings)
    var workspace = Self.workspace([try Self.file("en", Self.disabled)])
    var bundle = LocalizationBundle(path: "Kit", developmentLanguage: .english, developmentLanguageSource: "test")
    var file = try Self.file("en", nil)
    file.path = "Kit/en.lproj/Main.strings"
    bundle.tables = [LocalizationTable(name: "Main", files: [file])]
    workspace.catalog.bundles.append(bundle)
    let elsewhere = Self.keyFinding("de", file: file.path)
    #expect(pass(workspace, [elsewhere]).kept == [elsewhere])
  }

  @Test func unknownRulesAreReportedWithAdvice() throws {
    let workspace = Self.workspace([try Self.file("en", "fitspoken:disable missing-translations")])
    let summary = pass(workspace, []).summary
    let place = SourceLocation(file: "App/en.lproj/Main.strings", line: 2)
    #expect(
      summary.remarks == [
        SuppressionRemark(
          kind: .invalid, location: place,
          message: "there is no rule \"missing-translations\"; did you mean \"missing-translation\"?")
      ])
  }

  @Test func aSuppressionWithoutEffectIsRemarkedOnce() throws {
    let files = [
      try Self.file("en", "fitspoken:disable missing-translation"),
      try Self.file("de", "fitspoken:disable missing-translation"),
    ]
    #expect(pass(Self.workspace(files), []).summary.remarks.map(\.kind) == [.unused])
    #expect(pass(Self.workspace(files), [Self.keyFinding("fr")]).summary.remarks == [])
    // A rule that was not applied may still find something.
    #expect(pass(Self.workspace(files), [], rules: ["title-clipped"]).summary.remarks == [])
  }

  @Test func theConfigurationIsCountedApart() throws {
    var entry = Suppression.Entry()
    entry.rule = "missing-translation"
    let workspace = Self.workspace([try Self.file("en", "fitspoken:disable title-clipped")])
    let findings = [Self.keyFinding("de"), Self.titleFinding("en")]
    let summary = pass(workspace, findings, configured: [entry]).summary
    #expect(summary == SuppressionSummary(configured: 1, inline: 1))
  }
}
