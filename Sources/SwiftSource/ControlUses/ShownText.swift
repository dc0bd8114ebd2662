internal import AuditModel
internal import SwiftSyntax

/// A text that code gives to a part of a view which UIKit makes: the label of a cell, the header or footer of a table's section, what is
/// shown where there is no content.
struct ShownText: Sendable {
  /// The expression.
  let value: ExprSyntax
  /// Where the code is.
  let place: ControlPlace
  /// The assignment of the text; nil for what a method of a data source returns.
  var statement: SequenceExprSyntax?
  /// The kind of the element that shows it.
  var kind = ElementKind.label
  /// The member of the view; empty for what a method of a data source returns.
  var part = ""
  /// Which text of the header of a table's section it is; nil for any other text.
  var header: Header?

  /// A text of a section's header.
  enum Header: Sendable {
    /// What the data source returns, which code may replace before it is shown.
    case title
    /// What code sets of any header before it is shown (Apple, `tableView(_:willDisplayHeaderView:forSection:)`).
    case replacement
  }

  /// The label of the parameter of the method that is told which header will be shown.
  static let willDisplayHeader = "willDisplayHeaderView"

  /// The labels of a cell (Apple, `UITableViewCell`).
  static let labels: Set<String> = [titleLabel, "detailTextLabel"]
  static let titleLabel = "textLabel"
  /// The texts of a label, and those of a content configuration (Apple, `UIListContentConfiguration`).
  static let members: Set<String> = ["text", "attributedText"]
  static let membersOfConfigurations: Set<String> = [
    "text", "attributedText", "secondaryText", "secondaryAttributedText",
  ]
  /// The buttons of a configuration for missing content (Apple, `UIContentUnavailableConfiguration`).
  static let buttonsOfConfigurations: Set<String> = ["button", "secondaryButton"]
  /// The type of such a configuration.
  static let missingContent = "UIContentUnavailableConfiguration"
  /// What stands where the text is: a sum is not the one in the file, but made of its terms.
  var origin: ExprSyntax { value.root.is(SourceFileSyntax.self) ? value : statement.map { ExprSyntax($0) } ?? value }

  /// The methods of a table's data source that return the title of a section, by the label of the second parameter.
  static let titles: Set<String> = [titleOfHeader, "titleForFooterInSection"]
  static let titleOfHeader = "titleForHeaderInSection"
}

extension ExprSyntax {
  /// Whether the expression makes a configuration of a cell's content: `cell.defaultContentConfiguration()`,
  /// `UIListContentConfiguration.subtitleCell()`, `UIContentUnavailableConfiguration.empty()`.
  var makesContentConfiguration: Bool {
    guard let names = self.as(FunctionCallExprSyntax.self)?.calledExpression.memberNames else { return false }
    return names.last == "defaultContentConfiguration" || names.first == "UIListContentConfiguration"
      || names.first == ShownText.missingContent
  }
}

extension FunctionDeclSyntax {
  /// The label of the second parameter of a function by which a table asks for the title of a section; nil for any other function.
  var labelOfSectionTitle: String? {
    let labels = signature.parameterClause.parameters.map(\.firstName.text)
    return name.text == "tableView" && labels.count == 2 && ShownText.titles.contains(labels[1]) ? labels[1] : nil
  }
}

extension SequenceExprSyntax {
  /// Whether a function does it in any case, or only asks whether there is what it is done to.
  var isDoneInAnyCase: Bool {
    guard !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { return false }
    var node = parent
    while let outer = node, !outer.is(FunctionDeclSyntax.self) {
      if outer.is(SwitchCaseSyntax.self) || outer.is(ClosureExprSyntax.self) { return false }
      if let choice = outer.as(IfExprSyntax.self), !choice.conditions.onlyBind || choice.elseBody != nil {
        return false
      }
      if let statement = outer.as(CodeBlockItemSyntax.self), statement.mayNotBeReached { return false }
      node = outer.parent
    }
    return true
  }
}

extension SyntaxProtocol {
  /// Whether the code around runs only at times: in a branch, or in a closure other than one that makes or sets up what it returns.
  var isInBranch: Bool { ancestorsInMember.contains(where: \.isBranch) }

  /// Whether the code around runs only at times where other code runs: in a branch in which that is not, too.
  func isInBranch(besides other: Syntax) -> Bool {
    let branches = ancestorsInMember.filter(\.isBranch)
    guard !branches.isEmpty else { return false }
    let shared = Set(other.ancestorsInMember.map(\.id))
    return branches.contains { !shared.contains($0.id) }
  }

  /// The node and those around it, up to the member of a type.
  private var ancestorsInMember: some Sequence<Syntax> {
    sequence(first: Syntax(self)) { $0.is(MemberBlockItemSyntax.self) ? nil : $0.parent }
  }

  private var isBranch: Bool {
    if let closure = self.as(ClosureExprSyntax.self) { return !closure.setsUp }
    return Self.branches.contains(kind)
  }

  /// Whether the code runs when a property is set.
  var isInSetter: Bool {
    sequence(first: Syntax(self)) { $0.is(MemberBlockItemSyntax.self) ? nil : $0.parent }.contains { node in
      node.as(AccessorDeclSyntax.self)?.accessorSpecifier.reads("get") == false
    }
  }

  private static var branches: Set<SyntaxKind> {
    [.ifExpr, .switchCase, .guardStmt, .catchClause, .whileStmt, .unresolvedTernaryExpr]
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is called at once, or given what a call makes: `{ … }()`, `UIButton().then { … }`.
  fileprivate var setsUp: Bool {
    let around = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let around else { return false }
    return around.calledExpression.id == ExprSyntax(self).id || around.builtSubject != nil
  }
}

extension ConditionElementListSyntax {
  /// Whether all conditions bind a value that may be absent.
  fileprivate var onlyBind: Bool { allSatisfy { $0.condition.is(OptionalBindingConditionSyntax.self) } }
}

extension CodeBlockItemSyntax {
  /// Whether a statement before it may leave the function, other than because something is absent.
  fileprivate var mayNotBeReached: Bool {
    guard let statements = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return statements.prefix { $0.id != id }.contains { before in
      if case .stmt(let statement) = before.item, let choice = statement.as(GuardStmtSyntax.self) {
        return !choice.conditions.onlyBind
      }
      return before.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
    }
  }
}
