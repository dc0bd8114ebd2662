import AuditModel
import RuleKit
import ScreenAnalysis

/// A line of a title ends inside a word.
///
/// ## What it reports
/// A title on several lines with a line that ends inside a word, because the line break mode is `characterWrap` or
/// because the word is wider than the line. Severity: warning up to the largest ordinary content size category, note at
/// the accessibility sizes.
///
/// ## Why it matters
/// "Einstellu / ngen" is hard to read and looks broken. Languages with long compounds are affected first: German,
/// Finnish, Hungarian, Dutch.
///
/// ## Example
/// A button 60 pt wide that wraps its title "Einstellungen": `Einstell / ungen`.
///
/// ## Known limits
/// A title that is also truncated is reported by `title-truncated`. A word that is wider than the line by less than the
/// measurement may be off is not reported. In writing systems without spaces between words
/// (Chinese, Japanese, Thai), a line may end wherever Unicode allows it.
///
/// ## Source
/// UIKit, `NSLineBreakMode.byCharWrapping`, `byWordWrapping`; Unicode UAX #14.
struct WordBroken: ScreenRule {
  static let name = "word-broken"
  static let severity = Severity.warning

  private let overrun = TitleOverrun(
    rule: Self.self,
    isProblem: { fit, _, _ in
      if case .wraps = fit.measurement.verdict { fit.breaksWordForCertain } else { false }
    },
    severity: { fit, _ in min(Severity(ofFailureAt: fit.contentSize), .warning) },
    dependsOnSamples: { !$0.breaksWrittenWord },
    whatHappens: { fit, title, _ in
      let width = fit.availableSize.size?.width.side ?? "0"
      guard title.setting.lineBreakMode != .characterWrap else {
        return "breaks inside a word, as its line break mode allows, at a width of \(width) pt"
      }
      guard let word = fit.brokenWord else {
        return "breaks inside a word that is wider than the available \(width) pt"
      }
      return word.text == title.text.string
        ? "breaks inside the word: \(fit.need(ofWidth: word.width))"
        : "breaks inside \"\(word.text)\": \(fit.need(ofWidth: word.width))"
    }, advises: false)

  /// The titles with a broken word.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}
