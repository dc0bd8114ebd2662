import AuditModel
import Testing

@testable import TextLayout

@Suite struct FaceIndexTests {
  private static func record(
    _ file: String, _ family: String, _ style: String, weights: ClosedRange<Double>, width: Double = 100,
    isItalic: Bool = false, instances: [NamedInstance] = []
  ) -> FaceRecord {
    FaceRecord(
      location: FaceLocation(path: file), families: [family], names: ["\(family)-\(style)", "\(family) \(style)"],
      weights: weights, width: width, isUpright: !isItalic, isItalic: isItalic, instances: instances)
  }

  private static let semibold = NamedInstance(
    subfamily: "Semibold", postScriptName: "Flex-Semibold", coordinates: [VariationAxis.weight: 590])

  private static let index = FaceIndex([
    record("condensed.ttf", "Brand", "Condensed", weights: 400...400, width: 75),
    record("light.ttf", "Brand", "Light", weights: 300...300),
    record("regular.ttf", "Brand", "Regular", weights: 400...400),
    record("bold.ttf", "Brand", "Bold", weights: 700...700),
    record("italic.ttf", "Brand", "Italic", weights: 400...400, isItalic: true),
    record("flex.ttf", "Flex", "Regular", weights: 100...900, instances: [semibold]),
    record("mixed-all.ttf", "Mixed", "Variable", weights: 100...900),
    record("mixed-bold.ttf", "Mixed", "Bold", weights: 700...700),
    record("second.ttf", "Other", "Regular", weights: 400...400),
    record("third.ttf", "Other", "Regular", weights: 400...400),
  ])

  @Test(
    arguments: [
      ("Brand", .regular, false, "regular.ttf"), ("brand", .medium, false, "regular.ttf"),
      ("BRAND", .semibold, false, "bold.ttf"), ("Brand", .black, false, "bold.ttf"),
      ("Brand", .ultraLight, false, "light.ttf"), ("Brand", .bold, true, "italic.ttf"),
      ("Brand-Light", .black, true, "light.ttf"), ("Brand Bold", .regular, false, "bold.ttf"),
      ("brand-condensed", .regular, false, "condensed.ttf"), ("Flex", .black, true, "flex.ttf"),
      ("Mixed", .bold, false, "mixed-bold.ttf"), ("Mixed", .regular, false, "mixed-all.ttf"),
      ("Other", .regular, false, "second.ttf"), ("Other-Regular", .regular, false, "second.ttf"),
    ] as [(String, FontWeight, Bool, String)])
  func namesAndTraits(name: String, weight: FontWeight, isItalic: Bool, file: String) {
    let traits = FaceTraits(weight: weight, isItalic: isItalic)
    #expect(Self.index.match(name, traits) == FaceMatch(location: FaceLocation(path: file)))
  }

  @Test func anInstanceByItsName() {
    #expect(
      Self.index.match("flex-semibold", FaceTraits())
        == FaceMatch(location: FaceLocation(path: "flex.ttf"), instance: Self.semibold))
  }

  @Test(arguments: ["", "Bran", "Brand-", "Brand-Medium", "Regular", "Brand  Bold"]) func noSuchName(name: String) {
    #expect(Self.index.match(name, FaceTraits()) == nil)
  }
}
