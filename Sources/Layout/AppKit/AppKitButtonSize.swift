import AuditModel
import PlatformData

/// The sizes of AppKit's buttons.
enum AppKitButtonSize {
  /// The size of a button: title and image with what its bezel keeps round them.
  static func of(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let name = AppKitControlName.of(site.element) ?? "square"
    let listed = AppKitSizes.natural(of: site.element, setting: site.setting)
    if let listed, let width = listed.width { return ContentExtent(width: width, height: listed.height) }
    let content = Content(site, measure)
    let line = content.line
    let padding = MacTitleRoom.button(
      name, controlSize: site.control.controlSize, isImage: !content.hasTitle && content.image != nil,
      generation: site.setting.generation
    ).value
    let height = listed?.height ?? max(line.height, content.image?.height ?? 0) + padding.vertical
    let isTall = content.isTall || listed?.height == nil
    return line.extent(
      width: (content.width + padding.horizontal).rounded(.up), in: isTall ? max(height, content.height) : height)
  }

  /// Title and image beside, above or behind it.
  private struct Content {
    var title: MeasuredText?
    var image: ImageSize?
    var line: AppKitLine
    private var position: String

    var hasTitle: Bool { title != nil }

    /// Whether the content is higher than one line beside an image.
    var isTall: Bool {
      title.map { $0.size.height.value > MacTitleRoom.tallTitleLines.value * $0.lineHeight.value } == true
        || (hasTitle && image != nil && ["above", "below"].contains(position))
    }

    init(_ site: ContentSite, _ measure: TextMeasure) {
      let control = site.control
      title = site.slots("normal").first.flatMap { measure($0, nil) }
      position = control.imagePosition ?? "none"
      // What a check box or radio button shows as its image is its mark, which is part of the padding.
      let isMark = ["check", "radio"].contains(control.type ?? "")
      image = isMark || position == "none" ? nil : control.states?[.normal]?.image.flatMap { AppKitImage.size($0) }
      line = title.map { AppKitLine($0) } ?? AppKitLine(fontSize: AppKitFont.size(of: control))
    }

    private var titleWidth: Double { title?.size.width.value.rounded(.up) ?? 0 }
    private static let stacked: Set<String> = ["above", "below", "overlaps"]

    var width: Double {
      guard let image else { return titleWidth }
      guard hasTitle, !Self.stacked.contains(position) else { return max(image.width, titleWidth) }
      return titleWidth + MacTitleRoom.imageGap.value + image.width
    }

    var height: Double {
      guard let image, ["above", "below"].contains(position), hasTitle else { return line.height }
      return line.height + image.height
    }
  }
}
