import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Loading

@Suite("The strings files of the corpus", .enabled(if: Corpus.folder != nil))
struct StringsCorpusTests {
  /// Every strings file of an app.
  static func files(of app: String) -> [URL] {
    guard let folder = Corpus.folder(of: app),
      let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "strings" }.sorted { $0.path < $1.path }
  }

  @Test("have the keys and values that Foundation loads", arguments: Corpus.apps + Corpus.laterApps)
  func agree(_ app: String) throws {
    for url in Self.files(of: app) {
      let bytes = [UInt8](try Data(contentsOf: url))
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let reading = try readStrings(bytes)
      #expect(reading.loaded.map { Set($0.keys) } == (list as? [String: Any]).map { Set($0.keys) }, "\(url.path)")
      if let strings = list as? [String: String] { #expect(reading.loaded == strings, "\(url.path)") }
      let isWhole = !reading.file.isRejected && !reading.file.entries.contains { $0.isLost == true }
      // Apple's loader also stops at a second semicolon after the last entry, where nothing is left to lose.
      let hasLoss = reading.diagnostics.contains {
        $0.kind != .stringsInvalidEscape && !($0.kind == .stringsSilentTruncation && $0.lostKeys == 0)
      }
      #expect(hasLoss != isWhole, "\(url.path)")
    }
  }

  @Test(
    "are diagnosed at their real lines",
    arguments: [
      (
        "monitorcontrol/MonitorControl/UI/cs.lproj/Main.strings", [215, 221], 140,
        LoadingDiagnostic.Kind.stringsParseError
      ),
      ("monitorcontrol/MonitorControl/UI/pt-BR.lproj/Main.strings", [299], 140, .stringsParseError),
      ("monitorcontrol/MonitorControl/UI/pt-PT.lproj/Main.strings", [299], 140, .stringsParseError),
      ("utm/Platform/fr.lproj/Localizable.strings", [683], 246, .stringsSilentTruncation),
    ])
  func lines(_ path: String, _ lines: [Int], _ lost: Int, _ kind: LoadingDiagnostic.Kind) throws {
    let url = try #require(Corpus.folder).appendingPathComponent(path)
    let reading = try readStrings([UInt8](try Data(contentsOf: url)))
    let faults = reading.diagnostics.filter { $0.kind == kind }
    #expect(faults.map(\.location.line) == lines)
    #expect(faults.first?.lostKeys == lost)
  }

  @Test("have the escapes that a plain search finds")
  func escapes() throws {
    var found: [String] = []
    for app in Corpus.apps {
      for url in Self.files(of: app) {
        let reading = try readStrings([UInt8](try Data(contentsOf: url)))
        found += reading.diagnostics.filter { $0.reason == "lowercase-unicode" }.map { "\(app): \($0.key ?? "")" }
      }
    }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasPrefix("utm: ") })
  }
}
