import SystemPackage

/// Reads a file by lines, a piece at a time, so that no file is too long and a pipe is answered at once.
struct LineReader {
  /// One line of a file.
  struct Line {
    /// The number, from 1.
    var number: Int
    /// The bytes without the line's end; empty where the line is cut.
    var bytes: [UInt8]
    /// Whether the line is too long to be read.
    var isCut = false

    /// Whether there is nothing on the line but white space.
    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
  }

  /// How many bytes a line may have.
  static let longestLine = 64 << 20

  private static let pieceSize = 1 << 16
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: FileDescriptor
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var number = 0
  private var hasEnded = false

  /// A reader of an open file.
  init(file: FileDescriptor) { self.file = file }

  /// The lines that the next piece of the file completes; nil at the file's end.
  mutating func next() throws -> [Line]? {
    guard !hasEnded else { return nil }
    let piece = try [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    guard !piece.isEmpty else {
      hasEnded = true
      return rest.isEmpty && !isTooLong ? [] : [line()]
    }
    return split(piece)
  }

  private mutating func split(_ piece: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    while let part = parts.popFirst() {
      keep(part)
      if !parts.isEmpty { lines.append(line()) }
    }
    return lines
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    isTooLong = isTooLong || rest.count + part.count > Self.longestLine
    if isTooLong { rest = [] } else { rest += part }
  }

  /// The line that is complete, without a byte order mark at the file's start.
  private mutating func line() -> Line {
    number += 1
    defer { (rest, isTooLong) = ([], false) }
    let hasMark = number == 1 && rest.starts(with: Self.byteOrderMark)
    return Line(number: number, bytes: hasMark ? Array(rest.dropFirst(3)) : rest, isCut: isTooLong)
  }
}
