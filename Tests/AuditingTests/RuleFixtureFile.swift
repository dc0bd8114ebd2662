import Foundation
import TestSupport
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
  func write(into folder: TemporaryFolder) throws {
    switch kind {
    case "link": try folder.link(path, to: body)
    case "base64": try folder.write(#require(Data(base64Encoded: body, options: .ignoreUnknownCharacters)), to: path)
    default: try folder.write(Data((body + "\n").utf8), to: path)
    }
  }
}
