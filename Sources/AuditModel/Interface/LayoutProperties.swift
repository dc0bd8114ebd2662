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
  /// Design-time intrinsic size of a custom view, as Interface Builder cached it, or its placeholder
  /// (`hasPlaceholderIntrinsicSize`); a side below zero has no intrinsic length.
  public var intrinsicSize: Size?
  /// What the view is to the one that holds it (`view`, `contentView`, `tableHeaderView`, `titleView`, …), as the file names it.
  public var role: String?
  /// Whether `margins` name leading and trailing, which change sides in right-to-left, and not left and right.
  public var marginsAreDirectional: Bool?
  /// Whether the margins keep texts to a readable width.
  public var followsReadableWidth: Bool?
  /// Whether the margins are at least those that the superview's leave.
  public var preservesSuperviewMargins: Bool?
  /// Whether the margins count from the safe area; nil is yes.
  public var insetsMarginsFromSafeArea: Bool?
  /// `forceLeftToRight`, `forceRightToLeft`, `playback` or `spatial`: views that do not change sides as the language does.
  public var semanticContent: String?
  /// The width in points at which a text of several lines wraps before its view has a width (`preferredMaxLayoutWidth`).
  public var preferredMaxWidth: Points?
  /// A size that Interface Builder alone takes for the intrinsic one; the built app does not have it.
  public var hasPlaceholderIntrinsicSize: Bool?
  /// AppKit's stack views: the area that holds an arranged view (`leading`, `center`, `trailing`).
  public var gravity: String?
  /// AppKit's stack views and boxes: the distances that the stack or box keeps round what is inside; nil in a box where that is
  /// not known.
  public var edgeInsets: Insets?
  /// Views in a stack: the distance in points to the next view, where it differs from the stack's `spacing`.
  public var spacingAfter: Points?
  /// AppKit's stack views: how strongly the stack hugs the views in it; `hugging` is how strongly it hugs as a view.
  public var stackHugging: AxisPriorities?
  /// AppKit's stack views: how strongly the stack resists cutting the views in it; nil is 1000.
  public var clippingResistance: AxisPriorities?
  /// AppKit's stack views: whether hidden views take no room; nil is no.
  public var detachesHiddenViews: Bool?
  /// Table views: `plain`, `grouped` or `insetGrouped`; other containers and cells: the file's name of their style.
  ///
  /// Of a table of UIKit, nil is plain. AppKit's boxes have their type here, tab views their tabs', split views their divider's
  /// and scroll views their border's.
  public var style: String?
  /// Tables and cells: the height of a row in points; nil is what the content needs, in a cell the table's.
  public var rowHeight: Points?
  /// Table views: the height of a section's header in points; nil is what it needs.
  public var sectionHeaderHeight: Points?
  /// Table views: the height of a section's footer in points; nil is what it needs.
  public var sectionFooterHeight: Points?
  /// Collection views and cells: the size of an item in points, where the file sets one.
  public var itemSize: Size?
  /// Cells: `disclosureIndicator`, `checkmark` and so on.
  public var accessory: String?
  /// Whether the view keeps its place in a stack though it is hidden: it is only transparent, or an activity indicator that shows
  /// while it turns.
  public var keepsPlaceWhileHidden: Bool?
  /// The id of the controller whose view fills this one (a container view's embed segue).
  public var embeds: String?
  /// AppKit's grids: how columns, rows and cells are set.
  public var grid: GridProperties?

  /// Nothing is known.
  public init() {}
}

/// The columns and rows of an AppKit grid (`NSGridView`) and what stands in its cells.
public struct GridProperties: Sendable, Hashable, Codable {
  /// A column or a row.
  public struct Track: Sendable, Hashable, Codable {
    /// The width of a column or the height of a row in points; nil is what its cells need.
    public var size: Points?
    /// The distance in points before the track, beyond the grid's spacing.
    public var leadingPadding: Points?
    /// The distance in points after the track, beyond the grid's spacing.
    public var trailingPadding: Points?
    /// `leading`, `center`, `trailing`, `fill`; rows: `top`, `center`, `bottom`, `fill`; nil is the grid's.
    public var placement: String?
    /// Rows: `none`, `firstBaseline` or `lastBaseline`; nil is the grid's.
    public var rowAlignment: String?
    /// Whether the track is hidden.
    public var isHidden: Bool?

    /// A track that is as large as its cells need.
    public init() {}
  }

  /// One cell.
  public struct Cell: Sendable, Hashable, Codable {
    /// The cell's column, from 0.
    public var column: Int
    /// The cell's row, from 0.
    public var row: Int
    /// How many columns the cell takes; nil is 1.
    public var columnSpan: Int?
    /// How many rows the cell takes; nil is 1.
    public var rowSpan: Int?
    /// The id of the view in the cell; nil is an empty cell.
    public var content: String?
    /// The placement of the view from side to side; nil is the column's.
    public var xPlacement: String?
    /// The placement of the view from top to bottom; nil is the row's.
    public var yPlacement: String?
    /// `none`, `firstBaseline` or `lastBaseline`; nil is the row's.
    public var rowAlignment: String?

    /// The cell of a column and a row.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The columns, first to last.
  public var columns: [Track] = []
  /// The rows, top to bottom.
  public var rows: [Track] = []
  /// The cells.
  public var cells: [Cell] = []
  /// The distance between columns in points; nil is AppKit's own.
  public var columnSpacing: Points?
  /// The distance between rows in points; nil is AppKit's own.
  public var rowSpacing: Points?
  /// The placement from side to side of what names none.
  public var xPlacement: String?
  /// The placement from top to bottom of what names none.
  public var yPlacement: String?
  /// `none`, `firstBaseline` or `lastBaseline`.
  public var rowAlignment: String?

  /// An empty grid.
  public init() {}
}
