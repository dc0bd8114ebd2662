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
