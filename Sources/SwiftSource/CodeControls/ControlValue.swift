internal import AuditModel
internal import SwiftSyntax

/// A value that code gives to a control.
struct ControlValue {
  /// The expression; the value of a local constant.
  let expression: ExprSyntax
  /// What texts are read with.
  let texts: TextReader

  /// The text of a literal.
  var plainString: String? { texts.read(expression, isKey: false).text?.value }
  var boolean: Bool? { expression.boolean }
  var number: Double? { expression.number }
  /// The last name of `.close`.
  var symbol: String? { expression.symbol }
  /// The names in a set: `[.destructive]`, `.destructive`.
  var names: [String] { expression.results.compactMap(\.symbol) }
  /// UIKit's traits, if all are known.
  var traits: [AccessibilityTrait]? {
    let names = names
    guard !names.isEmpty, expression.results.count == names.count else { return nil }
    let known = names.filter { $0 != "none" }.map(AccessibilityTrait.init(name:))
    return known.contains { if case .other = $0 { true } else { false } } ? nil : known
  }

  /// UIKit's or AppKit's font, if it is a literal.
  var font: FontDescription? { UIKitFonts.font(expression) }
}

/// Reads UIKit's and AppKit's fonts if they are literals.
enum UIKitFonts {
  /// `.preferredFont(forTextStyle: .body)`, `.systemFont(ofSize: 12, weight: .bold)`, `UIFont(name: "Name", size: 12)`; nil for others.
  static func font(_ expression: ExprSyntax) -> FontDescription? {
    guard let call = expression.results.first?.as(FunctionCallExprSyntax.self), let name = call.calledExpression.symbol
    else { return nil }
    let view = ViewCall(name: name, node: call, call)
    if name == "preferredFont" {
      return view.symbol("forTextStyle").flatMap(TextStyle.init).map { FontDescription(style: $0) }
    }
    if ["UIFont", "NSFont"].contains(name), let family = view.argument("name")?.plainString {
      return view.argument("size")?.number.map { FontDescription(size: $0, family: family) }
    }
    guard names.contains(name), let size = view.argument("ofSize")?.number else { return nil }
    var font = FontDescription(size: size, weight: view.symbol("weight").flatMap(FontWeight.init))
    if name == "boldSystemFont" { font.isBold = true }
    if name == "italicSystemFont" { font.isItalic = true }
    if name == "monospacedDigitSystemFont" { font.monospacedDigits = true }
    return font
  }

  private static let names: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont",
  ]
}

/// Reads which image of UIKit or AppKit an expression gives.
struct UIKitImage {
  /// The image; nil if there is none.
  private(set) var reference: ImageReference?
  /// What AppKit calls the image, if the code says so.
  private(set) var description: ExprSyntax?
  /// What the description is read with.
  private(set) var texts: TextReader?

  /// The image of an expression; of a choice the first.
  init(_ expression: ExprSyntax, _ texts: TextReader) {
    for result in expression.results where reference == nil && !result.isNil {
      let base = result.withoutMethodsOfImage
      guard let call = base.as(FunctionCallExprSyntax.self), let name = call.calledExpression.symbol else {
        reference = Self.member(base)
        continue
      }
      read(ViewCall(name: name, node: call, call), texts)
    }
  }

  /// `UIImage(systemName: "x")`, `UIImage(named: "x")`, `NSImage(systemSymbolName: "x", accessibilityDescription: "y")`.
  private mutating func read(_ call: ViewCall, _ texts: TextReader) {
    // An image has a label of its own in UIKit, which functions of apps set.
    let described = call.argument("accessibilityDescription") ?? call.argument("accessibilityLabel")
    description = described.flatMap { $0.isNil ? nil : $0 }
    self.texts = texts
    let isImage = ["UIImage", "NSImage", "init"].contains(call.name)
    if isImage, let name = call.argument("systemName") ?? call.argument("systemSymbolName") {
      reference = Self.image(name, isSystem: true, texts)
    } else if isImage, let symbol = call.argument("systemSymbol") {
      reference = ImageReader.symbol(symbol)
    } else if isImage, let name = call.argument("named") ?? call.argument("resource") ?? call.first {
      reference = Self.image(name, isSystem: false, texts)
    } else {
      reference = ImageReference(computedBy: call.node.as(ExprSyntax.self)?.brief ?? call.name)
    }
  }

  private static func image(_ name: ExprSyntax, isSystem: Bool, _ texts: TextReader) -> ImageReference? {
    let image = ImageReader.image(name, isSystem: isSystem)
    guard image?.expression != nil else { return image }
    if let name = name.nameOfTemplate { return ImageReference(name, isSystem: true) }
    return texts.read(name, isKey: false).text?.value.map { ImageReference($0, isSystem: isSystem) } ?? image
  }

  /// UIKit's own images (`.add`), and members that compute one.
  private static func member(_ expression: ExprSyntax) -> ImageReference {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base.map({ $0.symbol == "UIImage" }) ?? true,
      case let name = member.declName.baseName.text, systemImages.contains(name)
    else { return ImageReference(computedBy: expression.brief) }
    return ImageReference(name, isSystem: true)
  }

  /// The system's images that UIKit has as members of `UIImage` (Apple, `UIImage`, "Getting system images").
  private static let systemImages: Set<String> = [
    "add", "remove", "close", "checkmark", "strokedCheckmark", "actions",
  ]
}

extension ExprSyntax {
  /// The name of the image that a constant of AppKit means: `NSImage.addTemplateName` is `NSAddTemplate`.
  fileprivate var nameOfTemplate: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base.map({ $0.symbol == "NSImage" }) ?? true,
      case let name = member.declName.baseName.text, name.hasSuffix("TemplateName")
    else { return nil }
    return "NS" + name.prefix(1).uppercased() + name.dropFirst().dropLast("Name".count)
  }

  /// The expression without the methods that only change how an image looks.
  fileprivate var withoutMethodsOfImage: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text.hasPrefix("with") || member.declName.baseName.text.hasPrefix("apply")
        || member.declName.baseName.text.hasPrefix("imageFlipped")
    else { return self }
    return base.results.first?.withoutMethodsOfImage ?? base
  }
}
