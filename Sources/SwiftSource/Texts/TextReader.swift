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
    guard case .call(let call) = taken.base else {
      return changed(taken, isKey: isKey, depth: depth) ?? implicitResource(expression, isKey: isKey, depth: depth)
        ?? TextReading(expression: expression.brief)
    }
    if let reading = method(taken, call, isKey: isKey, depth: depth) { return reading }
    guard var reading = read(call, isKey: isKey, depth: depth + 1) else {
      return TextReading(expression: expression.brief)
    }
    // Modifiers of a text change how it looks; methods of a string change its words.
    guard call.name != "Text", !taken.modifiers.isEmpty else { return reading }
    // What is called on a value that is not known tells more of it than its name.
    if reading.text?.value == nil, reading.text?.key == nil, reading.others.isEmpty {
      return TextReading(expression: expression.brief)
    }
    reading.change(by: taken.modifiers.map(\.name))
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
    if first.isSwiftUIsImage { return TextReading(LocalizableText("")) }
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

// MARK: Texts that the app looks up itself

extension TextReader {
  /// What the app's own function says that the expression ends with: `"key".localized`, `strings.text(for: "key")`,
  /// `.localized("key")`.
  private func lookedUp(_ taken: ViewExpression, _ expression: ExprSyntax, depth: Int) -> TextReading? {
    if let last = taken.modifiers.last {
      return lookedUp(by: last, on: taken.literal ?? expression.receiver, depth: depth)
    }
    if let call = taken.implicitMember {
      if call.name == "init", let key = call.argument("localized") { return localized(key, call, depth) }
      return lookedUp(by: call, on: nil, depth: depth)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, !base.sourceText.isTypeName {
      return lookedUp(by: ViewCall(name: member.declName.baseName.text, node: base), on: base, depth: depth)
    }
    guard let name = taken.namesAfterLiteral.last, let literal = taken.literal else { return nil }
    return lookedUp(by: ViewCall(name: name, node: literal), on: literal, depth: depth)
  }

  /// What a call of a function says that looks up a text; nil if no such function is known, or if the key is not.
  ///
  /// - Parameter type: The type around a call that may have nothing before the name; nil for other calls.
  private func lookedUp(
    by call: ViewCall, on receiver: ExprSyntax?, in type: String? = nil, depth: Int
  ) -> TextReading? {
    let name = call.name.lastTypeName
    for localizer in module.localizers(calledAs: call.name, in: type) + Localizer.ofBundles(name) {
      if localizer.key == .rawValue, let value = rawValue(ofOwner: call, receiver, depth: depth) {
        return lookedUp(value, call, localizer)
      }
      guard let key = localizer.key == .receiver ? receiver : call.value(of: localizer.key) else { continue }
      if key.isInterpolated {
        // What a function's parameter makes of a literal is not known; a string's own property gets a string.
        if localizer.key == .receiver, let filled = filledBeforeLookUp(key, depth: depth) { return filled }
        continue
      }
      var reading = lookedUp(read(key, depth: depth), call, localizer)
      if localizer.key != .receiver { reading.setTable(table(of: localizer, receiver)) }
      if reading.text?.key != nil { return reading }
    }
    return nil
  }

  /// The table that a property of the value names on which a function is called: `String.onboarding.localized("key")`.
  private func table(of localizer: Localizer, _ receiver: ExprSyntax?) -> String? {
    guard let property = localizer.tableProperty, let receiver,
      case .call(let call) = ViewExpression(receiver, conditions: conditions).base,
      let made = call.isCall ? receiver : value(named: call.name)
    else { return nil }
    return made.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.reads(property) == true }?.expression
      .plainString
  }

  /// The expression that is the value of a name of the app.
  private func value(named name: String) -> ExprSyntax? {
    module.value(named: name, in: place.type, of: place.path)?.statements?.soleExpression
  }

  /// `#localized("key", bundle: .module)`: what a macro says that looks up a text, by its name; nil for any other.
  private func lookedUp(by macro: MacroExpansionExprSyntax, depth: Int) -> TextReading? {
    var call = ViewCall(name: macro.macroName.text, node: macro)
    call.arguments = Array(macro.arguments)
    guard call.name.lowercased().contains("localiz"), let key = call.first, key.plainString != nil else { return nil }
    return localized(key, call, depth)
  }

  private func lookedUp(_ key: TextReading, _ call: ViewCall, _ localizer: Localizer) -> TextReading {
    var reading = key
    reading.useAsKeys()
    let table = localizer.table.flatMap(call.value)?.plainString ?? localizer.tableName
    reading.setTable(table)
    // Without a text of its own, such a key is only a name.
    reading.text?.value = localizer.value.flatMap(call.value)?.plainString.flatMap { $0.isEmpty ? nil : $0 }
    if localizer.hasFallback { reading.text?.hasFallback = true }
    // They may fill the text, or describe it.
    reading.expressions += call.arguments.lazy.filter { !localizer.uses($0, of: call) }.map { $0.expression.brief }
    return reading
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

extension ViewExpression {
  /// The call of a static function of the expected type, which is not named: `.localized("key")`; nil for anything else.
  fileprivate var implicitMember: ViewCall? {
    guard case .other(let base) = base, let call = base.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    return ViewCall(name: member.declName.baseName.text, node: call, call)
  }

  /// The string literal that the expression begins with, if what follows are properties and methods of it.
  fileprivate var literal: ExprSyntax? {
    guard case .other(let base) = base else { return nil }
    let literal = base.as(MemberAccessExprSyntax.self)?.base ?? base
    return literal.is(StringLiteralExprSyntax.self) ? literal : nil
  }

  /// The names of the properties and methods that follow the literal.
  fileprivate var namesAfterLiteral: [String] {
    guard case .other(let base) = base else { return [] }
    return modifiers.map(\.name) + [base.as(MemberAccessExprSyntax.self)?.declName.baseName.text].compactMap { $0 }
  }
}
