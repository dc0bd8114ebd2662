/// A change of one file that removes a finding, or a proposal for one that needs words.
public struct Fix: Sendable, Hashable, Codable {
  /// Who may apply it.
  public enum Safety: String, Sendable, Hashable, Codable, CaseIterable {
    /// It changes nothing that the app shows or says, but for what the finding is about.
    case safe
    /// It changes what the app shows, or removes something that may be needed; a person should look at it.
    case unsafe
    /// It needs words that only a person has; it is shown with the place.
    case displayed
  }

  /// The rule whose finding it removes.
  public var rule: String
  /// What it does, as a sentence without a period: `add the button trait`.
  public var title: String
  /// Who may apply it.
  public var safety: Safety
  /// Where it belongs.
  public var location: SourceLocation
  /// The changes of the file, in file order and without overlap; none if it is only displayed.
  public var edits: [TextEdit]
  /// The edits by line and column, for those who do not know the file's bytes.
  public var changes: [TextChange] = []
  /// What to write, as it could look; nil if the edits say it.
  public var proposal: String?

  /// A fix of a rule's finding.
  public init(
    rule: String, title: String, safety: Safety, location: SourceLocation, edits: [TextEdit] = [],
    proposal: String? = nil
  ) {
    (self.rule, self.title, self.safety, self.location) = (rule, title, safety, location)
    (self.edits, self.proposal) = (edits, proposal)
  }
}

/// A replacement in a file's text, by line and column.
public struct TextChange: Sendable, Hashable, Codable {
  /// Where the replaced text starts.
  public var start: SourceLocation
  /// Where it ends.
  public var end: SourceLocation
  /// What replaces it.
  public var replacement: String

  /// A replacement between two places.
  public init(from start: SourceLocation, to end: SourceLocation, _ replacement: String) {
    (self.start, self.end, self.replacement) = (start, end, replacement)
  }
}

/// A replacement in a file's text.
public struct TextEdit: Sendable, Hashable, Codable, Comparable {
  /// The replaced bytes of the text in UTF-8, without a byte order mark.
  public var range: Range<Int>
  /// What replaces them.
  public var replacement: String
  /// Whether other insertions of this kind may be at the same place; they are written in the order of their texts.
  public var joins = false

  /// A replacement of a range; an empty range is an insertion.
  public init(_ range: Range<Int>, _ replacement: String) { (self.range, self.replacement) = (range, replacement) }

  /// An insertion at an offset.
  public init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }

  /// By place.
  public static func < (left: TextEdit, right: TextEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.replacement)
      < (right.range.lowerBound, right.range.upperBound, right.replacement)
  }

  /// Whether both change the same bytes, or insert at one place what does not join.
  public func conflicts(with other: TextEdit) -> Bool {
    if joins, other.joins, range == other.range { return replacement == other.replacement }
    return range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
      || range.isEmpty && other.range.contains(range.lowerBound)
      || other.range.isEmpty && range.contains(other.range.lowerBound)
  }
}
