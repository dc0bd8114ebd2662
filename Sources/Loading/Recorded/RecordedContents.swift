internal import AuditModel
internal import Utilities

/// Tells by the beginning of a file whether it is a recorded tree: such files have any name.
enum RecordedContents {
  /// The extensions of files in folders that are looked into; a file that a user names may have any.
  static let extensions: Set<String> = ["xml", "json", "txt", "log"]

  /// The number of bytes at the beginning of a file of some extension in which a recording has to begin.
  static func length(ofExtension ending: String?) -> Int {
    ["txt", "log"].contains(ending) ? logLength : documentLength
  }

  /// What a file with such a beginning is read as; nil if it is not a recording.
  static func format(ofStart start: [UInt8]) -> FileFormat? {
    marks.first { $0.words.allSatisfy(start.hasBytes) }?.format
  }

  private struct Mark {
    var words: [String]
    var format = FileFormat.recordedTree

    init(_ words: String..., format: FileFormat = .recordedTree) { (self.words, self.format) = (words, format) }
  }

  private static let marks = [
    Mark("<XCUIElementType"), Mark("<AppiumAUT"), Mark("\"AXFrame\""), Mark("\"AXLabel\"", "\"type\""),
    Mark("\"role_description\"", "\"frame\"", "\"label\""), Mark("\"activationPoint\"", "\"shape\""),
    Mark("\"recording\"", "\"uiTest\"", "\"root\""), Mark("\"container\"", "\"children\"", "\"_0\""),
    Mark("\"recording\"", "\"screens\"", format: .jsonTree),
    Mark("Element subtree:"), Mark("Application, 0x"), Mark("Application, pid:"), Mark("Window (Main), "),
  ]

  /// The number of bytes by which a document is recognized.
  private static let documentLength = 4096
  /// The number of bytes of a log in which a tree has to begin.
  private static let logLength = 1 << 18
}
