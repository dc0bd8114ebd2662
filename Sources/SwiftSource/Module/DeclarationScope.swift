internal import SwiftSyntax

/// Where a declaration is.
struct DeclarationScope: Sendable {
  /// The locations in the file.
  let locations: SourceLocations
  /// The types around it; empty outside types.
  var type = ""
  /// Whether the types around it are an extension for values with a raw value.
  var hasRawValue = false
  /// Whether other files cannot refer to it.
  var isPrivate = false
  /// How many types and conditions are around it.
  var depth = 0

  /// The type, or the protocol, by whose values a function may look a text up.
  var receiver: String { hasRawValue ? "RawRepresentable" : type }

  /// The file's path.
  var path: String { locations.file }

  /// A name with those of the types around it.
  func qualified(_ name: String) -> String { type.isEmpty ? name : "\(type).\(name)" }

  /// The source of a node, with the comments around it; nil if it is too long for a text or a length.
  func source(of node: some SyntaxProtocol) -> ValueSource? {
    guard node.totalLength.utf8Length <= Self.maximumSource else { return nil }
    return ValueSource(node.position.utf8Offset..<node.endPosition.utf8Offset, of: locations)
  }

  private static let maximumSource = 4_000

  /// The scope of a type's members.
  func inside(_ group: any DeclGroupSyntax) -> DeclarationScope {
    var inner = self
    inner.depth += 1
    inner.isPrivate = isPrivate || group.modifiers.arePrivate
    let name = group.typeName ?? ""
    let extended = group.as(ExtensionDeclSyntax.self)
    inner.type = extended == nil ? qualified(name) : name
    inner.hasRawValue =
      extended?.genericWhereClause?.requirements.contains { $0.requirement.sourceText.contains("RawValue") } ?? false
    return inner
  }
}

extension DeclSyntax {
  /// The declaration as a type, or an extension of one.
  var typeWithMembers: (any DeclGroupSyntax)? {
    switch kind {
    case .structDecl: self.as(StructDeclSyntax.self)
    case .classDecl: self.as(ClassDeclSyntax.self)
    case .enumDecl: self.as(EnumDeclSyntax.self)
    case .actorDecl: self.as(ActorDeclSyntax.self)
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)
    default: nil
    }
  }
}

extension DeclGroupSyntax {
  /// The type's own name, or the qualified name of an extended type.
  var typeName: String? {
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.sourceText }
    let node = Syntax(fromProtocol: self)
    let name: TokenSyntax? =
      switch kind {
      case .structDecl: node.as(StructDeclSyntax.self)?.name
      case .classDecl: node.as(ClassDeclSyntax.self)?.name
      case .enumDecl: node.as(EnumDeclSyntax.self)?.name
      case .actorDecl: node.as(ActorDeclSyntax.self)?.name
      default: nil
      }
    return name?.text.withoutBackticks
  }
}

extension DeclModifierListSyntax {
  /// Whether only the file can refer to the declaration.
  var arePrivate: Bool { contains { ($0.name.reads("private") || $0.name.reads("fileprivate")) && $0.detail == nil } }

  /// Whether the declaration is one of the type itself.
  var areStatic: Bool { contains { $0.name.reads("static") || $0.name.reads("class") } }
}

extension String {
  /// The name without the backticks around a keyword.
  var withoutBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
