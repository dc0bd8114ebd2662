internal import AuditModel
internal import SwiftSyntax

extension SourceFileSyntax {
  /// The comments that may address Fitspoken; texts that contain the marker are not comments.
  func comments(_ locations: SourceLocations) -> [SourceComment] {
    var found: [SourceComment] = []
    // The comments behind a token address the code of the next one.
    var pending: [SourceComment] = []
    for token in tokens(viewMode: .sourceAccurate) {
      pending += token.leadingTrivia.comments(at: token.position, locations)
      found += pending.map { $0.preceding(token, locations) }
      pending = token.trailingTrivia.comments(at: token.endPositionBeforeTrailingTrivia, locations)
    }
    return found
  }
}

extension Trivia {
  /// The comments with the marker, in trivia that start at a position.
  fileprivate func comments(at start: AbsolutePosition, _ locations: SourceLocations) -> [SourceComment] {
    var found: [SourceComment] = []
    var position = start
    for piece in self {
      if let text = piece.comment, text.contains(SourceComment.marker) {
        found.append(SourceComment(location: locations.location(at: position.utf8Offset), text: text))
      }
      position += piece.sourceLength
    }
    return found
  }
}

extension TriviaPiece {
  /// The text of a comment.
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
    default: nil
    }
  }
}

extension SourceComment {
  /// The comment with the lines of the code after it, unless the file ends there.
  fileprivate func preceding(_ token: TokenSyntax, _ locations: SourceLocations) -> SourceComment {
    guard token.tokenKind != .endOfFile else { return self }
    var comment = self
    comment.codeLine = locations.location(of: token).line
    guard token.tokenKind == .period, let chain = token.parent?.as(MemberAccessExprSyntax.self),
      let first = chain.base?.firstToken(viewMode: .sourceAccurate)
    else { return comment }
    comment.viewLine = locations.location(of: first).line
    return comment
  }
}
