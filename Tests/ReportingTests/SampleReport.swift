import AuditModel

/// A report of every kind of thing that a report can hold.
enum SampleReport {
  /// An audit that failed the gate.
  static func failed() throws -> AuditReport {
    AuditReport(
      tool: AuditReport.Tool(name: "Fitspoken", version: "0.1.0"), inputs: inputs, measured: measured, fonts: fonts,
      icu: "72.1", coverage: coverage, findings: FindingGroup.all(in: try findings()),
      baseline: BaselineSummary(new: 12, known: 41, stale: 2, staleEntries: staleEntries), suppressed: suppressed,
      gate: Gate(
        .failed,
        because: [
          "4 new errors, 41 known: title-truncated 1", "coverage of ja is 71.2 %, the minimum is 95 % (--min-coverage)",
        ]),
      rules: rules)
  }

  /// The coverage of the failed audit by itself.
  static func coverageReport() throws -> CoverageReport {
    let report = try failed()
    return CoverageReport(
      tool: report.tool, coverage: report.coverage,
      references: [
        CoverageReference(
          bundle: "App", table: "Localizable", reference: "en", keys: 412, developmentLanguage: .english,
          because: "en, the development language (by App/Info.plist)"),
        CoverageReference(
          bundle: "App", table: "Main", reference: "interface", keys: 82, developmentLanguage: .english,
          because: "the texts of App/Base.lproj/Main.storyboard, in en, the development language (by App/Info.plist)"),
      ], skipped: [Measured.Skipped(what: "files", reason: "the file is a legacy archive (Xcode 3)", count: 1)],
      gate: Gate(.failed, because: ["ja: 71.2 % translated, 95 % required"]))
  }

  /// An audit without findings.
  static var clean: AuditReport {
    var measured = measured
    measured.skipped = []
    return AuditReport(
      tool: AuditReport.Tool(name: "Fitspoken", version: "0.1.0"), inputs: Array(inputs.prefix(2)), measured: measured,
      fonts: fonts, icu: "72.1", coverage: [coverage[0]], findings: [], gate: Gate(.passed))
  }

  /// An audit of a folder in which there was nothing to judge.
  static var nothing: AuditReport {
    var skipped = InputFile(path: "Watch/Interface.storyboard", format: .storyboard)
    skipped.skipped = "watchOS interfaces are not audited"
    var measured = Measured()
    measured.skipped = [.init(what: "files", reason: "watchOS interfaces are not audited", count: 1)]
    return AuditReport(
      tool: AuditReport.Tool(name: "Fitspoken", version: "0.1.0"), inputs: [skipped], measured: measured, fonts: [],
      icu: "72.1", coverage: [], findings: [], gate: Gate(.passed))
  }

  private static let staleEntries = [
    StaleEntry(
      rule: "missing-translation", file: "App/en.lproj/Localizable.strings", table: "Localizable", key: "gone <u>",
      leaf: "plural.one", locales: ["de", "fr"].compactMap { LocaleTag($0) }, count: 2)
  ]

  private static let suppressed = SuppressionSummary(
    configured: 3, inline: 1,
    remarks: [
      SuppressionRemark(
        kind: .invalid, location: SourceLocation(file: "App/en.lproj/A.strings", line: 4),
        message: "there is no rule \"nope <i>\"; \"fitspoken rules\" lists them"),
      SuppressionRemark(
        kind: .unused, location: SourceLocation(file: "App/en.lproj/A.strings", line: 9),
        message: "fitspoken:disable extra-key suppresses nothing: the rule finds no problem in the key \"a\""),
    ])

  private static var inputs: [InputFile] {
    var storyboard = InputFile(path: "App/Base.lproj/Main.storyboard", format: .storyboard)
    (storyboard.screens, storyboard.elements, storyboard.buttons) = (9, 214, 31)
    var strings = InputFile(path: "App/de.lproj/Localizable.strings", format: .strings)
    strings.entries = 412
    return [
      storyboard, strings,
      InputFile(path: "App/Legacy/Old.xib", format: .xib, skipped: "the file is a legacy archive (Xcode 3)"),
      InputFile(
        path: "Watch/Interface.storyboard", format: .storyboard, skipped: "watchOS interfaces are not audited"),
    ]
  }

  private static var measured: Measured {
    var measured = Measured()
    (measured.screens, measured.elements, measured.titles) = (9, 214, 168)
    (measured.verdicts, measured.utterances, measured.entries) = (2016, 856, 1648)
    measured.locales = ["ar", "de", "en", "ja"].compactMap { LocaleTag($0) }
    measured.skipped = [
      .init(what: "files", reason: "the file is a legacy archive (Xcode 3)", count: 1),
      .init(what: "titles", reason: "no frame is recorded", count: 14),
      .init(what: "titles", reason: "the title is set in code", count: 3),
    ]
    return measured
  }

  private static let fonts = [
    FontUse(family: "Inter", file: "Inter-Regular.otf", version: "4.0", role: "system font (stand-in for SF Pro)"),
    FontUse(
      family: "Noto Sans Arabic", file: "NotoSansArabic-Regular.ttf", version: "2.010",
      role: "Arabic (stand-in for SF Arabic)"),
    FontUse(
      family: "Noto Sans CJK JP", file: "NotoSansCJK-Regular.ttc", version: "2.004",
      role: "Japanese (stand-in for Hiragino Sans)"),
  ]

  private static let coverage = [
    coverage("Localizable", "en", total: 412, translated: 412),
    coverage("Localizable", "ar", total: 412, translated: 405, missing: 5, empty: 2),
    coverage("Localizable", "de", total: 412, translated: 412, extra: 3),
    coverage("Localizable", "ja", total: 412, translated: 352, missing: 48, new: 12, needsReview: 6),
    coverage("Main", "ar", total: 82, translated: 82),
    coverage("Main", "de", total: 82, translated: 81, missing: 1),
    coverage("Main", "ja", total: 82, translated: 0, missing: 82, present: false),
  ]

  private static func coverage(
    _ table: String, _ locale: String, total: Int, translated: Int, missing: Int = 0, new: Int = 0, empty: Int = 0,
    needsReview: Int = 0, extra: Int = 0, present: Bool = true
  ) -> Coverage {
    // swift-format-ignore: NeverForceUnwrap
    var coverage = Coverage(
      bundle: "App", table: table, locale: LocaleTag(locale)!, folder: locale, present: present,
      reference: table == "Main" ? "interface" : "en")
    (coverage.total, coverage.translated, coverage.missing, coverage.new) = (total, translated, missing, new)
    (coverage.empty, coverage.needsReview, coverage.extra) = (empty, needsReview, extra)
    return coverage
  }
}

extension AuditReport {
  /// The findings one by one; setting them groups them.
  var single: [Finding] {
    get { instances.sorted() }
    set { findings = FindingGroup.all(in: newValue) }
  }
}
