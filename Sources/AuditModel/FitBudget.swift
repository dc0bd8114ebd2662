/// What a text may take up in its room: what a translator needs to know.
public struct FitBudget: Sendable, Hashable, Codable {
  /// The width of a line in points.
  public var width: Points
  /// How many lines the room holds, by the limit of the control and by height; nil is any number.
  public var lines: Int?
  /// About how many grapheme clusters fit: at the text's own mean advance, rounded down; nil where lines are not limited.
  public var characters: Int?

  /// A budget.
  public init(width: Points, lines: Int?, characters: Int?) {
    self.width = width
    self.lines = lines
    self.characters = characters
  }
}
