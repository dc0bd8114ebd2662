internal import AuditModel
internal import SwiftSyntax
internal import Utilities

/// Reads what calls say of the layout of one type's views.
struct LayoutReader {
  private let names: LayoutNames
  private(set) var statements = LayoutStatements()
  /// How many functions are being read, one from the body of another.
  private var depth = 0
  /// Whether code makes active what that function returns.
  private var isActivating = false

  /// What some calls say.
  init(_ calls: [LayoutCall], of nodes: LayoutNodes, in controls: ModuleControls) {
    names = LayoutNames(nodes: nodes, controls: controls)
    for call in calls { read(call) }
    statements.leaveFramesOfViewsThatConstraintsHold()
  }

  private mutating func read(_ call: LayoutCall) {
    if LayoutCalls.adding.contains(call.method) {
      addViews(call)
    } else if LayoutCalls.removing.contains(call.method) || call.method == "activate" {
      takeAway(call)
    } else if call.method == "forEach" {
      addEach(call)
    } else if call.method == "UIStackView" {
      arrange(call)
    } else if let parts = constraints(call) {
      add(parts, of: call)
    } else if isHelper(call) {
      help(call)
    }
  }

  /// Whether a call may be one of a function of the app, or of a library that is not read, that makes constraints.
  private func isHelper(_ call: LayoutCall) -> Bool {
    if LayoutLanguages.isOfLibrary(call.method), names.controls.declares(call.method) { return true }
    if !LayoutCalls.isLayout(call.method) { return call.isActivated }
    return LayoutCalls.isHelper(call.method) && !LayoutCalls.constraints.contains(call.method)
  }

  /// A function of the app that makes constraints of what it is given: what its body says; of others nothing is known.
  private mutating func help(_ call: LayoutCall) {
    let bodies = Set(["UIView", call.place.type]).sorted().flatMap { names.controls.layouts[$0] ?? [] }.filter {
      $0.place.member == call.method && $0.isInFunction(calledBy: call.call)
    }
    let given = (names.receiver(of: call) ?? []) + names.views(in: call.call.arguments, call)
    guard !bodies.isEmpty, depth < Self.maximumDepth else { return statements.doubt(given.filter { $0 != 0 }) }
    let wasActivating = isActivating
    (depth, isActivating) = (depth + 1, isActivating || call.isActivated)
    for body in bodies { read(body.called(by: call, names.numbers(call))) }
    (depth, isActivating) = (depth - 1, wasActivating)
  }

  private static let maximumDepth = 2

  /// The constraints that a call makes; nil if it makes none, one of them nil if it is not understood.
  private func constraints(_ call: LayoutCall) -> ReadConstraints? {
    // The app's own function of the name does something else.
    if LayoutLanguages.isOfLibrary(call.method), names.controls.declares(call.method) { return nil }
    return LayoutLanguages.reader(of: call.method)?(call, names)
  }

  /// Adds constraints, or doubts if it is not certain that they hold.
  private mutating func add(_ read: ReadConstraints, of call: LayoutCall) {
    let state = ConstraintState(of: call, in: names.controls, numbers: names.numbers(call), isActivated: isActivating)
    let holds = state.isCertain && !call.isConditional && LayoutFunctions.runOnce(call.place.member)
    for var constraint in read.constraints {
      constraint.priority = state.priority ?? constraint.priority
      if holds {
        statements.constraints.append(constraint)
      } else {
        let views = [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
        doubt(views, constraint.attribute)
      }
    }
    for (views, attribute) in read.doubts { doubt(views, attribute) }
  }

  private mutating func doubt(_ views: [Int], _ attribute: LayoutConstraint.Attribute?) {
    // What nothing says of the root says nothing of what is inside.
    let own = views.filter { $0 != 0 }
    statements.doubt(
      own, horizontally: attribute?.isHorizontal ?? true, vertically: attribute.map { !$0.isHorizontal } ?? true)
  }

  // MARK: Views

  /// `view.addSubview(button)`, `stack.addArrangedSubviews([a, b])`.
  private mutating func addViews(_ call: LayoutCall) {
    guard let parents = names.receiver(of: call) else { return forget(names.views(in: call.call.arguments, call)) }
    let arguments = call.method.hasPrefix("insert") ? Array(call.call.arguments.prefix(1)) : Array(call.call.arguments)
    let children = arguments.flatMap { names.views($0.expression, call) }
    place(children, in: parents, isArranged: call.method.contains("Arranged"), call)
    if call.method == "insertArrangedSubview" { statements.doubt(children) }
    // What is not known takes room among what a stack arranges.
    let isComplete = arguments.allSatisfy { !names.views($0.expression, call).isEmpty }
    if call.method.contains("Arranged"), !isComplete { statements.doubt(parents) }
  }

  /// `[a, b].forEach(view.addSubview)`.
  private mutating func addEach(_ call: LayoutCall) {
    guard let method = call.call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let sequence = call.call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return }
    let children = names.views(sequence, call)
    let parents = method.base.flatMap(call.name).map(names.nodes.views) ?? []
    let isArranged = method.declName.baseName.text.contains("Arranged")
    guard !parents.isEmpty else { return forget(children) }
    place(children, in: parents, isArranged: isArranged, call)
  }

  /// `UIStackView(arrangedSubviews: [a, b])`.
  private mutating func arrange(_ call: LayoutCall) {
    guard let stack = names.nodes.view(madeBy: call.call), let list = call.call.arguments.first?.expression else {
      return
    }
    let children = names.views(list, call)
    if list.as(ArrayExprSyntax.self)?.elements.allSatisfy({ !names.views($0.expression, call).isEmpty }) != true {
      statements.doubt([stack])
    }
    place(children, in: [stack], isArranged: true, call)
  }

  private mutating func place(_ children: [Int], in parents: [Int], isArranged: Bool, _ call: LayoutCall) {
    guard parents.count == 1, let parent = parents.first, !call.isConditional else { return forget(children) }
    for child in children where child != parent {
      let isKnown = statements.superviews.contains { $0.child == child && $0.parent == parent }
      if !isKnown { statements.superviews.append((child, parent, isArranged)) }
    }
  }

  private mutating func forget(_ views: [Int]) { statements.unplaced.formUnion(views) }

  private mutating func takeAway(_ call: LayoutCall) {
    guard call.method != "activate" else { return }
    if let receivers = names.receiver(of: call), call.method == "removeFromSuperview" {
      forget(receivers.filter { $0 != 0 })
    }
    if call.method == "removeArrangedSubview" { forget(names.views(in: call.call.arguments, call)) }
    guard call.method.hasSuffix("Constraint") || call.method.hasSuffix("Constraints") else { return }
    // Any of the view's constraints may be meant.
    statements.doubt((names.receiver(of: call) ?? []).filter { $0 != 0 })
  }
}

/// The functions that code runs once, when a view or a controller is made.
enum LayoutFunctions {
  /// Whether a function, by its name, lays views out once; one that has the name of a type is an initializer, one of a property
  /// makes its value.
  static func runOnce(_ name: String) -> Bool {
    !again.occur(in: Array(name.lowercased().utf8))
  }

  private static let again = ByteSigns(
    "update", "traitcollection", "transition", "keyboard", "layoutsubviews", "willappear", "didappear", "willdisappear",
    "reuse", "toggle", "animate", "rotate", "orientation", "didchange", "collapse", "expand", "show", "hide", "reload",
    "refresh", "didset", "didselect", "didtap")
}

extension LayoutCall {
  /// Whether another call may be one of the function around: its labels are those of parameters, and no parameter is left out that
  /// has no default value.
  fileprivate func isInFunction(calledBy other: FunctionCallExprSyntax) -> Bool {
    guard let parameters = call.functionAround?.signature.parameterClause.parameters else { return true }
    let call = ViewCall(name: place.member, node: other, other)
    return ViewArguments(call, parameters.map(ViewArguments.Parameter.init)).isMatch
  }

  /// The default values of the parameters of the function around, as far as they are numbers.
  private func defaults(_ numbers: NumberReader) -> [ControlName: Double] {
    var values: [ControlName: Double] = [:]
    guard let declaration = call.functionAround else { return values }
    let (function, parameters) = (
      declaration.function(of: place.type), declaration.signature.parameterClause.parameters
    )
    for (index, parameter) in parameters.enumerated() {
      guard let value = parameter.defaultValue?.value, let number = numbers.number(value) ?? numbers.priority(value)
      else { continue }
      values[function.parameter(index)] = number
    }
    return values
  }

  /// The parameter of the function around that an argument is for; nil outside functions.
  private func parameter(for argument: LabeledExprSyntax, at index: Int) -> ControlName? {
    let path = ControlCall.path(argument.label?.text ?? "_", at: index)
    return call.functionAround.map { ControlName(owner: .function($0.function(of: place.type)), path: path) }
  }

  /// The call in the body of a function, with what a caller gives to the function.
  fileprivate func called(by caller: LayoutCall, _ numbers: NumberReader) -> LayoutCall {
    var call = self
    call.isConditional = isConditional || caller.isConditional || !LayoutFunctions.runOnce(caller.place.member)
    call.given = defaults(numbers)
    for (index, argument) in caller.call.arguments.enumerated() {
      guard let parameter = parameter(for: argument, at: index) else { continue }
      call.given[parameter] = numbers.number(argument.expression) ?? numbers.priority(argument.expression)
      guard let name = caller.name(of: argument.expression) else { continue }
      for (key, value) in call.names where value == parameter { call.names[key] = name }
    }
    let receiver = caller.call.calledExpression.memberNames.map { Array($0.dropLast()) } ?? []
    let own = caller.owner ?? ControlName(owner: .type(caller.place.type))
    guard let owner = receiver.isEmpty ? own : caller.name(receiver) else { return call }
    call.owner = owner
    for (key, value) in call.names where value.owner == .type(place.type) {
      call.names[key] = value.path.isEmpty ? owner : owner.member(value.path)
    }
    return call
  }
}
