internal import SwiftSyntax

extension SwitchExprSyntax {
  /// The statements for the value of a literal; nil if a pattern before them may be true of it, or of none that is known.
  func statements(for value: String) -> CodeBlockItemListSyntax? {
    for branch in cases {
      guard let branch = branch.as(SwitchCaseSyntax.self) else { return nil }
      guard case .case(let label) = branch.label else { return branch.statements }
      for item in label.caseItems {
        guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression.literalValue,
          item.whereClause == nil
        else { return nil }
        if pattern == value { return branch.statements }
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// What tells a literal apart from others of its type: its text in quotation marks, its number; nil for other expressions.
  var literalValue: String? {
    if let text = plainString { return "\"\(text)\"" }
    return wholeNumber.map { "\($0)" } ?? boolean.map { "\($0)" }
  }
}
