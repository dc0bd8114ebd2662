internal import SwiftSyntax

extension ExprSyntax {
  /// Whether the expression is the superclass's member of the name of the member around, `super.setTitle` in an override of it: what it
  /// is given is what the override was given.
  var handsOn: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true else {
      return false
    }
    var node = parent
    while let outer = node, !outer.is(MemberBlockItemSyntax.self) { node = outer.parent }
    let declaration = node?.as(MemberBlockItemSyntax.self)?.decl
    let name =
      declaration?.as(FunctionDeclSyntax.self)?.name.text
      ?? declaration?.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    return name == member.declName.baseName.text
  }
}
