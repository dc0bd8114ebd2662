import AuditModel

/// Reads what differs by size class.
enum VariationReader {
  /// The variations of an object and of the constraints that it owns, one for each combination, in file order.
  static func read(_ node: XMLNode) -> [SizeClassVariation]? {
    var (keys, variations): ([String], [String: SizeClassVariation]) = ([], [:])
    func merge(_ own: XMLNode, prefix: String) {
      guard let key = own["key"] else { return }
      if variations[key] == nil { keys.append(key) }
      add(own, prefix: prefix, to: &variations[key, default: SizeClassVariation(key: key)])
    }
    for own in elements(of: node) { merge(own, prefix: "") }
    for constraint in ConstraintReader.nodes(of: node) {
      guard let id = constraint["id"] else { continue }
      for own in elements(of: constraint) { merge(own, prefix: "\(id).") }
    }
    return keys.isEmpty ? nil : keys.compactMap { variations[$0] }
  }

  /// The ids of the subviews that the default combination leaves out.
  static func uninstalledSubviews(of node: XMLNode) -> Set<String> {
    let masks = elements(of: node).filter { $0["key"] == "default" }.flatMap(\.children).filter {
      $0["key"] == "subviews"
    }
    return Set(masks.flatMap { references("exclude", in: $0) })
  }

  private static func elements(of node: XMLNode) -> [XMLNode] { node.children.filter { $0.name == "variation" } }

  private static func add(_ node: XMLNode, prefix: String, to variation: inout SizeClassVariation) {
    for (name, value) in node.attributes where name != "key" {
      variation.attributes = variation.attributes ?? [:]
      variation.attributes?[prefix + name] = value
    }
    variation.font = FontReader.read(node.child("fontDescription") ?? node.child("font")) ?? variation.font
    if prefix.isEmpty, let margins = LayoutReader.margins(of: node) {
      variation.margins = margins.insets
      variation.marginsAreDirectional = margins.name == "directionalEdgeInsets" ? true : nil
    }
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
