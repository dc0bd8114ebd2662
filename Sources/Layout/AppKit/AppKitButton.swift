import AuditModel
import PlatformData

/// An AppKit button's titles: the cell's title and its alternate.
struct AppKitButton {
  var element: Element
  var width: ControlWidth
  var toolsVersion: Int?

  private var control: Control { element.control }
  private var controlSize: String { control.controlSize ?? "regular" }

  var slots: [TitleSlot] {
    guard control.imagePosition != "only" else { return [] }
    let titles = ControlState.allCases.map { ($0.rawValue, control.title(for: $0)) } + [("alternate", control.subtitle)]
    return titles.compactMap { name, title in
      guard let title, !title.isBlank else { return nil }
      return TitleSlot(
        name: name, text: title, font: title.font ?? control.font, defaultFont: defaultFont, room: room,
        // AppKit's cells cut at the edge, without an ellipsis, unless the file sets a mode.
        lineBreakMode: control.lineBreakMode ?? .clip)
    }
  }

  private var defaultFont: FontDescription { .standardOnMac(controlSize: controlSize) }

  private var room: TitleRoom {
    guard let type = control.type, let chrome = chrome(of: type) else {
      return .unknown(reason: "how much room a button of the type \"\(control.type ?? "unknown")\" leaves is not known")
    }
    let image = control.states?[.normal]?.image
    guard image == nil || type == "check" || type == "radio" else {
      return .unknown(reason: "the room beside the image of an AppKit button is not known")
    }
    return width.room(less: Points(chrome))
  }

  /// What the frame is wider than the title, in points.
  private func chrome(of type: String) -> Double? {
    let name = "\(type).\(controlSize)"
    let isOS26 = toolsVersion.map(InterfaceBuilderBuild.os26.value.contains) ?? false
    if isOS26, let padding = ControlMetrics.mac26TitlePadding[name] { return padding.value }
    return ControlMetrics.macTitlePadding[name]?.value
  }
}
