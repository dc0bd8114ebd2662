internal import AuditModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads expressions that represent a text: literals, `Text`, Foundation's localized strings, and constants that are one of these.
struct TextReader {
  let conditions: BuildConditions
  /// What names refer to.
  private let module: ModuleIndex
  /// The type around the expressions, and the file's path.
  private let place: (type: String, path: String)
  /// What names mean in a view; nil in the value of a constant.
  private let scope: ViewScope?
  /// The local constants.
  private var locals: [String: ExprSyntax] = [:]

  /// The parameters of the function whose body is read.
  private let parameters: Set<String>
  /// The values that are being read.
  private let open: Set<NamedValue>

  private static let maximumDepth = 16
  /// How many names are followed, one from the value of another.
  private static let maximumOpen = 6

  /// A reader for the expressions of a view.
  init(in scope: ViewScope, conditions: BuildConditions, module: ModuleIndex, open: Set<NamedValue> = []) {
    (self.scope, self.conditions, self.module, self.open) = (scope, conditions, module, open)
    place = (scope.type.name, scope.locations.file)
    parameters = []
  }

  /// A reader for the value of a constant.
  private init(of value: NamedValue, in reader: TextReader) {
    (conditions, module) = (reader.conditions, reader.module)
    (place, scope) = ((value.type, value.path), nil)
    parameters = value.parameters
    open = reader.open.union([value])
  }

  /// What an expression says; a literal is a key of a strings table unless `isKey` is false.
  ///
  /// If none of its words are known, the text is marked as computed by the expression.
  func read(_ expression: ExprSyntax, isKey: Bool = true) -> TextReading {
    var reading = read(expression, isKey: isKey, depth: 0)
    if reading.text == nil { reading.text = reading.expressions.first.map(LocalizableText.init(computedBy:)) }
    return reading
  }

  private func read(_ expression: ExprSyntax, isKey: Bool = true, depth: Int) -> TextReading {
    guard depth < Self.maximumDepth else { return TextReading(expression: expression.brief) }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return LiteralReader.read(literal, isKey: isKey) }
    if expression.isNil { return TextReading() }
    if let inner = expression.soleTupleElement { return read(inner, isKey: isKey, depth: depth + 1) }
    if let operators = OperatorExpression(expression) { return read(operators, isKey: isKey, depth: depth + 1) }
    let taken = ViewExpression(expression, conditions: conditions)
    if let reading = lookedUp(taken, depth: depth + 1) { return reading }
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
      let terms = present(terms)
      guard terms.count > 1 else { return terms.first.map { read($0, isKey: isKey, depth: depth) } ?? TextReading() }
      let readings = terms.map { read($0, isKey: isKey, depth: depth) }
      var reading = TextReading()
      reading.others = readings.flatMap { [$0.text].compactMap { $0 } + $0.others }
      reading.expressions = terms.dropLast().map(\.brief)
      return reading
    }
  }

  /// The terms of a fallback up to the first that is certainly there, without those that a use of the view leaves out.
  private func present(_ terms: [ExprSyntax]) -> [ExprSyntax] {
    guard let scope else { return terms }
    let there = terms.filter { !scope.resolved($0).expression.isNil }
    let first = there.firstIndex { scope.resolved($0).expression.is(StringLiteralExprSyntax.self) }
    return first.map { Array(there[...$0]) } ?? there
  }

  /// A literal that a property or method of the app changes, such as `"key".localized`.
  private func changed(_ taken: ViewExpression, isKey: Bool, depth: Int) -> TextReading? {
    guard let literal = taken.literal else { return nil }
    var reading = read(literal, isKey: isKey, depth: depth + 1)
    reading.expressions += taken.namesAfterLiteral.map { ".\($0)" }
    return reading
  }

  /// What a call says; nil if the call is unknown.
  private func read(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    switch call.name {
    case "Text": text(call, depth: depth)
    case "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue": localized(call.first, call, depth)
    case "String", "AttributedString":
      call.argument("localized").map { localized($0, call, depth) } ?? string(call, depth)
    case "String.localizedStringWithFormat": call.first.map { formatted($0, call, depth) }
    case "NSLocalizedString": call.first.flatMap { $0.isInterpolated ? nil : localized($0, call, depth) }
    default: lookedUp(by: call, on: nil, depth: depth) ?? named(call, isKey: isKey, depth: depth)
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
    return described(read(first, depth: depth), call)
  }

  /// A key with its table, its own words and its comment.
  private func localized(_ key: ExprSyntax?, _ call: ViewCall, _ depth: Int) -> TextReading {
    guard let key else { return TextReading(expression: call.name) }
    var reading = read(key, depth: depth)
    reading.useAsKeys()
    return described(reading, call)
  }

  /// A text with the table, the words and the comment that a call gives.
  private func described(_ reading: TextReading, _ call: ViewCall) -> TextReading {
    var reading = reading
    reading.setTable(["tableName", "table"].lazy.compactMap { call.argument($0)?.plainString }.first)
    let words = ["defaultValue", "value"].lazy.compactMap { call.argument($0)?.plainString }
    if let words = words.first(where: { !$0.isEmpty }) { reading.text?.value = words }
    reading.comment = reading.comment ?? call.argument("comment")?.plainString.flatMap { $0.isEmpty ? nil : $0 }
    return reading
  }

  /// `String(format: …, …)`, `String("plain")`.
  private func string(_ call: ViewCall, _ depth: Int) -> TextReading {
    if let format = call.argument("format") { return formatted(format, call, depth) }
    guard let first = call.first else { return TextReading(expression: call.name) }
    return read(first, isKey: false, depth: depth)
  }

  /// A format, with the expressions that fill it.
  private func formatted(_ format: ExprSyntax, _ call: ViewCall, _ depth: Int) -> TextReading {
    var reading = read(format, isKey: false, depth: depth)
    reading.expressions += call.arguments.dropFirst().map { $0.expression.brief }
    return reading
  }
}

// MARK: Texts that the app looks up itself

extension TextReader {
  /// What the app's own function says that the expression ends with: `"key".localized`, `strings.text(for: "key")`.
  private func lookedUp(_ taken: ViewExpression, depth: Int) -> TextReading? {
    if let last = taken.modifiers.last { return lookedUp(by: last, on: taken.literal, depth: depth) }
    guard let name = taken.namesAfterLiteral.last, let literal = taken.literal else { return nil }
    return lookedUp(by: ViewCall(name: name, node: literal), on: literal, depth: depth)
  }

  /// What a call of a function says that looks up a text; nil if no such function is known, or if the key is not.
  private func lookedUp(by call: ViewCall, on receiver: ExprSyntax?, depth: Int) -> TextReading? {
    let name = call.name.split(separator: ".").last.map(String.init) ?? call.name
    for localizer in module.localizers(named: name) + Localizer.ofBundles(name) {
      guard let key = localizer.key == .receiver ? receiver : call.value(of: localizer.key), !key.isInterpolated else {
        continue
      }
      let reading = lookedUp(key, call, localizer, depth: depth)
      if reading.text?.key != nil { return reading }
    }
    return nil
  }

  private func lookedUp(_ key: ExprSyntax, _ call: ViewCall, _ localizer: Localizer, depth: Int) -> TextReading {
    var reading = read(key, depth: depth)
    reading.useAsKeys()
    let table = localizer.table.flatMap(call.value)?.plainString ?? localizer.tableName
    reading.setTable(table)
    // Without a text of its own, such a key is only a name.
    reading.text?.value = localizer.value.flatMap(call.value)?.plainString.flatMap { $0.isEmpty ? nil : $0 }
    reading.expressions += call.arguments.filter { !localizer.uses($0, of: call) }.map { $0.expression.brief }
    return reading
  }
}

// MARK: Constants

extension TextReader {
  /// What a name means: a constant of the view, or one that any file declares; nil if it is unknown.
  private func named(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    if let local = locals[call.name] { return known(read(local, isKey: false, depth: depth)) }
    if let argument = scope?.argument(call.name, at: call.node) { return given(argument, isKey: isKey, depth: depth) }
    if let reading = memberOfArgument(call, isKey: isKey, depth: depth) { return reading }
    guard !isLocal(call) else { return nil }
    if let view, let value = view.constants[call.name] {
      return known(read(value, isKey: isKey && view.keys.contains(call.name), depth: depth))
    }
    if let reading = state(named: call.name, depth: depth) { return reading }
    guard let (value, enumerationCase) = value(of: call) else { return recased(call, isKey: isKey, depth: depth) }
    guard let body = value.statements, !open.contains(value), open.count < Self.maximumOpen else { return nil }
    var reader = TextReader(of: value, in: self)
    var reading = reader.read(body: body, of: enumerationCase, isKey: isKey && value.isKey, depth: depth)
    // The arguments fill the text.
    reading?.expressions += call.arguments.map { $0.expression.brief }
    return reading
  }

  /// What a `@State` property of the view begins with.
  private func state(named name: String, depth: Int) -> TextReading? {
    guard let value = view?.states[name], value.plainString?.isEmpty == false else { return nil }
    var reading = read(value, isKey: false, depth: depth)
    reading.expressions.append(name)
    return reading
  }

  /// A reading of which words are known; nil for any other.
  private func known(_ reading: TextReading) -> TextReading? {
    reading.text?.expression == nil && reading.text != nil || !reading.others.isEmpty ? reading : nil
  }

  /// Whether a name means a parameter, or what the code around it declares.
  private func isLocal(_ call: ViewCall) -> Bool {
    let first = call.name.prefix { $0 != "." }
    guard !call.isOfSelf, !String(first).isTypeName else { return false }
    return parameters.contains(String(first)) || call.node.declaration(of: String(first)) != nil
  }

  /// The type whose properties are meant; nil in the value of a constant.
  private var view: ViewType? { scope?.type }

  /// What a use of the view or function gave to a name.
  private func given(_ argument: Argument, isKey: Bool, depth: Int) -> TextReading {
    let reader = TextReader(in: argument.scope, conditions: conditions, module: module, open: open)
    var reading = reader.read(argument.expression, isKey: isKey && argument.isKey, depth: depth)
    if reading.text?.expression == nil, reading.text != nil { reading.location = argument.location }
    return reading
  }

  /// A known text in other letters: `Localization.title.localizedCapitalized`.
  private func recased(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard let last = call.name.split(separator: ".").last.map(String.init), Self.casings.contains(last) else {
      return nil
    }
    let base = ViewCall(name: String(call.name.dropLast(last.count + 1)), node: call.node)
    var reading = named(base, isKey: isKey, depth: depth)
    reading?.expressions.append(".\(last)")
    return reading
  }

  /// The properties of a string that give it in other letters.
  private static let casings: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase",
  ]

  /// The value of a name, and the case of an enumeration of which it is a member: `Tab.home.title`.
  private func value(of call: ViewCall) -> (NamedValue, of: String?)? {
    let parts = call.name.split(separator: ".").map(String.init)
    if let view, parts.count == 2, let type = view.propertyTypes[parts[0]] {
      return module.value(named: "\(type).\(parts[1])", in: place.type, of: place.path).map { ($0, nil) }
    }
    guard let value = module.value(named: call.name, in: place.type, of: place.path) else {
      return memberOfCase(parts)
    }
    // Inside a view, a static member needs its type before its name.
    let isQualified = parts.count > 1 || call.isQualified
    return value.isStatic && !isQualified && view != nil ? nil : (value, nil)
  }

  private func memberOfCase(_ parts: [String]) -> (NamedValue, of: String?)? {
    guard parts.count > 2 else { return nil }
    let (type, value) = (parts.dropLast(2).joined(separator: "."), parts[parts.count - 2])
    guard let found = module.enumeration(named: type, in: place.type, of: place.path), found.cases.cases.contains(value)
    else { return nil }
    return module.value(named: "\(found.name).\(parts[parts.count - 1])", in: "", of: place.path).map { ($0, value) }
  }

  /// The member of what a use of the view or function gave to a name: `tab.title`, where `tab` is `Tab.home`.
  private func memberOfArgument(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard let scope, let dot = call.name.firstIndex(of: ".") else { return nil }
    let name = String(call.name[..<dot])
    guard let argument = scope.argument(name, at: call.node) else { return nil }
    let given = argument.scope.resolved(argument.expression)
    guard let value = given.expression.member(of: argument.type) else { return nil }
    let reader = TextReader(in: given.scope, conditions: conditions, module: module, open: open)
    var reading = reader.named(
      ViewCall(name: value + call.name[dot...], node: given.expression), isKey: isKey, depth: depth + 1)
    reading?.location = given.location ?? argument.location
    return reading
  }

  /// What a body returns: one text, or a choice; nil if that is unknown.
  private mutating func read(
    body: CodeBlockItemListSyntax, of enumerationCase: String?, isKey: Bool, depth: Int
  ) -> TextReading? {
    let returned = ReturnedExpressions(body, conditions: conditions, self: enumerationCase)
    guard !returned.expressions.isEmpty else { return nil }
    locals = returned.locals
    let readings = returned.expressions.map { read($0, isKey: isKey, depth: depth) }
    return readings.count == 1 ? readings.first.flatMap(known) : known(TextReading(choice: readings))
  }
}

extension ExprSyntax {
  /// Whether the expression is a literal with interpolations, of which a string has neither the words nor the key.
  fileprivate var isInterpolated: Bool {
    self.as(StringLiteralExprSyntax.self).map { $0.representedLiteralValue == nil } ?? false
  }
}

extension ViewExpression {
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
