internal import AuditModel
internal import SwiftSyntax

/// Reads which image of UIKit or AppKit an expression gives.
struct UIKitImage {
  /// The image; nil if the expression gives none.
  private(set) var reference: ImageReference?
  /// What AppKit calls the image, if the code says so.
  private(set) var description: ExprSyntax?
  /// What the description is read with.
  private(set) var texts: TextReader?

  /// The image of an expression; of a choice the first.
  init(_ expression: ExprSyntax, _ texts: TextReader) {
    for origin in ImageOrigin.all(of: expression, texts) where reference == nil {
      if let call = origin.call { read(call, origin) } else { reference = Self.member(origin.expression) }
      // An expression that names other code is shown as it is written where it is used.
      if origin.isElsewhere, reference?.expression != nil {
        reference = ImageReference(computedBy: expression.brief, isSystem: reference?.isSystem == true)
      }
    }
  }

  /// `UIImage(systemName: "x")`, `UIImage(named: "x")`, `NSImage(systemSymbolName: "x", accessibilityDescription: "y")`.
  private mutating func read(_ call: ViewCall, _ origin: ImageOrigin) {
    // An image has a label of its own in UIKit, which functions of apps set.
    let described = call.argument("accessibilityDescription") ?? call.argument("accessibilityLabel")
    description = described.flatMap { $0.isNil ? nil : origin.given($0) }
    texts = origin.texts(of: described)
    guard origin.isOfImage else {
      reference = ImageReference(computedBy: call.node.as(ExprSyntax.self)?.brief ?? call.name)
      return
    }
    if let name = call.argument("systemName") ?? call.argument("systemSymbolName") {
      reference = Self.image(name, isSystem: true, origin)
    } else if let symbol = call.argument("systemSymbol") {
      reference = ImageReader.symbol(symbol)
    } else if let name = call.argument("named") ?? call.argument("resource") ?? call.first {
      reference = Self.image(name, isSystem: false, origin)
    } else {
      reference = ImageReference(computedBy: call.node.as(ExprSyntax.self)?.brief ?? call.name)
    }
  }

  private static func image(_ name: ExprSyntax, isSystem: Bool, _ origin: ImageOrigin) -> ImageReference? {
    let texts = origin.texts(of: name)
    let name = origin.given(name)
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
}
