internal import AuditModel
internal import SwiftSyntax

/// Reads SwiftUI's colors if they are literals, or names that the system or an asset catalog knows.
enum ColorReader {
  /// `.white`, `Color("Name")`, `Color(red: 0, green: 0.5, blue: 1)`, `Color(.systemBackground)`; an unknown one is empty.
  static func color(_ expression: ExprSyntax?) -> ColorReference {
    guard let expression else { return ColorReference() }
    if let name = name(of: expression) { return ColorReference(system: systemNames[name]) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Color"
    else { return ColorReference() }
    return color(ViewCall(name: "Color", node: expression, call))
  }

  /// The name of `.white`, `Color.white` or `Color.white.gradient`'s base.
  private static func name(of expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let isColor = member.base.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.text == "Color" } ?? true
    return isColor ? member.declName.baseName.text : nil
  }

  private static func color(_ call: ViewCall) -> ColorReference {
    if let name = call.first?.plainString { return ColorReference(name: name) }
    let alpha = call.argument("opacity")?.number
    if call.has("opacity"), alpha == nil { return ColorReference() }
    if let white = call.argument("white")?.number { return gray(white, alpha) }
    let parts = ["red", "green", "blue"].compactMap { call.argument($0)?.number }
    // Without a color space the components are in sRGB.
    if parts.count == 3, ["sRGB", nil].contains(call.first?.symbol) {
      let components = ColorComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      return ColorReference(components: components)
    }
    guard call.arguments.count == 1 else { return ColorReference() }
    let value = call.argument("uiColor") ?? call.argument("nsColor") ?? call.first
    return ColorReference(system: value.flatMap(nameInUIKit))
  }

  private static func gray(_ white: Double, _ alpha: Double?) -> ColorReference {
    ColorReference(components: ColorComponents(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Interface Builder's name of a color of UIKit: `systemBackgroundColor` for `.systemBackground`.
  private static func nameInUIKit(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.symbol == "UIColor" || $0.symbol == "NSColor" }) ?? true
    else { return nil }
    return member.declName.baseName.text + "Color"
  }

  /// SwiftUI's colors by Interface Builder's names.
  private static let systemNames = [
    "white": "whiteColor", "black": "blackColor", "clear": "clearColor", "gray": "systemGrayColor",
    "primary": "labelColor", "red": "systemRedColor", "orange": "systemOrangeColor", "yellow": "systemYellowColor",
    "green": "systemGreenColor", "mint": "systemMintColor", "teal": "systemTealColor", "cyan": "systemCyanColor",
    "blue": "systemBlueColor", "indigo": "systemIndigoColor", "purple": "systemPurpleColor", "pink": "systemPinkColor",
    "brown": "systemBrownColor",
  ]
}
