import AuditModel
import RuleKit
import ScreenAnalysis

/// A push button opens another window, but its title does not end with an ellipsis.
///
/// ## What it reports
/// A titled AppKit push button that opens something with a segue (a sheet, a modal window, a separate window) or sends
/// an action that opens a window or panel (`makeKeyAndOrderFront:`, `runPageLayout:`, `openDocument:`, Sparkle's
/// `checkForUpdates:`), if its title in the development language does not end with an ellipsis. Three periods count as
/// an ellipsis here; `ellipsis-style` reports those. Severity: note. Needs review for popovers and custom actions that
/// check for updates.
///
/// ## Why it matters
/// The ellipsis says that nothing happens yet and that more input is required. Without it people hesitate to press the
/// button.
///
/// ## Example
/// The Edit buttons in Safari's AutoFill settings open a view in which the values are changed; their titles are
/// "Edit…". In IINA, "Choose directory" opened a panel without saying so (iina/iina#331).
///
/// ## Known limits
/// What other custom actions and custom segues open is unknown. Translations are compared by `ellipsis-lost`.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Push buttons ("append a trailing ellipsis to the title when a push button opens
/// another window, view, or app").
struct PushButtonEllipsis: ScreenRule {
  static let name = "push-button-ellipsis"
  static let severity = Severity.note

  /// The push buttons that open something without saying so.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.push, .flexiblePush], on: screen).compactMap { button in
      problem(of: button, on: screen)?.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func problem(of button: MacButton, on screen: ScreenFacts) -> Problem? {
    guard let words = button.words(on: screen), let cue = Self.cue(of: button.element),
      !Self.endings.contains(where: words.hasSuffix)
    else { return nil }
    return Problem(
      "the title \"\(words)\" should end with an ellipsis (\"\(words)…\"): the button \(cue.phrase)",
      locale: screen.developmentLanguage, evidence: ["opens": .text(cue.phrase)],
      reviewReason: cue.reviewReason ?? screen.elements[button.index].reviewReason(codeMay: .title)
    ) { $0.control.states?[.normal]?.title = LocalizableText("\(words)…") }
  }

  /// The evidence that a button opens something.
  private struct Cue {
    var phrase: String
    var reviewReason: ReviewReason?
  }

  private static func cue(of element: Element) -> Cue? {
    if let kind = element.opens?.first(where: { !silentSegues.contains($0) }) {
      return Cue(
        phrase: segues[kind] ?? "opens something with a segue of the kind \(kind.name)",
        reviewReason: openSegues.contains(kind) ? .segueKind : nil)
    }
    if let phrase = element.actions?.lazy.compactMap({ opening[$0] }).first { return Cue(phrase: phrase) }
    let checks = element.actions?.contains { $0.hasPrefix("checkForUpdates") } ?? false
    return checks ? Cue(phrase: "seems to open the updater window", reviewReason: .ownAction) : nil
  }

  private static let endings = ["…", "...", "⋯"]
  /// Segues that change what is visible and open nothing, such as the next step of an assistant, and dialogs that only ask.
  private static let silentSegues: Set<ElementConnections.SegueKind> = [
    .confirmation, .custom, .embed, .unwind, .relationship, .tab,
  ]
  private static let segues: [ElementConnections.SegueKind: String] = [
    .sheet: "opens a sheet", .modal: "opens a modal window", .show: "opens a window", .popover: "opens a popover",
  ]
  /// Segues that may open only a popover.
  private static let openSegues: Set<ElementConnections.SegueKind> = [.popover, .popoverPresentation]
  /// Actions that open a window or panel (AppKit, NSWindow, NSWindowController, NSDocument, NSDocumentController; Sparkle,
  /// SPUStandardUpdaterController).
  private static let opening = [
    "makeKeyAndOrderFront:": "opens a window", "showWindow:": "opens a window",
    "openDocument:": "opens the Open panel", "saveDocumentAs:": "opens the Save panel",
    "saveDocumentTo:": "opens the Save panel", "printDocument:": "opens the Print panel",
    "runPageLayout:": "opens the Page Setup panel", "checkForUpdates:": "opens the updater window",
    "runToolbarCustomizationPalette:": "opens the toolbar customization palette",
  ]
}
