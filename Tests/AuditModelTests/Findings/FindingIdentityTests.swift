import AuditModel
import Testing

@Suite struct FindingIdentityTests {
  private func entry(_ file: String, locale: String? = "de", reason: String? = nil, leaf: String? = nil) -> Finding {
    var finding = Finding(
      rule: "r", reason: reason, severity: .error, message: "m", locale: locale.flatMap { LocaleTag($0) },
      location: SourceLocation(file: file, line: 3), table: "T", key: "k")
    finding.leaf = leaf.flatMap { LeafPath($0) }
    return finding
  }

  private func title(_ file: String, path: String = "s/go") -> Finding {
    Finding(
      rule: "r", severity: .error, message: "m", locale: LocaleTag("de"), location: SourceLocation(file: file),
      element: ElementReference(id: "go", kind: .button, path: path), table: "T", key: "k")
  }

  @Test func localesLinesMessagesAndSeveritiesAreBeside() {
    var other = entry("App/fr.lproj/T.strings", locale: "fr")
    (other.message, other.severity, other.outcome, other.location.line) = ("other", .note, .needsReview, 90)
    #expect(entry("App/de.lproj/T.strings").identity == other.identity)
    #expect(entry("App/de.lproj/T.strings").identity.file == "App/*.lproj/T")
  }

  @Test func reasonsLeavesTablesAndFoldersAreDistinguished() {
    let identities = [
      entry("App/de.lproj/T.strings"), entry("App/de.lproj/T.strings", reason: "a"),
      entry("Other/de.lproj/T.strings"),
      entry("App/de.lproj/T.strings", leaf: "plural.few"),
    ].map(\.identity)
    #expect(Set(identities).count == identities.count)
  }

  @Test func anElementIsItsPathWhereverItsTextIs() {
    let interface = title("App/Base.lproj/Main.storyboard").identity
    #expect(interface == title("App/de.lproj/Main.strings").identity)
    #expect(interface != title("App/Base.lproj/Main.storyboard", path: "s/stop").identity)
    #expect(interface.key == nil && interface.table == nil && interface.file == "App/*.lproj/Main")
  }

  @Test func copiesOfAFileAreDistinguishedByTheirFolder() {
    #expect(FindingIdentity.localeFolder(of: "App/de.lproj/T.strings") == "de.lproj")
    #expect(FindingIdentity.localeFolder(of: "App/T.strings") == nil)
  }

  @Test func aKeyIsTheSameInEveryFileOfItsTable() {
    #expect(entry("App/de.lproj/T.strings").identity == entry("App/fr.lproj/T.stringsdict").identity)
    #expect(entry("App/de.lproj/T.strings").identity == entry("App/Base.lproj/T.storyboard").identity)
  }

  @Test func keysThatOnlyLookEqualAreTwo() {
    let identities = ["caf\u{E9}", "cafe\u{301}"].map { FindingIdentity(rule: "r", file: "T", table: "T", key: $0) }
    #expect(Set(identities).count == 2)
  }

  @Test func reviewsComeAfterAllThatFails() {
    var review = entry("T.strings")
    review.outcome = .needsReview
    var note = entry("T.strings")
    note.severity = .note
    #expect([review, note, entry("T.strings")].map(\.level).sorted() == [.error, .note, .review])
  }

  /// In the files of several languages Xcode has put different views around an element of old; other ids are the same in all.
  @Test(arguments: [
    ("de.lproj/A.xib", "12/5/9EP-8t-kZh/92", "12/5/92"), ("en.lproj/A.xib", "12/5/cpb-3S-dpE/92", "12/5/92"),
    ("de.lproj/A.xib", "12/View/92", "12/View/92"), ("A.xib", "12/9EP-8t-kZh/92", "12/9EP-8t-kZh/92"),
    ("Base.lproj/A.xib", "BYZ-38-t0r/8bC-Xf-vdC", "BYZ-38-t0r/8bC-Xf-vdC"), ("de.lproj/A.xib", "92", "92"),
  ])
  func generatedParts(file: String, path: String, element: String) {
    #expect(FindingIdentity(rule: "r", file: file, element: path).element == element)
  }
}
