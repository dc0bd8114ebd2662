import Foundation
import Testing

/// One input file of a scenario: a fenced block with a kind and a path.
struct RuleFixtureFile {
  /// The path below the scenario's folder.
  var path: String
  /// `base64` for bytes that Markdown cannot hold, `link` for a symbolic link to the body; all else is text.
  var kind: String
  /// What stands between the fences.
  var body: String

  /// Writes the file into a folder.
  func write(into folder: URL) throws {
    let url = folder.appendingPathComponent(path)
    let files = FileManager.default
    try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch kind {
    case "link": try files.createSymbolicLink(atPath: url.path, withDestinationPath: body)
    case "base64": try #require(Data(base64Encoded: body, options: .ignoreUnknownCharacters)).write(to: url)
    default: try Data((body + "\n").utf8).write(to: url)
    }
  }
}
