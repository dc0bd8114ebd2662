internal import AuditModel

/// What a view takes over from those around it.
struct Surroundings {
  /// The style of buttons.
  var buttonStyle: String?
  /// The size of controls.
  var controlSize: String?
  /// The shape of buttons' borders.
  var borderShape: String?
  /// How labels show title and icon: `iconOnly`, `titleOnly`, `titleAndIcon`.
  var labelStyle: String?
  /// The styles of toggles, pickers, date pickers and progress views, by the modifier's name.
  var styles: [String: String] = [:]
  /// The font.
  var font: FontDescription?
  /// How many lines texts may take; 0 is any number.
  var lineLimit: Int?
  /// Where texts are cut.
  var truncation: LineBreakMode?
  /// The smallest factor to which fonts may shrink.
  var minimumScaleFactor: Double?
  /// The language that the app sets.
  var language: String?
  /// Whether controls are disabled.
  var isDisabled = false
  /// Whether views are items of a menu.
  var isMenu = false
  /// The members of the type that are being read: one that refers to itself is not read again.
  var inlined: Set<String> = []
  /// How many closures and members are around the view.
  var depth = 0
}

extension Surroundings {
  /// Gives an element what it takes over.
  func apply(to element: inout Element) {
    if ElementKind.controls.contains(element.kind) {
      if isDisabled { element.control.isEnabled = false }
      element.control.controlSize = controlSize
    }
    if element.kind == .button {
      element.control.borderShape = borderShape
      if let buttonStyle { element.control.configuration = ButtonConfiguration(style: buttonStyle) }
    }
    if Self.textKinds.contains(element.kind) {
      element.control.font = font
      element.control.numberOfLines = lineLimit
      element.control.lineBreakMode = truncation
      element.control.minimumScaleFactor = minimumScaleFactor
    }
    if element.kind != .view, element.kind != .stackView { element.accessibility.language = language }
  }

  private static let textKinds: Set<ElementKind> = [.button, .label, .textField, .link, .switch]
}
