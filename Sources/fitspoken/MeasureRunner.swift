import AuditModel
import Foundation
import TextLayout

/// Answers jobs on standard output, problems on standard error.
struct MeasureRunner {
  /// The measurer.
  let engine: TextEngine

  /// Answers one job; throws a `MeasureProblem`.
  func answer(_ job: MeasureJob) throws {
    if let file = job.fontFile, let fault = FontFileFault.describe(file) {
      throw MeasureProblem(message: "the font file \(file) \(fault)")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (contentSize, request) in try job.requests() {
      let answer = MeasureAnswer(job: job, contentSize: contentSize, measurement: engine.measure(request))
      Console.write([UInt8](try encoder.encode(answer)) + [UInt8(ascii: "\n")])
    }
  }

  /// Answers each line of a file; false where one was bad, of which standard error tells.
  func answerBatch(from path: String) throws -> Bool {
    let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let data = try file?.readToEnd() ?? (file == nil ? nil : Data()) else {
      throw CommandFailure.impossible("\(path): the batch cannot be read")
    }
    var isGood = true
    for (number, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      guard let problem = problem(answering: Data(line)) else { continue }
      let source = path == "-" ? "standard input" : path
      Console.write("\(source):\(number + 1): error: \(problem)", to: .standardError)
      isGood = false
    }
    return isGood
  }

  private func problem(answering line: Data) -> String? {
    do {
      try answer(try JSONDecoder().decode(MeasureJob.self, from: line))
      return nil
    } catch let problem as MeasureProblem {
      return problem.message
    } catch let error as DecodingError {
      return Self.describe(error)
    } catch {
      return "\(error)"
    }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, let context) where !context.codingPath.isEmpty:
      return "\"\(field(context))\" has the wrong type: expected \(type)"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "\"\(field(context))\" cannot be read: \(context.debugDescription)"
    case .dataCorrupted(let context):
      return "\(context.debugDescription) \(expectation)"
    default:
      return "The line is no JSON object. \(expectation)"
    }
  }

  private static let expectation = #"Expected one such as {"text": "Save", "width": 40}"#

  private static func field(_ context: DecodingError.Context) -> String {
    context.codingPath.map(\.stringValue).joined(separator: ".")
  }
}
