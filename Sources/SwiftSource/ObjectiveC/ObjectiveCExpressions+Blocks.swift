// Blocks of Objective-C as closures of Swift.

extension ObjectiveCExpressions {
  /// What the statements of a block do.
  func block(_ statements: Range<Int>) -> String { "{ \(ObjectiveCStatements.swift(statements, self)) }" }

  /// The brace at which the statements of a block begin: `^{`, `^(BOOL done) {`, `^UIView *(id item) {`; nil if no block does.
  func brace(ofBlockAt start: Int, in range: Range<Int>) -> Int? {
    guard tokens.isSymbol("^", at: start) else { return nil }
    var position = start + 1
    while position < range.upperBound, !tokens.isSymbol("{", at: position) {
      guard tokens.isName(position) || ["*", "("].contains(where: { tokens.isSymbol($0, at: position) }) else {
        return nil
      }
      position = tokens.isSymbol("(", at: position) ? tokens.end(ofParenthesesAt: position) : position + 1
    }
    return position < range.upperBound ? position : nil
  }

  /// What is written for an expression that is not understood: what its blocks do.
  mutating func unread(_ range: Range<Int>) -> String {
    var (blocks, position) = ([String](), range.lowerBound)
    while position < range.upperBound {
      guard let brace = brace(ofBlockAt: position, in: range) else {
        position += 1
        continue
      }
      let (inside, rest) = parts(ofParenthesesAt: brace, in: range)
      blocks.append(block(inside))
      position = rest.lowerBound
    }
    return blocks.isEmpty ? unknown(range) : "\(unknown(range))(\(blocks.joined(separator: ", ")))"
  }
}
