import AuditModel
import RuleKit
import ScreenAnalysis

/// A segment shows only an image, and nothing names it.
///
/// ## What it reports
/// A segment of a segmented control without title and accessibility label. An error; a request for review where the
/// control has an outlet or a class of the app's own, where the image is an SF Symbol, in a prototype cell, and on the
/// Mac. Silent on the Mac for symbols and images of AppKit's own (`NSAddTemplate`).
///
/// ## Why it matters
/// VoiceOver reads the name of the image file. Interface Builder has no field for a segment's label.
///
/// ## Example
/// Open Radar 23281163 reports such segments: Interface Builder cannot label them. One with the image `ic_list`: "ic
/// list. Button. 1 of 2."; with a label "List. Button. 1 of 2."
///
/// ## Known limits
/// Labels that code sets on the images are not seen. On nine public apps no hit: the 14 segments with images alone have
/// images of the system on the Mac, such as those for adding and removing, and are left out.
///
/// ## Source
/// Open Radar 23281163 (segment images cannot be labelled in Interface Builder); WCAG 2.2, 4.1.2.
struct SegmentImageNoLabel: MissingLabelRule {
  static let name = "segment-image-no-label"
  static let severity = Severity.error

  /// The segments without a name.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .segment, !context.isNamed, context.element.control.text?.isBlank != false else {
      return nil
    }
    let image = context.image
    // AppKit describes its own images.
    if context.platform == .macOS, let image, context.describesBySystem(image) { return nil }
    let what = image.map { "a segment with only the image \"\($0.name)\"" } ?? "a segment without title and image"
    return MissingLabel(
      "\(what) has no accessibility label", image: image,
      reviewReason: context.parent.flatMap { $0.facts.element.reviewReason(codeMay: "set a label") },
      substitute: context.element.control.toolTip)
  }
}
