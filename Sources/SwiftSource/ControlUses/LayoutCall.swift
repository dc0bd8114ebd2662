internal import SwiftSyntax
internal import Utilities

/// A call by which code puts a view into another or makes constraints, with what the names in it mean.
struct LayoutCall: Sendable {
  /// The call.
  let call: FunctionCallExprSyntax
  /// What is called: the method, `NSLayoutConstraint` for its initializer, `UIStackView` for one with arranged views.
  let method: String
  /// Where the call is.
  let place: ControlPlace
  /// What the first names of paths in the call mean.
  var names: [String: ControlName]
  /// The names under which what the call makes is kept.
  let holders: [ControlName]
  /// Whether the call is made for several views: in a loop over them.
  let isRepeated: Bool
  /// Whether the call may not be made, or may be made again: it is in a branch, or in a closure that something else calls.
  var isConditional: Bool
  /// Whether code makes active what the call returns.
  var isActivated = false
  /// The numbers that a caller gives to the parameters of the function around.
  var given: [ControlName: Double] = [:]

  /// What `self` means, if the function around is called on something else.
  var owner: ControlName?

  /// The number that a caller gives to a parameter of a function; nil if it is not known.
  func given(_ parameter: String, of function: FunctionDeclSyntax) -> Double? {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let index = parameters.firstIndex(where: { ($0.secondName ?? $0.firstName).text == parameter }) else {
      return nil
    }
    return given[function.function(of: place.type).parameter(index)]
  }

  /// What a path of members in the call means; nil if its first name is unknown.
  func name(of expression: ExprSyntax) -> ControlName? { expression.memberNames.flatMap(name) }

  /// What a path of members in the call means, by its names.
  func name(_ path: some Collection<String>) -> ControlName? {
    guard let first = path.first, let owner = names[first] else { return nil }
    return path.dropFirst().reduce(owner) { $0.member($1) }
  }
}

extension LayoutCall {
  /// The views that the call puts into another, each with that one.
  var placements: [(child: ControlName, parent: ControlName)] {
    guard LayoutCalls.adding.contains(method) else { return arrangedPlacements }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard let parent = base.map(name) ?? ControlName(owner: .type(place.type)) else { return [] }
    return call.arguments.flatMap(\.expression.results).compactMap(name).map { ($0, parent) }
  }

  /// `UIStackView(arrangedSubviews: [a, b])`.
  private var arrangedPlacements: [(child: ControlName, parent: ControlName)] {
    guard let views = call.arguments.first(where: { $0.label?.text == "arrangedSubviews" })?.expression else {
      return []
    }
    let children = views.results.compactMap(name)
    return holders.flatMap { holder in children.map { ($0, holder) } }
  }
}

/// The calls by which code lays views out.
enum LayoutCalls {
  /// Methods that put views into others.
  static let adding: Set<String> = [
    "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews", "insertArrangedSubview",
    "addLayoutGuide",
  ]
  /// Methods of SnapKit.
  static let snap: Set<String> = ["makeConstraints", "remakeConstraints", "updateConstraints", "removeConstraints"]
  /// Methods that make a constraint of Auto Layout, or several of a visual format.
  static let constraints: Set<String> = ["constraint", "constraints"]
  /// Methods that take views or constraints away, or exchange them.
  static let removing: Set<String> = [
    "removeFromSuperview", "removeArrangedSubview", "deactivate", "removeConstraint", "removeConstraints",
  ]

  /// The methods by which constraints become active.
  static let activating: Set<String> = ["activate", "addConstraints", "addConstraint"]

  /// All of these, with those that give views or constraints to others.
  private static let methods = adding.union(snap).union(constraints).union(removing).union(["forEach", "activate"])

  /// Whether a method lays views out.
  static func isLayout(_ method: String) -> Bool {
    methods.contains(method) || method.hasPrefix("auto") || ConstraintForm.table[method] != nil || isHelper(method)
  }

  /// Whether a function of the app or of a library, by its name, makes constraints.
  static func isHelper(_ method: String) -> Bool {
    // Every call of every file is asked for.
    let bytes = method.utf8.map { $0 | Self.lowercase }
    return helpers.contains(where: bytes.hasBytes) && !adding.contains(method)
  }

  /// What turns the byte of a letter into that of the small one.
  private static let lowercase: UInt8 = 0x20
  private static let helpers = [
    "pin", "anchor", "constrain", "edges", "fillsuper", "tosuperview", "insuperview", "embed",
  ]

  /// Whether a call of an initializer lays views out.
  static func isLayout(_ node: FunctionCallExprSyntax, ofType type: String) -> Bool {
    type == "NSLayoutConstraint" && node.arguments.first?.label?.text == "item"
      || type == "UIStackView" && node.arguments.first?.label?.text == "arrangedSubviews"
  }
}

extension ExprSyntax {
  /// Whether the expression makes a rectangle: `CGRect(x:y:width:height:)`, or the same as a function of C.
  var isRectangle: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 4 else { return false }
    return ["CGRect", "NSRect", "CGRectMake", "NSMakeRect"].contains(call.calledExpression.ownName)
  }
}
