import AuditModel
import RuleKit
import ScreenAnalysis
import PlatformData

/// A help button is not where people look for it.
///
/// ## What it reports
/// A help button of AppKit that is in neither lower corner of its dialog or pane; in a dialog with buttons that close it
/// (OK, Cancel, Done), also one on their side, or not level with them. Judged by the layout of the development language. A
/// request for review where constraints leave its frame open, and in a view of a file of its own, which another may hold.
///
/// ## Why it matters
/// People who look for help look in the corner; beside an option or in the middle it is taken for a part of that option.
///
/// ## Example
/// A "?" at the end of a row of settings, which explains that row (KiwiCanopy/KiwiDesk#94); its place is a lower corner of
/// the pane. In a sheet with Cancel and Save at its lower right the place is the lower left corner, level with them.
///
/// ## Known limits
/// A corner reaches 44 pt from both edges. What stands in something that scrolls, in a cell or in a window's frame is not
/// judged. The buttons that close a dialog are known by role, by the keys Return and Escape, by actions of AppKit and by
/// English titles. On nine public apps the one help button is in its corner: no hits.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("position help buttons where people expect to find them", the table).
struct HelpButtonPlace: ScreenRule {
  static let name = "help-button-place"
  static let severity = Severity.note

  /// The help buttons in other places.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.help], on: screen).compactMap { button in
      guard let message = HelpPlace(of: button.index, on: screen)?.problem else { return nil }
      let problem = Problem(message, reviewReason: reviewReason(about: button.index, on: screen))
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func reviewReason(about index: Int, on screen: ScreenFacts) -> ReviewReason? {
    if screen.layouts.originalScreen.element(index)?.isAmbiguous == true { return .ambiguous }
    if screen.elements[index].isHidden { return .hiddenAtFirst }
    let isWhole = screen.screen.root.kind == .window || screen.screen.root.kind == .viewController
    return isWhole ? nil : .heldElsewhere
  }
}

/// Where a help button stands in its dialog or pane, in the layout of the development language.
struct HelpPlace {
  private let button: Rect
  private let pane: Rect
  private let dismissals: [Rect]

  /// How far a corner reaches from both edges, in points: twice the 20 pt that Apple's layouts keep from a window's edge,
  /// and what a help button's frame has beyond what is seen.
  private static let corner = Points(ButtonGuidelines.helpCorner.value)
  /// By how much the middles of buttons on one line may differ, in points: frames of different controls reach beyond what
  /// is seen by different lengths.
  private static let level: Double = 6

  /// The place of the button at a place in file order; nil where it is not known, or not judged.
  init?(of index: Int, on screen: ScreenFacts) {
    guard !screen.isInWindowFrame(index) else { return nil }
    // A window whose size nothing holds has none in the solved layout.
    let frames = [screen.layouts.originalScreen, screen.recordedLayout].lazy.map(\.frames).first { frames in
      Self.pane(of: index, in: frames, on: screen).map { frames[$0]?.isEmpty == false } ?? false
    }
    guard let frames, let button = frames[index], let holder = Self.pane(of: index, in: frames, on: screen),
      let pane = frames[holder]
    else { return nil }
    (self.button, self.pane) = (button, pane)
    dismissals = screen.elements.indices.filter { place in
      Self.isDismissal(place, on: screen) && screen.ancestors(of: place).contains(holder)
    }.compactMap { frames[$0] }
  }

  /// What is wrong with the place; nil where nothing is.
  var problem: String? {
    let isLow = pane.maxY - button.maxY <= Self.corner
    let isAtSide = button.x - pane.x <= Self.corner || pane.maxX - button.maxX <= Self.corner
    if !isLow || !isAtSide { return "the help button is in neither lower corner of its view" }
    guard !dismissals.isEmpty else { return nil }
    let middle = pane.centre.x
    if dismissals.allSatisfy({ ($0.centre.x < middle) == (button.centre.x < middle) }) {
      return "the help button is on the side of the buttons that close the dialog"
    }
    let isLevel = dismissals.contains { abs($0.centre.y - button.centre.y) <= Self.level }
    return isLevel ? nil : "the help button is not level with the buttons that close the dialog"
  }

  /// The view to whose corners the button belongs: that of a tab, of a split view's part, or the outermost; nil in what
  /// scrolls.
  private static func pane(of index: Int, in frames: [Rect?], on screen: ScreenFacts) -> Int? {
    var pane: Int?
    for holder in screen.ancestors(of: index) {
      let kind = screen.elements[holder].element.kind
      if moving.contains(kind) { return nil }
      if pane != nil, kind == .tabViewItem || kind.name == "splitView" { return pane }
      if frames[holder] != nil { pane = holder }
    }
    return pane
  }

  private static let moving: Set<ElementKind> = [.scrollView, .tableView, .collectionView, .cell]

  private static func isDismissal(_ index: Int, on screen: ScreenFacts) -> Bool {
    let facts = screen.elements[index]
    guard !facts.isHidden, let button = MacButton(at: index, on: screen), button.style == .push else { return false }
    let control = facts.element.control
    if control.role == "cancel" || control.keyEquivalent == "\u{1b}" { return true }
    if let action = DefaultAction(of: facts.element), action != .prominence { return true }
    return facts.element.actions?.contains(where: closing.contains) == true
      || button.englishWords(on: screen).map { titles.contains($0.lowercased()) } == true
  }

  /// AppKit, NSResponder.cancelOperation, NSWindow.performClose, NSViewController.dismiss.
  private static let closing: Set<String> = [
    "cancelOperation:", "performClose:", "dismissController:", "cancel:", "ok:",
  ]
  /// The page's "dismissal buttons (like OK and Cancel)", and the other titles that Apple's dialogs have for them.
  private static let titles: Set<String> = ["ok", "cancel", "done", "close"]
}

extension ScreenFacts {
  /// The screen with the frames that its file records.
  fileprivate var recordedLayout: PlacedScreen {
    PlacedScreen(screen.recorded, list)
  }
}
