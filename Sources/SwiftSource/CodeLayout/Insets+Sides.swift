internal import AuditModel

extension Insets {
  /// The same distance from the sides, and from top and bottom.
  init(horizontal: Double, vertical: Double) {
    self.init(
      top: Points(vertical), leading: Points(horizontal), bottom: Points(vertical), trailing: Points(horizontal))
  }

  /// One distance from some sides.
  init(_ distance: Double, at sides: Set<LayoutConstraint.Attribute>) {
    let given = { (side: LayoutConstraint.Attribute) in Points(sides.contains(side) ? distance : 0) }
    self.init(top: given(.top), leading: given(.leading), bottom: given(.bottom), trailing: given(.trailing))
  }

  /// What a constraint adds to a side of the outer view for an inner one to keep the distance; nil for other attributes.
  func distance(at side: LayoutConstraint.Attribute) -> Double? {
    switch side {
    case .leading, .left, .leadingMargin, .leftMargin: leading.value
    case .trailing, .right, .trailingMargin, .rightMargin: -trailing.value
    case .top, .topMargin: top.value
    case .bottom, .bottomMargin: -bottom.value
    default: nil
    }
  }
}
