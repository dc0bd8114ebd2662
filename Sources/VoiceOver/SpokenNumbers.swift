import Foundation

/// Numbers as a language writes them: in its digits, with its sign for per cent.
///
/// Source: Foundation's copy of CLDR, which is Apple's own and so has the digits that Apple's devices show. Invisible marks of
/// direction are left out and spaces are plain ones, since nobody hears them.
struct SpokenNumbers {
  private let locale: Locale

  /// The numbers of a BCP-47 tag.
  init(language: String) { locale = Locale(identifier: language) }

  /// A whole number without separators.
  func text(_ number: Int) -> String { number.formatted(.number.grouping(.never).locale(locale)) }

  /// A whole number of hundredths.
  func percentage(_ percent: Int) -> String {
    let text = (Double(percent) / 100).formatted(.percent.precision(.fractionLength(0)).grouping(.never).locale(locale))
    return String(String.UnicodeScalarView(text.unicodeScalars.compactMap(Self.heard)))
  }

  private static func heard(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.properties.isWhitespace { return " " }
    return scalar.properties.isBidiControl ? nil : scalar
  }
}
