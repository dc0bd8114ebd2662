internal import AuditModel
internal import SwiftSyntax
internal import Utilities

// What calls do, and what they give to functions.
extension ControlGatherer {
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
    if names.count == 1 || names.count == 2 && names[0] == "self", !node.isInBranch {
      found.ownCalls[place, default: []].insert(method)
    }
    change(names, .call(node), at: Syntax(node), item: node.calledExpression.itemOfList)
    let subject = Array(names.dropLast())
    let called = ControlCall(method, node, on: receiver(of: node))
    // A method of UIKit is not the app's own of the same name.
    let isOfSystem = ControlParts.isOfSystem(method, node.arguments)
    for name in isOfSystem ? [] : subject.isEmpty ? selfNamesInExtension : path(subject) {
      found.alias(ControlSource(names: [name]), as: [ControlName(owner: .call(called), path: "self")])
    }
    let owner = path(subject).isEmpty ? selfNames : path(subject)
    if let place = ControlParts.setters[method], let first = node.arguments.first?.expression {
      let names = owner.map { $0.member(place) }
      found.alias(source(of: first, expecting: ControlParts.types[place]), as: names)
      noteItems(of: first, in: names, expecting: ControlParts.types[place])
    }
    if subject.last != "self", let added = node.addedToList?.expression, added.mayBeControl {
      found.alias(source(of: added), as: path(subject))
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
    // What happens when people act does not name the control before.
    if node.isInActionOfProperty { return }
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
      // What happens when people act does not name the control before: `onChange?(field)`.
      if node.calledExpression.is(OptionalChainingExprSyntax.self), function.isOfAction { continue }
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
    let isMute = ControlParts.isMute(member)
    // What is hidden at first may be shown then.
    if !isMute || member == "isHidden" { add(member, .set([]), at: node, to: names) }
    guard !isMute else { return }
    for name in names {
      found.uses[name, default: []].append(ControlUse(function: member, node: node, setsMember: true))
    }
  }

  /// Notes that a property may have code of its own that gets what it is set to, if the code states the type that has it.
  func give(_ values: [ExprSyntax], toPropertyAt names: [String], at node: SequenceExprSyntax) {
    guard let property = names.last, property.last != ")" else { return }
    let owner = names.count == 1 ? ["self"] : Array(names.dropLast())
    if names.count == 1, local(property) != nil { return }
    // A setter of Objective-C keeps the value itself.
    let setters = ControlFunction.setters(of: property)
    if owner == ["self"], functionAround.map({ setters.contains($0.name) }) == true { return }
    let texts = values.filter(\.mayBeText)
    guard !texts.isEmpty, let stated = statedType(ofObjectAt: owner, at: node),
      let type = node.typeMeant(by: stated, hasAliases: hasAliases)
    else { return }
    for value in texts {
      let given = TextCall(
        node: ExprSyntax(node), gift: .assignment(value), place: place, locations: found.locations)
      for setter in setters {
        found.textCalls[ControlCall(ofFunction: setter, on: type), default: []].append(given)
      }
    }
  }

  /// Notes that an assignment of Objective-C to an object of the system's class may be a message to a method that the app adds to it:
  /// `[button setIconStyle:image]`.
  func giveToMethod(_ names: [String], at node: SequenceExprSyntax) {
    guard !found.locations.file.hasSuffix(".swift"), names.count > 1, let member = names.last,
      case let object = Array(names.dropLast()), case let type = statedType(ofObjectAt: object, at: node),
      type.map(SystemTypes.contain) ?? true
    else { return }
    for setter in ControlFunction.setters(of: member) {
      let call = ControlCall(ofFunction: setter, on: type)
      for name in path(object) {
        found.alias(ControlSource(names: [name]), as: [ControlName(owner: .call(call), path: "self")])
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

extension FunctionCallExprSyntax {
  /// Whether the call is in a closure that is kept for when people act: `button.onAction = { handler?($0) }`.
  fileprivate var isInActionOfProperty: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      guard node.is(ClosureExprSyntax.self), let parts = node.parent?.parent?.as(SequenceExprSyntax.self)?.elements,
        parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let name = parts.first?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return false }
      return name.isOfAction
    }
  }
}

extension String {
  /// Whether a property of the name has what happens when people act: `onAction`, `tapHandler`, `callback`.
  fileprivate var isOfAction: Bool {
    let words = camelCaseParts.map { $0.lowercased() }
    return words.first == "on" && words.count > 1
      || words.contains { ["action", "callback", "tap", "click", "clicked", "tapped"].contains($0) }
  }
}
