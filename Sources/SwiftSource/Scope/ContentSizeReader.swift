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

  /// What the environment calls the size of texts.
  static let paths: Set<String> = ["dynamicTypeSize", "sizeCategory"]

  /// What a comparison of the size of texts asks for; nil for `==`, and for a size that is not known.
  static func requirement(_ sign: String, _ expression: ExprSyntax) -> RoomRequirement? {
    guard let size = size(expression) else { return nil }
    // No size is larger than the largest.
    let next = ContentSizeCategory.allCases.first { $0 > size }
    switch sign {
    case ">=": return RoomRequirement(contentSizesFrom: size)
    case "<": return RoomRequirement(contentSizesFrom: size).reversed
    case ">": return next.map { RoomRequirement(contentSizesFrom: $0) }
    case "<=": return next.map { RoomRequirement(contentSizesFrom: $0).reversed }
    default: return nil
    }
  }

  /// A size by SwiftUI's name (`DynamicTypeSize`), or by the older one (`ContentSizeCategory`).
  private static func size(_ expression: ExprSyntax) -> ContentSizeCategory? {
    guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return nil }
    return ContentSizeCategory(rawValue: name) ?? olderNames[name]
  }

  /// The names of sizes that `DynamicTypeSize` does not share: <https://developer.apple.com/documentation/swiftui/contentsizecategory>.
  private static let olderNames: [String: ContentSizeCategory] = [
    "extraSmall": .xSmall, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge, "extraExtraExtraLarge": .xxxLarge,
    "accessibilityMedium": .accessibility1, "accessibilityLarge": .accessibility2,
    "accessibilityExtraLarge": .accessibility3, "accessibilityExtraExtraLarge": .accessibility4,
    "accessibilityExtraExtraExtraLarge": .accessibility5,
  ]
}
