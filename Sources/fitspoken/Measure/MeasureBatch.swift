import AuditModel
import Foundation
import SystemPackage

/// A JSON Lines batch that is answered while it is read: answers on standard output, problems on standard error.
struct MeasureBatch {
  /// Answers the jobs.
  let runner: MeasureRunner
  /// The file's path; `-` is standard input.
  let path: String
  private let decoder = JSONDecoder()

  /// A batch of a file.
  init(runner: MeasureRunner, path: String) { (self.runner, self.path) = (runner, path) }

  /// Answers each line, in order; false where one was bad, of which standard error tells.
  ///
  /// The rest goes on. What was read is answered before more is waited for, so that a program can ask and listen in turn.
  func answer() throws -> Bool {
    var lines = try LineReader(file: open())
    var isGood = true
    while let chunk = try read(&lines) {
      var answers: [UInt8] = []
      for line in chunk {
        guard let problem = problem(of: line, answers: &answers) else { continue }
        Console.write(answers)
        answers = []
        Console.write("\(source):\(line.number): error: \(problem)", to: .standardError)
        isGood = false
      }
      Console.write(answers)
    }
    return isGood
  }

  private var source: String { path == "-" ? "standard input" : path }

  private func open() throws -> FileDescriptor {
    if path == "-" { return .standardInput }
    do {
      return try FileDescriptor.open(FilePath(path), .readOnly)
    } catch {
      throw CommandFailure.impossible("\(path): the batch cannot be read")
    }
  }

  private func read(_ lines: inout LineReader) throws -> [LineReader.Line]? {
    do {
      return try lines.next()
    } catch {
      throw CommandFailure.impossible("\(source): the batch cannot be read")
    }
  }

  private func problem(of line: LineReader.Line, answers: inout [UInt8]) -> String? {
    do {
      if line.isCut { throw MeasureProblem(message: "a line is longer than \(LineReader.longestLine >> 20) MB") }
      guard !line.isBlank else { return nil }
      guard String(validating: line.bytes, as: UTF8.self) != nil else {
        throw MeasureProblem(message: "a byte that is not UTF-8: expected JSON in UTF-8")
      }
      answers += try runner.answer(decoder.decode(MeasureLine.self, from: Data(line.bytes)).job)
      return nil
    } catch let problem as MeasureProblem {
      return problem.message
    } catch let error as DecodingError {
      return MeasureComplaint(error, in: line.bytes).text
    } catch {
      return "\(error)"
    }
  }
}

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
