internal import AuditModel
internal import SwiftSyntax

// Texts that operators choose or join, and those that are chosen by an `if` or `switch` that is a value, or from a dictionary.
extension TextReader {
  /// The parts of an expression with operators, of a choice the one first that is shown when the screen opens; nil for any other.
  func operators(in expression: ExprSyntax) -> OperatorExpression? {
    OperatorExpression(expression)?.beginning(with: scope?.firstResult(of: expression))
  }

  /// What an expression with operators says.
  func read(_ operators: OperatorExpression, isKey: Bool, depth: Int) -> TextReading {
    switch operators {
    case .choice(_, let results): return choice(results, isKey: isKey, depth: depth)
    case .sum(let terms):
      // A sum of strings is a string, which no table translates; a sum of texts is one text.
      let isOfStrings = terms.contains { $0.is(StringLiteralExprSyntax.self) }
      return TextReading(sum: terms.map { read($0, isKey: isKey && !isOfStrings, depth: depth) })
    case .fallback(let terms):
      // Of what is a string the replacement is one too, which no table translates; of what may be one it may be.
      let types = terms.dropLast().map(isKeyByType)
      let isKey = isKey && types.contains(true)
      // The last one is shown only if the others are absent.
      let terms = present(terms)
      guard terms.count > 1 else { return terms.first.map { read($0, isKey: isKey, depth: depth) } ?? TextReading() }
      let readings = terms.map { term in
        var reading = read(term, isKey: isKey, depth: depth)
        if types.contains(nil), !types.contains(true) { reading.markVerbatim() }
        return reading
      }
      if readings.allSatisfy(\.isKnown) { return TextReading(choice: readings) }
      var reading = TextReading()
      reading.others = readings.flatMap { [$0.text].compactMap { $0 } + $0.others }
      reading.expressions = terms.dropLast().map(\.brief)
      return reading
    }
  }

  /// The result of `isOn ? a : b` that is certainly shown; nil if that is unknown.
  func knownResult(of expression: ExprSyntax) -> ExprSyntax? {
    scope?.knownResult(of: expression) ?? result(ofOwnCase: expression)
  }

  /// The result of `self == .home ? a : b` in a property of a case that is known; nil for any other expression.
  private func result(ofOwnCase expression: ExprSyntax) -> ExprSyntax? {
    guard let enumerationCase, let choice = expression.firstTernary, choice.condition.count == 3 else { return nil }
    let parts = Array(choice.condition)
    guard parts[0].as(DeclReferenceExprSyntax.self)?.baseName.reads("self") == true, let value = parts[2].symbol,
      parts[2].is(MemberAccessExprSyntax.self), parts[1].isOperator("==") || parts[1].isOperator("!=")
    else { return nil }
    return (value == enumerationCase) == parts[1].isOperator("==") ? choice.sign.thenExpression : choice.otherResult
  }

  /// One of several results, all of one type: beside a string, a literal is a string too, which no table translates.
  private func choice(_ results: [ExprSyntax], isKey: Bool, depth: Int) -> TextReading {
    let others = isKey ? results.filter { !$0.is(StringLiteralExprSyntax.self) && !$0.isNil } : []
    guard !others.isEmpty else { return TextReading(choice: results.map { read($0, isKey: isKey, depth: depth) }) }
    let types = others.map(isKeyByType)
    let isOfKeys = types.contains(true) || others.contains(where: \.isTextOrKey)
    return TextReading(
      choice: results.map { result in
        var reading = read(result, isKey: isOfKeys, depth: depth)
        if !isOfKeys, !types.contains(false), result.is(StringLiteralExprSyntax.self) { reading.markVerbatim() }
        return reading
      })
  }

  /// Whether an expression is declared to be a key of strings tables; nil if its type is not known.
  private func isKeyByType(_ expression: ExprSyntax) -> Bool? {
    if let name = expression.ownName {
      if let argument = scope?.argument(name, at: expression) { return argument.isKey }
      if let type = scope?.type.propertyTypes[name] { return type.isKeyType }
    }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard called.is(DeclReferenceExprSyntax.self) || called.is(MemberAccessExprSyntax.self) else { return nil }
    return module.value(named: called.sourceText, in: place.type, of: place.path)?.isKey
  }

  /// The terms of a fallback up to the first that is certainly there, without those that a use of the view leaves out.
  private func present(_ terms: [ExprSyntax]) -> [ExprSyntax] {
    guard let scope else { return terms }
    let there = terms.filter { !scope.resolved($0).expression.isNil }
    let first = there.firstIndex { term in
      scope.resolved(term).expression.is(StringLiteralExprSyntax.self) || entry(of: term) != nil
    }
    return first.map { Array(there[...$0]) } ?? there
  }

  /// `if isOne { "One" } else { "Many" }` as a value; nil for any other expression.
  func chosen(_ expression: ExprSyntax, isKey: Bool, depth: Int) -> TextReading? {
    guard expression.isChoice else { return nil }
    if let choice = expression.as(SwitchExprSyntax.self), var inner = scope, let known = inner.known(choice) {
      inner.arguments.merge(known.given) { $1 }
      let reader = TextReader(in: inner, conditions: conditions, module: module, open: open)
      return reader.choice(of: values(of: known.statements), isKey: isKey, depth: depth)
    }
    if let choice = expression.as(IfExprSyntax.self), case .decided(let statements?) = scope?.known(choice) {
      return self.choice(of: values(of: statements), isKey: isKey, depth: depth)
    }
    let values = ReturnedExpressions(of: expression, conditions: conditions).expressions
    return values.isEmpty ? nil : choice(of: values, isKey: isKey, depth: depth)
  }

  /// `title(isNew ? .create : .edit)`: what the function says for one of the members or for the other; nil for any other call, or if the
  /// words are not known for each of them.
  func givenChoice(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard call.isCall, depth < Self.maximumChoiceDepth, let (index, members) = call.chosenMembers else { return nil }
    let known = scope?.knownResult(of: call.arguments[index].expression)
    let readings = (known.map { [$0] } ?? members).map { member in
      var one = call
      one.arguments[index].expression = member
      return read(one, isKey: isKey, depth: depth + 1)
    }
    guard readings.allSatisfy({ $0?.isKnown == true }) else { return nil }
    return TextReading(choice: readings.compactMap(\.self))
  }

  /// Members that are chosen by what is itself read for several members are not followed.
  private static let maximumChoiceDepth = 4

  private func values(of statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    ReturnedExpressions(statements, conditions: conditions).expressions
  }

  /// What one of several values says; of more than one, texts that are chosen from others that are chosen would take long to read.
  func choice(of values: [ExprSyntax], isKey: Bool, depth: Int) -> TextReading {
    if values.count == 1 { return read(values[0], isKey: isKey, depth: depth) }
    let inner = depth + (values.count > Self.fewValues ? Self.depthOfMany : Self.depthOfFew)
    return TextReading(choice: values.map { read($0, isKey: isKey, depth: inner) })
  }

  /// Few values may be chosen from others three levels deep, many not at all.
  private static let (fewValues, depthOfFew, depthOfMany) = (4, 5, 11)

  /// `pane.rawValue`, where only the type of the value is known: what it is for each case.
  func rawValues(_ call: ViewCall, depth: Int) -> TextReading? {
    if let reading = ownRawValue(call, depth: depth) { return reading }
    let parts = call.name.split(separator: ".").map(String.init)
    guard !call.isCall, parts.count > 1, parts.last == "rawValue",
      let type = typeName(of: parts.dropLast()) ?? scope?.argument(parts[0], at: call.node)?.type, parts.count == 2,
      let found = module.enumeration(named: type.withoutGenerics, in: place.type, of: place.path),
      found.cases.cases.count <= Self.maximumEntries
    else { return nil }
    return rawValues(of: found.cases.cases, in: found.name, depth: depth)
  }

  /// The raw value of what a function or property is called on, `Words.menu.localized`, `word.localized`; nil if it is not known.
  func rawValue(ofOwner call: ViewCall, _ receiver: ExprSyntax?, depth: Int) -> TextReading? {
    var value = ViewCall(name: "rawValue", node: receiver.map { Syntax($0) } ?? call.node)
    if let dot = call.name.lastIndex(of: ".") {
      value.name = "\(call.name[..<dot]).rawValue"
    } else if let receiver {
      guard case .call(let owner) = ViewExpression(receiver, conditions: conditions).base, !owner.isCall else {
        return nil
      }
      value.name = "\(owner.name).rawValue"
    }
    return named(value, isKey: false, depth: depth + 1)
  }

  /// `rawValue` in an enumeration: that of the case that `self` is, or of each case.
  private func ownRawValue(_ call: ViewCall, depth: Int) -> TextReading? {
    guard !call.isCall, call.name == "rawValue",
      let found = module.enumeration(named: place.type, in: "", of: place.path),
      case let cases = enumerationCase.map({ [$0] }) ?? found.cases.cases, cases.count <= Self.maximumEntries
    else { return nil }
    return rawValues(of: cases, in: found.name, depth: depth)
  }

  /// What the raw value of one of some cases says; nil unless all of them are texts.
  private func rawValues(of cases: [String], in type: String, depth: Int) -> TextReading? {
    let readings = cases.compactMap { name -> TextReading? in
      guard let value = module.value(named: "\(type).\(name).rawValue", in: "", of: place.path),
        let literal = value.statements?.soleExpression
      else { return nil }
      return TextReader(of: value, in: self).read(literal, isKey: false, depth: depth)
    }
    guard !readings.isEmpty, readings.count == cases.count else { return nil }
    return readings.count == 1 ? readings[0] : TextReading(choice: readings)
  }

  // MARK: Dictionaries

  /// `names[key]`, where the dictionary is written: the value of the key, or of any key if it is not known which; nil for any other
  /// expression.
  func subscripted(_ expression: ExprSyntax, isKey: Bool, depth: Int) -> TextReading? {
    if expression.is(SubscriptCallExprSyntax.self), let element = scope?.given(to: expression) {
      return given(element, isKey: isKey, depth: depth)
    }
    if let reading = elementOfList(expression, isKey: isKey, depth: depth) { return reading }
    guard let (dictionary, call) = dictionary(in: expression), dictionary.entries.count <= Self.maximumEntries else {
      return nil
    }
    let only = entry(of: expression).map { [$0] }
    let values = only ?? dictionary.entries.map(\.value) + call.defaultValue
    guard !values.isEmpty else { return nil }
    let reader = TextReader(in: dictionary.scope, conditions: conditions, module: module, open: open)
    return reader.choice(of: values, isKey: isKey && dictionary.hasKeys, depth: depth)
  }

  /// More entries are data.
  private static let maximumEntries = 50

  /// The value that a dictionary has for the key in an expression; nil if the expression is anything else, or the key is not known.
  func entry(of expression: ExprSyntax) -> ExprSyntax? {
    guard let (dictionary, call) = dictionary(in: expression), dictionary.isConstant, let scope,
      let key = call.arguments.first?.expression
    else { return nil }
    let given = scope.resolved(key).expression
    let found = dictionary.entries.filter { $0.key.isSameKey(as: given) }
    return found.count == 1 ? found.first?.value : nil
  }

  /// The dictionary that an expression takes a value from by a key, `names[key]`, `names[key]!`; nil for any other expression.
  private func dictionary(in expression: ExprSyntax) -> (WrittenDictionary, SubscriptCallExprSyntax)? {
    let expression = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    guard let scope, let call = expression.as(SubscriptCallExprSyntax.self), call.arguments.first?.label == nil,
      case let named = scope.resolved(call.calledExpression),
      let dictionary = WrittenDictionary(named.written(), isConstant: true)
        ?? named.initialValue.flatMap({ WrittenDictionary($0, isConstant: false) })
    else { return nil }
    return (dictionary, call)
  }
}

/// A literal dictionary.
private struct WrittenDictionary {
  let entries: [DictionaryElementSyntax]
  let scope: ViewScope
  /// Whether its values are keys of strings tables by its type.
  let hasKeys: Bool

  /// Whether it has no other values than those that are written.
  let isConstant: Bool

  /// The dictionary that an expression is; nil for any other.
  init?(_ expression: ResolvedExpression, isConstant: Bool) {
    guard let literal = expression.expression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = literal.content
    else { return nil }
    entries = Array(elements)
    (scope, self.isConstant) = (expression.scope, isConstant)
    hasKeys = expression.type?.contains("LocalizedString") ?? false
  }
}

extension SubscriptCallExprSyntax {
  /// The value of `names[key, default: "Unknown"]` for other keys; empty without one.
  fileprivate var defaultValue: [ExprSyntax] {
    arguments.dropFirst().filter { $0.label?.reads("default") ?? false }.map(\.expression)
  }
}

extension ViewCall {
  /// The members of a type of which a condition gives one to the call, with the index of the argument; nil without such an argument.
  fileprivate var chosenMembers: (index: Int, members: [ExprSyntax])? {
    for (index, argument) in arguments.enumerated() {
      guard case .choice(_, let results)? = OperatorExpression(argument.expression) else { continue }
      if results.allSatisfy(\.isMemberOfType) { return (index, results) }
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether the expression makes a text or a key, may be a member of these types, or is a choice of others whose type is that
  /// of its parts.
  fileprivate var isTextOrKey: Bool {
    let member = (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).as(MemberAccessExprSyntax.self)
    if let member, member.base == nil { return true }
    if isChoice || soleTupleElement != nil || self.is(SequenceExprSyntax.self) { return true }
    guard let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.symbol else { return false }
    return name == "Text" || name.isKeyType
  }

  /// Whether the expression is a member of a type: `.home`, `Tab.home`.
  fileprivate var isMemberOfType: Bool { member(of: "Self") != nil }
}

extension ExprSyntax {
  /// Whether two expressions are one key: the same literal, or the same case with or without its type.
  fileprivate func isSameKey(as other: ExprSyntax) -> Bool {
    if let own = self.as(MemberAccessExprSyntax.self), let member = other.as(MemberAccessExprSyntax.self) {
      let isOne = own.declName.baseName.text == member.declName.baseName.text
      return isOne && (own.base == nil || member.base == nil || sourceText == other.sourceText)
    }
    return literalValue.map { $0 == other.literalValue } ?? false
  }
}
