internal import SwiftParser
internal import SwiftSyntax

/// A view expression, separated into the view and its modifiers: `Text("a").bold().padding()`.
struct ViewExpression {
  /// What precedes all modifiers.
  enum Base {
    /// `Text("a")`, `header`, `self.row(1)`, `Color.red`.
    case call(ViewCall)
    /// A choice, or anything that is not a call.
    case other(ExprSyntax)
  }

  var base: Base
  /// The modifiers, the innermost first.
  var modifiers: [ViewCall] = []

  /// Separates an expression; of `#if` between modifiers the active clause counts.
  init(_ expression: ExprSyntax, conditions: BuildConditions) {
    var current = expression
    while let rest = Self.takeModifier(of: current, conditions, into: &modifiers) { current = rest }
    modifiers.reverse()
    base = Self.name(of: current).map(Base.call) ?? .other(current)
  }

  /// Whether the view is a text, or a control whose label is one.
  var isOfText: Bool {
    if case .call(let call) = base { Self.texts.contains(call.name) } else { false }
  }

  private static let texts: Set<String> = [
    "Text", "Label", "Button", "NavigationLink", "Link", "ShareLink", "Menu", "Toggle", "TextField", "SecureField",
    "TextEditor", "Stepper", "Picker", "DatePicker",
  ]

  /// Takes the outermost modifier off an expression and adds it to the chain; a conditional one may add several or none.
  ///
  /// - Returns: The expression without it; nil if the expression does not end in a modifier.
  private static func takeModifier(
    of expression: ExprSyntax, _ conditions: BuildConditions, into chain: inout [ViewCall]
  ) -> ExprSyntax? {
    switch expression.kind {
    case .postfixIfConfigExpr:
      guard let postfix = expression.as(PostfixIfConfigExprSyntax.self), let base = postfix.base else { return nil }
      chain += modifiers(in: postfix.config, conditions)
      return base
    case .memberAccessExpr:
      guard let property = expression.as(MemberAccessExprSyntax.self), let base = property.base, base.isOfCall else {
        return nil
      }
      chain.append(ViewCall(name: property.declName.baseName.text, node: property.declName))
      return base
    case .functionCallExpr:
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.isQualifier
      else { return nil }
      chain.append(ViewCall(name: member.declName.baseName.text, node: member.declName, call))
      return base
    default: return nil
    }
  }

  /// The modifiers of the active clause: their chain has no base.
  private static func modifiers(in config: IfConfigDeclSyntax, _ conditions: BuildConditions) -> [ViewCall] {
    guard case .postfixExpression(var current) = conditions.clause(of: config)?.elements else { return [] }
    var chain: [ViewCall] = []
    while let call = current.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      chain.append(ViewCall(name: member.declName.baseName.text, node: member.declName, call))
      guard let base = member.base else { break }
      current = base
    }
    return chain
  }

  /// A call or a name; nil for anything else.
  private static func name(of expression: ExprSyntax) -> ViewCall? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.calledName.map { ViewCall(name: $0, node: expression, call) }
    }
    return expression.qualifiedName.map { ViewCall(name: $0, node: expression) }
  }
}

extension ExprSyntax {
  /// Whether the expression is a call, or a property of one: `Text("a").backport`.
  fileprivate var isOfCall: Bool {
    kind == .functionCallExpr || self.as(MemberAccessExprSyntax.self)?.base?.isOfCall ?? false
  }

  /// Whether the expression only qualifies a name: `SwiftUI.`, `self.`, a type's name.
  fileprivate var isQualifier: Bool {
    var current = self
    while let member = current.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.beginsUppercase, let base = member.base else { return false }
      current = base
    }
    guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    return name.beginsUppercase || name.reads("self")
  }

  /// The qualified name of what a call calls: `String.init(…)` is `String(…)`.
  fileprivate var calledName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.reads("init"),
      let type = member.base?.qualifiedName, type.lastTypeName.isTypeName
    else { return qualifiedName }
    return type
  }

  /// The name with those of the types around it, without `self` and `SwiftUI`; nil if the expression is not a name.
  fileprivate var qualifiedName: String? {
    switch kind {
    case .declReferenceExpr: return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    case .genericSpecializationExpr: return self.as(GenericSpecializationExprSyntax.self)?.expression.qualifiedName
    case .memberAccessExpr:
      guard let member = self.as(MemberAccessExprSyntax.self), let around = member.base?.qualifiedName else {
        return nil
      }
      let name = member.declName.baseName.text
      return ["self", "Self", "SwiftUI"].contains(around) ? name : "\(around).\(name)"
    default: return nil
    }
  }
}

extension String {
  /// The name of a type without its parameters.
  var withoutGenerics: String {
    utf8.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "?") }.map { String(self[..<$0]) } ?? self
  }

  /// Whether a literal for a type of this name is a key of strings tables.
  var isKeyType: Bool {
    hasPrefix("LocalizedString") && ["LocalizedStringKey", "LocalizedStringResource"].contains(withoutGenerics)
  }

  /// Whether the first letter is uppercase, after any underscores.
  var isTypeName: Bool {
    guard let first = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    // Few names begin with a letter outside ASCII, and only for those are Unicode's tables needed.
    return first < 0x80
      ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) : drop { $0 == "_" }.first?.isUppercase ?? false
  }
}

/// One call of a view's initializer, a modifier or a function: its name with its arguments and closures.
struct ViewCall {
  /// The name, without `SwiftUI.` or `self.` before it.
  var name: String
  /// Where the call starts: the name.
  var node: Syntax
  /// The arguments in parentheses.
  var arguments: [LabeledExprSyntax] = []
  /// The trailing closure.
  var trailing: ClosureExprSyntax?
  /// The further trailing closures, by their labels.
  var further: [(label: String, closure: ClosureExprSyntax)] = []

  /// A name without arguments, such as `Color.red` or `header`.
  init(name: String, node: some SyntaxProtocol) {
    self.name = name
    self.node = Syntax(node)
  }

  /// A call.
  init(name: String, node: some SyntaxProtocol, _ call: FunctionCallExprSyntax) {
    self.init(name: name, node: node)
    arguments = Array(call.arguments)
    trailing = call.trailingClosure
    // A further one only comes after a first.
    if trailing != nil { further = call.additionalTrailingClosures.map { ($0.label.text, $0.closure) } }
  }

  /// Whether it is a call, rather than a name alone.
  var isCall: Bool { node.is(FunctionCallExprSyntax.self) }

  /// Whether `self` or `Self` precedes the name.
  var isOfSelf: Bool {
    guard let first = node.firstToken(viewMode: .sourceAccurate) else { return false }
    return first.reads("self") || first.reads("Self")
  }

  /// Whether `Self` precedes the name, or the name of a type does.
  var isQualified: Bool { node.firstToken(viewMode: .sourceAccurate)?.beginsUppercase == true }

  /// The first argument, if it has no label and is not a closure.
  var first: ExprSyntax? {
    guard let first = arguments.first, first.label == nil, !first.expression.is(ClosureExprSyntax.self) else {
      return nil
    }
    return first.expression
  }

  /// The argument of a label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.reads(label) ?? false }?.expression }

  /// Whether any argument or closure has the label.
  func has(_ label: String) -> Bool { argument(label) != nil || further.contains { $0.label == label } }

  /// The names in the call's closures and in those of its arguments, each once: what is called and changed there.
  var namesInside: [String] {
    var seen: Set<String> = []
    return tokensInside.compactMap { token in token.identifierText.flatMap { seen.insert($0).inserted ? $0 : nil } }
  }

  private var tokensInside: some Sequence<TokenSyntax> {
    let closures = [trailing].compactMap { $0 } + further.map(\.closure)
    let nodes = closures.map { Syntax($0) } + arguments.map { Syntax($0.expression) }
    return nodes.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }
  }

  /// Whether the closures open an address in another app: with `openURL`, or `open` of the application.
  var opensAddress: Bool {
    guard tokensInside.contains(where: { $0.begins(with: "open") }) else { return false }
    let names = Set(namesInside)
    let opens = names.contains("openURL") || names.contains("open") && !names.isDisjoint(with: Self.applications)
    return opens && names.isDisjoint(with: Self.ownAddresses)
  }

  private static let applications: Set<String> = ["UIApplication", "NSWorkspace"]
  /// The addresses of the settings of the app itself.
  private static let ownAddresses: Set<String> = ["openSettingsURLString", "openNotificationSettingsURLString"]

  /// The statements of the closure with a label, after or inside the parentheses.
  func statements(_ label: String) -> CodeBlockItemListSyntax? {
    if let closure = further.first(where: { $0.label == label })?.closure { return closure.statements }
    return argument(label)?.as(ClosureExprSyntax.self)?.statements
  }

  /// The statements of the closure without a label: the trailing one, else the last argument.
  var statements: CodeBlockItemListSyntax? {
    if let trailing { return trailing.statements }
    guard let last = arguments.last, last.label == nil else { return nil }
    return last.expression.as(ClosureExprSyntax.self)?.statements
  }

  /// The name after the dot of an argument such as `.destructive`, or of a type such as `BorderedButtonStyle()`.
  func symbol(_ label: String? = nil) -> String? {
    let expression = label.map(argument) ?? arguments.first?.expression
    return expression?.symbol
  }
}

extension ExprSyntax {
  /// The last name of `.bordered`, `ButtonRole.cancel`, `.roundedRectangle(radius: 4)` or `MyStyle()`.
  var symbol: String? {
    switch kind {
    case .memberAccessExpr: self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    case .declReferenceExpr: self.as(DeclReferenceExprSyntax.self)?.baseName.text
    case .functionCallExpr: self.as(FunctionCallExprSyntax.self)?.calledExpression.symbol
    default: nil
    }
  }

  /// The value of `true` or `false`.
  var boolean: Bool? { self.as(BooleanLiteralExprSyntax.self).map { $0.literal.reads("true") } }

  /// The value of a number, with its sign.
  var number: Double? {
    switch kind {
    case .prefixOperatorExpr:
      guard let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.reads("-") else { return nil }
      return prefix.expression.number.map { -$0 }
    case .integerLiteralExpr, .floatLiteralExpr: return Double(sourceText.filter { $0 != "_" })
    default: return nil
    }
  }

  /// The value of a literal for a whole number, however it is written; nil for any other expression.
  var wholeNumber: Int? { self.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue }

  /// The ends of a range of literals: `2...4`, `...3`, `2...`; nil for any other expression.
  var range: (first: Double?, last: Double?)? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.reads("...") {
      return (nil, prefix.expression.number)
    }
    if let postfix = self.as(PostfixOperatorExprSyntax.self), postfix.operator.reads("...") {
      return (postfix.expression.number, nil)
    }
    guard let parts = self.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.reads("...") == true
    else { return nil }
    return (parts[0].number, parts[2].number)
  }

  /// The text of a string literal without interpolations.
  var plainString: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The value in `.constant(x)`.
  var constantBinding: ExprSyntax? {
    guard symbol == "constant", let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.arguments.first?.expression
  }
}
