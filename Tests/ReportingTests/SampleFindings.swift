import AuditModel

extension SampleReport {
  /// Findings of several rules, in three scripts, with pictures.
  static func findings() throws -> [Finding] {
    let pictures = try SamplePictures.load()
    return (titles(pictures) + strings + elements).sorted()
  }

  private static func titles(_ pictures: [String: TextPicture]) -> [Finding] {
    [
      truncated("de", "Benachrichtigungen verwalten", "Benachricht…verwalten", over: 45.5, pictures["german"]),
      truncated("fr", "Gérer les notifications reçues", "Gérer les notif…", over: 87.5, pictures["french"]),
      truncated("ar", "حفظ التغييرات والمتابعة", "حفظ التغي…", over: 68, pictures["arabicCut"]),
      Finding(
        rule: "title-clipped", severity: .error, message: "Title “إدارة الإشعارات المخصصة للتطبيق” is clipped by 75 pt",
        locale: LocaleTag("ar"), location: storyboard(88, 9),
        element: ElementReference(id: "b7K-xq-2Fd", kind: .button, path: "settings/v1/b7K-xq-2Fd"),
        evidence: ["title": .text("إدارة الإشعارات المخصصة للتطبيق"), "over": .number(75)], picture: pictures["arabic"]),
      Finding(
        rule: "title-clipped", severity: .warning,
        message: "Title “通知の詳細設定を管理する” needs 2 lines, the room has 1", locale: LocaleTag("ja"),
        location: storyboard(88, 9),
        element: ElementReference(id: "b7K-xq-2Fd", kind: .button, path: "settings/v1/b7K-xq-2Fd"),
        evidence: ["title": .text("通知の詳細設定を管理する"), "lines": .number(2)], also: ["xLarge", "xxLarge"],
        picture: pictures["japanese"]),
    ]
  }

  private static func truncated(
    _ locale: String, _ title: String, _ visible: String, over: Double, _ picture: TextPicture?
  ) -> Finding {
    var finding = Finding(
      rule: "title-truncated", severity: .error, message: "Title “\(title)” is cut to “\(visible)”",
      locale: LocaleTag(locale), location: storyboard(61, 25),
      element: ElementReference(id: "go", kind: .button, path: "login/root/go"), table: "Main", key: "go.normalTitle",
      evidence: [
        "title": .text(title), "visibleText": .text(visible), "over": .number(over),
        "lineBreakMode": .text("truncatingMiddle"), "contentSize": .text("large"), "faces": .list(["Inter-Regular"]),
      ], also: ["xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3"],
      picture: picture)
    (finding.overrun, finding.contentSize, finding.device) = (Points(over), .large, "iphone16")
    return finding
  }

  private static var strings: [Finding] {
    let missing = ["ar", "ja"].map { locale in
      Finding(
        rule: "missing-translation", severity: .warning,
        message: "“settings.sync” has no translation; “Sync now” will be shown", locale: LocaleTag(locale),
        location: SourceLocation(file: "App/\(locale).lproj/Localizable.strings"), table: "Localizable",
        key: "settings.sync")
    }
    var plural = Finding(
      rule: "format-extra-argument", severity: .error, message: "“trips” uses the argument 2, which the source lacks",
      locale: LocaleTag("ar"), location: SourceLocation(file: "App/Localizable.xcstrings", line: 41, column: 30),
      table: "Localizable", key: "trips")
    plural.leaf = LeafPath([.device("ipad"), .plural("few")])
    return missing + [
      plural,
      Finding(
        rule: "strings-silent-truncation", severity: .error,
        message: "A stray “}” ends the file for Apple's loader; 37 keys behind it are lost", locale: LocaleTag("ja"),
        location: SourceLocation(file: "App/ja.lproj/Localizable.strings", line: 302, column: 1),
        evidence: ["lostKeys": .number(37)]),
      Finding(
        rule: "extra-key", severity: .note, message: "“old.title<script>alert(1)</script>” is not in the reference",
        locale: LocaleTag("de"), location: SourceLocation(file: "App/de.lproj/Localizable.strings", line: 7, column: 1),
        table: "Localizable", key: "old.title<script>alert(1)</script>"),
    ]
  }

  /// One cause in three places.
  private static var shared: [Finding] {
    ["cell1", "cell2", "cell3"].enumerated().map { index, id in
      var finding = Finding(
        rule: "label-repeats-control-type", severity: .warning, message: "the label “More button” names the control",
        locale: .english, location: storyboard(120 + index, 15),
        element: ElementReference(id: id, kind: .button, path: "list/\(id)"),
        evidence: [
          "utterance": .text("More button. Button."), "mendedUtterance": .text("More. Button."),
          "confidence": .text("A"),
        ])
      finding.cause = "class MoreCell"
      return finding
    }
  }

  private static var elements: [Finding] {
    shared + [
      Finding(
        rule: "icon-button-no-label", outcome: .needsReview, reason: "outlet", severity: .error,
        message: "The button shows only the image “gear” and has no label; code may set one through the outlet “menu”",
        location: storyboard(40, 13), element: ElementReference(id: "mnu", kind: .button, path: "login/root/mnu"),
        evidence: ["utterance": .text("gear, button"), "outlets": .list(["menu"])]),
      Finding(
        rule: "hit-region-too-small", severity: .warning, message: "The button is 30 × 30 pt; 44 × 44 pt is the least",
        location: storyboard(40, 13), element: ElementReference(id: "mnu", kind: .button, path: "login/root/mnu"),
        evidence: ["width": .number(30), "height": .number(30)]),
      Finding(
        rule: "label-differs-from-title", severity: .note,
        message: "VoiceOver says “Weiter zu\u{1B}[31m Schritt 2\n” where the title is “Weiter”",
        locale: LocaleTag("de"),
        location: storyboard(95, 13), element: ElementReference(id: "nxt", kind: .button, path: "settings/v1/nxt"),
        evidence: ["utterance": .text("Weiter zu Schritt 2, button"), "title": .text("Weiter")]),
    ]
  }

  private static func storyboard(_ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: "App/Base.lproj/Main.storyboard", line: line, column: column)
  }
}
