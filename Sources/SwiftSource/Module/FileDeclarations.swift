internal import SwiftSyntax

/// What one file declares that other code refers to.
struct FileDeclarations: Sendable {
  /// The file's path.
  let path: String
  /// The values that have a name, by the qualified name.
  private(set) var values: [String: [NamedValue]] = [:]
  /// The functions and properties that look a text up in a strings table, by name.
  private(set) var localizers: [String: [Localizer]] = [:]
  /// The functions and properties of texts that hand on what they are given, by name.
  private(set) var forwarded: [String: [ForwardedLookUp]] = [:]
  /// The names of the types outside others, without those that are only extended.
  private(set) var types: Set<String> = []
  /// The names of the protocols.
  private(set) var protocols: Set<String> = []
  /// What types and protocols say that they are, by their qualified names, in the order in which they are written.
  private(set) var inherited: [String: [String]] = [:]
  /// The qualified names of the classes.
  private(set) var classes: Set<String> = []
  /// The enumerations with their cases, by the qualified name.
  private(set) var enumerations: [String: Enumeration] = [:]

  /// The names of the types that other names mean (`typealias Order = Settings.Order`), by the qualified name.
  private(set) var aliases: [String: String] = [:]

  /// Deeper nested types are left out.
  private static let maximumDepth = 32

  /// A file that declares nothing.
  init(path: String) { self.path = path }

  /// The declarations of a file; of `#if` those of all clauses.
  init(of file: SourceFileSyntax, _ locations: SourceLocations) {
    path = locations.file
    let scope = DeclarationScope(locations: locations)
    for statement in file.statements {
      if case .decl(let declaration) = statement.item { gather(declaration, in: scope) }
    }
  }

  private mutating func gather(_ declaration: DeclSyntax, in scope: DeclarationScope) {
    guard scope.depth < Self.maximumDepth else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): add(variable, in: scope)
    case .functionDecl(let function): add(function, in: scope)
    case .initializerDecl(let initializer): add(initializer, in: scope)
    case .enumCaseDecl(let cases): add(cases, in: scope)
    case .typeAliasDecl(let alias):
      aliases[scope.qualified(alias.name.text)] = alias.initializer.value.name.withoutGenerics
    case .ifConfigDecl(let choice): for clause in choice.clauses { gather(clause.elements, in: scope) }
    case .protocolDecl(let type):
      protocols.insert(type.name.text)
      add(type.inheritanceClause, of: type.name.text)
    default:
      guard let group = declaration.typeWithMembers else { return }
      let inner = scope.inside(group)
      add(group.inheritanceClause, of: inner.type)
      if declaration.kind == .classDecl { classes.insert(inner.type) }
      if scope.type.isEmpty, declaration.kind != .extensionDecl { types.insert(inner.type) }
      for member in group.memberBlock.members { gather(member.decl, in: inner) }
    }
  }

  private mutating func gather(_ elements: IfConfigClauseSyntax.Elements?, in scope: DeclarationScope) {
    var inner = scope
    inner.depth += 1
    switch elements {
    case .statements(let statements):
      for statement in statements {
        if case .decl(let declaration) = statement.item { gather(declaration, in: inner) }
      }
    case .decls(let members): for member in members { gather(member.decl, in: inner) }
    default: break
    }
  }

  private mutating func add(_ clause: InheritanceClauseSyntax?, of type: String) {
    guard let clause else { return }
    inherited[type, default: []] += clause.inheritedTypes.lazy.map(\.type.name.withoutGenerics)
  }

  private mutating func add(_ variable: VariableDeclSyntax, in scope: DeclarationScope) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
        continue
      }
      if let getter = binding.accessorBlock?.getter { addLookUp(getter, named: name, in: scope) }
      values[scope.qualified(name), default: []].append(NamedValue(binding, of: variable, in: scope))
    }
  }

  /// Adds a computed property if it looks a string up, or may do so.
  private mutating func addLookUp(_ getter: CodeBlockItemListSyntax, named name: String, in scope: DeclarationScope) {
    if let localizer = Localizer(getter, in: scope.receiver) {
      localizers[name, default: []].append(localizer)
    } else if let own = Localizer.receivers[scope.receiver], let handedOn = ForwardedLookUp(getter, own) {
      forwarded[name, default: []].append(handedOn)
    }
  }

  /// Adds a function if it looks a text up, or may do so.
  private mutating func addLookUp(_ function: FunctionDeclSyntax, named name: String, in scope: DeclarationScope) {
    if let localizer = Localizer(function, in: scope.receiver) {
      localizers[name, default: []].append(localizer)
    } else if let body = function.body, NamedValue.isText(function.signature.resultType),
      let handedOn = ForwardedLookUp(body.statements, Localizer.arguments(of: function, in: scope.receiver))
    {
      forwarded[name, default: []].append(handedOn)
    }
  }

  /// Adds the cases, and their raw values if these are texts.
  private mutating func add(_ cases: EnumCaseDeclSyntax, in scope: DeclarationScope) {
    for element in cases.elements {
      let name = element.name.text.withoutBackticks
      enumerations[scope.type, default: Enumeration(path: scope.path)].add(element, named: name)
      guard let value = rawValue(of: element, named: name, in: scope) else { continue }
      values["\(scope.qualified(name)).rawValue", default: []].append(value)
    }
  }

  /// The raw value of a case that is a text: of an enumeration of strings, one without a value has its name; nil for any other.
  private func rawValue(
    of element: EnumCaseElementSyntax, named name: String, in scope: DeclarationScope
  ) -> NamedValue? {
    guard let literal = element.rawValue?.value else {
      return inherited[scope.type]?.first == "String"
        ? NamedValue(rawValueOf: element.name, named: name, in: scope) : nil
    }
    return literal.is(StringLiteralExprSyntax.self) ? NamedValue(rawValue: literal, of: name, in: scope) : nil
  }

  private mutating func add(_ function: FunctionDeclSyntax, in scope: DeclarationScope) {
    let name = function.name.text.withoutBackticks
    addLookUp(function, named: name, in: scope)
    values[scope.qualified(name), default: []].append(NamedValue(function, in: scope))
  }

  /// Adds an initializer of images: extensions of `UIImage` and `NSImage`, or of another name of theirs, make symbols by it.
  private mutating func add(_ initializer: InitializerDeclSyntax, in scope: DeclarationScope) {
    guard scope.type.hasSuffix("Image"),
      let label = initializer.signature.parameterClause.parameters.first?.firstName.text
    else { return }
    values[NamedValue.initializer(ofImageWith: label), default: []].append(NamedValue(initializer, in: scope))
  }
}
