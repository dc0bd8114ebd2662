import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button's title is hard to tell from its background.
///
/// ## What it reports
/// A titled button of UIKit or SwiftUI whose title and background are both known, from the file or from the asset catalog, and
/// whose contrast is less than WCAG asks for: 4.5:1, and 3:1 for a title of 18 pt or more, or bold and of 14 pt or more. An error
/// below 3:1, which is too little for any text; else a warning. The background is the button's own, its configuration's, or that
/// of the nearest opaque view that holds it; colours that are not opaque are blended. Light and dark appearance are judged each by
/// itself; one finding names the worse. The normal and the selected state count; a disabled button is exempt. A request for review
/// where code may set other colours: an outlet, a custom class (the button's, or that of the view behind it), a prototype
/// cell, and where only dark appearance fails and nothing in the project shows that the app has one.
///
/// ## Why it matters
/// About one person in twelve sees colours or contrasts less well, and everybody does in the sun.
///
/// ## Example
/// "Got It" in white on #678FFF, in a public app: 3.02:1. A segment of 1.6:1 (Orange-OpenSource/ods-ios#395) and texts that fail an
/// audit after EN 301 549 (owncloud/ios-app#1334) are such faults that users reported.
///
/// ## Known limits
/// Silent where an image, an effect or gradient view, a view of the app's own class, or a colour that is not in the files lies in
/// between; where UIKit chooses the title's colour; where code may paint and the file has title and background alike; on tvOS, watchOS
/// and visionOS where the button has no fill of its own, because the system puts a material behind it; for AppKit, whose bezels
/// are the system's. Tints of the system that a file does not repeat are not known. A font that grows with the content size is
/// judged at the usual one. On nine public apps: 10 hits, the messages of all read, and all requests for review, because an outlet
/// or a class of the app's own may recolour what is there; the colours agree with the files as far as they were checked.
///
/// ## Source
/// WCAG 2.2, 1.4.3 (contrast, minimum), relative luminance and contrast ratio.
struct TitleContrast: ScreenRule {
  static let name = "title-contrast"
  static let severity = Severity.warning

  /// The buttons whose title is too near to its background.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS || screen.tree.framework == .swiftUI else { return [] }
    return screen.shownButtons.compactMap { Self.finding(at: $0, on: screen) }
  }

  private struct Reading {
    var state: ControlState
    var appearance: ColorCatalog.Appearance
    var title: RGBColor
    var background: RGBColor
    var owner: Int
    var ratio: Double
  }

  private static func finding(at index: Int, on screen: ScreenFacts) -> Finding? {
    let element = screen.elements[index].element
    guard element.control.isEnabled != false else { return nil }
    let required = TitleFontSize(of: screen.elements[index]).leastRatio
    let readings = [ControlState.normal, .selected].flatMap { state in
      ColorCatalog.Appearance.allCases.compactMap { reading(of: index, state, $0, on: screen) }
    }
    let problems = readings.filter { $0.ratio < required }
    guard let worst = problems.min(by: { $0.ratio < $1.ratio }) else { return nil }
    let isOfDarkOnly = problems.allSatisfy { $0.appearance == .dark }
    let reviewReason = Self.reviewReason(at: index, worst, on: screen)
    // A title that nobody could see is painted by code, where there is code that might.
    if reviewReason != nil, worst.ratio < ColorContrast.invisibleRatio.value { return nil }
    return finding(
      worst, required: required, at: index,
      appearances: Set(problems.map(\.appearance)).count == 1
        && readings.contains { $0.appearance != worst.appearance },
      reviewReason: reviewReason ?? (isOfDarkOnly ? darkReviewReason(worst, at: index, on: screen) : nil), on: screen)
  }

  /// Why code may set other colours: the button's own, or those of the view behind it.
  private static func reviewReason(at index: Int, _ reading: Reading, on screen: ScreenFacts) -> ReviewReason? {
    screen.elements[index].element.styleReviewReason
      ?? screen.elements[reading.owner].element.reviewReason(codeMay: "paint otherwise", of: "the view behind it")
  }

  /// An app may keep to light appearance; colours of its own for dark appearance show that it does not.
  private static func darkReviewReason(_ reading: Reading, at index: Int, on screen: ScreenFacts) -> ReviewReason? {
    let colors = ButtonColors(screen: screen, index: index)
    let names = [
      colors.foreground(in: reading.state), screen.elements[reading.owner].element.appearance.backgroundColor,
    ]
    let hasOwnDark = names.compactMap(\.self).contains { reference in
      reference.name != nil
        && screen.colors.color(reference, in: .dark) != screen.colors.color(reference, in: .light)
    }
    return hasOwnDark ? nil : .lightOnly
  }

  private static func reading(
    of index: Int, _ state: ControlState, _ appearance: ColorCatalog.Appearance, on screen: ScreenFacts
  ) -> Reading? {
    let control = screen.elements[index].element.control
    // UIKit fills a selected button of the system type by itself.
    if state == .selected, control.type == "system" || control.states?[.selected]?.titleColor == nil { return nil }
    let title = control.configuration?.title ?? control.title(for: state) ?? control.title(for: .normal)
    let colors = ButtonColors(screen: screen, index: index)
    guard let title, !title.isBlank, let reference = colors.foreground(in: state),
      let color = screen.colors.color(reference, in: appearance)?.faded(by: colors.alpha), color.alpha > 0,
      let background = colors.background(in: state, appearance)
    else { return nil }
    let seen = color.over(background.color)
    return Reading(
      state: state, appearance: appearance, title: seen, background: background.color, owner: background.owner,
      ratio: ColorContrast.ratio(seen, background.color))
  }

  private static func finding(
    _ reading: Reading, required: Double, at index: Int, appearances: Bool, reviewReason: ReviewReason?,
    on screen: ScreenFacts
  ) -> Finding {
    let state = reading.state == .normal ? "" : " when \(reading.state.rawValue)"
    let appearance = appearances ? " in \(reading.appearance.rawValue) appearance" : ""
    let ratio = (reading.ratio * 100).rounded(.down) / 100
    return screen.styleFinding(
      Self.self, severity: reading.ratio < ColorContrast.leastRatioOfLargeText.value ? .error : .warning, at: index,
      "the title \(screen.naming(of: index)) (\(reading.title.hexadecimal)) has a contrast of \(ratio):1 against its "
        + "background (\(reading.background.hexadecimal))\(state)\(appearance); it should be at least \(required):1",
      evidence: [
        "title": .text(reading.title.hexadecimal), "background": .text(reading.background.hexadecimal),
        "ratio": .number(ratio), "required": .number(required), "state": .text(reading.state.rawValue),
        "appearance": .text(reading.appearance.rawValue),
        "backgroundOf": .text(screen.elements[reading.owner].reference.path),
      ], reviewReason: reviewReason)
  }
}
