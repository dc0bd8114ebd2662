internal import AuditModel
internal import SwiftSyntax

/// The modifiers that hold for everything inside a view.
enum SurroundingModifiers {
  typealias Change = @Sendable (ViewCall, inout Surroundings) -> Void

  static let table: [String: Change] = [
    "buttonStyle": { $1.buttonStyle = $0.style(without: "ButtonStyle") },
    "controlSize": { $1.controlSize = $0.symbol() },
    "buttonBorderShape": { $1.borderShape = $0.symbol() },
    "labelStyle": { $1.labelStyle = $0.style(without: "LabelStyle") },
    "toggleStyle": style, "pickerStyle": style, "datePickerStyle": style, "progressViewStyle": style,
    "disabled": { if $0.first?.boolean == true { $1.isDisabled = true } },
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
  private static func setEnvironment(_ call: ViewCall, _ around: inout Surroundings) {
    guard call.first?.trimmedDescription == "\\.locale", call.arguments.count > 1,
      let locale = call.arguments[1].expression.as(FunctionCallExprSyntax.self),
      let name = locale.arguments.first?.expression.plainString
    else { return }
    around.language = LocaleTag(folderName: name)?.identifier
  }
}

extension Surroundings {
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
  /// The name of a style: `bordered` for `.bordered` and for `BorderedButtonStyle()`; a type of the app's own as it is.
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
