import AuditModel
import PlatformData

/// The sizes of AppKit's labels and fields.
enum AppKitTextSize {
  /// The size of a label or field: its text with what the bezel keeps free.
  static func of(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    guard AppKitControlName.of(site.element) == "label" else { return field(site, measure) }
    let wraps = site.control.numberOfLines == 0
    let preferred = wraps ? site.element.layout.preferredMaxWidth : nil
    let slot = site.slots("text").first
    let text = slot.flatMap { measure($0, preferred ?? (wraps ? site.proposed.map { Points($0) } : nil)) }
    // Without a preferred width a label strives for one line, however it is squeezed.
    let whole = preferred == nil && site.proposed != nil ? slot.flatMap { measure($0, nil) } : text
    let font = AppKitFont.size(of: site.control)
    let isTall = site.setting.build.map(InterfaceBuilderBuild.tallMacLabels.value.contains) ?? false
    guard let text else { return AppKitLine(fontSize: font, isTall: isTall).extent(width: 0) }
    var extent = AppKitLine(text, isTall: isTall).extent(width: (whole ?? text).size.width.value.rounded(.up))
    extent.wraps = wraps
    return extent
  }

  private static func field(_ site: ContentSite, _ measure: TextMeasure) -> ContentExtent {
    let texts = ControlTitles.slots(of: site.element, setting: site.setting).compactMap { measure($0, nil) }
    let width = texts.map(\.size.width.value).max() ?? 0
    let line =
      texts.first.map { AppKitLine($0).height } ?? AppKitLine(fontSize: AppKitFont.size(of: site.control)).height
    let listed = AppKitSizes.natural(of: site.element, setting: site.setting)?.height ?? line
    return AppKitLine(height: line)
      .extent(width: width.rounded(.up) + padding(of: site.element.kind), in: max(listed, line))
  }

  private static func padding(of kind: ElementKind) -> Double {
    switch kind {
    case .comboBox: MacMetrics.comboBoxPadding.value
    case .searchField: MacMetrics.searchFieldPadding.value
    default: MacMetrics.textFieldPadding.value
    }
  }
}

/// The fonts of AppKit's controls.
enum AppKitFont {
  /// The point size of a control's font: the file's, else the one of its control size.
  static func size(of control: Control) -> Double {
    let standard = ControlMetrics.macFonts[control.controlSize ?? "regular"]?.value.pointSize
    return control.font?.size ?? standard ?? SystemFont.displaySize
  }
}

/// The lines of a text as AppKit sets them: as high as whole points.
struct AppKitLine: Sendable {
  /// The height of all lines in points.
  var height: Double
  /// From the last baseline to the lower edge.
  var descent: Double
  /// From the upper edge to the first baseline.
  var ascent: Double

  /// The lines of a text that was measured.
  init(_ text: MeasuredText, isTall: Bool = false) {
    let line = text.lineHeight.value
    let count = line > 0 ? max((text.size.height.value / line).rounded(), 1) : 0
    self.init(lineHeight: Self.rounded(line, isTall: isTall), count: count)
  }

  /// One line of the system font.
  init(fontSize: Double, isTall: Bool = false) {
    self.init(lineHeight: Self.rounded(SystemFont.lineHeight(size: fontSize), isTall: isTall), count: 1)
  }

  /// One line of a known height.
  init(height: Double) {
    self.init(lineHeight: height, count: 1)
  }

  private init(lineHeight: Double, count: Double) {
    height = lineHeight * count
    descent = (lineHeight * (1 - BaselineShare.ascent)).rounded()
    ascent = lineHeight - descent
  }

  /// Lines of small texts end on the next whole point, those of the display design on the last (21 pt: 25, 22: 26, 26: 31, 35: 41).
  ///
  /// Those of old files have ascent and descent rounded by themselves (13 pt: 17).
  private static func rounded(_ height: Double, isTall: Bool) -> Double {
    if isTall {
      return (height * BaselineShare.ascent).rounded(.up) + (height * (1 - BaselineShare.ascent)).rounded(.up)
    }
    let isDisplay = height >= SystemFont.lineHeight(size: SystemFont.displaySize)
    return isDisplay ? height.rounded(.down) : (height - 1.0 / 64).rounded(.up)
  }

  /// What shows the lines in the middle of a height; nil is their own.
  func extent(width: Double?, in outer: Double? = nil) -> ContentExtent {
    let outer = outer ?? height
    let below = ((outer - height) / 2).rounded(.up)
    return ContentExtent(
      width: width, height: outer, firstBaseline: outer - height - below + ascent, lastBaseline: below + descent)
  }
}
