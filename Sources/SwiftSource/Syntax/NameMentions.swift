internal import SwiftSyntax

/// How often a file has some names, and which of them are in branches that no system takes.
final class NameMentions: SyntaxVisitor {
  private(set) var live: [String: Int] = [:]
  private(set) var dead: Set<String> = []
  private let names: Set<String>
  private let conditions: BuildConditions

  init(of names: Set<String>, in file: SourceFileSyntax, _ conditions: BuildConditions) {
    (self.names, self.conditions) = (names, conditions)
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let name = token.identifierText, names.contains(name) { live[name, default: 0] += 1 }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let holds = conditions.holds(node.conditions) else { return .visitChildren }
    let other = node.elseBody.map { Syntax($0) }
    if holds { walk(node.body) } else if let other { walk(other) }
    let untaken = holds ? other : Syntax(node.body)
    dead.formUnion(untaken?.tokens(viewMode: .sourceAccurate).compactMap(\.identifierText).filter(names.contains) ?? [])
    return .skipChildren
  }
}
