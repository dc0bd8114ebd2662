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
    var chain: [ViewCall] = []
    var current = expression
    while let (call, rest) = Self.modifier(of: current, conditions) {
      chain += call
      current = rest
    }
    modifiers = chain.reversed()
    base = Self.name(of: current).map(Base.call) ?? .other(current)
  }

  /// The last modifiers of an expression, the outermost first, and the expression before them; nil if absent.
  private static func modifier(
    of expression: ExprSyntax, _ conditions: BuildConditions
  ) -> ([ViewCall], ExprSyntax)? {
    if let postfix = expression.as(PostfixIfConfigExprSyntax.self), let base = postfix.base {
      return (modifiers(in: postfix.config, conditions), base)
    }
    if let property = expression.as(MemberAccessExprSyntax.self), let base = property.base, base.isOfCall {
      return ([ViewCall(name: property.declName.baseName.text, node: property.declName)], base)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.isQualifier
    else { return nil }
    return ([ViewCall(name: member.declName.baseName.text, node: member.declName, call)], base)
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
      return call.calledExpression.qualifiedName.map { ViewCall(name: $0, node: expression, call) }
    }
    return expression.qualifiedName.map { ViewCall(name: $0, node: expression) }
  }
}

extension ExprSyntax {
  /// Whether the expression is a call, or a property of one: `Text("a").backport`.
  fileprivate var isOfCall: Bool {
    if self.is(FunctionCallExprSyntax.self) { return true }
    return self.as(MemberAccessExprSyntax.self)?.base?.isOfCall ?? false
  }

  /// Whether the expression only qualifies a name: `SwiftUI.`, `self.`, a type's name.
  fileprivate var isQualifier: Bool {
    var current = self
    while let member = current.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text.isTypeName, let base = member.base else { return false }
      current = base
    }
    guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "self" || name == "Self" || name.isTypeName
  }

  /// The name with those of the types around it, without `self` and `SwiftUI`; nil if the expression is not a name.
  fileprivate var qualifiedName: String? {
    var names: [String] = []
    var current = self
    while true {
      if let generic = current.as(GenericSpecializationExprSyntax.self) {
        current = generic.expression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        names.append(member.declName.baseName.text)
        current = base
      } else {
        break
      }
    }
    guard let first = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    names.append(first)
    if names.count > 1, ["self", "Self", "SwiftUI"].contains(first) { names.removeLast() }
    return names.reversed().joined(separator: ".")
  }
}

extension String {
  /// The name of a type without its parameters.
  var withoutGenerics: String { String(prefix { $0 != "<" && $0 != "?" }) }

  /// Whether a literal for a type of this name is a key of strings tables.
  var isKeyType: Bool { ["LocalizedStringKey", "LocalizedStringResource"].contains(withoutGenerics) }

  /// Whether the first letter is uppercase.
  var isTypeName: Bool { first?.isUppercase ?? false }
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
    further = call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
  }

  /// Whether it is a call, rather than a name alone.
  var isCall: Bool { node.is(FunctionCallExprSyntax.self) }

  /// Whether `self` or `Self` precedes the name.
  var isOfSelf: Bool { ["self", "Self"].contains(node.firstToken(viewMode: .sourceAccurate)?.text) }

  /// Whether `Self` precedes the name, or the name of a type does.
  var isQualified: Bool { node.firstToken(viewMode: .sourceAccurate)?.text.isTypeName == true }

  /// The first argument, if it has no label and is not a closure.
  var first: ExprSyntax? {
    guard let first = arguments.first, first.label == nil, !first.expression.is(ClosureExprSyntax.self) else {
      return nil
    }
    return first.expression
  }

  /// The argument of a label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  /// Whether any argument or closure has the label.
  func has(_ label: String) -> Bool { argument(label) != nil || further.contains { $0.label == label } }

  /// The names in the call's closures and in those of its arguments, each once: what is called and changed there.
  var namesInside: [String] {
    let closures = [trailing].compactMap { $0 } + further.map(\.closure)
    let nodes = closures.map { Syntax($0) } + arguments.map { Syntax($0.expression) }
    var seen: Set<String> = []
    return nodes.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { token in
      guard case .identifier(let name) = token.tokenKind, seen.insert(name).inserted else { return nil }
      return name
    }
  }

  /// Whether the closures open an address in another app: with `openURL`, or `open` of the application.
  var opensAddress: Bool {
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
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.symbol
  }

  /// The value of `true` or `false`.
  var boolean: Bool? { self.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" } }

  /// The value of a number, with its sign.
  var number: Double? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.number.map { -$0 }
    }
    let text =
      self.as(IntegerLiteralExprSyntax.self)?.literal.text ?? self.as(FloatLiteralExprSyntax.self)?.literal.text
    return text.flatMap { Double($0.filter { $0 != "_" }) }
  }

  /// The ends of a range of literals: `2...4`, `...3`, `2...`; nil for any other expression.
  var range: (first: Double?, last: Double?)? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "..." {
      return (nil, prefix.expression.number)
    }
    if let postfix = self.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..." {
      return (postfix.expression.number, nil)
    }
    guard let parts = self.as(SequenceExprSyntax.self)?.elements.map(\.self), parts.count == 3,
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..."
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
