internal import AuditModel
internal import SwiftSyntax

/// Reads which image an expression names.
enum ImageReader {
  /// The image, of a choice with the others; computed if the name is not a literal; nil if the name is empty.
  ///
  /// - Parameter scope: What names mean, and so which image of a choice is shown first; nil if that is not known.
  static func image(_ expression: ExprSyntax, isSystem: Bool, in scope: ViewScope? = nil) -> ImageReference? {
    if expression.plainString?.isEmpty == true { return nil }
    return named(expression, isSystem: isSystem, in: scope)
      ?? ImageReference(computedBy: expression.brief, isSystem: isSystem)
  }

  private static func named(_ expression: ExprSyntax, isSystem: Bool, in scope: ViewScope?) -> ImageReference? {
    if let name = expression.plainString { return name.isEmpty ? nil : ImageReference(name, isSystem: isSystem) }
    if let inner = expression.soleTupleElement { return named(inner, isSystem: isSystem, in: scope) }
    if case .choice(_, let results) = OperatorExpression(expression)?.beginning(
      with: scope?.firstResult(of: expression))
    {
      let images = results.compactMap { named($0, isSystem: isSystem, in: scope) }
      return images.first?.or(Array(images.dropFirst()))
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

extension ExprSyntax {
  /// The expression that a literal consists of: `"\(name)"`; nil for any other literal.
  var soleInterpolation: ExprSyntax? {
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
    // A collection of nodes would make a new one of those it keeps.
    let parts = literal.segments.lazy.filter { $0.as(StringSegmentSyntax.self)?.content.text.isEmpty != true }
    var rest = parts.makeIterator()
    guard let part = rest.next()?.as(ExpressionSegmentSyntax.self), rest.next() == nil else { return nil }
    return part.expressions.count == 1 ? part.expressions.first?.expression : nil
  }

  /// The image of SwiftUI that is all of a text: `Image("x")`, `"\(Image("x"))"`; nil for other texts.
  var imageInText: ExprSyntax? {
    if isSwiftUIsImage { return self }
    return soleInterpolation.flatMap { $0.isSwiftUIsImage ? $0 : nil }
  }

  /// Whether the expression makes an image of SwiftUI, perhaps with modifiers: `Image(systemName: "x").bold()`.
  var isSwiftUIsImage: Bool {
    guard kind == .functionCallExpr,
      case .call(let call) = ViewExpression(self, conditions: BuildConditions(platform: .iOS)).base
    else { return false }
    return call.name == "Image"
  }
}
