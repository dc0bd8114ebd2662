import AuditModel

/// Reads the colors of views and of UIKit's buttons.
enum AppearanceReader {
  /// Reads the colors of an object; AppKit keeps a field's in its cell, which draws its background only if it says so.
  static func read(_ source: ObjectSource, into element: inout Element) {
    let color = { (key: String) in source.objectAndCell.lazy.compactMap { source.file.color(key, of: $0) }.first }
    var appearance = Appearance()
    appearance.textColor = color("textColor")
    appearance.tintColor = color("tintColor") ?? color("contentTintColor")
    let drawsBackground = source.cell == nil || source.flag("drawsBackground") == true
    appearance.backgroundColor = drawsBackground ? color("backgroundColor") : nil
    appearance.alpha = source.node.number("alpha") ?? source.node.number("alphaValue")
    // Storing an appearance costs memory; most elements have none.
    if appearance != Appearance() { element.appearance = appearance }
  }

  /// The color of a state's title; that of an attributed title if all its fragments have the same color.
  static func titleColor(of state: XMLNode, isAttributed: Bool, in file: FileContext) -> ColorReference? {
    guard isAttributed, let attributed = state.child(key: "attributedTitle") else {
      return file.color("titleColor", of: state)
    }
    let fragments = attributed.children.filter { $0.name == "fragment" }
    let colors = fragments.map { $0.child("attributes").flatMap { file.color("NSColor", of: $0) } }
    return Set(colors).count == 1 ? colors.first ?? nil : nil
  }

  /// Reads a configuration's colors: an explicit background takes precedence over the style's.
  static func read(_ node: XMLNode, in file: FileContext, into configuration: inout ButtonConfiguration) {
    configuration.foregroundColor = file.color("baseForegroundColor", of: node)
    let background = node.child(key: "background", name: "backgroundConfiguration")
    configuration.backgroundColor =
      background.flatMap { file.color("backgroundColor", of: $0) } ?? file.color("baseBackgroundColor", of: node)
    configuration.showsActivityIndicator = node.flag("showsActivityIndicator")
  }
}

extension FileContext {
  /// The color of a key of an object; nil if the file does not set one, or sets `nil`.
  func color(_ key: String, of node: XMLNode) -> ColorReference? {
    node.child(key: key, name: "color").flatMap { color($0) }
  }

  /// A `<color>`: by components, by an asset's name, or by that of a color of the system; nil if it is not one of these.
  ///
  /// The components of an asset or system color that the resources of the file repeat are kept with the name.
  /// `cocoaTouchSystemColor` is the fallback of `systemColor` before iOS 13.
  func color(_ node: XMLNode) -> ColorReference? {
    let own = ColorComponents(node)
    let isOfCatalog = node["catalog"] == "System" || node["colorSpace"] == "catalog"
    let system = node["systemColor"] ?? node["cocoaTouchSystemColor"] ?? (isOfCatalog ? node["name"] : nil)
    if let system {
      return ColorReference(
        system: system, components: systemColors[system] ?? own ?? node.child("color").flatMap(ColorComponents.init))
    }
    if let name = node["name"] { return ColorReference(name: name, components: namedColors[name] ?? own) }
    return own.map { ColorReference(components: $0) }
  }
}

extension ColorComponents {
  /// The components of a `<color>`; nil if it has none, or one of them is not a number.
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
