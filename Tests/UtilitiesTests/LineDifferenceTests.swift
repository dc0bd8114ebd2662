import Testing
import Utilities

@Suite struct LineDifferenceTests {
  @Test func changedLinesStandBesideEachOther() {
    let difference = LineDifference(from: ["a", "b", "c"], to: ["a", "x", "c", "d"])
    #expect(!difference.isEmpty)
    #expect(difference.rows.map(\.description).joined(separator: "\n") == "  a\n- b\n+ x\n  c\n+ d")
  }

  @Test func ofTooManyLinesAllAreReplacedBetweenTheEqualOnes() {
    let difference = LineDifference(from: ["a", "b", "c"], to: ["a", "x", "c"], limit: 1)
    #expect(difference.rows.map(\.description) == ["  a", "- b", "+ x", "  c"])
    let all = LineDifference(from: ["b", "c"], to: ["c", "b"], limit: 3)
    #expect(all.rows.map(\.description) == ["- b", "- c", "+ c", "+ b"])
  }

  @Test func equalLinesHaveNone() { #expect(LineDifference(from: ["a"], to: ["a"]).isEmpty) }
}
