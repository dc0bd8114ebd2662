internal import SwiftSyntax

/// A function or property that looks a text up in a strings table, by which of its arguments are the key and the table.
///
/// Apps wrap `NSLocalizedString`: `L10n.tr(_:_:)` of SwiftGen, `AppLocalizedString(_:comment:)`, `"key".localized`.
struct Localizer: Sendable, Hashable {
  /// Where a call has an argument.
  enum Argument: Sendable, Hashable {
    /// What the function is called on.
    case receiver
    /// The raw value of what the function is called on.
    case rawValue
    /// The one with a label.
    case label(String)
    /// The one at an index among those without labels.
    case position(Int)
  }

  /// What a call in the body of another function is given in a place.
  enum Given: Sendable {
    /// What the function itself is given.
    case own(Argument)
    case literal(String)
  }

  /// The type, or the protocol, whose member it is; empty for a function outside types.
  private(set) var type = ""
  /// The key.
  let key: Argument
  /// The table's name.
  private(set) var table: Argument?
  /// The table's name, if it is always the same.
  private(set) var tableName: String?
  /// The property of the type around the function that names the table.
  private(set) var tableProperty: String?
  /// The text in the development language.
  private(set) var value: Argument?
  /// Whether the function computes what is shown where a locale lacks the key, such as the text of another language.
  private(set) var hasFallback = false

  /// The functions of Foundation and SwiftUI that look a text up, by name, with the labels of their arguments.
  private static let foundation: [String: (key: String?, table: String, value: String)] = [
    "NSLocalizedString": (nil, "tableName", "value"), "localizedString": ("forKey", "table", "value"),
    "String": ("localized", "table", "defaultValue"), "LocalizedStringResource": (nil, "table", "defaultValue"),
  ]

  /// The parameters' names by which a function that looks up a text elsewhere is known.
  private static let keyName = "key"
  private static let tableNames: Set<String> = ["table", "tableName"]

  /// A function; nil if it does not look a text up by one of its parameters.
  init?(_ function: FunctionDeclSyntax, in type: String) {
    guard let body = function.body, NamedValue.isText(function.signature.resultType) else { return nil }
    let arguments = Self.arguments(of: function, in: type)
    if let found = Self.lookUp(in: body.statements, arguments) {
      self = found
    } else if let key = arguments[Self.keyName], let table = Self.tableNames.lazy.compactMap({ arguments[$0] }).first {
      (self.key, self.table) = (key, table)
      value = arguments["value"]
    } else {
      return nil
    }
    self.type = type
  }

  /// A computed property of `String`, or of values with a raw value; nil if it does not look these up.
  init?(_ getter: CodeBlockItemListSyntax, in type: String) {
    guard let own = Self.receivers[type], let found = Self.lookUp(in: getter, own) else { return nil }
    self = found
    self.type = type
  }

  /// A function that hands on what it is given to one that looks a text up; nil if that one's key is not among it.
  init?(forwarding given: [Argument: Given], to other: Localizer) {
    guard case .own(let key)? = given[other.key] else { return nil }
    (self.key, tableName, hasFallback) = (key, other.tableName, other.hasFallback)
    switch other.table.flatMap({ given[$0] }) {
    case .own(let table): self.table = table
    case .literal(let name): tableName = name
    case nil: break
    }
    if case .own(let value)? = other.value.flatMap({ given[$0] }) { self.value = value }
  }

  /// `Bundle.main.localizedString(forKey:value:table:)`; empty for other names.
  static func ofBundles(_ name: String) -> [Localizer] { name == "localizedString" ? [bundle] : [] }

  private static let bundle = Localizer(key: .label("forKey"), table: .label("table"), value: .label("value"))

  private init(key: Argument, table: Argument?, value: Argument?) {
    (self.key, self.table, self.value) = (key, table, value)
  }

  /// Whether an argument of a call is one of those that the function looks up, or a comment.
  func uses(_ argument: LabeledExprSyntax, of call: ViewCall) -> Bool {
    if let label = argument.label?.text, Self.labelsWithoutText.contains(label) { return true }
    return [key, table, value].contains { $0.flatMap(call.value)?.id == argument.expression.id }
  }

  /// The labels of arguments that do not fill the text.
  private static let labelsWithoutText: Set<String> = ["comment", "bundle", "locale", "localeIdentifier"]

  private init(key: Argument, table: ExprSyntax?, value: ExprSyntax?, _ arguments: [String: Argument]) {
    self.key = key
    self.table = table?.argument(among: arguments)
    tableName = table?.plainString
    if self.table == nil { tableProperty = table?.ownName }
    self.value = value?.argument(among: arguments)
    hasFallback = value.map { self.value == nil && $0.plainString == nil && !$0.is(NilLiteralExprSyntax.self) } ?? false
  }

  /// The parameters of a function by their names inside it; a string's function may look up the string itself.
  static func arguments(of function: FunctionDeclSyntax, in type: String) -> [String: Argument] {
    arguments(function.signature.parameterClause.parameters).merging(receivers[type] ?? [:]) { own, _ in own }
  }

  /// What a function may look up of the value that it is called on, by the types and protocols, with its name in the function.
  static let receivers: [String: [String: Argument]] = [
    "String": ["self": .receiver], "RawRepresentable": ["rawValue": .rawValue],
  ]

  /// The parameters by their names inside the function.
  private static func arguments(_ parameters: FunctionParameterListSyntax) -> [String: Argument] {
    var (arguments, position) = ([String: Argument](), 0)
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      if parameter.firstName.text == "_" {
        arguments[name] = .position(position)
        position += 1
      } else {
        arguments[name] = .label(parameter.firstName.text)
      }
    }
    return arguments
  }

  /// The first call in a body that looks up a text by a parameter.
  private static func lookUp(in body: CodeBlockItemListSyntax, _ arguments: [String: Argument]) -> Localizer? {
    let calls = CallCollector(viewMode: .sourceAccurate)
    calls.walk(body)
    let all = calls.found.compactMap { localizer(of: $0, arguments) }
    guard var found = all.first else { return nil }
    // A function that looks the key up again, or compares the text with it, shows something else where a locale lacks the key.
    let isAgain =
      all.contains { $0.hasFallback } || all.count > 1 || calls.comparesWithArgument(of: found.key, arguments)
    found.hasFallback = isAgain
    return found
  }

  private static func localizer(of call: FunctionCallExprSyntax, _ arguments: [String: Argument]) -> Localizer? {
    guard let name = call.calledExpression.symbol, let labels = foundation[name] else { return nil }
    let view = ViewCall(name: name, node: call, call)
    guard let key = (labels.key.map { view.argument($0) } ?? view.first)?.argument(among: arguments) else { return nil }
    return Localizer(key: key, table: view.argument(labels.table), value: view.argument(labels.value), arguments)
  }
}

/// Collects calls.
private final class CallCollector: CodeVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []
  /// The names that are compared with something.
  private var compared: Set<String> = []

  /// Whether the body compares something with the parameter of an argument.
  func comparesWithArgument(of key: Localizer.Argument, _ arguments: [String: Localizer.Argument]) -> Bool {
    compared.contains { arguments[$0] == key }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated().dropFirst().dropLast() {
      guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign) else {
        continue
      }
      let sides = [parts[index - 1], parts[index + 1]]
      guard !sides.contains(where: { $0.is(StringLiteralExprSyntax.self) }) else { continue }
      compared.formUnion(sides.compactMap { $0.as(DeclReferenceExprSyntax.self)?.baseName.text })
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The parameter that an expression consists of, perhaps converted: `key`, `String.LocalizationValue(key)`.
  func argument(among arguments: [String: Localizer.Argument]) -> Localizer.Argument? {
    if let name = ownName { return arguments[name] }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return nil }
    return call.arguments.first?.expression.argument(among: arguments)
  }
}

extension ViewCall {
  /// The value of a localizer's argument.
  func value(of argument: Localizer.Argument) -> ExprSyntax? {
    switch argument {
    case .receiver, .rawValue: nil
    case .label(let label): self.argument(label)
    case .position(let index): arguments.lazy.filter { $0.label == nil }.dropFirst(index).first?.expression
    }
  }
}
