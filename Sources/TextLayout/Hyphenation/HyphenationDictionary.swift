import Foundation

#if os(Linux)
  import CHyphen
  import Glibc
#endif

/// One of libhyphen's dictionaries.
struct HyphenationDictionary: Sendable {
  /// The file's path.
  let path: String
  private let matcher: PatternMatcher

  /// The maximum size of a file that is read, in bytes; the largest dictionary has 1.1 MB.
  private static let maximumSize = 8 << 20

  /// Opens a dictionary; nil if the file cannot be read or is not a dictionary, or if libhyphen is not available.
  init?(path: String) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= Self.maximumSize,
      let data = FileManager.default.contents(atPath: file),
      let matcher = HyphenationPatterns(dictionary: Array(data)).flatMap({ PatternMatcher($0) })
    else { return nil }
    (self.path, self.matcher) = (path, matcher)
  }

  /// Where lines may break in a text after a hyphen that is not there otherwise: ascending indices of `units`.
  ///
  /// A line that ends before such an index shows a hyphen. There is none at a word's first or last letter, inside a
  /// grapheme cluster, next to a hyphen that is there, or in a word with a soft hyphen. Where the spelling would change
  /// (Hungarian `asszony`), there is none either.
  func points<Units: RandomAccessCollection<UInt16>>(in units: Units) -> [Int] where Units.Index == Int {
    HyphenationWords.ranges(in: units).flatMap { range -> [Int] in
      guard let word = HyphenationWord(units[range]) else { return [] }
      return word.offsets(of: matcher.breaks(in: word.lookup)).map { range.lowerBound + $0 }
    }
  }
}

#if os(Linux)
  /// libhyphen with the patterns of one dictionary.
  ///
  /// Unchecked, since it holds a pointer: after loading, libhyphen only reads what that points to, and each call has
  /// buffers of its own. So threads share it without a lock.
  final class PatternMatcher: @unchecked Sendable {
    private let dictionary: UnsafeMutablePointer<HyphenDict>

    /// Hands patterns over to libhyphen; nil if it takes none.
    init?(_ patterns: HyphenationPatterns) {
      var bytes = patterns.bytes
      let loaded = bytes.withUnsafeMutableBytes { buffer -> UnsafeMutablePointer<HyphenDict>? in
        guard let file = fmemopen(buffer.baseAddress, buffer.count, "r") else { return nil }
        defer { fclose(file) }
        return hnj_hyphen_load_file(file)
      }
      guard let loaded else { return nil }
      dictionary = loaded
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// Before which scalars of a lower-case word, counted from 0, a line may begin after a hyphen; ascending.
    func breaks(in word: String) -> [Int] {
      let scalars = word.unicodeScalars.count
      var (bytes, count) = (word.utf8.map { CChar(bitPattern: $0) }, word.utf8.count)
      guard scalars > 1, !bytes.contains(0) else { return [] }
      bytes.append(0)  // libhyphen looks for it
      var hyphens = [CChar](repeating: 0, count: count + 8)
      var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var (positions, cuts): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
      let status = hnj_hyphen_hyphenate2(
        dictionary, bytes, Int32(count), &hyphens, nil, &replacements, &positions, &cuts)
      // None of the patterns has a replacement, so there is nothing to free in the first; all three stay nil.
      free(replacements)
      free(positions)
      free(cuts)
      guard status == 0 else { return [] }
      return (1..<scalars).filter { hyphens[$0 - 1] & 1 == 1 }
    }
  }
#else
  /// No word is hyphenated if libhyphen is not available.
  final class PatternMatcher: Sendable {
    /// Nil: there is nothing to match with.
    init?(_ patterns: HyphenationPatterns) { return nil }

    /// No scalar.
    func breaks(in word: String) -> [Int] { [] }
  }
#endif
