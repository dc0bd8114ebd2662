import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Two visionOS buttons are too close to each other.
///
/// ## What it reports
/// Two visionOS buttons whose centers are less than 60 pt apart, or two of at least 60 pt with less than 4 pt between
/// them. One finding for each button that is too close to an earlier one, about the nearest of these. Severity:
/// warning. Needs review if the recorded frame is marked as misplaced or code fills the cell.
///
/// ## Why it matters
/// People look at a button to choose it, and the gaze is only accurate to about a degree. In addition, the hover effect
/// extends beyond the button.
///
/// ## Example
/// Human Interface Guidelines, Buttons, visionOS: "Aim to place buttons so their centers are always at least 60 pts
/// apart." Two circles of 44 pt with 8 pt between them are 52 pt apart.
///
/// ## Known limits
/// The frames of visionOS screens are the recorded ones. A button that completely covers another is assumed to be an
/// alternative to it.
///
/// ## Source
/// Human Interface Guidelines, Buttons, visionOS.
struct VisionOSCenterDistance: ScreenRule {
  static let name = "visionos-center-distance"
  static let severity = Severity.warning
  static let concernsSpeech = false

  /// The buttons that are too close to another.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .visionOS else { return [] }
    let relations = ElementRelations(screen)
    let frames = screen.placedFrames
    let buttons = screen.shownButtons.filter { frames[$0]?.isEmpty == false }
    return buttons.indices.compactMap { position in
      let index = buttons[position]
      let pairs = buttons[..<position].compactMap { other -> Pair? in
        guard relations.branches(other, index) != nil, let one = frames[index], let two = frames[other] else {
          return nil
        }
        return Pair(other: other, one, two)
      }
      return pairs.filter(\.isTooClose).min { $0.distance < $1.distance }.map {
        Self.finding(at: index, $0, on: screen)
      }
    }
  }

  /// A button with one before it.
  private struct Pair {
    var other: Int
    /// The distance between the centers in points.
    var distance: Double
    /// The distance between the edges in points; zero if they touch.
    var gap: Double
    /// Whether both are as large as buttons that need padding.
    var areLarge: Bool
    var areAlternatives: Bool

    init(other: Int, _ one: Rect, _ two: Rect) {
      self.other = other
      distance = Self.length(one.center.x - two.center.x, one.center.y - two.center.y)
      let across = max(one.x, two.x) - min(one.maxX, two.maxX)
      let down = max(one.y, two.y) - min(one.maxY, two.maxY)
      gap = Self.length(max(across.value, 0), max(down.value, 0))
      let side = Points(ButtonGuidelines.visionPaddedSide.value)
      areLarge = [one, two].allSatisfy { min($0.width, $0.height) >= side }
      let shared = one.intersection(two)?.size
      areAlternatives = shared == one.size || shared == two.size
    }

    var isTooClose: Bool {
      !areAlternatives && (areCentersClose || (areLarge && gap < ButtonGuidelines.visionPadding.value))
    }
    var areCentersClose: Bool { distance < ButtonGuidelines.visionCenterDistance.value }

    private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
  }

  private static func finding(at index: Int, _ pair: Pair, on screen: ScreenFacts) -> Finding {
    let (one, other) = (screen.name(of: index), screen.name(of: pair.other))
    let minimum = ButtonGuidelines.visionCenterDistance.value
    let message =
      pair.areCentersClose
      ? "the centers of \(one) and \(other) are \(Points(pair.distance)) pt apart; they should be at least "
        + "\(Points(minimum)) pt apart"
      : "the edges of \(one) and \(other) are \(Points(pair.gap)) pt apart; for large buttons they should be at least "
        + "\(Points(ButtonGuidelines.visionPadding.value)) pt apart"
    let facts = screen.elements[index]
    var finding = screen.styleFinding(
      Self.self, at: index, message,
      evidence: [
        "distance": .number(pair.distance), "gap": .number(pair.gap), "required": .number(minimum),
        "other": .text(screen.elements[pair.other].reference.path),
      ],
      reviewReason: facts.element.isPrototype == true
        ? .prototype : facts.element.layout.isMisplaced == true ? .misplaced : nil)
    if finding.reason == nil { finding.reason = pair.areCentersClose ? "centers" : "padding" }
    return finding
  }
}
