internal import AuditModel
internal import SwiftSyntax

/// The statements of a computed property or function.
struct ViewMember: Sendable {
  var statements: CodeBlockItemListSyntax
  /// The locations in its file.
  var locations: SourceLocations
  /// Whether its type is a view.
  var isView: Bool
  /// The name of the type of the property, or of what the function returns.
  var result: String?
  /// The parameters of a function.
  var parameters: [ViewArguments.Parameter] = []
  /// The declaration of a function.
  var node: SyntaxIdentifier?
  /// Whether it adds to the bars around it, as the view of a whole screen does.
  var hasBars = false
  /// Whether other files cannot refer to it.
  var isPrivate = false
  /// Other functions of the name.
  var others: [ViewMember] = []

  /// The member with others of its name.
  func overloaded(by other: ViewMember) -> ViewMember {
    var member = self
    member.others += [other]
    return member
  }

  /// The name with the labels and types of the parameters, which tells functions of one name apart.
  func signature(named name: String) -> String { parameters.isEmpty ? name : parameters.signature(named: name) }
}

/// A declared initializer of a type.
struct ViewInitializer: Sendable {
  var parameters: [ViewArguments.Parameter]
  /// The locations in its file.
  var locations: SourceLocations
  var node: SyntaxIdentifier
  /// The statements of its body.
  var statements: CodeBlockItemListSyntax?
  /// The call of another initializer of the type, if its body has one.
  var delegate: FunctionCallExprSyntax?
  /// Whether others are preferred to it.
  var isDisfavored = false
  /// Whether an extension declares it, so that a structure keeps the initializer that the compiler makes.
  var isOfExtension = false
  /// Whether other files cannot call it.
  var isPrivate = false
}
