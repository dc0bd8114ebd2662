internal import AuditModel
internal import SwiftSyntax

/// A value that code gives to a control.
struct ControlValue {
  /// The expression; the value of a local constant.
  let expression: ExprSyntax
  /// What texts are read with.
  let texts: TextReader
  /// Whether a call of the function around gives the value.
  var isGiven = false

  /// What the expression says as a text; that of an attributed string is its string.
  var reading: TextReading { texts.read(expression.stringOfAttributedString, isKey: false, isGiven: isGiven) }
  /// The same, with the place of the expression where the words have none of their own.
  var placedReading: TextReading {
    var reading = reading
    reading.location = reading.location ?? texts.scope?.locations.location(of: expression)
    return reading
  }
  /// The text of a literal.
  var plainString: String? { texts.read(expression, isKey: false).text?.value }
  var boolean: Bool? { expression.boolean }
  var number: Double? { expression.number }
  /// The last name of `.close`.
  var symbol: String? { expression.symbol }
  /// The names in a set: `[.destructive]`, `.destructive`.
  var names: [String] { expression.results.compactMap(\.symbol) }
  /// UIKit's traits, if all are known; before Swift 4.2, and in Objective-C, they are constants joined by `|`.
  var traits: [AccessibilityTrait]? {
    let values = expression.terms(of: "|") ?? expression.results
    let names = values.compactMap(\.symbol).map(ObjectiveCNames.nameInSwift(ofConstant:))
    guard !names.isEmpty, values.count == names.count else { return nil }
    let known = names.filter { $0 != "none" }.map(AccessibilityTrait.init(name:))
    return known.contains { if case .other = $0 { true } else { false } } ? nil : known
  }

  /// UIKit's or AppKit's font, if it is a literal.
  var font: FontDescription? { UIKitFonts.font(expression) }
}

/// Reads UIKit's and AppKit's fonts if they are literals.
enum UIKitFonts {
  /// `.preferredFont(forTextStyle: .body)`, `.systemFont(ofSize: 12, weight: .bold)`, `UIFont(name: "Name", size: 12)`; nil for others.
  static func font(_ expression: ExprSyntax) -> FontDescription? {
    guard let call = expression.results.first?.as(FunctionCallExprSyntax.self), let name = call.calledExpression.symbol
    else { return nil }
    let view = ViewCall(name: name, node: call, call)
    if name == "preferredFont" {
      return view.symbol("forTextStyle").flatMap(TextStyle.init).map { FontDescription(style: $0) }
    }
    if ["UIFont", "NSFont"].contains(name), let family = view.argument("name")?.plainString {
      return view.argument("size")?.number.map { FontDescription(size: $0, family: family) }
    }
    guard names.contains(name), let size = view.argument("ofSize")?.number else { return nil }
    var font = FontDescription(size: size, weight: view.symbol("weight").flatMap(FontWeight.init))
    if name == "boldSystemFont" { font.isBold = true }
    if name == "italicSystemFont" { font.isItalic = true }
    if name == "monospacedDigitSystemFont" { font.monospacedDigits = true }
    return font
  }

  private static let names: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont",
  ]
}

extension ExprSyntax {
  /// The terms that an operator joins: of `a | b` those of `|`; nil if the expression is no such operation.
  fileprivate func terms(of sign: String) -> [ExprSyntax]? {
    self.as(SequenceExprSyntax.self).flatMap { OperatorExpression.terms(Array($0.elements), of: sign) }
  }

  /// The string of `NSAttributedString(string: "…", attributes: …)`; the expression itself if it is not such a call.
  var stringOfAttributedString: ExprSyntax {
    guard let call = results.first?.as(FunctionCallExprSyntax.self), let name = call.createdType,
      ["NSAttributedString", "NSMutableAttributedString"].contains(name)
    else { return self }
    return call.arguments.first { $0.label?.text == "string" }?.expression ?? self
  }
}

extension ControlValue {
  /// A value, or that of the local constant that the expression is.
  init(_ expression: ExprSyntax, in scope: ViewScope, with reader: ControlReader) {
    var scope = scope
    scope.take(constantsIn: expression)
    let constant = expression.ownName.flatMap { scope.argument($0, at: expression) }
    self.init(
      expression: constant?.expression ?? expression,
      texts: TextReader(in: constant?.scope ?? scope, conditions: reader.conditions, module: reader.module),
      isGiven: constant?.isGiven ?? false)
  }
}
