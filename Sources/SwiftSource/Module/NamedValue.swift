internal import SwiftParser
internal import SwiftSyntax

/// A value with a name that may be a text: of a constant, of a computed property, or of a function.
///
/// Only its source is kept, so that the syntax of files without views can be released.
struct NamedValue: Sendable, Hashable {
  /// What computes the value: an expression, or the statements of a body.
  let source: String
  /// Whether a literal of its type is a key of strings tables.
  let isKey: Bool
  /// Whether other files cannot refer to it.
  let isPrivate: Bool
  /// Whether it belongs to its type rather than to each value of it.
  let isStatic: Bool
  /// Where it is declared: the file's path, and the types around it.
  let path: String
  let type: String

  /// Longer sources are no texts.
  private static let maximumLength = 4_000
  /// The types of texts; those whose literals are keys of strings tables.
  private static let textTypes: Set<String> = ["String", "Text", "AttributedString", "String?"]
  private static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "Text"]

  /// The value of a variable; nil if it cannot be a text.
  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, in scope: DeclarationScope) {
    let annotation = binding.typeAnnotation?.type.trimmedDescription
    guard annotation.map(Self.isText) ?? true else { return nil }
    if let getter = binding.accessorBlock?.getter, annotation != nil {
      self.init(getter.trimmedDescription, annotation, variable.modifiers, scope)
    } else if let value = binding.initializer?.value, value.mayBeText,
      variable.bindingSpecifier.text == "let" || variable.modifiers.areStatic
    {
      self.init(value.trimmedDescription, annotation, variable.modifiers, scope)
    } else {
      return nil
    }
  }

  /// The value of a function; nil if it is not a text.
  init?(_ function: FunctionDeclSyntax, in scope: DeclarationScope) {
    guard let result = function.signature.returnClause?.type.trimmedDescription, Self.isText(result),
      let body = function.body
    else { return nil }
    self.init(body.statements.trimmedDescription, result, function.modifiers, scope)
  }

  private init?(
    _ source: String, _ annotation: String?, _ modifiers: DeclModifierListSyntax, _ scope: DeclarationScope
  ) {
    guard source.utf8.count <= Self.maximumLength else { return nil }
    self.source = source
    isKey = annotation.map(Self.keyTypes.contains) ?? false
    isPrivate = scope.isPrivate || modifiers.arePrivate
    isStatic = modifiers.areStatic
    (path, type) = (scope.path, scope.type)
  }

  private static func isText(_ type: String) -> Bool { textTypes.contains(type) || keyTypes.contains(type) }

  /// The statements of the source: an expression is one.
  var statements: CodeBlockItemListSyntax { Parser.parse(source: source).statements }
}

extension ExprSyntax {
  /// Whether an expression may be a text: a literal, a call, a name, or one of those by operators.
  fileprivate var mayBeText: Bool {
    let kinds: [any ExprSyntaxProtocol.Type] = [
      StringLiteralExprSyntax.self, FunctionCallExprSyntax.self, MemberAccessExprSyntax.self, SequenceExprSyntax.self,
      TupleExprSyntax.self,
    ]
    return kinds.contains { self.is($0) }
  }
}
