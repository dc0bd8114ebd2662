import AuditModel
import PlatformData
import Testing

@Suite struct FontCascadeTests {
  @Test(arguments: OpticalSize.allCases) func everyWeightHasAnInterFace(opticalSize: OpticalSize) throws {
    let family = opticalSize == .text ? "Inter" : "InterDisplay"
    let standIn = try #require(FontCascade.system(opticalSize).first)
    func file(_ weight: FontWeight, isItalic: Bool = false) -> String? {
      standIn.faces(nearestTo: weight, isItalic: isItalic).first?.file
    }
    #expect(standIn.role == FontCascade.correctedRole)
    #expect(Set(FontWeight.allCases.compactMap { file($0) }).count == 9)
    #expect(file(.regular, isItalic: true) == "\(family)-Italic.otf")
    #expect(file(.semibold, isItalic: true) == "\(family)-SemiBoldItalic.otf")
    #expect(file(.ultraLight) == "\(family)-Thin.otf")
  }

  @Test func facesByNearness() throws {
    let faces = try #require(FontCascade.system(.text).first).faces(nearestTo: .medium, isItalic: true).map(\.file)
    #expect(faces.prefix(3) == ["Inter-MediumItalic.otf", "Inter-Italic.otf", "Inter-SemiBoldItalic.otf"])
    #expect(faces.firstIndex(of: "Inter-Medium.otf") == 9 && faces.count == 18)
  }

  @Test(arguments: [
    ("Thai", "Thai (stand-in for Thonburi)", "NotoSansThai-SemiBold.ttf"),
    ("Arab", "Arabic (stand-in for SF Arabic)", "NotoSansArabic-SemiBold.ttf"),
    ("Tibt", "Tibetan (stand-in for Kailasa)", "NotoSerifTibetan-SemiBold.ttf"),
    ("Hang", "Korean (stand-in for Apple SD Gothic Neo)", "NotoSansCJK-SemiBold.ttc"),
  ])
  func aStandInSaysForWhat(script: String, role: String, file: String) throws {
    let standIn = try #require(FontCascade.standIns(script: script, language: nil).first)
    #expect(standIn.role == role && role.hasPrefix(standIn.ownRole))
    #expect(standIn.originals.contains { role.contains($0) })
    #expect(standIn.faces(nearestTo: .semibold, isItalic: false).first?.file == file)
  }

  @Test(arguments: [(11.0, "SF Pro Text"), (19.9, "SF Pro Text"), (20, "SF Pro Display"), (60, "SF Pro Display")])
  func theSystemFontsOwnFamilies(size: Double, first: String) {
    let families = SystemFontFamilies.families(pointSize: size)
    #expect(families.first == first)
    #expect(Set(families) == Set(SystemFontFamilies.families(pointSize: 1)))
  }

  @Test(arguments: [
    ("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh-Hant", 3), ("zh-Hant-TW", 3), ("zh-Hant-HK", 4), ("de", 2),
  ])
  func hanFollowsTheLanguage(language: String, index: Int) {
    #expect(FontCascade.standIns(script: "Hani", language: language).first?.faces.first?.index == index)
  }

  @Test func hanWithoutALanguageIsSimplified() {
    #expect(FontCascade.standIns(script: "Hani", language: nil).first?.faces.first?.index == 2)
    #expect(FontCascade.standIns(script: "Kana", language: "de").first?.faces.first?.index == 0)
  }

  @Test(arguments: ["Arab", "Hebr", "Thai", "Deva", "Beng", "Taml", "Khmr", "Mymr", "Geor", "Armn", "Hang", "Hira"])
  func everyCommonScriptHasAStandIn(script: String) throws {
    let standIn = try #require(FontCascade.standIns(script: script, language: nil).first)
    #expect(standIn.role.contains("stand-in for"))
    #expect(!standIn.originals.isEmpty && !standIn.families.isEmpty)
  }
}
