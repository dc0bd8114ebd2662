import AuditModel
import PlatformData

/// The title and subtitle of a UIKit button's configuration, which wrap: the button grows downwards if it may.
struct UIKitConfigurationTitles {
  var site: ControlSite
  var configuration: ButtonConfiguration

  private var control: Control { site.control }
  private var size: String { configuration.size ?? "medium" }

  /// The texts that there are.
  var slots: [TitleSlot] {
    let shown = { (text: LocalizableText?) in text.flatMap { $0.isBlank ? nil : $0 } }
    return [shown(configuration.title).map(titleSlot), shown(configuration.subtitle).map(subtitleSlot)].compactMap {
      $0
    }
  }

  /// A text in the title's place.
  func titleSlot(_ title: LocalizableText) -> TitleSlot {
    slot("normal", title, font: configuration.titleFont, usual: .configurationTitle(ofSize: configuration.size))
  }

  private func subtitleSlot(_ subtitle: LocalizableText) -> TitleSlot {
    var slot = slot("subtitle", subtitle, font: nil, usual: .standard("button.configuration.subtitle"))
    slot.room = slot.room.estimated(because: "the font of a subtitle is only commonly known")
    return slot
  }

  private func slot(_ name: String, _ text: LocalizableText, font: FontDescription?, usual: FontDescription)
    -> TitleSlot
  {
    let lines = control.numberOfLines ?? 0
    let (room, tolerance) = room
    return TitleSlot(
      name: name, text: text, font: text.font ?? font, defaultFont: usual, room: room, tolerance: tolerance,
      // What two texts share no single one of them has.
      isHeightFixed: site.isHeightFixed && (configuration.title == nil || configuration.subtitle == nil),
      numberOfLines: lines, lineBreakMode: mode(lines: lines))
  }

  private func mode(lines: Int) -> LineBreakMode {
    guard lines != 1 else { return .truncatingTail }
    return control.lineBreakMode.flatMap { $0.wraps ? $0 : nil } ?? .wordWrap
  }

  private var image: ImageReference? { configuration.image ?? control.states?[.normal]?.image }
  private var isBesideImage: Bool { ["leading", "trailing", nil].contains(configuration.imagePlacement) }

  private var room: (room: TitleRoom, tolerance: Points) {
    let insets = Self.insets(of: configuration)
    guard isBesideImage, let image else {
      return (known(site.width.room(less: insets.horizontal, padding: insets.vertical)), 0)
    }
    let font = configuration.titleFont ?? .configurationTitle(ofSize: configuration.size)
    guard let beside = ImageWidth(of: image, font: font) else { return (ImageWidth.unknown, 0) }
    let padding = configuration.imagePadding ?? Points(ControlMetrics.configurationImagePadding.value)
    let chrome = insets.horizontal + beside.width + padding
    return (known(site.width.room(less: chrome, padding: insets.vertical)), beside.tolerance)
  }

  /// The room, estimated where it rests on insets of a size that was not measured.
  private func known(_ room: TitleRoom) -> TitleRoom {
    guard size != "medium", configuration.contentInsets == nil else { return room }
    return room.estimated(because: "the insets of a \(size) button are only commonly known")
  }

  /// The insets of a configuration: its own, else those of its size.
  static func insets(of configuration: ButtonConfiguration) -> Insets {
    configuration.contentInsets ?? insets(ofSize: configuration.size ?? "medium")
  }

  private static func insets(ofSize size: String) -> Insets {
    guard
      let padding = (ControlMetrics.configurationInsets[size] ?? ControlMetrics.configurationInsets["medium"])?.value
    else { return Insets() }
    return Insets(
      top: Points(padding.top), leading: Points(padding.leading), bottom: Points(padding.bottom),
      trailing: Points(padding.trailing))
  }
}
