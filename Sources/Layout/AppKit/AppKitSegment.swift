import AuditModel
import PlatformData

/// The label of a segment of an AppKit segmented control.
struct AppKitSegment {
  var site: ControlSite

  var slots: [TitleSlot] {
    let control = site.control
    guard let title = control.title, !title.isBlank else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font ?? site.holder?.control.font,
        defaultFont: .standardOnMac(controlSize: site.holder?.control.controlSize ?? "regular"), room: room,
        tolerance: Points(MeasurementTolerance.macTitlePadding.value), lineBreakMode: .truncatingTail,
        allowsTightening: true)
    ]
  }

  /// What a segment keeps free beside its label is not known: nothing is taken off, so that only what is too wide for the
  /// whole segment does not fit.
  private var room: TitleRoom {
    if site.control.image != nil { return .unknown(reason: "the room beside the image of a segment is not known") }
    if let own = site.control.width {
      return .fixed(Size(width: own, height: site.holderWidth.size?.height ?? 0))
    }
    if site.holder?.layout.distribution == "fillEqually" {
      return site.holderWidth.part(of: site.sharing.count, taken: site.sharing.taken).room()
    }
    let own = TitleRoom.unlimited(reason: "a segment without a width is as wide as its label")
    if site.holderGrows { return own }
    if case .grows = site.holderWidth { return own }
    return .unknown(reason: "the segments share the width by the lengths of their labels")
  }
}
