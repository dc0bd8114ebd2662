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

  /// The declaration around a node, in a type of a name; nil if there is none.
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

extension FunctionParameterSyntax {
  /// Whether the parameter takes a text, by its type.
  var takesText: Bool { Self.types.contains(type.statedName) }

  private static let types: Set<String> = [
    "String", "NSString", "NSAttributedString", "AttributedString", "LocalizedStringResource", "LocalizedStringKey",
    "String.LocalizationValue",
  ]
}
