import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Two buttons of visionOS are too near to one another.
///
/// ## What it reports
/// Two buttons of visionOS whose centres are less than 60 pt apart, and two of 60 pt and more with less than 4 pt between them. A
/// warning for each button that is too near to one before it, about the nearest of these; a request for review where the recorded
/// frame is marked as misplaced or where code fills the cell.
///
/// ## Why it matters
/// People look at a button to choose it, and the eye does not hold still to a degree; the hover effect grows beyond the button.
///
/// ## Example
/// Apple's page, Buttons, visionOS: "Aim to place buttons so their centers are always at least 60 pts apart." Two circles of
/// 44 pt with 8 pt between them are 52 pt apart.
///
/// ## Known limits
/// Frames of visionOS are the recorded ones; what lies wholly over another is taken for an alternative of it.
///
/// ## Source
/// Human Interface Guidelines, Buttons, visionOS.
struct VisionOSCenterDistance: ScreenRule {
  static let name = "visionos-center-distance"
  static let severity = Severity.warning

  /// The buttons that are too near to another.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .visionOS else { return [] }
    let holders = ScreenHolders(screen)
    let frames = screen.placedFrames
    let buttons = screen.shownButtons.filter { frames[$0]?.isEmpty == false }
    return buttons.indices.compactMap { place in
      let index = buttons[place]
      let pairs = buttons[..<place].compactMap { other -> Pair? in
        guard holders.branches(other, index) != nil, let one = frames[index], let two = frames[other] else {
          return nil
        }
        return Pair(other: other, one, two)
      }
      return pairs.filter(\.isTooNear).min { $0.distance < $1.distance }.map { Self.finding(at: index, $0, on: screen) }
    }
  }

  /// A button with one before it.
  private struct Pair {
    var other: Int
    /// The distance of the centres in points.
    var distance: Double
    /// The room between the edges in points; zero where they touch.
    var gap: Double
    /// Whether both are as large as buttons that need padding.
    var areLarge: Bool
    var areAlternatives: Bool

    init(other: Int, _ one: Rect, _ two: Rect) {
      self.other = other
      let center = { (rect: Rect) in (x: (rect.x + rect.maxX).value / 2, y: (rect.y + rect.maxY).value / 2) }
      let (first, second) = (center(one), center(two))
      distance = Self.length(first.x - second.x, first.y - second.y)
      let across = max(one.x, two.x) - min(one.maxX, two.maxX)
      let down = max(one.y, two.y) - min(one.maxY, two.maxY)
      gap = Self.length(max(across.value, 0), max(down.value, 0))
      let side = Points(ButtonGuidelines.visionPaddedSide.value)
      areLarge = [one, two].allSatisfy { min($0.width, $0.height) >= side }
      let shared = one.intersection(two)
      areAlternatives = shared == one.size || shared == two.size
    }

    var isTooNear: Bool {
      !areAlternatives && (isCentreNear || (areLarge && gap < ButtonGuidelines.visionPadding.value))
    }
    var isCentreNear: Bool { distance < ButtonGuidelines.visionCenterDistance.value }

    private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
  }

  private static func finding(at index: Int, _ pair: Pair, on screen: ScreenFacts) -> Finding {
    let (one, other) = (screen.naming(of: index), screen.naming(of: pair.other))
    let least = ButtonGuidelines.visionCenterDistance.value
    let message =
      pair.isCentreNear
      ? "the centers of the buttons \(one) and \(other) are \(Points(pair.distance)) pt apart; it should be at least "
        + "\(Points(least)) pt"
      : "the large buttons \(one) and \(other) are \(Points(pair.gap)) pt apart; it should be at least "
        + "\(Points(ButtonGuidelines.visionPadding.value)) pt"
    let facts = screen.elements[index]
    var finding = screen.styleFinding(
      Self.self, at: index, message,
      evidence: [
        "distance": .number(pair.distance), "gap": .number(pair.gap), "required": .number(least),
        "other": .text(screen.elements[pair.other].reference.path),
      ],
      reviewReason: facts.element.isPrototype == true
        ? .prototype : facts.element.layout.isMisplaced == true ? .misplaced : nil)
    if finding.reason == nil { finding.reason = pair.isCentreNear ? "centers" : "padding" }
    return finding
  }
}
