import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A view has more than two prominent buttons.
///
/// ## What it reports
/// The third button of a view with a prominent style: UIKit's `filled`, `borderedProminent` and `prominentGlass`,
/// SwiftUI's `borderedProminent` and `glassProminent`. One finding per view. Rows of a list and the content of a
/// `ForEach` count once, as do overlapping buttons, of which code shows one; of the branches of a condition, those count
/// that are shown together, and not those behind a view that fills the screen with a color. Hidden buttons do not count, nor do those
/// with a gray tint or that of a background. Severity: warning. Needs review if code may hide or restyle
/// some, that is, if fewer than three have neither an outlet nor a
/// custom class.
///
/// ## Why it matters
/// "Presenting too many prominent buttons increases cognitive load, requiring people to spend more time considering
/// options before making a choice."
///
/// ## Example
/// "Four primary buttons on Home View" (vultisig/vultisig-ios#2254), which did not even fit next to each other.
///
/// ## Known limits
/// Styles set in code, and custom colors that make a button prominent, are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons, style ("keep the number of prominent buttons to one or two per view").
struct TooManyProminentButtons: ScreenRule {
  static let name = "too-many-prominent-buttons"
  static let severity = Severity.warning

  /// The views with too many.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let prominent = screen.shownButtons.filter { screen.style(of: $0).isProminent }
    let maximum = ButtonGuidelines.maximumProminentButtons.value
    guard prominent.count > maximum else { return [] }
    let byView = Dictionary(grouping: prominent) { Self.view(of: $0, on: screen) }
    return byView.values.compactMap { buttons in
      let counted = Self.counted(buttons, on: screen)
      guard counted.count > maximum else { return nil }
      let certain = counted.filter { screen.elements[$0].element.reviewReason(codeMay: .appearance) == nil }
      let doubtful = counted.first { screen.elements[$0].element.reviewReason(codeMay: .appearance) != nil }
      return screen.styleFinding(
        Self.self, at: counted[maximum],
        "\(counted.count) buttons of one view are prominent; there should be at most \(maximum)",
        evidence: ["buttons": .list(counted.map { screen.elements[$0].reference.path })],
        reviewReason: certain.count > maximum ? nil : doubtful.flatMap { screen.elements[$0].element.styleReviewReason }
      )
    }
  }

  /// The index of the view that people see as one: a tab's, a window's, or the screen's.
  private static func view(of index: Int, on screen: ScreenFacts) -> Int {
    screen.ancestors(of: index).first { views.contains(screen.elements[$0].element.kind) } ?? 0
  }

  /// The buttons that count: as many as can be on the screen at once; of a list those of the row with the most.
  private static func counted(_ buttons: [Int], on screen: ScreenFacts) -> [Int] {
    let frames = screen.placedFrames
    let relations = ElementRelations(screen)
    let areTogether = { (one: Int, other: Int) in
      !overlap(frames[one], frames[other]) && !relations.excludeEachOther(one, other)
        && !relations.isCovered(one, byViewsAround: other) && !relations.isCovered(other, byViewsAround: one)
    }
    var others: [Int] = []
    var lists: [Int: [Int: [Int]]] = [:]
    for button in buttons {
      let around = screen.ancestors(of: button)
      if let position = around.firstIndex(where: { screen.elements[$0].element.isRow }) {
        let list = position + 1 < around.count ? around[position + 1] : around[position]
        lists[list, default: [:]][around[position], default: []].append(button)
      } else {
        others.append(button)
      }
    }
    let fullest = lists.values.compactMap { rows in
      rows.sorted { $0.key < $1.key }.map { $0.value.largestGroup(where: areTogether) }.max { $0.count < $1.count }
    }
    return (others.largestGroup(where: areTogether) + fullest.joined()).sorted()
  }

  private static func overlap(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other, let shared = one.intersection(other) else { return false }
    return shared.width + shared.width > min(one.width, other.width)
      && shared.height + shared.height > min(one.height, other.height)
  }

  private static let views: Set<ElementKind> = [.viewController, .window, .tabViewItem]
}

extension Element {
  /// Whether the element is a row of a list or the content of a `ForEach`.
  fileprivate var isRow: Bool { kind == .cell || kind == .unknown("ForEach") }
}
