/// A length as a SwiftUI source gives it.
public indirect enum Length: Sendable, Hashable, Codable {
  /// A literal number of points, or a constant with one.
  case points(Points)
  /// `.infinity`.
  case infinity
  /// A length that follows the content size (`@ScaledMetric`).
  case scaled(ScaledLength)
  /// One of several lengths, which a condition of the app decides, with the expression.
  case oneOf([Length], String)
  /// An expression whose value is not known, as it is written.
  case unknown(String)
}

/// A length that follows the content size as a text style does: `base` grows and is rounded to pixels, the rest is arithmetic.
public struct ScaledLength: Sendable, Hashable, Codable {
  /// The length at the content size `large`, in points.
  public var base: Points
  /// The text style that it follows.
  public var style: TextStyle
  /// The number by which the grown length is multiplied.
  public var factor: Double
  /// What is added to the product, in points.
  public var plus: Points

  /// A length that grows as a text style does; the product with a factor, and more.
  public init(base: Points, style: TextStyle, factor: Double = 1, plus: Points = 0) {
    (self.base, self.style, self.factor, self.plus) = (base, style, factor, plus)
  }
}

// The JSON of a length: a number, `.infinity`, the expression, or an object for what depends on the content size or a condition.
extension Length {
  private static let infinite = ".infinity"

  /// The lengths among which a condition decides.
  private struct Choice: Codable {
    var oneOf: [Length]
    var expression: String
  }

  /// Reads a number of points, `.infinity`, an expression, a scaled length or a choice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let points = try? container.decode(Points.self) {
      self = .points(points)
    } else if let expression = try? container.decode(String.self) {
      self = expression == Self.infinite ? .infinity : .unknown(expression)
    } else if let scaled = try? container.decode(ScaledLength.self) {
      self = .scaled(scaled)
    } else {
      let choice = try container.decode(Choice.self)
      self = .oneOf(choice.oneOf, choice.expression)
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .points(let points): try container.encode(points)
    case .infinity: try container.encode(Self.infinite)
    case .scaled(let scaled): try container.encode(scaled)
    case .oneOf(let lengths, let expression): try container.encode(Choice(oneOf: lengths, expression: expression))
    case .unknown(let expression): try container.encode(expression)
    }
  }
}
