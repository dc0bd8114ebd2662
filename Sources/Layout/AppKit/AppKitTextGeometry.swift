import AuditModel
import PlatformData

/// A text field of AppKit, which is a label where it cannot be edited: its texts, which are not titles, the rectangle for them and its
/// intrinsic content size.
struct AppKitTextGeometry {
  var context: ControlContext

  private var control: Control { context.control }

  /// Whether the element is a label with a text that is known, in place of which it shows no placeholder.
  private var neverShowsPlaceholder: Bool {
    context.element.isLabel && control.text.map { !$0.isBlank && $0.expression == nil } == true
  }

  var slots: [TitleSlot] {
    let placeholder = neverShowsPlaceholder ? nil : control.placeholder
    return [("text", control.text), ("placeholder", placeholder)].compactMap { name, text in
      guard let text, !text.isBlank else { return nil }
      let mode = control.lineBreakMode ?? .clip
      let lines = control.numberOfLines ?? (mode.wraps ? 0 : 1)
      let slot = TitleSlot(
        name: name, text: text, font: text.font ?? control.font,
        defaultFont: .standardOnMac(controlSize: control.controlSize), availableSize: titleRect(in: context.width),
        isTitle: false, scrolls: name == "text" && control.isEditable == true,
        isHeightLimited: lines != 1 && context.isHeightFixed, numberOfLines: lines,
        lineBreakMode: mode, allowsTightening: mode.truncates)
      return slot.shrinking(as: control)
    }
  }

  /// The rectangle of the text: a label's alignment rectangle; what a bezel keeps free is not known.
  func titleRect(in frame: ControlWidth) -> AvailableSize {
    guard control.isBordered != true else {
      return .unknown(reason: "what a text field keeps free beside its text is not known of macOS")
    }
    let insets = AppKitControl.listedSize(of: context)?.alignmentRectInsets ?? EdgeInsets()
    return frame.available(less: Points(insets.left + insets.right))
  }

  /// Whether the lines are those of the builds whose labels are a point higher.
  private var isTall: Bool { context.build.map(InterfaceBuilderBuild.tallMacLabels.value.contains) ?? false }

  /// The text with what the bezel keeps free.
  func intrinsicContentSize(fitting proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    AppKitControl.of(context.element) == .label ? sizeOfLabel(fitting: proposed, measure) : sizeOfField(measure)
  }

  private func sizeOfLabel(fitting proposed: Double?, _ measure: TextMeasure) -> IntrinsicContentSize {
    let wraps = control.numberOfLines == 0
    let preferred = wraps ? context.element.layout.preferredMaxWidth : nil
    // Of a text that code computes the width is not known; a label without a text shows its placeholder.
    let slots = slots
    let slot = slots.first { measure($0, nil) != nil } ?? slots.first
    let text = slot.flatMap { measure($0, preferred ?? (wraps ? proposed.map { Points($0) } : nil)) }
    // Without a preferred width a label strives for one line, however it is squeezed.
    let whole = preferred == nil && proposed != nil ? slot.flatMap { measure($0, nil) } : text
    guard let text else {
      return AppKitLine(fontSize: AppKitFont.size(of: control), isTall: isTall).extent(width: 0)
    }
    let padding = control.textAlignment == .center ? AppKitMetrics.centeredLabelPadding.value : 0
    let width = (whole ?? text).size.width.value.rounded(.up) + padding
    var extent = AppKitLine(text, of: slot, isTall: isTall).extent(width: width)
    extent.wraps = wraps
    return extent
  }

  private func sizeOfField(_ measure: TextMeasure) -> IntrinsicContentSize {
    // Only text fields have texts of which the widths are known: search fields and combo boxes hold what people type.
    let texts = isField ? slots.compactMap { measure($0, nil) } : []
    let width = texts.map(\.size.width.value).max() ?? 0
    let line = texts.first.map { AppKitLine($0, of: slots.first) } ?? AppKitLine(fontSize: AppKitFont.size(of: control))
    let listed = AppKitControl.listedSize(of: context)?.height ?? line.height
    return AppKitLine(height: line.height)
      .extent(width: width.rounded(.up) + padding, in: max(listed + (isField ? growth(for: line) : 0), line.height))
  }

  private var isField: Bool { context.element.kind == .textField }

  /// How much taller a field is than listed: by the difference between its line and that of its control size's font (n = 20), and by the
  /// bezel of some builds.
  private func growth(for line: AppKitLine) -> Double {
    let standard = AppKitMetrics.font(controlSize: control.controlSize).value.pointSize
    return line.height - AppKitLine(fontSize: standard).height + (isTall ? AppKitMetrics.tallFieldBezel.value : 0)
  }

  private var padding: Double {
    switch context.element.kind {
    case .comboBox: AppKitMetrics.comboBoxPadding.value
    case .searchField: AppKitMetrics.searchFieldPadding.value
    default: AppKitMetrics.textFieldPadding.value
    }
  }
}

/// The fonts of AppKit's controls.
enum AppKitFont {
  /// The point size of a control's font: the file's, else the one of its control size.
  static func size(of control: Control) -> Double {
    control.font?.size ?? AppKitMetrics.font(controlSize: control.controlSize).value.pointSize
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

  /// The lines of a text that was measured, in the font of its slot.
  init(_ text: MeasuredText, of slot: TitleSlot?, isTall: Bool = false) {
    let line = text.lineHeight.value
    let count = line > 0 ? max((text.size.height.value / line).rounded(), 1) : 0
    let height = Self.systemHeight(line, in: slot, isTall: isTall) ?? Self.rounded(line, isTall: isTall)
    self.init(lineHeight: height, count: count)
  }

  /// One line of the system font.
  init(fontSize: Double, isTall: Bool = false) {
    let tall = isTall ? Self.rounded(SystemFont.lineHeight(size: fontSize), isTall: true) : nil
    self.init(lineHeight: tall ?? AppKitMetrics.lineHeight(size: fontSize), count: 1)
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

  /// The height of a line in nothing but the system font; nil of another font, and of a script for which the system takes one.
  private static func systemHeight(_ line: Double, in slot: TitleSlot?, isTall: Bool) -> Double? {
    guard !isTall, let slot, slot.font?.family == nil, let size = slot.font?.size ?? slot.defaultFont.size else {
      return nil
    }
    return abs(line - SystemFont.lineHeight(size: size)) < pixel ? AppKitMetrics.lineHeight(size: size) : nil
  }

  /// What measured heights are off by at most.
  private static let pixel = 1.0 / 8

  /// Lines end on the next whole point; those of old files have ascent and descent rounded by themselves (13 pt: 17).
  private static func rounded(_ height: Double, isTall: Bool) -> Double {
    if isTall {
      return (height * BaselineShare.ascent).rounded(.up) + (height * (1 - BaselineShare.ascent)).rounded(.up)
    }
    return (height - 1.0 / 64).rounded(.up)
  }

  /// What shows the lines in the middle of a height; nil is their own.
  func extent(width: Double?, in outer: Double? = nil) -> IntrinsicContentSize {
    let outer = outer ?? height
    let below = ((outer - height) / 2).rounded(.up)
    return IntrinsicContentSize(
      width: width, height: outer, firstBaseline: outer - height - below + ascent, lastBaseline: below + descent)
  }

  /// What has a listed size: without a text, its baseline is that of a line in its middle.
  ///
  /// Measured of help buttons, switches, steppers and sliders (n = 5, 1, 1, 1).
  func extent(listed: IntrinsicSize?) -> IntrinsicContentSize {
    guard let height = listed?.height else { return IntrinsicContentSize(listed) }
    return extent(width: listed?.width, in: height)
  }
}

extension FontDescription {
  /// The font that an AppKit control of a size (`regular`, `small`, …) takes by itself; nil is regular.
  static func standardOnMac(controlSize: ControlSize?) -> FontDescription {
    FontDescription(AppKitMetrics.font(controlSize: controlSize).value)
  }
}
