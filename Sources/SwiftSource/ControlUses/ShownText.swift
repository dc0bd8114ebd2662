internal import SwiftSyntax

/// A text that code gives to a part of a view which UIKit makes: the label of a cell, the header or footer of a table's section.
struct ShownText: Sendable {
  /// The expression.
  let value: ExprSyntax
  /// Where the code is.
  let place: ControlPlace
  /// The member of the view; empty for what a method of a data source returns.
  var part = ""

  /// The labels of a cell (Apple, `UITableViewCell`).
  static let labels: Set<String> = ["textLabel", "detailTextLabel"]
  /// The texts of a label, and those of a content configuration (Apple, `UIListContentConfiguration`).
  static let members: Set<String> = ["text", "attributedText"]
  static let membersOfConfigurations: Set<String> = [
    "text", "attributedText", "secondaryText", "secondaryAttributedText",
  ]
  /// The methods of a table's data source that return the title of a section, by the label of the second parameter.
  static let titles: Set<String> = ["titleForHeaderInSection", "titleForFooterInSection"]
}

extension ExprSyntax {
  /// Whether the expression makes a configuration of a cell's content: `cell.defaultContentConfiguration()`,
  /// `UIListContentConfiguration.subtitleCell()`.
  var makesContentConfiguration: Bool {
    guard let names = self.as(FunctionCallExprSyntax.self)?.calledExpression.memberNames else { return false }
    return names.last == "defaultContentConfiguration" || names.first == "UIListContentConfiguration"
  }
}

extension FunctionDeclSyntax {
  /// Whether the function is one by which a table asks for the title of a section.
  var isTitleOfSection: Bool {
    let labels = signature.parameterClause.parameters.map(\.firstName.text)
    return name.text == "tableView" && labels.count == 2 && ShownText.titles.contains(labels[1])
  }
}
