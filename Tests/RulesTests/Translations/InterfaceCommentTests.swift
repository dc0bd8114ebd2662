import Testing

@testable import Rules

@Suite struct InterfaceCommentTests {
  @Test(arguments: [
    (#"Class = "UIButton"; normalTitle = "Log in"; ObjectID = "a-1";"#, "a-1.normalTitle", "Log in"),
    (
      #" Class = "NSTextFieldCell"; title = "Say "hi"; now"; ObjectID = "a-1"; Note = "b"; "#, "a-1.title",
      #"Say "hi"; now"#
    ),
    (#"Class = "UISegmentedControl"; segmentTitles[1] = "B"; ObjectID = "a-1";"#, "a-1.segmentTitles[1]", "B"),
    (#"Class = "NSTableColumn"; headerCell.title = "Size"; ObjectID = "a-1";"#, "a-1.headerCell.title", "Size"),
  ])
  func reportsTheRecordedText(comment: String, key: String, text: String) {
    #expect(InterfaceComment.text(of: key, in: comment) == text)
  }

  @Test(arguments: [
    "A greeting", "", #"Class = "UIButton"; ObjectID = "a-1";"#, #"title = "A"; ObjectID = "a-1";"#,
    #"Class = "UIButton"; subtitle = "A"; ObjectID = "a-1";"#, #"Class = "UIButton"; title = "A""#,
  ])
  func reportsNothing(comment: String) { #expect(InterfaceComment.text(of: "a-1.title", in: comment) == nil) }

  @Test(arguments: [
    ("One\\ntwo", "One\ntwo", true), (#"Say \"hi\""#, #"Say "hi""#, true), (" A  b ", "A b", true),
    ("a\\", "a\\", true),
    ("A", "B", false), ("a", "A", false), ("", "A", false),
  ])
  func comparesWithoutEscapesAndWhiteSpace(recorded: String, text: String, agrees: Bool) {
    #expect(InterfaceComment.agrees(recorded, with: text) == agrees)
  }
}
