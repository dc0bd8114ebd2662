internal import SwiftSyntax

/// A type with what its body may refer to.
struct ViewType: Sendable {
  /// The name, with those of the types around it.
  var name: String
  /// The locations in the file that declares it, or extends it.
  var locations: SourceLocations
  /// Where the type, or the extension with its body, is declared.
  var node: Syntax
  /// Whether the file declares the type, rather than only extending it.
  var isDeclared = false
  /// Whether other files cannot refer to it.
  var isPrivate = false
  /// What the type says that it is; nil if it is nothing that has a body of views.
  var role: Role?
  /// The statements of computed properties and functions, by name.
  var members: [String: ViewMember] = [:]
  /// The values of constants, by name; not those of the type itself.
  var constants: [String: ExprSyntax] = [:]
  /// The values of constants of the type itself, by name.
  var statics: [String: ExprSyntax] = [:]
  /// The values that states, published properties and objects of a view begin with, by name.
  var states: [String: ExprSyntax] = [:]
  /// The properties that say what has the focus.
  var focusStates: Set<String> = []
  /// The properties that say how much room there is, with what the environment calls it: size classes, and the size of texts.
  var roomProperties: [String: String] = [:]
  /// The properties that follow the content size, by name.
  var metrics: [String: ScaledMetric] = [:]
  /// The names of the types that properties are declared with, by the property.
  var propertyTypes: [String: String] = [:]
  /// The constants that are keys of strings tables by their type.
  var keys: Set<String> = []
  /// The properties that the type's own initializer takes, in file order.
  var properties: [ViewArguments.Parameter] = []
  /// The initializers that are declared.
  var initializers: [ViewInitializer] = []
}

/// A property that follows the content size: `@ScaledMetric(relativeTo: .title) var side = 20`.
struct ScaledMetric: Sendable {
  /// The length at the content size `large`.
  var value: ExprSyntax
  /// The text style that it follows; nil is `body`.
  var style: ExprSyntax?
}

extension ViewType {
  /// What a type with a body of views is.
  enum Role: Sendable {
    /// A view.
    case view
    /// Items of a toolbar.
    case toolbarContent
    /// A change of another view.
    case modifier
    /// What an app, its scenes and menus consist of.
    case part
    /// An arrangement of the views in a closure.
    case layout
  }

  /// The protocols of SwiftUI with a body of views.
  static let roles: [String: Role] = [
    "View": .view, "SwiftUI.View": .view, "ViewModifier": .modifier,
    "ToolbarContent": .toolbarContent, "CustomizableToolbarContent": .toolbarContent, "Commands": .part, "Scene": .part,
    "App": .part,
    "ControlWidget": .part, "Layout": .layout, "SwiftUI.Layout": .layout,
  ]

  /// The views of SwiftUI, by the names that apps extend with modifiers of their own.
  static let extended = ["View", "SwiftUI.View", "Text", "Image", "Button", "Label", "Toggle", "Alert", "ActionSheet"]

  /// Whether its values are objects, which others may change.
  var isClass: Bool { node.is(ClassDeclSyntax.self) || node.is(ActorDeclSyntax.self) }

  /// Whether it is a view with a body.
  var isView: Bool { role == .view }

  /// Whether it is a style of the app's, which makes a body of what it is given.
  var isStyle: Bool { members["makeBody"] != nil }

  /// Whether nothing shows what it has but code that names it.
  var isShownByName: Bool { isStyle || role == .view || role == .modifier || role == .toolbarContent }

  /// Whether other modules can refer to it.
  var isPublic: Bool {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { Self.publicLevels.contains($0.name.text) }
      ?? false
  }

  /// Whether a program starts with it.
  var isEntry: Bool {
    node.asProtocol((any WithAttributesSyntax).self)?.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.reads("main") == true
    } ?? false
  }

  private static let publicLevels: Set<String> = ["public", "open", "package"]

  /// Whether it is what a style of buttons draws, of which it has the configuration.
  var isOfButtonStyle: Bool {
    let outer = name.split(separator: ".").dropLast().last.map(String.init) ?? ""
    return propertyTypes.values.contains { type in
      type.hasSuffix("ButtonStyleConfiguration") || type.hasSuffix("ButtonStyle.Configuration")
        || type == "Configuration" && outer.hasSuffix("ButtonStyle")
    }
  }

  /// Whether its body is shown where a call makes a value of it.
  var showsBody: Bool { role == .view || role == .toolbarContent }

  /// The type with the members that extensions in other files add.
  func adding(_ extensions: [ViewType]) -> ViewType {
    var type = self
    for other in extensions {
      type.members.merge(other.members) { $0.overloaded(by: $1) }
      type.constants.merge(other.constants) { own, _ in own }
      type.keys.formUnion(other.keys)
      type.initializers += other.initializers
    }
    return type
  }
}

/// The types of a file, gathered from their declarations and extensions.
struct ViewTypes: Sendable {
  private(set) var types: [String: ViewType] = [:]
  /// What the file declares outside types, as the members of a type without a name.
  private(set) var outside: ViewType
  /// The names in file order.
  private(set) var names: [String] = []
  /// The modules that the file imports.
  private(set) var imports: Set<String> = []
  private let locations: SourceLocations
  private let conditions: BuildConditions
  /// Deeper nested types are left out.
  private static let maximumDepth = 32

  /// The types of a file that are compiled under the conditions.
  init(_ file: SourceFileSyntax, locations: SourceLocations, conditions: BuildConditions) {
    (self.locations, self.conditions) = (locations, conditions)
    outside = ViewType(name: "", locations: locations, node: Syntax(file))
    gather(file.statements)
  }

  /// The views, and parts of views, that have a body, in file order.
  var views: [ViewType] { names.compactMap { types[$0] }.filter { $0.role != nil && $0.members["body"] != nil } }

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
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let module): imports.insert(module.path.sourceText)
    // Those of types are gathered with their other members.
    case .functionDecl(let function): outside.add(function)
    case .variableDecl(let variable): outside.add(variable)
    default:
      guard let (name, group) = Self.type(declaration), !group.isPreview else { return }
      add(group, named: outer.isEmpty ? name : "\(outer).\(name)", depth: depth)
    }
  }

  private static func type(_ declaration: DeclSyntax) -> (String, any DeclGroupSyntax)? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): (type.name.text, type)
    case .classDecl(let type): (type.name.text, type)
    case .enumDecl(let type): (type.name.text, type)
    case .extensionDecl(let type): (type.extendedType.sourceText, type)
    default: nil
    }
  }

  private mutating func add(_ group: any DeclGroupSyntax, named name: String, depth: Int) {
    if types[name] == nil { names.append(name) }
    var type = types[name] ?? ViewType(name: name, locations: locations, node: Syntax(group))
    let inherited = group.inheritanceClause?.inheritedTypes.map { $0.type.sourceText } ?? []
    if let role = inherited.lazy.compactMap({ ViewType.roles[$0] }).first {
      (type.role, type.node) = (role, Syntax(group))
    }
    if !group.is(ExtensionDeclSyntax.self) { (type.isDeclared, type.isPrivate) = (true, group.modifiers.arePrivate) }
    types[name] = type
    add(group.memberBlock.members, of: group, to: name, depth: depth)
    // A view by a protocol of the app that refines `View`.
    if types[name]?.isDeclared == true, types[name]?.role == nil, types[name]?.members["body"]?.isView == true {
      types[name]?.role = .view
    }
  }

  private mutating func add(
    _ members: MemberBlockItemListSyntax, of group: any DeclGroupSyntax, to name: String, depth: Int
  ) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .ifConfigDecl(let choice):
        guard depth < Self.maximumDepth, case .decls(let chosen) = conditions.clause(of: choice)?.elements else {
          continue
        }
        add(chosen, of: group, to: name, depth: depth + 1)
      case .variableDecl(let variable): types[name]?.add(variable)
      case .functionDecl(let function): types[name]?.add(function)
      case .initializerDecl(let initializer): types[name]?.add(initializer, in: group)
      default: gather(member.decl, in: name, depth: depth + 1)
      }
    }
  }
}

extension ViewType {
  fileprivate mutating func add(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
        continue
      }
      let annotation = binding.typeAnnotation?.type
      if let statements = binding.accessorBlock?.getter {
        members[name] = ViewMember(
          statements: statements, locations: locations,
          isView: annotation.map { $0.isView || $0.isChanged(of: self.name) } ?? false, result: annotation?.name,
          hasBars: name == "body" && statements.hasBars, isPrivate: variable.modifiers.arePrivate)
      }
      propertyTypes[name] = annotation?.name ?? binding.initializer?.value.madeType
      metrics[name] = variable.metric(of: binding)
      if variable.isFocusState { focusStates.insert(name) }
      roomProperties[name] = variable.roomPath
      if let property = ViewArguments.Parameter(binding, of: variable) { properties.append(property) }
      guard let value = binding.initializer?.value else { continue }
      if variable.isState { states[name] = value }
      guard variable.bindingSpecifier.reads("let") else { continue }
      guard !variable.modifiers.areStatic else {
        statics[name] = value
        continue
      }
      constants[name] = value
      if annotation?.name.isKeyType == true { keys.insert(name) }
    }
  }

  fileprivate mutating func add(_ function: FunctionDeclSyntax) {
    guard let body = function.body else { return }
    let result = function.signature.returnClause?.type
    let member = ViewMember(
      statements: body.statements, locations: locations,
      isView: result.map { $0.isView || $0.isChanged(of: self.name) } ?? false, result: result?.name,
      parameters: function.signature.parameterClause.parameters.map(ViewArguments.Parameter.init), node: function.id,
      isPrivate: function.modifiers.arePrivate)
    let name = function.name.text.withoutBackticks
    members[name] = members[name]?.overloaded(by: member) ?? member
  }

  fileprivate mutating func add(_ initializer: InitializerDeclSyntax, in group: any DeclGroupSyntax) {
    initializers.append(
      ViewInitializer(
        parameters: initializer.signature.parameterClause.parameters.map(ViewArguments.Parameter.init),
        locations: locations, node: initializer.id,
        statements: initializer.body?.statements,
        delegate: initializer.body?.statements.lazy.compactMap(\.delegation).first,
        isDisfavored: initializer.attributes.sourceText.contains("@_disfavoredOverload"),
        isOfExtension: group.is(ExtensionDeclSyntax.self),
        isPrivate: initializer.modifiers.arePrivate || group.modifiers.arePrivate))
  }
}

extension AccessorBlockSyntax {
  /// The statements that compute the value.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list): list.first { $0.accessorSpecifier.reads("get") }?.body?.statements
    }
  }
}
