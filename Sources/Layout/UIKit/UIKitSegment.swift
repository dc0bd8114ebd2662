import AuditModel
import PlatformData

/// The title of a segment: of a segmented control, or of a search field's scope bar.
struct UIKitSegment {
  var site: ControlSite

  var slots: [TitleSlot] {
    let control = site.control
    // A segment shows its image instead of a title.
    guard site.platform == .iOS || site.isForSize, control.image == nil, let title = control.title, !title.isBlank
    else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font ?? site.holder?.control.font,
        // The selected segment is set in semibold, and any of them may be selected.
        defaultFont: .standard("segment.selected"), room: room,
        // A segment that is squeezed may give up its padding.
        tolerance: padding, lineBreakMode: .truncatingTail)
    ]
  }

  private var padding: Points { Points(ControlSizes.segmentPadding(generation: site.generation).value) }

  private var room: TitleRoom {
    let holder = site.holder
    if let own = site.control.width {
      let height = site.holderWidth.size?.height ?? 0
      return ControlWidth.fixed(Size(width: own, height: height)).room(less: padding)
    }
    if holder?.layout.distribution == "fillProportionally" {
      return .unknown(reason: "the segments share the width by the lengths of their titles")
    }
    let part = site.holderWidth.part(of: site.sharing.count, taken: site.sharing.taken).room(less: padding)
    guard holder?.kind == .searchField else { return part }
    return part.estimated(because: "what a scope bar keeps free beside its segments is not known")
  }
}
