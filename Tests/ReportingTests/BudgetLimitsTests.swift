import AuditModel
import Reporting
import Testing

@Suite struct BudgetLimitsTests {
  private let main = "App/Base.lproj/Main.storyboard"

  @Test(
    arguments: [
      ("login.title", "App/Base.lproj/Main.storyboard", "de", #" maxwidth="11" size-unit="char""#),
      ("login.title", "App/Base.lproj/Main.storyboard", "fr", #" maxwidth="12" size-unit="char""#),
      ("login.title", "Project/App/Base.lproj/Main.storyboard", nil, #" maxwidth="12" size-unit="char""#),
      ("login.title", "Elsewhere/Main.strings", nil, #" maxwidth="12" size-unit="char""#),
      ("login.title", "App/Base.lproj/Other.storyboard", nil, nil),
      ("nothing", "App/Base.lproj/Main.storyboard", nil, nil),
      ("=1+1\t<&>", "Other.strings", nil, nil),
    ] as [(String, String, String?, String?)])
  func aKeyIsFoundByItsTable(key: String, original: String, language: String?, expected: String?) throws {
    let limits = BudgetLimits(try SampleBudget.report(), unit: .char)
    #expect(limits.attributes(forKey: key, of: original, language: language.flatMap { LocaleTag($0) }) == expected)
  }

  @Test func theBundleOfTheFileOverridesACloserOne() throws {
    var report = try SampleBudget.report()
    var tighter = report.keys[0]
    tighter.bundle = "Kit"
    tighter.original = "Kit/Base.lproj/Main.storyboard"
    tighter.locales[0].characters = 3
    report.keys.append(tighter)
    let limits = BudgetLimits(report, unit: .char)
    let widths = [main, "Kit/Base.lproj/Main.storyboard", "Main.strings"].map {
      limits.attributes(forKey: "login.title", of: $0, language: nil)
    }
    #expect(widths == ["12", "3", "3"].map { #" maxwidth="\#($0)" size-unit="char""# })
  }
}
