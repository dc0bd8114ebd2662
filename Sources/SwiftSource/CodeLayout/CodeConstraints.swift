internal import AuditModel

/// The constraints of code as those of a screen: with the ids of elements and guides.
struct CodeConstraints {
  /// The constraints, for the screen's outermost view.
  private(set) var all: [LayoutConstraint] = []
  private var guides: [Int: [LayoutProperties.Guide: String]] = [:]
  private let ids: [String]
  private let parents: [Int?]

  /// - Parameters:
  ///   - elements: The elements of the views, by their indices; the first is the root.
  ///   - parents: Each view's superview.
  ///   - root: The id of the root.
  ///   - isKnown: Whether what is said of a view decides nothing that is not known.
  init(
    _ statements: LayoutStatements, elements: [Element], parents: [Int?], root: String, isKnown: (Int) -> Bool
  ) {
    ids = [root] + elements.dropFirst().map(\.id)
    self.parents = parents
    for constraint in statements.constraints {
      let items = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      let views = items.map { $0.isSuperview ? parents[$0.view] : $0.view }
      guard !views.contains(nil), case let views = views.compactMap(\.self), views.allSatisfy(isKnown),
        constraint.attribute.isHorizontal || statements.verticalDoubts.isDisjoint(with: views)
      else { continue }
      all.append(made(constraint, of: views))
    }
  }

  /// The ids of a view's guides that constraints name.
  func guides(of view: Int) -> [LayoutProperties.Guide: String]? { guides[view] }

  private mutating func made(_ constraint: ConstraintInCode, of views: [Int]) -> LayoutConstraint {
    var made = LayoutConstraint(firstAttribute: constraint.attribute)
    made.firstItem = id(views[0], constraint.first.guide)
    made.relation = constraint.relation == .equal ? nil : constraint.relation
    if let second = constraint.second {
      made.secondItem = id(views[1], second.guide)
      made.secondAttribute = constraint.secondAttribute
    }
    made.constant = constraint.constant == 0 ? nil : constraint.constant
    made.multiplier = constraint.multiplier == 1 ? nil : "\(constraint.multiplier)"
    made.priority = constraint.priority == 1_000 ? nil : constraint.priority
    return made
  }

  private mutating func id(_ view: Int, _ guide: LayoutProperties.Guide?) -> String {
    guard let guide else { return ids[view] }
    let id = "\(ids[view]).\(guide.name)"
    guides[view, default: [:]][guide] = id
    return id
  }

  /// What holds a view of its own in the screen: a row is as wide as the display.
  func ofContent(isRow: Bool, in root: String) -> [LayoutConstraint] {
    let attributes: [LayoutConstraint.Attribute] = isRow ? [.leading, .top, .trailing] : [.leading, .top]
    return attributes.map { attribute in
      var made = LayoutConstraint(firstAttribute: attribute)
      (made.firstItem, made.secondItem, made.secondAttribute) = (ids[0], root, attribute)
      return made
    }
  }
}
