internal import AuditModel

/// What a method of TinyConstraints states: which sides of a view are held, and by what.
///
/// Source: TinyConstraints, `TinyConstraints.swift` and `TinyConstraints+superview.swift`.
struct ConstraintForm: Sendable {
  /// The sides of the view.
  let sides: [LayoutConstraint.Attribute]
  /// The side of the other view; nil if it is the same.
  var other: LayoutConstraint.Attribute?
  /// Whether the other view is the superview.
  var isOfSuperview = false
  /// Whether the constraints are read; otherwise the sides are not certain.
  var isRead = true

  private typealias Attribute = LayoutConstraint.Attribute

  /// The methods by name.
  static let table: [String: ConstraintForm] = Dictionary(
    uniqueKeysWithValues: groups.flatMap { name, sides in
      [
        (name, ConstraintForm(sides: sides)),
        (name + (name == "center" ? "InSuperview" : "ToSuperview"), ConstraintForm(sides: sides, isOfSuperview: true)),
      ]
    } + opposites.map { name, own, other in (name, ConstraintForm(sides: [own], other: other)) }
      + unread.map { name, sides in (name, ConstraintForm(sides: sides, isRead: false)) })

  private static let groups: [(String, [Attribute])] = [
    ("edges", [.left, .right, .top, .bottom]), ("horizontal", [.left, .right]), ("vertical", [.top, .bottom]),
    ("center", [.centerX, .centerY]), ("size", [.width, .height]), ("origin", [.left, .top]), ("leading", [.leading]),
    ("trailing", [.trailing]),
    ("left", [.left]), ("right", [.right]), ("top", [.top]), ("bottom", [.bottom]), ("centerX", [.centerX]),
    ("centerY", [.centerY]), ("width", [.width]), ("height", [.height]),
  ]
  private static let opposites: [(String, Attribute, Attribute)] = [
    ("leadingToTrailing", .leading, .trailing), ("trailingToLeading", .trailing, .leading),
    ("leftToRight", .left, .right), ("rightToLeft", .right, .left), ("topToBottom", .top, .bottom),
    ("bottomToTop", .bottom, .top),
  ]
  /// What ties the width and the height to each other, which is not followed.
  private static let unread: [(String, [Attribute])] = [
    ("aspectRatio", [.width, .height]), ("widthToHeight", [.width]), ("heightToWidth", [.height]),
  ]
}
