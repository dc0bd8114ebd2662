/// The texts that Interface Builder gives new objects, and stand-ins that people write for texts of code.
///
/// From the object library of Xcode (UIKit and AppKit); the stand-ins are those of public interface files.
enum StandardTexts {
  /// Whether a text is such a one, case and white space around it apart.
  package static func contains(_ text: String) -> Bool {
    let plain = text.trimmed.lowercased()
    return all.contains(plain) || plain.hasPrefix("lorem ipsum")
  }

  private static let all: Set<String> = [
    // UIKit.
    "label", "button", "title", "subtitle", "detail", "item", "first", "second", "text", "header", "footer", "section",
    "table view cell", "prototype cell", "navigation item", "tab bar item", "placeholder",
    // AppKit.
    "push button", "check", "radio", "round textured", "gradient", "square button", "bevel", "textured",
    "multiline label",
    "text cell", "box", "window", "tab", "menu", "menu item", "item 1", "item 2", "item 3", "table column",
    "toolbar item",
    "view", "small system font text",
    // Stand-ins.
    "dummy", "sample", "sample text", "test", "xxx", "todo", "tbd", "foo", "bar", "text label", "some text",
  ]
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    let tail = reversed().prefix(while: \.isWhitespace).count
    return drop(while: \.isWhitespace).dropLast(tail == count ? 0 : tail)
  }
}
