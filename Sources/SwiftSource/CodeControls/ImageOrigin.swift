internal import SwiftSyntax

/// An expression that makes an image, behind the constants, properties and functions of the app that hand it on.
struct ImageOrigin {
  /// The expression, without methods that only change how the image looks.
  let expression: ExprSyntax
  /// The call of an initializer or function; nil for anything else.
  let call: ViewCall?
  /// What names mean where the expression is.
  private let texts: TextReader
  /// The call by which the app's function around the expression was reached; nil outside one.
  private let caller: Caller?

  /// A call of a function of the app, with what names mean there.
  private final class Caller {
    let call: ViewCall
    let origin: ImageOrigin
    let function: NamedValue

    init(_ call: ViewCall, _ origin: ImageOrigin, of function: NamedValue) {
      (self.call, self.origin, self.function) = (call, origin, function)
    }

    /// What the call gives for a parameter; nil if it gives nothing.
    func argument(for parameter: String) -> ExprSyntax? {
      guard let index = function.parameters.firstIndex(where: { $0.name == parameter }) else { return nil }
      if let label = function.parameters[index].label { return call.argument(label) }
      return call.arguments.dropFirst(index).first.flatMap { $0.label == nil ? $0.expression : nil }
    }
  }

  private init(_ expression: ExprSyntax, _ texts: TextReader, _ caller: Caller?) {
    (self.expression, self.texts, self.caller) = (expression, texts, caller)
    let call = expression.as(FunctionCallExprSyntax.self)
    self.call = call.flatMap { call in
      call.calledExpression.symbol.map { ViewCall(name: $0, node: call, call) }
    }
  }

  private static let maximumDepth = 8
  /// The types of images.
  fileprivate static let types: Set<String> = ["UIImage", "NSImage"]

  /// Whether a name or a call of the app was followed to the expression.
  private(set) var isElsewhere = false

  /// What an expression may give: of a choice all, without absent and empty images.
  static func all(of expression: ExprSyntax, _ texts: TextReader) -> [ImageOrigin] {
    all(of: expression, texts, nil, depth: 0)
  }

  private static func all(
    of expression: ExprSyntax, _ texts: TextReader, _ caller: Caller?, depth: Int
  ) -> [ImageOrigin] {
    expression.results.flatMap { result -> [ImageOrigin] in
      let base = result.withoutMethodsOfImage
      if base.isNil || base.isEmptyImage { return [] }
      let origin = ImageOrigin(base, texts, caller)
      guard depth < maximumDepth, let further = origin.further(depth: depth + 1), !further.isEmpty else {
        return [origin]
      }
      return further.map { inner in
        var inner = inner
        inner.isElsewhere = true
        return inner
      }
    }
  }

  /// What a name means that code of the app declares; nil for anything else.
  private func further(depth: Int) -> [ImageOrigin]? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let given = givenByCaller(name) { return Self.all(of: given.0, given.1, caller?.origin.caller, depth: depth) }
      if let values = expression.localValues(of: name) {
        return values.flatMap { Self.all(of: $0, texts, caller, depth: depth) }
      }
    }
    guard let (value, enumerationCase) = declared, let body = value.statements else { return nil }
    let reader = TextReader(of: value, in: texts)
    guard !texts.open.contains(value), texts.open.count < TextReader.maximumOpen else { return nil }
    let returned = value.isInitializer ? body.delegations : body.returned(texts.conditions, of: enumerationCase)
    let around = call.map { Caller($0, self, of: value) }
    return returned.flatMap { Self.all(of: $0, reader, around, depth: depth) }
  }

  /// The property, function or initializer of the app that the expression names, with the case of an enumeration of which it is a
  /// member; nil if it names none.
  private var declared: (NamedValue, of: String?)? {
    let called = call == nil ? expression : expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let path = called.pathOfNames else { return nil }
    // A member without a type before it is a function, however its name begins.
    if let call, path.last == "init" || path.first != "" && path.last?.isTypeName == true {
      guard let label = call.arguments.first?.label?.text else { return nil }
      return texts.module.value(named: NamedValue.initializer(ofImageWith: label), in: "", of: texts.place.path)
        .map { ($0, nil) }
    }
    if let path = pathOfCase(called), let member = texts.memberOfCase(path) { return member }
    let name = path.joined(separator: ".")
    let names = path.first == "" ? ["UIImage\(name)", "NSImage\(name)"] : [name]
    return names.lazy.compactMap { texts.module.value(named: $0, in: texts.place.type, of: texts.place.path) }.first
      .map { ($0, nil) }
  }

  /// The path of a member of a case, `Icon.close.name`, also of one that a call gives for the parameter `icon` of `icon.name`; nil for
  /// any other expression.
  func pathOfCase(_ expression: ExprSyntax) -> [String]? {
    guard let path = expression.pathOfNames, let first = path.first else { return nil }
    guard path.count > 1, let given = givenByCaller(first)?.0.pathOfNames, given.count > 1, let value = given.last
    else {
      return path.count > 2 ? path : nil
    }
    let stated = caller?.function.parameterTypes[first].map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    let type = given[0].isEmpty ? stated : given.dropLast().joined(separator: ".")
    return type.map { [$0, value] + path.dropFirst() }
  }

  // MARK: What is given

  /// Whether the call is one of an initializer of UIKit's or AppKit's images.
  var isOfImage: Bool {
    // A subclass, or another name for the type, begins like a type; a function may end alike.
    call.map { $0.name == "init" || $0.name.isTypeName && $0.name.hasSuffix("Image") } ?? false
  }

  /// The expression, or what the caller gave for it if it is a parameter.
  func given(_ expression: ExprSyntax) -> ExprSyntax {
    expression.ownName.flatMap(givenByCaller)?.0 ?? expression
  }

  /// What reads an expression, or what the caller gave for it.
  func texts(of expression: ExprSyntax?) -> TextReader { expression?.ownName.flatMap(givenByCaller)?.1 ?? texts }

  private func givenByCaller(_ name: String) -> (ExprSyntax, TextReader)? {
    guard let caller, let value = caller.argument(for: name) else { return nil }
    return (caller.origin.given(value), caller.origin.texts(of: value))
  }
}

extension ExprSyntax {
  /// The expression without the methods that only change how an image looks.
  var withoutMethodsOfImage: ExprSyntax {
    if let image = imageOfProperty { return image.withoutMethodsOfImage }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      call.changesLookOfImage(by: member.declName.baseName.text)
    else { return self }
    return base.results.first?.withoutMethodsOfImage ?? base
  }

  /// The image of which the expression is a property: of what makes an image, any gives the same one with another look
  /// (`UIImage(named: "x")?.asTemplate`).
  private var imageOfProperty: ExprSyntax? {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.results.first else { return nil }
    let name = member.declName.baseName.text
    let isLook = FunctionCallExprSyntax.isLook(name) && !FunctionCallExprSyntax.looks.contains(name)
    let made = base.as(FunctionCallExprSyntax.self)?.createdType
    return isLook || made == "UIImage" || made == "NSImage" ? base : nil
  }

  /// Whether the expression is an image without content.
  fileprivate var isEmptyImage: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil else {
      return false
    }
    return call.createdType.map(ImageOrigin.types.contains) == true
  }

  /// The names of a path, the first empty for an implicit member; `self` is left out; nil for anything else.
  fileprivate var pathOfNames: [String]? {
    var names: [String] = []
    var current = self
    while let member = current.as(MemberAccessExprSyntax.self) {
      names.append(member.declName.baseName.text)
      guard let base = member.base else { return [""] + names.reversed() }
      current = base
    }
    guard let first = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if !["self", "Self"].contains(first) || names.isEmpty { names.append(first) }
    return names.reversed()
  }
}

extension FunctionCallExprSyntax {
  /// Whether a method of a name gives the same image with another look (Apple, `UIImage`, `NSImage`): `withTintColor(_:)`, in
  /// Objective-C `imageWithTintColor:`.
  fileprivate func changesLookOfImage(by name: String) -> Bool {
    if name == "image" { return arguments.first?.label?.text.hasPrefix("with") == true }
    return Self.isLook(name)
  }

  /// Whether a member of a name gives the same image with another look.
  ///
  /// What an app calls `imageWithColor` draws a new one, of which the system knows no description.
  fileprivate static func isLook(_ name: String) -> Bool {
    looks.contains(where: name.hasPrefix) || looksByImage.contains { name == "image\($0)" }
  }

  fileprivate static let looks = ["with", "apply", "imageFlipped", "imageByApplying"]
  private static let looksByImage = [
    "WithTintColor", "WithRenderingMode", "WithConfiguration", "WithSymbolConfiguration", "WithoutBaseline",
    "WithBaselineOffsetFromBottom", "WithAlignmentRectInsets", "WithHorizontallyFlippedOrientation",
  ]
}

extension CodeBlockItemListSyntax {
  /// What the statements return.
  ///
  /// - Parameter enumerationCase: The case that `self` is; nil if it is not known.
  fileprivate func returned(_ conditions: BuildConditions, of enumerationCase: String?) -> [ExprSyntax] {
    ReturnedExpressions(self, conditions: conditions, self: enumerationCase).expressions
  }

  /// The calls of other initializers in the body of one: `self.init(systemName: name)`.
  fileprivate var delegations: [ExprSyntax] {
    let finder = Delegations(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.calls
  }
}

/// Finds the calls of other initializers.
private final class Delegations: SyntaxVisitor {
  private(set) var calls: [ExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)
    if called?.declName.baseName.text == "init", called?.base?.symbol == "self" { calls.append(ExprSyntax(node)) }
    return .visitChildren
  }
}
