import Testing

@testable import PlatformData

@Suite struct SystemFontTests {
  @Test(arguments: [
    (4.0, 0.24), (6, 0.24), (12, 0), (15, -0.23), (17, -0.43), (17.5, -0.435), (20, -0.45), (23.5, -0.015), (55, 0.31),
    (80, 0), (200, 0),
  ])
  func tracking(size: Double, points: Double) {
    #expect(abs(Tracking.systemFont.points(atSize: size) - points) < 1e-9)
  }

  @Test(arguments: [
    ("regular", 17.0, 1.0), ("medium", 17, 1.01), ("semibold", 17, 1.02), ("bold", 19.9, 1.04), ("bold", 20, 1),
    ("unknown", 17, 1),
  ])
  func widthCorrection(weight: String, size: Double, factor: Double) {
    #expect(SystemFont.widthCorrection(weight: weight, pointSize: size) == factor)
  }

  @Test func everyWeightHasAnInterFace() {
    let faces = FontStandIn.weights.compactMap { FontStack.system.first?.face(weight: $0, isItalic: false)?.file }
    #expect(Set(faces).count == 9)
    #expect(FontStack.system.first?.face(weight: "regular", isItalic: true)?.file == "Inter-Italic.otf")
    #expect(FontStack.system.first?.face(weight: "ultraLight", isItalic: false)?.file == "Inter-Thin.otf")
  }

  @Test(arguments: [
    ("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh-Hant", 3), ("zh-Hant-TW", 3), ("zh-Hant-HK", 4), ("de", 2),
  ])
  func hanFollowsTheLanguage(language: String, index: Int) {
    #expect(FontStack.standIns(script: "Hani", language: language).first?.faces.first?.index == index)
  }

  @Test func hanWithoutALanguageIsSimplified() {
    #expect(FontStack.standIns(script: "Hani", language: nil).first?.faces.first?.index == 2)
    #expect(FontStack.standIns(script: "Kana", language: "de").first?.faces.first?.index == 0)
  }

  @Test(arguments: ["Arab", "Hebr", "Thai", "Deva", "Beng", "Taml", "Khmr", "Mymr", "Geor", "Armn", "Hang", "Hira"])
  func everyCommonScriptHasAStandIn(script: String) throws {
    let standIn = try #require(FontStack.standIns(script: script, language: nil).first)
    #expect(standIn.role.contains("stand-in for"))
    #expect(standIn.face(weight: "semibold", isItalic: false)?.file.contains("Bold") == true)
  }
}
