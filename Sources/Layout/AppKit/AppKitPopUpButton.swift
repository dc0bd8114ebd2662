import AuditModel
import PlatformData

/// The titles that a pop-up button may show, one for each item of its menu, or the one title of a pull-down button.
struct AppKitPopUpButton {
  var site: ControlSite

  private var control: Control { site.control }

  var slots: [TitleSlot] {
    guard control.imagePosition != "only" else { return [] }
    let items = control.type == "pullDown" ? [] : site.element.menuTitles(withSubmenus: false)
    guard items.isEmpty else {
      let hasImages = items.contains { $0.control.image != nil }
      return items.compactMap { slot("item", $0.control.title, hasImage: hasImages, isChoice: true) }
    }
    return [slot("title", control.title ?? control.value, hasImage: control.image != nil, isChoice: false)]
      .compactMap { $0 }
  }

  private func slot(_ name: String, _ title: LocalizableText?, hasImage: Bool, isChoice: Bool) -> TitleSlot? {
    guard let title, !title.isBlank else { return nil }
    let mode = control.lineBreakMode ?? .truncatingTail
    return TitleSlot(
      name: name, text: title, font: title.font ?? control.font,
      defaultFont: .standardOnMac(controlSize: control.controlSize ?? "regular"), room: room(hasImage: hasImage),
      tolerance: Points(MeasurementTolerance.macTitlePadding.value), isChoice: isChoice, lineBreakMode: mode,
      allowsTightening: control.allowsTightening ?? mode.truncates)
  }

  /// The frame less the usual kind's padding, which is a guess for any other kind.
  private func room(hasImage: Bool) -> TitleRoom {
    if hasImage { return .unknown(reason: "the room beside the image of a pop-up button is not known") }
    let room = site.width.room(less: Points(ControlMetrics.macTitlePadding["popUp.regular"]?.value ?? 0))
    let isUsual =
      (control.controlSize ?? "regular") == "regular" && site.generation != .os26
      && (control.bezelStyle ?? TitleMetrics.popUpBezel.value) == TitleMetrics.popUpBezel.value
    return isUsual ? room : room.estimated(because: "the padding of a pop-up button is known of its usual kind alone")
  }
}
