import Testing

@testable import Auditing

@Suite struct SuppressionCommentTests {
  @Test(arguments: [
    ("fitspoken:disable extra-key", ["extra-key"]), ("fitspoken: disable extra-key", ["extra-key"]),
    ("fitspoken:\t disable extra-key, title-clipped -- why", ["extra-key", "title-clipped"]),
    ("Title. fitspoken:disable extra-key, empty-value title-clipped", ["extra-key", "empty-value", "title-clipped"]),
    ("fitspoken:disable extra-key -- the designer knows, see missing-table", ["extra-key"]),
    ("fitspoken:disable extra-key – known", ["extra-key"]),
    ("fitspoken:disable extra-key. Used by code", ["extra-key"]),
    (#"ObjectID = "a"; Note = "fitspoken:disable title-clipped";"#, ["title-clipped"]),
    (
      "first\nfitspoken:disable extra-key\nfitspoken:disable empty-value, extra-key\nlast",
      ["extra-key", "empty-value"]
    ),
    ("fitspoken:disable\textra-key,\nempty-value", ["extra-key"]), ("é fitspoken:disable extra-key", ["extra-key"]),
  ])
  func theNamesAreReadUpToTheReason(comment: String, rules: [String]) {
    #expect(SuppressionComment(comment)?.rules == rules)
    #expect(SuppressionComment(comment)?.faults == [])
  }

  @Test(arguments: [
    "", "fitspoken", "fitspoken: a fine tool", "fitspoken: disabled", "fitspoken://open", "Fitspoken:disable extra-key",
    "f:",
  ])
  func commentsThatAreNotSuppressions(comment: String) { #expect(SuppressionComment(comment) == nil) }

  @Test(arguments: [
    ("fitspoken:disable", "names no rule"), ("fitspoken:disable -- why", "names no rule"),
    ("fitspoken: disable", "names no rule"), ("fitspoken:disable all", "disable all\" suppresses nothing"),
    ("fitspoken: disable all", "expected names of rules"), ("fitspoken:enable extra-key", "\"fitspoken:enable\""),
    ("fitspoken:disable-next extra-key", "disable-next"),
  ])
  func suppressionCommentsThatCannotBeAppliedAreFaults(comment: String, fault: String) {
    let said = SuppressionComment(comment)
    #expect(said?.rules == [])
    #expect(said?.faults.first?.contains(fault) == true)
  }
}
