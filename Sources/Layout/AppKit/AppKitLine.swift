import AuditModel
import PlatformData

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
  func extent(width: Double?, in outer: Double? = nil) -> IntrinsicContentSize {
    let outer = outer ?? height
    let below = ((outer - height) / 2).rounded(.up)
    return IntrinsicContentSize(
      width: width, height: outer, firstBaseline: outer - height - below + ascent, lastBaseline: below + descent)
  }
}

extension FontDescription {
  /// The font that an AppKit control of a size (`regular`, `small`, …) takes by itself; nil is regular.
  static func standardOnMac(controlSize: String?) -> FontDescription {
    FontDescription(AppKitMetrics.font(controlSize: controlSize).value)
  }
}
