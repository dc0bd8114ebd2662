import AuditModel
import RuleKit
import ScreenAnalysis

/// A push button opens another window, and its title has no ellipsis at its end.
///
/// ## What it reports
/// A push button of AppKit with a title that opens something by a segue (a sheet, a modal window, a window of its own) or
/// sends an action that opens a window or panel (`makeKeyAndOrderFront:`, `runPageLayout:`, `openDocument:`, Sparkle's
/// `checkForUpdates:`), and whose title in the development language does not end with an ellipsis. A request for review of
/// popovers and of segues of a kind of the app's own, and of the app's own actions that check for updates. Three full stops
/// are an ellipsis here; `ellipsis-style` tells those.
///
/// ## Why it matters
/// The ellipsis says that nothing happens yet, and that more is asked for; without it people do not dare to press.
///
/// ## Example
/// Apple's own: the Edit buttons among the AutoFill settings of Safari open a view in which the values are changed, and
/// read "Edit…". In IINA "Choose directory" opened a panel without saying so (iina/iina#331); in a public app "Check for
/// updates" opens the updater's window.
///
/// ## Known limits
/// What other actions of the app's own open is not known. Translations are compared by `ellipsis-lost`. On nine public apps
/// with 19 push buttons: 1 hit, a request for review, right.
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
      reviewReason: cue.reviewReason ?? screen.elements[button.index].reviewReason(codeMay: "change it")
    ) { $0.control.states?[.normal]?.title = LocalizableText("\(words)…") }
  }

  /// What says that a button opens something.
  private struct Cue {
    var phrase: String
    var reviewReason: ReviewReason?
  }

  private static func cue(of element: Element) -> Cue? {
    if let kind = element.opens?.first(where: { !silentSegues.contains($0) }) {
      return Cue(
        phrase: segues[kind] ?? "opens something by a segue of the kind \(kind)",
        reviewReason: openSegues.contains(kind) ? .segueKind : nil)
    }
    if let phrase = element.actions?.lazy.compactMap({ opening[$0] }).first { return Cue(phrase: phrase) }
    let checks = element.actions?.contains { $0.hasPrefix("checkForUpdates") } ?? false
    return checks ? Cue(phrase: "seems to open the updater's window", reviewReason: .ownAction) : nil
  }

  private static let endings = ["…", "...", "⋯"]
  /// Segues that change what is seen and open nothing.
  private static let silentSegues: Set<String> = ["embed", "unwind", "relationship", "tab"]
  private static let segues = [
    "sheet": "opens a sheet", "modal": "opens a modal window", "show": "opens a window", "popover": "opens a popover",
  ]
  /// Segues that may open anything, or only something beside the button.
  private static let openSegues: Set<String> = ["custom", "popover", "popoverPresentation"]
  /// Actions that open a window or panel (AppKit, NSWindow, NSWindowController, NSDocument, NSDocumentController; Sparkle,
  /// SPUStandardUpdaterController).
  private static let opening = [
    "makeKeyAndOrderFront:": "opens a window", "showWindow:": "opens a window",
    "openDocument:": "opens the panel for opening files", "saveDocumentAs:": "opens the panel for saving",
    "saveDocumentTo:": "opens the panel for saving", "printDocument:": "opens the panel for printing",
    "runPageLayout:": "opens the panel for the page", "checkForUpdates:": "opens the updater's window",
    "runToolbarCustomizationPalette:": "opens the toolbar's palette",
  ]
}
