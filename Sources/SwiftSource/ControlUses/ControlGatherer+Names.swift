internal import AuditModel
internal import SwiftSyntax

// What statements mean: which names expressions mean, and what is done to these.
extension ControlGatherer {
  /// What an expression may give.
  ///
  /// - Parameters:
  ///   - names: What it is called; a closure that is called at once gives it to what it returns.
  ///   - expected: The name of its type.
  func source(
    of expression: ExprSyntax, as names: [ControlName] = [], expecting expected: String? = nil
  ) -> ControlSource {
    // Most expressions are names, or values of which nothing is known.
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return ControlSource(names: path([name.baseName.text.withoutBackticks]))
    }
    let parts = expression.results
    guard parts.count == 1, let part = parts.first else {
      return parts.reduce(ControlSource()) { $0 + source(of: $1, as: names, expecting: expected) }
    }
    if let closure = part.calledClosure {
      results[closure.id, default: []] += names
      return ControlSource()
    }
    if let call = part.as(FunctionCallExprSyntax.self) {
      if let function = call.implicitFunction {
        // Other members of a name may belong to the app, with static functions of their own.
        if let expected, ControlParts.makes(expected, by: function) { self.expected[call.id] = expected }
        return ControlSource(creations: [call.id], names: Self.member("\(function)()", of: expected))
      }
      if call.createdType != nil || call.makesStatusItem { return ControlSource(creations: [call.id]) }
      // An item that a method of UIKit or AppKit adds, or what one of the app's returns.
      if call.addingMethod != nil {
        return ControlSource(
          creations: [call.id], names: call.calledExpression.memberNames.map { path($0.asCall) } ?? [])
      }
      if let subject = call.builtSubject { return source(of: subject, as: names, expecting: expected) }
    }
    if let member = part.as(MemberAccessExprSyntax.self), member.base == nil {
      return ControlSource(names: Self.member(member.declName.baseName.text, of: expected))
    }
    return ControlSource(names: part.memberNames.map(path) ?? [])
  }

  /// The name of a type's own member that an implicit one means where a value of the type is expected: `.close` is `UIBarButtonItem.close`.
  private static func member(_ name: String, of type: String?) -> [ControlName] {
    type.map { [ControlName(owner: .type($0), path: name)] } ?? []
  }

  /// What a path such as `["self", "button"]` names.
  func path(_ parts: [String]) -> [ControlName] {
    guard let first = parts.first else { return [] }
    let rest = parts.dropFirst()
    if ["self", "super"].contains(first) {
      return rest.isEmpty ? selfNames : [ControlName(owner: .type(type), path: rest.joined(separator: "."))]
    }
    if let local = local(first) { return [rest.reduce(local) { $0.member($1) }] }
    if first.isTypeName || first == "Self" {
      let owner = first == "Self" ? type : first
      return rest.isEmpty ? [] : [ControlName(owner: .type(owner), path: rest.joined(separator: "."))]
    }
    return [ControlName(owner: .type(type), path: parts.joined(separator: "."))]
  }

  func assign(_ parts: [ExprSyntax], to target: ExprSyntax, at node: SequenceExprSyntax) {
    guard let names = target.memberNames, let member = names.last else { return }
    let values = parts.count == 1 ? parts[0].results : parts.results
    if member == "frame", parts.count == 1, parts[0].isRectangle, let call = parts[0].as(FunctionCallExprSyntax.self) {
      layout(call, member)
    }
    if redeclare(target, as: values) { return }
    let targets = path(names)
    noteText(values, of: names, at: node)
    give(values, toPropertyAt: names, at: node)
    let type = ControlParts.types[member]
    for value in values { found.alias(source(of: value, as: targets, expecting: type), as: targets) }
    if parts.count == 1, target.itemOfList == nil { noteItems(of: parts[0], in: targets, expecting: type) }
    if !values.contains(where: \.isNil) { found.replaced.formUnion(targets) }
    guard !names.isEmpty, target.as(DeclReferenceExprSyntax.self).map({ local($0.baseName.text) == nil }) ?? true else {
      return
    }
    let act = ControlChange.Act.set(values.contains { $0.is(ClosureExprSyntax.self) } ? [] : values)
    change(names, act, at: Syntax(node), item: target.itemOfList)
    if let call = target.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
      call.addingMethod != nil
    {
      add(member, act, at: Syntax(node), to: [ControlName(owner: .creation(call.id))])
    }
  }

  /// Lets a local name mean what statements after an assignment make of it, if the assignment gives it another control in any case; tells
  /// whether it does.
  private func redeclare(_ target: ExprSyntax, as values: [ExprSyntax]) -> Bool {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks,
      let old = localOfScope(name), values.count == 1, case let source = source(of: values[0]),
      !source.creations.isEmpty
    else { return false }
    let new = newLocal(name)
    localTypes[new] = localTypes[old]
    found.alias(source, as: [new])
    return true
  }

  /// Notes which items a list consists of that is a literal, and that a name has another value than none.
  func noteItems(of value: ExprSyntax, in names: [ControlName], expecting type: String? = nil) {
    let items = value.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    guard !value.isNil, items?.isEmpty != true else { return }
    for name in names { found.listings[name, default: 0] += 1 }
    for (index, item) in (items ?? []).enumerated() {
      found.alias(source(of: item, expecting: type), as: names.map { $0.item(index) })
    }
  }

  /// Notes a constant that is called like a function.
  func note(_ constant: ClosureConstant) {
    found.functions.insert(constant.name)
    for closure in constant.closures { constantsOfClosures[closure.id] = constant.name }
    let function = ControlFunction(closure: constant.name, of: type)
    found.signatures[function] = .closure
    let argument = ControlName(owner: .function(function), path: "_0")
    for called in constant.functions {
      let call = ControlCall(ofFunction: called, on: nil)
      found.alias(ControlSource(names: [argument]), as: [ControlName(owner: .call(call), path: argument.path)])
    }
  }

  /// Notes a text that code gives to a label of a cell, or to a configuration of its content.
  private func noteText(_ values: [ExprSyntax], of names: [String], at node: SequenceExprSyntax) {
    if isOwnTitle(names) { found.barTitles += values.map { ShownText(value: $0, place: place, statement: node) } }
    guard names.count > 1, let member = names.last else { return }
    let part = names[names.count - 2]
    if functionAround?.labels.contains(ShownText.willDisplayHeader) == true, names.count == 3,
      ShownText.labels.contains(part), ShownText.members.contains(member), local(names[0]) != nil
    {
      let replaces = part == ShownText.titleLabel && node.isDoneInAnyCase
      let header = replaces ? ShownText.Header.replacement : nil
      found.texts += values.map { ShownText(value: $0, place: place, statement: node, part: part, header: header) }
      return
    }
    if names.count < 4, let owner = local(names[0]), isContentConfiguration(owner) {
      noteText(values, ofConfigurationAt: Array(names.dropFirst()), at: node)
    }
    let owner = names.dropLast(2).last.flatMap { $0 == "self" ? nil : $0 } ?? type.lastTypeName
    guard ShownText.labels.contains(part), ShownText.members.contains(member), owner.lowercased().contains("cell")
    else {
      return
    }
    found.texts += values.map { ShownText(value: $0, place: place, statement: node, part: part) }
  }

  /// Notes a text that code gives to a configuration of content.
  private func noteText(
    _ values: [ExprSyntax], ofConfigurationAt path: [String], at node: SequenceExprSyntax
  ) {
    if path.count == 1, ShownText.membersOfConfigurations.contains(path[0]) {
      found.texts += values.map { ShownText(value: $0, place: place, statement: node) }
    } else if path.count == 2, path[1] == "title", ShownText.buttonsOfConfigurations.contains(path[0]) {
      found.texts += values.map { ShownText(value: $0, place: place, statement: node, kind: .button) }
    }
  }

  private func isContentConfiguration(_ name: ControlName) -> Bool {
    contentConfigurations.contains(name) || localTypes[name] == ShownText.missingContent
  }

  /// Whether a path is that of the title of the type around, or of its navigation item.
  private func isOwnTitle(_ names: [String]) -> Bool {
    let own = names.first == "self" ? Array(names.dropFirst()) : names
    guard own == ["title"] || own == ["navigationItem", "title"], !type.isEmpty else { return false }
    return names.first == "self" || local(own[0]) == nil
  }

  /// Notes the titles of sections that a method returns.
  func noteTitles(_ body: CodeBlockItemListSyntax, areOfHeaders: Bool) {
    let place = ControlPlace(type: type, member: "tableView")
    let returned = ReturnedExpressions(body, conditions: BuildConditions(platform: .iOS)).expressions
    found.texts += returned.flatMap(\.results).map {
      ShownText(value: $0, place: place, header: areOfHeaders ? .title : nil)
    }
  }

  /// Notes a change of a member, by the name before it; parts of a control belong to its members.
  func change(_ names: [String], _ act: ControlChange.Act, at node: Syntax, item: ListItem? = nil) {
    guard let member = names.last else { return }
    let subject = Array(names.dropLast())
    add(member, act, at: node, toObjectAt: subject, item: item)
    if subject.count == 1, ControlParts.decidesReach(member), let type = local(subject[0]).flatMap({ localTypes[$0] }) {
      add(member, act, at: node, to: [ControlName.instance(of: type)])
    }
    guard let part = subject.last, ControlParts.parts.contains(part) else { return }
    let owner = Array(subject.dropLast())
    add("\(part).\(member)", act, at: node, toObjectAt: owner)
  }

  private func add(
    _ member: String, _ act: ControlChange.Act, at node: Syntax, toObjectAt path: [String], item: ListItem? = nil
  ) {
    let names = path.isEmpty ? selfNames : self.path(path)
    guard item == nil, path.count > 1, let part = path.last,
      let stated = statedType(ofObjectAt: Array(path.dropLast()), at: node), let type = node.typeMeant(by: stated),
      type != self.type
    else { return add(member, act, at: node, to: names, item: item) }
    let change = ControlChange(member: member, act: act, node: node, place: place)
    let own = ControlName(owner: .type(type), path: part)
    found.statedChanges.append(StatedChange(member: own, others: names, change: change))
  }

  func add(
    _ member: String, _ act: ControlChange.Act, at node: Syntax, to names: [ControlName], item: ListItem? = nil
  ) {
    let isUntyped = names.contains { !$0.path.isEmpty && untypedArguments.contains(ControlName(owner: $0.owner)) }
    let change = ControlChange(
      member: member, act: act, node: node, place: place, item: item, isOfUntypedArgument: isUntyped)
    for name in names { found.changes[name, default: []].append(change) }
  }

  /// Notes what a property or method of a type returns, if it decides what is spoken of the type's values.
  func noteSpoken(_ name: String, _ body: CodeBlockItemListSyntax) {
    guard ControlParts.isSpoken(name), place.member.isEmpty else { return }
    let returned = ReturnedExpressions(body, conditions: BuildConditions(platform: .iOS)).expressions
    add(name, .set(returned), at: Syntax(body), to: [ControlName(owner: .type(type))])
  }

  func add(_ node: FunctionCallExprSyntax, of type: String) {
    let function = node.implicitFunction ?? node.createdFunction ?? "init"
    let adding = node.addingMethod == nil ? nil : node.calledExpression.memberNames?.last
    found.creations.append(
      ControlCreation(
        call: node, type: type, function: function, place: place,
        adding: adding.map { ControlCall($0, node, on: receiver(of: node)) }))
    let own = ControlName(owner: .creation(node.id))
    for argument in node.arguments {
      guard let label = argument.label?.text else { continue }
      if let expected = ControlParts.types[label] {
        found.alias(source(of: argument.expression, expecting: expected), as: [own.member(label)])
      }
    }
    give(node.arguments, to: ControlCall(type.lastTypeName, node, on: type), at: node)
  }

  func call(_ node: FunctionCallExprSyntax, _ names: [String], _ method: String) {
    if names.count == 1, local(method) != nil { return callGiven(node, method) }
    change(names, .call(node), at: Syntax(node), item: node.calledExpression.itemOfList)
    let subject = Array(names.dropLast())
    let called = ControlCall(method, node, on: receiver(of: node))
    // A method of UIKit is not the app's own of the same name.
    let isOfSystem = ControlParts.isOfSystem(method, node.arguments)
    for name in subject.isEmpty || isOfSystem ? [] : path(subject) {
      found.alias(ControlSource(names: [name]), as: [ControlName(owner: .call(called), path: "self")])
    }
    let owner = path(subject).isEmpty ? selfNames : path(subject)
    if let place = ControlParts.setters[method], let first = node.arguments.first?.expression {
      let names = owner.map { $0.member(place) }
      found.alias(source(of: first, expecting: ControlParts.types[place]), as: names)
      noteItems(of: first, in: names, expecting: ControlParts.types[place])
    }
    if method == ControlParts.insertSegment {
      found.alias(ControlSource(creations: [node.id]), as: owner.map { $0.member(ControlParts.segments) })
    }
    give(node.arguments, to: called, at: node)
  }

  /// The class whose initializer another one calls: `self.init`, `super.init`; nil for other expressions.
  func typeOfInitializer(calledBy expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.reads("init") else {
      return nil
    }
    if member.base?.is(SuperExprSyntax.self) == true { return superclass }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.reads("self") == true ? type : nil
  }

  /// Notes that a function is called that the function around was given, of which nothing is known.
  private func callGiven(_ node: FunctionCallExprSyntax, _ name: String) {
    for argument in node.arguments where argument.expression.mayBeControl {
      use(argument.expression, of: "given \(name)", at: Syntax(node))
    }
  }

  /// Notes that arguments are what parameters of the functions mean that may be called.
  func give(_ arguments: LabeledExprListSyntax, to call: ControlCall, at node: FunctionCallExprSyntax) {
    let function = call.name
    found.textCalls[call, default: []].append(
      TextCall(node: ExprSyntax(node), gift: .call(node), place: place, locations: found.locations))
    for (index, argument) in arguments.enumerated() {
      let label = argument.label?.text
      let parameter = ControlName(owner: .call(call), path: ControlCall.path(label ?? "_", at: index))
      guard argument.expression.mayBeControl else { continue }
      found.alias(source(of: argument.expression), as: [parameter])
      // What has a view of its own only shows it: `.init(customView: button)`.
      if function == "init", label == "customView" { continue }
      if label == "on", let member = arguments.memberOfKeyPath {
        set(member, ofObjectsOf: argument.expression, at: Syntax(node))
      } else {
        use(argument.expression, of: function, at: Syntax(node))
      }
    }
  }

  /// Notes that what is given later sets a member of a control: `publisher.assign(to: \.isEnabled, on: button)`.
  private func set(_ member: String, ofObjectsOf expression: ExprSyntax, at node: Syntax) {
    for part in expression.results {
      guard let names = part.memberNames, !names.isEmpty else { continue }
      noteSet(member, of: path(names), at: node)
    }
  }

  private func noteSet(_ member: String, of names: [ControlName], at node: Syntax) {
    if ControlParts.isMute(member) { return }
    add(member, .set([]), at: node, to: names)
    for name in names {
      found.uses[name, default: []].append(ControlUse(function: member, node: node, setsMember: true))
    }
  }

  /// Notes that a property may have code of its own that gets what it is set to, if the code states the type that has it.
  private func give(_ values: [ExprSyntax], toPropertyAt names: [String], at node: SequenceExprSyntax) {
    guard let property = names.last, property.last != ")" else { return }
    let owner = names.count == 1 ? ["self"] : Array(names.dropLast())
    if names.count == 1, local(property) != nil { return }
    // A setter of Objective-C keeps the value itself.
    let setters = ControlFunction.setters(of: property)
    if owner == ["self"], functionAround.map({ setters.contains($0.name) }) == true { return }
    guard let type = statedType(ofObjectAt: owner, at: node).flatMap(node.typeMeant) else { return }
    for value in values where value.mayBeText {
      let given = TextCall(
        node: ExprSyntax(node), gift: .assignment(value), place: place, locations: found.locations)
      for setter in setters {
        found.textCalls[ControlCall(ofFunction: setter, on: type), default: []].append(given)
      }
    }
  }

  /// Notes that a property of texts has code of its own that gets what it is set to.
  func noteSetter(of property: String) {
    let function = ControlFunction(setterOf: property, in: type)
    found.signatures[function] = FunctionSignature(labels: ["_"])
    found.functionsOfTexts.insert(function.name)
  }

  /// Whether a call in Objective-C may be that of a function of C: its arguments have no labels.
  private func mayBeOfC(_ node: Syntax) -> Bool {
    guard !found.locations.file.hasSuffix(".swift"), let call = node.as(FunctionCallExprSyntax.self) else {
      return false
    }
    return call.arguments.allSatisfy { $0.label == nil }
  }

  func use(_ expression: ExprSyntax, of function: String, at node: Syntax) {
    for part in expression.results {
      guard let names = part.memberNames, !names.isEmpty else { continue }
      // `button.rx.title`: what is given sets something of the control.
      if let index = names.firstIndex(where: ControlParts.reactive.contains), let member = names[(index + 1)...].first {
        noteSet(
          member.hasSuffix("()") ? String(member.dropLast(2)) : member, of: path(Array(names[..<index])), at: node)
        continue
      }
      let use = ControlUse(function: function, node: node, mayBeOfC: mayBeOfC(node))
      for name in path(names) { found.uses[name, default: []].append(use) }
    }
  }
}

extension LabeledExprListSyntax {
  /// The last member of a key path by which the call sets something of an object: `to: \.isEnabled`; nil without one.
  fileprivate var memberOfKeyPath: String? {
    let path = first { $0.label?.text == "to" }?.expression.as(KeyPathExprSyntax.self)
    guard case .property(let member)? = path?.components.last?.component else { return nil }
    return member.declName.baseName.text
  }
}

extension [String] {
  /// A path whose last name is that of a function that is called.
  fileprivate var asCall: [String] { dropLast() + suffix(1).map { "\($0)()" } }
}

extension ExprSyntax {
  /// Whether the expression may give a text, rather than code, a number or a truth value.
  fileprivate var mayBeText: Bool {
    switch kind {
    case .closureExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr: false
    default: true
    }
  }

  /// Whether the expression may give a control, rather than code, or a literal.
  fileprivate var mayBeControl: Bool {
    switch kind {
    case .closureExpr, .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
      false
    default: true
    }
  }
}
