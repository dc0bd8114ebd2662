internal import AuditModel
internal import SwiftSyntax

/// Reads which image an expression names.
enum ImageReader {
  /// The image, of a choice the first; nil where the name is no literal.
  static func image(_ expression: ExprSyntax, isSystem: Bool) -> ImageReference? {
    if let name = expression.plainString { return name.isEmpty ? nil : ImageReference(name, isSystem: isSystem) }
    if let inner = expression.soleTupleElement { return image(inner, isSystem: isSystem) }
    if case .choice(_, let results) = OperatorExpression(expression) {
      return results.lazy.compactMap { image($0, isSystem: isSystem) }.first
    }
    // A resource that Xcode makes of an asset: `.cart`, `ImageResource.cart`.
    guard !isSystem, let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard member.base == nil || member.base?.symbol == "ImageResource" else { return nil }
    return ImageReference(member.declName.baseName.text)
  }
}
