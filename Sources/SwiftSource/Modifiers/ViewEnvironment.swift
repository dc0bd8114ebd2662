internal import AuditModel
internal import SwiftSyntax

/// What a view inherits from the views around it.
struct ViewEnvironment {
  /// The style of buttons.
  var buttonStyle: ButtonConfiguration.Style?
  /// What gives the styles of buttons, toggles and labels, where they may be those of the app, by the modifier's name.
  var ownStyles: [String: ResolvedExpression] = [:]
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
  /// The expression for the font, if the font is not known.
  var unknownFont: String?
  /// The fonts between which a condition decides, if the font is one of them.
  var possibleFonts: [FontDescription]?
  /// How many lines texts may take; 0 is any number.
  var lineLimit: Int?
  /// How texts are truncated.
  var truncation: LineBreakMode?
  /// The minimum scale factor of fonts.
  var minimumScaleFactor: Double?
  /// How many lines texts take up even if they have fewer.
  var reservedLines: Int?
  /// Whether letter spacing tightens before texts are truncated.
  var allowsTightening: Bool?
  /// The content sizes that are allowed.
  var contentSizes: ContentSizeLimits?
  /// How large symbols are beside texts.
  var imageScale: ViewLayout.ImageScale?
  /// Whether the labels of controls are not drawn.
  var hidesLabels = false
  /// Whether the titles of fields are shown beside them.
  var showsTitlesOfFields = false
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
  /// Applies what a new element inherits.
  ///
  /// What is not set is not assigned either, since that would give the element members of its own.
  func apply(to element: inout Element) {
    let (isControl, isText) = (ElementKind.controls.contains(element.kind), Self.textKinds.contains(element.kind))
    if isControl {
      if isDisabled { element.control.isEnabled = false }
      if let controlSize { element.control.controlSize = controlSize }
      if let tint, !mayBeDisabled { element.appearance.tintColor = tint }
    }
    if element.kind == .button {
      if let borderShape { element.control.borderShape = borderShape }
      if let buttonStyle { element.control.configuration = ButtonConfiguration(style: buttonStyle) }
    }
    if isText {
      if let textColor { element.appearance.textColor = textColor }
      if let font { element.control.font = font }
      if let lineLimit { element.control.numberOfLines = lineLimit }
      if let truncation { element.control.lineBreakMode = truncation }
      if let minimumScaleFactor { element.control.minimumScaleFactor = minimumScaleFactor }
      if let allowsTightening { element.control.allowsTightening = allowsTightening }
    }
    // A symbol is as large as the letters beside it would be.
    if element.kind == .imageView, let font { element.control.font = font }
    layOut(&element, isControl: isControl, isText: isText)
    if let language, element.kind != .view, element.kind != .stackView { element.accessibility.language = language }
  }

  /// Applies what an element inherits for its layout.
  private func layOut(_ element: inout Element, isControl: Bool, isText: Bool) {
    let style = style(of: element.kind)
    let lines = isText ? reservedLines : nil
    let font = isText || element.kind == .imageView ? unknownFont : nil
    let hides = hidesLabels && isControl && element.kind != .button
    guard style != nil || lines != nil || font != nil || hides || contentSizes != nil || imageScale != nil else {
      return
    }
    element.layOut { view in
      (view.style, view.reservedLines, view.contentSizes, view.imageScale) = (style, lines, contentSizes, imageScale)
      (view.hidesLabel, view.unknownFont) = (hides ? true : nil, font)
      view.possibleFonts = font == nil ? nil : possibleFonts
    }
  }

  /// The style of elements of a kind; nil for the automatic one.
  private func style(of kind: ElementKind) -> String? {
    switch kind {
    case .button: buttonStyle?.name
    case .label: labelStyle
    default: styles.isEmpty ? nil : Self.layoutStyles[kind].flatMap { styles[$0] }
    }
  }

  /// The modifiers that set the style of elements other than buttons, labels and lists.
  private static let layoutStyles: [ElementKind: String] = [
    .switch: "toggleStyle", .popUpButton: "pickerStyle", .segmentedControl: "pickerStyle", .pickerView: "pickerStyle",
    .datePicker: "datePickerStyle", .progressView: "progressViewStyle", .activityIndicator: "progressViewStyle",
    .textField: "textFieldStyle", .box: "groupBoxStyle",
  ]

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
    "listStyle": style, "formStyle": style, "textFieldStyle": style, "groupBoxStyle": style, "tabViewStyle": style,
    "menuStyle": style, "controlGroupStyle": style, "labeledContentStyle": style, "disclosureGroupStyle": style,
    "labelsHidden": { $1.hidesLabels = true },
    "labelsVisibility": { $1.hidesLabels = $0.symbol() == "hidden" },
    "imageScale": { $1.imageScale = $0.symbol().map { .init(name: $0) } },
    "allowsTightening": { $1.allowsTightening = $0.first?.boolean },
    "dynamicTypeSize": { $1.contentSizes = $0.first.map(ContentSizeReader.limits) },
    "disabled": { $1.disable($0.first?.boolean) },
    "foregroundColor": { $1.textColor = ColorReader.color($0.first) },
    "foregroundStyle": { $1.textColor = ColorReader.color($0.first) },
    "tint": { $1.tint = ColorReader.color($0.first) },
    "bold": { if $0.first?.boolean != false { $1.font = ($1.font ?? FontDescription()).bold } },
    "fontWeight": { $1.setWeight($0.symbol()) },
    "italic": { if $0.first?.boolean != false { $1.changeFont { $0.isItalic = true } } },
    "monospacedDigit": { $1.changeFont { $0.monospacedDigits = true } },
    "kerning": kerning, "tracking": kerning,
    "lineLimit": { $1.setLines($0) },
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

  private static let kerning: Change = { call, around in
    if let distance = call.first?.number { around.changeFont { $0.kerning = distance } }
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
    changeFont { $0.weight = weight }
  }

  fileprivate mutating func changeFont(_ change: (inout FontDescription) -> Void) {
    var changed = font ?? FontDescription()
    change(&changed)
    font = changed
  }

  /// `lineLimit(2)`, `lineLimit(2...4)`, `lineLimit(2, reservesSpace: true)`; `nil` is any number.
  fileprivate mutating func setLines(_ call: ViewCall) {
    (lineLimit, reservedLines) = (nil, nil)
    guard let first = call.first else { return }
    if first.isNil {
      lineLimit = 0
    } else if let lines = first.number.flatMap({ Int(exactly: $0) }) {
      // Fewer than one line are one.
      lineLimit = max(lines, 1)
      reservedLines = call.argument("reservesSpace")?.boolean == true ? lineLimit : nil
    } else if let range = first.range {
      lineLimit = range.last.flatMap { Int(exactly: $0) } ?? (range.first == nil ? nil : 0)
      reservedLines = range.first.flatMap { Int(exactly: $0) }
    }
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
