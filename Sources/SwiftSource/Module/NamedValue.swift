internal import SwiftSyntax

/// A value with a name: of a constant, of a property, or of a function.
///
/// Only the source of those that may be texts, lengths or fonts is kept, so that the syntax of files without views can be released.
struct NamedValue: Sendable, Hashable {
  /// What computes the value: an expression, or the statements of a body; nil if it is unknown, or of another type.
  let source: ValueSource?
  /// Whether the value may be a text by its type.
  let isText: Bool
  /// The name of the type of the value, or of what the function returns; nil if it is not stated.
  let annotation: String?
  /// A function's parameters.
  let parameters: [Parameter]
  /// Whether a literal of its type is a key of strings tables.
  let isKey: Bool
  /// Whether other files cannot refer to it.
  let isPrivate: Bool
  /// Whether it belongs to its type rather than to each value of it.
  let isStatic: Bool
  /// Whether it is an initializer of an image.
  let isInitializer: Bool
  /// Whether it is a stored variable of each value of its type, of which only the first value is known.
  private(set) var isVariable = false
  /// Where it is declared: the file's path, and the types around it.
  let path: String
  let type: String

  /// The names of the types of a function's parameters, by their names.
  var parameterTypes: [String: String] {
    Dictionary(parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  /// A parameter of a function.
  struct Parameter: Sendable, Hashable {
    let name: String
    /// The label in a call; nil without one.
    let label: String?
    /// The name of its type.
    let type: String
    /// Whether a call may give it several values.
    let isVariadic: Bool
  }

  /// The types of texts whose literals are no keys of strings tables, but for `Text`.
  private static let textTypes: Set<String> = ["String", "Text", "AttributedString", "String?"]
  /// The types of lengths, and of what is made of them for a layout.
  private static let lengthTypes: Set<String> = [
    "CGFloat", "CGFloat?", "Double", "Float", "Int", "EdgeInsets", "Font", "Font?", "SwiftUI.Font",
  ]
  /// Whether the values of a type are kept in addition: images, also by a name that the app gives to UIKit's or AppKit's.
  private static func isImage(_ type: String) -> Bool {
    type.hasSuffix("Image") || type.hasSuffix("Image?") || type == "Self"
  }

  /// Whether it is a color by its type.
  var isColor: Bool { annotation.map(Self.isColor) ?? false }

  private static func isColor(_ type: String) -> Bool { colorTypes.contains(type) }

  private static let colorTypes: Set<String> = [
    "UIColor", "UIColor?", "UIColor!", "NSColor", "NSColor?", "NSColor!",
  ]

  /// The value of a variable.
  init(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, in scope: DeclarationScope) {
    let annotation = binding.typeAnnotation?.type.name
    let isLength = annotation.map(Self.lengthTypes.contains) ?? true
    self.init(
      Self.source(of: binding, in: variable).flatMap(scope.source), annotation, isLength: isLength, variable.modifiers,
      scope)
    isVariable = !isStatic && binding.accessorBlock == nil && variable.bindingSpecifier.reads("var")
  }

  /// The value of a function.
  init(_ function: FunctionDeclSyntax, in scope: DeclarationScope) {
    self.init(
      function.body.flatMap { scope.source(of: $0.statements) }, function.signature.resultType, function.modifiers,
      scope, parameters: function.signature.parameterClause.parameters.map(Parameter.init))
  }

  /// The body of an initializer of an image.
  init(_ initializer: InitializerDeclSyntax, in scope: DeclarationScope) {
    self.init(
      initializer.body.flatMap { scope.source(of: $0.statements) }, "UIImage", initializer.modifiers, scope,
      parameters: initializer.signature.parameterClause.parameters.map(Parameter.init), isInitializer: true)
  }

  /// The name of the initializers of images with a first label.
  static func initializer(ofImageWith label: String) -> String { "Image.init(\(label):)" }

  /// The raw value of a case.
  init(rawValue: ExprSyntax, of name: String, in scope: DeclarationScope) {
    var inner = scope
    inner.type = scope.qualified(name)
    self.init(scope.source(of: rawValue), nil, [], inner)
  }

  /// The raw value of a case that has none in the source: its name.
  init(rawValueOf token: TokenSyntax, named name: String, in scope: DeclarationScope) {
    var inner = scope
    inner.type = scope.qualified(name)
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    self.init(ValueSource("\"\(name)\"", impliedAt: start, of: scope.locations), nil, [], inner)
  }

  private init(
    _ source: @autoclosure () -> ValueSource?, _ annotation: String?, isLength: Bool = false,
    _ modifiers: DeclModifierListSyntax, _ scope: DeclarationScope, parameters: [Parameter] = [],
    isInitializer: Bool = false
  ) {
    self.isInitializer = isInitializer
    isText = annotation.map(Self.isText) ?? true
    // Lists, and tuples of texts.
    let isList = annotation?.hasPrefix("[") == true && parameters.isEmpty
    let isTuple = annotation?.hasPrefix("(") == true && annotation?.contains("->") == false && parameters.isEmpty
    let isKept =
      isText || isLength || isList || isTuple || annotation.map { Self.isImage($0) || Self.isColor($0) } == true
      || modifiers.areStatic && parameters.isEmpty
    self.source = isKept ? source() : nil
    self.parameters = parameters
    self.annotation = annotation
    isKey = annotation.map { $0.isKeyType || $0 == "Text" } ?? false
    isPrivate = scope.isPrivate || modifiers.arePrivate
    isStatic = modifiers.areStatic
    (path, type) = (scope.path, scope.type)
  }

  /// The body of a computed property of a known type, or the value of a constant.
  private static func source(of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> Syntax? {
    if let getter = binding.accessorBlock?.getter { return binding.typeAnnotation == nil ? nil : Syntax(getter) }
    guard let value = binding.initializer?.value, value.mayBeTextOrLength else { return nil }
    let isConstant = variable.bindingSpecifier.reads("let") || variable.modifiers.areStatic
    // Themes have their colors as variables.
    let isOfTheme = binding.typeAnnotation.map { isColor($0.type.name) } == true && variable.isOfType
    return isConstant || isOfTheme ? Syntax(value) : nil
  }

  /// Whether a type, by its name, is that of a text.
  static func isText(_ type: String) -> Bool { textTypes.contains(type) || type.isKeyType }

  /// The statements of the source: an expression is one; nil if it is unknown.
  var statements: CodeBlockItemListSyntax? { source?.statements }
}

extension NamedValue.Parameter {
  fileprivate init(_ parameter: FunctionParameterSyntax) {
    name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
    label = parameter.firstName.reads("_") ? nil : parameter.firstName.text.withoutBackticks
    (type, isVariadic) = (parameter.type.name, parameter.ellipsis != nil)
  }
}

extension [NamedValue] {
  /// Those of several functions of a name that a call may mean by its arguments; all of them if it can mean none.
  func meant(by call: ViewCall?) -> [NamedValue] {
    guard count > 1, let call, call.isCall else { return self }
    let fitting = filter { $0.mayBeMeant(by: call) }
    return fitting.isEmpty ? self : fitting
  }
}

extension NamedValue {
  /// Whether a call has arguments for none but the function's parameters: a literal is a text, which a member without a type is not.
  fileprivate func mayBeMeant(by call: ViewCall) -> Bool {
    var rest = parameters[...]
    for argument in call.arguments {
      guard let index = rest.firstIndex(where: { $0.label == argument.label?.text }) else { return false }
      let isOfTexts = Self.isText(rest[index].type.withoutGenerics)
      if isOfTexts, argument.expression.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) == true { return false }
      if !isOfTexts, argument.expression.is(StringLiteralExprSyntax.self) { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

extension VariableDeclSyntax {
  /// Whether it is declared in a type, not outside types.
  fileprivate var isOfType: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension FunctionSignatureSyntax {
  /// The name of the type of the result; empty without one.
  var resultType: String { returnClause?.type.name ?? "" }
}

extension TypeSyntax {
  /// The type as it is written.
  var name: String {
    // Most types are a name alone; without trivia, a copy is much slower to make.
    guard let simple = self.as(IdentifierTypeSyntax.self), simple.genericArgumentClause == nil,
      simple.moduleSelector == nil
    else { return sourceText }
    return simple.name.text
  }
}

extension ExprSyntax {
  /// Whether an expression may be a text, a length, a font, or a list of texts: a literal, a call, a name, or one of those by operators.
  fileprivate var mayBeTextOrLength: Bool {
    switch kind {
    case .stringLiteralExpr, .functionCallExpr, .memberAccessExpr, .sequenceExpr, .tupleExpr, .integerLiteralExpr,
      .floatLiteralExpr, .prefixOperatorExpr, .forceUnwrapExpr, .macroExpansionExpr, .arrayExpr, .dictionaryExpr:
      true
    default: false
    }
  }
}
