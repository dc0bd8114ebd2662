/// Reads the comments that Xcode writes above the keys of an interface's table:
/// `Class = "UIButton"; normalTitle = "Log in"; ObjectID = "a1B-2c-3D4"; Note = "A verb";`.
package enum InterfaceComment {
  /// The text that a comment records for a key; nil where it records none.
  package static func text(of key: String, in comment: String?) -> String? {
    guard let comment, comment.utf8.count < 1 << 16, let dot = key.firstIndex(of: "."),
      comment.drop(while: \.isWhitespace).hasPrefix("Class = \"")
    else { return nil }
    guard let start = comment.firstRange(of: "; \(key[key.index(after: dot)...]) = \"") else { return nil }
    let rest = comment[start.upperBound...]
    return rest.firstRange(of: "\"; ObjectID = \"").map { String(rest[..<$0.lowerBound]) }
  }

  /// Whether a recorded text is that of the interface, escapes and white space apart.
  package static func agrees(_ recorded: String, with text: String) -> Bool {
    let plain = words(of: text)
    return words(of: recorded) == plain || words(of: unescaped(recorded)) == plain || unescaped(recorded) == text
  }

  private static func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      result.append(escapes[next] ?? next)
    }
    return result
  }

  private static let escapes: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t"]
}
