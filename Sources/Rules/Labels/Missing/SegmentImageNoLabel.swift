import AuditModel
import RuleKit
import ScreenAnalysis

/// A segment shows only an image and has no label.
///
/// ## What it reports
/// A segment of a segmented control without title and accessibility label. Severity: error. Needs review if the control
/// has an outlet or a custom class, and in a prototype cell. An SF Symbol, of which VoiceOver speaks the system's
/// description, makes it a note. AppKit's own images (`NSAddTemplate`) are counted as skipped.
///
/// ## Why it matters
/// VoiceOver reads the name of the image file. Interface Builder has no field for a segment's label.
///
/// ## Example
/// Open Radar 23281163 reports such segments: Interface Builder cannot label them. A segment with the image `ic_list`:
/// "ic list. Button. 1 of 2."; with a label "List. Button. 1 of 2."
///
/// ## Known limits
/// Labels that code sets on the images are not seen.
///
/// ## Source
/// Open Radar 23281163 (segment images cannot be labeled in Interface Builder); WCAG 2.2, 4.1.2.
struct SegmentImageNoLabel: MissingLabelRule {
  static let name = "segment-image-no-label"
  static let severity = Severity.error

  /// The segments without a label.
  static func problem(at context: ElementContext) -> MissingLabel? {
    guard context.element.kind == .segment, !context.isNamed, context.element.control.text?.isBlank != false else {
      return nil
    }
    let image = context.image
    let what = image.map { "the segment with only the image \($0.phrase)" } ?? "the segment without title and image"
    return MissingLabel(
      "\(what) has no accessibility label", image: image,
      reviewReason: context.parent.flatMap { control in
        control.facts.element.reviewReason(codeMay: .label)
          ?? (image == nil ? control.facts.element.reviewReason(codeMay: .depict) : nil)
      },
      substitute: context.element.control.toolTip)
  }
}
