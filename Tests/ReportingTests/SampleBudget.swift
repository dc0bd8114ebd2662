import AuditModel
import Testing

/// Budgets as an audit of a small app makes them, with what is hard to write down.
enum SampleBudget {
  /// A limit on one line, one on two lines, a control that grows, and texts that other formats have to quote.
  static func report() throws -> BudgetReport {
    let de = try #require(LocaleTag("de"))
    var keys = [
      key(
        "login.title", "Log In", [locale(.english, "Log In", 12, 46.5), locale(de, "Anmelden", 11, 131.5, fits: false)]),
      key("terms", "Read the \"terms\",\nplease", [locale(.english, "Read the \"terms\",\nplease", 48, 102.5)]),
      key("=1+1\t<&>", "]]>\r\u{1}", [locale(.english, "]]>\r\u{1}", nil, 20, fits: nil)]),
    ]
    keys[1].room?.lines = 2
    keys[1].room?.height = 44
    keys[1].room?.font = BudgetFont(family: "Avenir Next", pointSize: 15.5, weight: .semibold, isItalic: true)
    keys[1].room?.minimumScaleFactor = 0.5
    (keys[2].room, keys[2].reason, keys[2].unlimitedTitles) = (nil, "the control grows with its text", 1)
    (keys[2].table, keys[2].control.line) = ("Other", nil)
    return BudgetReport(
      tool: AuditReport.Tool(name: "fitspoken", version: "0.1.0"), contentSizes: [.large], keys: keys, unseenKeys: 3,
      titlesWithoutKey: 1, fonts: [FontUse(family: "Inter", file: "Inter.otf", version: "4", role: "system font")],
      icu: "72.1")
  }

  private static func locale(
    _ locale: LocaleTag, _ text: String, _ characters: Int?, _ width: Points, fits: Bool? = true
  ) -> LocaleBudget {
    LocaleBudget(locale: locale, text: text, characters: characters, naturalWidth: width, fits: fits)
  }

  private static func key(_ key: String, _ text: String, _ locales: [LocaleBudget]) -> KeyBudget {
    let element = ElementReference(id: "go", kind: .button, path: "login/go")
    let font = BudgetFont(style: .body, pointSize: 17, weight: .regular, tracking: -0.43)
    return KeyBudget(
      bundle: "App", table: "Main", key: key, original: "App/Base.lproj/Main.storyboard", sourceLanguage: .english,
      text: text, titles: 2, unlimitedTitles: 0,
      control: BudgetControl(
        file: "App/Base.lproj/Main.storyboard", line: 12, screen: "login", element: element, slot: "normal"),
      room: BudgetRoom(
        width: 100.5, height: nil, lines: 1, font: font, lineHeight: 20.3, lineBreakMode: .truncatingTail,
        minimumScaleFactor: nil, contentSize: .large),
      reason: nil, locales: locales)
  }
}
