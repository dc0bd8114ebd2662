internal import SwiftSyntax

/// What code calls a control: a local name, a property, a parameter, or a place such as `navigationItem.rightBarButtonItem`.
struct ControlName: Sendable, Hashable {
  /// What the name belongs to.
  enum Owner: Sendable, Hashable {
    /// A type, by its qualified name; empty outside types.
    case type(String)
    /// A name that the statements of a file declare.
    case local(file: String, number: Int)
    /// The parameters of a function; `self` is what it is called on.
    case function(ControlFunction)
    /// What a call gives to the functions that it may mean, which only all files tell.
    case call(ControlCall)
    /// The control that a call makes, whatever it is called.
    case creation(SyntaxIdentifier)
  }

  let owner: Owner
  /// The members on the way to it, joined by dots; empty for the owner itself.
  var path = ""

  /// A member of what has the name.
  func member(_ name: String) -> ControlName {
    ControlName(owner: owner, path: path.isEmpty ? name : "\(path).\(name)")
  }

  /// An item of the list that has the name.
  func item(_ index: Int) -> ControlName { ControlName(owner: owner, path: "\(path)[\(index)]") }

  /// What dictionaries of a type have for a key.
  static func value(forKey key: String, inDictionariesOf type: String) -> ControlName {
    ControlName(owner: .type(type), path: "[\"\(key)\"]")
  }

  /// Whether the name is that of an item of a list.
  func isItem(of list: ControlName) -> Bool {
    owner == list.owner && path.hasSuffix("]") && path.hasPrefix("\(list.path)[")
  }

  /// What other code knows by the name of its type, as a cell that it gets from a table.
  static func instance(of type: String) -> ControlName { ControlName(owner: .type(type), path: "self") }

  /// What it is a member of; nil for the owner itself.
  var container: ControlName? {
    guard let lastName else { return nil }
    return ControlName(owner: owner, path: String(path.dropLast(lastName.count + (path == lastName ? 0 : 1))))
  }

  /// Whether the name is that of a parameter, which all calls of a function share.
  var isOfFunction: Bool { if case .function = owner { true } else { false } }

  /// Whether the name is that of a parameter itself, which no other object has as a member.
  var isParameter: Bool {
    switch owner {
    case .function, .call: !path.contains(".")
    case .type, .local, .creation: false
    }
  }

  /// The last name on the way; nil for the owner itself.
  var lastName: String? { path.isEmpty ? nil : path.split(separator: ".").last.map(String.init) }
}

extension ControlFunction {
  /// What calls give to the parameter at an index.
  func parameter(_ index: Int) -> ControlName {
    let known = labels.hasSuffix(":)") ? labels.dropFirst().split(separator: ":") : []
    let label = known.dropFirst(index).first.map(String.init) ?? "_"
    return ControlName(owner: .function(self), path: ControlCall.path(label, at: index))
  }
}

/// What code does to a control: it sets a member, or calls a method.
struct ControlChange: Sendable {
  /// What is done.
  enum Act: Sendable {
    /// A value is set: the expression, or the results of a choice; empty if it is a closure or something else without a value.
    case set([ExprSyntax])
    /// A method is called.
    case call(FunctionCallExprSyntax)

    /// Whether a method is called.
    var isCall: Bool { if case .call = self { true } else { false } }
  }

  /// The member or method, with members on the way to it: `titleLabel.font`.
  let member: String
  let act: Act
  /// The statement, as far as it is needed to say where.
  let node: Syntax
  let place: ControlPlace
  /// Which item of the list it is done to that has the name; nil for what has the name itself.
  var item: ListItem?
  /// Whether it is done to a member of a closure's argument of which the type is not stated: `{ $0.label.text = "…" }`.
  var isOfUntypedArgument = false
}

/// An item for which code asks a list: `items[0]`.
enum ListItem: Sendable, Hashable {
  case index(Int)
  /// Of which the index is not a literal, or that is asked for by a key.
  case computed
}

extension ControlChange {
  /// Whether all that is set is an empty text or nothing.
  var empties: Bool {
    let values =
      switch act {
      case .set(let values): values
      case .call(let call): call.arguments.prefix(1).map(\.expression)
      }
    return !values.isEmpty && values.allSatisfy { $0.isNil || $0.plainString?.isEmpty == true }
  }

  /// The statement in a few words.
  var brief: String { ExprSyntax(node)?.brief ?? member }

  /// What the statement sets in a few words; the statement itself if that is not one expression.
  var briefValue: String {
    switch act {
    case .set(let values):
      // A literal alone would look like the text itself.
      if values.count == 1 { return values[0].is(StringLiteralExprSyntax.self) ? brief : values[0].brief }
      guard let parts = node.as(SequenceExprSyntax.self)?.elements, !values.isEmpty, parts.count > 2 else {
        return brief
      }
      return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(parts.dropFirst(2))))).brief
    case .call(let call): return call.arguments.first?.expression.brief ?? brief
    }
  }
}

/// A control that code hands to a function.
struct ControlUse: Sendable {
  /// The function's name.
  let function: String
  let node: Syntax
  /// Whether the function may be one of C, whose name may begin like that of a type.
  var mayBeOfC = false
  /// Whether code sets a member of that name, to what is not known, rather than call a function.
  var setsMember = false

  /// Whether the function is one of a library that lays views out, which it has behind a member of its own: `view.pin.before(of: button)`.
  var isOfLayout: Bool {
    let names = node.as(FunctionCallExprSyntax.self)?.calledExpression.memberNames ?? []
    return names.dropFirst().dropLast().contains(where: Self.layouts.contains)
  }

  private static let layouts: Set<String> = ["pin", "flex", "snp"]

  /// Whether the control is only what a binding of Cocoa observes: `bind(name, to: button, withKeyPath: "target")` sets something of
  /// another object.
  var isObservation: Bool { Self.observing.contains { signature.hasPrefix($0) } }

  private static let observing = ["bind(_:to:withKeyPath:", "bind(_:toObject:withKeyPath:"]

  /// Whether what the function makes of the control is returned at once, so that nothing names it there.
  var isHandedOn: Bool {
    node.parent?.is(ReturnStmtSyntax.self) == true || node.parent?.is(CodeBlockItemSyntax.self) == true
  }

  /// The function's name with the labels of the arguments.
  var signature: String { function + (node.as(FunctionCallExprSyntax.self)?.arguments.labels ?? "") }
}
