import AuditModel

extension SampleReport {
  /// What a report tells of two of its rules.
  static let rules = [
    RuleSummary(
      name: "missing-translation", severity: .warning, summary: "A key has no translation in a locale.",
      page: """
        # missing-translation

        A key has no translation in a locale.

        ## What it reports
        Each key of the reference that a locale
        neither has nor inherits.

        ## Why it matters
        The app shows the key, or another language.
        """),
    RuleSummary(name: "title-truncated", severity: .error, summary: "A title is cut.", page: ""),
  ]

  /// A report with many findings: `locales` for each of `keys`.
  static func large(keys: Int, locales: [String]) -> AuditReport {
    var report = clean
    report.single = (0..<keys).flatMap { key in
      locales.map { locale in
        Finding(
          rule: "missing-translation", severity: key == keys - 1 ? .error : .warning, message: "key\(key) is missing",
          locale: LocaleTag(locale), location: SourceLocation(file: "App/\(locale).lproj/A.strings", line: key + 1),
          table: "A", key: "key\(key)")
      }
    }
    return report
  }

  /// One finding all of whose texts are `text`.
  static func hostile(_ text: String) throws -> AuditReport {
    var report = try failed()
    report.single = [
      Finding(
        rule: text, severity: .error, message: text, locale: LocaleTag("de"), location: SourceLocation(file: text),
        element: ElementReference(id: text, kind: .button, path: text), table: text, key: text, also: [text])
    ]
    report.gate.because = [text]
    report.measured.skipped = [.init(what: text, reason: text, count: 1)]
    report.coverage[0].table = text
    report.coverage[0].translated = 0
    report.tool.name = text
    report.inputs[0].path = text + "/"
    return report
  }

  /// Texts with everything that could end a tag, a cell, a property or a command.
  static let hostileTexts = [
    "<script>alert(1)</script>", "a|b`c`d", "\"\u{301} x='\u{338}>", "]]>&amp;--><!--", "%0A\r\n::error::x", "a:b,c=d",
    "\u{0}\u{1}\u{8}\u{1B}[31m\u{FFFE}\u{FFFF}", "[x](https://example.com) ![y](z) @all #1", "\\| \\` </details>",
    "##[error]pwned", "a ##[stop-commands]x", "##vso[task.complete]",
  ]
}
