import Foundation

/// One of libhyphen's dictionaries.
struct HyphenationDictionary: Sendable {
  /// The file's path.
  let path: String
  private let matcher: PatternMatcher

  /// The greatest size of a file that is read, in bytes; the largest dictionary has 1.1 MB.
  private static let greatestSize = 8 << 20

  /// Opens a dictionary; nil where the file cannot be read or is none, or where libhyphen is not at hand.
  init?(path: String) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= Self.greatestSize,
      let data = FileManager.default.contents(atPath: file),
      let matcher = HyphenationPatterns(dictionary: Array(data)).flatMap({ PatternMatcher($0) })
    else { return nil }
    (self.path, self.matcher) = (path, matcher)
  }

  /// Where lines may break in a text after a hyphen that is not there otherwise: ascending indices of `units`.
  ///
  /// A line that ends before such an index shows a hyphen. None stands at a word's first or last letter, inside of a
  /// grapheme cluster, beside a hyphen that is there, or in a word with a soft hyphen. Where the spelling would change
  /// (Hungarian `asszony`), none stands either.
  func points<Units: RandomAccessCollection<UInt16>>(in units: Units) -> [Int] where Units.Index == Int {
    HyphenationWords.ranges(in: units).flatMap { range -> [Int] in
      guard let word = HyphenationWord(units[range]) else { return [] }
      return word.offsets(of: matcher.breaks(in: word.lookup)).map { range.lowerBound + $0 }
    }
  }
}
