import AuditModel
import TestSupport
import Testing

@testable import TextLayout

/// A made-up title in one or several scripts, the same one for the same seed.
struct GeneratedTitle: Sendable, CustomTestStringConvertible {
  /// The seed.
  var seed: UInt64
  /// The words.
  var text: String
  /// The language of the first word.
  var locale: LocaleTag?
  /// The size in points.
  var size: Double
  /// The weight.
  var weight: FontWeight

  var testDescription: String { "\(seed): \(text.debugDescription) at \(size) \(weight.rawValue)" }

  /// The title of a seed.
  init(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let main = Int.random(in: 0..<texts.count, using: &chance)
    var words: [String] = []
    for place in 0...Int.random(in: 0...5, using: &chance) {
      // One word in four is in another script, or no word at all.
      let isMain = place == 0 || Int.random(in: 0..<4, using: &chance) > 0
      words.append(isMain ? Self.word(of: main, &chance) : Self.guest(&chance))
    }
    self.seed = seed
    text = words.dropFirst().reduce(words[0]) { $0 + Self.pick(Self.joints, &chance) + $1 }
    locale = LocaleTag(texts[main].locale)
    size = Self.pick([9, 11, 13, 15, 17, 19, 20, 24, 34], &chance)
    weight = Self.pick([.regular, .medium, .semibold, .bold], &chance)
  }

  /// A request for it in a room.
  func request(
    width: Double?, lines: Int = 1, mode: LineBreakMode = .truncatingTail, size: Double? = nil
  ) -> TextRequest {
    TextRequest(
      text: text, locale: locale, font: ResolvedFont(pointSize: size ?? self.size, weight: weight),
      width: width.map { Points($0) }, numberOfLines: lines, lineBreakMode: mode)
  }

  /// Some titles.
  static let all = (0..<120).map { GeneratedTitle(seed: $0) }

  private static let joints = [" ", " ", " ", " ", "", "\u{A0}", "-", "\u{200B}", "  ", ", ", "/", "\n"]
  private static let guests = [
    "e\u{301}\u{323}a\u{308}", "👨‍👩‍👧", "🇩🇪", "👍🏽", "ffi", "AV", "12:30", "(3)", "100 %", "“x”", "＿", "ー",
    "\u{200F}", "क्ष", "각", "…",
  ]

  private static func word(of index: Int, _ chance: inout SeededGenerator) -> String {
    let words = texts[index].text.split(separator: " ").map(String.init)
    return pick(words, &chance)
  }

  private static func guest(_ chance: inout SeededGenerator) -> String {
    if Bool.random(using: &chance) { return pick(guests, &chance) }
    return word(of: Int.random(in: 0..<texts.count, using: &chance), &chance)
  }

  private static func pick<Element>(_ elements: [Element], _ chance: inout SeededGenerator) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &chance)]
  }
}
