internal import SwiftSyntax

extension SyntaxProtocol {
  /// The type that the name of a type means at the node, as far as the declarations around say it: that of a `typealias`, or the one that a
  /// generic parameter inherits from; nil if such a parameter inherits from none, and the name itself if nothing around declares it.
  ///
  /// - Parameter hasAliases: Whether the file may have a `typealias`, for which all members and statements around are searched.
  func typeMeant(by name: String, hasAliases: Bool) -> String? {
    var node = parent
    while let outer = node {
      if let parameter = outer.genericParameter(named: name) { return parameter.inheritedType?.statedName }
      if hasAliases, let alias = outer.typeAlias(named: name) { return alias.initializer.value.statedName }
      node = outer.parent
    }
    return name
  }
}

extension Syntax {
  /// The generic parameter of a name that a declaration has; nil for anything else.
  fileprivate func genericParameter(named name: String) -> GenericParameterSyntax? {
    // A cast to the protocol is slow, and every node around is asked.
    guard Self.kindsWithGenericParameters.contains(kind) else { return nil }
    let clause = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return clause?.parameters.first { $0.name.text == name }
  }

  private static let kindsWithGenericParameters: Set<SyntaxKind> = [
    .structDecl, .classDecl, .enumDecl, .actorDecl, .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl,
  ]

  /// The `typealias` of a name among the members of a type, the statements of a function or those of a file; nil for anything else.
  fileprivate func typeAlias(named name: String) -> TypeAliasDeclSyntax? {
    let aliases =
      if let members = self.as(MemberBlockItemListSyntax.self) {
        members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      } else {
        self.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(TypeAliasDeclSyntax.self) } ?? []
      }
    return aliases.first { $0.name.text == name }
  }
}
