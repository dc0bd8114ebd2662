/// The room that a control leaves for a title.
public enum TitleRoom: Sendable, Hashable {
  /// The width is fixed, whatever the title.
  case fixed(Size)
  /// The file records a width, but the control grows with its title.
  case grows(Size)
  /// The width rests on what is only commonly known, or is the least that it may be: an overrun is for a person to look at.
  case estimated(Size, reason: String)
  /// The control grows with its title without end: every title fits.
  case unlimited(reason: String)
  /// No width is known.
  case unknown(reason: String)

  /// The width and height in points, where they are known.
  public var size: Size? {
    switch self {
    case .fixed(let size), .grows(let size), .estimated(let size, _): size
    case .unlimited, .unknown: nil
    }
  }

  /// The room as one that is estimated, for a reason; one that grows or has no size stays as it is.
  public func estimated(because reason: String) -> TitleRoom {
    guard case .fixed(let size) = self else { return self }
    return .estimated(size, reason: reason)
  }
}
