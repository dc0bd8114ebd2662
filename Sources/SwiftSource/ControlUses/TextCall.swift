internal import SwiftSyntax

/// What may give texts to a declaration of the app: a call of a function, or an assignment to a property with code of its own.
struct TextCall: Sendable {
  /// What is given.
  enum Gift: Sendable {
    case call(FunctionCallExprSyntax)
    case assignment(ExprSyntax)
  }

  /// The call or the assignment.
  let node: ExprSyntax
  let gift: Gift
  /// Where it is.
  let place: ControlPlace
  let locations: SourceLocations

  /// The expressions that are given.
  var expressions: [ExprSyntax] {
    switch gift {
    case .call(let call): call.arguments.map(\.expression)
    case .assignment(let value): [value]
    }
  }
}

/// A function, an initializer or a property with code of its own of the app, with the names of what it is given.
struct CalledDeclaration {
  /// What is given.
  enum Input {
    case parameters(FunctionParameterListSyntax)
    /// The value to which a property is set, by the names that it has in the code.
    case value(names: Set<String>)
  }

  let function: ControlFunction
  let input: Input
  /// The declaration.
  let id: SyntaxIdentifier

  /// The function, initializer or accessor that contains a node, as a member of a type; nil outside of all.
  init?(around node: some SyntaxProtocol, in type: String) {
    var current = node.parent
    while let outer = current, !outer.is(MemberBlockItemSyntax.self) {
      if let function = outer.as(FunctionDeclSyntax.self) {
        input = .parameters(function.signature.parameterClause.parameters)
        (self.function, id) = (function.function(of: type), outer.id)
        return
      }
      if let initializer = outer.as(InitializerDeclSyntax.self) {
        let parameters = initializer.signature.parameterClause.parameters
        input = .parameters(parameters)
        (function, id) = (ControlFunction(type.lastTypeName, parameters, of: type), outer.id)
        return
      }
      if let accessor = outer.as(AccessorDeclSyntax.self), let property = accessor.settableProperty {
        (input, id) = (.value(names: [accessor.nameOfValue(of: property)]), outer.id)
        function = ControlFunction(setterOf: property, in: type)
        return
      }
      current = outer.parent
    }
    return nil
  }

  /// The names of the texts that are given.
  private var names: Set<String> {
    switch input {
    case .parameters(let parameters): Set(parameters.lazy.filter(\.takesText).map(\.nameInside))
    case .value(let names): names
    }
  }

  /// Whether an expression refers to what is given to the declaration.
  func gives(to expression: some SyntaxProtocol) -> Bool {
    let names = names
    return !names.isEmpty
      && expression.tokens(viewMode: .sourceAccurate).contains { $0.identifierText.map(names.contains) ?? false }
  }

  /// Whether a name is that of a parameter.
  fileprivate func hasParameter(_ name: String) -> Bool {
    guard case .parameters(let parameters) = input else { return false }
    return parameters.contains { $0.nameInside == name }
  }
}

extension CalledDeclaration {
  /// Whether the control to which a text goes is another one for each call: a parameter, or, in what the app adds to a class of the system,
  /// the object itself.
  ///
  /// Which text such a control gets depends on the call that gives both.
  func changesGivenControl(at text: ExprSyntax, isOfFramework: Bool) -> Bool {
    guard let path = text.changedPath, let root = path.first else { return false }
    return hasParameter(root) || isOfFramework && text.declaration(of: root) == nil
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
  var takesText: Bool { type.isOfTexts }

  /// The name in the function.
  fileprivate var nameInside: String { (secondName ?? firstName).text.withoutBackticks }
}

extension TypeSyntax {
  /// Whether values of the type are texts.
  fileprivate var isOfTexts: Bool { Self.textTypes.contains(statedName) }

  private static let textTypes: Set<String> = [
    "String", "NSString", "NSAttributedString", "AttributedString", "LocalizedStringResource", "LocalizedStringKey",
    "String.LocalizationValue",
  ]
}

extension PatternBindingSyntax {
  /// The name of the property if it has a text, and code that runs when it is set: `set`, `didSet` or `willSet`; nil otherwise.
  var settableText: String? {
    guard case .accessors(let accessors)? = accessorBlock?.accessors, hasText,
      accessors.contains(where: { AccessorDeclSyntax.setters.contains($0.accessorSpecifier.text) })
    else { return nil }
    return pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
  }

  private var hasText: Bool {
    typeAnnotation?.type.isOfTexts ?? (initializer?.value.is(StringLiteralExprSyntax.self) == true)
  }
}

extension AccessorDeclSyntax {
  /// The accessors that run when a property is set.
  fileprivate static let setters: Set<String> = ["set", "didSet", "willSet"]

  /// The property of texts that the accessor belongs to, if it runs when that is set; nil otherwise.
  fileprivate var settableProperty: String? {
    guard Self.setters.contains(accessorSpecifier.text) else { return nil }
    return parent?.parent?.parent?.as(PatternBindingSyntax.self)?.settableText
  }

  /// What the accessor calls the value to which its property is set.
  fileprivate func nameOfValue(of property: String) -> String {
    if accessorSpecifier.text == "didSet" { return property }
    return parameters?.name.text.withoutBackticks ?? "newValue"
  }
}
