import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// watchOS buttons that share a row have long titles.
///
/// ## What it reports
/// A titled watchOS button in a row with others whose title, in some language, is truncated, shrinks or wraps; or, if
/// its frame is unknown, whose title has more than eight characters. The finding names the first language and lists the
/// others. Severity: note.
///
/// ## Why it matters
/// Half the width of a watch fits a short word. Longer titles are truncated, and most translations are longer.
///
/// ## Example
/// Human Interface Guidelines, Buttons, watchOS: two buttons that share the same horizontal space should have "images
/// or short text titles".
///
/// ## Known limits
/// The maximum number of characters is our own. WatchKit storyboards are not read, only interface trees.
///
/// ## Source
/// Human Interface Guidelines, Buttons, watchOS.
struct WatchOSLongTitlesSideBySide: ScreenRule {
  static let name = "watchos-long-titles-side-by-side"
  static let severity = Severity.note

  /// The long titles in rows.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .watchOS else { return [] }
    let rows = ButtonLine.all(on: screen).filter { $0.axis == .horizontal }
    return rows.flatMap(\.buttons).compactMap { Self.finding(at: $0, on: screen) }
  }

  private static func finding(at index: Int, on screen: ScreenFacts) -> Finding? {
    let long = longTitles(of: index, on: screen)
    guard let first = long.first else { return nil }
    var finding = screen.styleFinding(
      Self.self, at: index,
      "the title \"\(first.text)\" is too long for a button that shares its row; use a shorter title or an image",
      evidence: ["text": .text(first.text)], reviewReason: screen.elements[index].element.styleReviewReason)
    finding.locale = first.locale
    finding.evidence.merge(screen.spokenEvidence(of: index, in: first.locale)) { $1 }
    finding.otherLocales = Set(long.map(\.locale)).subtracting([first.locale]).sorted()
    return finding
  }

  /// The titles that are too long, by locale; those of SwiftUI, which are not measured, by their number of characters.
  private static func longTitles(of index: Int, on screen: ScreenFacts) -> [(locale: LocaleTag, text: String)] {
    let facts = screen.elements[index]
    guard screen.tree.isOfCode else {
      return facts.realTitles.filter { $0.isTitle && isLong($0) }.map { ($0.locale, $0.text.string) }
    }
    let title = facts.element.ownText ?? facts.element.children.lazy.compactMap(\.ownText).first
    return screen.speech.locales.compactMap { locale in
      guard let words = screen.speech.words(title, in: locale), isLong(words.string) else { return nil }
      return (locale, words.string)
    }
  }

  private static func isLong(_ text: String) -> Bool { text.count > ButtonGuidelines.watchShortTitle.value }

  private static func isLong(_ title: TitleFacts) -> Bool {
    let fit = title.fits.first { $0.contentSize == .standard } ?? title.fits.first
    guard let fit, fit.availableSize.size != nil else {
      return isLong(title.text.string)
    }
    if case .fits = fit.measurement.verdict { return false }
    return true
  }
}
