internal import SwiftSyntax

/// A type of the file with what its body may refer to.
struct ViewType {
  /// The name, with those of the types around it.
  var name: String
  /// The path of the file.
  var path: String
  /// Where the type, or the extension with its body, is declared.
  var node: Syntax
  /// Whether the type says that it is a view.
  var isView = false
  /// The statements of computed properties and functions, by name.
  var members: [String: CodeBlockItemListSyntax] = [:]
  /// The values of constants, by name; not those of the type itself.
  var constants: [String: ExprSyntax] = [:]
  /// The values that `@State` properties begin with, by name.
  var states: [String: ExprSyntax] = [:]
  /// The names of the types that properties are declared with, by the property.
  var propertyTypes: [String: String] = [:]
  /// The constants that are keys of strings tables by their type.
  var keys: Set<String> = []
}

/// The types of a file, gathered from their declarations and extensions.
struct ViewTypes {
  private(set) var types: [String: ViewType] = [:]
  /// The names in file order.
  private(set) var names: [String] = []
  /// The modules that the file imports.
  private(set) var imports: Set<String> = []
  private let path: String
  private let conditions: BuildConditions
  /// Deeper nested types are left out.
  private static let maximumDepth = 32

  /// The types of a file that are compiled under the conditions.
  init(_ file: SourceFileSyntax, path: String, conditions: BuildConditions) {
    (self.path, self.conditions) = (path, conditions)
    gather(file.statements)
  }

  /// The views that have a body, in file order.
  var views: [ViewType] { names.compactMap { types[$0] }.filter { $0.isView && $0.members["body"] != nil } }

  private mutating func gather(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let choice = declaration.as(IfConfigDeclSyntax.self) {
        if case .statements(let chosen) = conditions.clause(of: choice)?.elements { gather(chosen) }
      } else {
        gather(declaration, in: "", depth: 0)
      }
    }
  }

  private mutating func gather(_ declaration: DeclSyntax, in outer: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    if let module = declaration.as(ImportDeclSyntax.self) {
      imports.insert(module.path.trimmedDescription)
    } else if let (name, group) = Self.type(declaration) {
      add(group, named: outer.isEmpty ? name : "\(outer).\(name)", depth: depth)
    }
  }

  private static func type(_ declaration: DeclSyntax) -> (String, any DeclGroupSyntax)? {
    if let type = declaration.as(StructDeclSyntax.self) { return (type.name.text, type) }
    if let type = declaration.as(ClassDeclSyntax.self) { return (type.name.text, type) }
    if let type = declaration.as(EnumDeclSyntax.self) { return (type.name.text, type) }
    return declaration.as(ExtensionDeclSyntax.self).map { ($0.extendedType.trimmedDescription, $0) }
  }

  private mutating func add(_ group: any DeclGroupSyntax, named name: String, depth: Int) {
    if types[name] == nil { names.append(name) }
    var type = types[name] ?? ViewType(name: name, path: path, node: Syntax(group))
    let inherited = group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if inherited.contains(where: Self.viewProtocols.contains) { (type.isView, type.node) = (true, Syntax(group)) }
    types[name] = type
    add(group.memberBlock.members, to: name, depth: depth)
  }

  private mutating func add(_ members: MemberBlockItemListSyntax, to name: String, depth: Int) {
    for member in members {
      if let choice = member.decl.as(IfConfigDeclSyntax.self) {
        guard depth < Self.maximumDepth, case .decls(let chosen) = conditions.clause(of: choice)?.elements else {
          continue
        }
        add(chosen, to: name, depth: depth + 1)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        types[name]?.add(variable)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        if let body = function.body { types[name]?.members[function.name.text] = body.statements }
      } else {
        gather(member.decl, in: name, depth: depth + 1)
      }
    }
  }

  private static let viewProtocols: Set<String> = ["View", "SwiftUI.View"]
}

extension ViewType {
  fileprivate mutating func add(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if let statements = binding.accessorBlock?.getter { members[name] = statements }
      propertyTypes[name] = binding.typeAnnotation?.type.trimmedDescription
      guard let value = binding.initializer?.value else { continue }
      if variable.isState { states[name] = value }
      guard variable.bindingSpecifier.text == "let", !variable.modifiers.areStatic else { continue }
      constants[name] = value
      if Self.keyTypes.contains(binding.typeAnnotation?.type.trimmedDescription ?? "") { keys.insert(name) }
    }
  }

  private static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]
}

extension VariableDeclSyntax {
  /// Whether the property is marked `@State`.
  fileprivate var isState: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "State" }
  }
}

extension AccessorBlockSyntax {
  /// The statements that compute the value.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
