internal import AuditModel
internal import SwiftSyntax

// What names mean: arguments, constants, properties, functions, members of cases.
extension TextReader {
  /// What a name means: a constant of the view, or one that any file declares; nil if it is unknown.
  func named(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    if let values = locals[call.name] { return known(choice(of: values, isKey: false, depth: depth)) }
    if let argument = scope?.argument(call.name, at: call.node) {
      return result(of: argument, for: call, depth: depth) ?? given(argument, isKey: isKey, depth: depth)
    }
    if let reading = givenState(call, isKey: isKey, depth: depth) { return reading }
    if let reading = memberOfArgument(call, isKey: isKey, depth: depth) { return reading }
    if let reading = described(call, isKey: isKey, depth: depth) { return reading }
    if let reading = memberOfParameter(call, isKey: isKey, depth: depth) { return reading }
    if let reading = memberOfBound(call, isKey: isKey, depth: depth) { return reading }
    guard !isLocal(call) else {
      return recased(call, isKey: isKey, depth: depth) ?? assigned(call, isKey: isKey, depth: depth)
        ?? memberOfAnyCase(call, depth: depth)
    }
    if let view, let value = view.constants[call.name] {
      return known(read(value, isKey: isKey && view.keys.contains(call.name), depth: depth))
    }
    if let reading = state(named: call.name, depth: depth) { return reading }
    guard let (value, enumerationCase) = value(of: call) else {
      return memberOfTuple(call, isKey: isKey, depth: depth) ?? recased(call, isKey: isKey, depth: depth)
        ?? generated(call) ?? rawValues(call, depth: depth)
        ?? memberOfAnyCase(call, depth: depth)
    }
    guard value.isText, let body = value.statements, !open.contains(value), open.count < Self.maximumOpen else {
      return nil
    }
    if let reading = propertyOfView(value, call, isKey: isKey, depth: depth) { return reading }
    var reader = TextReader(of: value, by: call, in: self)
    var reading = reader.read(body: body, of: enumerationCase, isKey: isKey && value.isKey, depth: depth)
    // The arguments fill the text, but for a case by which it is chosen or looked up.
    let cases = Set(value.parameters.filter { reader.parameters[$0.name] != $0.type.withoutGenerics }.map(\.name))
    let unused = cases.filter { reading?.mentions($0) != true }
    let given = texts(givenBy: call, to: value.parameters, in: body, depth: depth)
    reading?.replaceParameters(by: given.filter { !unused.contains($0.key) })
    return reading
  }

  /// `message`, a variable of the statements around: one of the values that these assign to it; nil for any other name.
  private func assigned(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard !call.isCall, parameters[call.name] == nil,
      let variable = AssignedVariable(named: call.name, at: call.node)
    else { return nil }
    return known(choice(of: variable.values, isKey: isKey && variable.isKey, depth: depth + 1))
  }

  /// What a computed property of the view says, where a use of the view gives something to its names; nil if none does.
  private func propertyOfView(_ value: NamedValue, _ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard var scope, !scope.arguments.isEmpty, !call.isCall, value.type == scope.type.name,
      let member = scope.type.members[call.name.lastTypeName], member.parameters.isEmpty,
      member.locations.file == value.path
    else { return nil }
    scope.locations = member.locations
    var reader = TextReader(in: scope, conditions: conditions, module: module, open: open.union([value]))
    return reader.read(body: member.statements, of: nil, isKey: isKey && value.isKey, depth: depth)
  }

  /// What a use of the view gives to a `@State` property, which begins with it.
  private func givenState(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard let first = scope?.firstValue(of: call.name, at: call.node),
      var reading = known(given(first, isKey: isKey, depth: depth)), reading.text?.isBlank != true
    else { return nil }
    reading.expressions.append(call.name)
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
  func known(_ reading: TextReading) -> TextReading? {
    reading.text?.expression == nil && reading.text != nil || !reading.others.isEmpty ? reading : nil
  }

  /// Whether a name means a parameter, or what the code around it declares.
  private func isLocal(_ call: ViewCall) -> Bool {
    let first = String(call.name.prefix { $0 != "." })
    guard !first.isTypeName, !call.isOfSelf else { return false }
    return parameters[first] != nil || call.node.declaration(of: first) != nil
  }

  /// The type whose properties are meant; nil in the value of a constant.
  private var view: ViewType? { scope?.type }

  /// `title.description`: a string describes itself; nil for any other member, or if the text is not known.
  private func described(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    let ending = ".description"
    guard call.name.hasSuffix(ending) else { return nil }
    let base = ViewCall(name: String(call.name.dropLast(ending.count)), node: call.node)
    return named(base, isKey: isKey, depth: depth).flatMap(known)
  }

  /// The text of a function of a library, whose name says that it looks up a key, and whose argument is one of the tables' keys:
  /// `VendorLocalizedString("Delete")`; nil for any other call.
  func localizedByLibrary(_ call: ViewCall) -> TextReading? {
    guard call.isCall, call.name.lastTypeName.isOfLookUp,
      let text = call.first?.plainString.flatMap(module.text(ofKey:))
    else { return nil }
    return TextReading(text)
  }

  /// The text of a method or property of a library, whose name says that it looks up the string before it, if that is one of the
  /// tables' keys: `title.localized()`; nil for any other expression.
  ///
  /// A string is complete before it is looked up: one with interpolations is a key only where all that fills it is known.
  func localizedByLibrary(_ expression: ExprSyntax, depth: Int) -> TextReading? {
    guard let receiver = expression.receiver, !receiver.sourceText.isTypeName,
      expression.memberName?.isOfLookUp == true
    else { return nil }
    let unknown = receiver.isInterpolated ? TextReading(expression: expression.brief) : nil
    var reading = read(receiver, isKey: false, depth: depth)
    let texts = [reading.text].compactMap(\.self) + reading.others
    let keys = texts.compactMap { text in
      text.key == nil ? text.filledWords.flatMap(module.text(ofKey:))?.placed(at: text.location) : nil
    }
    guard !keys.isEmpty, keys.count == texts.count else { return unknown }
    (reading.text, reading.others) = (keys[0], Array(keys.dropFirst()))
    return reading
  }

  /// `tab.title()`, `Tab.home.title()`: what a method without arguments says, as a property of the name would; nil for any other call.
  func method(_ taken: ViewExpression, _ base: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard taken.modifiers.count == 1, let call = taken.modifiers.first, call.arguments.isEmpty, call.trailing == nil,
      !base.isCall
    else { return nil }
    return named(ViewCall(name: "\(base.name).\(call.name)", node: base.node), isKey: isKey, depth: depth + 1)
  }

  /// A known text in other letters: `Localization.title.localizedCapitalized`.
  private func recased(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard let last = call.name.split(separator: ".").last.map(String.init), TextReading.casings[last] != nil else {
      return nil
    }
    let base = ViewCall(name: String(call.name.dropLast(last.count + 1)), node: call.node)
    var reading = named(base, isKey: isKey, depth: depth)
    reading?.change(by: [last])
    return reading
  }

  /// `item.kind.sectionTitle`: what the only member of a name in the project says for each case of its enumeration; nil if several types
  /// have one, or if it does not tell the cases apart.
  private func memberOfAnyCase(_ call: ViewCall, depth: Int) -> TextReading? {
    guard !call.isCall, call.name.contains("."), let value = module.onlyMember(named: call.name.lastTypeName),
      let body = value.statements, body.count == 1, body.first?.item.choice?.is(SwitchExprSyntax.self) == true,
      !open.contains(value),
      open.count < Self.maximumOpen
    else { return nil }
    var reader = TextReader(of: value, in: self)
    return reader.read(body: body, of: nil, isKey: value.isKey, depth: depth + 1)
  }

  /// The value of a name, and the case of an enumeration of which it is a member: `Tab.home.title`.
  func value(of call: ViewCall) -> (NamedValue, of: String?)? {
    let parts = call.name.split(separator: ".").map(String.init)
    if parts.count > 1, let type = typeName(of: parts.dropLast()) {
      let member = "\(type).\(parts[parts.count - 1])"
      return module.value(named: member, in: place.type, of: place.path, by: call).map { ($0, nil) }
    }
    guard let value = module.value(named: call.name, in: place.type, of: place.path, by: call) else {
      return memberOfCase(parts)
    }
    // Inside a view, a static member needs its type before its name.
    let isQualified = parts.count > 1 || call.isQualified
    return value.isStatic && !isQualified && view != nil ? nil : (value, nil)
  }

  /// The name of the type of a property of the view, or of a property of it: `model.mode`; nil if it is not stated.
  func typeName(of path: ArraySlice<String>) -> String? {
    guard let first = path.first, let own = view?.propertyTypes[first]?.withoutGenerics else { return nil }
    return path.dropFirst().reduce(own) { (type: String?, name) in
      type.flatMap { module.value(named: "\($0).\(name)", in: place.type, of: place.path)?.annotation?.withoutGenerics }
    }
  }

  /// The member of a case of an enumeration, such as `["Tab", "home", "title"]`, with the case; nil if there is no such member.
  func memberOfCase(_ parts: [String]) -> (NamedValue, of: String?)? {
    guard parts.count > 2 else { return nil }
    let (type, value) = (parts.dropLast(2).joined(separator: "."), parts[parts.count - 2])
    guard let found = module.enumeration(named: type, in: place.type, of: place.path) else {
      // Of another module's type the values are not known, but what an extension says of each.
      let member = module.value(named: "\(type).\(parts[parts.count - 1])", in: place.type, of: place.path)
      return member.flatMap { $0.isStatic ? nil : ($0, value) }
    }
    guard found.cases.cases.contains(value) else { return nil }
    return module.value(named: "\(found.name).\(parts[parts.count - 1])", in: "", of: place.path).map { ($0, value) }
  }

  /// The member of what a use of the view or function gave to a name: `tab.title`, where `tab` is `Tab.home`.
  private func memberOfArgument(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard let scope, let dot = call.name.firstIndex(of: ".") else { return nil }
    let name = String(call.name[..<dot])
    guard let argument = scope.argument(name, at: call.node) else { return nil }
    let given = argument.scope.resolved(argument.expression).written()
    guard let value = given.expression.member(of: argument.type ?? given.type) else {
      return memberOfEachCase(of: argument.type, call.name[dot...], isKey: isKey, depth: depth)
    }
    let member = ViewCall(name: value + call.name[dot...], node: given.expression)
    // The type of `.home` is named where the view declares what it takes, that of `Tab.home` where it is given.
    let isImplicit = given.expression.as(MemberAccessExprSyntax.self)?.base == nil
    let names = isImplicit ? scope : given.scope
    let reader = TextReader(in: names, conditions: conditions, module: module, open: open)
    var reading = reader.named(member, isKey: isKey, depth: depth + 1)
    reading?.location = given.location ?? argument.location
    return reading
  }

  /// `tab.title`, where only the type of `tab` is known: what it says for each case of it; nil if that is not an enumeration of the app.
  private func memberOfEachCase(of type: String?, _ path: Substring, isKey: Bool, depth: Int) -> TextReading? {
    guard depth < Self.maximumOpen, let type = type?.withoutGenerics, path.dropFirst().allSatisfy({ $0 != "." }),
      let found = module.enumeration(named: type, in: place.type, of: place.path)
    else { return nil }
    return named(ViewCall(name: found.name + path, node: TokenSyntax.identifier(type)), isKey: isKey, depth: depth + 1)
  }

  /// `label.title`, where `label` is what a call makes, to whose properties it gives the words; nil for any other expression.
  func memberOfMadeValue(_ expression: ExprSyntax, isKey: Bool, depth: Int) -> TextReading? {
    guard let scope, expression.kind == .memberAccessExpr, expression.ownName == nil else { return nil }
    if let argument = scope.given(to: expression) { return given(argument, isKey: isKey, depth: depth + 1) }
    return scope.resolved(expression).expression.isNil ? TextReading() : nil
  }

  /// `mode.title` in a function with a parameter `mode`: what it says for the case that is given, or for each case of the type.
  private func memberOfParameter(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard let dot = call.name.firstIndex(of: "."), let meaning = parameters[String(call.name[..<dot])] else {
      return nil
    }
    let member = ViewCall(name: meaning + call.name[dot...], node: TokenSyntax.identifier(meaning))
    return depth < Self.maximumOpen ? named(member, isKey: isKey, depth: depth + 1) : nil
  }

  /// `mode.title` inside `if let mode = current`: the member of the property.
  private func memberOfBound(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard depth < Self.maximumOpen, let dot = call.name.firstIndex(of: ".") else { return nil }
    let name = String(call.name[..<dot])
    guard !name.isTypeName, let property = call.node.boundPath(named: name), property != name else { return nil }
    return named(ViewCall(name: property + call.name[dot...], node: call.node), isKey: isKey, depth: depth + 1)
  }

  /// What the parameters of a function mean in a call: the case of an enumeration that is given, or otherwise the type.
  func meanings(of parameters: [NamedValue.Parameter], by call: ViewCall?) -> [String: String] {
    let given = given(by: call, to: parameters)
    return parameters.reduce(into: [:]) { meanings, parameter in
      meanings[parameter.name] = parameter.type.withoutGenerics
      guard let expression = given[parameter.name] else { return }
      let value = scope?.resolved(expression).expression ?? expression
      if !value.is(FunctionCallExprSyntax.self), let member = value.member(of: parameter.type) {
        meanings[parameter.name] = member
      }
    }
  }

  /// What a body returns: one text, or a choice; nil if that is unknown.
  private mutating func read(
    body: CodeBlockItemListSyntax, of enumerationCase: String?, isKey: Bool, depth: Int
  ) -> TextReading? {
    let branches = scope.map { [conditions] scope in { scope.branches(of: $0, conditions) } }
    let returned = ReturnedExpressions(body, conditions: conditions, self: enumerationCase, branches: branches)
    guard !returned.expressions.isEmpty else { return nil }
    (locals, self.enumerationCase) = (returned.locals, enumerationCase)
    let readings = returned.expressions.map { read($0, isKey: isKey, depth: depth) }
    return readings.count == 1 ? readings.first.flatMap(known) : known(TextReading(choice: readings))
  }
}

extension String {
  /// Whether the name of a function or property says that it looks up a key: `localized`, `VendorLocalizedString`.
  fileprivate var isOfLookUp: Bool {
    let name = lowercased()
    return ["localiz", "localis"].contains(where: name.contains) && TextReading.casings[self] == nil
      && !["unlocali", "nonlocali", "notlocali", "description"].contains(where: name.contains)
  }
}

extension ExprSyntax {
  /// The name of the method that is called, or of the property; nil for any other expression.
  fileprivate var memberName: String? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
