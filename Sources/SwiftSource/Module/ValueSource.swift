internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization
internal import Utilities

/// The source of what computes a value; its syntax is made when it is first asked for, since that of most values never is.
final class ValueSource: Sendable, Hashable {
  private let text: ArraySlice<UInt8>
  private let parsed = Guarded<CodeBlockItemListSyntax?>(nil)

  /// The part of a file with an expression, or with the statements of a body.
  init(_ text: ArraySlice<UInt8>) { self.text = text }

  /// The statements of the source: an expression is one.
  var statements: CodeBlockItemListSyntax {
    parsed.withLock { parsed in
      let statements = parsed ?? text.withUnsafeBufferPointer { Parser.parse(source: $0).statements }
      parsed = statements
      return statements
    }
  }

  /// Whether two values are computed alike.
  static func == (one: ValueSource, other: ValueSource) -> Bool { one === other || one.text == other.text }

  /// Sources are long, and most differ in length.
  func hash(into hasher: inout Hasher) { hasher.combine(text.count) }
}
