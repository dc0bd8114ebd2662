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

  @Test(arguments: OpticalSize.allCases) func everyWeightHasAnInterFace(opticalSize: OpticalSize) {
    let family = opticalSize == .text ? "Inter" : "InterDisplay"
    let standIn = FontStack.system(opticalSize).first
    let faces = FontStandIn.weights.compactMap { standIn?.face(weight: $0, isItalic: false)?.file }
    #expect(Set(faces).count == 9)
    #expect(standIn?.face(weight: "regular", isItalic: true)?.file == "\(family)-Italic.otf")
    #expect(standIn?.face(weight: "semibold", isItalic: true)?.file == "\(family)-SemiBoldItalic.otf")
    #expect(standIn?.face(weight: "ultraLight", isItalic: false)?.file == "\(family)-Thin.otf")
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
