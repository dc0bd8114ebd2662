import AuditModel
import RuleKit
import ScreenAnalysis

/// A line of a title ends inside a word.
///
/// ## What it reports
/// A title on several lines of which one ends inside a word: because the mode is `characterWrap`, or because the word is wider
/// than the whole line. A warning up to the largest ordinary content size, a note at the accessibility sizes.
///
/// ## Why it matters
/// "Einstellu / ngen" is hard to read and looks broken. Long compounds do this first: German, Finnish, Hungarian, Dutch.
///
/// ## Example
/// A button 60 pt wide that wraps its title "Einstellungen": `Einstell / ungen`.
///
/// ## Known limits
/// A title that is cut as well is `title-truncated`. Where the writing system has no spaces between words (Chinese, Japanese,
/// Thai), a line may end wherever Unicode allows it.
///
/// ## Source
/// UIKit, `NSLineBreakMode.byCharWrapping`, `byWordWrapping`; Unicode UAX #14.
struct WordBroken: ScreenRule {
  static let name = "word-broken"
  static let severity = Severity.warning

  private let overrun = TitleOverrun(
    rule: Self.self,
    isProblem: { fit, _, _ in
      if case .wraps = fit.measurement.verdict { fit.measurement.breaksWord } else { false }
    },
    severity: { fit, _ in min(Severity(ofFailureAt: fit.contentSize), .warning) },
    whatHappens: { fit, title, _ in
      let width = fit.room.size?.width ?? 0
      return title.setting.lineBreakMode == .characterWrap
        ? "breaks inside a word, as the mode allows, in \(width) pt"
        : "breaks inside a word that is wider than its line of \(width) pt"
    }, advises: false)

  /// The titles with a broken word.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}
