import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// VoiceOver reads the name of an image file.
///
/// ## What it reports
/// A label that is just the name of a file: one word with an extension, a scale (`@2x`), a size (`share-24`) or a part
/// such as `icon`, `ic`, `btn`. Also an element without a label whose image name has underscores, hyphens, camel case,
/// a size or such a part, because VoiceOver then reads that name. Severity: error for controls, warning for images.
/// Needs review if code may set a label: an outlet, a custom class, a prototype cell.
///
/// Not reported: a button, bar item, tab, segment or image without a label, which is reported by `icon-button-no-label`
/// and similar rules, as are SwiftUI's links and menu items.
///
/// ## Why it matters
/// "ic share 24. Button." A name that was made for a folder means nothing to listeners and is never translated.
///
/// ## Example
/// VoiceOver read the icons of a Dutch app by their English file names (signalapp/Signal-iOS#4801).
///
/// ## Known limits
/// What VoiceOver makes of an image name is approximated and differs by version. Symbols are skipped, because the
/// system has descriptions for them. A single plain word (`share`) is not treated as a file name, nor are words such as
/// "e-mail" and "Wi-Fi". In SwiftUI, an asset whose name is a key of a strings table has a label:
/// `image-asset-name-as-key`. AppKit images are skipped, because no source says how they are read.
///
/// ## Source
/// signalapp/Signal-iOS#4801, damus-io/damus#530; rwapp/A11yUITests; Apple's audit of element descriptions ("not
/// human-readable").
struct ImageLabelIsFilename: LabelRule {
  static let name = "image-label-is-filename"
  static let severity = Severity.error
  static let appliesToRecordings = true

  /// A label that is the name of a file, or an image name that is spoken instead of a label.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    let severity = context.element.isOperated ? Self.severity : .warning
    switch label.source {
    case .visible: return nil
    case .author:
      guard NameShape.isFileName(label: label.text) else { return nil }
      return Problem("the label \(quoted(label.text)) is the name of a file", severity: severity, of: label)
    case .image(let image):
      guard NameShape.isFileName(asset: image.name), !Self.hasOwnRule(context) else {
        return nil
      }
      return Problem(
        "the element has no label, so VoiceOver reads the image file name: \(quoted(label.text))",
        severity: severity,
        of: label, reviewReason: context.facts.element.reviewReason(codeMay: .label),
        evidence: ["image": .text(image.name)])
    }
  }

  /// Whether another rule reports that the element has no label.
  private static func hasOwnRule(_ context: SpokenContext) -> Bool {
    kindsWithOwnRule.contains(context.element.kind)
      || IconButtonNoLabel.kinds(on: context.context).contains(context.element.kind)
  }

  /// The kinds whose missing label is reported by another rule, or is not a problem.
  private static let kindsWithOwnRule: Set<ElementKind> = [
    .button, .barButtonItem, .toolbarItem, .tabBarItem, .segment, .popUpButton, .imageView,
  ]
}
