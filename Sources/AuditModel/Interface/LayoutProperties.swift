/// One user-defined runtime attribute of Interface Builder.
public struct RuntimeAttribute: Sendable, Hashable, Codable {
  /// The key path that is set when the file is loaded.
  public var keyPath: String
  /// The type of the value.
  public var type: ValueType
  /// The value as the file spells it.
  public var value: String?
  /// Whether the value is looked up in the strings table.
  public var isLocalized: Bool?

  /// A runtime attribute.
  public init(keyPath: String, type: ValueType, value: String?, isLocalized: Bool? = nil) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.isLocalized = isLocalized
  }
}

extension RuntimeAttribute {
  /// The text of a property that code sets by the attribute: known only by what sets it.
  package var computedText: LocalizableText { LocalizableText(computedBy: "\(keyPath): \(value ?? "")") }

  /// The type of a runtime attribute's value, by Interface Builder's names.
  public enum ValueType: OpenVocabulary {
    /// A type of a runtime attribute.
    case string, boolean, number, point, size, rect, range, color, image, nilValue
    /// A value without a name here, as it is written.
    case other(String)

    /// The types that have a name.
    public static let known = KnownWords<Self>(
      .string, .boolean, .number, .point, .size, .rect, .range, .color, .image, .nilValue, spellings: [.nilValue: "nil"]
    )
  }
}

/// How an element is laid out according to the file, before anything is solved.
public struct LayoutProperties: Sendable, Hashable, Codable {
  /// The constraints that the element owns.
  public var constraints: [LayoutConstraint]?
  /// The autoresizing mask; nil if there isn't one.
  public var autoresizing: [Autoresizing]?
  /// The content hugging priorities.
  public var hugging: AxisPriorities?
  /// The compression resistance priorities.
  public var compressionResistance: AxisPriorities?
  /// Whether the view takes part in Auto Layout by constraints (`translatesAutoresizingMaskIntoConstraints="NO"`).
  public var usesConstraints: Bool?
  /// Whether Interface Builder marked the design-time frame as differing from the solved one.
  public var isMisplaced: Bool?
  /// Whether Interface Builder marked the frame as ambiguous.
  public var isAmbiguous: Bool?
  /// The ids of layout guides.
  public var guides: [Guide: String]?
  /// The layout margins.
  public var margins: Insets?
  /// Stack and split views: the direction in which views are arranged.
  public var axis: Axis?
  /// Stack views: how the views share the length; segmented controls: how the segments share the width.
  public var distribution: Distribution?
  /// Stack views: how the views are aligned across the axis.
  public var alignment: Alignment?
  /// Stack views: the distance between arranged views in points.
  public var spacing: Points?
  /// The differences by size class.
  public var variations: [SizeClassVariation]?
  /// Design-time intrinsic size of a custom view, as Interface Builder cached it, or its placeholder
  /// (`hasPlaceholderIntrinsicSize`); a side below zero has no intrinsic length.
  public var intrinsicSize: Size?
  /// What the view is to its superview, as the file names it.
  public var role: Role?
  /// Whether `margins` name leading and trailing, which change sides in right-to-left, and not left and right.
  public var marginsAreDirectional: Bool?
  /// Whether the margins keep texts to a readable width.
  public var followsReadableWidth: Bool?
  /// Whether the margins are at least those that the superview's leave.
  public var preservesSuperviewMargins: Bool?
  /// Whether the margins count from the safe area; nil is yes.
  public var insetsMarginsFromSafeArea: Bool?
  /// Whether the view is mirrored as the language runs; nil is that it is.
  public var semanticContent: SemanticContent?
  /// The width in points at which a text of several lines wraps before its view has a width (`preferredMaxLayoutWidth`).
  public var preferredMaxWidth: Points?
  /// SwiftUI: the width that code gives the view (`.frame(width:)`), with the padding around it.
  public var fixedWidth: Points?
  /// SwiftUI: the height that code gives the view (`.frame(height:)`), with the padding around it.
  public var fixedHeight: Points?
  /// A size that Interface Builder alone takes for the intrinsic one; the built app does not have it.
  public var hasPlaceholderIntrinsicSize: Bool?
  /// AppKit's stack views: the area of an arranged view.
  public var gravity: Gravity?
  /// AppKit's stack views and boxes: the distances that the stack or box keeps round what is inside; nil in a box where that is
  /// not known.
  public var edgeInsets: Insets?
  /// Views in a stack: the distance in points to the next view, where it differs from the stack's `spacing`.
  public var spacingAfter: Points?
  /// AppKit's stack views: how strongly the stack hugs the views in it; `hugging` is how strongly it hugs as a view.
  public var stackHugging: AxisPriorities?
  /// AppKit's stack views: how strongly the stack resists clipping the views in it; nil is 1000.
  public var clippingResistance: AxisPriorities?
  /// AppKit's stack views: whether hidden views take no space; nil is no.
  public var detachesHiddenViews: Bool?
  /// The style of a table, cell or other container; nil is plain for a table of UIKit.
  public var style: ContainerStyle?
  /// Tables and cells: the height of a row in points; nil is what the content needs, in a cell the table's.
  public var rowHeight: Points?
  /// Table views: whether the rows are prototypes, whose recorded heights the app ignores; nil is no.
  public var holdsPrototypes: Bool?
  /// Table views: the height of a section's header in points; nil is what it needs.
  public var sectionHeaderHeight: Points?
  /// Table views: the height of a section's footer in points; nil is what it needs.
  public var sectionFooterHeight: Points?
  /// Collection views, cells and toolbar items: the size of an item in points, where the file sets one.
  public var itemSize: Size?
  /// Cells: what is shown at the trailing edge.
  public var accessory: Accessory?
  /// Whether the view keeps its space in a stack though it is hidden: it is only transparent, or an activity indicator that is shown
  /// while it is animating.
  public var keepsPlaceWhileHidden: Bool?
  /// Scroll and text views: whether the content scrolls; nil is yes.
  ///
  /// A text view that does not scroll is as tall as its text.
  public var isScrollEnabled: Bool?
  /// Stack views: whether the distances of a vertical stack are between baselines (`baselineRelativeArrangement`); nil is no.
  public var isBaselineRelative: Bool?
  /// The id of the controller whose view fills this one (a container view's embed segue).
  public var embeds: String?
  /// AppKit's grids: how columns, rows and cells are set.
  public var grid: GridProperties?
  /// SwiftUI: how the view is laid out; nil for interfaces of other frameworks.
  public var view: ViewLayout?

  /// Nothing is known.
  public init() {}
}

extension LayoutProperties {
  /// One part of an autoresizing mask: a side or distance that follows the superview.
  public enum Autoresizing: OpenVocabulary {
    /// What follows the superview's size.
    case widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY
    /// A value without a name here, as it is written.
    case other(String)

    /// The parts that have a name.
    public static let known = KnownWords<Self>(
      .widthSizable, .heightSizable, .flexibleMinX, .flexibleMaxX, .flexibleMinY, .flexibleMaxY)
  }

  /// What a layout guide bounds; `top` and `bottom` are the guides of controllers before the safe area.
  public enum Guide: OpenVocabulary, CodingKeyRepresentable {
    /// A layout guide.
    case safeArea, top, bottom, keyboard, layoutMargins, layoutMarginsGuide, readableContent, contentLayoutGuide,
      frameLayoutGuide
    /// A value without a name here, as it is written.
    case other(String)

    /// The guides that have a name.
    public static let known = KnownWords<Self>(
      .safeArea, .top, .bottom, .keyboard, .layoutMargins, .layoutMarginsGuide, .readableContent, .contentLayoutGuide,
      .frameLayoutGuide)
  }

  /// The direction in which a container arranges its views.
  public enum Axis: OpenVocabulary {
    /// A direction.
    case horizontal, vertical
    /// A value without a name here, as it is written.
    case other(String)

    /// The axes that have a name.
    public static let known = KnownWords<Self>(.horizontal, .vertical)
  }

  /// How a stack shares its length among its views (`UIStackView.Distribution`, `NSStackView.Distribution`).
  public enum Distribution: OpenVocabulary {
    /// A distribution of stack views.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering, gravityAreas
    /// A value without a name here, as it is written.
    case other(String)

    /// The distributions that have a name.
    public static let known = KnownWords<Self>(
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering, .gravityAreas)
  }

  /// How a stack aligns its views across its axis (`UIStackView.Alignment`; AppKit names an attribute).
  public enum Alignment: OpenVocabulary {
    /// An alignment of stack views.
    case fill, leading, trailing, left, right, top, bottom, center, centerX, centerY, width, height
    /// An alignment of stack views at a baseline.
    case firstBaseline, lastBaseline, baseline
    /// A value without a name here, as it is written.
    case other(String)

    /// The alignments that have a name.
    public static let known = KnownWords<Self>(
      .fill, .leading, .trailing, .left, .right, .top, .bottom, .center, .centerX, .centerY, .width, .height,
      .firstBaseline, .lastBaseline, .baseline)
  }

  /// What a view is to its superview or controller, by the key of the file.
  public enum Role: OpenVocabulary {
    /// A view's role in its superview or controller.
    case view, window, contentView, documentView, titleView, tableHeaderView, tableFooterView
    /// A view's role in a table or scroll view.
    case headerView, horizontalScroller, verticalScroller, customView
    /// A view's role in a table's cell.
    case accessoryView
    /// An item's place in its bar.
    case leftBarButtonItem, rightBarButtonItem, backBarButtonItem, toolbarItem
    /// A menu's, or an item's, place in the menu bar that code gives an app of the Mac.
    case mainMenu
    /// A value without a name here, as it is written.
    case other(String)

    /// The roles that have a name.
    public static let known = KnownWords<Self>(
      .view, .window, .contentView, .documentView, .titleView, .tableHeaderView, .tableFooterView, .headerView,
      .horizontalScroller, .verticalScroller, .customView, .accessoryView, .leftBarButtonItem,
      .rightBarButtonItem, .backBarButtonItem, .toolbarItem, .mainMenu)
  }

  /// Whether a view is mirrored in right-to-left (`UISemanticContentAttribute`).
  public enum SemanticContent: OpenVocabulary {
    /// What a view's direction follows.
    case forceLeftToRight, forceRightToLeft, playback, spatial
    /// A value without a name here, as it is written.
    case other(String)

    /// The attributes that have a name.
    public static let known = KnownWords<Self>(.forceLeftToRight, .forceRightToLeft, .playback, .spatial)
  }

  /// An area of AppKit's stack views (`NSStackView.Gravity`).
  public enum Gravity: OpenVocabulary {
    /// An alignment.
    case leading, center, trailing
    /// A value without a name here, as it is written.
    case other(String)

    /// The areas that have a name.
    public static let known = KnownWords<Self>(.leading, .center, .trailing)
  }

  /// The style of a container: of a table or cell, the type of an AppKit box or of a tab view's tabs, a split view's divider, a
  /// scroll view's border.
  public enum ContainerStyle: OpenVocabulary {
    /// A style of tables.
    case plain, grouped, insetGrouped
    /// A style of cells.
    case custom, cellDefault, cellValue1, cellValue2, cellSubtitle
    /// A type of boxes.
    case primary, separator, oldStyle
    /// A type of tab views.
    case topTabsBezelBorder, noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
    /// A style of dividers of split views.
    case thin, thick, paneSplitter
    /// A border type of AppKit.
    case noBorder, line, bezel, groove
    /// A value without a name here, as it is written.
    case other(String)

    /// The styles that have a name.
    public static let known = KnownWords<Self>(
      .plain, .grouped, .insetGrouped, .custom, .cellDefault, .cellValue1, .cellValue2, .cellSubtitle, .primary,
      .separator, .oldStyle, .topTabsBezelBorder, .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder, .thin, .thick,
      .paneSplitter, .noBorder, .line, .bezel, .groove,
      spellings: [
        .noBorder: "none",
        .cellDefault: "IBUITableViewCellStyleDefault", .cellValue1: "IBUITableViewCellStyleValue1",
        .cellValue2: "IBUITableViewCellStyleValue2", .cellSubtitle: "IBUITableViewCellStyleSubtitle",
      ])
  }

  /// What a cell shows at its trailing edge (`UITableViewCell.AccessoryType`).
  public enum Accessory: OpenVocabulary {
    /// What a cell shows at its end.
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    /// A value without a name here, as it is written.
    case other(String)

    /// The accessories that have a name.
    public static let known = KnownWords<Self>(.disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton)
  }
}
