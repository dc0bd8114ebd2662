/// A length in points, kept as a whole number of 1/64 pt.
///
/// Verdicts compare integers, so that a report does not depend on the order in which widths were added up.
public struct Points: Sendable, Hashable {
  /// The length in 1/64 pt.
  public var raw: Int

  /// A length of `raw` 1/64 pt.
  public init(raw: Int) { self.raw = raw }

  /// A whole number of points.
  public init(_ whole: Int) { self.raw = Points.clamped(Double(whole) * 64) }

  /// The length nearest to `value` points; a value that is not a number is zero, one beyond ±2⁴⁰ pt is limited to that.
  public init(_ value: Double) { self.raw = Points.clamped((value * 64).rounded()) }

  /// The length in points, as a decimal number.
  public var value: Double { Double(raw) / 64 }

  /// No length.
  public static let zero = Points(raw: 0)

  /// The smallest multiple of `1 / scale` pt that is not less than this length (`scale`: pixels per point).
  public func roundedUp(toPixelsAt scale: Int) -> Points {
    guard scale > 0 else { return self }
    let pixels = (Double(raw) * Double(scale) / 64).rounded(.up)
    return Points(pixels / Double(scale))
  }

  /// The smallest multiple of `1 / scale` pt that is not less than `value` points (`scale`: pixels per point).
  ///
  /// What is above a multiple by no more than the error of adding up widths is that multiple.
  public init(roundingUp value: Double, toPixelsAt scale: Int) {
    guard scale > 0, value.isFinite else { self.init(value); return }
    self.init((value * Double(scale) - 1e-6).rounded(.up) / Double(scale))
  }

  /// Beyond any length that a real file holds; keeps sums of thousands of lengths far from overflow.
  private static let limit = Double(1 << 46)

  private static func clamped(_ raw: Double) -> Int {
    guard raw.isFinite else { return raw == .infinity ? Int(limit) : raw == -.infinity ? -Int(limit) : 0 }
    return Int(min(max(raw, -limit), limit))
  }
}

extension Points: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Whether one length is shorter than the other.
  public static func < (left: Points, right: Points) -> Bool { left.raw < right.raw }

  /// The sum of two lengths.
  public static func + (left: Points, right: Points) -> Points { Points(raw: left.raw &+ right.raw) }

  /// The difference of two lengths.
  public static func - (left: Points, right: Points) -> Points { Points(raw: left.raw &- right.raw) }

  /// A whole number of points.
  public init(integerLiteral value: Int) { self.init(value) }

  /// A number of points, rounded to 1/64.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Points: Codable, CustomStringConvertible {
  /// Reads a number of points.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes a number of points: whole where it is whole, else with what 1/64 needs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if raw % 64 == 0 { try container.encode(raw / 64) } else { try container.encode(value) }
  }

  /// The length of a control's side for a person: at most one decimal, rounded down, so that a value below a limit never
  /// appears to meet it ("43.9").
  package var side: String {
    let tenths = Int((value * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// The length for a person: at most two decimals, no trailing zeros ("131", "20.5", "0.33").
  public var description: String {
    let hundredths = Int((value * 100).rounded())
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    let sign = hundredths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
  }
}

extension Int {
  /// The whole number nearest to a value of a file, which may be beyond all that an integer holds; zero if it is not a number.
  public init(nearestTo value: Double) {
    let limit = Double(1 << 53)
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit).rounded())
  }
}
