import Testing

import Utilities

/// What SwiftUI shows of Markdown.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("Read the [terms](https://example.com) first", "Read the terms first"), ("**KEY:** %@", "KEY: %@"),
    ("a *b* _c_ __d__ ~~e~~ `f`", "a b c d e f"), ("**[a](b)**", "a"), ("^[%lld item](inflect: true)", "%lld item"),
    ("5 * 3 * 2", "5 * 3 * 2"), ("snake_case_name", "snake_case_name"), ("****", "****"), ("* item", "* item"),
    ("[a] (b)", "[a] (b)"), ("**open", "**open"), ("no marks", "no marks"), ("a**b**c", "abc"), ("", ""),
  ])
  func shown(text: String, expected: String) { #expect(MarkdownText.shown(text) == expected) }
}
