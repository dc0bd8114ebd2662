import AuditModel

extension FileContext {
  /// The colour of a key of an object; nil where the file sets none, or `nil`.
  func color(_ key: String, of node: XMLNode) -> ColorReference? {
    node.child(key: key, name: "color").flatMap { color($0) }
  }

  /// A `<color>`: by components, by an asset's name, or by that of a colour of the system; nil where it is none of these.
  ///
  /// What the resources of the file repeat of an asset or a colour of the system stands beside the name.
  func color(_ node: XMLNode) -> ColorReference? {
    let own = ColorComponents(node)
    let isOfCatalog = node["catalog"] == "System" || node["colorSpace"] == "catalog"
    let system = node["cocoaTouchSystemColor"] ?? node["systemColor"] ?? (isOfCatalog ? node["name"] : nil)
    if let system {
      return ColorReference(
        system: system, components: systemColors[system] ?? own ?? node.child("color").flatMap(ColorComponents.init))
    }
    if let name = node["name"] { return ColorReference(name: name, components: namedColors[name] ?? own) }
    return own.map { ColorReference(components: $0) }
  }
}

extension ColorComponents {
  /// The components of a `<color>`; nil where it has none of its own, or where one of them is no number.
  init?(_ node: XMLNode) {
    let space = node["customColorSpace"] ?? node["colorSpace"]
    let alpha = node.number("alpha")
    if let white = node.number("white") {
      self.init(space: space, red: white, green: white, blue: white, alpha: alpha)
    } else if let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") {
      self.init(space: space, red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }
}
