internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads a string literal as the key that SwiftUI makes of it.
enum LiteralReader {
  /// The literal as a key of a table, or as a plain text.
  ///
  /// Interpolations become format specifiers, as in `LocalizedStringKey.StringInterpolation`: that of the type, as far as it is known,
  /// otherwise `%lld` for what looks like a number of things, and `%@` for anything else.
  static func read(
    _ literal: StringLiteralExprSyntax, isKey: Bool, table: String? = nil, in scope: ViewScope? = nil
  ) -> TextReading {
    if let text = literal.representedLiteralValue { return TextReading(localizable(text, isKey: isKey, table: table)) }
    var (format, expressions) = ("", [String]())
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): format += text(of: part, in: literal).replacing("%", with: "%%")
      case .expressionSegment(let part):
        format += specifier(of: part, in: scope)
        expressions += [part.expressions.first?.expression.brief].compactMap { $0 }
      }
    }
    let isOfWords = literal.segments.contains { $0.hasWords }
    var reading = TextReading(
      isOfWords ? localizable(format, isKey: isKey, table: table) : computed(literal))
    // A literal with errors, such as an invalid escape, has no value.
    reading.expressions = expressions
    return reading
  }

  /// A literal without words of its own, with the signs around what code computes: `‹level›%`.
  private static func computed(_ literal: StringLiteralExprSyntax) -> LocalizableText {
    var text = LocalizableText(computedBy: literal.computed)
    let parts = parts(of: literal)
    guard parts.contains(where: { $0?.contains { !$0.isWhitespace } ?? false }) else { return text }
    var expressions = literal.interpolations.map(\.brief)[...]
    text.parts = parts.compactMap { part in
      guard let part else { return expressions.popFirst().map(LocalizableText.init(computedBy:)) }
      return part.isEmpty ? nil : LocalizableText(part)
    }
    return text
  }

  /// The parts of a literal between its interpolations, and nil in the place of each of these.
  static func parts(of literal: StringLiteralExprSyntax) -> [String?] {
    literal.segments.map { segment in
      if case .stringSegment(let part) = segment { text(of: part, in: literal) } else { nil }
    }
  }

  private static func localizable(_ text: String, isKey: Bool, table: String?) -> LocalizableText {
    isKey && !text.isEmpty ? LocalizableText(value: text, key: text, table: table) : LocalizableText(text)
  }

  /// The text of a part of a literal, with its escapes resolved.
  private static func text(of part: StringSegmentSyntax, in literal: StringLiteralExprSyntax) -> String {
    let content = part.content.text
    // Only the lines of longer literals have spaces that do not count.
    guard content.utf8.contains(UInt8(ascii: "\\")) || !literal.openingQuote.reads("\"") else { return content }
    let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(part)]))
    return alone.representedLiteralValue ?? content
  }

  private static func specifier(of segment: ExpressionSegmentSyntax, in scope: ViewScope?) -> String {
    if let given = segment.expressions.first(where: { $0.label?.text == "specifier" })?.expression.plainString {
      return given
    }
    guard segment.expressions.count == 1, let expression = segment.expressions.first?.expression else { return "%@" }
    let given = scope?.resolved(expression).expression ?? expression
    let isWhole = isCount(expression) || isCount(given)
    return scope?.typeName(of: expression).flatMap { specifiers[$0] } ?? (isWhole ? "%lld" : "%@")
  }

  /// The specifiers of types.
  private static let specifiers = ["Int": "%lld", "UInt": "%llu", "Double": "%lf", "Float": "%f", "String": "%@"]

  /// Whether an expression looks like a whole number.
  private static func isCount(_ expression: ExprSyntax) -> Bool {
    if expression.is(IntegerLiteralExprSyntax.self) { return true }
    let name = expression.symbol ?? ""
    return ["Int", "count", "index", "number"].contains(name) || ["Count", "Index"].contains(where: name.hasSuffix)
  }
}

extension StringLiteralExprSyntax {
  /// The expressions that are interpolated.
  var interpolations: [ExprSyntax] {
    segments.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression }
  }

  /// What computes a literal without words of its own: its only interpolation, or the literal without the formats of these.
  fileprivate var computed: String {
    guard interpolations.count != 1 else { return interpolations[0].brief }
    let formatted = segments.contains { $0.as(ExpressionSegmentSyntax.self).map { $0.expressions.count > 1 } ?? false }
    guard formatted else { return ExprSyntax(self).brief }
    let parts = segments.map { segment in
      switch segment {
      case .stringSegment(let text): text.content.text
      case .expressionSegment(let value): value.expressions.first.map { "\\(\($0.expression.brief))" } ?? ""
      }
    }
    return "\"\(parts.joined())\""
  }
}

extension StringLiteralSegmentListSyntax.Element {
  /// Whether it is a text with a letter or a digit.
  fileprivate var hasWords: Bool {
    guard case .stringSegment(let part) = self else { return false }
    return part.content.text.contains { $0.isLetter || $0.isNumber }
  }
}
