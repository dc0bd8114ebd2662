import Localization
import TableAnalysis

/// Compares the numbers of a text and its translation.
struct NumberComparison {
  /// Numbers of the source that the translation lacks, sorted.
  let lost: [String]
  /// Numbers of the translation that the source lacks, sorted.
  let added: [String]

  /// A comparison of two texts; a text of a source without arguments is no format, whatever percent signs it has.
  init(source: MarkedText, translation: MarkedText) {
    let isFormat = source.isFormat
    let (before, after) = (
      NumberRuns(source, isFormat: isFormat).numbers, NumberRuns(translation, isFormat: isFormat).numbers
    )
    (lost, added) = (Self.difference(before, after), Self.difference(after, before))
  }

  /// Whether the difference is a matter of how people write: small numbers in words, hours of the afternoon, ten thousands
  /// with a character of their own.
  func isCustomary(source: String, translation: String) -> Bool {
    if added.isEmpty, translation.unicodeScalars.contains(where: { Self.numerals.contains($0) }) { return true }
    if lost.isEmpty, Self.bases.contains(where: { translation.contains($0) }) { return true }
    if lost.isEmpty || added.isEmpty { return (lost + added).allSatisfy(Self.isSmall) }
    if Self.isSameTime(lost, added, source) || Self.isSameTime(added, lost, translation) { return true }
    return (source + translation).unicodeScalars.contains { Self.powers.contains($0) }
  }

  /// The numbers of a list that another lacks; of equal ones as many as are missing.
  private static func difference(_ list: [String], _ other: [String]) -> [String] {
    var rest = other
    return list.filter { number in
      guard let index = rest.firstIndex(of: number) else { return true }
      rest.remove(at: index)
      return false
    }.sorted()
  }

  /// Numbers up to twelve are written in words in many languages.
  private static func isSmall(_ number: String) -> Bool { Int(number).map { $0 <= 12 } ?? false }

  /// Whether hours are those of the twelve-hour clock in one text, and twelve more or "00" in the other.
  private static func isSameTime(_ short: [String], _ long: [String], _ text: String) -> Bool {
    guard short.count == long.count, text.uppercased().contains(where: { $0 == "M" }) else { return false }
    return zip(short, long).allSatisfy { short, long in
      guard let short = Int(short), let long = Int(long) else { return false }
      return long == short || long == short + 12 || (short == 12 && long == 0)
    }
  }

  /// Numbers in Chinese characters, and the half.
  private static let numerals: Set<Unicode.Scalar> = Set("一二三四五六七八九十百千万萬半两兩".unicodeScalars)

  /// What follows the base of a numeral system: hexadecimal is "16進".
  private static let bases = ["進", "进", "진수"]

  /// Ten, hundred, thousand, ten thousand, hundred million in Chinese, Japanese and Korean.
  private static let powers: Set<Unicode.Scalar> = Set("十百千万萬億亿만억천백".unicodeScalars)
}
