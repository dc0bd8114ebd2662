import Foundation
import TestSupport
import Testing

/// `fitspoken measure` on the built command.
@Suite struct MeasureCommandTests {
  private func answers(_ result: BuiltCommand.Result) throws -> [[String: Any]] {
    try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func batch(_ lines: [String]) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["measure", "--input", "-"], input: lines.joined(separator: "\n"))
  }

  @Test(arguments: [("tlh", 1.0, true), ("tlh", 0, false), (nil, 1, false)] as [(String?, Double, Bool)])
  func aMissingDictionaryIsSaid(locale: String?, factor: Double, isSaid: Bool) throws {
    let language = locale.map { "\"locale\": \"\($0)\", " } ?? ""
    let result = try batch([
      #"{"text": "Hyphenation", \#(language)"width": 40, "paragraphStyle": {"hyphenationFactor": \#(factor)}}"#
    ])
    #expect(
      try answers(result).map { ($0["hyphenation"] as? String)?.contains("no hyphenation dictionary") ?? false } == [
        isSaid
      ])
  }

  @Test func everyFieldOfTheContractIsAnswered() throws {
    let result = try batch([
      #"{"text": "Einstellungen speichern", "locale": "de", "platform": "iOS", "size": 17, "weight": "semibold", "#
        + #""tracking": 0.5, "width": 60, "height": 44, "numberOfLines": 2, "lineBreakMode": "truncatingTail", "#
        + #""lineBreakStrictness": "strict", "minimumScaleFactor": 0.9, "tightening": true, "#
        + #""paragraphStyle": {"alignment": "center", "headIndent": 2}, "contentSizes": ["large"]}"#
    ])
    #expect(result.status == 0, "\(result.errors)")
    let answer = try #require(try answers(result).first)
    let names = [
      "text", "locale", "platform", "size", "weight", "tracking", "width", "height", "numberOfLines", "lineBreakMode",
      "lineBreakStrictness", "minimumScaleFactor", "tightening", "paragraphStyle", "contentSize", "pointSize",
      "naturalWidth", "layoutWidth", "lineHeight", "textHeight", "lines", "scale", "visibleText", "droppedClusters",
      "over", "verdict", "faces", "neededLines", "breaksWord", "budget",
    ]
    #expect(Set(answer.keys) == Set(names))
    #expect(answer["breaksWord"] as? Bool == true)
    #expect(answer["neededLines"] as? Int ?? 0 > 2)
    let budget = try #require(answer["budget"] as? [String: Any])
    #expect(budget["width"] as? Double == 60)
    #expect(budget["lines"] as? Int == 2)
    #expect(budget["characters"] as? Int ?? 0 > 2)
  }

  @Test func theFirstSizeThatFailsIsNamedWhateverTheOrder() throws {
    let result = try BuiltCommand.run([
      "measure", "Einstellungen", "--style", "body", "--width", "120", "--content-size", "accessibility5",
      "--content-size", "large", "--content-size", "accessibility1",
    ])
    let answers = try answers(result)
    #expect(answers.map { $0["contentSize"] as? String } == ["accessibility5", "large", "accessibility1"])
    #expect(answers.allSatisfy { $0["firstFailingContentSize"] as? String == "accessibility1" })
    let one = try BuiltCommand.run(["measure", "Einstellungen", "--style", "body", "--width", "10"])
    #expect(try self.answers(one).first?["firstFailingContentSize"] == nil)
  }

  @Test func platformsHaveTextStylesOfTheirOwn() throws {
    let sizes = try ["iOS", "macOS"].map { platform in
      let result = try BuiltCommand.run(["measure", "Save", "--style", "body", "--platform", platform])
      return try #require(try answers(result).first?["pointSize"] as? Double)
    }
    #expect(sizes == [17, 13])
  }

  @Test(
    arguments: [
      (#"{"text": "\ud800"}"#, "surrogate"), (#"{"text": "x", "widht": 40}"#, "did you mean \"width\"?"),
      (#"{"text": "x", "qqqqqqq": 40}"#, "expected one of text"), (#"{"text": "x", "width": "40"}"#, "\"width\""),
      (#"{"text": "x", "width": 1e999}"#, "\"width\" is 1e999"), (#"{"text": "x", "width": NaN}"#, "column 24"),
      (#"{"text": "x", "width": -1}"#, "from 0 to"), (#"{"text": "x", "width": 1e300}"#, "from 0 to"),
      (#"{"text": "x", "numberOfLines": 1.5}"#, "whole number"), (#"{"text": 5}"#, "expected a string"),
      (#"{"text": "x", "width": 4.5, "numberOfLines": 1.5}"#, "\"numberOfLines\""),
      ("[1]", "not a JSON object"), ("null", "not a JSON object"),
      ("{}", "\"text\" is missing"),
      (#"{"text""#, "column 8"),
      (#"{"text": "x", "contentSizes": []}"#, "at least one"), (#"{"text": "x", "contentSizes": ["huge"]}"#, "huge"),
      (#"{"text": "x", "contentSizes": [3]}"#, "contentSizes.0"),
      (#"{"text": "x", "paragraphStyle": {"headIndnt": 3}}"#, "did you mean \"paragraphStyle.headIndent\"?"),
      (#"{"text": "x", "paragraphStyle": {"alignment": "centre"}}"#, "expected one of left"),
      (#"{"text": "x", "paragraphStyle": {"headIndent": -3}}"#, "paragraphStyle.headIndent"),
      (#"{"text": "x", "paragraphStyle": 7}"#, "expected an object"),
      (#"{"text": "x", "style": "body", "size": 3}"#, "expected only one"),
      (#"{"text": "x", "font": "nope.otf"}"#, "nope.otf"), (#"{"text": "x", "locale": "?"}"#, "not a locale"),
      (#"{"text": "x", "lineBreakStrictness": "lose"}"#, "strict, normal, loose"),
    ] as [(String, String)])
  func aBadLineIsReportedAndTheRestIsRead(line: String, message: String) throws {
    let result = try batch([#"{"text": "first"}"#, line, #"{"text": "last"}"#])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("standard input:2: error: "))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try answers(result).map { $0["text"] as? String } == ["first", "last"])
  }

  @Test func marksAndBlanksAreNoLines() throws {
    let result = try batch(["\u{FEFF}{\"text\": \"a\"}\r", "", "  \t\r", #"{"text": "\u0000b"}"#])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try answers(result).map { $0["text"] as? String } == ["a", "\u{0}b"])
  }

  @Test func bytesThatAreNoTextAreNamed() throws {
    let folder = try TemporaryFolder()
    let lines = Array("{\"text\": \"".utf8) + [0xFF] + Array("\"}\n{\"text\": \"b\"}".utf8)
    try folder.write(Data(lines), to: "batch.jsonl")
    let result = try BuiltCommand.run(["measure", "--input", "batch.jsonl"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("batch.jsonl:1: error: a byte is not UTF-8"))
    #expect(try answers(result).count == 1)
  }

  @Test func aLineOfAMegabyteIsAnswered() throws {
    let text = String(repeating: "word ", count: 200_000)
    let result = try batch([#"{"text": "\#(text)", "width": 200, "numberOfLines": 2}"#, #"{"text": "b"}"#])
    #expect(result.status == 0, "\(result.errors)")
    let answers = try answers(result)
    #expect(answers.map { $0["verdict"] as? String } == ["truncates", "needsReview"])
    #expect(answers.first?["droppedClusters"] as? Int ?? 0 > 999_000)
  }

  @Test func anAnswerDoesNotWaitForTheNextQuestion() throws {
    let process = Process()
    process.executableURL = BuiltCommand.executable
    process.arguments = ["measure", "--input", "-"]
    let (questions, answers) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (questions, answers)
    try process.run()
    for text in ["one", "two"] {
      questions.fileHandleForWriting.write(Data("{\"text\": \"\(text)\"}\n".utf8))
      let answer = String(decoding: answers.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.contains("\"text\":\"\(text)\""))
    }
    try questions.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["nothing.jsonl", "."])
  func aBatchThatCannotBeReadEndsWithTwo(path: String) throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand.run(["measure", "--input", path], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot be read"))
  }

  @Test(
    arguments: [
      (["x", "--paragraph-style", "{"], "invalid JSON"), (["x", "--style", "bdoy"], "bdoy"), ([], "--input"),
      (["x", "--input", "-"], "either a text or --input"), (["x", "--fonts", "missing"], "missing"),
    ] as [([String], String)])
  func badUsageEndsWithTwo(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(["measure"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
