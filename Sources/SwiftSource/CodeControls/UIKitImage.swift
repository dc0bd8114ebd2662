internal import AuditModel
internal import SwiftSyntax

/// Reads which image of UIKit or AppKit an expression gives.
struct UIKitImage {
  /// The image; nil if the expression gives none.
  private(set) var reference: ImageReference?
  /// The images of which the expression chooses one, nil for those that it does not tell; empty if it chooses none.
  private(set) var choices: [ImageReference?] = []
  /// What AppKit calls the image, if the code says so.
  private(set) var description: ExprSyntax?
  /// What the description is read with.
  private(set) var texts: TextReader?

  /// The image of an expression; of a choice the first, of one that code elsewhere makes none.
  init(_ expression: ExprSyntax, _ texts: TextReader) {
    let origins = ImageOrigin.all(of: expression, texts)
    if origins.count > 1 { choices = origins.filter { !$0.expression.isNil }.map { Self(origin: $0).reference } }
    for origin in origins where reference == nil {
      read(origin)
      // An expression that names other code is shown as it is written where it is used.
      if origin.isElsewhere, reference?.expression != nil {
        reference = reference?.computed(by: expression)
      }
    }
    guard origins.count > 1, origins.contains(where: \.isElsewhere), let first = reference else { return }
    reference = first.computed(by: expression)
  }

  private init(origin: ImageOrigin) { read(origin) }

  private mutating func read(_ origin: ImageOrigin) {
    if let call = origin.call { read(call, origin) } else { reference = Self.member(origin.expression) }
  }

  /// `UIImage(systemName: "x")`, `UIImage(named: "x")`, `NSImage(systemSymbolName: "x", accessibilityDescription: "y")`.
  private mutating func read(_ call: ViewCall, _ origin: ImageOrigin) {
    // An image has a label of its own in UIKit, which functions of apps set.
    let described = call.argument("accessibilityDescription") ?? call.argument("accessibilityLabel")
    description = described.flatMap { $0.isNil ? nil : origin.given($0) }
    texts = origin.texts(of: described)
    guard origin.isOfImage else {
      let computed = ImageReference(unknownComputedBy: call.node.as(ExprSyntax.self)?.brief ?? call.name)
      reference =
        origin.expression.generatedImage ?? Self.named(by: call, origin) ?? Self.symbol(by: call, origin) ?? computed
      return
    }
    if let name = call.argument("systemName") ?? call.argument("systemSymbolName") {
      reference = Self.image(name, isSystem: true, origin)
    } else if let symbol = call.argument("systemSymbol") {
      reference = ImageReader.symbol(symbol)
    } else if let name = call.argument("named") ?? call.argument("resource")
      ?? call.argument("imageLiteralResourceName") ?? call.first
    {
      reference = Self.image(name, isSystem: false, origin)
    } else {
      reference = ImageReference(computedBy: call.node.as(ExprSyntax.self)?.brief ?? call.name)
    }
  }

  /// The image that a function of `UIImage` or `NSImage` gives by its name, as apps add them: `UIImage.templateImageNamed("x")`.
  private static func named(by call: ViewCall, _ origin: ImageOrigin) -> ImageReference? {
    let called = origin.expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    guard let called, called.base.map({ ["UIImage", "NSImage"].contains($0.symbol) }) == true else { return nil }
    let isByName = called.declName.baseName.text.lowercased().hasSuffix("named")
    return (call.argument("named") ?? (isByName ? call.first : nil)).flatMap { image($0, isSystem: false, origin) }
  }

  /// The symbol that a function of a library gives, if its name, that of its type or a label says so:
  /// `Icons.icon(forSymbolName: "xmark")`.
  private static func symbol(by call: ViewCall, _ origin: ImageOrigin) -> ImageReference? {
    let called = origin.expression.as(FunctionCallExprSyntax.self)?.calledExpression.memberNames ?? [call.name]
    let labels = call.arguments.compactMap(\.label?.text)
    guard let name = call.arguments.first?.expression, origin.given(name).plainString != nil,
      (called + labels).contains(where: { $0.lowercased().contains("symbol") })
    else { return nil }
    return image(name, isSystem: true, origin)
  }

  private static func image(_ argument: ExprSyntax, isSystem: Bool, _ origin: ImageOrigin) -> ImageReference? {
    let parameter = argument.soleInterpolation ?? argument
    let texts = origin.texts(of: parameter)
    let given = origin.given(parameter)
    let name = given.soleInterpolation ?? given
    let image = ImageReader.image(name, isSystem: isSystem)
    guard image?.expression != nil else { return image }
    if let asset = name.results.first?.assetOfConstant { return ImageReference(asset) }
    if let name = name.nameOfTemplate { return ImageReference(name, isSystem: true) }
    let path = origin.pathOfCase(name)
    let member = path.flatMap {
      texts.named(ViewCall(name: $0.joined(separator: "."), node: name), isKey: false, depth: 0)
    }
    let reading =
      member ?? name.memberOfString.flatMap { texts.named($0, isKey: false, depth: 0) }
      ?? texts.read(name, isKey: false)
    guard let first = reading.text?.value, reading.expressions.isEmpty else { return image }
    // Of several names it is known only of which they are one if a function chooses them.
    guard reading.others.isEmpty || name.memberOfString != nil else { return image }
    var known = ImageReference(first, isSystem: isSystem)
    known.otherNames = reading.others.isEmpty ? nil : reading.others.compactMap(\.value)
    return known
  }

  /// UIKit's own images (`.add`), those that generated code has a name for, and members that compute one.
  private static func member(_ expression: ExprSyntax) -> ImageReference {
    let member = expression.as(MemberAccessExprSyntax.self)
    if let member, member.isOfImage, systemImages.contains(member.declName.baseName.text) {
      return ImageReference(member.declName.baseName.text, isSystem: true)
    }
    return expression.generatedImage ?? ImageReference(unknownComputedBy: expression.brief)
  }

  /// The system's images that UIKit has as members of `UIImage` (Apple, `UIImage`, "Getting system images").
  private static let systemImages: Set<String> = [
    "add", "remove", "close", "checkmark", "strokedCheckmark", "actions",
  ]
}

extension ImageReference {
  /// The image as another expression computes it.
  fileprivate func computed(by expression: ExprSyntax) -> ImageReference {
    var image = ImageReference(computedBy: expression.brief, isSystem: isSystem)
    image.mayBeSymbol = mayBeSymbol
    return image
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member may be one of the type of images.
  fileprivate var isOfImage: Bool { base.map { $0.symbol == "UIImage" || $0.symbol == "NSImage" } ?? true }
}

extension ExprSyntax {
  /// The image that generated code has a name for: a member that Xcode makes of an asset (`.icClose`, `UIImage.icClose`), R.swift's
  /// function (`R.image.close()`), SwiftGen's constant (`Asset.close.image`); or the one that a literal names; nil for anything else.
  fileprivate var generatedImage: ImageReference? {
    if let literal = self.as(MacroExpansionExprSyntax.self), literal.macroName.reads("imageLiteral") {
      return literal.arguments.first?.expression.plainString.map { ImageReference($0) }
    }
    let names = (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).memberNames ?? []
    if names.starts(with: ["R", "image"]), names.count > 2 { return ImageReference(names[names.count - 1]) }
    if names.first?.hasPrefix("Asset") == true, names.last == "image", names.count > 2 {
      return ImageReference(names[names.count - 2])
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.isOfImage,
      case let name = member.declName.baseName.text, name != "none"
    else { return nil }
    return ImageReference(name)
  }

  /// The asset for which Xcode makes a constant of Objective-C: `ACImageNameIcClose`; nil for any other name.
  fileprivate var assetOfConstant: String? {
    guard let name = ownName, name.hasPrefix(Self.beginningOfAssets), name != Self.beginningOfAssets else { return nil }
    return ObjectiveCNames.lowercasedFirst(String(name.dropFirst(Self.beginningOfAssets.count)))
  }

  private static let beginningOfAssets = "ACImageName"
  private static let beginningOfImages = "NSImageName"

  /// The member of `String` that an implicit member is where the name of an image is expected: `systemName: .back()`; nil for any other.
  fileprivate var memberOfString: ViewCall? {
    let call = self.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self), member.base == nil else {
      return nil
    }
    let name = "String.\(member.declName.baseName.text)"
    return call.map { ViewCall(name: name, node: self, $0) } ?? ViewCall(name: name, node: self)
  }

  /// The name of one of AppKit's images that the expression, or what code gives to the local name that it is, means; of a choice the
  /// first; nil if it may mean another image.
  fileprivate var nameOfTemplate: String? {
    let values = ownName.flatMap { localValues(of: $0) } ?? [self]
    let names = values.flatMap(\.results).map(\.templateOfConstant)
    return names.contains(nil) ? nil : names.first ?? nil
  }

  /// The name of the image that a constant of AppKit means: `NSImage.addTemplateName`, in Objective-C `NSImageNameAddTemplate`, is
  /// `NSAddTemplate`.
  private var templateOfConstant: String? {
    if let name = ownName, name.hasPrefix(Self.beginningOfImages) {
      return Self.imageOfAppKit(String(name.dropFirst(Self.beginningOfImages.count)))
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base.map({ $0.symbol == "NSImage" }) ?? true,
      case let name = member.declName.baseName.text, name.hasSuffix("Name")
    else { return nil }
    return Self.imageOfAppKit(name.prefix(1).uppercased() + name.dropFirst().dropLast("Name".count))
  }

  /// The name of AppKit's image by that of its constant; nil for a constant of an app.
  private static func imageOfAppKit(_ constant: String) -> String? {
    constant.hasSuffix("Template") || imagesOfAppKit.contains(constant) ? "NS\(constant)" : nil
  }

  /// AppKit's images that are not templates, by the names of their constants (Apple, `NSImage.Name`).
  private static let imagesOfAppKit: Set<String> = [
    "Advanced", "ApplicationIcon", "Bonjour", "Caution", "ColorPanel", "Computer", "Everyone", "Folder",
    "FolderBurnable", "FolderSmart", "FontPanel", "Info", "MobileMe", "MultipleDocuments", "Network",
    "PreferencesGeneral", "StatusAvailable", "StatusNone", "StatusPartiallyAvailable", "StatusUnavailable",
    "TrashEmpty", "TrashFull", "User", "UserAccounts", "UserGroup", "UserGuest",
  ]
}
