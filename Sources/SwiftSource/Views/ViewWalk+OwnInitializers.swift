internal import AuditModel
internal import SwiftSyntax

// Initializers that the app adds to SwiftUI's views: `extension NavigationLink { init(_ page: Page, label: () -> Label) { … } }`.
extension ViewWalk {
  /// The view that a call makes by an initializer of the app, which calls one of SwiftUI's; nil for other calls.
  mutating func elements(byExtension call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    // What a text says is read from its own call.
    guard call.isCall, call.name != "Text", Self.table[call.name] != nil, view(named: call.name) == nil,
      let (extended, initializer, values) = source.module.ownInitializer(meantBy: call, in: scope),
      !values.isContradicted(by: initializer.parameters, in: scope, texts), let delegate = initializer.delegate
    else { return nil }
    let arguments = values.arguments(
      for: initializer.parameters, in: scope, declaredIn: ViewScope(of: extended, module: source.module),
      by: initializer.node)
    guard var inner = scope.inside(extended, initializer.parameters.signature(named: "init"), arguments) else {
      return nil
    }
    inner.locations = initializer.locations
    inner.number = newReading()
    visit(call)
    var elements = reading(in: inner) { walk in
      walk.elements(of: ViewCall(name: call.name, node: delegate, delegate), around)
    }
    for index in elements.indices { elements[index].location = locations.location(of: call.node) }
    return elements
  }
}

extension ModuleIndex {
  /// The initializer of an extension of one of SwiftUI's views that a call means by its arguments; nil without one.
  fileprivate func ownInitializer(
    meantBy call: ViewCall, in scope: ViewScope
  ) -> (ViewType, ViewInitializer, ViewArguments)? {
    let path = scope.locations.file
    for type in extensions(of: call.name, from: path) {
      let visible = type.initializers.filter { !$0.isPrivate || type.locations.file == path }
      guard let (initializer, values) = visible.meant(by: call, in: scope) else { continue }
      return (type, initializer, values)
    }
    return nil
  }
}

extension ViewArguments {
  /// Whether an argument without a label is a text where the parameter does not take one: then the call means another initializer.
  fileprivate func isContradicted(by parameters: [Parameter], in caller: ViewScope, _ texts: TextReader) -> Bool {
    parameters.contains { parameter in
      if let value = given[parameter.name], let type = parameter.type, value.isMissing(in: type, caller) { return true }
      guard parameter.label == nil, let value = given[parameter.name], let type = parameter.type else { return false }
      if let own = caller.typeName(of: value), own == type.withoutGenerics { return false }
      let isText = value.is(StringLiteralExprSyntax.self) || texts.read(value).text.map { $0.expression == nil } == true
      return isText && !type.mayBeText
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is a member that a type, by its name, certainly lacks: `.close` of a string, or of an enumeration without it.
  fileprivate func isMissing(in type: String, _ scope: ViewScope) -> Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return false }
    if ["String", "Int", "Bool", "LocalizedStringKey"].contains(type) { return true }
    let (name, place) = (member.declName.baseName.text, scope.type.name)
    let cases = scope.module?.enumeration(named: type.withoutGenerics, in: place, of: scope.locations.file)?.cases.cases
    return cases.map { !$0.contains(name) } ?? false
      && scope.module?.value(named: "\(type.withoutGenerics).\(name)", in: place, of: scope.locations.file) == nil
  }
}

extension String {
  /// Whether a type, by its name, may be that of a text: a string, a key, or anything that is not known.
  fileprivate var mayBeText: Bool {
    let name = withoutGenerics
    return isKeyType || name == "Text" || ["String", "some ", "any "].contains(where: name.contains) || name.count == 1
  }
}
