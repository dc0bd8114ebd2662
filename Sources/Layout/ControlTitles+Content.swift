package import AuditModel
import PlatformData

/// What a button shows beside its title, and what it keeps free around both.
package struct ButtonContent: Sendable, Hashable {
  /// The side of the title at which the image is.
  package enum Side: Sendable, Hashable { case leading, trailing, above, below, behind }

  /// The size of the image; nil if there isn't one.
  package var image: Size?
  /// Where the image is.
  package var side = Side.leading
  /// The distance between image and title in points.
  package var gap = Points.zero
  /// What is kept free around image and title.
  package var insets = Insets()
  /// How far insets move the image to the right, in points.
  package var imageShift = Points.zero
  /// How far insets move the title to the right, in points.
  package var titleShift = Points.zero
  /// Whether the title of a state is shown: beside a configuration with an image it is a leftover.
  package var showsTitle = true

  /// Nothing beside the title.
  package init() {}
}

extension ControlTitles {
  /// What a button shows beside its title; nil for other kinds.
  package func content(of element: Element) -> ButtonContent? {
    guard element.kind == .button else { return nil }
    let control = resolved(element).control
    if platform == .macOS { return ButtonContent(ofCell: control) }
    return control.configuration.map { ButtonContent($0, of: control) } ?? ButtonContent(plain: control)
  }

  /// The widths of a segmented control's segments, which share its width; `measure` sets their titles.
  package func segmentWidths(of element: Element, in width: Points, _ measure: TextMeasure) -> [Points] {
    let parts = element.children.filter { $0.kind == .segment }
    let usual: LayoutProperties.Distribution = platform == .macOS ? .fillProportionally : .fillEqually
    let isEqual = (element.layout.distribution ?? usual) == .fillEqually
    let context = ControlContext(element: element, platform: platform, generation: generation, isForSize: true)
    let own = parts.map { part -> Points? in
      isEqual ? part.control.width : Points(naturalWidth(of: part, in: context, measure))
    }
    let taken = own.compactMap(\.self).reduce(.zero, +)
    let sharing = isEqual ? own.count { $0 == nil } : own.count
    let free = Points((width - taken).value / Double(max(sharing, 1)))
    return own.map { isEqual ? $0 ?? max(free, 0) : max(($0 ?? .zero) + free, 0) }
  }

  private func naturalWidth(of part: Element, in control: ControlContext, _ measure: TextMeasure) -> Double {
    platform == .macOS
      ? AppKitSegmentGeometry.width(of: part, in: control, measure)
      : UIKitSegmentGeometry(context: control.part(part)).width(measure)
  }
}

extension ButtonContent {
  /// The size of an image of which the file tells none, in points.
  private static let usualImage = Size(width: 20, height: 20)

  private static func size(of image: ImageReference?, fontSize: Double?) -> Size? {
    guard let image else { return nil }
    guard let known = UIKitImage(image, fontSize: fontSize) else { return usualImage }
    return Size(width: Points(known.width), height: Points(known.height))
  }

  /// A button of UIKit without a configuration.
  fileprivate init(plain control: Control) {
    let role: UIKitMetrics.FontRole = control.type == .custom ? .customButton : .systemButton
    image = Self.size(
      of: control.states?[.normal]?.image,
      fontSize: control.font?.size ?? UIKitMetrics.font(of: role).value.pointSize)
    insets = control.insets?.content ?? Insets()
    imageShift = Self.shift(control.insets?.image)
    titleShift = Self.shift(control.insets?.title)
  }

  /// Insets move what is centered in them by half of their difference.
  private static func shift(_ insets: Insets?) -> Points {
    Points((insets.map { $0.leading - $0.trailing } ?? .zero).value / 2)
  }

  /// A button with a configuration.
  fileprivate init(_ configuration: ButtonConfiguration, of control: Control) {
    let fontSize = configuration.titleFont?.size ?? UIKitMetrics.font(of: .configuredButton).value.pointSize
    image = Self.size(of: configuration.image ?? control.states?[.normal]?.image, fontSize: fontSize)
    side = configuration.imagePlacement.flatMap { Self.placements[$0] } ?? .leading
    gap = configuration.imagePadding ?? Points(UIKitMetrics.configurationImagePadding.value)
    let padding = UIKitMetrics.configurationInsets(of: configuration.size ?? .medium).value
    insets =
      configuration.contentInsets
      ?? Insets(
        top: Points(padding.top), leading: Points(padding.leading), bottom: Points(padding.bottom),
        trailing: Points(padding.trailing))
    let hasText = [configuration.title, configuration.subtitle].contains { $0?.isBlank == false }
    showsTitle = hasText || image == nil
  }

  private static let placements: [ButtonConfiguration.ImagePlacement: Side] = [
    .leading: .leading, .trailing: .trailing, .top: .above, .bottom: .below,
  ]

  /// A button of AppKit, whose check boxes and radio buttons have their mark as their image.
  fileprivate init(ofCell control: Control) {
    let position = control.imagePosition ?? .noImage
    guard !control.hasMark, position != .noImage, let image = control.states?[.normal]?.image else { return }
    self.image = image.size ?? Self.usualImage
    side = Self.positions[position] ?? .leading
    gap = Points(AppKitTitlePadding.imageGap.value)
    showsTitle = position != .only
  }

  private static let positions: [Control.ImagePosition: Side] = [
    .right: .trailing, .trailing: .trailing, .above: .above, .below: .below, .overlaps: .behind,
  ]
}
