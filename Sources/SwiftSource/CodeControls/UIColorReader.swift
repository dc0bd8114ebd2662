internal import AuditModel
internal import SwiftSyntax

/// Reads which color of UIKit or AppKit an expression gives, behind the constants and the themes of the app.
///
/// Source: Apple, UIKit, `UIColor`; AppKit, `NSColor`.
struct UIColorReader {
  private let texts: TextReader
  /// The names that are being followed.
  private let depth: Int

  private static let maximumDepth = 6

  /// A reader for expressions in the place of another reader.
  init(_ texts: TextReader) { self.init(texts, depth: 0) }

  private init(_ texts: TextReader, depth: Int) { (self.texts, self.depth) = (texts, depth) }

  /// The color of `.white`, `UIColor(named: "Tint")`, `UIColor(hex: "#3366CC")`, `Palette.tint`, `theme.tint`, with the others of a
  /// choice; nil if any of them is not known.
  func color(_ expression: ExprSyntax) -> ColorReference? { color(of: expression.results) }

  private func color(of results: [ExprSyntax]) -> ColorReference? {
    let colors = results.map(single)
    return colors.contains(nil) ? nil : ColorReference(anyOf: colors.compactMap(\.self))
  }

  private func single(_ expression: ExprSyntax) -> ColorReference? {
    if let literal = expression.as(MacroExpansionExprSyntax.self) {
      return literal.macroName.reads("colorLiteral") ? components(Array(literal.arguments)) : nil
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    if let call, let color = made(by: call) { return color }
    // Objective-C sends a message where Swift reads a member.
    let named = call?.arguments.isEmpty == true ? call?.calledExpression ?? expression : expression
    if let member = named.as(MemberAccessExprSyntax.self), member.base == nil {
      let name = member.declName.baseName.text
      return declared([Self.type, name]) ?? system(named, name)
    }
    guard let path = named.path, let member = path.last else { return nil }
    return declared(path) ?? system(named, member) ?? themed(path)
  }

  // MARK: Calls

  /// What an initializer of UIKit's or of the app's, or a method of a color, makes.
  private func made(by call: FunctionCallExprSyntax) -> ColorReference? {
    let called = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let base = called?.base,
      ["withAlphaComponent", "colorWithAlphaComponent"].contains(call.calledExpression.symbol)
    {
      return call.arguments.first?.expression.number.flatMap { color(base)?.faded(by: $0) }
    }
    // A macro of Objective-C looks like a function.
    if called == nil, let name = call.calledExpression.symbol?.lowercased(),
      ["rgb", "hex"].contains(where: name.contains)
    {
      return hexadecimal(Array(call.arguments))
    }
    let isOfColor = [call.calledExpression, called?.base].compactMap { $0?.symbol }.contains(where: Self.types.contains)
    guard isOfColor, call.trailingClosure == nil else { return nil }
    let arguments = Array(call.arguments)
    if let name = arguments.first, name.label?.text == "named" {
      return name.expression.plainString.map { ColorReference(name: $0) }
    }
    return components(arguments) ?? hexadecimal(arguments)
  }

  /// The types of colors.
  private static let types: Set<String> = [type, "NSColor"]
  private static let type = "UIColor"

  /// `red: 0.2, green: 51 / 255, blue: 1, alpha: 1`, `r: 51, g: 102, b: 204`, `white: 0, alpha: 0.5`; nil for other arguments.
  private func components(_ arguments: [LabeledExprSyntax]) -> ColorReference? {
    var values: [Character: Double] = [:]
    for argument in arguments {
      guard let label = argument.label?.text, let part = Self.parts[label] else { return nil }
      values[part] = Arithmetic.value(of: argument.expression) { _ in nil }
      if values[part] == nil { return nil }
    }
    let alpha = values["a"].flatMap { $0 == 1 ? nil : $0 }
    if let white = values["w"] {
      return ColorReference(components: ColorComponents(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = values["r"], let green = values["g"], let blue = values["b"] else { return nil }
    // Initializers of apps take whole numbers.
    let scale: Double = max(red, green, blue) > 1 ? 255 : 1
    return ColorReference(
      components: ColorComponents(red: red / scale, green: green / scale, blue: blue / scale, alpha: alpha))
  }

  /// The components by their labels in UIKit, AppKit and apps.
  private static let parts: [String: Character] = [
    "red": "r", "green": "g", "blue": "b", "alpha": "a", "white": "w", "r": "r", "g": "g", "b": "b", "a": "a",
    "srgbRed": "r", "calibratedRed": "r", "deviceRed": "r", "calibratedWhite": "w", "deviceWhite": "w",
  ]

  /// `hex: "#3366CC"`, `rgb: 0x3366CC`: what an app's own initializer takes alone; nil for other arguments.
  private func hexadecimal(_ arguments: [LabeledExprSyntax]) -> ColorReference? {
    guard arguments.count == 1, let value = arguments.first?.expression else { return nil }
    let written = value.plainString ?? value.as(IntegerLiteralExprSyntax.self)?.literal.text
    guard var digits = written?[...] else { return nil }
    for beginning in ["#", "0x", "0X"] where digits.hasPrefix(beginning) { digits = digits.dropFirst(beginning.count) }
    guard digits.count == 6, value.plainString != nil || digits.count < (written?.count ?? 0),
      let number = Int(digits, radix: 16)
    else { return nil }
    let parts = [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
    return ColorReference(components: ColorComponents(red: parts[0], green: parts[1], blue: parts[2]))
  }

  // MARK: Names

  /// `.white`, `UIColor.systemBackground`, in Objective-C `UIColor.whiteColor()`.
  private func system(_ expression: ExprSyntax, _ member: String) -> ColorReference? {
    guard let base = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard base.base.map({ Self.types.contains($0.sourceText) }) ?? true else { return nil }
    return ColorReference(system: member.hasSuffix("Color") ? member : member + "Color")
  }

  /// The value of a constant or a computed property of the app.
  private func declared(_ path: [String]) -> ColorReference? {
    let name = path.filter { $0 != EffectsRecorder.itself }.joined(separator: ".")
    let value = texts.module.value(named: name, in: texts.place.type, of: texts.place.path)
    return value.flatMap { $0.isVariable && !texts.module.mayBeTheme($0.type) ? nil : self.value(of: $0) }
  }

  private func value(of value: NamedValue) -> ColorReference? {
    guard depth < Self.maximumDepth, !texts.open.contains(value), let body = value.statements else { return nil }
    let all = ReturnedExpressions(body, conditions: texts.conditions).expressions
    guard !all.isEmpty else { return nil }
    return UIColorReader(TextReader(of: value, in: texts), depth: depth + 1).color(of: all.flatMap(\.results))
  }

  /// The colors that the themes of the app give for `theme.tint`: types with that member which the name before it means.
  private func themed(_ path: [String]) -> ColorReference? {
    guard let member = path.last else { return nil }
    let owners = path.dropLast().filter { $0 != EffectsRecorder.itself }
    let names = owners.isEmpty ? [texts.place.type] : Array(owners)
    let declared = texts.module.colors(named: member, ofTypesLike: names)
    // A color that is not known takes the place of the one that it overrides all the same.
    let own = Dictionary(declared.map { ($0.type, value(of: $0)) }) { first, _ in first }
    guard own.count == declared.count else { return nil }
    let colors = texts.module.values(ofThemes: own)
    if colors.isEmpty { return own.count == 1 ? own.values.first.flatMap(\.self) : nil }
    return ColorReference(themes: colors.compactMapValues(\.self))
  }
}

extension ColorReference {
  /// A color that each theme of the app gives.
  init?(themes: [String: ColorReference]) {
    guard !themes.isEmpty, !themes.values.contains(where: { $0.themes != nil }) else { return nil }
    self.init()
    self.themes = themes
  }

  /// A color that is one of several; nil without any, or if they are many.
  init?(anyOf colors: [ColorReference]) {
    let all = colors.flatMap(\.alternatives).reduce(into: [ColorReference]()) { if !$0.contains($1) { $0.append($1) } }
    guard let first = all.first, all.count <= Self.maximumAlternatives else { return nil }
    let themes = Set(all.compactMap { $0.themes?.keys }.joined())
    guard themes.isEmpty else {
      let byTheme = themes.map { theme in
        (theme, all.map { color in color.themes.map { $0[theme] } ?? color }.compactMap(\.self))
      }
      let known = byTheme.filter { $0.1.count == all.count }.compactMap { theme, colors in
        ColorReference(anyOf: colors).map { (theme, $0) }
      }
      self.init(themes: Dictionary(uniqueKeysWithValues: known))
      return
    }
    self = first
    others = all.count > 1 ? Array(all.dropFirst()) : nil
  }

  private static let maximumAlternatives = 4

  /// The color with less opacity; nil if its components are not known.
  fileprivate func faded(by alpha: Double) -> ColorReference? {
    guard var components, others == nil else { return nil }
    components.alpha = alpha
    return ColorReference(components: components)
  }
}
