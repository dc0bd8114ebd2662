import AuditModel

/// What the objects of one file need to know of the rest of it.
struct FileContext {
  /// The file's path, for places.
  let path: String
  /// The strings table of the file's texts.
  let table: String
  /// The platform that the file is written for.
  let platform: Platform
  /// Every XML element that has an id, by it.
  private(set) var nodes: [String: XMLNode] = [:]
  /// The outlets that point to an object, by its id.
  private(set) var outlets: [String: Set<String>] = [:]
  /// The assets' natural sizes, by name.
  private(set) var imageSizes: [String: Size] = [:]
  /// The sizes of symbols, by name: UIKit's have a canvas whose longer side is 128, AppKit's are as large as they are shown.
  private(set) var symbolSizes: [String: Size] = [:]
  /// The components that the file repeats of assets' colours, by name: those of light appearance.
  private(set) var namedColors: [String: ColorComponents] = [:]
  /// The same of the system's colours.
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
    if node.name == "designable", let id = node["name"] {
      intrinsicSizes[id] = node.child(key: "intrinsicContentSize")?.size
    }
  }

  private static let outletElements: Set<String> = ["outlet", "outletCollection"]
}
