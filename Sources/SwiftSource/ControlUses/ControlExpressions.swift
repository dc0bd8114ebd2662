internal import SwiftSyntax

// How code writes controls and their names.

extension ExprSyntax {
  /// What the expression may give: the results of a choice, the elements of a list, otherwise itself; without casts and marks.
  var results: [ExprSyntax] {
    if let inner = unwrapped { return inner.results }
    switch self.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return Array(sequence.elements).results(or: self)
    default: return listElements?.flatMap(\.results) ?? [self]
    }
  }

  /// The elements of a list, also of one without absent ones: `[a, b].compactMap { $0 }`; nil if the expression is no list.
  var listElements: [ExprSyntax]? {
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "compactMap",
      call.trailingClosure?.statements.trimmedDescription == "$0"
    else { return nil }
    return method.base?.listElements
  }

  /// The expression inside `try`, parentheses, `!` and `?`; nil if it is in none.
  private var unwrapped: ExprSyntax? {
    switch kind {
    case .tupleExpr: soleTupleElement
    case .tryExpr: self.as(TryExprSyntax.self)?.expression
    case .awaitExpr: self.as(AwaitExprSyntax.self)?.expression
    case .forceUnwrapExpr: self.as(ForceUnwrapExprSyntax.self)?.expression
    case .optionalChainingExpr: self.as(OptionalChainingExprSyntax.self)?.expression
    default: nil
    }
  }

  /// The names on a path of members: `["self", "bar", "button"]`; a call is `make()`; nil if the expression is something else.
  var memberNames: [String]? {
    var names: [String] = []
    var current = self
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let first):
        names.append(first.baseName.text.withoutBackticks)
        return names.reversed()
      case .memberAccessExpr(let member):
        guard let base = member.base else { return nil }
        names.append(member.declName.baseName.text)
        current = base
      case .functionCallExpr(let call):
        guard let name = call.calledExpression.lastName else { return nil }
        names.append("\(name)()")
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return names.reversed() }
        current = base
      case .subscriptCallExpr(let item): current = item.calledExpression
      case .sequenceExpr(let cast):
        guard let value = cast.castValue else { return nil }
        current = value
      default:
        guard let inner = current.unwrapped else { return nil }
        current = inner
      }
    }
  }

  /// The item of a list of which the expression is a member: `items[0].title`; nil if it is one of anything else.
  var itemOfList: ListItem? {
    var current = self.as(MemberAccessExprSyntax.self)?.base
    while let inner = current?.unwrapped { current = inner }
    guard let item = current?.as(SubscriptCallExprSyntax.self) else { return nil }
    let index = item.arguments.count == 1 ? item.arguments.first?.expression.number : nil
    return index.flatMap { Int(exactly: $0) }.map(ListItem.index) ?? .computed
  }

  /// The key by which a dictionary is asked for a value: `row["view"]`, `row.objectForKey("view")`; nil without one.
  var keyOfValue: String? {
    if let item = self.as(SubscriptCallExprSyntax.self), item.arguments.count == 1 {
      return item.arguments.first?.expression.plainString
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "objectForKey"
    else { return nil }
    return call.arguments.first?.expression.plainString
  }

  /// The last name of a path; nil if there is no path.
  fileprivate var lastName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? nil : $0.declName.baseName.text }
  }

  /// The closure that the expression calls: `{ … }()`.
  var calledClosure: ClosureExprSyntax? {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
  }

  /// The closure that makes the elements of a list from those of another: `names.map { … }`.
  var mappingClosure: ClosureExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap"].contains(where: member.declName.baseName.reads)
    else { return nil }
    return call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
  }

  /// Whether the expression is an operator of the app or of a library, which may change what it is given.
  var isUnknownOperator: Bool {
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return !Self.operators.contains(sign)
  }

  /// Whether the expression is the operator that does what `insert` of sets of options does since Swift 4.2: `traits |= button`.
  var addsOptions: Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == "|=" }

  /// Whether the expression is ReactiveSwift's operator that sets a property to what a stream gives: `label.reactive.text <~ name`.
  var binds: Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == "<~" }

  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<", "&", "|",
    "^", "+=", "-=", "*=", "/=", "&+", "&-", "<<", ">>", "~=", "|=", "&=", "%=",
  ]
}

extension SequenceExprSyntax {
  /// The value of a cast: `view as? UIButton`.
  fileprivate var castValue: ExprSyntax? {
    let parts = Array(elements)
    return parts.count > 1 && parts[1].is(UnresolvedAsExprSyntax.self) ? parts[0] : nil
  }
}

extension [ExprSyntax] {
  /// The results of a choice whose parts these are.
  var results: [ExprSyntax] { results(or: nil) }

  /// - Parameter whole: The expression itself, which is the result if there is nothing to choose.
  fileprivate func results(or whole: ExprSyntax?) -> [ExprSyntax] {
    guard let first else { return [] }
    let choices = indices.filter { self[$0].is(UnresolvedTernaryExprSyntax.self) }
    if !choices.isEmpty, let last {
      return choices.compactMap { self[$0].as(UnresolvedTernaryExprSyntax.self)?.thenExpression }.flatMap(\.results)
        + last.results
    }
    let signs = compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if signs.isEmpty { return first.results }
    if signs.allSatisfy({ $0 == "??" }) {
      return filter { !$0.is(BinaryOperatorExprSyntax.self) }.flatMap(\.results)
    }
    return [whole ?? ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(self)))]
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type whose initializer, or own function that makes one, is called: `UIButton(…)`, `UIButton.init(…)`; nil for
  /// other calls.
  var createdType: String? {
    guard let names = typeNames, let last = names.last else { return nil }
    if last.isTypeName { return names.joined(separator: ".").withoutModule }
    let type = names.dropLast().joined(separator: ".").withoutModule
    return last == "init" || ControlTypes.isMade(type, by: last) ? type : nil
  }

  /// The type's own function that is called; nil for an initializer.
  var createdFunction: String? {
    typeNames?.last.flatMap { $0.isTypeName || $0 == "init" ? nil : $0 }
  }

  /// `["UIButton", "Configuration", "filled"]`; nil if the name of a type does not come first.
  private var typeNames: [String]? {
    var called = calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    guard called.beginsWithTypeName else { return nil }
    var names: [String] = []
    while let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.text)
      called = base
    }
    guard let first = called.as(DeclReferenceExprSyntax.self)?.baseName.text, first.isTypeName, first != "Self" else {
      return nil
    }
    return (names + [first]).reversed()
  }

  /// The function of a type that is not named: `.init(…)`, `.flexibleSpace()`.
  var implicitFunction: String? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }

  /// The type that `.init(…)` means, if its labels tell.
  var impliedType: String? {
    guard implicitFunction == "init" else { return nil }
    let labels = Set(arguments.compactMap(\.label?.text))
    return ControlTypes.typesByLabels.first { labels.isSuperset(of: $0.labels) }?.type
  }

  /// The method with its first label, if that is one of UIKit's or AppKit's which add an item: `addItem(withTitle:)`; nil for other calls.
  var addingMethod: String? {
    guard let label = arguments.first?.label?.text, let method = calledExpression.lastName else { return nil }
    let name = "\(method)(\(label):)"
    return ControlTypes.methods[name] == nil ? nil : name
  }

  /// Whether the call makes an item of the menu bar: `NSStatusBar.system.statusItem(withLength: length)`.
  var makesStatusItem: Bool {
    guard arguments.count == 1, arguments.first?.label?.text == "withLength" else { return false }
    return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "statusItem"
  }

  /// What a call changes and gives back: `UIButton().then { … }`, `configure(UIButton()) { … }`; nil for other calls.
  var builtSubject: ExprSyntax? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      guard let inner = base.as(FunctionCallExprSyntax.self) else {
        return Self.builders.contains(member.declName.baseName.text) ? base : nil
      }
      return inner.createdType != nil || inner.builtSubject != nil || inner.calledExpression.is(ClosureExprSyntax.self)
        ? base : nil
    }
    let hasClosure = trailingClosure != nil || arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    guard hasClosure, let first = arguments.first?.expression.as(FunctionCallExprSyntax.self), first.createdType != nil
    else { return nil }
    return ExprSyntax(first)
  }

  /// The functions of usual libraries that hand a value to a closure and give it back.
  private static let builders: Set<String> = ["then", "with", "apply", "also", "configure", "configured", "tap", "do"]
}

extension ExprSyntax {
  /// Whether the first name of a path is that of a type; most calls are of functions, whose names need not be gathered.
  fileprivate var beginsWithTypeName: Bool {
    var current = self
    while let base = current.as(MemberAccessExprSyntax.self)?.base { current = base }
    return current.as(DeclReferenceExprSyntax.self)?.baseName.beginsUppercase ?? false
  }
}

extension ClosureExprSyntax {
  /// What the closure may get as its first argument: what the function around is called on, and its arguments; the property that a
  /// closure is assigned to belongs to what gets it (`button.configurationUpdateHandler = { button in … }`).
  var subjects: [ExprSyntax] {
    if let sequence = parent?.parent?.as(SequenceExprSyntax.self) {
      return [sequence.elements.first?.as(MemberAccessExprSyntax.self)?.base].compactMap(\.self)
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id != ExprSyntax(self).id
    else { return [] }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return [base].compactMap(\.self)
      + call.arguments.map(\.expression).filter { $0.id != ExprSyntax(self).id && !$0.is(ClosureExprSyntax.self) }
  }
}

extension String {
  /// The name of a type without those of the types around it.
  var lastTypeName: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    let last = self[index(after: dot)...]
    return last.isEmpty ? split(separator: ".").last.map(String.init) ?? self : String(last)
  }

  /// The name by which code outside the types around it knows a type: the last one, but of a type that is called like a protocol of
  /// SwiftUI (`Wrapper.View`) the whole one, since the protocol is what its last name means elsewhere.
  var shortTypeName: String {
    let last = lastTypeName
    return ViewType.roles[last] == nil ? last : self
  }

  /// The name of a type without the module's before it.
  fileprivate var withoutModule: String {
    for module in ["UIKit.", "AppKit."] where hasPrefix(module) { return String(dropFirst(module.count)) }
    return self
  }
}

extension FunctionParameterListSyntax {
  /// The labels of the parameters: `(_:animated:)`.
  var labels: String { "(\(map { $0.firstName.text + ":" }.joined()))" }
}

extension LabeledExprListSyntax {
  /// The labels of the arguments: `(_:animated:)`.
  var labels: String { "(\(map { ($0.label?.text ?? "_") + ":" }.joined()))" }
}

extension AttributeListSyntax {
  /// Whether a function with the attributes may be the action of a control: `@objc`, `@IBAction`.
  var areOfAction: Bool {
    contains { element in
      ["objc", "IBAction"].contains(element.as(AttributeSyntax.self)?.attributeName.sourceText)
    }
  }
}
