/// One Auto Layout constraint as the file states it: `first = multiplier × second + constant`.
public struct LayoutConstraint: Sendable, Hashable, Codable {
  /// The constraint's id in the file.
  public var id: String?
  /// The id of the first item; nil is the view that owns the constraint.
  public var firstItem: String?
  /// The first attribute, by Interface Builder's name (`leading`, `width` and so on).
  public var firstAttribute: String
  /// `equal`, `greaterThanOrEqual` or `lessThanOrEqual`; nil is equal.
  public var relation: String?
  /// The id of the second item.
  public var secondItem: String?
  /// The second attribute.
  public var secondAttribute: String?
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

  /// A constraint on an attribute.
  public init(firstAttribute: String) { self.firstAttribute = firstAttribute }
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
  /// Ids of constraints or subviews that are installed.
  public var included: [String]?
  /// Ids of constraints or subviews that are not installed.
  public var excluded: [String]?

  /// A variation without differences.
  public init(key: String) { self.key = key }
}

/// One user-defined runtime attribute of Interface Builder.
public struct RuntimeAttribute: Sendable, Hashable, Codable {
  /// The key path that is set when the file is loaded.
  public var keyPath: String
  /// `string`, `boolean`, `number` and so on.
  public var type: String
  /// The value as the file spells it.
  public var value: String?
  /// Whether the value is looked up in the strings table.
  public var isLocalized: Bool?

  /// A runtime attribute.
  public init(keyPath: String, type: String, value: String?, isLocalized: Bool? = nil) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.isLocalized = isLocalized
  }
}

/// How an element is placed: what the file says, not what a solver finds.
public struct LayoutProperties: Sendable, Hashable, Codable {
  /// The constraints that the element owns.
  public var constraints: [LayoutConstraint]?
  /// The autoresizing mask (`widthSizable`, `flexibleMinX`, …); nil where there is none.
  public var autoresizing: [String]?
  /// The content hugging priorities.
  public var hugging: AxisPriorities?
  /// The compression resistance priorities.
  public var compressionResistance: AxisPriorities?
  /// Whether the view takes part in Auto Layout by constraints (`translatesAutoresizingMaskIntoConstraints="NO"`).
  public var usesConstraints: Bool?
  /// Whether Interface Builder marked the recorded frame as differing from the solved one.
  public var isMisplaced: Bool?
  /// Whether Interface Builder marked the frame as ambiguous.
  public var isAmbiguous: Bool?
  /// Ids of layout guides by what they guide (`safeArea`, `contentLayoutGuide` and so on).
  public var guides: [String: String]?
  /// The layout margins.
  public var margins: Insets?
  /// Stack views: `horizontal` or `vertical`.
  public var axis: String?
  /// Stack views: `fill`, `fillEqually` and so on; segmented controls: how segments share the width.
  public var distribution: String?
  /// Stack views: `fill`, `center` and so on.
  public var alignment: String?
  /// Stack views: the distance between arranged views in points.
  public var spacing: Points?
  /// The differences by size class.
  public var variations: [SizeClassVariation]?
  /// Design-time intrinsic size of a custom view, as Interface Builder cached it.
  public var intrinsicSize: Size?

  /// Nothing is known.
  public init() {}
}
