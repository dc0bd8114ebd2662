import AuditModel
import Foundation
import PlatformData
import Testing

@testable import TextLayout

/// Hyphens at the ends of lines, where the text asks for them.
@Suite(.enabled(if: LanguageHyphenationTests.all.contains { $0.dictionary != nil }, "no dictionary is installed"))
struct ParagraphHyphenationTests {
  /// Words that may be hyphenated twice or more.
  static let words = LanguageHyphenationTests.words.filter { $0.expected.split(separator: "-").count > 2 }

  private func styled(_ text: String, _ locale: String, width: Double? = nil, factor: Double = 0) -> TextRequest {
    var styled = request(text, size: 17, width: width, lines: 0, mode: .wordWrap, locale: locale)
    styled.paragraphStyle.hyphenationFactor = factor
    return styled
  }

  private func width(_ text: String, _ locale: String) -> Double {
    engine.measure(styled(text, locale)).naturalWidth
  }

  @Test(arguments: words) func aWordBreaksAtItsHyphensOnlyWhereTheTextAsksForIt(word: HyphenatedWord) {
    let parts = word.expected.split(separator: "-")
    let begin = width(parts.dropLast().joined() + "\u{2010}", word.locale)
    let available = max(begin, width(String(parts.last ?? ""), word.locale)) + 1
    guard width(word.word, word.locale) > available + 1 else { return }
    let hyphenated = engine.measure(styled(word.word, word.locale, width: available, factor: 1))
    #expect(hyphenated.lines == 2 && !hyphenated.breaksWord)
    #expect(hyphenated.visibleText.filter { !$0.isNewline } == word.word, "hyphens are drawn, but no part of the text")
    #expect(engine.measure(styled(word.word, word.locale, width: available)).breaksWord)
  }

  /// After a short word the long one goes to the next line as a whole, unless the first line would be too empty.
  @Test(arguments: words) func aFullLineIsNotHyphenated(word: HyphenatedWord) {
    let begin = String(word.expected.prefix { $0 != "-" })
    let available = max(width(word.word, word.locale), width("MM \(begin)\u{2010}", word.locale)) + 1
    let text = "MM \(word.word)"
    guard width(text, word.locale) > available + 1 else { return }
    let share = width("MM", word.locale) / available
    let lines = { (factor: Double) in
      engine.picture(of: self.styled(text, word.locale, width: available, factor: factor))?.lines.map(\.width) ?? []
    }
    let (plain, full, empty) = (lines(0), lines(share * 0.95), lines(min(share * 1.1, 1)))
    #expect(full == plain && full.count == 2)
    #expect(empty.count == 2 && empty[0] > plain[0] && empty[1] < plain[1], "a part of the word stands above")
  }

  /// A soft hyphen is the author's own, whatever the style says.
  @Test(arguments: [0, 1.0]) func aSoftHyphenAlwaysAllowsABreak(factor: Double) {
    let begin = width("Anna\u{2010}", "de")
    let soft = engine.measure(styled("Anna\u{AD}otto", "de", width: begin + 1, factor: factor))
    #expect(soft.lines == 2 && !soft.breaksWord)
    #expect(abs(soft.layoutWidth.value - begin) <= 0.5, "the line ends with a hyphen")
  }
}
