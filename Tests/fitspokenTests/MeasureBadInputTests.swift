import Foundation
import TestSupport
import Testing

/// Nothing that a line or an option holds may stop the built command: it answers, or says what is wrong.
@Suite struct MeasureBadInputTests {
  private struct Answer: Decodable {
    var verdict: String
    var droppedClusters: Int
    var naturalWidth: Double
    var visibleText: String
  }

  @Test(
    arguments: [
      ("", 0.0, "fits", ""), ("   ", 5, "fits", "   "), ("\u{0}\u{202E}\u{2066}", 0, "fits", "\u{0}\u{202E}\u{2066}"),
      ("Save", 0, "truncates", "…"), ("Save", 1e-300, "truncates", "…"), ("Save", 1e9, "fits", "Save"),
    ] as [(String, Double, String, String)])
  func isMeasured(text: String, width: Double, verdict: String, visible: String) throws {
    let answers = try measured([(text, width)])
    #expect(answers.map(\.verdict) == [verdict])
    #expect(answers.map(\.visibleText) == [visible])
  }

  @Test func longTextsAreMeasured() throws {
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    let megabyte = String(repeating: "Lorem ipsum ", count: (1 << 20) / 12)
    let answers = try measured([(marks, 30), (marks + marks, 12), (megabyte, 100)])
    #expect(answers.map(\.verdict) == ["fits", "truncates", "truncates"])
    #expect(answers.map(\.droppedClusters)[2] > 1_000_000)
  }

  /// A lone surrogate is no character, as an escape as little as in bytes.
  @Test(
    arguments: [
      (#"{"text": "a\ud800b", "width": 5}"#, "JSON"), ("{\"text\": \"a\u{FFFD}", "JSON"), (#"{"text": 1}"#, "text"),
      (#"{"width": 5}"#, "text"), (#"{"text": "a", "width": -1}"#, "width"), (#"{"text": "a", "width": NaN}"#, "JSON"),
      (#"{"text": "a", "width": 1e400}"#, "1e400"), (#"{"text": "a", "size": 0}"#, "size"), ("[]", "JSON"),
    ])
  func isRejectedWithItsLineAndTheRestIsRead(line: String, name: String) throws {
    let result = try BuiltCommand.run(
      ["measure", "--input", "-"], input: line + "\n" + #"{"text": "Save", "width": 100}"# + "\n")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("standard input:1: error: ") && result.errors.contains(name))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    let folder = try TemporaryFolder()
    let line = Data(#"{"text": "a"#.utf8) + [0xED, 0xA0, 0x80] + Data(#"b", "width": 5}"#.utf8)
    try folder.write(line, to: "batch.jsonl")
    let result = try BuiltCommand.run(["measure", "--input", "batch.jsonl"], in: folder.url)
    #expect(result.status == 2 && result.errors.hasPrefix("batch.jsonl:1: error: "))
  }

  @Test(arguments: [["--width", "-1"], ["--width", "nan"], ["--size", "0"], ["--size", "inf"], ["--lines", "-1"]])
  func oddNumbersAreRefused(options: [String]) throws {
    let result = try BuiltCommand.run(["measure", "Save", "--width=5"] + options.suffix(2))
    #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test(arguments: ["", "no font", "OTTO\u{0}\u{FF}\u{0}\u{0}", "ttcf\u{0}\u{1}\u{0}\u{0}\u{7F}\u{7F}\u{7F}\u{7F}"])
  func aCorruptFontFileIsRefused(contents: String) throws {
    let folder = try TemporaryFolder(["brand.otf": contents])
    let result = try BuiltCommand.run(["measure", "Save", "--font", "./brand.otf", "--width", "40"], in: folder.url)
    #expect(result.status == 2 && result.errors.contains("./brand.otf"))
  }

  private func measured(_ jobs: [(text: String, width: Double)]) throws -> [Answer] {
    let lines = try jobs.map { job -> String in
      let line = try JSONSerialization.data(withJSONObject: ["text": job.text, "width": job.width])
      return String(decoding: line, as: UTF8.self)
    }
    let result = try BuiltCommand.run(["measure", "--input", "-"], input: lines.joined(separator: "\n") + "\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    let answers = result.output.split(separator: "\n")
    return try answers.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }
}
