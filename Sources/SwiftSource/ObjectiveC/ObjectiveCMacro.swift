internal import Utilities

/// A macro of Objective-C that looks a text up, `#define L(key) NSLocalizedString(key, nil)`, or that names a color, `#define ACCENT
/// UIColorFromRGB(0x3366CC)`.
struct ObjectiveCMacro {
  /// The names of the parameters; nil for a macro that is used without parentheses.
  private let parameters: [String]?
  private let body: ObjectiveCTokens

  /// Only such macros are expanded: those that look texts up, and constants with a color.
  private static let (signOfText, signOfColor) = ("ocalizedString", "UIColor")

  /// The macros that a source defines, by their names.
  static func all(in source: ObjectiveCTokens) -> [String: ObjectiveCMacro] {
    let defined = source.definitions.compactMap(read)
    return Dictionary(defined.map { ($0.name, $0.macro) }, uniquingKeysWith: { $1 })
  }

  /// The macro that a directive defines, with its name; nil for one that does neither.
  private static func read(_ directive: ArraySlice<UInt8>) -> (name: String, macro: ObjectiveCMacro)? {
    let isOfText = Array(directive).hasBytes(signOfText)
    guard isOfText || Array(directive).hasBytes(signOfColor) else { return nil }
    let text = directive.dropFirst().drop { $0 == UInt8(ascii: " ") }
    let plain = String(decoding: text.dropFirst("define".utf8.count), as: UTF8.self)
      .replacing("\\\r\n", with: "\n").replacing("\\\n", with: "\n")
    let tokens = ObjectiveCTokens(Array(plain.utf8))
    guard tokens.isName(0) else { return nil }
    // Parentheses right behind the name are those of parameters.
    let hasParameters = tokens.isSymbol("(", at: 1) && tokens.offset(1) == tokens.offset(0) + tokens.text(0).utf8.count
    guard isOfText || !hasParameters else { return nil }
    let start = hasParameters ? tokens.end(ofParenthesesAt: 1) : 1
    let parameters = hasParameters ? (2..<max(2, start - 1)).filter(tokens.isName).map(tokens.text) : nil
    let body = ObjectiveCTokens(Array(tokens.source(start..<tokens.tokens.count).utf8))
    return body.tokens.isEmpty ? nil : (tokens.text(0), ObjectiveCMacro(parameters: parameters, body: body))
  }

  /// The source in which a use of the macro results; nil if it gives another number of arguments than the macro has parameters.
  ///
  /// - Parameter arguments: The sources of the arguments; nil for a use without parentheses.
  func expanded(with arguments: [String]?) -> [UInt8]? {
    guard parameters?.count == arguments?.count else { return nil }
    let given = Dictionary(zip(parameters ?? [], arguments ?? []), uniquingKeysWith: { first, _ in first })
    let parts = body.tokens.indices.map { body.isName($0) ? given[body.text($0)] ?? body.text($0) : body.text($0) }
    return Array(parts.joined(separator: " ").utf8)
  }
}
