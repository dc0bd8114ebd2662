internal import AuditModel
internal import SwiftSyntax

// Texts that the app looks up itself.

extension TextReader {
  /// What the app's own function says that the expression ends with: `"key".localized`, `strings.text(for: "key")`,
  /// `.localized("key")`.
  func lookedUp(_ taken: ViewExpression, _ expression: ExprSyntax, depth: Int) -> TextReading? {
    if let last = taken.modifiers.last {
      return lookedUp(by: last, on: taken.literal ?? expression.receiver, depth: depth)
    }
    if let call = taken.implicitMember {
      if call.name == "init", let key = call.argument("localized") { return localized(key, call, depth) }
      if call.name == "init", call.has("defaultValue") { return localized(call.first, call, depth) }
      return lookedUp(by: call, on: nil, depth: depth)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, !base.sourceText.isTypeName {
      return lookedUp(by: ViewCall(name: member.declName.baseName.text, node: base), on: base, depth: depth)
    }
    guard let name = taken.namesAfterLiteral.last, let literal = taken.literal else { return nil }
    return lookedUp(by: ViewCall(name: name, node: literal), on: literal, depth: depth)
  }

  /// What a call of a function says that looks up a text; nil if no such function is known, or if the key is not.
  ///
  /// - Parameter type: The type around a call that may have nothing before the name; nil for other calls.
  func lookedUp(
    by call: ViewCall, on receiver: ExprSyntax?, in type: String? = nil, depth: Int
  ) -> TextReading? {
    let name = call.name.lastTypeName
    for localizer in module.localizers(calledAs: call.name, in: type) + Localizer.ofBundles(name) {
      if localizer.key == .rawValue, let value = rawValue(ofOwner: call, receiver, depth: depth) {
        return lookedUp(value, call, localizer)
      }
      guard let key = localizer.key == .receiver ? receiver : call.value(of: localizer.key) else { continue }
      if key.isInterpolated {
        // What a function's parameter makes of a literal is not known; a string's own property gets a string.
        if localizer.key == .receiver, let filled = filledBeforeLookUp(key, depth: depth) { return filled }
        continue
      }
      var reading = lookedUp(read(key, depth: depth), call, localizer)
      if localizer.key != .receiver { reading.setTable(table(of: localizer, receiver)) }
      if reading.text?.key != nil { return reading }
    }
    return nil
  }

  /// The table that a property of the value names on which a function is called: `String.onboarding.localized("key")`.
  private func table(of localizer: Localizer, _ receiver: ExprSyntax?) -> String? {
    guard let property = localizer.tableProperty, let receiver,
      case .call(let call) = ViewExpression(receiver, conditions: conditions).base,
      let made = call.isCall ? receiver : value(named: call.name)
    else { return nil }
    return made.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.reads(property) == true }?.expression
      .plainString
  }

  /// The expression that is the value of a name of the app.
  private func value(named name: String) -> ExprSyntax? {
    module.value(named: name, in: place.type, of: place.path)?.statements?.soleExpression
  }

  /// `#localized("key", bundle: .module)`: what a macro says that looks up a text, by its name; nil for any other.
  func lookedUp(by macro: MacroExpansionExprSyntax, depth: Int) -> TextReading? {
    var call = ViewCall(name: macro.macroName.text, node: macro)
    call.arguments = Array(macro.arguments)
    guard call.name.lowercased().contains("localiz"), let key = call.first, key.plainString != nil else { return nil }
    return localized(key, call, depth)
  }

  private func lookedUp(_ key: TextReading, _ call: ViewCall, _ localizer: Localizer) -> TextReading {
    var reading = key
    reading.useAsKeys()
    let table = localizer.table.flatMap(call.value)?.plainString ?? localizer.tableName
    reading.setTable(table)
    // Without a text of its own, such a key is only a name.
    reading.text?.value = localizer.value.flatMap(call.value)?.plainString.flatMap { $0.isEmpty ? nil : $0 }
    if localizer.hasFallback { reading.text?.hasFallback = true }
    // They may fill the text, or describe it.
    reading.expressions += call.arguments.lazy.filter { !localizer.uses($0, of: call) }.map { $0.expression.brief }
    return reading
  }
}

extension ViewExpression {
  /// The call of a static function of the expected type, which is not named: `.localized("key")`; nil for anything else.
  fileprivate var implicitMember: ViewCall? {
    guard case .other(let base) = base, let call = base.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    return ViewCall(name: member.declName.baseName.text, node: call, call)
  }

  /// The string literal that the expression begins with, if what follows are properties and methods of it.
  var literal: ExprSyntax? {
    guard case .other(let base) = base else { return nil }
    let literal = base.as(MemberAccessExprSyntax.self)?.base ?? base
    return literal.is(StringLiteralExprSyntax.self) ? literal : nil
  }

  /// The names of the properties and methods that follow the literal.
  var namesAfterLiteral: [String] {
    guard case .other(let base) = base else { return [] }
    return modifiers.map(\.name) + [base.as(MemberAccessExprSyntax.self)?.declName.baseName.text].compactMap { $0 }
  }
}

extension TextReader {
  /// What an operator of the app looks up: `%"key"`; nil for any other expression.
  func lookedUp(byOperatorIn expression: ExprSyntax, depth: Int) -> TextReading? {
    guard let prefixed = expression.as(PrefixOperatorExprSyntax.self),
      let localizer = module.localizers(named: prefixed.operator.text).first
    else { return nil }
    var reading = read(prefixed.expression, depth: depth)
    reading.useAsKeys()
    reading.setTable(localizer.tableName)
    return reading
  }

  /// What a name has that is unwrapped, `title!`, as far as its words are known; nil for any other expression.
  func unwrapped(_ expression: ExprSyntax, isKey: Bool, depth: Int) -> TextReading? {
    guard let inner = expression.as(ForceUnwrapExprSyntax.self)?.expression,
      inner.is(DeclReferenceExprSyntax.self) || inner.is(MemberAccessExprSyntax.self)
    else { return nil }
    let reading = read(inner, isKey: isKey, depth: depth)
    return reading.text?.key != nil || reading.text?.value != nil ? reading : nil
  }
}
