import AuditModel
import PlatformData

/// An AppKit button's titles: the cell's title and its alternate.
struct AppKitButton {
  var site: ControlSite

  private var control: Control { site.control }
  private var controlSize: String { control.controlSize ?? "regular" }

  var slots: [TitleSlot] {
    guard control.imagePosition != "only" else { return [] }
    let titles = ControlState.allCases.map { ($0.rawValue, control.title(for: $0)) } + [("alternate", control.subtitle)]
    return titles.compactMap { name, title in
      guard let title, !title.isBlank else { return nil }
      // AppKit's cells cut at the edge, without an ellipsis, unless the file sets a mode.
      let mode = control.lineBreakMode ?? .clip
      let lines = control.numberOfLines ?? (mode.wraps ? 0 : 1)
      return TitleSlot(
        name: name, text: title, font: title.font ?? control.font,
        defaultFont: .standardOnMac(controlSize: controlSize), room: room,
        tolerance: Points(MeasurementTolerance.macTitlePadding.value),
        isHeightLimited: lines != 1 && site.isHeightFixed,
        numberOfLines: lines, lineBreakMode: mode, allowsTightening: control.allowsTightening ?? mode.truncates)
    }
  }

  private var room: TitleRoom {
    guard let type = control.type, let chrome = chrome(of: type) else {
      return .unknown(reason: "how much room a button of the type \"\(control.type ?? "unknown")\" leaves is not known")
    }
    let isBeside = !Self.positionsOffTitle.contains(control.imagePosition ?? "")
    let hasImage = isBeside && control.states?[.normal]?.image != nil
    guard !hasImage || type == "check" || type == "radio" else {
      return .unknown(reason: "the room beside the image of an AppKit button is not known")
    }
    return site.width.room(less: Points(chrome))
  }

  /// Where an image takes no width from the title.
  private static let positionsOffTitle: Set<String> = ["above", "below", "overlaps"]

  /// What the frame is wider than the title, in points.
  private func chrome(of type: String) -> Double? {
    let name = "\(type).\(controlSize)"
    if site.generation == .os26, let padding = ControlMetrics.mac26TitlePadding[name] { return padding.value }
    return ControlMetrics.macTitlePadding[name]?.value
  }
}
