internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// The text of an expression, as far as it is known.
struct TextReading {
  /// The text, as far as it is a literal: the first one of a choice.
  var text: LocalizableText?
  /// The texts that it can be instead.
  var others: [LocalizableText] = []
  /// What decides the text, or a part of it, if it is not a literal.
  var expressions: [String] = []
  /// The comment for translators.
  var comment: String?

  /// A text without further facts.
  init(_ text: LocalizableText? = nil) { self.text = text }

  /// A text that only an expression decides.
  init(expression: String) { expressions = [expression] }

  /// Sets the table of the keys, unless it is the usual one.
  mutating func setTable(_ table: String?) {
    guard let table, table != "Localizable" else { return }
    if text?.key != nil { text?.table = table }
    for index in others.indices where others[index].key != nil { others[index].table = table }
  }

  /// A choice of readings: the first text, and the others.
  init(choice readings: [TextReading]) {
    let texts = readings.flatMap { [$0.text].compactMap { $0 } + $0.others }
    text = texts.first
    others = Array(texts.dropFirst())
    expressions = readings.flatMap(\.expressions)
    comment = readings.lazy.compactMap(\.comment).first
  }

  /// The readings joined; a joined text has no key; computed texts are left out unless there is nothing else.
  init(joined readings: [TextReading], with separator: String) {
    let all = readings.compactMap(\.text)
    let known = all.filter { $0.expression == nil }
    let texts = known.isEmpty ? Array(all.prefix(1)) : known
    text =
      texts.count > 1
      ? LocalizableText(texts.compactMap { $0.value ?? $0.key }.joined(separator: separator)) : texts.first
    others = readings.flatMap(\.others)
    expressions = readings.flatMap(\.expressions)
    comment = readings.lazy.compactMap(\.comment).first
  }
}

extension Element {
  /// Sets a text of the control, and what else the reading says.
  mutating func take(_ reading: TextReading, as slot: WritableKeyPath<Control, LocalizableText?>) {
    control[keyPath: slot] = reading.text
    note(reading)
  }

  /// Sets a text that is spoken, and what else the reading says.
  mutating func speak(_ reading: TextReading, as slot: WritableKeyPath<AccessibilityProperties, LocalizableText?>) {
    accessibility[keyPath: slot] = reading.text
    note(reading)
  }

  /// Notes what a reading contains in addition to its text.
  mutating func note(_ reading: TextReading) {
    if !reading.others.isEmpty { otherTexts = (otherTexts ?? []) + reading.others }
    note(expressions: reading.expressions)
    localizerNote = localizerNote ?? reading.comment
  }

  /// Notes expressions that decide what the element shows or says, each once.
  mutating func note(expressions new: [String]) {
    for expression in new where !(connections.expressions ?? []).contains(expression) {
      connections.expressions = (connections.expressions ?? []) + [expression]
    }
  }
}

/// Reads a string literal as the key that SwiftUI makes of it.
enum LiteralReader {
  /// The literal as a key of a table, or as a plain text.
  ///
  /// Interpolations become format specifiers, as in `LocalizedStringKey.StringInterpolation`: `%lld` for what looks like a
  /// number of things, `%@` for anything else, since types are not known here.
  static func read(_ literal: StringLiteralExprSyntax, isKey: Bool, table: String? = nil) -> TextReading {
    if let text = literal.representedLiteralValue { return TextReading(localizable(text, isKey: isKey, table: table)) }
    var (format, expressions) = ("", [String]())
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): format += text(of: part, in: literal).replacing("%", with: "%%")
      case .expressionSegment(let part):
        format += specifier(of: part)
        expressions += [part.expressions.first?.expression.brief].compactMap { $0 }
      }
    }
    var reading = TextReading(localizable(format, isKey: isKey, table: table))
    // A literal with errors, such as an invalid escape, has no value.
    reading.expressions = expressions
    return reading
  }

  private static func localizable(_ text: String, isKey: Bool, table: String?) -> LocalizableText {
    isKey && !text.isEmpty ? LocalizableText(value: text, key: text, table: table) : LocalizableText(text)
  }

  /// The text of a part of a literal, with its escapes resolved.
  private static func text(of part: StringSegmentSyntax, in literal: StringLiteralExprSyntax) -> String {
    let alone = literal.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(part)]))
    return alone.representedLiteralValue ?? part.content.text
  }

  private static func specifier(of segment: ExpressionSegmentSyntax) -> String {
    if let given = segment.expressions.first(where: { $0.label?.text == "specifier" })?.expression.plainString {
      return given
    }
    guard segment.expressions.count == 1, let expression = segment.expressions.first?.expression else { return "%@" }
    return isCount(expression) ? "%lld" : "%@"
  }

  /// Whether an expression looks like a whole number.
  private static func isCount(_ expression: ExprSyntax) -> Bool {
    if expression.is(IntegerLiteralExprSyntax.self) { return true }
    let name = expression.symbol ?? ""
    return name == "Int" || ["count", "Count", "index", "Index", "number"].contains(where: name.hasSuffix)
  }
}

/// Reads which image an expression names.
enum ImageReader {
  /// The image, or the first of a choice; computed if the name is not a literal; nil if the name is empty.
  static func image(_ expression: ExprSyntax, isSystem: Bool) -> ImageReference? {
    if expression.plainString?.isEmpty == true { return nil }
    return named(expression, isSystem: isSystem) ?? ImageReference(computedBy: expression.brief, isSystem: isSystem)
  }

  private static func named(_ expression: ExprSyntax, isSystem: Bool) -> ImageReference? {
    if let name = expression.plainString { return name.isEmpty ? nil : ImageReference(name, isSystem: isSystem) }
    if let inner = expression.soleTupleElement { return named(inner, isSystem: isSystem) }
    if case .choice(_, let results) = OperatorExpression(expression) {
      return results.lazy.compactMap { named($0, isSystem: isSystem) }.first
    }
    // A resource that Xcode makes of an asset: `.cart`, `ImageResource.cart`.
    guard !isSystem, let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard member.isImageResource else { return nil }
    return ImageReference(member.declName.baseName.text)
  }

  /// The symbol that a member of SFSafeSymbols names (`.cloudFill` is `cloud.fill`); computed for any other expression.
  static func symbol(_ expression: ExprSyntax) -> ImageReference {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.symbol == "SFSymbol"
    else { return ImageReference(computedBy: expression.brief, isSystem: true) }
    var name = ""
    for character in member.declName.baseName.text where character != "_" {
      let isDigit = character.isNumber && name.last?.isNumber != true
      if character.isUppercase || isDigit, !name.isEmpty { name += "." }
      name += character.lowercased()
    }
    return ImageReference(name, isSystem: true)
  }
}

extension MemberAccessExprSyntax {
  /// Whether the expression is a resource: a member of nothing, of `ImageResource`, or of the enumerations that Xcode makes of
  /// folders with a namespace (`.Onboarding.welcome`).
  fileprivate var isImageResource: Bool {
    guard let base else { return true }
    if base.is(DeclReferenceExprSyntax.self) { return base.symbol == "ImageResource" }
    guard let folder = base.as(MemberAccessExprSyntax.self) else { return false }
    return folder.declName.baseName.text.isTypeName && folder.isImageResource
  }
}
