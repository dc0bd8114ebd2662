import Foundation
import Loading
import SystemPackage
import TestSupport
import Testing

/// What reading asked the file system, and whether it would get the same answers again.
@Suite struct FileTraceTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"A\";", "App/de.lproj/Localizable.strings": "\"a\" = \"Ä\";",
    "App/notes.txt": "nothing",
  ]

  private func trace(of folder: TemporaryFolder) async throws -> FileTrace {
    try await FileTrace.recording { try await Loader().load([FilePath(folder.url.appendingPathComponent("App").path)]) }
      .trace
  }

  @Test func nothingDiffersWhileNothingChanges() async throws {
    let folder = try TemporaryFolder(Self.files)
    let trace = try await trace(of: folder)
    #expect(await trace.firstDifference(jobs: 2) == nil)
    #expect(try await self.trace(of: folder) == trace)
  }

  /// Changes of a project that change what is read, or could.
  private static let changes: [String: @Sendable (URL) throws -> Void] = [
    "a text": { try Data("\"a\" = \"B\";".utf8).write(to: $0.appendingPathComponent("de.lproj/Localizable.strings")) },
    "a new file": { try Data().write(to: $0.appendingPathComponent("de.lproj/New.strings")) },
    "a new folder": {
      try FileManager.default.createDirectory(
        at: $0.appendingPathComponent("fr.lproj"), withIntermediateDirectories: false)
    },
    "a file that is gone": { try FileManager.default.removeItem(at: $0.appendingPathComponent("notes.txt")) },
    "a file that became a folder": {
      let file = $0.appendingPathComponent("en.lproj/Localizable.strings")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    },
    "a project beside it": {
      try FileManager.default.createDirectory(
        at: $0.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: false)
    },
  ]

  @Test(arguments: changes.keys.sorted())
  func aChangeIsNoticed(change: String) async throws {
    let folder = try TemporaryFolder(Self.files)
    let trace = try await trace(of: folder)
    try Self.changes[change]?(folder.url.appendingPathComponent("App"))
    #expect(await trace.firstDifference(jobs: 2)?.hasSuffix("has changed") == true)
  }

  @Test func aTouchedFileHasNotChanged() async throws {
    let folder = try TemporaryFolder(Self.files)
    let trace = try await trace(of: folder)
    let file = folder.url.appendingPathComponent("App/en.lproj/Localizable.strings").path
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file)
    #expect(await trace.firstDifference(jobs: 1) == nil)
    #expect(await FileTrace.ofFile(FilePath(file)).firstDifference(jobs: 1) == nil)
  }

  @Test func copiesOfAProjectHaveOneDigest() async throws {
    let (one, other) = (try TemporaryFolder(Self.files), try TemporaryFolder(Self.files))
    let digests = try await [one, other].asyncMap { folder in
      let root = try FileSystem.canonical(FilePath(folder.url.path))
      return try await trace(of: folder).contentsDigest(from: root)
    }
    #expect(digests[0] == digests[1])
  }

  @Test func aTraceIsKeptAsBytes() async throws {
    let trace = try await trace(of: TemporaryFolder(Self.files))
    #expect(FileTrace(bytes: trace.bytes) == trace)
    #expect(FileTrace(bytes: Array(trace.bytes.dropLast(2))) == nil)
    #expect(FileTrace(bytes: []) == FileTrace())
  }

  @Test func nothingIsRecordedThatNobodyWants() async {
    let (value, trace) = await FileTrace.recording(if: false) { try? FileSystem.kind("/", followsLinks: true) }
    #expect(value == .folder && trace == FileTrace())
  }

  @Test func aFolderIsKnownBySizesAndTimes() async throws {
    let folder = try TemporaryFolder(["a/one.ttf": "1", "two.ttf": "2"])
    let trace = await FileTrace.ofFolder(FilePath(folder.url.path))
    #expect(await trace.firstDifference(jobs: 1) == nil)
    try Data("12".utf8).write(to: folder.url.appendingPathComponent("a/one.ttf"))
    #expect(await trace.firstDifference(jobs: 1) != nil)
  }
}

/// BLAKE2b with 20 bytes; the first value is that of the reference implementation.
@Suite struct ContentDigestTests {
  @Test func theDigestOfNothingIsThatOfTheReference() {
    #expect(ContentDigest(of: [UInt8]()).text == "3345524abf6bbe1809449224b5972c41790b6cf2")
  }

  @Test func textsDividedOtherwiseDiffer() {
    #expect(ContentDigest(of: ["ab", "c"]) != ContentDigest(of: ["a", "bc"]))
    #expect(ContentDigest(of: ["ab", "c"]) == ContentDigest(of: ["ab", "c"]))
  }
}

extension Array {
  /// The values of an asynchronous function, one after the other.
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
