internal import SwiftSyntax

// The values of lists that are written in the sources.
extension ViewScope {
  /// The values of a list: a literal, also by the name of a constant, its indices, or all cases of an enumeration; empty if they are not
  /// known.
  func listedValues(of data: ExprSyntax) -> [Argument] {
    if let list = data.listOfIndices {
      return listedValues(of: list).indices.prefix(Self.maximumIndices).map { index in
        Argument(
          expression: ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("\(index)"))), scope: self,
          isGiven: false)
      }
    }
    let list = resolved(data).written()
    if let array = list.expression.as(ArrayExprSyntax.self) {
      // In a list with `Mode.list`, `.grid` is one of the same type.
      let type = list.type?.elementOfList ?? array.elements.lazy.compactMap(\.expression.ownerOfMember).first
      return array.elements.map { element in
        Argument(expression: element.expression, scope: list.scope, type: type, isGiven: list.hasPlace)
      }.listed
    }
    let cases = list.expression.as(MemberAccessExprSyntax.self).flatMap { member in
      member.declName.baseName.text == "allCases" ? member.base?.sourceText : nil
    }
    guard let name = cases,
      let found = module?.enumeration(named: name, in: list.scope.type.name, of: list.scope.locations.file),
      !found.cases.hasValues
    else { return [] }
    return found.cases.cases.map { value in
      let type = DeclReferenceExprSyntax(baseName: .identifier(found.name))
      let member = MemberAccessExprSyntax(base: type, name: .identifier(value))
      return Argument(expression: ExprSyntax(member), scope: list.scope, isGiven: false)
    }.listed
  }

  /// Longer lists are data.
  private static let maximumIndices = 100
}

extension [Argument] {
  /// The values, marked as those of a list.
  fileprivate var listed: [Argument] {
    map { value in
      var value = value
      value.isListed = true
      return value
    }
  }
}

extension ExprSyntax {
  /// The list of which the expression gives the indices, `list.indices`, `0..<list.count`; nil for other expressions.
  fileprivate var listOfIndices: ExprSyntax? {
    if let parts = self.as(SequenceExprSyntax.self)?.elements.map(\.self) {
      guard parts.count == 3, parts[0].wholeNumber == 0,
        parts[1].as(BinaryOperatorExprSyntax.self)?.operator.reads("..<") == true
      else { return nil }
      return parts[2].base(ofMember: "count")
    }
    return base(ofMember: "indices")
  }

  private func base(ofMember name: String) -> ExprSyntax? {
    self.as(MemberAccessExprSyntax.self).flatMap { $0.declName.baseName.reads(name) ? $0.base : nil }
  }

  /// The name of the type before the dot: `Mode` of `Mode.list`; nil for other expressions.
  fileprivate var ownerOfMember: String? {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base, base.is(DeclReferenceExprSyntax.self),
      base.sourceText.isTypeName
    else { return nil }
    return base.sourceText
  }
}

extension String {
  /// The type of the elements of a list by the name of its type: `Item` of `[Item]`; nil for other types.
  var elementOfList: String? {
    guard hasPrefix("["), hasSuffix("]") else { return nil }
    let element = String(dropFirst().dropLast())
    return element.isTypeName || element.hasPrefix("(") ? element : nil
  }
}
