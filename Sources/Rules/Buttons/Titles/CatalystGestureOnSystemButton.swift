import AuditModel
import RuleKit
import ScreenAnalysis

/// A button of the type system has a gesture recognizer, in an app that also runs on the Mac.
///
/// ## What it reports
/// A button of the type `system` with a gesture recognizer, in a file of a project that supports Mac Catalyst.
/// Severity: warning.
///
/// ## Why it matters
/// With the Mac idiom, the button is an AppKit button: adding a gesture recognizer to it throws an exception, and the
/// app terminates.
///
/// ## Example
/// A long press recognizer on a button "Play" of the type `system`.
///
/// ## Known limits
/// The rule cannot tell whether the app uses the Mac idiom or the iPad idiom; with the iPad idiom nothing happens.
/// Another target of the project may be the one that supports Catalyst. Settings in `.xcconfig` files and recognizers
/// added in code are not seen.
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
      guard element.kind == .button, element.control.type ?? .system == .system,
        let gestures = element.gestures, let first = gestures.first
      else { return nil }
      return Problem(
        "the gesture recognizer (\(first.name)) on a button of the type system throws an exception on the Mac",
        evidence: ["gestures": .list(gestures.map(\.name))]
      ).finding(of: Self.self, at: index, on: screen)
    }
  }
}
