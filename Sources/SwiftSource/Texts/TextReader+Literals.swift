internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

// Literals with interpolations.
extension TextReader {
  /// A literal; the specifiers of one with interpolations are those that a table has for it.
  func read(_ literal: StringLiteralExprSyntax, isKey: Bool, depth: Int) -> TextReading {
    var reading = words(of: literal, isKey: isKey, depth: depth)
    reading.place(at: location(of: literal))
    return reading
  }

  private func words(of literal: StringLiteralExprSyntax, isKey: Bool, depth: Int) -> TextReading {
    var reading = LiteralReader.read(literal, isKey: isKey, in: scope)
    guard literal.representedLiteralValue == nil else { return reading }
    let fillings = fillings(of: literal, depth: depth)
    guard reading.text?.expression == nil else {
      return words(of: literal, isKey: isKey, filledWith: fillings) ?? reading
    }
    if let format = reading.text?.key, case let key = module.key(like: format), key != format {
      reading.text = LocalizableText(value: key, key: key)
    }
    reading.expressions = []
    return .oneOf(
      fillings.map { filling in
        var filled = reading
        filled.fill(with: filling)
        return filled
      })
  }

  /// A sentence that code looks up after it has put values into it: shown as it is in every language; nil for what may be the name of
  /// one of several keys.
  func filledBeforeLookUp(_ expression: ExprSyntax, depth: Int) -> TextReading? {
    guard let literal = expression.as(StringLiteralExprSyntax.self),
      case let parts = LiteralReader.parts(of: literal), parts.isSentence, module.hasTables,
      !module.hasKey(consistingOf: parts)
    else { return nil }
    var reading = read(literal, isKey: false, depth: depth)
    guard reading.others.isEmpty, var text = reading.text, text.value != nil else { return nil }
    (text.isVerbatim, text.isFilledBeforeLookUp) = (true, true)
    reading.text = text
    return reading
  }

  /// A literal without words of its own of whose interpolations one is known, or a choice of words; nil for others.
  private func words(
    of literal: StringLiteralExprSyntax, isKey: Bool, filledWith fillings: [[LocalizableText]]
  ) -> TextReading? {
    let texts = fillings.joined()
    guard fillings.count > 1 || texts.contains(where: { $0.expression == nil && (!isKey || $0.key == nil) }) else {
      return nil
    }
    let places = literal.interpolations.map { scope?.given(to: $0)?.originOfWords }
    return .oneOf(
      fillings.map { filling in
        var rest = Array(zip(filling, places))[...]
        let parts = LiteralReader.parts(of: literal).map { part in
          guard part == nil, let (text, place) = rest.popFirst() else {
            return TextReading(LocalizableText(part ?? ""))
          }
          var reading = TextReading(text)
          reading.expressions = [text.expression].compactMap(\.self)
          reading.location = place
          return reading
        }
        return TextReading(joined: parts.filter { $0.text != LocalizableText("") }, with: "")
      })
  }

  /// What may fill a literal: several texts where an interpolation is one of a few that are known.
  private func fillings(of literal: StringLiteralExprSyntax, depth: Int) -> [[LocalizableText]] {
    literal.interpolations.reduce([[]]) { fillings, expression in
      let argument = argument(expression, depth: depth)
      var texts = argument.expression == nil ? [argument] : alternatives(expression, depth: depth)
      if texts.isEmpty || texts.count * fillings.count > Self.maximumFillings { texts = [argument] }
      return fillings.flatMap { filling in texts.map { filling + [$0] } }
    }
  }

  /// More are data.
  private static let maximumFillings = 6

  /// The texts of an expression that is one of several that are known; empty for others.
  private func alternatives(_ expression: ExprSyntax, depth: Int) -> [LocalizableText] {
    let reading = read(expression, isKey: false, depth: depth + Self.argumentDepth)
    guard reading.expressions.isEmpty, let text = reading.text, !reading.others.isEmpty else { return [] }
    let all = [text] + reading.others
    return all.contains { $0.expression != nil } ? [] : all
  }
}

extension TextReading {
  /// The only one of some readings, or a choice of them.
  fileprivate static func oneOf(_ readings: [TextReading]) -> TextReading {
    readings.count == 1 ? readings[0] : TextReading(choice: readings)
  }
}

extension [String?] {
  /// Whether the known parts have more than one word, as the names of keys have not.
  fileprivate var isSentence: Bool {
    compactMap(\.self).joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .count { $0.contains(where: \.isLetter) } > 1 && contains { $0?.contains(where: \.isWhitespace) == true }
  }
}
