internal import AuditModel

// The functions that code calls, and what they do.
extension EffectIndex {
  /// An object is followed into a function, and from there into another.
  private static let maximumDepth = 2
  /// More calls, one inside another, are not followed.
  private static let maximumCalls = 4

  /// The class of an element.
  func objectClass(of element: Element) -> ObjectClass {
    guard let name = element.connections.customClass else { return ObjectClass() }
    return ObjectClass(names: Set(line(name)), isKnown: isDeclared(name))
  }

  /// Effects with those of the functions that they call, and of the functions that these call.
  func known(_ effects: CodeEffects, by classes: [String], of object: ObjectClass) -> KnownEffects {
    let takers = Set(effects.gifts.map(\.call.name).filter(isTaker))
    let known = takers.filter(hasKnownLine)
    let elsewhere = propertiesElsewhere(effects, on: object, depth: Self.maximumDepth).union(
      known.flatMap(propertiesOfMembers))
    let sets = elsewhere.union(effects.sets.keys)
    return KnownEffects(
      classes: classes, sets: mayShowText(effects, on: object) ? sets.union([.title]) : sets,
      setElsewhere: elsewhere, onlyClearsTitle: !elsewhere.contains(.title) && onlyClearsTitle(effects),
      assignments: effects.sets.merging(assignments(bySettersIn: effects, on: object)) { $0 + $1 },
      givenTo: takers.subtracting(known), reach: effects.reach, gestures: effects.gestures,
      isTakenOut: isTakenOut(by: effects),
      isHiddenForGood: !elsewhere.contains(.visibility) && isHiddenForGood(by: effects, of: classes),
      ignoresTouches: !elsewhere.contains(.enabled) && ignoresTouches(by: effects, of: classes),
      lines: lines(of: effects),
      choosesItem: effects.calls.contains { $0.name.hasPrefix("selectItem") },
      givesNoAction: givesNoAction(effects, on: object),
      colors: sets.contains(.color) ? colors(effects, on: object) ?? [:] : [:],
      ownView: ownView(by: effects))
  }

  /// Whether a name is that of a type whose values may keep an object that they are made with: a class, or a structure that does something
  /// with its members.
  private func isTaker(_ name: String) -> Bool {
    isDeclared(name) || name.first?.isUppercase == true && all.classes[name]?.members.isEmpty == false
  }

  /// The number of lines to which code limits a text, if it does nothing else that decides how the text is broken.
  private func lines(of effects: CodeEffects) -> Int? {
    let all = effects.setterValues[RecordedFunction.setter(of: CodeProperty.memberOfLines)] ?? []
    let numbers = Set(all.map { $0.isOfAnother ? nil : $0.expression.flatMap(Int.init) })
    guard numbers.count == 1, all.count == effects.sets[.lines]?.count, all.contains(where: \.isAtLoading) else {
      return nil
    }
    return numbers.first ?? nil
  }

  /// Whether code may set the text of an object of a library's class by a property that only this class has: `label.markdown = text`.
  private func mayShowText(_ effects: CodeEffects, on object: ObjectClass) -> Bool {
    !object.isKnown
      && effects.setterValues.contains { setter, values in
        !setter.isOfName && values.contains { $0.expression?.isText == true }
      }
  }

  /// Whether all that code sets the title to is an empty string, so that the object shows none.
  private func onlyClearsTitle(_ effects: CodeEffects) -> Bool {
    effects.sets[.title]?.allSatisfy { ["\"\"", "nil"].contains($0.expression) && !$0.isOfAnother } == true
  }

  /// The view that code sets of an object.
  private func ownView(by effects: CodeEffects) -> String? {
    effects.setterValues[RecordedFunction.setter(of: "view")]?.lazy.compactMap(\.expression).first { $0 != "nil" }
  }

  /// Whether code says when an object is loaded, and never otherwise, that it is not an accessibility element.
  private func isTakenOut(by effects: CodeEffects) -> Bool {
    let all = effects.setterValues[RecordedFunction.setter(of: ReachDecision.itself)] ?? []
    return all.contains(where: \.isAtLoading)
      && all.allSatisfy { ["false", "NO"].contains($0.expression) && !$0.isOfAnother }
  }

  /// Whether code hides an object when that is loaded, or prepared, and does nothing that may show it later.
  private func isHiddenForGood(by effects: CodeEffects, of classes: [String]) -> Bool {
    guard let all = effects.sets[.visibility], all.count < CodeEffects.maximumAssignments, !effects.isHandedOn,
      isInPreparation(all, of: classes)
    else { return false }
    return all.allSatisfy { $0.expression.map(CodeProperty.hidingValues.contains) == true }
      && effects.calls.allSatisfy { !CodeProperty.mayShow(byMethod: $0.name) }
      && effects.gifts.allSatisfy { !functions(called: $0.call).isEmpty || $0.call.name.contains("onstraint") }
  }

  /// Whether code keeps an object from taking touches when that is loaded, or prepared, and never lets it take them.
  private func ignoresTouches(by effects: CodeEffects, of classes: [String]) -> Bool {
    let all = effects.setterValues[RecordedFunction.setter(of: CodeProperty.memberOfTouches)] ?? []
    return isInPreparation(all, of: classes) && all.count == effects.sets[.enabled]?.count && !effects.isHandedOn
      && all.allSatisfy { ["false", "NO"].contains($0.expression) && !$0.isOfAnother }
  }

  /// Whether any of what classes set is set before the object is shown: when it is loaded, or by a function that prepares a view.
  ///
  /// What a controller calls so may follow what users do.
  private func isInPreparation(_ assignments: [CodeEffects.Assignment], of classes: [String]) -> Bool {
    let isOfViews = !classes.contains(where: isController)
    return assignments.contains { assignment in
      assignment.isAtLoading || isOfViews && assignment.isInAnyCase && EffectsRecorder.prepares(assignment.function)
    }
  }

  /// Whether no code gives an object an action, a menu or a gesture, as far as it was read and names say it.
  private func givesNoAction(_ effects: CodeEffects, on object: ObjectClass, depth: Int = maximumDepth) -> Bool {
    guard !effects.mayGiveAction, effects.sets[.menu] == nil,
      object.names.allSatisfy(hasKnownLine)
    else { return false }
    let own = effects.calls.flatMap { methods(called: $0, of: object) }
    guard own.allSatisfy({ !$0.own.mayGiveAction }) else { return false }
    return effects.gifts.allSatisfy { gift in
      if ControlActions.areLeft(by: gift.call.name) { return true }
      let takers = functions(called: gift.call)
      guard depth > 0, !takers.isEmpty else { return false }
      return takers.allSatisfy {
        $0.effects(on: gift.argument).map { givesNoAction($0, on: object, depth: depth - 1) } ?? false
      }
    }
  }

  /// What a class sets of any of its members, one of which may be what it is made with.
  private func propertiesOfMembers(_ name: String) -> Set<CodeProperty> {
    let members = line(name).compactMap { all.classes[$0]?.members.values }.joined()
    return members.reduce(into: []) { $0.formUnion($1.sets.keys) }
  }

  /// What code sets properties to by those that the app adds, if these hand on what they are set to: `set { accessibilityLabel
  /// = newValue }`.
  private func assignments(
    bySettersIn effects: CodeEffects, on object: ObjectClass
  ) -> [CodeProperty: [CodeEffects.Assignment]] {
    var assignments: [CodeProperty: [CodeEffects.Assignment]] = [:]
    for (setter, values) in effects.setterValues.sorted(by: { $0.key < $1.key }) {
      for function in methods(called: FunctionCall(name: setter), of: object) {
        for (property, own) in function.own.sets where own.contains(where: { $0.expression == Self.newValue }) {
          assignments[property, default: []] += values
        }
      }
    }
    return assignments
  }

  /// What a setter calls the value that it gets.
  private static let newValue = "newValue"

  /// What effects set of an object, and the functions that they call on it or give it to.
  func properties(of effects: CodeEffects, on object: ObjectClass, depth: Int) -> Set<CodeProperty> {
    let own = Set(effects.sets.keys)
    return depth > 0 ? own.union(propertiesElsewhere(effects, on: object, depth: depth)) : own
  }

  /// What functions set that effects call on an object, or give it to.
  private func propertiesElsewhere(
    _ effects: CodeEffects, on object: ObjectClass, depth: Int
  ) -> Set<CodeProperty> {
    var properties: Set<CodeProperty> = []
    for method in effects.calls { properties.formUnion(self.properties(of: method, calledOn: object, depth: depth)) }
    for gift in effects.gifts {
      if let property = CodeProperty(function: gift.call.name) { properties.insert(property) }
      for function in functions(called: gift.call) {
        guard let inner = function.effects(on: gift.argument) else { continue }
        properties.formUnion(self.properties(of: inner, on: object, depth: depth - 1))
      }
    }
    return properties
  }

  /// What functions that a call may mean set of an object that they are called on, and the functions that they call or give it to.
  func properties(
    of call: FunctionCall, calledOn object: ObjectClass, depth: Int = maximumDepth
  ) -> Set<CodeProperty> {
    methods(called: call, of: object).reduce(into: []) { properties, function in
      properties.formUnion(self.properties(of: function.own, on: object, depth: depth - 1))
    }
  }

  /// The functions that a call may mean which is given an object: those of the type whose function it calls, if it has any.
  func functions(called call: FunctionCall) -> [FunctionEffects] {
    let known = (all.functions[call.name] ?? []).filter { $0.mayBeMeant(by: call) }
    guard let owner = call.owner, isDeclared(owner), hasKnownLine(owner) else { return known }
    let own = known.filter { function in
      function.type.map { line(owner).contains($0) || line($0).contains(owner) } ?? false
    }
    if !own.isEmpty { return own }
    let outside = known.filter { $0.type.map { !isDeclared($0) } ?? true }
    // One of a type around the owner is meant otherwise.
    return outside.isEmpty ? known : outside
  }

  /// Whether the classes that a class inherits from are known up to one of the system.
  private func hasKnownLine(_ name: String) -> Bool {
    line(name).lazy.compactMap { all.classes[$0]?.superclass?.lastTypeName }.allSatisfy {
      isDeclared($0) || SystemTypes.contain($0)
    }
  }

  /// The functions that a call may mean on an object: its classes' own, and those of extensions of what is no class of the app.
  func methods(called call: FunctionCall, of object: ObjectClass) -> [FunctionEffects] {
    (all.functions[call.name] ?? []).filter { function in
      guard function.mayBeMeant(by: call) else { return false }
      guard object.isKnown, let type = function.type, isDeclared(type) else { return true }
      return object.names.contains(type)
    }
  }

  /// The functions that run when an object of a class is loaded: those that the frameworks call, and what these call in any case.
  func functionsAtLoading(of name: String) -> Set<String> {
    let calls = line(name).compactMap { all.classes[$0]?.calls }
    guard !calls.isEmpty else { return [] }
    var reached: Set<String> = []
    var next = Set(calls.flatMap(\.keys).filter(EffectsRecorder.runsAtLoading))
    for _ in 0..<Self.maximumCalls where !next.isEmpty {
      let called = calls.flatMap { known in next.flatMap { known[$0] ?? [] } }
      next = Set(called).subtracting(reached)
      reached.formUnion(next)
    }
    return reached
  }
}

extension CodeEffects {
  /// Whether it gives the object an accessibility identifier.
  var setsIdentifier: Bool { setterValues[RecordedFunction.setter(of: CodeProperty.memberOfIdentifier)] != nil }
}

extension String {
  /// Whether an expression is a text, as far as its first words say: a string, or the result of what makes or looks up one.
  fileprivate var isText: Bool {
    let callee = prefix { $0 != "(" }
    return hasPrefix("\"") || callee.contains("ocalized") || callee.hasSuffix("String") || hasPrefix("[NSString ")
  }

  /// Whether what a property is set to is a name that nobody reads: `accessibilityIdentifier`, `fontName`.
  fileprivate var isOfName: Bool {
    let words = lowercased()
    return ["identifier", "name", "key"].contains(where: words.hasSuffix)
  }
}
