import AuditModel

/// Reads Auto Layout constraints.
enum ConstraintReader {
  /// The constraints that an object owns; nil where it owns none.
  static func read(_ node: XMLNode) -> [LayoutConstraint]? {
    let constraints = nodes(of: node).map(constraint)
    return constraints.isEmpty ? nil : constraints
  }

  /// The elements of the constraints that an object owns.
  static func nodes(of node: XMLNode) -> [XMLNode] {
    node.children.filter { $0.name == "constraints" }.flatMap(\.children).filter { $0.name == "constraint" }
  }

  private static func constraint(_ node: XMLNode) -> LayoutConstraint {
    var constraint = LayoutConstraint(firstAttribute: node["firstAttribute"] ?? "notAnAttribute")
    constraint.id = node["id"]
    constraint.firstItem = node["firstItem"]
    constraint.relation = node["relation"]
    constraint.secondItem = node["secondItem"]
    constraint.secondAttribute = node["secondAttribute"]
    constraint.constant = node.number("constant")
    constraint.multiplier = node["multiplier"]
    constraint.priority = node.number("priority")
    constraint.isPlaceholder = node.flag("placeholder")
    constraint.isSymbolic = node.flag("symbolic")
    return constraint
  }
}
