internal import AuditModel
internal import SwiftSyntax
internal import Utilities

/// Walks through a file once and notes the calls that may make controls, their names, and what is done with these.
final class ControlGatherer: CodeVisitor {
  /// What was found.
  var found: FileControls
  /// The types around, the innermost last; the first is the file itself.
  private var types = [TypeAround(name: "")]
  /// The properties whose values are being read.
  private var openProperties: Set<SyntaxIdentifier> = []
  /// How many local names were declared.
  private var locals = 0
  /// The types that implicit members mean, by the call: `.init(…)`.
  var expected: [SyntaxIdentifier: String] = [:]
  /// What closures that are called at once return, by the closure.
  var results: [SyntaxIdentifier: [ControlName]] = [:]
  /// The constants that are called like functions, by the closures that they run.
  var constantsOfClosures: [SyntaxIdentifier: String] = [:]
  /// The local names of configurations of cells' contents.
  var contentConfigurations: Set<ControlName> = []
  /// The lists of fields of the alerts to which fields were added.
  var alertsWithFields: Set<ControlName> = []
  /// The arguments of closures whose types the code does not state.
  var untypedArguments: Set<ControlName> = []
  /// The types of local names and parameters, as far as they are stated.
  var localTypes: [ControlName: String] = [:]

  /// Whether the file may have a `typealias`.
  let hasAliases: Bool
  /// How the file is built.
  private let builds: [BuildConditions]

  /// A type around, with what is inside it on the way.
  private struct TypeAround {
    var name: String
    /// The types of the properties, as far as they are stated where the type or its extension is.
    var properties: [String: String] = [:]
    /// The first type from which it says that it inherits.
    var superclass: String?
    var functions: [FunctionAround] = []
    /// The names that are declared around, the innermost last.
    var names: [(name: String, control: ControlName)] = []
    /// How many of them are outside each scope around.
    var scopes: [Int] = []
  }

  /// A function around.
  private struct FunctionAround {
    /// The function; nil for a closure.
    var function: ControlFunction?
    /// What its result is called.
    var results: [ControlName] = []
    /// The type of the result, or of the items of a list of results; nil if none is stated.
    var type: String?

    var name: String? { function?.name }
  }

  /// Searches a file.
  init(in file: SourceFileSyntax, _ locations: SourceLocations, builds: [BuildConditions] = []) {
    self.builds = builds
    found = FileControls(file, locations)
    hasAliases = locations.bytes.hasBytes("typealias")
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  // MARK: What is around

  private var around: TypeAround {
    _read { yield types[types.count - 1] }
    _modify { yield &types[types.count - 1] }
  }
  var type: String { around.name }
  /// The first type from which that one says that it inherits.
  var superclass: String? { around.superclass }
  /// The types of the properties of the type around, as far as they are stated.
  var properties: [String: String] { around.properties }
  /// The functions, computed properties and closures around, within the type.
  private var functions: [FunctionAround] { around.functions }
  /// The function around; nil in none, or in a closure.
  var functionAround: ControlFunction? { functions.last?.function }
  /// The type and the member around.
  var place: ControlPlace {
    ControlPlace(type: type, member: functions.lazy.compactMap(\.name).first ?? "")
  }

  /// The names of `self`: that of the type, and that in functions of the name.
  var selfNames: [ControlName] {
    [ControlName(owner: .type(type))]
      + functions.compactMap(\.function).map { ControlName(owner: .function($0), path: "self") }
  }

  /// What a function of an extension of the system's class calls without naming it: the object on which the function was called.
  var selfNamesInExtension: [ControlName] {
    SystemTypes.contain(type) ? selfNames.filter(\.isOfFunction) : []
  }

  /// What a name means that is declared around; nil for a member of the type.
  func local(_ name: String) -> ControlName? { around.names.last { $0.name == name }?.control }

  /// What a name means that the innermost block around declares; nil for any other name.
  func localOfScope(_ name: String) -> ControlName? {
    around.names[(around.scopes.last ?? 0)...].last { $0.name == name && !$0.control.isOfFunction }?.control
  }

  func newLocal(_ name: String) -> ControlName {
    locals += 1
    let local = ControlName(owner: .local(file: found.locations.file, number: locals))
    declare(name, as: local)
    return local
  }

  private func declare(_ name: String, as local: ControlName) { around.names.append((name, local)) }

  private func enterScope() -> SyntaxVisitorContinueKind {
    around.scopes.append(around.names.count)
    return .visitChildren
  }

  private func leaveScope() { around.names.removeSubrange(around.scopes.removeLast()...) }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

  private func enter(_ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if group.isPreview { return .skipChildren }
    let own = group.typeName ?? ""
    let isNested = !group.is(ExtensionDeclSyntax.self) && !type.isEmpty
    let name = isNested ? "\(type).\(own)" : own
    found.typeNames[name.lastTypeName, default: []].insert(name)
    if !group.is(ExtensionDeclSyntax.self) { found.declaredTypes.insert(name.lastTypeName) }
    let classes = group.inheritanceClause?.inheritedTypes.map(\.type.name.withoutGenerics) ?? []
    if !classes.isEmpty { found.inherited[name.shortTypeName, default: []] += classes }
    types.append(TypeAround(name: name, properties: group.typesOfProperties, superclass: classes.first))
    return .visitChildren
  }

  private func leave(_ group: some DeclGroupSyntax) { if !group.isPreview { types.removeLast() } }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }

  /// The type that a declaration states, or that of the items if it states a list.
  private func meant(by stated: TypeSyntax) -> String {
    let item = stated.as(ArrayTypeSyntax.self)?.element ?? stated
    let name = item.statedName
    return name == "Self" ? type : name
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.withoutBackticks
    if node.modifiers.contains(where: { $0.name.reads("override") }) {
      found.overrides.append(ControlName(owner: .type(type), path: "\(name)()"))
    }
    if let body = node.body?.statements { noteSpoken(name, body) }
    if let label = node.labelOfSectionTitle, let body = node.body?.statements {
      noteTitles(body, areOfHeaders: label == ShownText.titleOfHeader)
    }
    if node.runsOnlyByCalls { found.functionsOfCode.insert(name) }
    if node.attributes.areOfAction {
      found.actions.insert(name + node.signature.parameterClause.parameters.labels)
    }
    enter(
      name, node.signature.parameterClause.parameters, node.body?.statements,
      type: node.signature.returnClause.map { meant(by: $0.type) })
    if let maker = ControlParts.makers[name] {
      let updated = node.function(of: type).parameter(0)
      found.alias(ControlSource(names: [ControlName(owner: .type(type), path: "\(maker)()")]), as: [updated])
    }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    found.initializers.append(DeclaredInitializer(node, of: type, found.locations))
    enter(type.lastTypeName, node.signature.parameterClause.parameters, nil)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction() }

  private func enter(
    _ name: String, _ parameters: FunctionParameterListSyntax, _ body: CodeBlockItemListSyntax?,
    type result: String? = nil
  ) {
    let function = ControlFunction(name, parameters, of: type)
    found.functions.insert(name)
    found.signatures[function] = FunctionSignature(parameters)
    if parameters.contains(where: \.takesText) { found.functionsOfTexts.insert(name) }
    let results = [ControlName(owner: .type(type), path: "\(name)()")]
    enter(FunctionAround(function: function, results: results, type: result), body)
    for (index, parameter) in parameters.enumerated() {
      let own = function.parameter(index)
      declare((parameter.secondName ?? parameter.firstName).text.withoutBackticks, as: own)
      localTypes[own] = parameter.type.statedNameOfValues
    }
  }

  private func enter(_ function: FunctionAround, _ body: CodeBlockItemListSyntax?) {
    around.functions.append(function)
    _ = enterScope()
    if let body, body.count == 1, case .expr(let result) = body.first?.item { give(result) }
  }

  private func leaveFunction() {
    around.functions.removeLast()
    leaveScope()
  }

  /// Notes what the function around returns.
  private func give(_ result: ExprSyntax) {
    guard let function = functions.last, !function.results.isEmpty else { return }
    let source = source(of: result, as: function.results, expecting: function.type)
    found.alias(source, as: function.results)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let result = node.expression { give(result) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for constant in node.closureConstants { note(constant) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let constant = constantsOfClosures[node.id].map { ControlFunction(closure: $0, of: type) }
    enter(FunctionAround(function: constant, results: results[node.id] ?? []), node.statements)
    let names = node.parameterNames
    if let constant {
      let arguments = names.indices.map { ControlName(owner: .function(constant), path: "_\($0)") }
      for (name, argument) in zip(names, arguments) { declare(name, as: argument) }
      found.alias(node.subjects.reduce(ControlSource()) { $0 + source(of: $1) }, as: Array(arguments.prefix(1)))
      return .visitChildren
    }
    if let parts = node.tupleParts, let names = node.namesOfParts(parts.count) {
      for (name, part) in zip(names, parts) { found.alias(source(of: part), as: [newLocal(name)]) }
      return .visitChildren
    }
    guard let first = names.first else { return .visitChildren }
    for name in names.dropFirst() { _ = newLocal(name) }
    let subject = newLocal(first)
    localTypes[subject] = node.parameterTypes.first?.type ?? node.typeOfRegistered
    if localTypes[subject] == nil, node.madeSubject == nil { untypedArguments.insert(subject) }
    let given = node.madeSubject ?? node.subjects.reduce(ControlSource()) { $0 + source(of: $1) }
    found.alias(given, as: [subject])
    for part in node.tupleParts ?? [] { found.alias(source(of: part), as: part.names.map(subject.member)) }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { leaveFunction() }

  // MARK: Scopes

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterScope() }
  override func visitPost(_ node: CodeBlockSyntax) { leaveScope() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    _ = enterScope()
    return walk(node, in: builds)
  }
  override func visitPost(_ node: IfExprSyntax) { leaveScope() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterScope() }
  override func visitPost(_ node: SwitchCaseSyntax) { leaveScope() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    _ = enterScope()
    let parts = node.sequence.tupleParts ?? []
    for (name, part) in zip(node.pattern.namesOfParts ?? [], parts) {
      if let name { found.alias(source(of: part), as: [newLocal(name)]) }
    }
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    let (source, local) = (source(of: node.sequence), newLocal(name))
    found.alias(source, as: [local])
    for part in parts { found.alias(self.source(of: part), as: part.names.map(local.member)) }
    return .visitChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { leaveScope() }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    let source = node.initializer.map { self.source(of: $0.value) } ?? ControlSource(names: path([name]))
    let type = statedType(
      of: node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))))
    let local = newLocal(name)
    localTypes[local] = type
    found.alias(source, as: [local])
    return .visitChildren
  }

  // MARK: Names

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let names = node.pattern.namesOfParts, let value = node.initializer?.value { declare(names, asPartsOf: value) }
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
      return .visitChildren
    }
    let isProperty = functions.isEmpty && types.count > 1
    let own = ControlName(owner: .type(type), path: name)
    if isProperty {
      found.properties.insert(own)
      if node.mayBeOptional { found.optionals.insert(own) }
      if let value = node.valueOfLayout { found.constants[own] = value }
      if node.settableText != nil { noteSetter(of: name) }
    }
    let annotation = node.typeAnnotation.map { meant(by: $0.type) }
    if let getter = node.accessorBlock?.getter { return enter(getter, of: own, type: annotation) }
    guard let value = node.initializer?.value else {
      if !isProperty { localTypes[newLocal(name)] = node.statedType }
      return .visitChildren
    }
    if isProperty {
      // What makes the value of a property is its own member.
      around.functions.append(FunctionAround(function: ControlFunction(property: name)))
      openProperties.insert(node.id)
      found.alias(source(of: value, as: [own], expecting: annotation), as: [own])
      noteItems(of: value, in: [own], expecting: annotation)
    } else {
      let before = source(of: value, expecting: annotation)
      let type = node.statedType ?? statedType(of: value)
      let local = newLocal(name)
      localTypes[local] = type
      if value.makesContentConfiguration { contentConfigurations.insert(local) }
      found.alias(before + source(of: value, as: [local], expecting: annotation), as: [local])
      noteItems(of: value, in: [local], expecting: annotation)
    }
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    guard node.pattern.is(IdentifierPatternSyntax.self) else { return }
    let isComputed = node.accessorBlock?.getter != nil
    if isComputed {
      leaveFunction()
    } else if openProperties.remove(node.id) != nil {
      around.functions.removeLast()
    }
  }

  /// A computed property: its result has the property's name; what it overrides counts as a change of the type itself.
  private func enter(
    _ getter: CodeBlockItemListSyntax, of property: ControlName, type: String?
  ) -> SyntaxVisitorContinueKind {
    let name = property.lastName ?? ""
    noteSpoken(name, getter)
    enter(FunctionAround(function: ControlFunction(property: name), results: [property], type: type), getter)
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    guard let key = node.key.plainString else { return .visitChildren }
    found.alias(source(of: node.value), as: [.value(forKey: key, inDictionariesOf: type)])
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count > 2, parts[1].is(AssignmentExprSyntax.self) {
      assign(Array(parts[2...]), to: parts[0], at: node)
    } else if parts.count > 2, parts[1].addsOptions, let names = parts[0].memberNames {
      let options = ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(parts[2...])))
      change(names + ["insert"], .set([parts.count == 3 ? parts[2] : options]), at: Syntax(node))
    } else if parts.contains(where: \.isUnknownOperator) {
      for part in parts { use(part, of: "an operator", at: Syntax(node)) }
      if parts.count > 2, let target = parts[0].memberNames, let member = target.last, target.count > 1 {
        add(
          member, .set([]), at: Syntax(node), to: path(target.dropLast().filter { !ControlParts.reactive.contains($0) })
        )
      }
    }
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(ClosureExprSyntax.self) == nil else { return .visitChildren }
    if node.makesStatusItem {
      add(node, of: ControlTypes.statusItem)
    } else if let type = node.createdType ?? expected[node.id] ?? node.impliedType {
      add(node, of: type)
      if LayoutCalls.isLayout(node, ofType: type) { layout(node, type) }
      if node.arguments.contains(where: { $0.label?.text == "frame" && $0.expression.isRectangle }) {
        layout(node, "frame")
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      case let subject = source(of: base), !subject.creations.isEmpty, node.addingMethod == nil
    {
      let names = subject.creations.map { ControlName(owner: .creation($0)) }
      add(member.declName.baseName.text, .call(node), at: Syntax(node), to: names)
      if LayoutCalls.isLayout(member.declName.baseName.text) { layout(node, member.declName.baseName.text) }
      give(node.arguments, to: ControlCall(member.declName.baseName.text, node, on: receiver(of: node)), at: node)
    } else if let type = typeOfInitializer(calledBy: node.calledExpression) {
      give(node.arguments, to: ControlCall(type.lastTypeName, node, on: type), at: node)
    } else if let names = node.calledExpression.memberNames, let method = names.last {
      if let added = node.addingMethod {
        add(node, of: added)
      } else if node.addsField {
        add(node, of: "\(method)(configurationHandler:)")
      }
      if node.addsField { noteField(node, ofAlertAt: Array(names.dropLast())) }
      call(node, names, method)
      if LayoutCalls.isLayout(method) { layout(node, method) }
      if LayoutCalls.activating.contains(method) { layOutHelpers(in: node.arguments) }
    } else if let method = node.implicitFunction {
      give(node.arguments, to: ControlCall(method, node, on: nil), at: node)
    }
    return .visitChildren
  }
}
