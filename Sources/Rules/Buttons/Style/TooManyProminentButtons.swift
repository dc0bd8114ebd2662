import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A view has more than two prominent buttons.
///
/// ## What it reports
/// The third button of a view whose style is prominent: UIKit's `filled`, `borderedProminent` and `prominentGlass`, SwiftUI's
/// `borderedProminent` and `glassProminent`. One warning for each view. Rows of a list and what a `ForEach` repeats count once; so
/// do buttons that lie over one another, of which code shows one. Hidden buttons do not count. A request for review where code
/// may hide or restyle some: where fewer than three have neither an outlet nor a class of the app's own.
///
/// ## Why it matters
/// "Presenting too many prominent buttons increases cognitive load, requiring people to spend more time considering options
/// before making a choice."
///
/// ## Example
/// "Four primary buttons on Home View" (vultisig/vultisig-ios#2254), which did not even fit beside one another.
///
/// ## Known limits
/// Not seen in nine public apps, whose interface files have one filled button in all. Styles that code sets, and colours of an app's own that make a button prominent, are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons, style ("keep the number of prominent buttons to one or two per view").
struct TooManyProminentButtons: ScreenRule {
  static let name = "too-many-prominent-buttons"
  static let severity = Severity.warning

  /// The views with too many.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let prominent = screen.shownButtons.filter { screen.style(of: $0).isProminent }
    let most = ButtonGuidelines.maximumProminentButtons.value
    guard prominent.count > most else { return [] }
    let byView = Dictionary(grouping: prominent) { Self.view(of: $0, on: screen) }
    return byView.values.compactMap { buttons in
      let counted = Self.counted(buttons, on: screen)
      guard counted.count > most else { return nil }
      let certain = counted.filter { screen.elements[$0].element.reviewReason(codeMay: "set a label") == nil }
      let doubtful = counted.first { screen.elements[$0].element.reviewReason(codeMay: "set a label") != nil }
      return screen.styleFinding(
        Self.self, at: counted[most],
        "\(counted.count) buttons of one view are prominent; it should be \(most) at most",
        evidence: ["buttons": .list(counted.map { screen.elements[$0].reference.path })],
        reviewReason: certain.count > most ? nil : doubtful.flatMap { screen.elements[$0].element.styleReviewReason })
    }
  }

  /// The place of the view that is seen as one: a tab's, a window's, or the screen's.
  private static func view(of index: Int, on screen: ScreenFacts) -> Int {
    screen.ancestors(of: index).first { views.contains(screen.elements[$0].element.kind) } ?? 0
  }

  /// The buttons that count: of the rows of a list those of the fullest, of alternatives the first.
  private static func counted(_ buttons: [Int], on screen: ScreenFacts) -> [Int] {
    let frames = screen.placedFrames
    let holders = ScreenHolders(screen)
    var counted: [Int] = []
    var lists: [Int: [Int: [Int]]] = [:]
    for button in buttons {
      let around = screen.ancestors(of: button)
      if let place = around.firstIndex(where: { screen.elements[$0].element.isRow }) {
        let list = place + 1 < around.count ? around[place + 1] : around[place]
        lists[list, default: [:]][around[place], default: []].append(button)
      } else if !counted.contains(where: {
        overlap(frames[$0], frames[button]) || holders.excludeEachOther($0, button)
      }) {
        counted.append(button)
      }
    }
    let fullest = lists.values.compactMap { rows in
      rows.sorted { $0.key < $1.key }.max { $0.value.count < $1.value.count }?.value
    }
    return (counted + fullest.joined()).sorted()
  }

  private static func overlap(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other, let shared = one.intersection(other) else { return false }
    return shared.width + shared.width > min(one.width, other.width)
      && shared.height + shared.height > min(one.height, other.height)
  }

  private static let views: Set<ElementKind> = [.viewController, .window, .tabViewItem]
}

extension Element {
  /// Whether the element is a row of a list, or what a `ForEach` repeats.
  fileprivate var isRow: Bool { kind == .cell || kind == .unknown("ForEach") }
}
