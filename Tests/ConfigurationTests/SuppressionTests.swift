import AuditModel
import Configuration
import Testing

@Suite struct SuppressionTests {
  private static let finding = Finding(
    rule: "title-clipped", severity: .error, message: "m", locale: LocaleTag("de"),
    location: SourceLocation(file: "App/Base.lproj/Main.storyboard", line: 3),
    element: ElementReference(id: "go", kind: .button, path: "login/root/go"), key: "go.normalTitle")

  private func suppresses(_ entry: String, _ finding: Finding) throws -> Bool {
    try Configuration(yaml: "ignored: [{\(entry)}]", file: "c.yml", knownRules: ["title-clipped", "extra-key"])
      .suppression.suppresses(finding)
  }

  @Test(arguments: [
    ("rule: title-clipped", true), ("rule: extra-key", false), ("path: App/**", true), ("path: Other", false),
    ("locale: de", true), ("locale: de-AT", false), ("key: go.*", true), ("key: stop.*", false), ("element: go", true),
    ("element: login/root/go", true), ("element: root", false), ("rule: title-clipped, locale: de", true),
    ("rule: title-clipped, locale: fr", false), ("path: Main.storyboard, element: go, key: '*'", true),
  ])
  func aFindingHasToAgreeWithAllThatAnEntryNames(entry: String, isSuppressed: Bool) throws {
    #expect(try suppresses(entry, Self.finding) == isSuppressed)
  }

  @Test(arguments: ["locale: de", "key: '*'", "element: go"])
  func aFindingWithoutWhatAnEntryNamesDoesNotAgree(entry: String) throws {
    let bare = Finding(rule: "extra-key", severity: .note, message: "m", location: SourceLocation(file: "a.strings"))
    #expect(try !suppresses(entry, bare))
  }

  @Test func aSuppressionThatNamesNothingSuppressesNothing() {
    #expect(!Suppression().suppresses(Self.finding))
    #expect(!Suppression([Suppression.Entry()]).suppresses(Self.finding))
  }
}
