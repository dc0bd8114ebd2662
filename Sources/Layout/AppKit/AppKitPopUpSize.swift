import AuditModel
import PlatformData

/// The sizes of AppKit's pop-up and pull-down buttons.
enum AppKitPopUpSize {
  /// The size of a pop-up button: its widest item with the arrows beside it.
  static func of(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let listed = AppKitSizes.natural(of: site.element, setting: site.setting)
    let texts = site.slots().compactMap { measure($0, nil) }
    let line = AppKitLine(fontSize: AppKitFont.size(of: site.control))
    let images = site.element.menuTitles(withSubmenus: false)
      .compactMap { $0.control.image.flatMap { AppKitImage.size($0) } }
    let image = images.map(\.width).max().map { $0 + MacTitleRoom.imageGap.value } ?? 0
    let padding = MacTitleRoom.popUp(
      controlSize: site.control.controlSize, isTextured: site.control.bezelStyle == "texturedRounded",
      generation: site.setting.generation
    ).value
    let width = (texts.map(\.size.width.value).max() ?? 0).rounded(.up) + image + padding
    return line.extent(width: width, in: listed?.height)
  }
}
