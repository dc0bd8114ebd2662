import Testing
import Utilities

/// How names in camel case are split.
@Suite struct CamelCaseTests {
  @Test(arguments: [
    ("xibLocKey", ["xib", "Loc", "Key"]), ("localizeTitle", ["localize", "Title"]), ("URLField", ["URLField"]),
    ("plain", ["plain"]), ("ic_closeButton", ["ic_close", "Button"]), ("macOS", ["mac", "OS"]), ("", [""]),
    ("l10nKey", ["l10n", "Key"]), ("Ionicons", ["Ionicons"]),
  ])
  func aPartBeginsAtAnUppercaseLetter(name: String, parts: [String]) {
    #expect(name.camelCaseParts == parts)
  }
}
