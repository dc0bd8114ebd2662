import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Apple's own fonts in a folder that the user gives.
///
/// They cannot be had here, so other fonts go by their names.
@Suite(.enabled(if: TestFont(installed: "Inter-Regular.otf") != nil, "fonts-inter is not installed"))
struct SystemFontFileTests {
  private static func inter(_ file: String = "Inter-Regular.otf") throws -> TestFont {
    try #require(TestFont(installed: file))
  }

  private static func engine(_ fonts: [TestFont]) throws -> (TextEngine, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (number, font) in fonts.enumerated() { try folder.write(font.data, to: "\(number).otf") }
    return (TextEngine(fontFolders: [folder.url.path]), folder)
  }

  /// The width of a text in one of Inter's files, as it is.
  private static func width(_ text: String, _ file: String, size: Double) -> Double {
    let path = FontFiles(folders: FontFolders.all).path(of: file)
    return TextLayoutTests.engine.measure(
      TextRequest(text: text, font: ResolvedFont(pointSize: size, file: path))
    ).naturalWidth
  }

  @Test(
    arguments: [
      (17, .regular, "Inter-Regular.otf", "SFProText-Regular", -0.43),
      (19, .semibold, "Inter-Bold.otf", "SFProText-Bold", -0.45),
      // The figure for 28 pt, the first without a share of the other design.
      (20, .regular, "InterDisplay-Regular.otf", "SFProDisplay-Regular", 0.38 / 28 * 20),
      (34, .bold, "InterDisplay-Regular.otf", "SFProDisplay-Regular", 0.40),
    ] as [(Double, FontWeight, String, String, Double)])
  func staticFaces(size: Double, weight: FontWeight, file: String, name: String, tracking: Double) throws {
    let (engine, folder) = try Self.engine([
      Self.inter().named("SF Pro Text"), Self.inter("Inter-Bold.otf").named("SF Pro Text", "Bold"),
      Self.inter("InterDisplay-Regular.otf").named("SF Pro Display"),
    ])
    defer { withExtendedLifetime(folder) {} }
    var request = request("Save", size: size, width: 500)
    request.font.weight = weight
    let measured = engine.measure(request)
    #expect(measured.faces == [name])
    #expect(measured.basis == .font && measured.substitution == nil)
    // Its own advances without the stand-in's correction; the tracking is the published one, since the file has none.
    #expect(abs(measured.naturalWidth - Self.width("Save", file, size: size) - 4 * tracking) < 1e-6)
    let use = try #require(engine.fontsUsed().first)
    #expect(use.role == "system font" && use.family.hasPrefix("SF Pro") && use.version == "Version 9.5")
  }

  @Test func linesAreAsHighAsTheFileSays() throws {
    let (engine, folder) = try Self.engine([Self.inter().named("SF Pro Text")])
    defer { withExtendedLifetime(folder) {} }
    let face = try #require(FontFace(path: folder.url.appendingPathComponent("0.otf").path))
    #expect(engine.measure(request("Save", size: 17)).lineHeight == Points((face.ascent + face.descent) * 17))
  }

  @Test(arguments: [(10.0, 10), (17, 10), (18.5, 25), (20, 40), (99, 40)])
  func trackingOfTheFilesOwn(size: Double, units: Double) throws {
    let font = try Self.inter().tracked([(17, 10), (20, 40)])
    let (engine, folder) = try Self.engine([font.named("SF Pro Text"), font.named("Brand")])
    defer { withExtendedLifetime(folder) {} }
    let unitsPerEm = Double(try #require(FontFace(path: folder.url.appendingPathComponent("0.otf").path)).unitsPerEm)
    let plain = Self.width("Save", "Inter-Regular.otf", size: size)
    let measured = engine.measure(request("Save", size: size)).naturalWidth
    #expect(abs(measured - plain - 4 * units / unitsPerEm * size) < 1e-6)
    // An app's own font needs style attributes beside it.
    var brand = request("Save", size: size)
    brand.font.family = "Brand"
    #expect(abs(engine.measure(brand).naturalWidth - plain) < 1e-6)
  }

  @Test func anotherFontInTheFolderIsNotTheSystemFont() throws {
    let (engine, folder) = try Self.engine([Self.inter("Inter-Bold.otf").named("SF Mono")])
    defer { withExtendedLifetime(folder) {} }
    let measured = engine.measure(request("Save"))
    #expect(measured.faces == ["Inter-Regular"] && measured.basis == .systemModel)
  }

  @Test(arguments: [(FontWeight.regular, 400.0), (.semibold, 590), (.black, 900), (.thin, 200), (.bold, 700)])
  func weightsOfAVariableFont(weight: FontWeight, place: Double) throws {
    let axis = TestFont.Axis(tag: "wght", range: 100...900, standard: 400, growth: 1000)
    let font = try Self.inter().variable([axis], instances: [.init(nameID: 300, places: [590])])
    let (engine, folder) = try Self.engine([font.named("SF Pro", more: [256: "Weight", 300: "Semibold"])])
    defer { withExtendedLifetime(folder) {} }
    var request = request("Save", size: 12)
    request.font.weight = weight
    let face = try #require(FontFace(path: folder.url.appendingPathComponent("0.otf").path))
    let growth = (max(place - 400, 0) / 500 * 1000).rounded() / Double(face.unitsPerEm)
    let expected = Self.width("Save", "Inter-Regular.otf", size: 12) + 4 * growth * 12
    let measured = engine.measure(request)
    #expect(abs(measured.naturalWidth - expected) < 0.02)
    #expect(measured.faces == ["SFPro-Regular[wght=\(Int(place))]"])
  }

  @Test(arguments: [(12.0, 0.0), (17, 0), (22.5, 0.5), (28, 1), (40, 1)])
  func opticalSizesOfAVariableFont(size: Double, share: Double) throws {
    let axis = TestFont.Axis(tag: "opsz", range: 17...28, standard: 17, growth: 1000)
    let (engine, folder) = try Self.engine([Self.inter().variable([axis]).named("SF Pro")])
    defer { withExtendedLifetime(folder) {} }
    let face = try #require(FontFace(path: folder.url.appendingPathComponent("0.otf").path))
    let growth = (share * 1000).rounded() / Double(face.unitsPerEm) * size
    let tracking = Tracking.systemFont.points(atSize: size)
    let expected = Self.width("Save", "Inter-Regular.otf", size: size) + 4 * (growth + tracking)
    // The sizes between share an engine, so each needs shaped texts of its own.
    _ = engine.measure(request("Save", size: 20))
    #expect(abs(engine.measure(request("Save", size: size)).naturalWidth - expected) < 0.02)
  }

  @Test func anotherScriptsOwnFont() throws {
    let noto = try #require(TestFont(installed: "NotoSansArabic-Regular.ttf"))
    let (engine, folder) = try Self.engine([noto.named("SF Arabic")])
    defer { withExtendedLifetime(folder) {} }
    let measured = engine.measure(request("إعدادات", locale: "ar"))
    #expect(measured.faces == ["SFArabic-Regular"] && measured.basis == .font)
    #expect(engine.fontsUsed().map(\.role) == ["Arabic"])
    #expect(engine.fontsUsed().map(\.family) == ["SF Arabic"])
  }
}
