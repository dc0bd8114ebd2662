internal import SwiftSyntax

/// A gesture that code lets a view of UIKit recognize.
struct GestureUse: Sendable, Hashable {
  /// The name of the gesture, `tap`; `custom` for that of a recognizer of the app.
  let gesture: String
  /// The name of the method that it calls; nil if the code does not say.
  let action: String?
}

extension FunctionCallExprSyntax {
  /// The gesture that the call adds, `label.addGestureRecognizer(tap)`; nil for other calls, and if the type of the recognizer is not known.
  var addedGesture: GestureUse? {
    guard calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.reads("addGestureRecognizer") == true,
      let argument = arguments.first?.expression
    else { return nil }
    let made = argument.as(FunctionCallExprSyntax.self) ?? argument.localConstant?.as(FunctionCallExprSyntax.self)
    let ending = "GestureRecognizer"
    guard let type = made?.createdType ?? argument.typeOfOwnProperty, type.hasSuffix(ending) else { return nil }
    let stem = type.hasPrefix("UI") ? String(type.dropFirst(2).dropLast(ending.count)) : ""
    return GestureUse(
      gesture: stem.isEmpty ? "custom" : ObjectiveCNames.lowercasedFirst(stem), action: made?.selector)
  }

  /// The name of the method in `action: #selector(open)`; nil without one.
  fileprivate var selector: String? {
    let action = arguments.first { $0.label?.text == "action" }?.expression.as(MacroExpansionExprSyntax.self)
    let method = action?.arguments.first?.expression
    return method?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? method?.symbol
  }
}

extension ExprSyntax {
  /// The value of the local constant that the expression names; nil for any other.
  fileprivate var localConstant: ExprSyntax? {
    guard let name = ownName, let statements = declaration(of: name)?.as(CodeBlockItemListSyntax.self) else {
      return nil
    }
    return statements.lazy.compactMap { LocalConstant($0.item) }.first { $0.name == name }?.value
  }

  /// The type of a property of the type around, if the expression is one and its type is stated; nil otherwise.
  fileprivate var typeOfOwnProperty: String? {
    guard let name = ownName, declaration(of: name) == nil else { return nil }
    let block = sequence(first: Syntax(self), next: \.parent).first { $0.is(MemberBlockSyntax.self) }
    return block?.parent?.asProtocol((any DeclGroupSyntax).self)?.typesOfProperties[name]
  }
}
