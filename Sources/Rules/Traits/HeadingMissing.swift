import AuditModel
import RuleKit
import ScreenAnalysis

/// A screen full of text has no heading.
///
/// ## What it reports
/// A screen with at least eight texts that VoiceOver stops at, not counting those in cells, and no element that is
/// spoken as a heading: no header trait, no navigation bar, no header of a table section. One finding per screen, at
/// the text in the largest font. Severity: note. Needs review if that text has an outlet or a custom class, because
/// code may make it a heading.
///
/// ## Why it matters
/// VoiceOver users jump from heading to heading. Without one they have to listen to everything.
///
/// ## Example
/// The details of an episode: eight labels, with "Episode Name" in the largest font, and no header trait.
///
/// ## Known limits
/// A title that the controller gives itself in code counts as that of a navigation bar; headings that code makes otherwise are not
/// seen. Views in a file of their own, controllers that others show as parts of themselves, and views of SwiftUI, which may be
/// parts of a screen, are skipped, as is the Mac.
///
/// ## Source
/// A11yUITests and CVS, `heading-trait-missing`; WCAG 2.2, 2.4.6 and 1.3.1.
struct HeadingMissing: ScreenRule {
  static let name = "heading-missing"
  static let severity = Severity.note

  /// The number of texts from which a screen needs a heading.
  private static let manyTexts = 8

  /// The screen, if it lacks a heading.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS, !screen.tree.isOfCode,
      screen.screen.fillsDisplay(in: screen.tree), screen.screen.surroundings?.isPart != true, !Self.hasHeading(screen)
    else { return [] }
    let texts = screen.elements.indices.filter { index in
      let facts = screen.elements[index]
      return facts.isReached && !facts.isInCell && facts.element.kind == .label
    }
    guard texts.count >= Self.manyTexts, let largest = Self.largest(of: texts, on: screen) else { return [] }
    let problem = Problem(
      "the screen has \(texts.count) texts but no heading", evidence: ["texts": .number(Double(texts.count))],
      reviewReason: screen.elements[largest].traitReviewReason,
      fix: { $0.accessibility.traits = $0.statedTraits + [.header] })
    var finding = problem.finding(of: Self.self, at: largest, on: screen)
    finding.cause = nil
    return [finding]
  }

  private static func hasHeading(_ screen: ScreenFacts) -> Bool {
    let isInNavigation = screen.screen.surroundings?.hasNavigationBar == true
    return isInNavigation
      || screen.elements.contains { facts in
        [.navigationBar, .navigationItem].contains(facts.element.kind)
          || facts.utterances.values.contains { $0.segments.contains { headings.contains($0.rule) } }
      }
  }

  /// The speech rules that make a heading.
  private static let headings: Set<String> = ["heading", "section-heading"]

  private static func largest(of texts: [Int], on screen: ScreenFacts) -> Int? {
    texts.reduce(nil) { largest, index in
      guard let largest else { return index }
      return screen.pointSize(of: largest) < screen.pointSize(of: index) ? index : largest
    }
  }
}
