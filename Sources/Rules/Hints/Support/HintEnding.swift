import AuditModel
import Localization

extension SpokenHint {
  /// A text with a period of the hint's language at its end, unless it has a final mark or the language has no period.
  func ended(_ text: String) -> String {
    let table = FinalMarkTable(language: language.language)
    guard !table.unused.contains(.stop), FinalMarks(endOf: text, by: table).isDisjoint(with: Self.sentenceEnds),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return text }
    return text[...last] + (Self.stops[language.language] ?? ".")
  }

  private static let sentenceEnds: FinalMarks = [.stop, .question, .exclamation, .ellipsis]

  /// The periods of languages that have their own (Unicode names of the characters).
  private static let stops = [
    "am": "።", "bn": "।", "hi": "।", "hy": "։", "ja": "。", "km": "។", "my": "။", "ne": "।", "pa": "।",
    "ti": "።", "ur": "۔", "yue": "。", "zh": "。",
  ]
}
