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
  /// The images' natural sizes, by name.
  private(set) var imageSizes: [String: Size] = [:]
  /// The intrinsic sizes of custom views that Interface Builder cached, by object id.
  private(set) var intrinsicSizes: [String: Size] = [:]

  /// Gathers the facts of a document.
  init(document: XMLNode, path: String, platform: Platform) {
    self.path = path
    self.platform = platform
    table = path.baseName
    document.forEach { add($0) }
    for node in document.child("resources")?.children ?? [] where node.name == "image" {
      if let name = node["name"], let size = node.size { imageSizes[name] = size }
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

  /// The image that an attribute, or a child `<imageReference key=…>`, names.
  func image(_ name: String, of node: XMLNode) -> ImageReference? {
    let reference = node.children.first { $0.name == "imageReference" && $0["key"] == name }
    guard let image = reference?["image"] ?? node[name], !image.isEmpty else { return nil }
    let isSystem = (reference ?? node)["catalog"] == "system" || isBuiltIn(image)
    return ImageReference(image, isSystem: isSystem, size: imageSizes[image])
  }

  /// AppKit's own images are named like its classes (`NSAddTemplate`).
  private func isBuiltIn(_ image: String) -> Bool {
    platform == .macOS && image.hasPrefix("NS") && image.dropFirst(2).first?.isUppercase == true
  }
}
