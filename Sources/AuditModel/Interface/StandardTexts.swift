/// Interface Builder's default texts for new objects, and placeholders for texts that code sets.
///
/// From the object library of Xcode (UIKit and AppKit); the placeholders are those of public interface files.
package enum StandardTexts {
  /// Whether a text is one of them, ignoring case and surrounding whitespace.
  package static func contains(_ text: String) -> Bool {
    let plain = text.trimmed.lowercased()
    return all.contains(plain) || plain.hasPrefix("lorem ipsum")
  }

  /// Whether a text is in braces, as designers mark those that code replaces (`{Entry Title}`).
  package static func isInBraces(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    let plain = text.trimmed
    return plain.hasPrefix("{") && plain.hasSuffix("}")
  }

  private static let all: Set<String> = [
    // UIKit.
    "label", "button", "title", "subtitle", "detail", "item", "first", "second", "text", "header", "footer", "section",
    "table view cell", "prototype cell", "navigation item", "tab bar item", "placeholder",
    // AppKit.
    "push button", "check", "radio", "round textured", "gradient", "square button", "bevel", "textured",
    "multiline label",
    "text cell", "box", "window", "panel", "tab", "menu", "menu item", "item 1", "item 2", "item 3", "table column",
    "toolbar item",
    "view", "small system font text",
    // Placeholders.
    "dummy", "sample", "sample text", "test", "xxx", "todo", "tbd", "foo", "bar", "text label", "some text",
  ]
}

extension String {
  /// The text without leading and trailing whitespace.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }
}
