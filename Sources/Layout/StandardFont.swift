import AuditModel
import PlatformData

extension FontDescription {
  /// The font that a control takes by itself, by its name in `ControlMetrics.fonts`.
  static func standard(_ control: String) -> FontDescription {
    FontDescription(ControlMetrics.fonts[control]?.value)
  }

  /// The font that an AppKit control of a size (`regular`, `small`, …) takes by itself.
  static func standardOnMac(controlSize: String) -> FontDescription {
    FontDescription((ControlMetrics.macFonts[controlSize] ?? ControlMetrics.macFonts["regular"])?.value)
  }

  /// The font of a configuration's title, by the button's size; nil is medium.
  static func configurationTitle(ofSize size: String?) -> FontDescription {
    let ofSize = size.map { "button.configuration.\($0)" }
    return .standard(ofSize.flatMap { ControlMetrics.fonts[$0] == nil ? nil : $0 } ?? "button.configuration")
  }

  private init(_ font: ControlMetrics.DefaultFont?) {
    let style = font?.style.flatMap(TextStyle.init)
    let weight = font.flatMap { FontWeight(rawValue: $0.weight) }
    self.init(
      style: style, size: style == nil ? font?.pointSize : nil,
      weight: weight == .regular || style != nil ? nil : weight)
  }
}
