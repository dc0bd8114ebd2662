internal import AuditModel
internal import SwiftSyntax

/// Reads lengths: literals, constants that the app declares, lengths that follow the content size (`@ScaledMetric`), choices among
/// them, and sums, differences, products and quotients of these.
struct LengthReader {
  /// What names mean in a view; nil in the value of a constant.
  let scope: ViewScope?
  let module: ModuleIndex
  let conditions: BuildConditions
  /// The type around the expressions, and the file's path.
  private let place: (type: String, path: String)
  /// How many names were followed, one from the value of another.
  private var depth = 0

  /// More names are not followed.
  private static let maximumDepth = 8

  /// A reader for the expressions of a view.
  init(in scope: ViewScope, module: ModuleIndex, conditions: BuildConditions) {
    (self.scope, self.module, self.conditions) = (scope, module, conditions)
    place = (scope.type.name, scope.locations.file)
  }

  private init(of value: NamedValue, in reader: LengthReader) {
    (scope, module, conditions) = (nil, reader.module, reader.conditions)
    place = (value.type, value.path)
    depth = reader.depth + 1
  }

  /// The length that an expression gives.
  func length(_ expression: ExprSyntax) -> Length {
    formula(expression)?.length(expression.brief) ?? .unknown(expression.brief)
  }

  /// The length of an argument; nil without one, and for `nil`.
  func length(_ call: ViewCall, _ label: String) -> Length? {
    guard let expression = call.argument(label), !isNil(expression) else { return nil }
    return length(expression)
  }

  /// Whether an expression is `nil`, or a name to which that was given.
  func isNil(_ expression: ExprSyntax) -> Bool {
    expression.isNil || scope?.resolved(expression).expression.isNil == true
  }

  /// The number that an expression gives; nil if it is unknown.
  func number(_ expression: ExprSyntax) -> Double? { formula(expression)?.constant }

  /// What is known of the number that an expression gives.
  private func formula(_ expression: ExprSyntax) -> LengthFormula? { Arithmetic.value(of: expression, named: named) }

  /// The members of the types of numbers that have the same value in each.
  private static let members: [String: Double] = [
    "infinity": .infinity, "greatestFiniteMagnitude": .infinity, "zero": 0,
  ]

  /// What is known of the number that a name has.
  private func named(_ expression: ExprSyntax) -> LengthFormula? {
    if let member = expression.as(MemberAccessExprSyntax.self), isOfNumbers(member.base) {
      let name = member.declName.baseName.text
      if let value = Self.members[name] { return LengthFormula(number: value) }
      if member.base == nil { return value(named: "CGFloat.\(name)") ?? value(named: "Double.\(name)") }
    }
    if let own = metric(expression) ?? choice(expression) { return own }
    return followed(expression) { reader, value in reader.formula(value) }
  }

  /// A property that follows the content size: `@ScaledMetric(relativeTo: .title) var side = 20`.
  private func metric(_ expression: ExprSyntax) -> LengthFormula? {
    guard depth < Self.maximumDepth, let name = expression.ownName, let metric = scope?.type.metrics[name],
      expression.declaration(of: name) == nil, let base = deeper.number(metric.value)
    else { return nil }
    guard let style = metric.style else { return LengthFormula(metric: .init(base: base, style: .body)) }
    return FontReader.style(style.symbol).map { LengthFormula(metric: .init(base: base, style: $0)) }
  }

  /// A computed property of the view that returns one of several lengths.
  private func choice(_ expression: ExprSyntax) -> LengthFormula? {
    guard depth < Self.maximumDepth, let name = expression.ownName, let member = scope?.type.members[name],
      member.parameters.isEmpty, !member.isView, expression.declaration(of: name) == nil
    else { return nil }
    let returned = ReturnedExpressions(member.statements, conditions: conditions)
    guard returned.locals.isEmpty, returned.expressions.count > 1 else { return nil }
    let values = returned.expressions.compactMap(deeper.formula)
    return values.count == returned.expressions.count ? LengthFormula.choice(values) : nil
  }

  private func isOfNumbers(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    return base.as(DeclReferenceExprSyntax.self).map { Arithmetic.types.contains($0.baseName.text) } ?? false
  }

  private func value(named name: String) -> LengthFormula? {
    value(named: name) { reader, value in reader.formula(value) }
  }
}

// MARK: Names

extension LengthReader {
  /// What is read of the expression behind a name, as far as it is known: what a use of the view gives, a constant of the
  /// view, or one that any file declares.
  func followed<Value>(_ expression: ExprSyntax, _ read: (LengthReader, ExprSyntax) -> Value?) -> Value? {
    guard depth < Self.maximumDepth, case .call(let call) = ViewExpression(expression, conditions: conditions).base,
      !call.isCall
    else { return nil }
    if let name = expression.ownName, let scope {
      if let argument = scope.argument(name, at: expression) {
        return read(inside(argument.scope), argument.expression)
      }
      if let value = scope.type.constants[name], expression.declaration(of: name) == nil { return read(deeper, value) }
      if let value = scope.type.members[name]?.soleExpression(conditions) { return read(deeper, value) }
    }
    return isLocal(call) ? nil : value(named: call.name, read)
  }

  /// What is read of the value that the app's files declare for a name.
  func value<Value>(named name: String, _ read: (LengthReader, ExprSyntax) -> Value?) -> Value? {
    guard depth < Self.maximumDepth, let value = module.value(named: name, in: place.type, of: place.path),
      value.parameters.isEmpty, let statements = value.statements,
      let expression = statements.soleExpression(conditions)
    else { return nil }
    return read(LengthReader(of: value, in: self), expression)
  }

  private var deeper: LengthReader {
    var reader = self
    reader.depth += 1
    return reader
  }

  private func inside(_ scope: ViewScope) -> LengthReader {
    var reader = LengthReader(in: scope, module: module, conditions: conditions)
    reader.depth = depth + 1
    return reader
  }

  /// Whether a name means what the code around it declares, of which nothing is known.
  private func isLocal(_ call: ViewCall) -> Bool {
    let first = String(call.name.prefix { $0 != "." })
    return !first.isTypeName && !call.isOfSelf && call.node.declaration(of: first) != nil
  }
}

extension ViewMember {
  /// The expression that a computed property gives, if that is all of its body.
  fileprivate func soleExpression(_ conditions: BuildConditions) -> ExprSyntax? {
    parameters.isEmpty && !isView ? statements.soleExpression(conditions) : nil
  }
}
