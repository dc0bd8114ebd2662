/// A text as single words in lower case, without what stands between them.
struct HintWords: Sendable, Hashable {
  /// The words.
  let list: [String]
  private let text: String

  /// The words of a text.
  init(_ text: String) {
    self.text = text.lowercased()
    list = self.text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  /// Whether there is no word.
  var isEmpty: Bool { list.isEmpty }

  /// Whether the text begins with all the words of another.
  func starts(with other: HintWords) -> Bool { !other.isEmpty && list.starts(with: other.list) }

  /// Where the words of a phrase stand one after another, as whole words.
  ///
  /// In a script that sets no spaces between words the phrase is looked for as it is, and its place is 0.
  func places(of phrase: String) -> [Int] {
    if phrase.unicodeScalars.contains(where: Self.isUnspaced) { return text.contains(phrase.lowercased()) ? [0] : [] }
    let sought = HintWords(phrase).list
    guard !sought.isEmpty, sought.count <= list.count else { return [] }
    return (0...(list.count - sought.count)).filter { list[$0..<($0 + sought.count)].elementsEqual(sought) }
  }

  /// Whether a character is of a script without spaces: Thai, Lao, Burmese, Khmer, kana, Han (Unicode blocks).
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    unspaced.contains { $0.contains(scalar.value) }
  }

  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
  ]
}
