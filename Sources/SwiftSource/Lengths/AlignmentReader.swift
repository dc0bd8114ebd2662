internal import AuditModel
internal import SwiftSyntax

/// Reads alignments by SwiftUI's names.
enum AlignmentReader {
  /// `.topLeading`, `.leading`, `.init(horizontal: .leading, vertical: .top)`; another expression keeps its words.
  static func alignment(_ expression: ExprSyntax?) -> ViewAlignment? {
    guard let expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let view = ViewCall(name: "Alignment", node: call, call)
      return ViewAlignment(
        horizontal: view.symbol("horizontal").map { .init(name: $0) },
        vertical: view.symbol("vertical").map { .init(name: $0) })
    }
    guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      let words = expression.brief
      return ViewAlignment(horizontal: .other(words), vertical: .other(words))
    }
    return named[name] ?? ViewAlignment(horizontal: .other(name), vertical: .other(name))
  }

  private static let named: [String: ViewAlignment] = [
    "leading": ViewAlignment(horizontal: .leading), "trailing": ViewAlignment(horizontal: .trailing),
    "top": ViewAlignment(vertical: .top), "bottom": ViewAlignment(vertical: .bottom), "center": ViewAlignment(),
    "topLeading": ViewAlignment(horizontal: .leading, vertical: .top),
    "topTrailing": ViewAlignment(horizontal: .trailing, vertical: .top),
    "bottomLeading": ViewAlignment(horizontal: .leading, vertical: .bottom),
    "bottomTrailing": ViewAlignment(horizontal: .trailing, vertical: .bottom),
    "firstTextBaseline": ViewAlignment(vertical: .firstTextBaseline),
    "lastTextBaseline": ViewAlignment(vertical: .lastTextBaseline),
    "leadingFirstTextBaseline": ViewAlignment(horizontal: .leading, vertical: .firstTextBaseline),
    "leadingLastTextBaseline": ViewAlignment(horizontal: .leading, vertical: .lastTextBaseline),
    "centerFirstTextBaseline": ViewAlignment(vertical: .firstTextBaseline),
    "centerLastTextBaseline": ViewAlignment(vertical: .lastTextBaseline),
    "trailingFirstTextBaseline": ViewAlignment(horizontal: .trailing, vertical: .firstTextBaseline),
    "trailingLastTextBaseline": ViewAlignment(horizontal: .trailing, vertical: .lastTextBaseline),
  ]
}
