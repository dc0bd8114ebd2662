/// One Auto Layout constraint as the file states it: `first = multiplier × second + constant`.
public struct LayoutConstraint: Sendable, Hashable, Codable {
  /// The constraint's id in the file.
  public var id: String?
  /// The id of the first item; nil is the view that owns the constraint.
  public var firstItem: String?
  /// The first attribute.
  public var firstAttribute: Attribute
  /// How the two sides compare; nil is equal.
  public var relation: Relation?
  /// The id of the second item.
  public var secondItem: String?
  /// The second attribute.
  public var secondAttribute: Attribute?
  /// The constant in points; nil is 0.
  public var constant: Double?
  /// The multiplier as the file spells it (`0.5`, `1:1`, `16:9`); nil is 1.
  public var multiplier: String?
  /// The priority from 1 to 1000; nil is 1000 (required).
  public var priority: Double?
  /// Whether the constraint is removed at build time.
  public var isPlaceholder: Bool?
  /// Whether the constant is the system's spacing.
  public var isSymbolic: Bool?
  /// Whether code has an outlet to the constraint, with which it may change the constant; nil too if code was read that does not.
  public var hasOutlet: Bool?
  /// The outlets of the app's classes that point to the constraint.
  public var outlets: Outlets?

  /// Outlets by name, with the classes that have them, each sorted.
  public struct Outlets: Sendable, Hashable, Codable {
    /// The names.
    public var names: [String]
    /// The classes.
    public var classes: [String]

    /// Outlets by name, with their classes.
    public init(names: [String], classes: [String]) { (self.names, self.classes) = (names, classes) }
  }

  /// A constraint on an attribute.
  public init(firstAttribute: Attribute) { self.firstAttribute = firstAttribute }
}

extension LayoutConstraint {
  /// An attribute of a view that a constraint can name (`NSLayoutConstraint.Attribute`).
  public enum Attribute: OpenVocabulary {
    /// An attribute of a view or guide.
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
    /// A baseline.
    case firstBaseline, lastBaseline, baseline
    /// An attribute that respects the margins.
    case leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
    /// A center between the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// None: the constraint has a constant alone.
    case notAnAttribute
    /// A value without a name here, as it is written.
    case other(String)

    /// The attributes that have a name.
    public static let known = KnownWords<Self>(
      .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline, .baseline, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute)
  }

  /// How the sides of a constraint compare (`NSLayoutConstraint.Relation`).
  public enum Relation: OpenVocabulary {
    /// How both sides relate.
    case equal, greaterThanOrEqual, lessThanOrEqual
    /// A value without a name here, as it is written.
    case other(String)

    /// The relations that have a name.
    public static let known = KnownWords<Self>(.equal, .greaterThanOrEqual, .lessThanOrEqual)
  }
}

/// A priority for each axis.
public struct AxisPriorities: Sendable, Hashable, Codable {
  /// The horizontal priority; nil is the kind's default.
  public var horizontal: Double?
  /// The vertical priority; nil is the kind's default.
  public var vertical: Double?

  /// Priorities for both axes.
  public init(horizontal: Double? = nil, vertical: Double? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// What differs in one combination of size classes (`<variation key="widthClass=compact">`).
public struct SizeClassVariation: Sendable, Hashable, Codable {
  /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=regular` and so on.
  public var key: String
  /// The element's attributes that this combination overrides, or the constraint's (`id.constant`).
  public var attributes: [String: String]?
  /// The font that this combination sets.
  public var font: FontDescription?
  /// The layout margins that this combination sets.
  public var margins: Insets?
  /// Whether those name leading and trailing, and not left and right.
  public var marginsAreDirectional: Bool?
  /// Ids of constraints or subviews that are installed.
  public var included: [String]?
  /// Ids of constraints or subviews that are not installed.
  public var excluded: [String]?

  /// A variation without differences.
  public init(key: String) { self.key = key }
}
