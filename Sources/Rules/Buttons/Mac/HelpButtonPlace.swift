import AuditModel
import RuleKit
import ScreenAnalysis
import PlatformData

/// A help button is not where people look for it; off by default.
///
/// ## What it reports
/// An AppKit help button that is in neither bottom corner of its dialog or pane. In a dialog with buttons that close it
/// (OK, Cancel, Done), also a help button on their side or not aligned with them. The layout of the development
/// language is judged. Severity: note. Needs review if the constraints leave the frame ambiguous, or in a view in a
/// file of its own, which may be embedded in another view.
///
/// ## Why it matters
/// People who look for help look in the corner. Next to an option or in the middle of a pane, the button seems to
/// belong to that option.
///
/// ## Example
/// A "?" at the end of a row of settings that explains the row (KiwiCanopy/KiwiDesk#94) belongs in a bottom corner of
/// the pane. In a sheet with Cancel and Save at the bottom right, the help button belongs at the bottom left, aligned
/// with them.
///
/// ## Known limits
/// A corner extends 44 pt from both edges. Buttons in a scrolling view, a cell or a window frame are not judged.
/// Buttons that close a dialog are recognized by role, by the Return and Escape keys, by AppKit actions and by English
/// titles.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("position help buttons where people expect to find them", the
/// table).
struct HelpButtonPlace: ScreenRule {
  static let name = "help-button-place"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The help buttons in other positions.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.help], on: screen).compactMap { button in
      guard let message = HelpButtonPosition(of: button.index, on: screen)?.problem else { return nil }
      let problem = Problem(message, reviewReason: reviewReason(about: button.index, on: screen))
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func reviewReason(about index: Int, on screen: ScreenFacts) -> ReviewReason? {
    if screen.layouts.originalScreen.element(index)?.isAmbiguous == true { return .ambiguous }
    if screen.elements[index].isHidden { return .hiddenAtFirst }
    let isWhole = screen.screen.root.kind == .window || screen.screen.root.kind == .viewController
    return isWhole ? nil : .mayBeEmbedded
  }
}

/// The position of a help button in its dialog or pane, in the layout of the development language.
private struct HelpButtonPosition {
  private let button: Rect
  private let pane: Rect
  private let dismissals: [Rect]

  /// How far a corner extends from both edges, in points: twice the 20 pt that Apple's layouts keep from a window's edge, and
  /// the invisible margin of a help button's frame.
  private static let corner = Points(ButtonGuidelines.helpCorner.value)
  /// By how much the centers of buttons on one line may differ, in points: the frames of different controls have different
  /// invisible margins.
  private static let level: Double = 6

  /// The position of the button at an index; nil if it is unknown or not judged.
  init?(of index: Int, on screen: ScreenFacts) {
    guard !screen.isInWindowFrame(index) else { return nil }
    // A window whose size no constraint decides has none in the solved layout.
    let frames = [screen.layouts.originalScreen, screen.recordedLayout].lazy.map(\.frames).first { frames in
      Self.pane(of: index, in: frames, on: screen).map { frames[$0]?.isEmpty == false } ?? false
    }
    guard let frames, let button = frames[index], let ancestor = Self.pane(of: index, in: frames, on: screen),
      let pane = frames[ancestor]
    else { return nil }
    (self.button, self.pane) = (button, pane)
    dismissals = screen.elements.indices.filter { other in
      Self.isDismissal(other, on: screen) && screen.ancestors(of: other).contains(ancestor)
    }.compactMap { frames[$0] }
  }

  /// What is wrong with the position; nil if nothing is.
  var problem: String? {
    let isLow = pane.maxY - button.maxY <= Self.corner
    let isAtSide = button.x - pane.x <= Self.corner || pane.maxX - button.maxX <= Self.corner
    if !isLow || !isAtSide { return "the help button is not in a bottom corner of its view" }
    guard !dismissals.isEmpty else { return nil }
    let middle = pane.center.x
    if dismissals.allSatisfy({ ($0.center.x < middle) == (button.center.x < middle) }) {
      return "the help button is on the same side as the buttons that close the dialog"
    }
    let isLevel = dismissals.contains { abs($0.center.y - button.center.y) <= Self.level }
    return isLevel ? nil : "the help button is not aligned with the buttons that close the dialog"
  }

  /// The view in whose corners the button belongs: that of a tab or of a part of a split view, else the outermost; nil in a
  /// scrolling view.
  private static func pane(of index: Int, in frames: [Rect?], on screen: ScreenFacts) -> Int? {
    var pane: Int?
    for ancestor in screen.ancestors(of: index) {
      let kind = screen.elements[ancestor].element.kind
      if moving.contains(kind) { return nil }
      if pane != nil, kind == .tabViewItem || kind.name == "splitView" { return pane }
      if frames[ancestor] != nil { pane = ancestor }
    }
    return pane
  }

  private static let moving: Set<ElementKind> = [.scrollView, .tableView, .collectionView, .cell]

  private static func isDismissal(_ index: Int, on screen: ScreenFacts) -> Bool {
    let facts = screen.elements[index]
    guard !facts.isHidden, let button = MacButton(at: index, on: screen), button.style == .push else { return false }
    let control = facts.element.control
    if control.role == .cancel || control.keyEquivalent == "\u{1b}" { return true }
    if let action = DefaultAction(of: facts.element), action != .prominence { return true }
    return facts.element.actions?.contains(where: closing.contains) == true
      || button.englishWords(on: screen).map { titles.contains($0.lowercased()) } == true
  }

  /// AppKit, NSResponder.cancelOperation, NSWindow.performClose, NSViewController.dismiss.
  private static let closing: Set<String> = [
    "cancelOperation:", "performClose:", "dismissController:", "cancel:", "ok:",
  ]
  /// The guidelines' "dismissal buttons (like OK and Cancel)" and the other titles that Apple's dialogs use for them.
  private static let titles: Set<String> = ["ok", "cancel", "done", "close"]
}

extension ScreenFacts {
  /// The screen with the frames that its file records.
  fileprivate var recordedLayout: PlacedScreen {
    PlacedScreen(screen.recorded, list)
  }
}
