internal import SwiftSyntax

// The objects that code names.

extension ExprSyntax {
  /// The names of a chain of properties, without `self` before them: `button.titleLabel`; nil for other expressions.
  var path: [String]? { path(subscripts: Self.maximumSubscripts) }

  /// More subscripts in a chain name nothing that is known.
  private static var maximumSubscripts: Int { 4 }

  private func path(subscripts: Int) -> [String]? {
    var names: [String] = []
    var current = self
    while true {
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        // A part of a tuple is what the tuple is: `pair.0.title`.
        if !member.declName.baseName.isNumber { names.append(member.declName.baseName.text) }
        current = base
      } else if let chained = current.as(OptionalChainingExprSyntax.self) {
        current = chained.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let inner = current.soleTupleElement {
        current = inner
      } else if let list = current.as(SubscriptCallExprSyntax.self) {
        guard subscripts > 0, let path = list.calledExpression.path(subscripts: subscripts - 1) else { return nil }
        return EffectsRecorder.item(at: list.index, ofListAt: path) + names.reversed()
      } else if let item = current.as(FunctionCallExprSyntax.self)?.itemOfMenu {
        return [item] + names.reversed()
      } else {
        break
      }
    }
    let name =
      current.is(SuperExprSyntax.self)
      ? EffectsRecorder.itself : current.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return nil }
    let first = EffectsRecorder.meansItself(name) ? EffectsRecorder.itself : name
    if first != EffectsRecorder.itself || names.isEmpty { names.append(first) }
    return names.reversed()
  }

  /// The objects that the expression is: a name, those of an array or of tuples, or those inside another object.
  ///
  /// All arguments of all calls are asked, few of which are more than a name.
  var roots: [String] {
    switch kind {
    case .functionCallExpr, .arrayExpr, .sequenceExpr, .tupleExpr: listedRoots
    case .stringLiteralExpr, .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .closureExpr: []
    default: path.map(EffectsRecorder.objects) ?? []
    }
  }

  private var listedRoots: [String] {
    if let parts = tupleParts { return parts.flatMap(\.expressions).flatMap(\.roots) }
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.flatMap(\.expression.roots) }
    if let list = soleTupleElement ?? listMethod("reversed")?.list { return list.roots }
    if let (object, type) = castObject { return object.roots.map { EffectsRecorder.cast($0, to: type) } }
    return path.map(EffectsRecorder.objects) ?? []
  }

  /// What the expression casts, with the class, be it each object of a list: `view as? UIButton`, `stack.arrangedSubviews as! [UIButton]`,
  /// `stack.arrangedSubviews.compactMap { $0 as? UIButton }`; nil for others.
  private var castObject: (object: ExprSyntax, type: String)? {
    if let type = castType, let object = self.as(SequenceExprSyntax.self)?.elements.first {
      return (object, type.filter { $0 != "[" && $0 != "]" })
    }
    guard let (list, call) = listMethod("compactMap"),
      let type = call.closures.first?.statements.soleExpression?.castType
    else { return nil }
    return (list, type)
  }

  /// The list of which the expression calls a method, with the call; nil for other expressions.
  private func listMethod(_ name: String) -> (list: ExprSyntax, call: FunctionCallExprSyntax)? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.reads(name)
    else { return nil }
    return called.base.map { ($0, call) }
  }
}

extension FunctionCallExprSyntax {
  /// The item of a menu for which the call asks: `menu.item(at: 2)`; nil for other calls.
  fileprivate var itemOfMenu: String? {
    guard let called = calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.reads("item"),
      let argument = arguments.first, ["at", "withTag", "withTitle"].contains(argument.label?.text),
      let path = called.base?.path, path.count == 1
    else { return nil }
    let index = argument.label?.text == "at" ? argument.expression.number.flatMap { Int(exactly: $0) } : nil
    return EffectsRecorder.item(at: index, of: path[0])
  }
}

extension FunctionCallExprSyntax {
  /// The path of the segment of which the call sets something: `modes.setTitle("…", forSegmentAt: 0)`; nil for other calls.
  func segment(ofControlAt path: [String]) -> [String]? {
    guard let last = arguments.last, let label = last.label?.text, ControlParts.labelsOfSegments.contains(label) else {
      return nil
    }
    return EffectsRecorder.item(at: last.expression.number.flatMap { Int(exactly: $0) }, ofListAt: path)
  }
}

extension SubscriptCallExprSyntax {
  /// The index for which the subscript asks; nil if it is not a number.
  fileprivate var index: Int? {
    arguments.count == 1 ? arguments.first?.expression.number.flatMap { Int(exactly: $0) } : nil
  }
}

extension TokenSyntax {
  /// Whether the name is the number of a tuple's part.
  fileprivate var isNumber: Bool { text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
}
