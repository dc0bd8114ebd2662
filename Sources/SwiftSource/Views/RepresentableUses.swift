internal import SwiftSyntax

/// Where a file uses views that hand a view of UIKit or AppKit to SwiftUI, and whether something there may name that.
final class RepresentableUses: SyntaxVisitor {
  /// The types of which a use was found.
  private(set) var used: Set<String> = []
  /// Those of which a modifier, or one around, says something to VoiceOver, or may do so.
  private(set) var named: Set<String> = []
  /// The views of the app whose code uses them without a label, by the type that is used.
  private(set) var unlabeled: [String: Set<String>] = [:]
  private let names: Set<String>

  /// Searches a file for some types.
  init(of names: Set<String>, in file: SourceFileSyntax) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(name) {
      used.insert(name)
      if node.mayBeNamed { named.insert(name) }
      if !node.isLabeled { unlabeled[name, default: []].insert(node.typeAround) }
    }
    return .visitChildren
  }
}

/// How the uses in all files of a project name the views that types hand to SwiftUI.
struct NamedRepresentables {
  /// The types of which code uses some value, and no use names it.
  private(set) var unnamed: Set<String> = []
  /// Those to which every use gives a label, or every use of the views of the app that show them.
  private(set) var labeled: Set<String> = []

  init(_ representables: Set<String>, in files: [SourceFileSyntax]) {
    guard !representables.isEmpty else { return }
    let uses = files.map { RepresentableUses(of: representables, in: $0) }
    let around = uses.reduce(into: [:]) { $0.merge($1.unlabeled) { $0.union($1) } }
    let usesAround = files.map { RepresentableUses(of: Set(around.values.joined()), in: $0) }
    let usedAround = Set(usesAround.flatMap(\.used))
    let unlabeledAround = Set(usesAround.flatMap(\.unlabeled.keys))
    let used = Set(uses.flatMap(\.used))
    labeled = used.filter { name in
      (around[name] ?? []).allSatisfy { usedAround.contains($0) && !unlabeledAround.contains($0) }
    }
    unnamed = used.subtracting(uses.flatMap(\.named)).subtracting(labeled)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a modifier of the view, or of one around it in the same declaration, is one for accessibility, or one of the app that is
  /// given words.
  fileprivate var mayBeNamed: Bool {
    var next = Syntax(self).parent
    while let node = next, !node.is(MemberBlockItemSyntax.self) {
      if let modifier = node.as(MemberAccessExprSyntax.self), modifier.base != nil {
        let name = modifier.declName.baseName.text
        if name.hasPrefix("accessibility") { return true }
        if !ViewWalk.isSwiftUIs(name), modifier.parent?.as(FunctionCallExprSyntax.self)?.hasWords == true {
          return true
        }
      }
      next = node.parent
    }
    return false
  }

  /// Whether a modifier of the view, or of one around it in the same declaration, gives it a label.
  fileprivate var isLabeled: Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }.contains { node in
      node.as(MemberAccessExprSyntax.self).map { $0.base != nil && $0.declName.baseName.reads("accessibilityLabel") }
        == true
    }
  }

  /// The name of the type around; empty outside types.
  fileprivate var typeAround: String {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(StructDeclSyntax.self)?.name.text }.first
      ?? ""
  }

  private var hasWords: Bool { arguments.contains { $0.expression.is(StringLiteralExprSyntax.self) } }
}
