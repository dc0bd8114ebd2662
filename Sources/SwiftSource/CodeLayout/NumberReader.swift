internal import AuditModel
internal import SwiftSyntax

/// Reads the numbers of layouts: literals, constants of the app, and sums and products of these.
struct NumberReader {
  let controls: ModuleControls
  /// The qualified name of the type around the code.
  let type: String
  /// The call in which the numbers are, if a caller gives some of them.
  var call: LayoutCall?

  /// Constants that mean one another are not followed further.
  private static let maximumDepth = 8

  /// The number of an expression; nil if it is not certain.
  func number(_ expression: ExprSyntax, depth: Int = 0) -> Double? {
    guard depth < Self.maximumDepth else { return nil }
    let value = Arithmetic.value(of: expression) { constant($0, depth) }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number of operands and operators in turn, of which some mean a number that is given; nil if it is not certain.
  func number(_ parts: [ExprSyntax], where given: (ExprSyntax) -> Double?) -> Double? {
    Arithmetic.value(of: parts) { given($0) ?? constant($0, 0) }
  }

  /// The value of a constant: of the statements around, of the type around, or of another type.
  private func constant(_ expression: ExprSyntax, _ depth: Int) -> Double? {
    guard let names = expression.memberNames?.filter({ $0 != "self" }), let last = names.last else { return nil }
    if let name = call?.name(of: expression), let given = call?.given[name] { return given }
    if names.count == 1, let declaration = expression.declaration(of: last) {
      if let function = declaration.as(FunctionDeclSyntax.self) { return call?.given(last, of: function) }
      let local = declaration.as(CodeBlockItemListSyntax.self)?.lazy.compactMap { LocalConstant($0.item) }
        .first { $0.name == last }
      return local.flatMap { number($0.value, depth: depth + 1) }
    }
    let owners = names.dropLast().map { $0 == "Self" ? type.lastTypeName : $0 }
    guard owners.allSatisfy(\.isTypeName) else { return nil }
    let all = controls.constants(named: last, in: owners.joined(separator: "."), seenFrom: type)
    let values = Set(
      all.map { NumberReader(controls: controls, type: $0.type).number($0.value, depth: depth + 1) ?? .nan })
    guard let value = values.first, values.count == 1, value.isFinite else { return nil }
    return value
  }
}

extension NumberReader {
  /// Distances from four edges: `UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)`, `.zero`, `16`; nil if one is unknown.
  func insets(_ expression: ExprSyntax) -> Insets? {
    if let all = number(expression) {
      return Insets(top: Points(all), leading: Points(all), bottom: Points(all), trailing: Points(all))
    }
    if expression.symbol == "zero" { return Insets() }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if call.arguments.count == 1, let sides = call.calledExpression.symbol.flatMap({ Self.sides[$0] }) {
      return number(call.arguments.first?.expression ?? expression).map { Insets($0, at: sides) }
    }
    guard call.arguments.count == 4 else { return nil }
    let names = call.arguments.map { $0.label?.text ?? "" }
    guard names == ["top", "left", "bottom", "right"] || names == ["top", "leading", "bottom", "trailing"] else {
      return nil
    }
    let values = call.arguments.compactMap { number($0.expression) }.map { Points($0) }
    guard values.count == 4 else { return nil }
    return Insets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  /// The sides from which TinyConstraints' functions give a distance: `.horizontal(16)`.
  private static let sides: [String: Set<LayoutConstraint.Attribute>] = [
    "uniform": [.top, .leading, .bottom, .trailing], "horizontal": [.leading, .trailing], "vertical": [.top, .bottom],
    "top": [.top], "left": [.leading], "bottom": [.bottom], "right": [.trailing],
  ]

  /// A layout priority: `.defaultHigh`, `UILayoutPriority(999)`, `999`, `.required - 1`; nil if it is unknown.
  func priority(_ expression: ExprSyntax) -> Double? {
    if let number = number(expression) { return number }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, let base = priority(parts[0]), let change = number(parts[2]) else { return nil }
      return parts[1].sourceText == "-"
        ? base - change : parts[1].sourceText == "+" ? base + change : nil
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard ["UILayoutPriority", "init"].contains(call.calledExpression.symbol), let value = call.arguments.first else {
        return nil
      }
      return number(value.expression)
    }
    return expression.symbol.flatMap { Self.priorities[$0] }
  }

  /// UIKit's priorities by name (Apple, `UILayoutPriority`), and SnapKit's.
  private static let priorities: [String: Double] = [
    "required": 1_000, "defaultHigh": 750, "high": 750, "medium": 500, "defaultLow": 250, "low": 250,
    "fittingSizeLevel": 50, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500, "dragThatCannotResizeScene": 490,
  ]
}

extension NumberReader {
  /// UIKit's font that an expression gives: a literal, or a constant of the app; nil if it is not certain.
  func font(_ expression: ExprSyntax, depth: Int = 0) -> FontDescription? {
    guard depth < Self.maximumDepth else { return nil }
    if let font = UIKitFonts.font(expression) { return font }
    let isImplied = expression.as(MemberAccessExprSyntax.self)?.base == nil
    guard let names = isImplied ? expression.symbol.map({ ["UIFont", $0] }) : expression.memberNames,
      let last = names.last
    else { return nil }
    let owners = names.dropLast().filter { $0 != "self" }.map { $0 == "Self" ? type.lastTypeName : $0 }
    guard owners.allSatisfy(\.isTypeName) else { return nil }
    let all = controls.constants(named: last, in: owners.joined(separator: "."), seenFrom: type)
    let fonts = Set(all.map { NumberReader(controls: controls, type: $0.type).font($0.value, depth: depth + 1) })
    return fonts.count == 1 ? fonts.first ?? nil : nil
  }
}
