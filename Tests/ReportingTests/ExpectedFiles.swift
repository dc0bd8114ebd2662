import Foundation
import Testing

/// Committed outputs that a reporter must reproduce byte for byte.
enum ExpectedFiles {
  /// A folder beside this file.
  static func folder(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Compares bytes with `Expected/<name>`, or writes them there where `FITSPOKEN_UPDATE` is set.
  static func check(_ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = folder("Expected").appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["FITSPOKEN_UPDATE"] != nil { try Data(bytes).write(to: url) }
    let expected = (try? Data(contentsOf: url)) ?? Data()
    #expect(Data(bytes) == expected, "\(name) is out of date: run `make update-expected`", sourceLocation: sourceLocation)
  }
}
