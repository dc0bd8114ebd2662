internal import AuditModel
internal import SwiftSyntax

/// Reads expressions that represent a text: literals, `Text`, and Foundation's localized strings.
struct TextReader {
  /// The type whose constants may be meant.
  var type: ViewType?
  let conditions: BuildConditions

  /// What an expression says; a literal is a key of a strings table unless `isKey` is false.
  ///
  /// If none of its words are known, the text is marked as computed by the expression.
  func read(_ expression: ExprSyntax, isKey: Bool = true) -> TextReading {
    var reading = read(expression, isKey: isKey, depth: 0)
    if reading.text == nil { reading.text = reading.expressions.first.map(LocalizableText.init(computedBy:)) }
    return reading
  }

  private func read(_ expression: ExprSyntax, isKey: Bool = true, depth: Int) -> TextReading {
    guard depth < 16 else { return TextReading(expression: expression.brief) }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return LiteralReader.read(literal, isKey: isKey) }
    if let inner = expression.soleTupleElement { return read(inner, isKey: isKey, depth: depth + 1) }
    if let operators = OperatorExpression(expression) { return read(operators, isKey: isKey, depth: depth + 1) }
    let taken = ViewExpression(expression, conditions: conditions)
    guard case .call(let call) = taken.base else {
      return changed(taken, isKey: isKey, depth: depth) ?? TextReading(expression: expression.brief)
    }
    guard var reading = read(call, isKey: isKey, depth: depth + 1) else {
      return TextReading(expression: expression.brief)
    }
    // Modifiers of a text change how it looks; methods of a string change its words.
    if call.name != "Text" { reading.expressions += taken.modifiers.map { ".\($0.name)" } }
    return reading
  }

  private func read(_ operators: OperatorExpression, isKey: Bool, depth: Int) -> TextReading {
    switch operators {
    case .choice(_, let results): return TextReading(choice: results.map { read($0, isKey: isKey, depth: depth) })
    case .sum(let terms):
      // A sum of strings is a string, which no table translates; a sum of texts is one text.
      let isOfStrings = terms.contains { $0.is(StringLiteralExprSyntax.self) }
      return TextReading(joined: terms.map { read($0, isKey: isKey && !isOfStrings, depth: depth) }, with: "")
    case .fallback(let terms):
      // The last one is shown only if the others are absent.
      let readings = terms.map { read($0, isKey: isKey, depth: depth) }
      var reading = TextReading()
      reading.others = readings.flatMap { [$0.text].compactMap { $0 } + $0.others }
      reading.expressions = terms.dropLast().map(\.brief)
      return reading
    }
  }

  /// A literal that a property or method of the app changes, such as `"key".localized`.
  private func changed(_ taken: ViewExpression, isKey: Bool, depth: Int) -> TextReading? {
    guard case .other(let base) = taken.base else { return nil }
    let literal = base.as(MemberAccessExprSyntax.self)?.base ?? base
    guard literal.is(StringLiteralExprSyntax.self) else { return nil }
    var reading = read(literal, isKey: isKey, depth: depth + 1)
    let names = taken.modifiers.map(\.name) + [base.as(MemberAccessExprSyntax.self)?.declName.baseName.text]
    reading.expressions += names.compactMap { $0 }.map { ".\($0)" }
    return reading
  }

  /// What a call says; nil if the call is unknown.
  private func read(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    switch call.name {
    case "Text": text(call, depth: depth)
    case "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue": localized(call.first, call, depth)
    case "String", "AttributedString":
      call.argument("localized").map { localized($0, call, depth) } ?? string(call, depth)
    case "NSLocalizedString": localized(call.first, call, depth)
    default: constant(call.name, isKey: isKey, depth: depth)
    }
  }

  /// `Text("key", tableName: "Table", comment: "…")`, `Text(verbatim: "…")`.
  private func text(_ call: ViewCall, depth: Int) -> TextReading {
    if let verbatim = call.argument("verbatim") { return read(verbatim, isKey: false, depth: depth) }
    // A date, or a value with its format.
    guard let first = call.first, !call.has("format"), !call.has("style"), !call.has("formatter") else {
      return TextReading(expression: call.arguments.first?.expression.brief ?? "Text")
    }
    return localized(first, call, depth)
  }

  /// A key with its table, its own words and its comment.
  private func localized(_ key: ExprSyntax?, _ call: ViewCall, _ depth: Int) -> TextReading {
    guard let key else { return TextReading(expression: call.name) }
    var reading = read(key, depth: depth)
    let tables = ["tableName", "table"].lazy.compactMap { call.argument($0)?.plainString }
    let table = tables.first { $0 != "Localizable" }
    if let table, reading.text?.key != nil { reading.text?.table = table }
    for index in reading.others.indices where reading.others[index].key != nil { reading.others[index].table = table }
    let words = ["defaultValue", "value"].lazy.compactMap { call.argument($0)?.plainString }
    if let words = words.first(where: { !$0.isEmpty }) { reading.text?.value = words }
    reading.comment = reading.comment ?? call.argument("comment")?.plainString
    return reading
  }

  /// `String(format: …, …)`, `String("plain")`.
  private func string(_ call: ViewCall, _ depth: Int) -> TextReading {
    if let format = call.argument("format") {
      var reading = read(format, isKey: false, depth: depth)
      reading.expressions += call.arguments.dropFirst().map { $0.expression.brief }
      return reading
    }
    guard let first = call.first else { return TextReading(expression: call.name) }
    return read(first, isKey: false, depth: depth)
  }

  /// A constant of the type; a constant of type `String` is not a key.
  private func constant(_ name: String, isKey: Bool, depth: Int) -> TextReading? {
    guard let type, let value = type.constants[name] else { return nil }
    return read(value, isKey: isKey && type.keys.contains(name), depth: depth)
  }
}
