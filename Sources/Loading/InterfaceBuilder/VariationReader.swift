import AuditModel

/// Reads what differs by size class.
enum VariationReader {
  /// The variations of an object and of the constraints that it owns, one for each combination, in file order.
  static func read(_ node: XMLNode) -> [SizeClassVariation]? {
    var variations: [SizeClassVariation] = []
    for own in elements(of: node) { merge(own, prefix: "", into: &variations) }
    for constraint in ConstraintReader.nodes(of: node) {
      guard let id = constraint["id"] else { continue }
      for own in elements(of: constraint) { merge(own, prefix: "\(id).", into: &variations) }
    }
    return variations.isEmpty ? nil : variations
  }

  /// The ids of the subviews that the default combination leaves out.
  static func uninstalledSubviews(of node: XMLNode) -> Set<String> {
    let masks = elements(of: node).filter { $0["key"] == "default" }.flatMap(\.children).filter {
      $0["key"] == "subviews"
    }
    return Set(masks.flatMap { references("exclude", in: $0) })
  }

  private static func elements(of node: XMLNode) -> [XMLNode] { node.children.filter { $0.name == "variation" } }

  private static func merge(_ node: XMLNode, prefix: String, into variations: inout [SizeClassVariation]) {
    guard let key = node["key"] else { return }
    let known = variations.firstIndex { $0.key == key }
    var variation = known.map { variations[$0] } ?? SizeClassVariation(key: key)
    add(node, prefix: prefix, to: &variation)
    if let known { variations[known] = variation } else { variations.append(variation) }
  }

  private static func add(_ node: XMLNode, prefix: String, to variation: inout SizeClassVariation) {
    for (name, value) in node.attributes where name != "key" {
      variation.attributes = variation.attributes ?? [:]
      variation.attributes?[prefix + name] = value
    }
    variation.font = FontReader.read(node.child("fontDescription") ?? node.child("font")) ?? variation.font
    for mask in node.children where mask.name == "mask" {
      variation.included = joined(variation.included, references("include", in: mask))
      variation.excluded = joined(variation.excluded, references("exclude", in: mask))
    }
  }

  private static func references(_ name: String, in mask: XMLNode) -> [String] {
    mask.children.filter { $0.name == name }.compactMap { $0["reference"] }
  }

  private static func joined(_ ids: [String]?, _ more: [String]) -> [String]? {
    let all = (ids ?? []) + more
    return all.isEmpty ? nil : all
  }
}
