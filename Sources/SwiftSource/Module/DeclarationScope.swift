internal import SwiftSyntax

/// Where a declaration is.
struct DeclarationScope: Sendable {
  /// The file's path.
  var path: String
  /// The types around it; empty outside types.
  var type = ""
  /// Whether other files cannot refer to it.
  var isPrivate = false
  /// How many types and conditions are around it.
  var depth = 0

  /// A name with those of the types around it.
  func qualified(_ name: String) -> String { type.isEmpty ? name : "\(type).\(name)" }

  /// The scope of a type's members.
  func inside(_ group: any DeclGroupSyntax) -> DeclarationScope {
    var inner = self
    inner.depth += 1
    inner.isPrivate = isPrivate || group.modifiers.arePrivate
    let name = group.typeName ?? ""
    inner.type = group.is(ExtensionDeclSyntax.self) ? name : qualified(name)
    return inner
  }
}

extension DeclSyntax {
  /// The declaration as a type, or an extension of one.
  var typeWithMembers: (any DeclGroupSyntax)? {
    self.as(StructDeclSyntax.self) ?? self.as(ClassDeclSyntax.self) ?? self.as(EnumDeclSyntax.self)
      ?? self.as(ActorDeclSyntax.self) ?? self.as(ExtensionDeclSyntax.self)
  }
}

extension DeclGroupSyntax {
  /// The type's own name, or the qualified name of an extended type.
  var typeName: String? {
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.sourceText }
    return asProtocol((any NamedDeclSyntax).self)?.name.text.withoutBackticks
  }
}

extension DeclModifierListSyntax {
  /// Whether only the file can refer to the declaration.
  var arePrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }

  /// Whether the declaration is one of the type itself.
  var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension String {
  /// The name without the backticks around a keyword.
  var withoutBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
