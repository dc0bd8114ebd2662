internal import AuditModel
internal import SwiftSyntax

// Images that are not made where they are shown: constants of the app, values of properties, assets by generated names.
extension ViewWalk {
  /// `Image.logo`: the image that the app declares by the name, otherwise one of which only the expression is known.
  func constantImage(_ call: ViewCall, _ around: ViewEnvironment) -> Element {
    var element = element(.imageView, at: call, around)
    element.note(expressions: [call.name])
    element.show(declaredImage(named: call.name), otherwise: call.name)
    return element
  }

  /// The elements of a member of the type `Image`, which can be labeled only where it is shown: that is their place, and the name there is
  /// all that is known of an image without one.
  func shown(_ elements: [Element], of type: String?, at call: ViewCall) -> [Element] {
    guard type?.isImageType == true else { return elements }
    return placed(elements, at: call) { _ in true }
  }

  /// The elements of what was given to a name or to a property of a value, where it is shown.
  ///
  /// A use that gives an image by the name of a variable tells nothing of the image; what makes one, or names one, does.
  func shown(_ elements: [Element], givenBy argument: Argument, at call: ViewCall) -> [Element] {
    guard argument.type?.isImageType == true else { return elements }
    if call.name.contains(".") { return placed(elements, at: call) { _ in true } }
    guard argument.isGiven, argument.expression.isVariable else { return elements }
    return placed(elements, at: call) { $0.expression != nil }
  }

  /// The elements of an image where a call shows it.
  private func placed(_ elements: [Element], at call: ViewCall, where isMeant: (ImageReference) -> Bool) -> [Element] {
    var images = elements
    takeForImages(&images)
    let place = locations.location(of: call.node)
    return images.map { $0.imagesPlaced(at: place, named: call.name, where: isMeant) }
  }

  /// Takes elements of which only an expression is known for images, if its type or what changes it shows that it is one.
  func recognizeImages(in elements: inout [Element], of view: ViewExpression) {
    if isImage(view) { takeForImages(&elements) }
  }

  private func takeForImages(_ elements: inout [Element]) {
    for index in elements.indices {
      // The branches of a choice are in a group.
      takeForImages(&elements[index].children)
      guard let expression = elements[index].unknownExpression else { continue }
      let name = expression.hasPrefix(".") ? "Image\(expression)" : expression
      elements[index].kind = .imageView
      elements[index].customClass = nil
      elements[index].connections.expressions = nil
      elements[index].show(declaredImage(named: name), otherwise: expression)
    }
  }

  private func isImage(_ view: ViewExpression) -> Bool {
    if let first = view.modifiers.first, Self.modifiersOfImages.contains(first.name) { return !view.isOfUnknownType }
    guard case .call(let call) = view.base, !call.isCall else { return false }
    let property = call.node.boundProperty(named: call.name) ?? call.name
    let type = scope.argument(call.name, at: call.node)?.type ?? type.propertyTypes[property]
    return type?.isImageType == true || call.name.hasSuffix(".swiftUIImage")
  }

  /// The modifiers that only an image has, of SwiftUI's views.
  private static let modifiersOfImages: Set<String> = ["resizable", "renderingMode", "interpolation", "antialiased"]

  /// The call of `Image` that a constant or a computed property of the app consists of; nil if it is anything else.
  private func declaredImage(named name: String) -> ViewCall? {
    guard let value = source.module.value(named: name, in: type.name, of: locations.file),
      let body = value.statements,
      let expression = ReturnedExpressions(body, conditions: conditions).expressions.first,
      case .call(let call) = ViewExpression(expression, conditions: conditions).base, call.name == "Image"
    else { return nil }
    return call
  }
}

extension ExprSyntax {
  /// Whether the expression is a variable, or a property of one: `photo`, `$photo`, `model.photo`.
  fileprivate var isVariable: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) { return !name.baseName.beginsUppercase }
    return self.as(MemberAccessExprSyntax.self)?.base?.isVariable ?? false
  }
}

extension String {
  /// Whether the type of the name is that of images, perhaps optional.
  fileprivate var isImageType: Bool { withoutGenerics == "Image" || withoutGenerics == "SwiftUI.Image" }
}

extension Element {
  /// The element with its images, or those inside, at a place; what is not known of them has the name of what is shown there.
  fileprivate func imagesPlaced(
    at place: SourceLocation, named name: String, where isMeant: (ImageReference) -> Bool
  ) -> Element {
    var element = self
    element.children = children.map { $0.imagesPlaced(at: place, named: name, where: isMeant) }
    guard kind == .imageView, let image = control.image, isMeant(image) else { return element }
    (element.location, element.givenAt) = (place, nil)
    if let expression = image.expression, connections.expressions?.contains(expression) != true {
      element.control.image?.expression = name
    }
    return element
  }

  /// Shows the image that a call of `Image` makes; without one, it is known by its expression alone.
  fileprivate mutating func show(_ declared: ViewCall?, otherwise expression: String) {
    control.image = ImageReference(computedBy: expression)
    guard let declared else { return }
    if declared.has("decorative") { accessibility.isElement = false }
    if declared.has("label") { accessibility.label = LocalizableText(computedBy: expression) }
    guard let (name, isSystem) = declared.imageName, name.plainString != nil else { return }
    control.image = ImageReader.image(name, isSystem: isSystem)
    connections.expressions = nil
  }

  /// The expression that is all that is known of the element; nil if more is.
  fileprivate var unknownExpression: String? {
    guard children.isEmpty, control.text == nil else { return nil }
    switch kind {
    case .unknown(let name): return name
    case .view: return connections.expressions?.first
    default: return nil
    }
  }
}

extension ViewExpression {
  /// Whether it is made of a type that is not called an image: packages have views of their own with the modifiers of images.
  fileprivate var isOfUnknownType: Bool {
    guard case .call(let call) = base, call.isCall, case let type = call.name.lastTypeName else { return false }
    return type.isTypeName && !type.contains("Image")
  }
}

extension ViewCall {
  /// The expression for the name of the image that a call of `Image` shows, and whether it is that of a symbol.
  var imageName: (ExprSyntax, Bool)? {
    let names = [("systemName", true), ("decorative", false)]
    let named = names.lazy.compactMap { label, isSystem in self.argument(label).map { ($0, isSystem) } }.first
    return named ?? first.map { ($0, false) }
  }

  /// Whether it is a color or a gradient by its name: `Palette.accentColor`, `BrandColors.text`.
  var isColorByName: Bool {
    guard !isCall else { return false }
    let parts = name.split(separator: ".").map(String.init)
    guard let name = parts.last, !name.isTypeName else { return false }
    // Of one color, only what is called so is a color again, which `tintColor.description` is not.
    return ["Color", "Gradient", "gradient"].contains(where: name.hasSuffix)
      || parts.contains { part in part.hasSuffix("Colors") || part.isTypeName && part.hasSuffix("Color") }
  }

  /// Whether it is an icon by the name of the type that has it: `AppIcons.close`.
  var isIconByName: Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard !isCall, parts.count > 1, parts.last?.isTypeName == false else { return false }
    return parts.dropLast().contains { part in part.isTypeName && ["Icon", "Image"].contains(where: part.contains) }
  }
}
