import Foundation
import TestSupport
import Testing

/// `fitspoken fix` on the built command.
@Suite struct FixCommandTests {
  private static let files = [
    "en.lproj/Localizable.strings": "\"a\" = \"Save\";\n\"b\" = \"Open\";\n\"b\" = \"Open\";\n",
    "de.lproj/Localizable.strings": "\"a\" = \"Sichern \";\n\"b\" = \"Öffnen\";\n",
    "fr.lproj/Localizable.strings": "\"a\" = \"Enregistrer\";\n",
  ]
  private static let english = "en.lproj/Localizable.strings"

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func aDryRunPrintsADiffAndChangesNothing() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["fix", ".", "--dry-run"], in: folder.url)
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        "--- a/\(Self.english)\n+++ b/\(Self.english)\n@@ -1,3 +1,2 @@\n \"a\" = \"Save\";\n \"b\" = \"Open\";\n-\"b\" = \"Open\";\n"
      ))
    #expect(result.errors == "fitspoken: would fix 1 finding in 1 file; 1 more with --unsafe; 1 need words\n")
    for (path, content) in Self.files { #expect(try text(path, in: folder) == content) }
  }

  @Test func safeFixesAreMadeAndOthersShown() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["fix"], in: folder.url)
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        "\(Self.english):3:1: remove the repeated entry, which has the same value (duplicate-key)\n"))
    #expect(result.output.hasSuffix("(missing-translation)\n    \"b\" = \"Open\";\n"))
    #expect(try text(Self.english, in: folder) == "\"a\" = \"Save\";\n\"b\" = \"Open\";\n")
    #expect(try text("de.lproj/Localizable.strings", in: folder) == Self.files["de.lproj/Localizable.strings"])
    let again = try BuiltCommand.run(["fix", "--quiet"], in: folder.url)
    #expect(again.status == 0 && again.output.isEmpty)
    #expect(again.errors == "fitspoken: nothing was changed; 1 more with --unsafe; 1 need words\n")
  }

  @Test func unsafeOnesAreMadeOnRequest() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(
      ["fix", ".", "--unsafe", "--quiet", "--only-rule", "trailing-whitespace"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.errors == "fitspoken: fixed 1 finding in 1 file\n")
    #expect(try text("de.lproj/Localizable.strings", in: folder) == "\"a\" = \"Sichern\";\n\"b\" = \"Öffnen\";\n")
    #expect(try text(Self.english, in: folder) == Self.files[Self.english])
  }

  @Test func aReadOnlyFileIsRefused() throws {
    let folder = try TemporaryFolder(Self.files)
    let script = "chmod 444 \(Self.english); \"$FITSPOKEN\" fix . --quiet"
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("\(Self.english): was not changed: it is read-only"))
    #expect(try text(Self.english, in: folder) == Self.files[Self.english])
  }

  @Test func aLockedFileIsRefused() throws {
    let folder = try TemporaryFolder(Self.files)
    let script = "exec 9< \(Self.english); flock -x 9; \"$FITSPOKEN\" fix . --quiet 9<&-"
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("another program has locked it"))
  }

  @Test func modeAndLinksSurvive() throws {
    let folder = try TemporaryFolder(Self.files.mapKeys { $0.hasPrefix("en") ? "shared/text.strings" : $0 })
    try folder.link("en.lproj/Localizable.strings", to: "../shared/text.strings")
    let script =
      "chmod 640 shared/text.strings; \"$FITSPOKEN\" fix . --quiet; stat -c '%a %F' shared/text.strings \(Self.english)"
    let result = try BuiltCommand.runScript(script, in: folder.url)
    #expect(result.output == "640 regular file\n777 symbolic link\n")
    #expect(try text("shared/text.strings", in: folder) == "\"a\" = \"Save\";\n\"b\" = \"Open\";\n")
  }

  @Test(arguments: [
    (["fix", "--only-rule", "hit-region-too-small"], "hit-region-too-small has no fixes; expected one of "),
    (["fix", "nowhere"], "nowhere: no such file or folder"), (["fix", "."], "nothing to fix: "),
  ])
  func whatCannotBeFixedIsNamed(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand.run(arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("fitspoken: \(message)"))
  }
}

extension Dictionary where Key == String {
  /// The dictionary with other keys.
  fileprivate func mapKeys(_ transform: (String) -> String) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: map { (transform($0.key), $0.value) })
  }
}
