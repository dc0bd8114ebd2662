internal import AuditModel
internal import SwiftSyntax

/// Reads which image an expression names.
enum ImageReader {
  /// The image, or the first of a choice; computed if the name is not a literal; nil if the name is empty.
  static func image(_ expression: ExprSyntax, isSystem: Bool) -> ImageReference? {
    if expression.plainString?.isEmpty == true { return nil }
    return named(expression, isSystem: isSystem) ?? ImageReference(computedBy: expression.brief, isSystem: isSystem)
  }

  private static func named(_ expression: ExprSyntax, isSystem: Bool) -> ImageReference? {
    if let name = expression.plainString { return name.isEmpty ? nil : ImageReference(name, isSystem: isSystem) }
    if let inner = expression.soleTupleElement { return named(inner, isSystem: isSystem) }
    if case .choice(_, let results) = OperatorExpression(expression) {
      return results.lazy.compactMap { named($0, isSystem: isSystem) }.first
    }
    // A resource that Xcode makes of an asset: `.cart`, `ImageResource.cart`.
    guard !isSystem, let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard member.isImageResource else { return nil }
    return ImageReference(member.declName.baseName.text)
  }

  /// The symbol that a member of SFSafeSymbols names (`.cloudFill` is `cloud.fill`); computed for any other expression.
  static func symbol(_ expression: ExprSyntax) -> ImageReference {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.symbol == "SFSymbol"
    else { return ImageReference(computedBy: expression.brief, isSystem: true) }
    var name = ""
    for character in member.declName.baseName.text where character != "_" {
      let isDigit = character.isNumber && name.last?.isNumber != true
      if character.isUppercase || isDigit, !name.isEmpty { name += "." }
      name += character.lowercased()
    }
    return ImageReference(name, isSystem: true)
  }
}

extension MemberAccessExprSyntax {
  /// Whether the expression is a resource: a member of nothing, of `ImageResource`, or of the enumerations that Xcode makes of
  /// folders with a namespace (`.Onboarding.welcome`).
  fileprivate var isImageResource: Bool {
    guard let base else { return true }
    if base.is(DeclReferenceExprSyntax.self) { return base.symbol == "ImageResource" }
    guard let folder = base.as(MemberAccessExprSyntax.self) else { return false }
    return folder.declName.baseName.text.isTypeName && folder.isImageResource
  }
}
