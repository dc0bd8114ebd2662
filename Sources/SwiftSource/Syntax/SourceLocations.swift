internal import AuditModel
internal import SwiftSyntax

/// A location in a file; SwiftSyntax has a type of the same name.
typealias SourceLocation = AuditModel.SourceLocation

/// Turns byte offsets of one file into lines and columns.
struct SourceLocations: Sendable {
  /// Behind a reference, since locations are copied with every scope.
  private let lines: Lines

  private final class Lines: Sendable {
    let file: String
    let bytes: [UInt8]
    let starts: [Int]

    init(of file: String, _ bytes: [UInt8], _ starts: [Int]) {
      (self.file, self.bytes, self.starts) = (file, bytes, starts)
    }
  }

  /// The file's path.
  var file: String { lines.file }
  /// The file's contents.
  var bytes: [UInt8] { lines.bytes }

  /// The locations of a file's contents; `file` is its path.
  init(_ bytes: [UInt8], file: String) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLineEnd = byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if isLineEnd { starts.append(index + 1) }
    }
    lines = Lines(of: file, bytes, starts)
  }

  /// The location of an offset in UTF-8; the column counts Unicode scalars.
  func location(at offset: Int) -> SourceLocation {
    let (bytes, lineStarts) = (lines.bytes, lines.starts)
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let scalars = bytes[lineStarts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(file: file, line: low + 1, column: scalars + 1)
  }

  /// The location where a node starts, without the white space and comments before it.
  func location(of node: some SyntaxProtocol) -> SourceLocation {
    location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Whether a location is in a node of the file.
  func contain(_ location: SourceLocation, in node: some SyntaxProtocol) -> Bool {
    guard location.file == file else { return false }
    let (first, last) = (self.location(of: node), self.location(at: node.endPosition.utf8Offset))
    return (first.line, first.column) <= (location.line, location.column)
      && (location.line, location.column) < (last.line, last.column)
  }
}
