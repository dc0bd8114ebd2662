import AuditModel

/// Reads the colours of views and of UIKit's buttons.
enum AppearanceReader {
  /// Reads the colours of an object; AppKit keeps a field's in its cell, which draws its background only where it says so.
  static func read(_ source: ObjectSource, into element: inout Element) {
    let color = { (key: String) in source.holders.lazy.compactMap { source.file.color(key, of: $0) }.first }
    var appearance = Appearance()
    appearance.textColor = color("textColor")
    appearance.tintColor = color("tintColor") ?? color("contentTintColor")
    let drawsBackground = source.cell == nil || source.flag("drawsBackground") == true
    appearance.backgroundColor = drawsBackground ? color("backgroundColor") : nil
    appearance.alpha = source.node.number("alpha") ?? source.node.number("alphaValue")
    // An appearance of its own costs memory; most elements have none.
    if appearance != Appearance() { element.appearance = appearance }
  }

  /// The colour of a state's title: an attributed title has its own, where all its parts have the same.
  static func titleColor(of state: XMLNode, isAttributed: Bool, in file: FileContext) -> ColorReference? {
    guard isAttributed, let attributed = state.child(key: "attributedTitle") else {
      return file.color("titleColor", of: state)
    }
    let fragments = attributed.children.filter { $0.name == "fragment" }
    let colors = fragments.map { $0.child("attributes").flatMap { file.color("NSColor", of: $0) } }
    return Set(colors).count == 1 ? colors.first ?? nil : nil
  }

  /// Reads a configuration's colours: a background of its own goes before the style's.
  static func read(_ node: XMLNode, in file: FileContext, into configuration: inout ButtonConfiguration) {
    configuration.foregroundColor = file.color("baseForegroundColor", of: node)
    let background = node.child(key: "background", name: "backgroundConfiguration")
    configuration.backgroundColor =
      background.flatMap { file.color("backgroundColor", of: $0) } ?? file.color("baseBackgroundColor", of: node)
    configuration.showsActivityIndicator = node.flag("showsActivityIndicator")
  }
}
