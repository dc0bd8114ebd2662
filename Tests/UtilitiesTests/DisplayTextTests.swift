import Testing
import Utilities

/// Texts that are shown on one line.
@Suite struct DisplayTextTests {
  @Test(
    arguments: [
      ("  view.font \n\t.bold() ", "view.font .bold()"), ("Größe \n x", "Größe x"),
      ("abcdefghijklmnopqrst", "abcdefghijklmnopqrst"),
      ("abcdefghijklmnopqrstu", "abcdefghijklmnopqrs…"), ("äbcdefghijklmnopqrstu", "äbcdefghijklmnopqrs…"),
      ("a\u{7}b", "a\u{FFFD}b"), ("a\r\nb", "a b"), ("", ""), (" \n", ""),
    ])
  func shortened(_ text: String, _ shown: String) {
    #expect(text.shortened(to: 20) == shown)
  }
}
