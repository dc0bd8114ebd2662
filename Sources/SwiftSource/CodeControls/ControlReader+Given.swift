internal import AuditModel
internal import SwiftSyntax

// What calls give to the functions and initializers of the app that make or change controls.
extension ControlReader {
  // MARK: Initializers

  /// The initializers of the app that a call runs, one after the other: that of the control's class, and those to which it hands on what
  /// it is given; none if the call runs one of UIKit's or AppKit's.
  func initializers(runBy creation: ControlCreation, _ classes: [String]) -> [RunInitializer] {
    guard creation.function == "init", around.isEmpty else { return [] }
    var run: [RunInitializer] = []
    var (call, scope) = (creation.call, self.scope(creation.place, locations))
    var types = classes + [controls.frameworkClass(of: creation.type)]
    while run.count < Self.maximumInitializers, let next = initializer(calledBy: call, of: types, after: run) {
      var inner = self.scope(ControlPlace(type: next.type, member: ""), next.locations)
      inner.give(call, in: scope, to: next.parameters, of: next.node.id)
      run.append(RunInitializer(initializer: next, scope: inner))
      guard let delegation = next.delegation else { break }
      (call, scope) = (delegation, inner)
      let own = types.firstIndex { $0.lastTypeName == next.type.lastTypeName } ?? types.startIndex
      types = Array(types[(next.callsSuper ? own + 1 : own)...])
    }
    return run
  }

  /// The initializer of the first of some classes that a call means.
  private func initializer(
    calledBy call: FunctionCallExprSyntax, of types: [String], after run: [RunInitializer]
  ) -> DeclaredInitializer? {
    types.lazy.flatMap { controls.initializers[$0.lastTypeName] ?? [] }.first { initializer in
      // One without arguments is the framework's, unless a class of the app has it.
      let isOfFramework = initializer.type.lastTypeName == types.last?.lastTypeName
      return !(call.arguments.isEmpty && isOfFramework) && initializer.isCalled(by: call)
        && !initializer.contains(call, in: run.last?.initializer.locations ?? locations)
        && !run.contains { $0.initializer.node.id == initializer.node.id }
    }
  }

  /// More initializers that hand on to each other are not followed.
  private static let maximumInitializers = 6

  /// Whether a change of a class's own values may be one of those that make the control: not one by an initializer beside that which runs.
  func mayRun(_ known: ModuleControls.Change) -> Bool {
    guard !run.isEmpty, let around = known.change.node.initializerAround else { return true }
    let type = known.change.place.type.lastTypeName
    let own = run.filter { $0.initializer.type.lastTypeName == type }
    return own.isEmpty || own.contains { $0.initializer.node.id == around.id }
  }

  /// Whether the class of a control has an initializer with a parameter of some label that sets a member itself: what it sets counts, and
  /// not the label of what it is given.
  func isSet(_ member: String, byInitializerTaking label: String, of creation: ControlCreation) -> Bool {
    let names = [member, "set\(member.prefix(1).uppercased())\(member.dropFirst())"]
    let classes = creation.function == "init" ? controls.form(of: creation.type)?.classes ?? [] : []
    return classes.lazy.flatMap { controls.changes(ofClass: $0) }.contains { known in
      known.isCertain && names.contains(known.change.member)
        && known.change.node.initializerAround?.takes(label) == true
    }
  }

  /// What the last of the app's initializers hands on to the framework's, and what it changes of a control whose class is not the app's;
  /// returns the members that it sets.
  func applyDelegation(of creation: ControlCreation, to draft: inout ControlDraft) -> Set<String> {
    guard let last = run.last, let delegation = last.initializer.delegation else { return [] }
    let type = controls.frameworkClass(of: creation.type)
    var members: Set<String> = []
    for argument in delegation.arguments {
      guard let label = argument.label?.text else { continue }
      let value = ControlValue(argument.expression, in: last.scope, with: self)
      if let other = ControlArguments.others[label] { draft.change { other(value, &$0) } }
      guard let member = ControlArguments.member(label, of: type), let role = ControlMembers.set[member] else {
        continue
      }
      members.insert(member)
      draft.set(role, values(argument.expression, for: role, in: last.scope))
    }
    guard last.initializer.type.lastTypeName == type else { return members }
    let own = controls.changes(ofClass: type).filter { last.initializer.contains($0.change.node, in: $0.locations) }
    apply(own, of: creation, to: &draft)
    return members
  }

  /// The actions that an initializer of the app adds to an alert.
  func actions(of initializer: RunInitializer, in creation: ControlCreation) -> [Element] {
    var inner = self
    (inner.locations, inner.around) = (initializer.initializer.locations, [initializer])
    return controls.creations(in: initializer.initializer).compactMap { action in
      guard controls.form(of: action.type)?.form.isPresented == true, var element = inner.element(action) else {
        return nil
      }
      element.location = locations.location(of: creation.call)
      return element
    }
  }

  // MARK: Functions

  /// Lets the parameters of the function that makes the control mean what its call gives, if an expression is in that function; texts are
  /// followed through several calls instead.
  func give(to scope: inout ViewScope, around expression: ExprSyntax) {
    guard let use = creation?.use, let declaration = CalledDeclaration(around: expression, in: scope.type.name),
      declaration.function == use.function
    else { return }
    scope.give(use.call, in: self.scope(use.call.place, use.call.locations), to: declaration)
  }

  /// The values of an expression: if a text is made of what calls give to the function around, one for each text that they give, and
  /// the expression itself if some give what is not known.
  func values(_ expression: ExprSyntax, for role: ControlMembers.Role, in scope: ViewScope) -> [ControlValue] {
    let plain = ControlValue(expression, in: scope, with: self)
    guard role.isText, !plain.reading.expressions.isEmpty else { return [plain] }
    if let values = listedValues(plain.expression, for: role, in: scope) { return values }
    guard let function = CalledDeclaration(around: plain.expression, in: scope.type.name),
      function.gives(to: plain.expression),
      !function.changesGivenControl(at: expression, isOfFramework: isOfFramework(scope.type.name))
        || makesControl(function) || controls.givenTexts.calls(of: function.function).contains(where: isOfControl)
    else { return [plain] }
    let mayBeLeftOut = function.asks(before: expression)
    var known: [ControlValue] = []
    var texts: Set<LocalizableText> = []
    var unknown: ControlValue?
    let scopes = scopes(givenTo: function, as: scope, open: [function.function])
    if scopes.isEmpty, isOfOwnClass(function) { return [] }
    for inner in scopes.prefix(Self.maximumTexts) {
      let value = ControlValue(expression, in: inner, with: self)
      guard let text = value.reading.text, text.expression == nil, !mayBeLeftOut || !text.isBlank else {
        if !value.expression.isNil { unknown = unknown ?? value }
        continue
      }
      if texts.insert(text).inserted { known.append(value) }
    }
    let isOfCall = makesControl(function)
    if unknown == nil, isOfCall || !known.isEmpty, scopes.count <= Self.maximumTexts { return known }
    // What is given to the control alone is what it shows.
    return known + [isOfCall || isOfOwnClass(function) ? unknown ?? plain : plain]
  }

  /// The values of an expression for each value of a list that is written; nil if the code around it runs for no such list, or if no words
  /// are known of one of them.
  private func listedValues(
    _ expression: ExprSyntax, for role: ControlMembers.Role, in scope: ViewScope
  ) -> [ControlValue]? {
    let scopes = scopes(ofListAround: expression, in: scope)
    let values = scopes?.flatMap { self.values(expression, for: role, in: $0) } ?? []
    let areKnown = values.allSatisfy { $0.reading.text.map { $0.expression == nil } ?? false }
    return values.isEmpty || !areKnown ? nil : Array(values.prefix(Self.maximumTexts))
  }

  /// What names mean in a function for each of the calls that may give it texts; calls in functions that hand on what they are given
  /// themselves count for each call of these.
  ///
  /// If some of the calls are done to the control, or give it, only these count: others are about other controls. So are all others of a
  /// function of the control's own class.
  ///
  /// - Parameter open: The functions that are followed, so that recursion stops.
  private func scopes(
    givenTo function: CalledDeclaration, as scope: ViewScope, open: Set<ControlFunction>
  ) -> [ViewScope] {
    var scopes: [ViewScope] = []
    for call in calls(giving: function) {
      for caller in self.scopes(around: call, open: open) where scopes.count <= Self.maximumTexts {
        var inner = scope
        inner.give(call, in: caller, to: function)
        scopes.append(inner)
      }
      if scopes.count > Self.maximumTexts { break }
    }
    return scopes
  }

  /// The calls that may give texts to a function for the control that is being read.
  private func calls(giving function: CalledDeclaration) -> [TextCall] {
    if let use = creation?.use, makesControl(function) { return [use.call] }
    let all = controls.givenTexts.calls(of: function.function)
    let own = all.filter(isOfControl)
    return own.isEmpty && !isOfOwnClass(function) ? all : own
  }

  /// Whether a function makes the control that is being read for one of its calls.
  private func makesControl(_ function: CalledDeclaration) -> Bool { creation?.use?.function == function.function }

  /// Whether a function, but no initializer, is of the class of the control that is being read.
  private func isOfOwnClass(_ function: CalledDeclaration) -> Bool {
    let type = function.function.type.lastTypeName
    return function.function.name != type && classes.contains { $0.lastTypeName == type }
  }

  /// Whether a call is done to the control that is being read, or gives it to a function.
  private func isOfControl(_ call: TextCall) -> Bool { callsWithControl.contains(call.node.id) }

  /// What names mean in the arguments of a call.
  private func scopes(around call: TextCall, open: Set<ControlFunction>) -> [ViewScope] {
    let plain = scope(call.place, call.locations)
    var scopes = [plain]
    if open.count < FunctionsOfTexts.maximumFunctions,
      let outer = CalledDeclaration(around: call.node, in: call.place.type), !open.contains(outer.function),
      call.expressions.contains(where: outer.gives),
      case let given = self.scopes(givenTo: outer, as: plain, open: open.union([outer.function])), !given.isEmpty
    {
      scopes = given
    }
    return scopes.flatMap { self.scopes(ofListAround: call.node, in: $0) ?? [$0] }.map { scope in
      var scope = scope
      for given in call.expressions { scope.take(constantsIn: given) }
      return scope
    }
  }

  /// Whether a type is a class of UIKit or AppKit, to which the app adds members.
  private func isOfFramework(_ type: String) -> Bool { controls.frameworkClass(of: type) == type }

  /// More texts than a few are data.
  private static let maximumTexts = 100
}

extension ModuleControls {
  /// The calls that may make controls in an initializer.
  fileprivate func creations(in initializer: DeclaredInitializer) -> [ControlCreation] {
    files.lazy.compactMap(\.self).filter { $0.locations.file == initializer.locations.file }.flatMap(\.creations)
      .filter { initializer.contains($0.call, in: initializer.locations) }
  }
}

extension SyntaxProtocol {
  /// The initializer in which the node is; nil if it is in none.
  var initializerAround: InitializerDeclSyntax? {
    var node = parent
    while let outer = node, !outer.is(InitializerDeclSyntax.self), !outer.is(MemberBlockSyntax.self) {
      node = outer.parent
    }
    return node?.as(InitializerDeclSyntax.self)
  }
}

extension InitializerDeclSyntax {
  /// Whether a parameter has a label.
  fileprivate func takes(_ label: String) -> Bool {
    signature.parameterClause.parameters.contains { $0.firstName.text == label }
  }
}
