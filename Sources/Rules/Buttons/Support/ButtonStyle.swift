import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis
import VoiceOver

/// The style of a button as its file tells it: from UIKit's configuration or SwiftUI's modifiers.
struct ButtonStyle {
  private let control: Control
  private let content: ButtonContent

  /// The style of a button on a platform.
  init(of element: Element, platform: Platform) {
    control = element.control
    content = ButtonContent(of: element, platform: platform)
  }

  /// The name of the style; nil where the file names none.
  var name: String? { control.configuration?.style ?? control.type }

  /// Whether the accent colour fills the button.
  var isProminent: Bool { name.map(ButtonGuidelines.prominentStyles.value.contains) ?? false }

  /// The control size by SwiftUI's name; nil where the file sets none.
  var size: String? {
    guard let size = control.controlSize ?? control.configuration?.size else { return nil }
    return size == "medium" ? "regular" : size
  }

  /// The shape of the border by SwiftUI's name; nil where the system chooses it.
  var shape: String? {
    if let shape = control.borderShape { return shape == "automatic" ? nil : shape }
    return control.configuration?.cornerStyle.flatMap { Self.shapes[$0] }
  }

  /// What the button shows; nil where that is nothing.
  var shown: ButtonGuidelines.Content? {
    if content.hasTitle { return content.image == nil ? .text : .textAndIcon }
    return content.image == nil ? nil : .icon
  }

  /// The shapes of the corner styles of UIKit's configurations that mean one.
  private static let shapes = [
    "capsule": "capsule", "fixed": "roundedRectangle", "small": "roundedRectangle", "medium": "roundedRectangle",
    "large": "roundedRectangle",
  ]
}

extension ScreenFacts {
  /// The style of the button at a place.
  func style(of index: Int) -> ButtonStyle { ButtonStyle(of: elements[index].element, platform: tree.platform) }
}

extension ScreenFacts {
  /// The places of the buttons that are seen and that VoiceOver does not ignore, in file order.
  var shownButtons: [Int] {
    elements.indices.filter { elements[$0].element.kind == .button && elements[$0].reach == .reached }
  }

  /// A finding about the style of a button: a request for review where there is a doubt.
  func styleFinding(
    _ rule: any Rule.Type, severity: Severity? = nil, at index: Int, _ message: String,
    evidence: [String: Evidence] = [:], reviewReason: ReviewReason? = nil
  ) -> Finding {
    Problem(message, severity: severity, evidence: evidence, reviewReason: reviewReason)
      .finding(of: rule, at: index, on: self)
  }

  /// A button for a person: by its title in the file, else by its id.
  func naming(of index: Int) -> String {
    let element = elements[index].element
    return element.ownWords.map { "\"\($0)\"" } ?? element.id
  }
}

extension Element {
  /// Why a button may look otherwise than its file says.
  var styleReviewReason: ReviewReason? { reviewReason(codeMay: "change how it looks") }
}
