import Foundation
import TestSupport
import Testing

/// Comments and notes that suppress findings, on the built command.
@Suite struct SuppressionCommandTests {
  private func audit(_ files: [String: String], _ options: [String] = []) throws -> BuiltCommand.Result {
    let folder = try TemporaryFolder(files)
    return try BuiltCommand.run(["audit", folder.url.path] + options)
  }

  private static let source = "en.lproj/Localizable.strings"
  private static let german = "de.lproj/Localizable.strings"

  @Test func aCommentInTheSourceTableSpeaksForTheKey() throws {
    let entry = "/* Brand name fitspoken:disable missing-translation -- never translated */\n\"a\" = \"Alpha\";\n"
    let files = [Self.source: entry + "\"b\" = \"Beta\";", Self.german: "\"b\" = \"Beta\";"]
    let result = try audit(files, ["--only-rule", "missing-translation"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("Suppressed  1 finding: 1 by comments"), "\(result.output)")
  }

  @Test func aCommentInATranslationSpeaksForThatLanguage() throws {
    var files = [
      Self.source: "\"b\" = \"B\";", Self.german: "// fitspoken:disable extra-key\n\"x\" = \"X\";\n\"b\" = \"B\";",
      "fr.lproj/Localizable.strings": "\"x\" = \"X\";\n\"b\" = \"B\";",
    ]
    // A key of most translations would be one that the source lacks.
    for locale in ["es", "it", "sv"] { files["\(locale).lproj/Localizable.strings"] = "\"b\" = \"B\";" }
    let result = try audit(files, ["--only-rule", "extra-key", "--fail-on", "warning"])
    #expect(result.status == 1)
    #expect(result.output.contains("fr.lproj/Localizable.strings:1:1: warning"))
    #expect(!result.output.contains("de.lproj/Localizable.strings"))
  }

  private static func xib(note: String) -> String {
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="iN0-l3-epB"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
    <button opaque="NO" buttonType="custom" id="abc-de-fgh"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
    <state key="normal" image="star"/>
    <attributedString key="userComments"><fragment content="\#(note)"/></attributedString>
    </button></subviews></view></objects></document>
    """#
  }

  @Test func anInterfaceBuilderNoteSpeaksForTheElement() throws {
    let files = ["Main.xib": Self.xib(note: "fitspoken:disable icon-button-no-label, hit-region-too-small")]
    let result = try audit(files, ["--fail-on", "note", "--fail-on-review"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("2 by comments"), "\(result.output)")
    #expect(try audit(["Main.xib": Self.xib(note: "a star")], ["--fail-on", "note", "--fail-on-review"]).status == 1)
  }

  @Test func unknownRulesAreReportedAndUnusedCommentsOnRequest() throws {
    let files = [Self.source: "/* fitspoken:disable extra-keys empty-value */\n\"a\" = \"A\";"]
    let plain = try audit(files)
    #expect(plain.status == 0)
    #expect(plain.output.contains("en.lproj/Localizable.strings:2:1: warning: there is no rule \"extra-keys\""))
    #expect(!plain.output.contains("suppresses nothing"))
    #expect(try audit(files, ["--verbose"]).output.contains("fitspoken:disable empty-value suppresses nothing"))
  }

  private static let swiftRules = ["--only-rule", "icon-button-no-label", "--fail-on", "note", "--fail-on-review"]

  private static func swift(_ body: String) -> [String: String] {
    ["V.swift": "import SwiftUI\nstruct V: View {\n  var body: some View {\n    VStack {\n\(body)\n    }\n  }\n}"]
  }

  @Test(arguments: [
    ("// fitspoken:disable-next icon-button-no-label -- the map names it\nButton { } label: { Image(\"a\") }", 0),
    (
      "// fitspoken:disable icon-button-no-label\nButton { } label: { Image(\"a\") }\nButton { } label: { Image(\"b\") }",
      0
    ),
    ("// fitspoken: disable-next icon-button-no-label\nButton { } label: { Image(\"a\") }", 0),
    ("Button { } label: { Image(\"a\") } // fitspoken:disable icon-button-no-label", 0),
    (
      "// fitspoken:disable-next icon-button-no-label\n\nButton { } label: { Image(\"a\") }\nButton { } label: { Image(\"b\") }",
      1
    ),
    (
      "// fitspoken:disable icon-button-no-label\n// fitspoken:enable icon-button-no-label\nButton { } label: { Image(\"a\") }",
      1
    ),
    ("// fitspoken:disable-next button-empty\nButton { } label: { Image(\"a\") }", 1),
    ("Text(\"// fitspoken:disable icon-button-no-label\")\nButton { } label: { Image(\"a\") }", 1),
  ])
  func aCommentInSwiftSpeaksForItsLines(body: String, status: Int32) throws {
    let result = try audit(Self.swift(body), Self.swiftRules)
    #expect(result.status == status, "\(result.output)")
  }

  @Test func commentsInSwiftWithoutEffectAreReported() throws {
    let files = Self.swift("// fitspoken:disable-next icon-buttons-no-label, button-empty\nText(\"a\")")
    let output = try audit(files, ["--verbose"]).output
    #expect(output.contains("V.swift:5:1: warning: there is no rule \"icon-buttons-no-label\""), "\(output)")
    #expect(output.contains("fitspoken:disable-next button-empty suppresses nothing"), "\(output)")
  }
}
