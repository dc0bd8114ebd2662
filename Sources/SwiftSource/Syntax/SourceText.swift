internal import SwiftSyntax
internal import Utilities

// The text of nodes. swift-syntax's own `trimmedDescription` copies the tree twice to leave out what is around a node, and `description`
// makes a string of each token.
extension SyntaxProtocol {
  /// The source without the white space and comments around it.
  var sourceText: String {
    let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ExprSyntax {
  /// The expression as written, shortened, on one line.
  var brief: String {
    let source = totalLength.utf8Length > Self.maximumBrief * 8 ? beginning : sourceText
    return source.withExpressionsOfObjectiveC.shortened(to: Self.maximumBrief)
  }

  private static let maximumBrief = 80

  /// The first tokens of a long expression, more than its short form shows.
  private var beginning: String {
    var (text, count) = ("", 0)
    for token in tokens(viewMode: .sourceAccurate) {
      text += text.isEmpty ? token.text + token.trailingTrivia.description : token.description
      count += token.text.utf8.count
      // Comments and spaces show less than they are long, so that only words count.
      if count > Self.maximumBrief * 8 { break }
    }
    return text
  }
}
