internal import FormatStrings

/// A format whose variables take the arguments that a String Catalog says (`argNum`), in whatever order they stand.
struct NumberedFormat {
  /// The format: every argument has its number where the order asks for numbers, else the text as it was.
  private(set) var text: String

  /// The format of a text; `arguments` are the numbers by variable, from 1.
  init(_ format: String, arguments: [String: Int]) {
    text = format
    let uses = FormatString(format).uses
    let numbers = uses.map { use in use.variable.flatMap { arguments[$0] } ?? use.position }
    guard numbers != uses.map(\.position), !uses.contains(where: { $0.text == "*" }) else { return }
    var scanner = FormatScanner(format)
    var next = numbers[...]
    text = ""
    while true {
      text += scanner.literal()
      guard let directive = scanner.directive() else { return }
      text += directive.argument == nil ? directive.text : directive.numbered(next.popFirst())
    }
  }
}

extension FormatDirective {
  /// The directive with a number, unless it has one already.
  fileprivate func numbered(_ number: Int?) -> Substring {
    guard let number, position == nil else { return text }
    return "%\(number)$" + text.dropFirst()
  }
}

extension FormatString.Use {
  /// The name of the variable (`%#@name@`); nil where it is another directive.
  fileprivate var variable: String? {
    guard argument == .variable, let start = text.firstIndex(of: "@") else { return nil }
    return String(text[text.index(after: start)...].dropLast())
  }
}
