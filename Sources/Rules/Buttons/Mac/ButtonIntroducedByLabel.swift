import AuditModel
import RuleKit
import ScreenAnalysis

/// A text introduces a help button; off by default.
///
/// ## What it reports
/// An AppKit help button with a label directly next to it, on the same line, that ends with a colon or a question mark.
/// Severity: note. Needs review if the label ends differently, because it may be about something else.
///
/// ## Why it matters
/// People know what the button does. The text takes up space, has to be translated and is spoken in addition.
///
/// ## Example
/// "Need help?" before the help button of a sheet.
///
/// ## Known limits
/// Only labels within 16 pt count, in the layout of the development language.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("avoid displaying text that introduces a help button").
struct HelpButtonIntroduced: ScreenRule {
  static let name = "help-button-introduced"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The help buttons with a text next to them.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findings(about: .help, "a help button", on: screen) { labels, button in
      (labels.left(of: button) ?? labels.right(of: button)).map { label in
        (label, label.endsWithColon || label.words.last.map { "?？؟".contains($0) } ?? false)
      }
    }
  }
}

/// A label introduces a square button.
///
/// ## What it reports
/// A square (gradient) AppKit button with a label directly to its left, on the same line, that ends with a colon.
/// Severity: note. Needs review if the label ends differently, because it may be about something else.
///
/// ## Why it matters
/// The buttons are next to the view that they change, which says enough. VoiceOver reads the label in addition to the
/// button's own.
///
/// ## Example
/// "Rows:" before the square buttons that add and remove rows of the table above.
///
/// ## Known limits
/// Only labels within 16 pt count, in the layout of the development language.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Square buttons ("avoid using labels to introduce square buttons").
struct SquareButtonIntroducedByLabel: ScreenRule {
  static let name = "square-button-introduced-by-label"
  static let severity = Severity.note

  /// The square buttons with a label before them.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findings(about: .square, "a square button", on: screen) { labels, button in
      labels.left(of: button).map { ($0, $0.endsWithColon) }
    }
  }
}

extension ScreenRule {
  /// The visible buttons of a style that a label introduces; `label` finds it and says whether it certainly does.
  fileprivate func findings(
    about style: MacButton.Style, _ noun: String, on screen: ScreenFacts,
    label: (AdjacentLabels, Int) -> (label: AdjacentLabels.AdjacentLabel, isCertain: Bool)?
  ) -> [Finding] {
    let buttons = MacButton.all([style], on: screen).filter { !screen.elements[$0.index].isHidden }
    guard !buttons.isEmpty else { return [] }
    let labels = AdjacentLabels(screen)
    return buttons.compactMap { button in
      guard let (label, isCertain) = label(labels, button.index) else { return nil }
      return Problem(
        "the label \"\(label.words)\" introduces \(noun)",
        evidence: ["label": .text(screen.elements[label.index].reference.path)],
        reviewReason: isCertain ? nil : .otherPurpose
      ).finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
