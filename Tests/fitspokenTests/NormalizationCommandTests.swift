import Foundation
import TestSupport
import Testing

/// Keys and files whose names look equal and are not, on the built command.
@Suite struct NormalizationCommandTests {
  private let composed = "caf\u{E9}"
  private let decomposed = "cafe\u{301}"

  private func coverage(_ files: [String: String]) throws -> [[String: Any]] {
    let folder = try TemporaryFolder(files)
    let result = try BuiltCommand.run(["coverage", ".", "--format", "json"], in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require(report?["coverage"] as? [[String: Any]])
  }

  @Test(arguments: ["strings", "xcstrings"]) func aKeyOfAnotherNormalizationIsMissing(format: String) throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "\(composed)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Coffee"}}}},
        "\(decomposed)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kaffee"}}}}}}
      """
    let files =
      format == "xcstrings"
      ? ["L.xcstrings": catalog]
      : [
        "en.lproj/L.strings": "\"\(composed)\" = \"Coffee\";", "de.lproj/L.strings": "\"\(decomposed)\" = \"Kaffee\";",
      ]
    let row = try #require(try coverage(files).first { $0["locale"] as? String == "de" })
    #expect(row["missing"] as? Int ?? 0 >= 1, "\(row)")
  }

  @Test func keysOfTwoNormalizationsAreNotDuplicates() throws {
    let folder = try TemporaryFolder([
      "en.lproj/L.strings": "\"\(composed)\" = \"a\";\n\"\(decomposed)\" = \"b\";\n",
      "de.lproj/L.strings": "\"\(composed)\" = \"a\";\n\"\(composed)\" = \"b\";\n\"\(decomposed)\" = \"c\";\n",
    ])
    let result = try BuiltCommand.run(
      ["audit", ".", "--only-rule", "duplicate-key", "--format", "json"], in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["file"] as? String } == ["de.lproj/L.strings"])
  }

  @Test func filesOfTwoNormalizationsAreTwoFiles() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <button id="b1"><state key="normal" image="star"/></button></objects></document>
      """
    let folder = try TemporaryFolder()
    for name in [composed, decomposed] { try folder.write(Data(xib.utf8), to: "\(name).xib") }
    try #require(FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    let result = try BuiltCommand.run(
      ["audit", ".", "--only-rule", "icon-button-no-label", "--format", "json"], in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let inputs = try #require(report?["inputs"] as? [[String: Any]]).compactMap { $0["path"] as? String }
    let findings = try #require(report?["findings"] as? [[String: Any]]).compactMap { $0["file"] as? String }
    for paths in [inputs, findings] {
      #expect(paths.map { Array($0.utf8) } == [decomposed, composed].map { Array("\($0).xib".utf8) })
    }
  }

  @Test func filesWithNamesThatAreNotTextAreRead() throws {
    let folder = try TemporaryFolder([:])
    let script = """
      mkdir en.lproj
      for byte in '\\xE9' '\\xE8'; do
        name=$(printf "$byte")
        printf '"a" = "A";' > "en.lproj/$name.strings"
      done
      "$FITSPOKEN" tree . && "$FITSPOKEN" tree "en.lproj/$(printf '\\xE9').strings" > single.json; echo $? > status
      """
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.output.contains(#"\\xE9.strings"#) && result.output.contains(#"\\xE8.strings"#), "\(result.output)")
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("status"), encoding: .utf8) == "0\n", "\(result.errors)")
  }
}
