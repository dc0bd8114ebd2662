/// How SwiftUI lays an element out: what it is to the views around it, how it arranges its children, and the modifiers around it.
///
/// Recorded as the source says it; the engine of `Layout/SwiftUI` answers proposals with it.
public struct ViewLayout: Sendable, Hashable, Codable {
  /// How the element arranges its children; nil for a view without children, and for one whose kind tells it.
  public var container: Container?
  /// The distance between children in points; nil is the platform's, which depends on the neighbors.
  public var spacing: Length?
  /// How children are aligned in the container; nil is the center.
  public var alignment: ViewAlignment?
  /// The columns of a lazy vertical grid, or the rows of a lazy horizontal one; nil where code computes them.
  public var tracks: [GridTrack]?
  /// The least length of a spacer in points; nil is the platform's.
  public var minimumLength: Length?
  /// The name of the style that the environment gives to the container or control (`listStyle`, `formStyle`, `labelStyle`,
  /// `pickerStyle`, `buttonStyle`, …) as the source spells it without the dot; the style of the element's own kind alone.
  public var style: String?
  /// The modifiers around the view that change its layout, the closest one first.
  public var modifiers: [LayoutModifier]?
  /// What the element is to the view that it is attached to; nil for a child that the container arranges.
  public var attachment: Attachment?
  /// How many lines a text takes up even if it has fewer (`lineLimit(2...4)`, `lineLimit(2, reservesSpace: true)`).
  public var reservedLines: Int?
  /// The content sizes that the environment allows (`dynamicTypeSize(...)`), the smallest and the largest.
  public var contentSizes: ContentSizeLimits?
  /// How large a symbol is drawn beside the text (`imageScale`).
  public var imageScale: ImageScale?
  /// Whether an image takes the size that it is offered (`resizable()`); nil is no.
  public var isResizable: Bool?
  /// Whether a `ForEach` over values of the running app repeats the element, so that their number is not known; nil is no.
  public var isRepeated: Bool?
  /// Whether the control's label is not drawn (`labelsHidden()`); nil is no.
  public var hidesLabel: Bool?
  /// The expression for the font of the text or symbol, where the font is not known.
  public var unknownFont: String?
  /// The fonts between which a condition decides, where `unknownFont` is one of them; nil where nothing is known of it.
  public var possibleFonts: [FontDescription]?
  /// The releases of the system that show the view, where the source asks for them (`if #available(iOS 17, *)`); nil is all, or
  /// those that something else decides.
  public var releases: SystemReleases?

  /// Whether a button in a navigation bar leads back; nil if the source does not tell.
  public var leadsBack: Bool?

  /// A view that is laid out by what it is.
  public init() {}
}

extension ViewLayout {
  /// The containers of SwiftUI, by how they arrange their children.
  public enum Container: OpenVocabulary {
    /// A container that arranges its children.
    case hStack, vStack, zStack, lazyHStack, lazyVStack, grid, gridRow, lazyHGrid, lazyVGrid
    /// A list of children without a layout of its own (`Group`, a branch, the body of a view): the container around arranges them.
    case group
    /// A scroll view, by its axes.
    case horizontalScroll, verticalScroll, scrollBoth
    /// A container with rows or a label.
    case list, form, section, groupBox, disclosure, labeledContent, controlGroup
    /// A view that shows the first child that fits.
    case viewThatFits, viewThatFitsHorizontally, viewThatFitsVertically
    /// A container whose children depend on its size or on navigation.
    case geometryReader, tabView, navigationStack, navigationSplitView
    /// A layout that the app's code or another module computes.
    case other(String)

    /// The containers that have a name.
    public static let known = KnownWords<Self>(
      .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .grid, .gridRow, .lazyHGrid, .lazyVGrid, .group,
      .horizontalScroll, .verticalScroll, .scrollBoth, .list, .form, .section, .groupBox, .disclosure, .labeledContent,
      .controlGroup, .viewThatFits, .viewThatFitsHorizontally, .viewThatFitsVertically, .geometryReader, .tabView,
      .navigationStack, .navigationSplitView)
  }

  /// What a view is to the one that it is attached to.
  public enum Attachment: OpenVocabulary {
    /// The role of a child in its view.
    case overlay, background, topInset, bottomInset, leadingInset, trailingInset, header, footer, label, value, icon
    /// A value without a name here, as it is written.
    case other(String)

    /// The attachments that have a name.
    public static let known = KnownWords<Self>(
      .overlay, .background, .topInset, .bottomInset, .leadingInset, .trailingInset, .header, .footer, .label, .value,
      .icon)
  }

  /// The scale of a symbol.
  public enum ImageScale: OpenVocabulary {
    /// A scale of symbols.
    case small, medium, large
    /// A value without a name here, as it is written.
    case other(String)

    /// The scales that have a name.
    public static let known = KnownWords<Self>(.small, .medium, .large)
  }
}

/// Where a view is placed in the space that is larger or smaller than it.
public struct ViewAlignment: Sendable, Hashable, Codable {
  /// The alignment across the width; nil is the center.
  public var horizontal: Horizontal?
  /// The alignment across the height; nil is the center.
  public var vertical: Vertical?

  /// An alignment; nil is the center.
  public init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// A horizontal alignment.
  public enum Horizontal: OpenVocabulary {
    /// A horizontal alignment.
    case leading, center, trailing
    /// A value without a name here, as it is written.
    case other(String)

    /// The alignments that have a name.
    public static let known = KnownWords<Self>(.leading, .center, .trailing)
  }

  /// A vertical alignment.
  public enum Vertical: OpenVocabulary {
    /// A vertical alignment.
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    /// A value without a name here, as it is written.
    case other(String)

    /// The alignments that have a name.
    public static let known = KnownWords<Self>(.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline)
  }
}

/// A modifier that changes how a view is laid out.
public enum LayoutModifier: Sendable, Hashable, Codable {
  /// `padding`: the distances by edge; an edge that is absent is not padded.
  case padding(EdgeLengths)
  /// `frame(width:height:alignment:)`; a side that is nil is the view's own.
  case frame(width: Length?, height: Length?, alignment: ViewAlignment?)
  /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  case flexibleFrame(width: LengthRange, height: LengthRange, alignment: ViewAlignment?)
  /// `fixedSize(horizontal:vertical:)`: the view takes its ideal length on these axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `aspectRatio(_:contentMode:)`, `scaledToFit()`, `scaledToFill()`; a nil ratio is the view's own.
  case aspectRatio(Double?, fills: Bool)
  /// `layoutPriority(_:)`.
  case layoutPriority(Double)
  /// `ignoresSafeArea`, `edgesIgnoringSafeArea`: the edges, all without any.
  case ignoresSafeArea([ViewEdge])
  /// `safeAreaPadding`, `contentMargins`: distances that shrink the space for the content.
  case safeAreaPadding(EdgeLengths)
  /// `listRowInsets`: the distances of a row's content from its edges.
  case listRowInsets(EdgeLengths)
  /// `position(x:y:)`: the view takes all the space that it is offered.
  case position
  /// `containerRelativeFrame(_:count:span:spacing:)`: a share of the scroll view or window.
  case containerRelativeFrame(horizontal: Bool, vertical: Bool, count: Int?, span: Int?, spacing: Length?)
  /// A modifier that changes the layout in a way that the source does not tell, with its name.
  case unknown(String)
}

/// An edge of a view.
public enum ViewEdge: String, Sendable, Hashable, Codable, CaseIterable {
  /// An edge.
  case top, leading, bottom, trailing
}

/// Lengths by edge.
public struct EdgeLengths: Sendable, Hashable, Codable {
  /// The lengths; an edge without one has none, unless it is among `standard`.
  public var top, leading, bottom, trailing: Length?
  /// The edges with the platform's own length (`padding()`).
  public var standard: [ViewEdge]?

  /// Lengths by edge; nil edges have none.
  public init(
    top: Length? = nil, leading: Length? = nil, bottom: Length? = nil, trailing: Length? = nil,
    standard: [ViewEdge]? = nil
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    self.standard = standard
  }
}

/// The bounds of a flexible frame on one axis; nil where the source gives none.
public struct LengthRange: Sendable, Hashable, Codable {
  /// The minimum, ideal and maximum length.
  public var minimum, ideal, maximum: Length?

  /// Bounds of a flexible frame on one axis.
  public init(minimum: Length? = nil, ideal: Length? = nil, maximum: Length? = nil) {
    (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
  }
}

/// A column of a lazy vertical grid, or a row of a lazy horizontal one (`GridItem`).
public struct GridTrack: Sendable, Hashable, Codable {
  /// How the track gets its length.
  public enum Sizing: String, Sendable, Hashable, Codable, CaseIterable {
    /// How a column or row of a lazy grid gets its size.
    case fixed, flexible, adaptive
  }

  /// How the track gets its length.
  public var sizing: Sizing
  /// The fixed length, or the minimum and maximum.
  public var length: LengthRange
  /// The distance to the next track in points; nil is the platform's.
  public var spacing: Length?

  /// A track of a grid.
  public init(sizing: Sizing, length: LengthRange, spacing: Length? = nil) {
    (self.sizing, self.length, self.spacing) = (sizing, length, spacing)
  }
}

/// Releases of a system, by their major numbers.
public struct SystemReleases: Sendable, Hashable, Codable {
  /// The first one; nil without a first.
  public var since: Int?
  /// The first one that is no more among them; nil without an end.
  public var before: Int?

  /// The releases since one and before another; nil is no limit.
  public init(since: Int? = nil, before: Int? = nil) {
    (self.since, self.before) = (since, before)
  }
}

/// The content sizes that an environment allows.
public struct ContentSizeLimits: Sendable, Hashable, Codable {
  /// The smallest and the largest content size; nil is no limit.
  public var minimum, maximum: ContentSizeCategory?

  /// Limits of content sizes; nil is no limit.
  public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The content size that applies where the user chose one.
  package func limited(_ chosen: ContentSizeCategory) -> ContentSizeCategory {
    let size = maximum.map { min($0, chosen) } ?? chosen
    return minimum.map { max($0, size) } ?? size
  }
}
