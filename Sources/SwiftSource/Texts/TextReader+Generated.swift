internal import AuditModel
internal import SwiftSyntax

// Texts by the names that generators of code make of their keys.
extension TextReader {
  /// The text of a key by the name that generated code has for it.
  func generated(_ call: ViewCall) -> TextReading? {
    guard let text = module.generatedText(named: call.name) else { return nil }
    var reading = TextReading(text)
    reading.fill(with: call.arguments.map { argument($0.expression, depth: 0) })
    return reading
  }

  /// The text of a resource of R.swift, `R.string.localizable.title()`; nil for anything else.
  func resource(_ expression: ExprSyntax) -> TextReading? {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let name = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      name.firstToken(viewMode: .sourceAccurate)?.reads("R") == true
    else { return nil }
    return generated(
      call.map { ViewCall(name: name.sourceText, node: $0, $0) } ?? ViewCall(name: name.sourceText, node: name))
  }

  /// `.setupDoneButton`, `.Settings.title`, `.updateName(name)`: the resource that the app declares, or that Xcode makes of a key of a
  /// String Catalog; nil for anything else.
  func implicitResource(_ expression: ExprSyntax, isKey: Bool, depth: Int) -> TextReading? {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let path = (call?.calledExpression ?? expression).implicitPath else { return nil }
    return Self.resources.lazy.compactMap { type in
      let member = ViewCall(name: "\(type).\(path)", node: expression)
      return named(call.map { ViewCall(name: member.name, node: $0, $0) } ?? member, isKey: isKey, depth: depth + 1)
    }.first
  }

  /// `.library`, where the app declares it in an extension of `String`, for what is of that type; nil for anything else.
  func implicitMember(_ expression: ExprSyntax, of type: String?, depth: Int) -> TextReading? {
    guard type?.withoutGenerics == "String", let name = expression.implicitPath else { return nil }
    return named(ViewCall(name: "String.\(name)", node: expression), isKey: false, depth: depth + 1)
  }

  /// The types of texts that are looked up, whose static members code names without them.
  private static let resources = ["LocalizedStringResource", "LocalizedStringKey"]
}

extension ExprSyntax {
  /// The members of a path that begins with a dot: `Settings.title` of `.Settings.title`; nil for any other expression.
  fileprivate var implicitPath: String? {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text.withoutBackticks
    guard let base = access.base else { return name }
    return base.implicitPath.map { "\($0).\(name)" }
  }
}
