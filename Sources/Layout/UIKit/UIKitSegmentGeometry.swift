import AuditModel
import PlatformData

/// A segment of UIKit's segmented control, or of a search field's scope bar: its title and the rectangle for it.
struct UIKitSegmentGeometry {
  var context: ControlContext

  var slots: [TitleSlot] {
    let control = context.control
    // A segment shows its image instead of a title.
    guard context.platform == .iOS || context.isForSize, control.image == nil, let title = control.title, !title.isBlank
    else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font ?? context.container?.control.font,
        // The selected segment is set in semibold, and any of them may be selected.
        defaultFont: .standard(.selectedSegment), availableSize: titleRect(in: context.containerWidth),
        // A segment that is squeezed may give up its padding.
        tolerance: Points(padding), lineBreakMode: .truncatingTail)
    ]
  }

  private var padding: Double { UIKitMetrics.segmentPadding[context.generation].value }

  /// The rectangle of the title in the frame of the control that the segment is part of.
  func titleRect(in frame: ControlWidth) -> AvailableSize {
    let container = context.container
    if let own = context.control.width {
      let height = frame.size?.height ?? 0
      return ControlWidth.fixed(Size(width: own, height: height)).available(less: Points(padding))
    }
    if container?.layout.distribution == .fillProportionally {
      return .unknown(reason: "the segments share the width by the lengths of their titles")
    }
    let part = frame.part(of: context.sharing.count, taken: context.sharing.taken).available(less: Points(padding))
    guard container?.kind == .searchField else { return part }
    return part.estimated(because: "what a scope bar keeps free beside its segments is not known")
  }

  /// The width of the segment by its own content.
  func width(_ measure: TextMeasure) -> Double {
    if let own = context.control.width { return own.value }
    if let image = context.control.image { return (UIKitImage(image, fontSize: nil)?.width ?? 0) + padding }
    return (slots.first.flatMap { measure($0, nil) }?.size.width.value ?? 0) + padding
  }

  /// The size of a segmented control, whose segments are as wide as the widest of them unless they go by their titles.
  static func intrinsicContentSize(of control: ControlContext, _ measure: TextMeasure) -> IntrinsicContentSize {
    let parts = control.element.children.filter { $0.kind == .segment }
    let widths = parts.map { UIKitSegmentGeometry(context: control.part($0)).width(measure) }
    let byContent = control.element.layout.distribution == .fillProportionally
    let width = byContent ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(widths.count)
    return IntrinsicContentSize(width: width.rounded(.up), height: UIKitControl.listedSize(of: control)?.height)
  }
}
