import Foundation
import TestSupport
import Testing

/// Our lines and clusters against the Unicode Character Database, of the same version as ICU's.
///
/// The texts that break elsewhere are listed in `Expected/NAME.tsv`, which `make update-expected` makes anew. Each
/// belongs to a group, and `Expected/reasons.tsv`, the one file here that is written by hand, says why a group is so.
@Suite struct UnicodeBreakTests {
  private static let lineFile = UnicodeBreakFile(name: "LineBreakTest")
  private static let clusterFile = UnicodeBreakFile(name: "GraphemeBreakTest")
  private let hangul: Set = ["H2", "H3", "JL", "JV", "JT"]
  private static let folder = "Tests/TextLayoutTests/Conformance/Expected"

  @Test(.enabled(if: lineFile.obstacle == nil, "\(lineFile.obstacle ?? "")"))
  func linesBreakAsUnicodeSays() throws {
    try check(Self.lineFile) { AnalysedBreaks.ofLines($0) }
  }

  @Test(.enabled(if: clusterFile.obstacle == nil, "\(clusterFile.obstacle ?? "")"))
  func clustersEndAsUnicodeSays() throws {
    try check(Self.clusterFile) { AnalysedBreaks.ofClusters($0) }
  }

  @Test func everyGroupOfFailuresHasAReasonAndNoReasonIsIdle() throws {
    let groups = try ["LineBreakTest", "GraphemeBreakTest"].flatMap { name in
      try rows("\(name).tsv").flatMap { $0[0].split(separator: ", ").map { "\(name)\t\($0)" } }
    }
    let reasons = try rows("reasons.tsv")
    #expect(reasons.allSatisfy { $0.count == 3 && $0[2].count > 20 })
    #expect(Set(groups) == Set(reasons.map { "\($0[0])\t\($0[1])" }))
  }

  /// Compares what fails with the committed list: a text that newly fails or newly passes makes a difference.
  private func check(_ file: UnicodeBreakFile, _ ours: (String) -> Set<Int>) throws {
    let lines = try file.lines()
    #expect(lines.count > 600)
    #expect(lines.allSatisfy { $0.classes.count == $0.text.unicodeScalars.count })
    let failures = lines.compactMap { failure(of: $0, ours($0.text)) }
    let list = ExpectedFile("\(Self.folder)/\(file.name).tsv")
    let header = "# groups\ttext with Unicode's breaks\ttext with ours (\(failures.count) of \(lines.count) texts)"
    #expect(try list.matches(([header] + failures.sorted()).map { $0 + "\n" }.joined()), "\(list.advice)")
  }

  /// The row of a text that breaks elsewhere, with the group of each place that differs.
  private func failure(of line: UnicodeBreakFile.Line, _ ours: Set<Int>) -> String? {
    let places = ours.symmetricDifference(line.breaks)
    guard !places.isEmpty else { return nil }
    let groups = Set(places.map { group(of: $0, in: line, isBreak: ours.contains($0)) }).sorted()
    let marks = (0...line.classes.count).map { ours.contains($0) ? "÷" : "×" }
    let codes = line.notation.split(separator: " ").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let notation = marks[0] + zip(codes, marks.dropFirst()).map { " \($0) \($1)" }.joined()
    return "\(groups.joined(separator: ", "))\t\(line.notation)\t\(notation)"
  }

  /// The kind of a difference: by the break classes beside it.
  private func group(of place: Int, in line: UnicodeBreakFile.Line, isBreak: Bool) -> String {
    if isBreak { return "break before \(line.classes[place])" }
    if !AnalysedBreaks.ofClusters(line.text).contains(place) { return "no break inside a cluster" }
    if line.classes[place - 1...place].allSatisfy(hangul.contains) { return "no break inside a Hangul word" }
    let before = line.classes[..<place].last { !$0.hasPrefix("CM") && !$0.hasPrefix("ZWJ") }
    return "no break after \(before ?? "the start")"
  }

  private func rows(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: ExpectedFile("\(Self.folder)/\(name)").url, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
      row.split(separator: "\t").map(String.init)
    }
  }
}
