internal import AuditModel
internal import SwiftSyntax
internal import Utilities

/// Chooses the clauses of `#if` that are compiled for a platform; unknown conditions are considered true, and those of developers
/// (`BuildFlags`) are not: what users get is read.
struct BuildConditions {
  let platform: Platform
  /// Whether the app is built for the Mac by Catalyst.
  var isCatalyst = false
  /// The first release of the system that the app is built for; nil if it is unknown.
  var deployment: SystemVersion?

  /// What they are for, as names of screens have it.
  var name: String { isCatalyst ? "macCatalyst" : platform.rawValue }

  /// The first active clause; nil if absent.
  func clause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.reads("!") {
      return isKnown(prefix.expression) ? !holds(prefix.expression) : true
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let inner = condition.soleTupleElement { return holds(inner) }
    if let known = condition.buildFlag ?? condition.literalCondition { return known }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return true }
    return holds(Array(sequence.elements))
  }

  /// `||` binds less than `&&`.
  private func holds(_ parts: [ExprSyntax]) -> Bool {
    let choices = parts.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
    return choices.contains { choice in
      choice.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
    }
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.sourceText
    let argument = call.arguments.first?.expression.sourceText ?? ""
    switch name {
    case "os": return argument == platform.rawValue
    case "canImport": return Self.frameworks[argument].map { $0.contains(platform) } ?? true
    case "targetEnvironment": return isCatalyst && argument == "macCatalyst"
    default: return true
    }
  }

  /// Whether a condition is a literal, or one of platforms, of which both answers are known.
  private func isKnown(_ condition: ExprSyntax) -> Bool {
    if let inner = condition.soleTupleElement { return isKnown(inner) }
    if condition.buildFlag != nil || condition.literalCondition != nil { return true }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
    return ["os", "canImport", "targetEnvironment"].contains(call.calledExpression.sourceText)
  }

  private static let frameworks: [String: Set<Platform>] = [
    "UIKit": [.iOS, .tvOS, .visionOS, .watchOS], "AppKit": [.macOS], "Cocoa": [.macOS], "WatchKit": [.watchOS],
  ]
}

extension IfConfigDeclSyntax {
  /// The clauses that are compiled for any platform.
  var compiledClauses: [IfConfigClauseSyntax] {
    let all =
      Platform.allCases.map { BuildConditions(platform: $0) } + [BuildConditions(platform: .iOS, isCatalyst: true)]
    let compiled = Set(all.compactMap { $0.clause(of: self)?.id })
    return clauses.filter { compiled.contains($0.id) }
  }
}

extension ExprSyntax {
  /// Whether a condition that is one of the usual flags of builds holds for those that are released; nil for any other.
  fileprivate var buildFlag: Bool? {
    self.as(DeclReferenceExprSyntax.self).flatMap { BuildFlags.holds($0.baseName.text) }
  }

  /// Whether a condition that is a literal holds: `false`, and `0` as in C; nil for others.
  fileprivate var literalCondition: Bool? { boolean ?? wholeNumber.map { $0 != 0 } }

  /// The expression in parentheses, if it is one.
  var soleTupleElement: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }
}
