import SwiftParser
import SwiftSyntax

/// A source file of rules.
struct RuleFile {
  /// The first folder of its path below that of all rules; empty for a file beside the catalog.
  var folder = ""
  /// The source.
  var text: String
}

/// A rule as its source file declares it: a structure that conforms to a protocol whose name ends in `Rule`.
struct RuleSource: Equatable {
  /// The rule's name in kebab-case.
  var name: String
  /// The name of its type.
  var type: String
  /// The severity of its findings, as reports write it.
  var severity: String
  /// Its doc comment in Markdown.
  var page: String
  /// The folder of its source.
  var folder: String

  /// The first line of the page, which is a sentence.
  var summary: String { page.split(separator: "\n").first.map(String.init) ?? "" }

  /// The rules that sources declare, sorted by name.
  static func rules(in files: [RuleFile]) throws -> [RuleSource] {
    let declarations = files.map { (folder: $0.folder, items: Parser.parse(source: $0.text).statements.map(\.item)) }
    let severities = defaultSeverities(in: declarations.flatMap(\.items))
    return try declarations.flatMap { folder, items in
      try items.compactMap { $0.as(StructDeclSyntax.self) }.compactMap {
        try RuleSource($0, in: folder, severities: severities)
      }
    }.sorted { $0.name < $1.name }
  }

  /// The severities that extensions of protocols state for their rules, by the protocol's name.
  private static func defaultSeverities(in declarations: [CodeBlockItemSyntax.Item]) -> [String: String] {
    let stated = declarations.compactMap { $0.as(ExtensionDeclSyntax.self) }.compactMap { declaration in
      declaration.staticValue("severity")?.memberName.map { (declaration.extendedType.trimmedDescription, $0) }
    }
    return Dictionary(stated) { first, _ in first }
  }

  /// The rule that a structure is; nil if it is not a rule.
  private init?(_ structure: StructDeclSyntax, in folder: String, severities: [String: String]) throws {
    let conformances = structure.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard let rule = conformances.first(where: { $0.hasSuffix("Rule") }) else { return nil }
    type = structure.name.text
    page = structure.documentation
    self.folder = folder
    guard let name = structure.ruleName else { throw GeneratorError("\(type) does not state its name") }
    self.name = name
    guard let severity = structure.staticValue("severity")?.memberName ?? severities[rule] else {
      throw GeneratorError("\(type) does not state its severity")
    }
    self.severity = severity
  }
}

extension DeclGroupSyntax {
  /// The rule's name: stated, or that of the kind of diagnostic that the rule reports.
  fileprivate var ruleName: String? {
    if let stated = staticValue("name")?.as(StringLiteralExprSyntax.self) { return stated.representedLiteralValue }
    return staticValue("kind")?.memberName.map { kind in
      kind.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }
  }

  /// The value of a static property: its initial value, or the expression that its getter consists of.
  fileprivate func staticValue(_ name: String) -> ExprSyntax? {
    let properties = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let binding = properties.filter { $0.modifiers.contains { $0.name.tokenKind == .keyword(.static) } }
      .flatMap(\.bindings).first { $0.pattern.trimmedDescription == name }
    guard case .getter(let statements) = binding?.accessorBlock?.accessors else { return binding?.initializer?.value }
    return statements.first?.item.as(ExprSyntax.self)
  }

  /// The lines of the doc comment, without slashes.
  fileprivate var documentation: String {
    leadingTrivia.compactMap { piece in
      guard case .docLineComment(let line) = piece else { return nil }
      let text = line.dropFirst(3)
      return String(text.first == " " ? text.dropFirst() : text)
    }.joined(separator: "\n")
  }
}

extension ExprSyntax {
  /// The member that the expression names: `error` of `Severity.error` and of `.error`.
  fileprivate var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}

/// A reason not to generate anything.
struct GeneratorError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
