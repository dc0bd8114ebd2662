import AuditModel
import PlatformData

/// A segment of an AppKit segmented control: its label and the rectangle for it.
struct AppKitSegmentGeometry {
  var context: ControlContext

  var slots: [TitleSlot] {
    let control = context.control
    guard let title = control.title, !title.isBlank else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font ?? context.container?.control.font,
        defaultFont: .standardOnMac(controlSize: context.container?.control.controlSize),
        availableSize: titleRect(in: context.containerWidth),
        tolerance: Points(MeasurementTolerance.appKitPadding.value), lineBreakMode: .truncatingTail,
        allowsTightening: true)
    ]
  }

  /// The rectangle of the label in the frame of the control that the segment is part of.
  ///
  /// A segment that is squeezed may give up its padding: nothing is taken off, so that only what is too wide for the whole segment
  /// does not fit.
  func titleRect(in frame: ControlWidth) -> AvailableSize {
    if context.control.image != nil { return .unknown(reason: "the room beside the image of a segment is not known") }
    if let own = context.control.width { return .fixed(Size(width: own, height: frame.size?.height ?? 0)) }
    let own = AvailableSize.unlimited(reason: "a segment without a width is as wide as its label")
    if context.containerGrows { return own }
    if case .grows = frame { return own }
    if context.container?.layout.distribution == .fillEqually {
      return frame.part(of: context.sharing.count, taken: context.sharing.taken).available()
    }
    return .unknown(reason: "the segments share the width by the lengths of their labels")
  }

  /// The size of a segmented control: its segments, each as wide as the file says or as its content needs.
  static func intrinsicContentSize(of control: ControlContext, _ measure: TextMeasure) -> IntrinsicContentSize {
    let widths = control.element.children.filter { $0.kind == .segment }.map { width(of: $0, in: control, measure) }
    let isEqual = control.element.layout.distribution == .fillEqually
    let sum = isEqual ? (widths.max() ?? 0) * Double(widths.count) : widths.reduce(0, +)
    return AppKitLine(fontSize: AppKitFont.size(of: control.control)).extent(
      width: (sum + Double(widths.count) + AppKitMetrics.segmentLines[control.generation].value).rounded(.up),
      in: AppKitControl.listedSize(of: control)?.height)
  }

  /// The width of a segment by its own content.
  static func width(of part: Element, in control: ControlContext, _ measure: TextMeasure) -> Double {
    if let own = part.control.width { return own.value }
    var context = control.part(part)
    context.container = control.element
    let text = AppKitSegmentGeometry(context: context).slots.first.flatMap { measure($0, nil) }
    let width = (text?.size.width.value ?? 0) + (part.control.image?.size?.width.value ?? 0)
    let padding = text == nil ? AppKitMetrics.imageSegmentPadding : AppKitMetrics.segmentPadding[control.generation]
    return width.rounded(.up) + padding.value
  }
}
