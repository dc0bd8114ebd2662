internal import AuditModel
internal import SwiftSyntax

// What calls give to the functions and initializers of the app that make or change controls.
extension ControlReader {
  // MARK: Initializers

  /// The initializer of the app that makes a control; nil if it is one of UIKit's or AppKit's, or of a class that sets all itself.
  func initializer(of creation: ControlCreation, _ classes: [String]) -> DeclaredInitializer? {
    guard creation.function == "init", caller == nil else { return nil }
    let types = classes + [controls.frameworkClass(of: creation.type)]
    return types.lazy.flatMap { controls.initializers[$0.lastTypeName] ?? [] }.first {
      $0.isCalled(by: creation.call) && !$0.contains(creation.call, in: locations)
    }
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

  /// What an initializer of the app hands on, and what it changes of a control whose class is not the app's.
  func apply(_ initializer: DeclaredInitializer, of creation: ControlCreation, to draft: inout ControlDraft) {
    let type = controls.frameworkClass(of: creation.type)
    for argument in initializer.delegation.arguments {
      guard let label = argument.label?.text else { continue }
      let value = ControlValue(
        argument.expression, in: scope(initializer, of: creation, argument.expression), with: self)
      if let other = ControlArguments.others[label] { draft.change { other(value, &$0) } }
      guard let role = ControlArguments.member(label, of: type).flatMap({ ControlMembers.set[$0] }) else { continue }
      draft.set(role, [value])
    }
    guard initializer.type.lastTypeName == type else { return }
    let own = controls.changes(ofClass: type).filter { initializer.contains($0.change.node, in: $0.locations) }
    apply(own, of: creation, to: &draft)
  }

  /// The actions that an initializer of the app adds to an alert.
  func actions(of initializer: DeclaredInitializer, in creation: ControlCreation) -> [Element] {
    var inner = self
    (inner.locations, inner.caller) = (initializer.locations, (creation, locations))
    return controls.creations(in: initializer).compactMap { action in
      guard controls.form(of: action.type)?.form.isPresented == true, var element = inner.element(action) else {
        return nil
      }
      element.location = locations.location(of: creation.call)
      return element
    }
  }

  private func scope(
    _ initializer: DeclaredInitializer, of creation: ControlCreation, _ expression: ExprSyntax
  ) -> ViewScope {
    var scope = scope(ControlPlace(type: initializer.type, member: ""), initializer.locations)
    scope.give(creation.call, in: self.scope(creation.place, locations), toInitializerAround: expression)
    return scope
  }

  // MARK: Functions

  /// The values of an expression: if a text is made of what calls give to the function around, one for each text that they give, and
  /// the expression itself if some give what is not known.
  func values(_ expression: ExprSyntax, for role: ControlMembers.Role, in scope: ViewScope) -> [ControlValue] {
    let plain = ControlValue(expression, in: scope, with: self)
    guard role.isText, !plain.reading.expressions.isEmpty else { return [plain] }
    if let values = listedValues(plain.expression, for: role, in: scope) { return values }
    guard let function = CalledDeclaration(around: plain.expression, in: scope.type.name),
      function.gives(to: plain.expression),
      !function.changesGivenControl(at: expression, isOfFramework: isOfFramework(scope.type.name))
        || controls.givenTexts.calls(of: function.function).contains(where: isOfControl)
    else { return [plain] }
    let mayBeLeftOut = function.asks(before: expression)
    var known: [ControlValue] = []
    var texts: Set<LocalizableText> = []
    var isComplete = true
    let scopes = scopes(givenTo: function, as: scope, open: [function.function])
    for inner in scopes.prefix(Self.maximumTexts) {
      let value = ControlValue(expression, in: inner, with: self)
      guard let text = value.reading.text, text.expression == nil, !mayBeLeftOut || !text.isBlank else {
        isComplete = isComplete && value.expression.isNil
        continue
      }
      if texts.insert(text).inserted { known.append(value) }
    }
    return isComplete && !known.isEmpty && scopes.count <= Self.maximumTexts ? known : known + [plain]
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
  /// If some of the calls are done to the control, or give it, only these count: others are about other controls.
  ///
  /// - Parameter open: The functions that are followed, so that recursion stops.
  private func scopes(
    givenTo function: CalledDeclaration, as scope: ViewScope, open: Set<ControlFunction>
  ) -> [ViewScope] {
    var scopes: [ViewScope] = []
    let all = controls.givenTexts.calls(of: function.function)
    let own = all.filter(isOfControl)
    for call in own.isEmpty ? all : own {
      for caller in self.scopes(around: call, open: open) where scopes.count <= Self.maximumTexts {
        var inner = scope
        inner.give(call.call, in: caller, to: function)
        scopes.append(inner)
      }
      if scopes.count > Self.maximumTexts { break }
    }
    return scopes
  }

  /// Whether a call is done to the control that is being read, or gives it to a function.
  private func isOfControl(_ call: TextCall) -> Bool { callsWithControl.contains(call.call.id) }

  /// What names mean in the arguments of a call.
  private func scopes(around call: TextCall, open: Set<ControlFunction>) -> [ViewScope] {
    let plain = scope(call.place, call.locations)
    var scopes = [plain]
    if open.count < FunctionsOfTexts.maximumFunctions,
      let outer = CalledDeclaration(around: call.call, in: call.place.type), !open.contains(outer.function),
      outer.gives(to: call.call.arguments),
      case let given = self.scopes(givenTo: outer, as: plain, open: open.union([outer.function])), !given.isEmpty
    {
      scopes = given
    }
    return scopes.flatMap { self.scopes(ofListAround: ExprSyntax(call.call), in: $0) ?? [$0] }.map { scope in
      var scope = scope
      for argument in call.call.arguments { scope.take(constantsIn: argument.expression) }
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
  fileprivate var initializerAround: InitializerDeclSyntax? {
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
