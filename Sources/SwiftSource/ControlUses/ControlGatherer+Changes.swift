internal import AuditModel
internal import SwiftSyntax

// What is done to what has a name.
extension ControlGatherer {
  func assign(_ parts: [ExprSyntax], to target: ExprSyntax, at node: SequenceExprSyntax) {
    guard let names = target.memberNames, let member = names.last else { return }
    let values = parts.count == 1 ? parts[0].results : parts.results
    if member == "frame", parts.count == 1, parts[0].isRectangle, let call = parts[0].as(FunctionCallExprSyntax.self) {
      layout(call, member)
    }
    if redeclare(target, as: values) { return }
    let targets = path(names)
    noteMenu(at: names)
    noteText(values, of: names, at: node)
    give(values, toPropertyAt: names, at: node)
    giveToMethod(names, at: node)
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

  /// Notes to what the type around gives a menu, by the path of what is set.
  private func noteMenu(at names: [String]) {
    guard names.count > 1, !type.isEmpty else { return }
    if names.last == "mainMenu" { found.mainMenuMakers.insert(type) }
    if names.last == "menu" { found.otherMenuMakers.insert(type) }
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
      let stated = statedType(ofObjectAt: Array(path.dropLast()), at: node),
      let type = node.typeMeant(by: stated, hasAliases: hasAliases),
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
}
