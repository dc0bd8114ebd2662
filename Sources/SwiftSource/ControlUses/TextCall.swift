internal import SwiftSyntax

/// A call that may give texts to a function of the app.
struct TextCall: Sendable {
  let call: FunctionCallExprSyntax
  /// Where the call is.
  let place: ControlPlace
  let locations: SourceLocations
}

/// A function or an initializer of the app, with the parameters that calls of it give something to.
struct CalledDeclaration {
  let function: ControlFunction
  let parameters: FunctionParameterListSyntax
  /// The declaration.
  let id: SyntaxIdentifier

  /// The function or initializer that contains a node, as a member of a type; nil outside of both.
  init?(around node: some SyntaxProtocol, in type: String) {
    var current = node.parent
    while let outer = current, !outer.is(MemberBlockItemSyntax.self) {
      if let function = outer.as(FunctionDeclSyntax.self) {
        parameters = function.signature.parameterClause.parameters
        (self.function, id) = (function.function(of: type), outer.id)
        return
      }
      if let initializer = outer.as(InitializerDeclSyntax.self) {
        parameters = initializer.signature.parameterClause.parameters
        (function, id) = (ControlFunction(type.lastTypeName, parameters, of: type), outer.id)
        return
      }
      current = outer.parent
    }
    return nil
  }

  /// Whether an expression refers to what calls give to the declaration.
  func gives(to expression: some SyntaxProtocol) -> Bool {
    let names = Set(parameters.filter(\.takesText).map { ($0.secondName ?? $0.firstName).text.withoutBackticks })
    return !names.isEmpty
      && expression.tokens(viewMode: .sourceAccurate).contains { $0.identifierText.map(names.contains) ?? false }
  }
}

extension CalledDeclaration {
  /// Whether the control to which a text goes is another one for each call: a parameter, or, in what the app adds to a class of the system,
  /// the object itself.
  ///
  /// Which text such a control gets depends on the call that gives both.
  func changesGivenControl(at text: ExprSyntax, isOfFramework: Bool) -> Bool {
    guard let path = text.changedPath, let root = path.first else { return false }
    let isGiven = parameters.contains { ($0.secondName ?? $0.firstName).text.withoutBackticks == root }
    return isGiven || isOfFramework && text.declaration(of: root) == nil
  }

  /// Whether a condition around a node, or one that leaves the function before it, asks about what calls give.
  func asks(before node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let outer = current.parent, outer.id != id {
      if let choice = outer.as(IfExprSyntax.self), gives(to: choice.conditions) { return true }
      if let choice = outer.as(SwitchExprSyntax.self), gives(to: choice.subject) { return true }
      if let statements = outer.as(CodeBlockItemListSyntax.self), statements.leave(before: current, if: gives) {
        return true
      }
      current = outer
    }
    return false
  }
}

extension CodeBlockItemListSyntax {
  /// Whether one of the statements before a node may leave the function, if a test holds for the statement.
  fileprivate func leave(before node: Syntax, if test: (CodeBlockItemSyntax) -> Bool) -> Bool {
    prefix { Syntax($0).id != node.id }.contains { statement in
      statement.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) } && test(statement)
    }
  }
}

extension ExprSyntax {
  /// The path of what gets the text in an assignment or a method call; nil for an argument of an initializer, which makes what gets it.
  fileprivate var changedPath: [String]? {
    var node = Syntax(self)
    var path: [String]?
    while let outer = node.parent, !outer.is(CodeBlockItemSyntax.self) {
      if let assignment = outer.as(SequenceExprSyntax.self), ExprSyntax(assignment).isAssignment {
        return assignment.elements.first?.memberNames
      }
      if let call = outer.as(FunctionCallExprSyntax.self), node.is(LabeledExprListSyntax.self) {
        if call.makesObject || call.addingMethod != nil { return nil }
        path = call.calledExpression.memberNames
      }
      node = outer
    }
    return path
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call makes an object of UIKit or AppKit, rather than a text.
  fileprivate var makesObject: Bool {
    guard let type = createdType else { return false }
    return type.hasPrefix("UI") || type.hasPrefix("NS") && !type.hasSuffix("String")
  }
}

extension FunctionParameterSyntax {
  /// Whether the parameter takes a text, by its type.
  var takesText: Bool { Self.types.contains(type.statedName) }

  private static let types: Set<String> = [
    "String", "NSString", "NSAttributedString", "AttributedString", "LocalizedStringResource", "LocalizedStringKey",
    "String.LocalizationValue",
  ]
}
