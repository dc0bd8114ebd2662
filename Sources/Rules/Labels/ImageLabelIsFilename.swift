import AuditModel
import RuleKit
import ScreenAnalysis

/// An element is heard by the name of an image file.
///
/// ## What it reports
/// A label that is no more than a file's name: one word with an extension, a scale (`@2x`), a size (`share-24`) or a
/// part such as `icon`, `ic`, `btn`. And an element without a label whose image has a name with underscores, hyphens,
/// camel case, a size or such a part, which VoiceOver then reads. An error for controls, a warning for images. Silent
/// about a button, bar item, tab, segment or image without a label: that it has none is the fault, and another rule's
/// (`icon-button-no-label` and its like). A request for review where code may set a label: an outlet, a custom class, a
/// prototype cell.
///
/// ## Why it matters
/// "ic share 24. Button." A name that was made for a folder tells a listener nothing, and no language translates it.
///
/// ## Example
/// A Dutch app's icons were heard by their English file names (signalapp/Signal-iOS#4801).
///
/// ## Known limits
/// What VoiceOver makes of an image's name is an approximation, and differs by version. Symbols are left out: the
/// system has descriptions of its own. A single plain word (`share`) is no file name, words such as "e-mail" and
/// "Wi-Fi" are none either. In SwiftUI an asset whose name is a key of a strings table is a label:
/// `image-asset-name-as-key`. Pictures of AppKit are left out: no source tells what is read of them. On nine public
/// apps no hit: no label there is a file's name, and all 21 buttons that are heard by one (`episode-archive`) are
/// `icon-button-no-label`'s.
///
/// ## Source
/// signalapp/Signal-iOS#4801, damus-io/damus#530; rwapp/A11yUITests; Apple's audit of element descriptions ("not
/// human-readable").
struct ImageLabelIsFilename: LabelRule {
  static let name = "image-label-is-filename"
  static let severity = Severity.error

  /// A label that is a file's name, or the name of an image that stands for a label.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    let severity = context.element.isOperated ? Self.severity : .warning
    switch label.source {
    case .visible: return nil
    case .author:
      guard NameShape.isFileName(label: label.text) else { return nil }
      return Problem("the label \"\(label.text.inBrief)\" is the name of a file", severity: severity, of: label)
    case .image(let image):
      guard NameShape.isFileName(asset: image.name), !Self.kindsWithOwnRule.contains(context.element.kind) else {
        return nil
      }
      return Problem(
        "without a label, VoiceOver reads the image's file name: \"\(label.text.inBrief)\"", severity: severity,
        of: label, reviewReason: context.facts.element.reviewReason(codeMay: "set a label"),
        evidence: ["image": .text(image.name)])
    }
  }

  /// The kinds whose missing label is a fault of another rule, or none.
  private static let kindsWithOwnRule: Set<ElementKind> = [
    .button, .barButtonItem, .toolbarItem, .tabBarItem, .segment, .popUpButton, .imageView,
  ]
}
