import AuditModel
import Auditing
import Testing

@Suite struct BaselineTests {
  /// A finding about a title; what is given replaces what it is by default.
  private func title(
    _ element: String = "login/go", over: Double? = nil, locale: String = "de", file: String = "Main.storyboard",
    line: Int = 1, outcome: Outcome = .fails, reason: String? = nil, rule: String = "title-truncated",
    message: String = "m", key: String? = nil, size: ContentSizeCategory? = nil
  ) -> Finding {
    var finding = Finding(
      rule: rule, outcome: outcome, reason: reason, severity: .error, message: message, locale: LocaleTag(locale),
      location: SourceLocation(file: file, line: line),
      element: ElementReference(id: "go", kind: .button, path: element), key: key)
    finding.overrun = over.map { Points($0) }
    finding.contentSize = size
    return finding
  }

  private func entry(_ key: String, table: String = "Localizable", leaf: String? = nil) -> Finding {
    var finding = Finding(
      rule: "missing-translation", severity: .error, message: "m", locale: LocaleTag("de"),
      location: SourceLocation(file: "en.lproj/\(table).strings"), table: table, key: key)
    finding.leaf = leaf.flatMap { LeafPath($0) }
    return finding
  }

  private static let german = [LocaleTag("de")].compactMap { $0 }

  /// An audit of the whole project by every rule of these tests.
  private static let everything = BaselineScope(rules: ["title-truncated", "title-clipped", "missing-translation"])

  private func summary(_ known: [Finding], _ found: [Finding]) -> BaselineSummary {
    var summary = Baseline(of: known).apply(to: found, scope: Self.everything).summary
    summary.staleEntries = []
    return summary
  }

  @Test func aFindingInTheBaselineIsNotNew() {
    let findings = [title(over: 12), title(over: 3), entry("a"), entry("b")].sorted()
    let result = Baseline(of: findings).apply(to: findings, scope: Self.everything)
    #expect(result.new.isEmpty)
    #expect(result.known == findings)
    #expect(result.summary == BaselineSummary(new: 0, known: 4, stale: 0))
  }

  @Test func aBaselineEntryIgnoresTheLineMessageAndKeyOfAnElement() {
    let moved = title(line: 70, message: "other words", key: "go.normalTitle")
    #expect(summary([title()], [moved]) == BaselineSummary(new: 0, known: 1, stale: 0))
  }

  @Test(arguments: 0..<6)
  func aFindingWithAnIdentityThatTheBaselineLacksIsNew(index: Int) {
    let others = [
      title("login/stop"), title(locale: "fr"), title(file: "Other.storyboard"), title(outcome: .needsReview),
      title(reason: "unknown-width"), title(rule: "title-clipped"),
    ]
    #expect(summary([title()], [others[index]]) == BaselineSummary(new: 1, known: 0, stale: 1))
  }

  @Test func aBaselineEntryWithoutElementIsIdentifiedByKeyAndTable() {
    #expect(summary([entry("a")], [entry("b")]).new == 1)
    #expect(summary([entry("a")], [entry("a", table: "Other")]).new == 1)
  }

  @Test func aBaselineCountsDuplicates() {
    let three = [entry("a"), entry("a"), entry("a")]
    #expect(summary(Array(three.prefix(2)), three) == BaselineSummary(new: 1, known: 2, stale: 0))
    #expect(summary(three, [entry("a")]) == BaselineSummary(new: 0, known: 1, stale: 1))
  }

  @Test(arguments: [(12.0, true), (13, true), (13.015625, false), (40, false), (0.5, true)])
  func aFindingWorseThanItsBaselineEntryByMoreThanAPointIsNew(over: Double, isKnown: Bool) {
    let counts = summary([title(over: 12)], [title(over: over)])
    #expect(counts == BaselineSummary(new: isKnown ? 0 : 1, known: isKnown ? 1 : 0, stale: 0))
  }

  @Test(arguments: [
    (ContentSizeCategory.xxxLarge, ContentSizeCategory.large, 1), (.accessibility1, .xxLarge, 1),
    (.xxxLarge, .xLarge, 0), (.large, .xxxLarge, 0), (.large, .small, 0),
  ])
  func aTitleThatFailsAtAMoreUsualContentSizeThanItsBaselineEntryIsNew(
    known: ContentSizeCategory, now: ContentSizeCategory, new: Int
  )
    throws
  {
    let baseline = Baseline(of: [title(over: 8, size: known)])
    let again = try Baseline(json: baseline.json(), file: "b.json")
    #expect(again.apply(to: [title(over: 7, size: now)], scope: Self.everything).summary.new == new)
  }

  @Test(arguments: [
    ([5.0, 20], [20.0, 5], []), ([5, 20], [19, 20], [20.0]), ([10, 10], [5, 10, 20], [20]), ([1, 30], [10, 12], [12]),
    ([8, 9], [30, 40], [30, 40]), ([5], [4, 5], [5]),
  ])
  func aBaselinePairsTheOverrunsOfDuplicatesSoThatTheMostAreKnown(known: [Double], found: [Double], new: [Double]) {
    let result = Baseline(of: known.map { title(over: $0) }).apply(
      to: found.map { title(over: $0) }, scope: Self.everything)
    #expect(result.new == new.map { title(over: $0) })
  }

  @Test func aBaselineEntryWithoutAnOverrunMatchesAnyOverrun() {
    #expect(summary([title()], [title(over: 99)]).new == 0)
    #expect(summary([title(), title(over: 3)], [title(over: 99), title(over: 3)]).new == 0)
    #expect(summary([title(over: 3)], [title()]).new == 0)
  }

  @Test func pruningABaselineRemovesStaleEntriesAndAddsNothing() {
    let baseline = Baseline(of: [entry("a"), entry("b"), entry("b"), title(over: 12), title("x/y")])
    let found = [entry("b"), entry("c"), title(over: 40)]
    let pruned = baseline.apply(to: found, scope: Self.everything).pruned
    #expect(pruned == Baseline(of: [entry("b"), title(over: 12)]))
    #expect(pruned.apply(to: found, scope: Self.everything).summary == BaselineSummary(new: 2, known: 1, stale: 0))
    #expect(
      baseline.apply(to: found, scope: Self.everything).new == pruned.apply(to: found, scope: Self.everything).new)
  }

  @Test func aBaselineDropsAnInfiniteOverrun() throws {
    let baseline = Baseline(of: [title(over: .infinity), title(over: .nan)])
    #expect(try Baseline(json: baseline.json(), file: "b.json") == baseline)
  }

  @Test func aBaselineDistinguishesTheLeavesOfAKey() throws {
    let known = [entry("a", leaf: "plural.one"), entry("a", leaf: "plural.few")]
    #expect(summary(known, [entry("a", leaf: "plural.one")]) == BaselineSummary(new: 0, known: 1, stale: 1))
    #expect(summary([entry("a", leaf: "plural.one")], [entry("a")]) == BaselineSummary(new: 1, known: 0, stale: 1))
    let baseline = Baseline(of: known)
    #expect(try Baseline(json: baseline.json(), file: "b.json") == baseline)
  }

  @Test func staleBaselineEntriesAreNamed() {
    let known = [entry("a"), entry("b", leaf: "plural.one"), entry("b", leaf: "plural.one"), title()]
    let summary = Baseline(of: known).apply(to: [entry("a")], scope: Self.everything).summary
    #expect(summary.stale == 2)
    #expect(
      summary.staleEntries == [
        StaleEntry(rule: "title-truncated", file: "Main.storyboard", element: "login/go", locales: Self.german),
        StaleEntry(
          rule: "missing-translation", file: "en.lproj/Localizable.strings", table: "Localizable", key: "b",
          leaf: "plural.one", locales: Self.german, count: 2),
      ])
  }

  /// What narrows an audit down, so that it would not have found `title(size: .xLarge)`.
  @Test(
    arguments: [
      { $0.rules = ["missing-translation"] }, { $0.locales = Set([LocaleTag("fr")].compactMap { $0 }) },
      { $0.contentSizes = [.large] }, { $0.paths = ["Other", "Main"] }, { $0.unjudgedFiles = ["Main.storyboard"] },
    ] as [@Sendable (inout BaselineScope) -> Void])
  func aBaselineEntryOutsideTheScopeIsNeitherStaleNorPruned(narrow: @Sendable (inout BaselineScope) -> Void) {
    var scope = Self.everything
    narrow(&scope)
    let baseline = Baseline(of: [title(size: .xLarge)])
    #expect(baseline.apply(to: [], scope: scope).summary.stale == 0)
    #expect(baseline.apply(to: [], scope: scope).pruned == baseline)
    #expect(baseline.apply(to: [], scope: Self.everything).pruned == Baseline(of: []))
  }

  @Test func aBaselineEntryOfALocaleThatIsNotAuditedStaysKnown() {
    var scope = Self.everything
    scope.locales = Set([LocaleTag("fr")].compactMap { $0 })
    #expect(Baseline(of: [title()]).apply(to: [title()], scope: scope).summary.known == 1)
  }

  @Test(arguments: [([""], 1), ([], 1), ([".."], 1), (["Lib", ""], 1), (["App"], 0), (["App/A.xib"], 0), (["Lib"], 0)])
  func baselineEntriesAreStaleOnlyInAnAuditOfTheWholeProject(paths: [String], stale: Int) {
    var scope = Self.everything
    scope.paths = paths
    let baseline = Baseline(of: [title(file: "App/A.xib")])
    #expect(baseline.apply(to: [], scope: scope).summary.stale == stale)
    #expect((baseline.apply(to: [], scope: scope).pruned == baseline) == (stale == 0))
  }

  @Test(arguments: [
    ("App/fr.lproj/Localizable.strings", 0), ("App/Base.lproj/Main.storyboard", 0), ("App/Localizable.xcstrings", 0),
    ("App/Kit/de.lproj/Localizable.strings", 1), ("Kit/de.lproj/Localizable.strings", 1), ("Root.strings", 1),
  ])
  func aFaultyFileKeepsTheBaselineEntriesOfItsBundle(file: String, stale: Int) {
    var scope = Self.everything
    scope.faultyFolders = ["App"]
    #expect(Baseline(of: [title(file: file)]).apply(to: [], scope: scope).summary.stale == stale)
  }

  @Test(arguments: [("App", 0), (".", 0), ("App/de.lproj/A.strings", 0), ("App/de", 1), ("A", 1)])
  func anUnreadableFolderKeepsTheBaselineEntriesBelowIt(folder: String, stale: Int) {
    var scope = Self.everything
    scope.unjudgedFiles = [folder]
    #expect(Baseline(of: [title(file: "App/de.lproj/A.strings")]).apply(to: [], scope: scope).summary.stale == stale)
  }

  @Test(arguments: [([], 0), (["en-XA"], 1), (["ar-XB"], 0)])
  func aBaselineEntryOfAPseudoLocaleIsStaleOnlyWhereThatLocaleIsAudited(pseudoLocales: [String], stale: Int) {
    var scope = Self.everything
    scope.pseudoLocales = Set(pseudoLocales.compactMap { LocaleTag($0) })
    #expect(Baseline(of: [title(locale: "en-XA")]).apply(to: [], scope: scope).summary.stale == stale)
  }

  @Test(arguments: [
    (["A.xib"], false), (["B.xib", "App/A.xib"], true), (["de.lproj/A.strings"], true),
    (["App/A.xib", "A.xib"], false),
    ([], true),
  ])
  func aBaselineWithoutAnyFileOfTheInputsIsOfAnotherRoot(paths: [String], isOther: Bool) {
    let inputs = paths.map { InputFile(path: $0, format: .xib) }
    #expect(Baseline(of: [title(file: "A.xib"), title(file: "C.xib")]).isOfAnotherRoot(than: inputs) == isOther)
    #expect(!Baseline(of: []).isOfAnotherRoot(than: inputs))
  }

  @Test func aBaselineOfTheRootAloneIsOfTheSameRoot() {
    let baseline = Baseline(of: [title(file: ".")]) { $0 == "." ? ".." : $0 }
    let inputs = [InputFile(path: "A.xib", format: .xib)]
    #expect(!baseline.isOfAnotherRoot(than: inputs) { $0 == "." ? ".." : $0 })
  }

  // MARK: Locales

  /// A finding in several locales.
  private func title(in locales: [String], inheriting heirs: [String] = []) -> Finding {
    var finding = title(locale: locales.first ?? "")
    finding.otherLocales = locales.dropFirst().compactMap { LocaleTag($0) }
    finding.inheritingLocales = heirs.compactMap { LocaleTag($0) }
    return finding
  }

  private func scope(_ locales: [String]) -> BaselineScope {
    var scope = Self.everything
    scope.locales = Set(locales.compactMap { LocaleTag($0) })
    return scope
  }

  @Test(
    arguments: [
      (["de", "fr", "it"], ["fr"], []), (["de", "fr"], ["fr", "ja"], ["ja"]), (["de"], ["af", "de"], ["af"]),
      (["de"], ["fr"], ["fr"]), ([], ["de", "fr"], []), ([""], [""], []),
    ] as [([String], [String], [String])])
  func aFindingIsKnownByEachOfItsLocales(known: [String], found: [String], new: [String]) {
    let result = Baseline(of: [title(in: known)]).apply(to: [title(in: found)], scope: scope(found))
    #expect(result.new.flatMap(\.locales).map(\.identifier) == new)
    #expect(result.known.flatMap(\.locales).map(\.identifier) == found.filter { !new.contains($0) && !$0.isEmpty })
  }

  @Test func aLocaleWithTheWordsOfAnotherIsKnownToo() {
    let baseline = Baseline(of: [title(in: ["en"], inheriting: ["de", "fr"])])
    #expect(baseline.apply(to: [title(in: ["de"])], scope: scope(["de"])).new.isEmpty)
    let whole = baseline.apply(to: [title(in: ["en"], inheriting: ["de", "fr"])], scope: Self.everything)
    #expect(whole.summary == BaselineSummary(new: 0, known: 1, stale: 0))
  }

  @Test func whatIsTrueInEveryAuditedLanguageIsKnownByEachOfThem() {
    let baseline = Baseline(of: [title(in: ["de", "fr"])])
    #expect(baseline.apply(to: [title(in: [])], scope: scope(["de"])).new.isEmpty)
    #expect(baseline.apply(to: [title(in: [])], scope: scope(["ja"])).new.isEmpty)
    #expect(baseline.apply(to: [title(in: [])], scope: Self.everything).new.count == 1)
  }

  @Test func theLocalesOfAStaleFindingAreOneEntry() {
    let stale = Baseline(of: [title(in: ["de", "fr"])]).apply(to: [], scope: Self.everything).summary
    #expect(stale.stale == 1)
    #expect(stale.staleEntries.map { $0.locales.map(\.identifier) } == [["de", "fr"]])
  }

  /// Entries are sorted by file, so other keys' entries stand between a key's locales.
  @Test func theLocalesOfAStaleKeyAreOneEntryInWhateverFilesTheyAre() {
    let known = ["de", "fr", "ja"].flatMap { locale in
      ["a", "b"].map { key in
        var finding = entry(key)
        finding.locale = LocaleTag(locale)
        finding.location.file = "App/\(locale).lproj/Localizable.strings"
        return finding
      }
    }
    let stale = Baseline(of: known).apply(to: [], scope: Self.everything).summary
    #expect(stale.staleEntries.map(\.key) == ["a", "b"])
    #expect(stale.staleEntries.allSatisfy { $0.locales.map(\.identifier) == ["de", "fr", "ja"] && $0.count == 3 })
    #expect(stale.stale == 2)
  }

  @Test(arguments: [("a", 1), (nil, 2)] as [(String?, Int)])
  func staleEntriesAreCountedAsFactsAre(key: String?, count: Int) {
    let findings = ["one", "two"].map { reason in
      Finding(
        rule: "missing-translation", reason: reason, severity: .error, message: "m", locale: LocaleTag("de"),
        location: SourceLocation(file: "de.lproj/A.strings"), table: "A", key: key)
    }
    #expect(FindingGroup.all(in: findings).count == count)
    #expect(Baseline(of: findings).apply(to: [], scope: Self.everything).summary.stale == count)
  }

  @Test func aPrunedBaselineStillSaysWhatItWasMadeOf() throws {
    let baseline = Baseline(of: [title()], root: ".") { "App/\($0)" }
    #expect(baseline.root == "App/.")
    #expect(try Baseline(json: baseline.json(), file: "b.json") == baseline)
    #expect(baseline.apply(to: [], scope: Self.everything).pruned.root == baseline.root)
  }

  @Test func pathsAreThoseOfTheBaselinesFolder() {
    let found = [title(file: "Base.lproj/Main.storyboard"), entry("a")]
    let baseline = Baseline(of: found) { "App/\($0)" }
    #expect(baseline.files == ["App/Base.lproj/Main.storyboard", "App/en.lproj/Localizable.strings"])
    #expect(baseline.apply(to: found, scope: Self.everything) { "App/\($0)" }.new.isEmpty)
    #expect(
      baseline.apply(to: [title(file: "Main.storyboard")], scope: Self.everything) { "App/Base.lproj/\($0)" }.new
        .isEmpty)
    #expect(baseline.apply(to: found, scope: Self.everything).new.count == 2)
  }
}

extension BaselineResult {
  /// The counts of findings.
  var summary: BaselineSummary { summary(new: new.count, known: known.count) }
}
