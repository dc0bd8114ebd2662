import AuditModel

/// Shows what to write where words are needed that only a person has.
struct Proposal: Fixer {
  let title: String
  /// What is written in a file of a kind, where it is not a label alone.
  var forms: [String: String] = [:]
  /// Which of the rule's findings it is for.
  var isMeant: @Sendable (Finding) -> Bool = { _ in true }

  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    let kind = Self.kind(of: source.file)
    guard finding.outcome == .fails, isMeant(finding), let form = forms[kind] ?? Self.forms[kind] else { return nil }
    return Fix(of: finding, title, .displayed, proposal: form)
  }

  /// The ending of a file's name; of Swift, the framework.
  private static func kind(of file: EditableFile) -> String {
    let ending = file.path.split(separator: ".").last.map(String.init) ?? ""
    let isUIKit = ending == "swift" && !file.string(0..<file.text.count).contains("import SwiftUI")
    return isUIKit ? "UIKit" : ending
  }

  /// How a label is written in a file of a kind.
  private static let forms: [String: String] = [
    "storyboard": "<accessibility key=\"accessibilityConfiguration\" label=\"…\"/>",
    "xib": "<accessibility key=\"accessibilityConfiguration\" label=\"…\"/>",
    "swift": ".accessibilityLabel(\"…\")",
    "UIKit": "control.accessibilityLabel = NSLocalizedString(\"…\", comment: \"\")",
    "m": "control.accessibilityLabel = NSLocalizedString(@\"…\", nil);",
  ]
}

/// Shows how much room a title has.
struct ShorterTitle: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard finding.outcome == .fails, case .number(let characters)? = finding.evidence["budgetCharacters"] else {
      return nil
    }
    let place = finding.locale.map { " in \($0)" } ?? ""
    return Fix(
      of: finding, "shorten the title\(place) to about \(Int(characters)) characters, or give it more room", .displayed,
      proposal: finding.message)
  }
}

/// The rules whose findings need words.
enum Proposals {
  /// What makes a view that can be tapped a button for VoiceOver.
  static let tappable: [String: String] = {
    let element =
      "<accessibility key=\"accessibilityConfiguration\" label=\"…\"><accessibilityTraits key=\"traits\" button=\"YES\"/>"
      + "<bool key=\"isElement\" value=\"YES\"/></accessibility>"
    let modifiers = ".accessibilityElement().accessibilityLabel(\"…\").accessibilityAddTraits(.isButton)"
    return ["storyboard": element, "xib": element, "swift": modifiers]
  }()

  /// What makes the gesture of a view reachable that a control speaks for.
  static let unreachable = ["swift": ".accessibilityAction(named: \"…\") { … }"]

  static let fixers: [String: [any Fixer]] = {
    let labels = [
      "icon-button-no-label", "bar-button-no-label", "button-empty", "textview-no-label", "picker-no-label",
      "switch-no-label", "slider-no-label", "stepper-no-label", "segment-image-no-label", "image-element-no-label",
      "image-label-is-filename", "label-looks-like-identifier",
    ]
    let titles = ["title-truncated", "title-clipped", "title-wraps"]
    return Dictionary(
      uniqueKeysWithValues: labels.map { ($0, [Proposal(title: "add a label that says what the control does")]) }
        + titles.map { ($0, [ShorterTitle()]) })
  }()
}
