internal import AuditModel
internal import SwiftSyntax

/// Reads SwiftUI's fonts as far as they are literals.
enum FontReader {
  /// `.headline`, `.system(size: 12, weight: .bold)`, `.custom("Name", size: 12, relativeTo: .body)`; nil for others.
  static func font(_ expression: ExprSyntax) -> FontDescription? {
    let view = ViewExpression(expression, conditions: BuildConditions(platform: .iOS))
    guard case .other(let base) = view.base else {
      guard case .call(let call) = view.base else { return nil }
      return style(call.name.split(separator: ".").last.map(String.init)).map { FontDescription(style: $0) }
    }
    guard let call = base.as(FunctionCallExprSyntax.self) else {
      return style(base.symbol).map { FontDescription(style: $0) }
    }
    return font(ViewCall(name: base.symbol ?? "", place: base, call))
  }

  private static func font(_ call: ViewCall) -> FontDescription? {
    var font = FontDescription()
    switch call.name {
    case "system":
      font.style = style(call.first?.symbol)
      font.size = call.argument("size")?.number
    case "custom":
      font.family = call.first?.plainString
      font.style = style(call.argument("relativeTo")?.symbol)
      font.size = (call.argument("size") ?? call.argument("fixedSize"))?.number
    default: return nil
    }
    font.weight = call.argument("weight")?.symbol.flatMap(FontWeight.init)
    return font == FontDescription() ? nil : font
  }

  /// SwiftUI's name of a text style.
  private static func style(_ name: String?) -> TextStyle? {
    guard let name else { return nil }
    return ["title": .title1, "caption": .caption1][name] ?? TextStyle(rawValue: name)
  }
}
