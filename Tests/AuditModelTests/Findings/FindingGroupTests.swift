import AuditModel
import Testing

/// One fact, one group: what findings have in common, which of them leads, and that none is lost.
@Suite struct FindingGroupTests {
  private func entry(
    _ key: String?, _ locale: String? = "de", file: String? = nil, rule: String = "r", line: Int = 1,
    severity: Severity = .error, outcome: Outcome = .fails, reason: String? = nil, leaf: String? = nil,
    message: String? = nil
  ) -> Finding {
    var finding = Finding(
      rule: rule, outcome: outcome, reason: reason, severity: severity, message: message ?? "m in \(locale ?? "all")",
      locale: locale.flatMap { LocaleTag($0) },
      location: SourceLocation(file: file ?? "App/\(locale ?? "en").lproj/T.strings", line: line), table: "T", key: key)
    finding.leaf = leaf.flatMap { LeafPath($0) }
    return finding
  }

  private func element(
    _ path: String, _ locale: String? = nil, line: Int = 1, rule: String = "r", reason: String? = nil,
    over: Double? = nil, severity: Severity = .error, cause: String? = nil, message: String = "m",
    file: String = "Main.storyboard"
  ) -> Finding {
    var finding = Finding(
      rule: rule, reason: reason, severity: severity, message: message, locale: locale.flatMap { LocaleTag($0) },
      location: SourceLocation(file: file, line: line, column: 5),
      element: ElementReference(id: path, kind: .button, path: path))
    (finding.overrun, finding.cause) = (over.map { Points($0) }, cause)
    return finding
  }

  private func groups(_ findings: [Finding]) -> [FindingGroup] { FindingGroup.all(in: findings.sorted()) }

  /// What is one fact: the locales, forms, reasons and severities of a key or a control.
  @Test func theFindingsOfOneKeyOrControlAreOne() {
    let facts = [
      [entry("k", "de"), entry("k", "fr", line: 9), entry("k", "it", severity: .note)],
      [entry("k", leaf: "plural.one"), entry("k", severity: .warning, leaf: "plural.few")],
      [entry("k", reason: "a"), entry("k", reason: "b")],
      [entry("k", "de"), entry("k", "fr", file: "App/fr.lproj/T.stringsdict")],
      [entry(nil, "de", reason: "throughout"), entry(nil, "fr", reason: "throughout")],
      [element("s/a", "de", reason: "normal"), element("s/a", "fr", line: 8, reason: "disabled", severity: .note)],
      [element("s/a", cause: "class A"), element("t/b", line: 4, cause: "class A", file: "Other.storyboard")],
      [
        element("s/a", "de", cause: "class A", message: "one"),
        element("s/a", "fr", cause: "class A", message: "other"),
        element("t/a", "de", line: 4, cause: "class A", message: "one"),
      ],
      [element("s/a", line: 7), element("t/b", line: 7)],
      [element("kUA-Gx-8nR", line: 7), element("kUA-Gx-8nR", line: 90, file: "Main~ipad.storyboard")],
    ]
    for findings in facts {
      let groups = groups(findings)
      #expect(groups.count == 1, "\(findings)")
      #expect(groups[0].instances.count == findings.count)
      #expect(Set(groups[0].instances) == Set(findings))
    }
  }

  /// Words that are written elsewhere have their place, then those of the views that show them, each once.
  @Test func wordsArePlacedBeforeTheViewsThatShowThem() {
    let shown = [("s/a", 3), ("s/b", 3), ("t/a", 9)].map { path, line in
      var finding = element(path, line: 40, file: "Words.swift")
      finding.shownAt = SourceLocation(file: "V.swift", line: line, column: 5)
      return finding
    }
    let group = groups(shown)
    #expect(group.count == 1)
    #expect(
      group[0].places.map { "\($0.location.file):\($0.location.line)" } == ["Words.swift:40", "V.swift:3", "V.swift:9"])
    #expect(group[0].elementCount == 2 && group[0].screenCount == 2)
    #expect(group[0].identity.file == "V")
  }

  /// Elements that a file gives no locations are places of their own.
  @Test(arguments: [(2, 1), (1, 3)]) func elementsOfOneLineAreOnePlace(line: Int, count: Int) {
    let findings = ["s/a", "s/b", "t/a"].map { path in
      var finding = element(path, cause: "c")
      finding.location = SourceLocation(file: "V.swift", line: line, column: 1)
      return finding
    }
    #expect(groups(findings)[0].places.count == count)
    #expect(groups(findings)[0].elementCount == count)
  }

  /// One locale's number is not told as that of all.
  @Test(arguments: [
    (["98 of the 141 keys are missing", "107 of the 141 keys are missing"], "98 to 107 of the 141 keys are missing"),
    (["3 of 10 texts", "4 of 12 texts", "3 of 11 texts"], "3 to 4 of 10 to 12 texts"),
    (["2 keys are missing", "2 keys are missing"], "2 keys are missing"),
    (["2 keys are missing", "1 key is missing"], "2 keys are missing"),
  ])
  func numbersThatDifferAreARange(messages: [String], expected: String) {
    let findings = zip(messages, ["de", "fr", "it"]).map { entry(nil, $1, reason: "most", message: $0) }
    #expect(groups(findings).map(\.message) == [expected])
    let keys = zip(messages, ["de", "fr", "it"]).map { entry("k", $1, message: $0) }
    #expect(groups(keys).map(\.message) == [messages[0]])
  }

  /// Findings with one cause, each about a subject of its own, are told in one sentence that names and counts the subjects.
  @Test(arguments: [
    (["a"], "\"a\" is extra"), (["a", "a"], "\"a\" is extra"), (["b", "a"], "b and a are extra"),
    (["a", "b", "c", "d"], "a, b, c and d are extra"),
    (["a", "b", "c", "d", "e"], "a, b, c and 2 other keys are extra"),
  ])
  func severalSubjectsAreNamed(subjects: [String], expected: String) {
    let findings = subjects.enumerated().map { line, subject in
      var finding = entry(subject, line: line, message: "\"\(subject)\" is extra")
      finding.cause = "one table"
      finding.statement = SharedStatement(of: subject, among: "keys", "are extra")
      return finding
    }
    #expect(groups(findings).map(\.message) == [expected])
    #expect(groups(findings).flatMap(\.instances).allSatisfy { $0.message == "\"\($0.key ?? "")\" is extra" })
  }

  @Test func differentFactsStayApart() {
    let pairs = [
      (element("42", line: 7), element("42", line: 90, file: "Main~ipad.storyboard")),
      (element("a-bc-def", line: 7), element("a-bc-def", line: 90, file: "Other.storyboard")),
      (entry("k"), entry("l")), (entry("k"), entry("k", rule: "other")),
      (entry("k"), entry("k", outcome: .needsReview)),
      (entry("k"), entry("k", file: "Kit/de.lproj/T.strings")), (element("s/a"), element("s/b", line: 2)),
      (element("s/a", line: 7), element("t/b", line: 7, message: "other")),
      (element("s/a", cause: "class A"), element("s/b", line: 2, cause: "class B")),
      (element("s/a", cause: "class A", message: "cog"), element("s/b", line: 2, cause: "class A", message: "bin")),
      (element("a", file: "A.xib"), element("a", file: "B.xib")),
      (entry(nil, reason: "a"), entry(nil, reason: "b")),
    ]
    for (one, other) in pairs { #expect(groups([one, other]).count == 2, "\(one) \(other)") }
    let lines = [3, 9].map { Finding(rule: "r", severity: .error, message: "m", location: .init(file: "a", line: $0)) }
    #expect(groups(lines).count == 2)
  }

  @Test func elementsWithoutAPlaceInTheFileStayApart() {
    let findings = ["s/a", "s/b"].map { path in
      var finding = element(path)
      finding.location = SourceLocation(file: "tree.json")
      return finding
    }
    #expect(groups(findings).count == 2)
  }

  @Test func anExactRepeatIsLeftOut() {
    let groups = groups([entry("k"), entry("k"), entry("k", "fr")])
    #expect(groups.map(\.instances.count) == [2])
  }

  /// The development language leads where it is as grave as any other, then the greatest overrun; pseudo-languages come last.
  @Test(
    arguments: [
      (["de", "en", "fr"], [.error, .error, .error], [9, 1, 5], ["en", "de", "fr"]),
      (["de", "en", "fr"], [.error, .note, .error], [3, 1, 5], ["fr", "en", "de"]),
      (["en-XA", "de"], [.error, .error], [99, 1], ["de", "en-XA"]),
      (["de", "fr"], [.note, .error], [5, 5], ["fr", "de"]),
    ] as [([String], [Severity], [Double], [String])])
  func theGravestLeads(locales: [String], severities: [Severity], overruns: [Double], order: [String]) throws {
    let findings = zip(locales, zip(severities, overruns)).map {
      element("s/a", $0, over: $1.1, severity: $1.0)
    }
    let ranks = LanguageRanks(development: [.english], pseudo: Set([LocaleTag("en-XA")].compactMap { $0 }))
    let group = try #require(FindingGroup.all(in: findings, languages: ranks).first)
    #expect(group.locales.map(\.identifier) == order)
    #expect(group.severity == severities.max())
  }

  @Test func overrunsAreTheGreatestOfEachLocale() throws {
    let findings = [
      element("s/a", "de", reason: "normal", over: 4), element("s/a", "de", reason: "disabled", over: 9),
      element("s/a", "fr", over: 6),
    ]
    let group = try #require(groups(findings).first)
    #expect(group.overruns.map(\.locale.identifier) == ["de", "fr"])
    #expect(group.overruns.map(\.overrun) == [9, 6])
  }

  @Test func localesThatDifferInNothingElseShareAPlace() throws {
    let same = try #require(groups(["de", "fr", "ja"].map { entry("k", $0, file: "A.xcstrings") }).first)
    #expect(same.places.map { $0.locales.map(\.identifier) } == [["de", "fr", "ja"]])
    #expect(same.isUniform)
    let other = try #require(
      groups([entry("k", "de", file: "A.xcstrings"), entry("k", "fr", file: "A.xcstrings", line: 4)]).first)
    #expect(other.places.map(\.location.line) == [1, 4])
    let words = try #require(
      groups([entry("k", "de", file: "A.xcstrings"), entry("k", "fr", file: "A.xcstrings", message: "other")]).first)
    #expect(words.places.count == 2 && !words.isUniform)
  }

  @Test func furtherLocalesOfAFindingAreLocalesOfTheFact() throws {
    var finding = element("s/a", "de")
    finding.otherLocales = ["fr", "it"].compactMap { LocaleTag($0) }
    let group = try #require(groups([finding, element("s/a", "ja", line: 3)]).first)
    #expect(Set(group.locales.map(\.identifier)) == ["de", "fr", "it", "ja"])
  }

  @Test func theIdentityIsNeitherALineNorALocale() throws {
    let before = groups([entry("k", "de"), entry("k", "fr")]).map(\.identity)
    #expect(groups([entry("k", "af", line: 70, message: "x")]).map(\.identity) == before)
    #expect(groups([entry("k", outcome: .needsReview)]).map(\.identity) != before)
  }

  /// Forty uses of a view in one line of code are one place, on as many screens as they are.
  @Test func elementsOfOneLineAreOnePlaceInTwoLanguages() throws {
    let uses = (1...40).flatMap { number in ["de", "fr"].map { element("s\(number % 4)/use\(number)", $0) } }
    let group = try #require(groups(uses).first)
    #expect(group.elementCount == 1 && group.screenCount == 4)
    #expect(group.places.map(\.locales.count) == [2])
  }

  @Test func causesAreKnownByTheirCodePoints() {
    let causes = ["class Caf\u{E9}", "class Cafe\u{301}"]
    #expect(groups(causes.enumerated().map { element("s/\($0)", line: $0, cause: $1) }).count == 2)
  }

  @Test func elementsAreCountedAndKeysAreNot() throws {
    #expect(groups([entry("k", "de"), entry("k", "fr")]).map(\.elementCount) == [1])
    let cells = [1, 2, 3].map { element("s/cell\($0)", line: $0, cause: "class Cell") }
    #expect(groups(cells).map(\.elementCount) == [3])
  }
}
