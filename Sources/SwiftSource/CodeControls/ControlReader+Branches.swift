internal import AuditModel
internal import SwiftSyntax

// What controls show in the branches of code.
extension ControlReader {
  /// The image that code shows in one branch in place of the title that it sets in others; nil if no image is without a title.
  func imageWithoutTitle(of creation: ControlCreation, _ changes: [ModuleControls.Change]) -> ImageReference? {
    let certain = changes.filter(\.isCertain)
    let titles = certain.filter { $0.change.shown(by: Self.titles) != nil }
    guard !titles.isEmpty, !creation.call.arguments.contains(where: { $0.label?.text == "title" }) else { return nil }
    let alone = certain.lazy.compactMap { known -> ImageReference? in
      guard let shown = known.change.shown(by: Self.images),
        titles.allSatisfy({ known.change.node.excludes($0.change.node) })
      else { return nil }
      let value = ControlValue(shown, in: scope(known.change.place, known.locations), with: self)
      return UIKitImage(value.expression, value.texts).reference
    }
    return alone.first { !$0.isOfAppKit }
  }

  private static let titles: Set<String> = ["title", "attributedTitle", "setTitle", "setAttributedTitle"]
  private static let images: Set<String> = ["image", "setImage"]
}

extension ControlChange {
  /// What the change shows by one of some members or methods; nil if it shows nothing by them.
  fileprivate func shown(by members: Set<String>) -> ExprSyntax? {
    guard members.contains(member), !empties else { return nil }
    switch act {
    case .set(let values): return values.first
    case .call(let call): return call.arguments.first?.expression
    }
  }
}

extension SyntaxProtocol {
  /// Whether the code never runs together with other code: both are in branches of one choice.
  fileprivate func excludes(_ other: some SyntaxProtocol) -> Bool {
    let others = other.branchesAround
    return branchesAround.contains { choice, branch in others[choice].map { $0 != branch } ?? false }
  }

  /// The branches in which the code is, by the choices that have them.
  private var branchesAround: [SyntaxIdentifier: SyntaxIdentifier] {
    var branches: [SyntaxIdentifier: SyntaxIdentifier] = [:]
    var inner = Syntax(self)
    while let outer = inner.parent, !outer.is(MemberBlockItemSyntax.self) {
      let isBranch = outer.is(IfExprSyntax.self) && !inner.is(ConditionElementListSyntax.self)
      if isBranch || outer.is(SwitchCaseListSyntax.self) { branches[outer.id] = inner.id }
      inner = outer
    }
    return branches
  }
}
