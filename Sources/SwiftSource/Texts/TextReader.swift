internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads expressions that represent a text: literals, `Text`, Foundation's localized strings, and constants that are one of these.
struct TextReader {
  let conditions: BuildConditions
  /// What names refer to.
  let module: ModuleIndex
  /// The type around the expressions, and the file's path.
  let place: (type: String, path: String)
  /// What names mean in a view; nil in the value of a constant.
  let scope: ViewScope?
  /// The local constants, each with the values that it may have.
  var locals: [String: [ExprSyntax]] = [:]

  /// The case that `self` is in the property that is read; nil if it is not known.
  var enumerationCase: String?

  /// The parameters of the function whose body is read, each with the name of its type, or of the case that a call gives to it.
  let parameters: [String: String]
  /// The values that are being read.
  let open: Set<NamedValue>
  /// The source of the value that is read; nil for the expressions of a view.
  private let source: ValueSource?

  private static let maximumDepth = 16
  /// How many names are followed, one from the value of another.
  static let maximumOpen = 6

  /// A reader for the expressions of a view.
  init(in scope: ViewScope, conditions: BuildConditions, module: ModuleIndex, open: Set<NamedValue> = []) {
    (self.scope, self.conditions, self.module, self.open) = (scope, conditions, module, open)
    place = (scope.type.name, scope.locations.file)
    (parameters, source) = ([:], nil)
  }

  /// A reader for expressions of code without views, in a type of a file.
  init(in type: String, of path: String, conditions: BuildConditions, module: ModuleIndex) {
    (self.conditions, self.module, place, scope) = (conditions, module, (type, path), nil)
    (parameters, open, source) = ([:], [], nil)
  }

  /// A reader for the value of a constant.
  init(of value: NamedValue, by call: ViewCall? = nil, in reader: TextReader) {
    (conditions, module) = (reader.conditions, reader.module)
    (place, scope) = ((value.type, value.path), nil)
    parameters = reader.meanings(of: value.parameters, by: call)
    (open, source) = (reader.open.union([value]), value.source)
  }

  /// What an expression says; a literal is a key of a strings table unless `isKey` is false.
  ///
  /// If none of its words are known, the text is marked as computed by the expression.
  ///
  /// - Parameter isGiven: Whether the expression is not where the words are shown.
  func read(_ expression: ExprSyntax, isKey: Bool = true, isGiven: Bool = false) -> TextReading {
    var reading = read(expression, isKey: isKey, depth: 0)
    if reading.text == nil { reading.text = reading.expressions.first.map(LocalizableText.init(computedBy:)) }
    // The only text of an expression is where the expression is.
    if !isGiven, reading.others.isEmpty, let location = reading.text?.location, contain(location, in: expression) {
      reading.text?.location = nil
    }
    return reading
  }

  /// Where a literal is written; nil if that is not known.
  func location(of literal: StringLiteralExprSyntax) -> SourceLocation? {
    source?.location(of: literal) ?? module.locations(of: literal)?.location(of: literal)
  }

  private func contain(_ location: SourceLocation, in expression: ExprSyntax) -> Bool {
    module.locations(of: expression)?.contain(location, in: expression) ?? false
  }

  func read(_ expression: ExprSyntax, isKey: Bool = true, depth: Int) -> TextReading {
    guard depth < Self.maximumDepth else { return TextReading(expression: expression.brief) }
    if let reading = memberOfMadeValue(expression, isKey: isKey, depth: depth) { return reading }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return read(literal, isKey: isKey, depth: depth) }
    if expression.isNil { return TextReading() }
    if let macro = expression.as(MacroExpansionExprSyntax.self), let reading = lookedUp(by: macro, depth: depth + 1) {
      return reading
    }
    if let inner = expression.soleTupleElement { return read(inner, isKey: isKey, depth: depth + 1) }
    if let reading = chosen(expression, isKey: isKey, depth: depth + 1)
      ?? subscripted(expression, isKey: isKey, depth: depth + 1)
      ?? unwrapped(expression, isKey: isKey, depth: depth + 1) ?? lookedUp(byOperatorIn: expression, depth: depth + 1)
    {
      return reading
    }
    if let result = knownResult(of: expression) { return read(result, isKey: isKey, depth: depth + 1) }
    if let operators = operators(in: expression) { return read(operators, isKey: isKey, depth: depth + 1) }
    if let reading = resource(expression) { return reading }
    let taken = ViewExpression(expression, conditions: conditions)
    if let reading = lookedUp(taken, expression, depth: depth + 1)
      ?? localizedByLibrary(expression, depth: depth + 1)
    {
      return reading
    }
    let computed = TextReading(expression: expression.brief)
    guard case .call(let call) = taken.base else {
      return changed(taken, isKey: isKey, depth: depth) ?? implicitResource(expression, isKey: isKey, depth: depth)
        ?? computed
    }
    if let reading = method(taken, call, isKey: isKey, depth: depth) { return reading }
    guard var reading = read(call, isKey: isKey, depth: depth + 1) else { return computed }
    // Modifiers of a text change how it looks; methods of a string change its words.
    guard call.name != "Text", !taken.modifiers.isEmpty else { return reading }
    // What is called on a value that is not known tells more of it than its name.
    if reading.text?.value == nil, reading.text?.key == nil, reading.others.isEmpty { return computed }
    let methods = taken.modifiers.map(\.name)
    guard TextReading.cutting.isDisjoint(with: methods) else { return computed }
    reading.change(by: methods)
    return reading
  }

  /// A literal that a property or method of the app changes, such as `"key".localized`.
  private func changed(_ taken: ViewExpression, isKey: Bool, depth: Int) -> TextReading? {
    guard let literal = taken.literal else { return nil }
    let names = taken.namesAfterLiteral
    // In other letters it is a string, which is not looked up; nor is there a key with specifiers for one that is complete.
    let isString = !names.isEmpty && (literal.isInterpolated || names.allSatisfy { TextReading.casings[$0] != nil })
    var reading = read(literal, isKey: isKey && !isString, depth: depth + 1)
    reading.change(by: names)
    return reading
  }

  /// What a call says; nil if the call is unknown.
  func read(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    switch call.name {
    case "Text": text(call, depth: depth)
    case "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue": localized(call.first, call, depth)
    case "String", "AttributedString":
      call.argument("localized").map { localized($0, call, depth) } ?? string(call, depth)
    case "String.localizedStringWithFormat": call.first.map { formatted($0, call, depth) }
    case "NSLocalizedString" where module.localizers(named: call.name).isEmpty:
      call.first.flatMap { $0.isInterpolated ? filledBeforeLookUp($0, depth: depth) : localized($0, call, depth) }
    default:
      lookedUp(by: call, on: nil, in: place.type, depth: depth) ?? givenChoice(call, isKey: isKey, depth: depth)
        ?? named(call, isKey: isKey, depth: depth) ?? localizedByLibrary(call)
    }
  }

  /// `Text("key", tableName: "Table", comment: "…")`, `Text(verbatim: "…")`.
  private func text(_ call: ViewCall, depth: Int) -> TextReading {
    if let verbatim = call.argument("verbatim") {
      var reading = read(verbatim, isKey: false, depth: depth)
      // A constant that is looked up is still translated.
      if reading.text?.key == nil, reading.text?.value != nil { reading.text?.isVerbatim = true }
      return reading
    }
    // A date, or a value with its format.
    guard let first = call.first, !call.has("format"), !call.has("style"), !call.has("formatter") else {
      return TextReading(expression: call.arguments.first?.expression.brief ?? "Text")
    }
    // A symbol in a sum of texts adds no words.
    if first.imageInText != nil { return TextReading(LocalizableText("")) }
    return described(read(first, depth: depth), call, depth)
  }

  /// A key with its table, its own words and its comment.
  func localized(_ key: ExprSyntax?, _ call: ViewCall, _ depth: Int) -> TextReading {
    guard let key else { return TextReading(expression: call.name) }
    var reading = read(key, depth: depth)
    reading.useAsKeys()
    return described(reading, call, depth)
  }

  /// A text with the table, the words and the comment that a call gives.
  private func described(_ reading: TextReading, _ call: ViewCall, _ depth: Int) -> TextReading {
    var reading = reading
    reading.setTable(["tableName", "table"].lazy.compactMap { call.argument($0)?.plainString }.first)
    let words = ["defaultValue", "value"].lazy.compactMap { call.argument($0)?.as(StringLiteralExprSyntax.self) }
    if let words = words.first(where: { $0.representedLiteralValue?.isEmpty != true }) {
      setWords(of: &reading, to: words, depth)
    }
    reading.comment = reading.comment ?? call.argument("comment")?.plainString.flatMap { $0.isEmpty ? nil : $0 }
    return reading
  }

  /// Takes the words that a call gives for a key; the values in them fill the words of a table too.
  private func setWords(of reading: inout TextReading, to words: StringLiteralExprSyntax, _ depth: Int) {
    if let plain = words.representedLiteralValue {
      reading.text?.value = plain
      return
    }
    guard reading.text?.key != nil, reading.text?.arguments == nil else { return }
    reading.text?.value = LiteralReader.read(words, isKey: true, in: scope).text?.key
    reading.fill(with: words.interpolations.map { argument($0, depth: depth) })
  }

  /// `String(format: …, …)`, `String("plain")`.
  private func string(_ call: ViewCall, _ depth: Int) -> TextReading {
    if let format = call.argument("format") { return formatted(format, call, depth) }
    if call.isCall, call.arguments.isEmpty, call.trailing == nil { return TextReading(LocalizableText("")) }
    guard let first = call.first else { return TextReading(expression: call.name) }
    return read(first, isKey: false, depth: depth)
  }
}

extension ExprSyntax {
  /// What a function or property is called on; nil for any other expression.
  var receiver: ExprSyntax? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return called.as(MemberAccessExprSyntax.self)?.base
  }

  /// Whether the expression is a literal with interpolations, of which a string has neither the words nor the key.
  var isInterpolated: Bool {
    self.as(StringLiteralExprSyntax.self).map { $0.representedLiteralValue == nil } ?? false
  }
}
