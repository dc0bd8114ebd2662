/// A share in per cent, to six decimals.
package struct Percentage: Equatable, CustomStringConvertible {
  /// Millionths of one per cent, from 0 to 100,000,000.
  let millionths: Int

  /// A share from 0 to 100; what is beyond is taken as the nearest of these, what is no number as 100.
  package init(_ percent: Double) {
    millionths = percent.isNaN ? 100_000_000 : Int((min(max(percent, 0), 100) * 1_000_000).rounded())
  }

  /// A share in millionths of one per cent.
  package init(millionths: Int) { self.millionths = millionths }

  /// The share for a person, without trailing zeros ("92.5 %", "95 %").
  package var description: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(whole) %" }
    // A leading 1 keeps the zeros behind the point.
    var decimals = String(1_000_000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals) %"
  }
}
