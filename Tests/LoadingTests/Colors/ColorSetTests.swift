import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// Colours of asset catalogs.
@Suite struct ColorSetTests {
  private func read(_ text: String) -> ColorSetReading {
    ColorSetReader.read(Array(text.utf8), path: "App/Assets.xcassets/Accent.colorset/Contents.json")
  }

  private func light(_ color: String) -> ColorComponents? {
    read("{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}").color?.light
  }

  private func components(_ text: String, space: String = "srgb") -> String {
    "{\"color-space\": \"\(space)\", \"components\": {\(text)}}"
  }

  @Test(arguments: [
    "\"red\": \"0x33\", \"green\": \"0x66\", \"blue\": \"0XFF\", \"alpha\": \"1.000\"",
    "\"red\": \"51\", \"green\": \"102\", \"blue\": \"255\", \"alpha\": \"1.000\"",
    "\"red\": \"0.200\", \"green\": \"0.400\", \"blue\": \"1.000\", \"alpha\": \"1.000\"",
    "\"red\": 0.2, \"green\": 0.4, \"blue\": 1.0, \"alpha\": 1.0",
  ])
  func componentsInEverySpelling(text: String) throws {
    let color = try #require(light(components(text)))
    #expect(abs(color.red - 0.2) < 1e-9 && abs(color.green - 0.4) < 1e-9 && color.blue == 1 && color.alpha == 1)
  }

  @Test func greysAndReferences() {
    let gray = components("\"white\": \"0.500\", \"alpha\": \"0.250\"", space: "gray-gamma-22")
    #expect(light(gray) == ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    let white = ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(light("{\"platform\": \"ios\", \"reference\": \"systemBackgroundColor\"}") == white)
    #expect(light("{\"platform\": \"ios\", \"reference\": \"ownColor\"}") == nil)
  }

  @Test func appearancesDevicesAndContrast() throws {
    let entry = { (white: String, rest: String) in
      "{\"color\": \(components("\"white\": \"\(white)\"", space: "gray-gamma-22"))\(rest)}"
    }
    let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
    let high = "{\"appearance\": \"contrast\", \"value\": \"high\"}"
    let text = [
      entry("0.1", ", \"idiom\": \"mac\""), entry("0.2", ", \"idiom\": \"universal\""),
      entry("0.3", ", \"idiom\": \"universal\", \"display-gamut\": \"display-P3\""),
      entry("0.4", ", \"idiom\": \"universal\", \"appearances\": [\(dark)]"),
      entry("0.5", ", \"idiom\": \"universal\", \"appearances\": [\(dark), \(high)]"),
      entry("0.6", ", \"idiom\": \"universal\", \"appearances\": [\(high)]"), "{\"idiom\": \"ipad\"}",
    ].joined(separator: ", ")
    let color = try #require(read("{\"colors\": [\(text)], \"info\": {}}").color)
    #expect((color.name, color.light?.red, color.dark?.red) == ("Accent", 0.2, 0.4))
  }

  @Test(arguments: [
    ("{\"colors\": [", 1), ("[]", 1), ("", 1), ("{\"colors\": 3}", 1),
    ("{\"colors\": [\n{\"color\": {\"components\": {\"red\": \"0xZZ\", \"green\": \"1\", \"blue\": \"1\"}}}]}", 2),
    ("{\"colors\": [\n{\"color\": {\"components\": {\"red\": \"nan\", \"green\": \"1\", \"blue\": \"inf\"}}}]}", 2),
    ("{\"colors\": [\n{\"color\": 7}]}", 2),
  ])
  func whatIsMalformedIsAFault(text: String, line: Int) {
    let reading = read(text)
    #expect(reading.diagnostics.map(\.kind) == [.interfaceParseError])
    #expect(reading.diagnostics.first?.location.line == line)
  }

  @Test func anEmptySetHasNoColor() {
    #expect(read("{\"info\": {\"version\": 1}}") == ColorSetReading(color: ColorAsset(name: "Accent", file: path)))
  }

  private let path = "App/Assets.xcassets/Accent.colorset/Contents.json"

  @Test func catalogsAreSearchedForColorsAlone() async throws {
    let one = "{\"colors\": [{\"color\": \(components("\"white\": \"1.000\"", space: "gray-gamma-22"))}]}"
    let folder = try TemporaryFolder([
      path: one, "App/Assets.xcassets/Brand/Deep/Link.colorset/Contents.json": one,
      "App/Assets.xcassets/Contents.json": "{}", "App/Assets.xcassets/a.imageset/Contents.json": "{",
      "App/Assets.xcassets/Brand/Empty.colorset/other.txt": "",
      "App/Assets.xcassets/Brand/Old.colorset/Contents.json": one,
    ])
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(jobs: 1) { $0.contains("Old") }.load([root])
    #expect(workspace.colors.map(\.name) == ["Accent", "Link"])
    #expect(workspace.diagnostics.isEmpty)
    #expect(workspace.inputs.map(\.format) == [.colorSet, .colorSet, .colorSet])
    let given = try await Loader(jobs: 1).load([root.appending("App/Assets.xcassets")])
    #expect(given.colors.map(\.name) == ["Accent", "Link", "Old"])
  }
}
