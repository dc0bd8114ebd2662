import AuditModel

/// What makes a button the one that people choose by pressing Return, or are drawn to.
enum DefaultAction: Sendable {
  /// The role `primary`.
  case role
  /// The key equivalent Return or Enter, which makes a button of AppKit the default one.
  case returnKey
  /// A prominent style.
  case prominence

  /// What makes a button the default one; a prominent style comes last.
  init?(of element: Element) {
    let control = element.control
    if control.role == "primary" {
      self = .role
    } else if control.keyEquivalent.map(Self.returnKeys.contains) == true {
      self = .returnKey
    } else if control.configuration?.style.map(Self.prominentStyles.contains) == true {
      self = .prominence
    } else {
      return nil
    }
  }

  /// What it is, for a person, after "the button".
  var phrase: String {
    switch self {
    case .role: "has the primary role"
    case .returnKey: "answers to Return"
    case .prominence: "has a prominent style"
    }
  }

  /// Carriage return, line feed and the Enter of the numeric keypad (AppKit, NSCarriageReturnCharacter and so on).
  private static let returnKeys: Set<String> = ["\r", "\n", "\u{3}"]
  /// The styles that the system fills with the accent colour (UIKit, UIButton.Configuration; SwiftUI,
  /// PrimitiveButtonStyle).
  private static let prominentStyles: Set<String> = ["filled", "borderedProminent", "prominentGlass", "glassProminent"]
}
