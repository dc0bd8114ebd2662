package import AuditModel

extension FontDescription {
  /// The font that a control takes by itself.
  package init(_ font: DefaultFont) {
    self.init(
      style: font.style, size: font.style == nil ? font.pointSize : nil,
      weight: font.weight == .regular || font.style != nil ? nil : font.weight)
  }

  /// The font that a control of UIKit takes by itself.
  package static func standard(_ role: UIKitMetrics.FontRole) -> FontDescription {
    FontDescription(UIKitMetrics.font(of: role).value)
  }

  /// The font of a configuration's title by the button's size, where nil is medium.
  ///
  /// UIKit emphasizes the title of a primary button (`UIButton.Role.primary`; 5 of 5 recorded widths).
  package static func configurationTitle(
    ofSize size: ButtonConfiguration.Size?, role: Control.Role?
  ) -> FontDescription {
    var font = standard(configurationRole(ofSize: size))
    if role == .primary { font.isBold = true }
    return font
  }

  private static func configurationRole(ofSize size: ButtonConfiguration.Size?) -> UIKitMetrics.FontRole {
    switch size {
    case .mini: .miniConfiguredButton
    case .small: .smallConfiguredButton
    case .large: .largeConfiguredButton
    default: .configuredButton
    }
  }
}
