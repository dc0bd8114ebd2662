internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization
internal import Utilities

/// The source of what computes a value; its syntax is made when it is first asked for, since that of most values never is.
final class ValueSource: Sendable, Hashable {
  private let text: ArraySlice<UInt8>
  /// The locations in the file, and where in it the text starts.
  private let (locations, start): (SourceLocations, Int)
  private let parsed = Guarded<CodeBlockItemListSyntax?>(nil)

  /// The part of a file with an expression, or with the statements of a body.
  init(_ range: Range<Int>, of locations: SourceLocations) {
    (text, self.locations, start) = (locations.bytes[range], locations, range.lowerBound)
  }

  /// A text that a name in a file implies, without being written there.
  init(_ text: String, impliedAt start: Int, of locations: SourceLocations) {
    (self.text, self.locations, self.start) = (Array(text.utf8)[...], locations, start)
  }

  /// The statements of the source: an expression is one.
  var statements: CodeBlockItemListSyntax {
    parsed.withLock { parsed in
      let statements = parsed ?? text.withUnsafeBufferPointer { Parser.parse(source: $0).statements }
      parsed = statements
      return statements
    }
  }

  /// Where a part of the source is in its file; nil for what is not a part of it.
  func location(of node: some SyntaxProtocol) -> SourceLocation? {
    guard node.root.id == statements.root.id else { return nil }
    return locations.location(at: start + node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Whether two values are computed alike.
  static func == (one: ValueSource, other: ValueSource) -> Bool { one === other || one.text == other.text }

  /// Sources are long, and most differ in length.
  func hash(into hasher: inout Hasher) { hasher.combine(text.count) }
}
