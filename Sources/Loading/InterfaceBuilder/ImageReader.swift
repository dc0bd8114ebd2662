import AuditModel

extension FileContext {
  /// The image that an attribute, or a child `<imageReference key=…>`, names.
  func image(_ name: String, of node: XMLNode) -> ImageReference? {
    let reference = node.child(key: name, name: "imageReference")
    guard let image = reference?["image"] ?? node[name], !image.isEmpty else { return nil }
    let isSymbol = (reference ?? node)["catalog"] == "system"
    let size = isSymbol ? symbolSizes[image] ?? imageSizes[image] : imageSizes[image] ?? builtInSize(image)
    return ImageReference(
      image, isSystem: isSymbol || isBuiltIn(image), size: size,
      symbol: isSymbol ? symbol(of: node, reference: reference) : nil)
  }

  /// AppKit's own images are named like its classes (`NSAddTemplate`).
  private func isBuiltIn(_ image: String) -> Bool {
    platform == .macOS && image.hasPrefix("NS") && image.dropFirst(2).first?.isUppercase == true
  }

  private func builtInSize(_ image: String) -> Size? { isBuiltIn(image) ? symbolSizes[image] : nil }

  /// How a symbol is set: what the reference says goes before what the control prefers.
  private func symbol(of node: XMLNode, reference: XMLNode?) -> SymbolConfiguration? {
    let preferred = node.children.first { $0.name == "preferredSymbolConfiguration" }
    var symbol = preferred.map(SymbolConfiguration.init) ?? SymbolConfiguration()
    symbol.scale = SymbolConfiguration.scale(reference?["symbolScale"]) ?? symbol.scale
    return symbol == SymbolConfiguration() ? nil : symbol
  }
}

extension SymbolConfiguration {
  /// What a `<preferredSymbolConfiguration>` says, or the font inside one.
  init(_ node: XMLNode) {
    self.init()
    let font = FontReader.read(node.child("fontDescription") ?? node.child("font"))
    style = font?.style
    pointSize = font?.size ?? node.number("pointSize").flatMap { $0 > 0 ? $0 : nil }
    weight = font?.weight ?? node["weight"].flatMap(FontWeight.init)
    scale = Self.scale(node["scale"])
  }

  /// A scale by name; `default` says nothing.
  static func scale(_ name: String?) -> String? { name == "default" || name == "unspecified" ? nil : name }
}
