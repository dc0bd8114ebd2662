import Testing

@testable import AuditModel

@Suite struct TranslatorNoteTests {
  @Test(arguments: [
    "Do not translate", "Don’t translate.", "Please do not localize!", "Title of the tab. Do not translate.",
    "Do not translate - stringsdict entry", "DO NOT TRANSLATE: brand", "This string should not be translated",
    "#bc-ignore!", "Class = \"UILabel\"; text = \"a\"; ObjectID = \"b\"; Note = \"Do not translate\";",
  ])
  func forbids(note: String) {
    #expect(TranslatorNote.forbidsTranslation(note))
  }

  @Test(arguments: [
    "Do not translate Patron.", "Do not translate \"Plus\".", "Do not translate what's inside [] and ()",
    "The name should not be translated because it's a product name", "Translate", "",
    "Class = \"UILabel\"; text = \"Do not translate\"; ObjectID = \"b\"; Note = \"Shown once\";",
  ])
  func asksForLess(note: String) {
    #expect(!TranslatorNote.forbidsTranslation(note))
  }

  @Test func noComment() { #expect(!TranslatorNote.forbidsTranslation(nil)) }
}
