import AuditModel
import Testing

@testable import Configuration
@testable import TableAnalysis

@Suite struct GlossaryTests {
  @Test(arguments: [
    ("Handy", "Das Handy.", true), ("Handy", "Handyhülle", false), ("Handy*", "Handyhülle", true),
    ("Handy*", "Unhandy", false), ("携帯", "携帯電話", true), ("핸드폰", "핸드폰을", true), ("Pro", "iPad Pro", true),
    ("Pro", "Profil", false), ("Pro", "pro", false), ("", "x", false), ("*", "x", false),
  ])
  func findsWholeWords(term: String, text: String, occurs: Bool) {
    #expect(GlossaryTerm(term).occurs(in: text) == occurs)
  }

  @Test func passesOnToRegions() throws {
    let configuration = try Configuration(
      yaml: "glossary: {keep: [iCloud], forbid: {de: [Handy], all: [x]}, terms: {Shift: {de: Umschalt}}}",
      file: "f.yml", knownRules: [])
    let austria = LocalGlossary(configuration.glossary, for: try #require(LocaleTag("de-AT")))
    #expect(austria.kept.map(\.text) == ["iCloud"])
    #expect(austria.forbidden.map(\.text) == ["Handy", "x"])
    #expect(austria.translations.map(\.accepted) == [["Umschalt"]])
    let france = LocalGlossary(configuration.glossary, for: try #require(LocaleTag("fr")))
    #expect(france.forbidden.map(\.text) == ["x"])
    #expect(france.translations.isEmpty)
  }

  @Test(arguments: [
    "glossary: [a]", "glossary: {keep: a}", "glossary: {words: [a]}", "glossary: {forbid: {d: [a]}}",
    "glossary: {terms: {a: b}}", "glossary: {terms: {a: {de: {}}}}", "glossary: {keep: [[a]]}",
  ])
  func refuses(yaml: String) {
    #expect(throws: ConfigurationError.self) { try Configuration(yaml: yaml, file: "f.yml", knownRules: []) }
  }
}
