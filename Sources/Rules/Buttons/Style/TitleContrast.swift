import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button's title has too little contrast with its background.
///
/// ## What it reports
/// A titled UIKit or SwiftUI button, or a text of SwiftUI, whose text and background colors are both known, from the file or from the
/// asset catalog, and whose contrast is below WCAG's minimum: 4.5:1, or 3:1 for a title of at least 18 pt, or at least 14 pt
/// and bold. Severity: error below 3:1, otherwise warning. The background is that of the button, of its configuration,
/// or of the nearest opaque superview; colors that are not opaque are blended. Light and dark appearance are judged
/// separately, and one finding names the worse one. The normal and the selected state count; disabled buttons are
/// exempt. The title of a custom button for which nothing sets a color is white.
///
/// Needs review if code may set other colors (an outlet, a custom class of the button or of the view behind it, a
/// prototype cell), or if only dark appearance fails and none of the app's colors has a variant for it; buttons of
/// the same colors and with the same reason are reported as one question. An app that has one appearance only
/// (`UIUserInterfaceStyle`) is judged in that.
///
/// ## Why it matters
/// About one person in twelve sees colors or contrast less well, and everybody does in sunlight.
///
/// ## Example
/// "Got It" in white on #678FFF, in a public app: 3.02:1. Users reported a segment of 1.6:1
/// (Orange-OpenSource/ods-ios#395) and texts that failed an audit against EN 301 549 (owncloud/ios-app#1334).
///
/// ## Known limits
/// Of the colors that code sets of outlets, and of buttons of UIKit that it makes and fills itself, those are known that are literals,
/// assets, constants of the app or colors of its themes. Where code chooses among several, a title is reported only if all of them have too little contrast; where it
/// chooses those of several views behind a title, nothing is said. Not reported: buttons with an image, an effect or
/// gradient view, a view of a custom class, or a color that is not in the files behind the title; titles whose color UIKit chooses; buttons whose title and background have the same color
/// while code may set another; buttons without their own fill on tvOS, watchOS and visionOS, where the system puts a
/// material behind them; AppKit buttons, whose bezels are drawn by the system. A tint of the system that code sets in UIKit counts as it
/// has the most contrast of iOS 13 to 26; elsewhere tints are only known if the file repeats them. A font that scales is judged at the default content size category.
///
/// ## Source
/// WCAG 2.2, 1.4.3 (contrast, minimum), relative luminance and contrast ratio.
struct TitleContrast: ScreenRule {
  static let name = "title-contrast"
  static let severity = Severity.warning

  /// The buttons with too little contrast.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS || screen.tree.framework == .swiftUI else { return [] }
    return (screen.shownButtons + Self.texts(on: screen)).sorted().compactMap { Self.finding(at: $0, on: screen) }
  }

  /// The texts of SwiftUI, also those in the labels of controls.
  private static func texts(on screen: ScreenFacts) -> [Int] {
    guard screen.tree.framework == .swiftUI else { return [] }
    return screen.elements.indices.filter { index in
      let facts = screen.elements[index]
      return facts.element.kind == .label && !facts.isHidden
        && screen.ancestors(of: index).allSatisfy { screen.elements[$0].element.control.isEnabled != false }
    }
  }

  private struct Reading {
    var state: ControlState
    var appearance: InterfaceStyle
    var theme: String?
    var title: RGBColor
    var background: RGBColor
    var owner: Int
    var ratio: Double
  }

  private static func finding(at index: Int, on screen: ScreenFacts) -> Finding? {
    let element = screen.elements[index].element
    guard element.control.isEnabled != false else { return nil }
    let required = minimumRatio(at: index, on: screen)
    let readings = screen.colors.appearances.flatMap { appearance in
      [ControlState.normal, .selected].flatMap { readingsByTheme(of: index, $0, appearance, on: screen) }
    }
    let problems = readings.filter { $0.ratio < required }
    guard var worst = problems.min(by: { $0.ratio < $1.ratio }) else { return nil }
    if readings.allSatisfy({ $0.ratio == worst.ratio || $0.appearance != worst.appearance }) { worst.theme = nil }
    let isOfDarkOnly = problems.allSatisfy { $0.appearance == .dark }
    let reviewReason = Self.reviewReason(at: index, worst, on: screen)
    let isDefault = ButtonColors(screen: screen, index: index).hasDefaultTitleColor(in: worst.state)
    // Whether code sets the color that a file leaves out is no question that anybody could answer.
    if isDefault, reviewReason != nil || screen.elements[index].showsDummy { return nil }
    // If code may set colors, a title that would be invisible certainly gets another one.
    if isDefault || reviewReason != nil, worst.ratio < ColorContrast.invisibleRatio.value { return nil }
    return finding(
      worst, required: required, at: index,
      appearances: Set(problems.map(\.appearance)).count == 1
        && readings.contains { $0.appearance != worst.appearance },
      reviewReason: reviewReason ?? (isOfDarkOnly && !screen.colors.supportsDark ? .lightOnly : nil), on: screen)
  }

  /// The minimum contrast of a title; that of large texts where code makes the control and its font is not known.
  private static func minimumRatio(at index: Int, on screen: ScreenFacts) -> Double {
    let facts = screen.elements[index]
    let hasUnknownFont = screen.tree.isMadeInCode == true && facts.element.control.font == nil
    return hasUnknownFont
      ? ColorContrast.minimumRatioOfLargeText.value : TitleFontSize(of: facts).minimumRatio
  }

  /// Why code may set other colors: those of the button, or those of the view behind it.
  private static func reviewReason(at index: Int, _ reading: Reading, on screen: ScreenFacts) -> ReviewReason? {
    // The colors of what code makes are only known if it sets no others.
    if screen.tree.isMadeInCode == true { return nil }
    // Below the minimum of large texts it does not matter which font code sets.
    let isForAnyFont = reading.ratio < ColorContrast.minimumRatioOfLargeText.value
    return screen.elements[index].element.reviewReason(codeMay: isForAnyFont ? .paint : .appearance)
      ?? screen.elements[reading.owner].element.reviewReason(codeMay: .color, of: "the view behind it")
  }

  /// What is seen of a title in a state in each theme of the app.
  ///
  /// If themes decide only the title, code may decide what is behind it where it was not read, such as the color of a cell: the theme counts
  /// in which there is the most contrast.
  private static func readingsByTheme(
    of index: Int, _ state: ControlState, _ appearance: InterfaceStyle, on screen: ScreenFacts
  ) -> [Reading] {
    let (title, behind) = ButtonColors(screen: screen, index: index).themes(in: state)
    let themes = title.union(behind).sorted()
    guard !themes.isEmpty else { return [reading(of: index, state, appearance, nil, on: screen)].compactMap(\.self) }
    let readings = themes.map { reading(of: index, state, appearance, $0, on: screen) }
    guard behind.isEmpty else { return readings.compactMap(\.self) }
    let best = readings.contains { $0 == nil } ? nil : readings.compactMap(\.self).max { $0.ratio < $1.ratio }
    return best.map { [$0] } ?? []
  }

  /// What is seen of a title in a state; of the colors among which code chooses, those with the most contrast.
  private static func reading(
    of index: Int, _ state: ControlState, _ appearance: InterfaceStyle, _ theme: String?,
    on screen: ScreenFacts
  ) -> Reading? {
    let control = screen.elements[index].element.control
    // UIKit itself fills a selected button of the system type.
    if state == .selected, control.type == .system || control.states?[.selected]?.titleColor == nil { return nil }
    let title = control.configuration?.title ?? control.title(for: state) ?? control.title(for: .normal) ?? control.text
    guard let title, !title.isBlank else { return nil }
    var colors = ButtonColors(screen: screen, index: index, theme: theme)
    let readings = colors.choices(in: state).map { choice in
      colors.choice = choice
      return reading(of: colors, state, appearance)
    }
    return readings.contains { $0 == nil } ? nil : readings.compactMap(\.self).max { $0.ratio < $1.ratio }
  }

  private static func reading(
    of colors: ButtonColors, _ state: ControlState, _ appearance: InterfaceStyle
  ) -> Reading? {
    guard let color = colors.title(in: state, appearance), color.alpha > 0,
      let background = colors.background(in: state, appearance)
    else { return nil }
    let seen = color.over(background.color)
    return Reading(
      state: state, appearance: appearance, theme: colors.theme, title: seen, background: background.color,
      owner: background.owner, ratio: ColorContrast.ratio(seen, background.color))
  }

  private static func finding(
    _ reading: Reading, required: Double, at index: Int, appearances: Bool, reviewReason: ReviewReason?,
    on screen: ScreenFacts
  ) -> Finding {
    let state = reading.state == .normal ? "" : " when \(reading.state.rawValue)"
    let appearance = appearances ? " in \(reading.appearance.rawValue) appearance" : ""
    let theme = reading.theme.map { " in \($0)" } ?? ""
    let ratio = (reading.ratio * 100).rounded(.down) / 100
    // Whether code sets other colors is one question for all buttons of the same colors.
    let isText = screen.elements[index].element.kind == .label
    let subject =
      reviewReason == nil
      ? "\(isText ? "" : "the title of ")\(screen.name(of: index))" : isText ? "a text" : "a button's title"
    var finding = screen.styleFinding(
      Self.self, severity: reading.ratio < ColorContrast.minimumRatioOfLargeText.value ? .error : .warning, at: index,
      "\(subject) (\(reading.title.hexadecimal)) has a contrast of \(ratio):1 with its "
        + "background (\(reading.background.hexadecimal))\(state)\(appearance)\(theme); it should be at least \(required):1",
      evidence: [
        "title": .text(reading.title.hexadecimal), "background": .text(reading.background.hexadecimal),
        "ratio": .number(ratio), "required": .number(required), "state": .text(reading.state.rawValue),
        "appearance": .text(reading.appearance.rawValue),
        "backgroundOf": .text(screen.elements[reading.owner].reference.path),
      ], reviewReason: reviewReason)
    finding.evidence["theme"] = reading.theme.map(Evidence.text)
    if reviewReason != nil {
      finding.cause = "title \(reading.title.hexadecimal) on \(reading.background.hexadecimal)"
    }
    return finding
  }
}
