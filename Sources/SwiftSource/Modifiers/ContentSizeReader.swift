internal import AuditModel
internal import SwiftSyntax

/// Reads the content sizes of `dynamicTypeSize`.
enum ContentSizeReader {
  /// `.large`, `...DynamicTypeSize.xxxLarge`, `.small ... .large`.
  static func limits(_ expression: ExprSyntax) -> ContentSizeLimits {
    if let size = size(expression) { return ContentSizeLimits(minimum: size, maximum: size) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "..." {
      return ContentSizeLimits(maximum: size(prefix.expression))
    }
    if let postfix = expression.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..." {
      return ContentSizeLimits(minimum: size(postfix.expression))
    }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..."
    else { return ContentSizeLimits() }
    return ContentSizeLimits(minimum: size(parts[0]), maximum: size(parts[2]))
  }

  /// A size by SwiftUI's name (`DynamicTypeSize`).
  private static func size(_ expression: ExprSyntax) -> ContentSizeCategory? {
    expression.as(MemberAccessExprSyntax.self).flatMap { ContentSizeCategory(rawValue: $0.declName.baseName.text) }
  }
}
