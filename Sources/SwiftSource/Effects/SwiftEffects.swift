internal import AuditModel
internal import SwiftSyntax

/// Gathers what the code of a Swift file does with objects: the members of its types, parameters, itself.
final class SwiftEffects: CodeVisitor {
  private var found = FileEffects()
  private var recorder: EffectsRecorder
  private var types: [String] = []
  private let locations: SourceLocations
  private let builds: [BuildConditions]
  /// What extensions of the system's classes set at loading by members of these.
  private var loadings: [(type: String, member: String, own: CodeEffects)] = []
  /// What the first parameter of a closure is, for closures that are not visited yet.
  private var givenToClosures: [SyntaxIdentifier: [String]] = [:]
  /// The constants that are called like functions, by the closures that they run.
  private var constantsOfClosures: [SyntaxIdentifier: String] = [:]

  /// The effects of a file.
  ///
  /// - Parameter builds: How the file is built.
  static func read(
    _ file: SourceFileSyntax, _ locations: SourceLocations, builds: [BuildConditions] = []
  ) -> FileEffects {
    let visitor = SwiftEffects(locations, builds)
    visitor.walk(file)
    visitor.addAttributes()
    return visitor.found
  }

  private init(_ locations: SourceLocations, _ builds: [BuildConditions]) {
    (self.locations, self.builds) = (locations, builds)
    recorder = EffectsRecorder()
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    found.classes[name, default: ClassEffects()].isDeclared = true
    found.classes[name]?.superclass = node.inheritanceClause?.inheritedTypes.first?.type.name.withoutGenerics
    return enter(name)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.name.withoutGenerics)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type.split(separator: ".").last.map(String.init) ?? type)
    return .visitChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    recorder.enter(node.name.text, node.signature.parameterClause.parameters)
    if node.modifiers.isOverride { note(override: node.name.text, at: node, node.body?.statements) }
    noteSections(node)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  /// Notes a method that gives sections titles of its own.
  private func noteSections(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard let type = types.last, labels.contains(where: SectionTitles.concern), let body = node.body,
      !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.super) })
    else { return }
    found.classes[type, default: ClassEffects()].sections.note(labels: labels)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    recorder.enter(types.last ?? "init", node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for function in node.closureConstants { note(function) }
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else {
      for binding in node.bindings {
        declare(binding.pattern, as: binding.statedType ?? binding.initializer?.value.castType)
        alias(binding.pattern, to: binding.initializer?.value)
      }
      return .visitChildren
    }
    let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    for binding in node.bindings { note(typeOf: binding) }
    recorder.enter(name, parameters: [], nil)
    for binding in node.bindings {
      let value = binding.initializer?.value ?? binding.accessorBlock?.getter?.soleExpression
      for root in value?.roots ?? [] { recorder.handOn(root) }
    }
    if node.bindings.first?.accessorBlock?.getter?.needsIdentifier == true { found.textsOfIdentifiers.insert(name) }
    // An observer, or a property that only hands on, decides nothing.
    if node.modifiers.isOverride, let getter = node.bindings.first?.accessorBlock?.getter,
      getter.soleExpression?.sourceText != "super.\(name)"
    {
      note(override: name, at: node, getter)
    }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let function = recorder.leave() else { return }
    function.add(to: &found, of: types.last)
    // What the app adds to a class of the system is set of objects that it does not declare.
    if let type = types.last, type.hasPrefix("UI") || type.hasPrefix("NS") { function.addSetter(to: &found) }
  }

  private func note(typeOf binding: PatternBindingSyntax) {
    guard let type = types.last, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let own = binding.valueType
    else { return }
    found.classes[type, default: ClassEffects()].memberTypes[name] = own
  }

  /// Notes what a member that overrides another decides of its object.
  private func note(override name: String, at node: some SyntaxProtocol, _ body: CodeBlockItemListSyntax?) {
    recorder.read([EffectsRecorder.itself, name])
    let returned = body.map { ReturnedExpressions($0, conditions: BuildConditions(platform: .iOS)).expressions } ?? []
    let sole = returned.count == 1 ? returned[0] : nil
    // A setter sets what calls of it say.
    if let property = CodeProperty(member: name), !name.hasPrefix("set") {
      var value = assignment(property.keepsValue ? sole?.withoutSelf : nil, at: node)
      if body?.needsIdentifier == true { value.expression = CodeProperty.memberOfIdentifier }
      recorder.set(property, of: [EffectsRecorder.itself], to: value)
    }
    guard let type = types.last else { return }
    found.classes[type, default: ClassEffects()].overrides.add(name, returning: sole?.sourceText)
  }

  private func leave() {
    guard let function = recorder.leave() else { return }
    function.add(to: &found, of: types.last)
    if let type = types.last, SystemTypes.contain(type), EffectsRecorder.runsAtLoading(function.name) {
      loadings += function.valuesOfMembers.map { (type, $0.member, $0.own) }
    }
  }

  /// Adds what is set by the properties that extensions of the system's classes have, as if these set it: Interface Builder lets authors
  /// give them values, which the extension uses when an object is loaded.
  private func addAttributes() {
    for loading in loadings where found.classes[loading.type]?.memberTypes[loading.member] != nil {
      found.functions[loading.member, default: []].append(FunctionEffects(own: loading.own))
    }
  }

  /// Notes a constant that is called like a function: what it gives its argument to, and the closures that it runs.
  private func note(_ constant: ClosureConstant) {
    for closure in constant.closures { constantsOfClosures[closure.id] = constant.name }
    guard !constant.functions.isEmpty else { return }
    var effects = CodeEffects()
    for function in constant.functions {
      effects.give(to: CodeEffects.Gift(call: FunctionCall(name: function, labels: ["_"]), argument: .position(0)))
    }
    found.functions[constant.name, default: []].append(
      FunctionEffects(type: types.last, parameters: [(nil, effects)]))
  }

  // MARK: Branches

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let mayBeTaken = walk(node, in: builds)
    // What runs on all systems is no branch.
    recorder.enterBranch()
    return mayBeTaken
  }
  override func visitPost(_ node: IfExprSyntax) { recorder.leaveBranch() }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enterBranch() }
  override func visitPost(_ node: SwitchExprSyntax) { recorder.leaveBranch() }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { enterBranch() }
  override func visitPost(_ node: GuardStmtSyntax) { recorder.leaveBranch() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enterBranch() }
  override func visitPost(_ node: WhileStmtSyntax) { recorder.leaveBranch() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { enterBranch() }
  override func visitPost(_ node: CatchClauseSyntax) { recorder.leaveBranch() }

  private func enterBranch() -> SyntaxVisitorContinueKind {
    recorder.enterBranch()
    return .visitChildren
  }

  // MARK: Other names

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      declare(node.pattern, as: value.as(FunctionCallExprSyntax.self)?.createdType ?? value.castType)
    }
    alias(node.pattern, to: node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    declare(node.pattern, as: node.typeAnnotation?.type.statedName)
    if let parts = node.sequence.tupleParts, let names = node.pattern.namesOfParts {
      for (name, part) in zip(names, parts) { alias(name, toRoots: part.expressions.flatMap(\.roots)) }
    } else {
      let (name, type) = node.pattern.nameAndCast
      alias(name, toRoots: node.sequence.roots.map { root in type.map { EffectsRecorder.cast(root, to: $0) } ?? root })
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var given = givenToClosures.removeValue(forKey: node.id) ?? []
    if let name = constantsOfClosures[node.id] {
      given = []
      recorder.enter(name, parameters: node.parameterNames.map { (nil, $0) }, .closure)
    }
    for (name, type) in node.parameterTypes { recorder.declare(name, as: type) }
    recorder.open(objects(of: node, given: given), isRun: node.isRunInAnyCase)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) {
    recorder.close()
    if constantsOfClosures[node.id] != nil { leave() }
  }

  /// The objects that the names of a closure mean: its first argument is one of those that are given, or its arguments are parts of these.
  private func objects(of closure: ClosureExprSyntax, given: [String]) -> [String: [String]] {
    guard let parts = closure.tupleParts else {
      return given.isEmpty ? [:] : [closure.parameterNames.first ?? "$0": given]
    }
    guard let names = closure.namesOfParts(parts.count) else {
      return [closure.parameterNames.first ?? "$0": parts.flatMap(\.expressions).flatMap(\.roots)]
    }
    return Dictionary(zip(names, parts.map { $0.expressions.flatMap(\.roots) })) { $1 }
  }

  private func declare(_ pattern: PatternSyntax, as type: String?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    recorder.declare(name, as: type)
  }

  private func alias(_ pattern: PatternSyntax, to value: ExprSyntax?) {
    let roots = value?.roots ?? []
    // Each part of a tuple may be any of what the tuple is.
    for name in pattern.namesOfParts ?? [] { alias(name, toRoots: roots) }
    alias(pattern, toRoots: roots)
  }

  private func alias(_ pattern: PatternSyntax, toRoots roots: [String]) {
    alias(pattern.soleName, toRoots: roots)
  }

  private func alias(_ name: String?, toRoots roots: [String]) {
    guard let name, !roots.isEmpty else { return }
    recorder.alias(name, roots)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    for root in node.expression?.roots ?? [] { recorder.handOn(root) }
    return .visitChildren
  }

  // MARK: Effects

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements.prefix(3))
    if elements.count == 3, elements[1].binds { bind(elements[0], at: node) }
    guard elements.count == 3, let path = assigned(elements[0]), let member = path.last else { return .visitChildren }
    if elements[1].addsOptions, let property = CodeProperty(member: member) {
      set(property, of: path.dropLast(), to: nil, at: node)
    }
    guard elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
    for root in elements[2].roots { recorder.handOn(root) }
    if elements[0].handsOn { return .visitChildren }
    if let decision = ReachDecision(member, to: elements[2].sourceText, listing: elements[2].listedNames) {
      recorder.decide(decision, at: path.dropLast())
    }
    if member == ReachDecision.itself || member == CodeProperty.memberOfLines {
      recorder.set(member, of: path.dropLast(), to: assignment(node.assignedValue, at: node))
    }
    if let property = CodeProperty(member: member) {
      // A variable of the statements around hides the object's own member.
      if elements[0].is(DeclReferenceExprSyntax.self), node.declaration(of: member) != nil { return .visitChildren }
      set(property, of: path.dropLast(), to: node.assignedValue, at: node)
      recorder.setAttributes(by: member, of: path.dropLast(), at: assignment(nil, at: node))
      if property == .enabled, CodeProperty.letsTakeTouches(member) {
        recorder.setTouches(of: path.dropLast(), to: assignment(node.assignedValue, at: node))
      }
      if property == .color {
        recorder.setColor(by: member, of: path.dropLast(), to: assignment(node.assignedValue, at: node))
      }
    } else if path.count > 1 || member == EffectsRecorder.tab {
      recorder.set(member, of: path.dropLast(), to: assignment(node.assignedValue, at: node))
    }
    return .visitChildren
  }

  /// The path of an object; behind `self` it begins with a member, even if a parameter has its name.
  private func object(_ expression: ExprSyntax) -> [String]? {
    expression.path.map { expression.isBehindSelf ? recorder.ofSelf($0) : $0 }
  }

  /// The path of what is assigned to, with that of the object before the member.
  private func assigned(_ expression: ExprSyntax) -> [String]? {
    guard let path = expression.path, let member = path.last, expression.isBehindSelf else { return expression.path }
    return recorder.ofSelf(path.dropLast()) + [member]
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = callee?.declName.baseName.text ?? node.calledExpression.ownName
    // A function without an object is the object's own.
    if let path = callee == nil ? [] : callee?.base.flatMap(object), let name { call(name, on: path, node) }
    noteReads(in: node, by: callee)
    let given = node.arguments.enumerated().map { ($0.offset, $0.element.label?.text, $0.element.expression.roots) }
    let call = name.map { self.call($0, node) }
    if let call, let type = types.last, ClassEffects.concern(call.name) {
      found.classes[type, default: ClassEffects()].note(
        call, isOwn: call.owner != nil, argument: node.arguments.first?.expression.withoutSelf.sourceText,
        isOwner: node.arguments.first { $0.label?.text == "owner" }?.expression.sourceText == EffectsRecorder.itself,
        cast: node.typeOfCast)
    }
    for (position, label, roots) in given {
      for root in roots {
        let argument = label.map(CodeEffects.Argument.label) ?? .position(position)
        if let call { recorder.give(root, to: CodeEffects.Gift(call: call, argument: argument)) }
      }
    }
    let objects = (callee?.base?.roots ?? []) + given.flatMap(\.2)
    for closure in node.closures where !objects.isEmpty { givenToClosures[closure.id] = objects }
    return .visitChildren
  }

  /// Notes the members that are read to call a function, or to give them to it: `button.rx.tap.bind(to: next)`.
  private func noteReads(in node: FunctionCallExprSyntax, by callee: MemberAccessExprSyntax?) {
    let members = [callee?.base].compactMap(\.self) + node.arguments.lazy.map(\.expression)
    for path in members.lazy.compactMap({ $0.is(MemberAccessExprSyntax.self) ? $0.path : nil }) where path.count > 1 {
      recorder.read(path)
    }
    guard node.calledExpression.symbol.map(Self.binding.contains) == true else { return }
    for argument in node.arguments { bind(argument.expression, at: node) }
  }

  /// Notes that a stream of a library for reactive code sets a property: `name.bind(to: label.rx.text)`,
  /// `button.reactive.title(for: .normal) <~ name`.
  private func bind(_ target: ExprSyntax, at node: some SyntaxProtocol) {
    let called = target.as(FunctionCallExprSyntax.self)?.calledExpression ?? target
    guard let path = called.path, path.count > 2, let member = path.last,
      ControlParts.reactive.contains(path[path.count - 2]),
      let property = CodeProperty(member: member)
    else { return }
    set(property, of: path.dropLast(2), to: nil, at: node)
  }

  /// The methods by which RxCocoa's and ReactiveCocoa's streams set properties.
  private static let binding: Set<String> = ["bind", "drive", "emit"]

  private func call(_ name: String, on path: [String], _ node: FunctionCallExprSyntax) {
    if name == "constraint", let anchor = path.last, CodeProperty.lengths.contains(anchor) {
      return set(.size, of: path.dropLast(), to: nil, at: node)
    }
    guard CodeProperty.isSet(byMethod: name), let property = CodeProperty(member: name) else {
      if let known = CodeProperty.isSet(byNameOf: name, on: path) {
        recorder.set(known.property, of: known.path, to: assignment(nil, at: node).with(known.value))
      }
      if let gesture = node.addedGesture { recorder.recognize(gesture, at: path) }
      if let member = ControlParts.setters[name] {
        recorder.set(member, of: path, to: assignment(node.arguments.first?.expression, at: node))
      }
      return recorder.call(call(name, node), on: path)
    }
    if node.calledExpression.handsOn { return }
    let path = node.segment(ofControlAt: path) ?? path
    set(property, of: path[...], to: node.arguments.first?.expression, at: node)
    recorder.setAttributes(by: name, of: path, at: assignment(nil, at: node))
    guard property == .color else { return }
    let state = node.arguments.first { $0.label?.text == "for" }?.expression.symbol
    recorder.setColor(by: name, state: state, of: path, to: assignment(node.arguments.first?.expression, at: node))
  }

  /// The call of a function; one without an object is of the type's own, and so is one of `self`.
  private func call(_ name: String, _ node: FunctionCallExprSyntax) -> FunctionCall {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    let isOwn = callee.map { $0.base?.path == [EffectsRecorder.itself] } ?? true
    return FunctionCall(
      name: name, labels: node.arguments.map { $0.label?.text ?? "_" },
      closures: (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count,
      owner: isOwn ? types.last : nil)
  }

  private func set(
    _ property: CodeProperty, of path: ArraySlice<String>, to value: ExprSyntax?, at node: some SyntaxProtocol
  ) {
    let kept = property.keepsValue ? value?.meantText : nil
    recorder.set(property, of: path, to: assignment(kept, at: node))
  }

  private func assignment(_ value: ExprSyntax?, at node: some SyntaxProtocol) -> CodeEffects.Assignment {
    let isShort = value.map { $0.totalLength.utf8Length <= Self.maximumLength } ?? false
    return CodeEffects.Assignment(
      expression: isShort ? value?.sourceText : value?.brief, type: types.joined(separator: "."),
      location: locations.location(of: node))
  }

  /// Longer expressions are not texts with known words.
  private static let maximumLength = 400
}
