internal import SwiftSyntax

/// A function or property that hands what may be a key on to other functions, one of which may look it up.
///
/// `"key".localized` may call `manager.localize(string: self)`, which asks a bundle.
struct ForwardedLookUp: Sendable {
  /// A call in the body.
  struct Call: Sendable {
    /// The name of what is called, without those of the types around it.
    let name: String
    /// What it is given.
    let given: [Localizer.Argument: Localizer.Given]
  }

  /// The calls that are given something of the function's own, in file order.
  let calls: [Call]

  /// What a function hands on; nil if it hands on nothing.
  init?(_ body: CodeBlockItemListSyntax, _ arguments: [String: Localizer.Argument]) {
    guard !arguments.isEmpty else { return nil }
    let collector = HandedOnCollector(arguments)
    collector.walk(body)
    guard !collector.found.isEmpty else { return nil }
    calls = collector.found
  }

  /// What the function looks up, if one of those that it calls is known to do so.
  ///
  /// - Parameter known: The functions of a name that look a text up.
  func localizer(_ known: (String) -> [Localizer]?) -> Localizer? {
    for call in calls {
      let found = known(call.name)?.lazy.compactMap { Localizer(forwarding: call.given, to: $0) }.first
      if let found { return found }
    }
    return nil
  }
}

/// Collects the calls and properties that are given a parameter.
private final class HandedOnCollector: CodeVisitor {
  private(set) var found: [ForwardedLookUp.Call] = []
  private let arguments: [String: Localizer.Argument]

  init(_ arguments: [String: Localizer.Argument]) {
    self.arguments = arguments
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.symbol else { return .visitChildren }
    var given: [Localizer.Argument: Localizer.Given] = [:]
    var position = 0
    for argument in node.arguments {
      let place = argument.label.map { Localizer.Argument.label($0.text) } ?? .position(position)
      if argument.label == nil { position += 1 }
      given[place] = self.given(argument.expression)
    }
    let receiver = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if let receiver, let own = receiver.argument(among: arguments) { given[.receiver] = .own(own) }
    add(name, given)
    return .visitChildren
  }

  /// `self.localized`, `key.localized`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let own = node.base?.argument(among: arguments) {
      add(node.declName.baseName.text, [.receiver: .own(own)])
    }
    return super.visit(node)
  }

  private func add(_ name: String, _ given: [Localizer.Argument: Localizer.Given]) {
    let handsOn = given.values.contains { if case .own = $0 { true } else { false } }
    if handsOn { found.append(ForwardedLookUp.Call(name: name, given: given)) }
  }

  private func given(_ expression: ExprSyntax) -> Localizer.Given? {
    if let own = expression.argument(among: arguments) { return .own(own) }
    return expression.plainString.map { .literal($0) }
  }
}
