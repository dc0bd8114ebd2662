import AuditModel
import RuleKit
import ScreenAnalysis

/// A button of the type system has a gesture recognizer, in an app that also runs on the Mac.
///
/// ## What it reports
/// A button of the type `system` with a gesture recognizer in a file of a project that supports Mac Catalyst. A warning.
///
/// ## Why it matters
/// With the Mac's own idiom the button is one of AppKit's: adding a recognizer to it throws an exception, and the app ends.
///
/// ## Example
/// Apple's page, UIButton: such an app "throws an exception when calling a button’s `addGestureRecognizer(_:)` method when
/// `buttonType` is `system`", with the Mac's idiom. A long press recognizer on a button "Play" of that type does so.
///
/// ## Known limits
/// Whether the Mac's idiom or that of the iPad is chosen is not told: with the latter nothing happens. Other targets of the project may
/// be those that support Catalyst; settings in `.xcconfig` files and recognizers that code adds are not seen. No public project
/// that was read has such a button.
///
/// ## Source
/// UIKit, UIButton ("An app built with Mac Catalyst running in macOS 11 throws an exception when calling a button’s
/// `addGestureRecognizer(_:)` method when `buttonType` is `system`").
struct CatalystGestureOnSystemButton: ScreenRule {
  static let name = "catalyst-gesture-on-system-button"
  static let severity = Severity.warning

  /// The buttons with a recognizer.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .iOS, screen.tree.supportsCatalyst == true else { return [] }
    return screen.elements.indices.compactMap { index in
      let element = screen.elements[index].element
      guard element.kind == .button, element.control.type ?? "system" == "system",
        let gestures = element.gestures, let first = gestures.first
      else { return nil }
      return Problem(
        "a gesture recognizer (\(first)) on a button of the type system throws an exception on the Mac",
        evidence: ["gestures": .list(gestures)]
      ).finding(of: Self.self, at: index, on: screen)
    }
  }
}
