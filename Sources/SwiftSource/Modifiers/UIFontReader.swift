internal import AuditModel
internal import SwiftSyntax

/// Reads fonts of UIKit from which apps make those of SwiftUI: `Font(UIFont.preferredFont(forTextStyle: .body))`.
///
/// Source: Apple, SwiftUI, `Font.init(_: CTFont)`; UIKit, `UIFont.preferredFont(forTextStyle:)`, `systemFont(ofSize:weight:)`.
enum UIFontReader {
  /// The expression for a font of UIKit from which one for a font of SwiftUI makes it; nil if it is another one.
  static func source(of expression: ExprSyntax) -> ExprSyntax? {
    // Only a font has a property that is one: that of an extension of the app.
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.reads("font") ? member.base : nil
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.sourceText == "Font",
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    else { return nil }
    return uncast(argument.expression)
  }

  /// The value of `font as CTFont`.
  private static func uncast(_ expression: ExprSyntax) -> ExprSyntax {
    let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? []
    return parts.count == 3 && parts[1].is(UnresolvedAsExprSyntax.self) ? parts[0] : expression
  }

  /// `UIFont.preferredFont(forTextStyle: .body)`, `UIFont.systemFont(ofSize: 19, weight: .bold)`; nil for others.
  static func font(_ expression: ExprSyntax) -> FontDescription? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return nil }
    let font = ViewCall(name: call.calledExpression.sourceText, node: call, call)
    switch font.name {
    case "UIFont.preferredFont":
      guard font.arguments.count == 1 else { return nil }
      return FontReader.style(font.symbol("forTextStyle")).map { FontDescription(style: $0) }
    case "UIFont.systemFont", "UIFont.boldSystemFont":
      guard let size = font.argument("ofSize")?.number else { return nil }
      let weight = font.symbol("weight").flatMap(FontWeight.init)
      guard weight != nil || !font.has("weight") else { return nil }
      var description = FontDescription(size: size, weight: weight)
      if font.name == "UIFont.boldSystemFont" { description.isBold = true }
      return description
    default: return nil
    }
  }
}
