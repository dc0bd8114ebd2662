import AuditModel

/// The facts of a file that its objects refer to.
struct FileContext {
  /// The file's path, for locations.
  let path: String
  /// The strings table of the file's texts.
  let table: String
  /// The platform that the file is written for.
  let platform: Platform
  /// Every XML element that has an id, by id.
  private(set) var nodes: [String: XMLNode] = [:]
  /// The outlets that point to an object, by its id.
  private(set) var outlets: [String: Set<String>] = [:]
  /// The classes of the objects that have these outlets, by the id of the object that they point to.
  private(set) var outletClasses: [String: Set<String>] = [:]
  /// AppKit: the ids of the objects that labels have as their titles, instead of being theirs.
  private(set) var titlesOfLabels: Set<String> = []
  /// UIKit: the cells whose accessory views objects are, by the objects' ids.
  private(set) var cellsOfAccessories: [String: String] = [:]
  /// AppKit: the controllers that the tabs of a tab view controller show, by the tab's id.
  private(set) var tabControllers: [String: String] = [:]
  /// AppKit: the ids of the tabs that tab views show at first; without one, a tab view shows its first.
  private(set) var initialTabs: Set<String> = []
  /// The assets' natural sizes, by name.
  private(set) var imageSizes: [String: Size] = [:]
  /// The sizes of symbols, by name: UIKit's have a canvas whose longer side is 128, AppKit's are as large as displayed.
  private(set) var symbolSizes: [String: Size] = [:]
  /// The components of assets' colors in light appearance that the file repeats, by name.
  private(set) var namedColors: [String: ColorComponents] = [:]
  /// The same of the system's colors.
  private(set) var systemColors: [String: ColorComponents] = [:]
  /// The intrinsic sizes of custom views that Interface Builder cached, by object id.
  private(set) var intrinsicSizes: [String: Size] = [:]

  /// Gathers the facts of a document.
  init(document: XMLNode, path: String, platform: Platform) {
    self.path = path
    self.platform = platform
    table = path.baseName
    document.forEach { add($0) }
    for node in document.child("resources")?.children ?? [] { addResource(node) }
  }

  private mutating func addResource(_ node: XMLNode) {
    guard let name = node["name"] else { return }
    let color = node.child("color").flatMap(ColorComponents.init)
    switch node.name {
    case "image" where node["catalog"] == "system": symbolSizes[name] = node.size ?? symbolSizes[name]
    case "image": imageSizes[name] = node.size ?? imageSizes[name]
    case "namedColor": namedColors[name] = color
    case "systemColor": systemColors[name] = color
    default: break
    }
  }

  private mutating func add(_ node: XMLNode) {
    if let id = node["id"], nodes[id] == nil { nodes[id] = node }
    if Self.outletElements.contains(node.name), let target = node["destination"], let property = node["property"] {
      outlets[target, default: []].insert(property)
    }
    if node.name == "tableViewCell" { addAccessories(of: node) }
    addClass(ofOutletsOf: node)
    addTitle(of: node)
    if node.name == "tabViewController" { addTabs(of: node) }
    if node.name == "tabView", let tab = node["initialItem"] { initialTabs.insert(tab) }
    if node.name == "designable", let id = node["name"] {
      intrinsicSizes[id] = node.child(key: "intrinsicContentSize")?.size
    }
  }

  private mutating func addClass(ofOutletsOf node: XMLNode) {
    guard let name = node["customClass"] else { return }
    for connection in node.child("connections")?.children ?? [] where Self.outletElements.contains(connection.name) {
      connection["destination"].map { _ = outletClasses[$0, default: []].insert(name) }
    }
  }

  /// Notes what is the title of a text field; whether that is a label is known of the object itself.
  private mutating func addTitle(of node: XMLNode) {
    guard node.name == "textField", let title = node.titleConnection else { return }
    titlesOfLabels.insert(title)
  }

  private mutating func addAccessories(of cell: XMLNode) {
    guard let id = cell["id"] else { return }
    for outlet in cell.child("connections")?.children ?? [] where outlet["property"] == "accessoryView" {
      outlet["destination"].map { cellsOfAccessories[$0] = id }
    }
  }

  /// The tabs and the segues to their controllers are in the same order.
  private mutating func addTabs(of node: XMLNode) {
    let tabs = node.child("tabViewItems")?.children.compactMap { $0["id"] } ?? []
    let segues = node.child("connections")?.children.filter { $0["relationship"] == "tabItems" } ?? []
    let controllers = segues.compactMap { $0["destination"] }
    guard tabs.count == controllers.count else { return }
    tabControllers.merge(zip(tabs, controllers)) { first, _ in first }
  }

  private static let outletElements: Set<String> = ["outlet", "outletCollection"]
}

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

  /// The outlets of the app's classes that point to an object; nil without any.
  func outlets(to id: String) -> LayoutConstraint.Outlets? {
    guard let names = outlets[id], let classes = outletClasses[id] else { return nil }
    return LayoutConstraint.Outlets(names: names.sorted(), classes: classes.sorted())
  }

  /// AppKit's own images are named like its classes (`NSAddTemplate`).
  ///
  /// An app's own names may begin with the same letters (`NSfoo`).
  private func isBuiltIn(_ image: String) -> Bool { platform == .macOS && image.isNameOfAppKit }

  private func builtInSize(_ image: String) -> Size? { isBuiltIn(image) ? symbolSizes[image] : nil }

  /// The configuration of a symbol: the reference takes precedence over the control.
  private func symbol(of node: XMLNode, reference: XMLNode?) -> SymbolConfiguration? {
    let preferred = node.children.first { $0.name == "preferredSymbolConfiguration" }
    var symbol = preferred.map(SymbolConfiguration.init) ?? SymbolConfiguration()
    symbol.scale = SymbolConfiguration.scale(reference?.word("symbolScale")) ?? symbol.scale
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
    scale = Self.scale(node.word("scale"))
  }

  /// A scale by name; `default` means unset.
  static func scale(_ scale: Scale?) -> Scale? { scale == .default || scale == .unspecified ? nil : scale }
}
