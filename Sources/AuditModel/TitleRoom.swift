/// The room that a control leaves for a title.
public enum TitleRoom: Sendable, Hashable {
  /// The width is fixed, whatever the title.
  case fixed(Size)
  /// The file records a width, but the control grows with its title.
  case grows(Size)
  /// No width is known.
  case unknown(reason: String)

  /// The width and height in points, where they are known.
  public var size: Size? {
    switch self {
    case .fixed(let size), .grows(let size): size
    case .unknown: nil
    }
  }
}
