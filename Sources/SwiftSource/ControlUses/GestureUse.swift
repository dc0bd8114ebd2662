internal import SwiftSyntax

/// A gesture that code lets a view of UIKit recognize.
struct GestureUse: Sendable, Hashable {
  /// The name of the gesture, `tap`; `custom` for that of a recognizer of the app.
  let gesture: String
  /// The name of the method that it calls; nil if the code does not say.
  let action: String?
}

extension FunctionCallExprSyntax {
  /// The gesture that the call adds, `label.addGestureRecognizer(tap)`; nil for other calls, if the type of the recognizer is not known,
  /// and for one of several taps or fingers, which does nothing that a button does.
  var addedGesture: GestureUse? {
    guard calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.reads("addGestureRecognizer") == true,
      let argument = arguments.first?.expression
    else { return nil }
    let made = argument.as(FunctionCallExprSyntax.self) ?? argument.localConstant?.as(FunctionCallExprSyntax.self)
    let ending = "GestureRecognizer"
    guard let type = made?.createdType ?? argument.typeOfOwnProperty, type.hasSuffix(ending),
      !argument.needsSeveralTouches
    else { return nil }
    // What looks where it was touched is about a part, such as a link in a text.
    if let action = made?.selector, let file = root.as(SourceFileSyntax.self),
      TouchedParts.areAsked(by: action, in: file)
    {
      return nil
    }
    let stem = type.hasPrefix("UI") ? String(type.dropFirst(2).dropLast(ending.count)) : ""
    return GestureUse(
      gesture: stem.isEmpty ? "custom" : ObjectiveCNames.lowercasedFirst(stem), action: made?.selector)
  }

  /// The name of the method in `action: #selector(open)`; nil without one.
  fileprivate var selector: String? {
    let action = arguments.first { $0.label?.text == "action" }?.expression.as(MacroExpansionExprSyntax.self)
    let method = action?.arguments.first?.expression
    return method?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? method?.symbol
  }
}

extension ExprSyntax {
  /// The value of the local constant that the expression names; nil for any other.
  fileprivate var localConstant: ExprSyntax? { ownName.flatMap(constant) }

  /// Whether code lets the recognizer that the expression names wait for several taps or fingers.
  fileprivate var needsSeveralTouches: Bool {
    guard let name = ownName, let place = declaration(of: name) ?? membersAround.map(Syntax.init) else { return false }
    let finder = RequiredTouches(of: name)
    finder.walk(place)
    return finder.areSeveral
  }

  /// The type of a property of the type around, if the expression is one and its type is stated; nil otherwise.
  fileprivate var typeOfOwnProperty: String? {
    guard let name = ownName, declaration(of: name) == nil else { return nil }
    return membersAround?.parent?.asProtocol((any DeclGroupSyntax).self)?.typesOfProperties[name]
  }

  private var membersAround: MemberBlockSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first
  }
}

/// Finds whether a method asks at which point a gesture was made.
private final class TouchedParts: SyntaxVisitor {
  private let method: String
  private var areAsked = false

  /// Whether a method of a file asks for the point.
  static func areAsked(by method: String, in file: SourceFileSyntax) -> Bool {
    let finder = TouchedParts(of: method)
    finder.walk(file)
    return finder.areAsked
  }

  private init(of method: String) {
    self.method = method
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == method, let body = node.body else { return .skipChildren }
    areAsked = areAsked || body.tokens(viewMode: .sourceAccurate).contains { Self.questions.contains($0.text) }
    return .skipChildren
  }

  /// Apple, `UIGestureRecognizer.location(in:)`, also as Objective-C has it, and `location(ofTouch:in:)`.
  private static let questions: Set<String> = ["location", "locationInView", "locationOfTouch"]
}

/// Finds how many taps and fingers the recognizer of a name requires.
private final class RequiredTouches: SyntaxVisitor {
  private let name: String
  private(set) var areSeveral = false

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let member = parts[0].as(MemberAccessExprSyntax.self),
      Self.numbers.contains(member.declName.baseName.text), member.base?.ownName == name,
      let number = parts[2].number
    {
      areSeveral = areSeveral || number > 1
    }
    return .visitChildren
  }

  /// Apple, `UITapGestureRecognizer`, `UILongPressGestureRecognizer`, `UISwipeGestureRecognizer`.
  private static let numbers: Set<String> = ["numberOfTapsRequired", "numberOfTouchesRequired"]
}
