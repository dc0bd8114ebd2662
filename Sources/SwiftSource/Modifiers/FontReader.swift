internal import AuditModel
internal import SwiftSyntax

/// Reads SwiftUI's fonts if they are literals.
enum FontReader {
  /// `.headline`, `.system(size: 12, weight: .bold)`, `.custom("Name", size: 12, relativeTo: .body)`; nil for others.
  static func font(_ expression: ExprSyntax) -> FontDescription? {
    let view = ViewExpression(expression, conditions: BuildConditions(platform: .iOS))
    return view.modifiers.reduce(base(of: view)) { font, modifier in font.flatMap { changed($0, by: modifier) } }
  }

  /// A font with another weight or face; nil if its letters have other widths that are not known.
  private static func changed(_ font: FontDescription, by modifier: ViewCall) -> FontDescription? {
    var font = font
    switch modifier.name {
    case "bold": font.isBold = true
    case "italic": font.isItalic = true
    case "monospacedDigit": font.monospacedDigits = true
    case "weight":
      guard let weight = modifier.symbol().flatMap(FontWeight.init) else { return nil }
      font.weight = weight
    case "leading": break
    default: return nil
    }
    return font
  }

  private static func base(of view: ViewExpression) -> FontDescription? {
    guard case .other(let base) = view.base else {
      guard case .call(var call) = view.base, let name = call.name.split(separator: ".").last else { return nil }
      call.name = String(name)
      return call.arguments.isEmpty ? style(call.name).map { FontDescription(style: $0) } : font(call)
    }
    guard let call = base.as(FunctionCallExprSyntax.self) else {
      return style(base.symbol).map { FontDescription(style: $0) }
    }
    return font(ViewCall(name: base.symbol ?? "", node: base, call))
  }

  private static func font(_ call: ViewCall) -> FontDescription? {
    var font = FontDescription()
    switch call.name {
    case "system":
      // The letters of the other designs have other widths.
      guard [nil, "default", "rounded", "none"].contains(call.symbol("design")) || !call.has("design") else {
        return nil
      }
      font.style = style(call.first?.symbol)
      font.size = call.argument("size")?.number
    case "custom":
      // The letters of a font whose name only code knows have any widths.
      guard let family = call.first?.plainString else { return nil }
      font.family = family
      // A custom font of a `size` scales with Body.
      let base = call.has("size") && !call.has("relativeTo") ? TextStyle.body : nil
      font.style = style(call.argument("relativeTo")?.symbol) ?? base
      font.size = (call.argument("size") ?? call.argument("fixedSize"))?.number
    default: return nil
    }
    font.weight = call.argument("weight")?.symbol.flatMap(FontWeight.init)
    return font == FontDescription() ? nil : font
  }

  /// SwiftUI's name of a text style.
  static func style(_ name: String?) -> TextStyle? {
    guard let name else { return nil }
    return styles[name] ?? TextStyle(rawValue: name)
  }

  /// The styles that have other names in UIKit.
  private static let styles: [String: TextStyle] = ["title": .title1, "caption": .caption1]
}
