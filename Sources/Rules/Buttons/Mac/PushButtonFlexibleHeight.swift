import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A flexible-height push button has content that fits a standard one.
///
/// ## What it reports
/// A flexible-height push button (`flexiblePush`, in older files the bezel style `regularSquare`) with a one-line title
/// in every language and without an image that is taller than a standard push button. Severity: note. Needs review if
/// the button itself is taller, because it may be meant for content that code shows.
///
/// ## Why it matters
/// Next to standard buttons it looks like a different kind of control.
///
/// ## Example
/// In the welcome window of a public app, the default button "Open System Preferences" is a flexible-height push button
/// 24 pt tall, while every other button of the app is a standard one.
///
/// ## Known limits
/// Images of unknown size and titles set in code are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Push buttons ("use a flexible-height push button only when you need to display
/// tall or variable height content"); AppKit, NSButton.BezelStyle.flexiblePush.
struct PushButtonFlexibleHeight: ScreenRule {
  static let name = "push-button-flexible-height"
  static let severity = Severity.note
  static let concernsSpeech = false

  /// The flexible-height buttons that need no flexible height.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.flexiblePush], on: screen).compactMap { button in
      problem(of: button, on: screen)?.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func problem(of button: MacButton, on screen: ScreenFacts) -> Problem? {
    let facts = screen.elements[button.index]
    guard let words = button.words(on: screen), !screen.isInWindowFrame(button.index) else {
      return nil
    }
    let generation = SystemGeneration(macInterfaceBuilderBuild: screen.tree.build)
    let standard = AppKitControlSizes.size(
      of: .push, controlSize: button.element.control.controlSize, generation: generation)?.value
    guard let standard, let height = standard.height, let outer = standard.frameHeight,
      button.image.map({ ($0.size?.height ?? .unlimited) <= Points(height) }) ?? true
    else { return nil }
    let frame = screen.layouts.originalScreen.frames[button.index] ?? button.element.frame
    guard !isTall(facts, in: frame) else { return nil }
    let isTaller = frame.map { $0.height > Points(outer) } ?? false
    return Problem(
      "the flexible-height button \"\(words)\" shows only one line; use a standard push button",
      evidence: frame.map { ["height": .points($0.height)] } ?? [:],
      reviewReason: isTaller ? .taller : reviewReason(about: facts))
  }

  /// The review reason, except for an outlet: code that sets another title keeps the style.
  private func reviewReason(about facts: ElementFacts) -> ReviewReason? {
    facts.reviewReason(codeMay: .style).flatMap { $0.code == ReviewReason.outletCode ? nil : $0 }
  }

  /// Whether a title takes several lines in any language.
  private func isTall(_ facts: ElementFacts, in frame: Rect?) -> Bool {
    let widest = facts.element.control.numberOfLines == 1 ? nil : frame?.width.value
    return facts.titles.contains { title in
      title.text.string.contains(where: \.isNewline)
        || title.fits.contains { $0.measurement.neededLines > 1 || $0.measurement.naturalWidth > widest ?? .infinity }
    }
  }
}

extension Points {
  /// Taller than anything.
  fileprivate static let unlimited = Points(raw: .max)
}
