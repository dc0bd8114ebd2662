import AuditModel
import Foundation
import SystemPackage

/// A batch in JSON Lines, answered while it is read: answers on standard output, problems on standard error.
struct MeasureBatch {
  /// Answers the jobs.
  let runner: MeasureRunner
  /// The file's path; `-` for standard input.
  let path: String
  private let decoder = JSONDecoder()

  /// A batch in a file.
  init(runner: MeasureRunner, path: String) { (self.runner, self.path) = (runner, path) }

  /// Answers each line in order; returns false if one could not be answered, after reporting it on standard error.
  ///
  /// What was read is answered before waiting for more, so that a program can write and read in turn.
  func answer() throws -> Bool {
    var lines = try LineReader(file: open())
    var isGood = true
    while let chunk = try read(&lines) {
      var answers: [UInt8] = []
      for line in chunk {
        guard let problem = problem(of: line, answers: &answers) else { continue }
        try Console.write(answers)
        answers = []
        Console.warn("\(source):\(line.number): error: \(problem)")
        isGood = false
      }
      try Console.write(answers)
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
      if line.isTooLong { throw MeasureProblem(message: "line longer than \(LineReader.maximumLength >> 20) MB") }
      guard !line.isBlank else { return nil }
      guard String(validating: line.bytes, as: UTF8.self) != nil else {
        throw MeasureProblem(message: "a byte is not UTF-8: expected JSON in UTF-8")
      }
      answers += try runner.answer(decoder.decode(MeasureLine.self, from: Data(line.bytes)).job)
      return nil
    } catch let problem as MeasureProblem {
      return problem.message
    } catch let error as DecodingError {
      return MeasureLineFault(error, in: line.bytes).text
    } catch {
      return "\(error)"
    }
  }
}

/// Reads a file line by line in chunks, so that a file may have any length and a pipe is answered at once.
struct LineReader {
  /// One line of a file.
  struct Line {
    /// The number, counted from 1.
    var number: Int
    /// The bytes without the line ending; empty if the line is too long.
    var bytes: [UInt8]
    /// Whether the line is longer than the maximum.
    var isTooLong = false

    /// Whether the line contains only white space.
    var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
  }

  /// The maximum length of a line in bytes.
  static let maximumLength = 64 << 20

  private static let chunkSize = 1 << 16
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: FileDescriptor
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var number = 0
  private var hasEnded = false

  /// A reader of an open file.
  init(file: FileDescriptor) { self.file = file }

  /// The lines that the next chunk completes; nil at the end of the file.
  mutating func next() throws -> [Line]? {
    guard !hasEnded else { return nil }
    let chunk = try [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
      count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    guard !chunk.isEmpty else {
      hasEnded = true
      return rest.isEmpty && !isTooLong ? [] : [line()]
    }
    return split(chunk)
  }

  private mutating func split(_ chunk: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var parts = chunk.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    while let part = parts.popFirst() {
      append(part)
      if !parts.isEmpty { lines.append(line()) }
    }
    return lines
  }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    isTooLong = isTooLong || rest.count + part.count > Self.maximumLength
    if isTooLong { rest = [] } else { rest += part }
  }

  /// The completed line; a byte order mark at the start of the file is removed.
  private mutating func line() -> Line {
    number += 1
    defer { (rest, isTooLong) = ([], false) }
    let hasMark = number == 1 && rest.starts(with: Self.byteOrderMark)
    return Line(number: number, bytes: hasMark ? Array(rest.dropFirst(3)) : rest, isTooLong: isTooLong)
  }
}
