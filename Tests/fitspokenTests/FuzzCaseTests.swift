import Foundation
import TestSupport
import Testing

/// Files that ended the command once, or could: what `make fuzz` finds is added to `Tests/Fuzz/cases`.
@Suite struct FuzzCaseTests {
  private static let folder = Corpus.repository.appendingPathComponent("Tests/Fuzz/cases")
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func thereAreCases() { #expect(Self.cases.count >= 4) }

  @Test(arguments: cases, ["audit --format json", "budget --format weblate"])
  func aFileIsReadOrNamed(name: String, command: String) throws {
    let folder = try TemporaryFolder()
    let language = name.hasSuffix(".strings") ? "en.lproj" : "."
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(language), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.folder.appendingPathComponent(name), to: folder.url.appendingPathComponent("\(language)/\(name)"))
    let result = try BuiltCommand.run(command.split(separator: " ").map(String.init) + ["."], in: folder.url)
    #expect((0...2).contains(result.status), "\(result.errors)")
  }
}
