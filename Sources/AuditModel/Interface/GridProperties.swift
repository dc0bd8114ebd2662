/// The columns and rows of an AppKit grid (`NSGridView`) and what its cells contain.
public struct GridProperties: Sendable, Hashable, Codable {
  /// A column or a row.
  public struct Track: Sendable, Hashable, Codable {
    /// The width of a column or the height of a row in points; nil is what its cells need.
    public var size: Points?
    /// The distance in points before the track, beyond the grid's spacing.
    public var leadingPadding: Points?
    /// The distance in points after the track, beyond the grid's spacing.
    public var trailingPadding: Points?
    /// Where cells place their views; nil is the grid's placement.
    public var placement: Placement?
    /// Rows: which baselines are aligned; nil is the grid's alignment.
    public var rowAlignment: RowAlignment?
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
    /// How many columns the cell spans; nil is 1.
    public var columnSpan: Int?
    /// How many rows the cell spans; nil is 1.
    public var rowSpan: Int?
    /// The id of the view in the cell; nil is an empty cell.
    public var content: String?
    /// The horizontal placement of the view; nil is the column's.
    public var xPlacement: Placement?
    /// The vertical placement of the view; nil is the row's.
    public var yPlacement: Placement?
    /// Which baseline is aligned; nil is the row's alignment.
    public var rowAlignment: RowAlignment?

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
  /// The horizontal placement of cells and columns that have none of their own.
  public var xPlacement: Placement?
  /// The vertical placement of cells and rows that have none of their own.
  public var yPlacement: Placement?
  /// Which baselines are aligned in rows that have no alignment of their own.
  public var rowAlignment: RowAlignment?

  /// An empty grid.
  public init() {}
}

extension GridProperties {
  /// Where a cell places its view, horizontally or vertically (`NSGridCell.Placement`).
  public enum Placement: OpenVocabulary {
    /// How a cell of a grid is placed.
    case unplaced, leading, center, trailing, top, bottom, fill
    /// A value without a name here, as it is written.
    case other(String)

    /// The placements that have a name.
    public static let known = KnownWords<Self>(
      .unplaced, .leading, .center, .trailing, .top, .bottom, .fill, spellings: [.unplaced: "none"])
  }

  /// Which baselines a row aligns (`NSGridRow.Alignment`).
  public enum RowAlignment: OpenVocabulary {
    /// How a row of a grid is aligned.
    case unaligned, firstBaseline, lastBaseline
    /// A value without a name here, as it is written.
    case other(String)

    /// The alignments that have a name.
    public static let known = KnownWords<Self>(
      .unaligned, .firstBaseline, .lastBaseline, spellings: [.unaligned: "none"])
  }
}
