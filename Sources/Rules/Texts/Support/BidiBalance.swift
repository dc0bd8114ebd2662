import Localization

/// Follows the explicit controls of the bidirectional algorithm through a text (UAX #9, X1 to X8).
struct BidiBalance {
  /// The controls that no other ends before their paragraph does.
  private(set) var open: [Unicode.Scalar] = []

  /// The balance of a text; a paragraph's end is the end of all that is open in it.
  init(_ text: String) {
    var stack: [(scalar: Unicode.Scalar, isIsolate: Bool)] = []
    for scalar in text.unicodeScalars {
      switch scalar.bidiClass {
      case .embedding, .override: stack.append((scalar, false))
      case .isolate: stack.append((scalar, true))
      case .popEmbedding: if stack.last?.isIsolate == false { stack.removeLast() }
      case .popIsolate: Self.closeIsolate(&stack)
      case .neutral, .strong: if Self.endsParagraph(scalar) { close(&stack) }
      }
    }
    close(&stack)
  }

  private mutating func close(_ stack: inout [(scalar: Unicode.Scalar, isIsolate: Bool)]) {
    open += stack.map(\.scalar)
    stack = []
  }

  /// The end of an isolate ends the embeddings in it, too.
  private static func closeIsolate(_ stack: inout [(scalar: Unicode.Scalar, isIsolate: Bool)]) {
    guard let start = stack.lastIndex(where: \.isIsolate) else { return }
    stack.removeSubrange(start...)
  }

  private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2029}"
  }
}
