internal import AuditModel
internal import SwiftSyntax

/// What a view inherits from the views around it.
struct ViewEnvironment {
  /// The style of buttons.
  var buttonStyle: ButtonConfiguration.Style?
  /// The size of controls.
  var controlSize: ControlSize?
  /// The shape of buttons' borders.
  var borderShape: Control.BorderShape?
  /// How labels show title and icon: `iconOnly`, `titleOnly`, `titleAndIcon`.
  var labelStyle: String?
  /// The styles of toggles, pickers, date pickers and progress views, by the modifier's name.
  var styles: [String: String] = [:]
  /// The styles of the app whose bodies may name controls, by the modifier's name.
  var namingStyles: [String: String] = [:]
  /// The font.
  var font: FontDescription?
  /// How many lines texts may take; 0 is any number.
  var lineLimit: Int?
  /// How texts are truncated.
  var truncation: LineBreakMode?
  /// The minimum scale factor of fonts.
  var minimumScaleFactor: Double?
  /// The language that the app sets.
  var language: String?
  /// Whether controls are disabled.
  var isDisabled = false
  /// Whether a condition disables controls.
  var mayBeDisabled = false
  /// The color of texts.
  var textColor: ColorReference?
  /// The color of controls.
  var tint: ColorReference?
  /// Whether views are items of a menu.
  var isMenu = false
  /// Whether views are the label of a control.
  var isLabel = false
  /// Whether all that is shown is a view of the app, which is a screen of its own.
  var opensAnotherScreen = false
  /// How many closures and members are around the view.
  var depth = 0
}

extension ViewEnvironment {
  /// Applies what an element inherits.
  func apply(to element: inout Element) {
    if ElementKind.controls.contains(element.kind) {
      if isDisabled { element.control.isEnabled = false }
      element.control.controlSize = controlSize
      if !mayBeDisabled { element.appearance.tintColor = tint }
    }
    if element.kind == .button {
      element.control.borderShape = borderShape
      if let buttonStyle { element.control.configuration = ButtonConfiguration(style: buttonStyle) }
    }
    if Self.textKinds.contains(element.kind) {
      element.appearance.textColor = textColor
      element.control.font = font
      element.control.numberOfLines = lineLimit
      element.control.lineBreakMode = truncation
      element.control.minimumScaleFactor = minimumScaleFactor
    }
    if element.kind != .view, element.kind != .stackView { element.accessibility.language = language }
  }

  /// Lets a style of the app name a control that has no words of its own.
  func name(_ element: inout Element) {
    guard !namingStyles.isEmpty, ElementKind.controls.contains(element.kind), element.accessibility.label == nil,
      let style = Self.styleModifiers[element.kind].flatMap({ namingStyles[$0] }),
      element.control.title?.isBlank != false, element.control.states?[.normal]?.title?.isBlank != false
    else { return }
    element.accessibility.label = LocalizableText(computedBy: style)
  }

  /// The modifiers that set the style of controls.
  private static let styleModifiers: [ElementKind: String] = [
    .button: "buttonStyle", .switch: "toggleStyle", .textField: "textFieldStyle", .datePicker: "datePickerStyle",
    .progressView: "progressViewStyle",
  ]

  private static let textKinds: Set<ElementKind> = [.button, .label, .textField, .link, .switch]
}

/// The modifiers that apply to everything inside a view.
enum EnvironmentModifiers {
  typealias Change = @Sendable (ViewCall, inout ViewEnvironment) -> Void

  static let table: [String: Change] = [
    "buttonStyle": { $1.buttonStyle = $0.style(without: "ButtonStyle").map { .init(name: $0) } },
    "controlSize": { $1.controlSize = $0.symbol().map { .init(name: $0) } },
    "buttonBorderShape": { $1.borderShape = $0.symbol().map { .init(name: $0) } },
    "labelStyle": { $1.labelStyle = $0.style(without: "LabelStyle") },
    "toggleStyle": style, "pickerStyle": style, "datePickerStyle": style, "progressViewStyle": style,
    "disabled": { $1.disable($0.first?.boolean) },
    "foregroundColor": { $1.textColor = ColorReader.color($0.first) },
    "foregroundStyle": { $1.textColor = ColorReader.color($0.first) },
    "tint": { $1.tint = ColorReader.color($0.first) },
    "font": { if let font = $0.first { $1.font = FontReader.font(font) } },
    "bold": { if $0.first?.boolean != false { $1.font = ($1.font ?? FontDescription()).bold } },
    "fontWeight": { $1.setWeight($0.symbol()) },
    "lineLimit": { $1.lineLimit = $0.first.flatMap(lines) },
    "truncationMode": { $1.truncation = $0.symbol().flatMap { truncations[$0] } },
    "minimumScaleFactor": { $1.minimumScaleFactor = $0.first?.number },
    "environment": { setEnvironment($0, &$1) },
  ]

  private static let style: Change = { call, around in
    around.styles[call.name] = call.style(without: call.name.prefix(1).uppercased() + call.name.dropFirst())
  }

  private static let truncations: [String: LineBreakMode] = [
    "head": .truncatingHead, "middle": .truncatingMiddle, "tail": .truncatingTail,
  ]

  /// The number of lines; `nil` is any number.
  private static func lines(_ expression: ExprSyntax) -> Int? {
    expression.is(NilLiteralExprSyntax.self) ? 0 : expression.number.flatMap { Int(exactly: $0) }
  }

  /// `.environment(\.locale, Locale(identifier: "de"))`.
  private static func setEnvironment(_ call: ViewCall, _ around: inout ViewEnvironment) {
    guard call.first?.sourceText == "\\.locale", call.arguments.count > 1,
      let locale = call.arguments[1].expression.as(FunctionCallExprSyntax.self),
      let name = locale.arguments.first?.expression.plainString
    else { return }
    around.language = LocaleTag(folderName: name)?.identifier
  }
}

extension ViewEnvironment {
  /// Disables controls; an unknown condition may.
  fileprivate mutating func disable(_ isDisabled: Bool?) {
    if isDisabled == true { self.isDisabled = true }
    if isDisabled == nil { mayBeDisabled = true }
  }

  fileprivate mutating func setWeight(_ name: String?) {
    guard let weight = name.flatMap(FontWeight.init) else { return }
    font = font ?? FontDescription()
    font?.weight = weight
  }
}

extension FontDescription {
  fileprivate var bold: FontDescription {
    var font = self
    font.isBold = true
    return font
  }
}

extension ViewCall {
  /// The name of a style: `bordered` for `.bordered` and for `BorderedButtonStyle()`; a type that the app defines keeps its name.
  fileprivate func style(without suffix: String) -> String? {
    guard let name = symbol() else { return nil }
    guard name.isTypeName, name.hasSuffix(suffix), name.count > suffix.count else { return name }
    let short = name.dropLast(suffix.count)
    let known = short.prefix(1).lowercased() + short.dropFirst()
    return Self.styles.contains(known) ? known : name
  }

  /// The styles that SwiftUI has as types.
  private static let styles: Set<String> = [
    "automatic", "default", "bordered", "borderedProminent", "borderless", "plain", "glass", "glassProminent", "link",
    "card", "accessoryBar", "accessoryBarAction", "iconOnly", "titleOnly", "titleAndIcon", "switch", "button",
    "checkbox", "menu", "segmented", "wheel", "inline", "navigationLink", "palette", "radioGroup", "compact",
    "graphical", "linear", "circular", "field", "stepperField",
  ]
}
