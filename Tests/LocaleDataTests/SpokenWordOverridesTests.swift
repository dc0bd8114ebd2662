import Testing

@testable import LocaleData

@Suite("Words that a project says VoiceOver speaks")
struct SpokenWordOverridesTests {
  @Test(arguments: [
    ("warp", "W", "there is no spoken word \"warp\""), ("button", "{index}", "it does not take a number"),
    ("position", "{index}", "it needs {count} and {index}"), ("button", "", "it is empty"), ("button", "Knopf.", nil),
    ("position", "{count}: {index}", nil),
  ])
  func objections(_ name: String, _ text: String, _ expected: String?) {
    #expect(SpokenWordOverrides.objection(to: text, for: name) == expected)
  }

  @Test("a name that is no word changes nothing")
  func unknown() {
    var overrides = SpokenWordOverrides()
    overrides.replace("warp", with: "W", in: "de")
    #expect(overrides == SpokenWordOverrides())
  }
}
