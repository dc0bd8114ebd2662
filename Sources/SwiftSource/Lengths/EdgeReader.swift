internal import AuditModel
internal import SwiftSyntax

/// Reads which edges of a view are meant, and the lengths at them.
struct EdgeReader {
  let lengths: LengthReader

  private static let sets: [String: [ViewEdge]] = [
    "all": ViewEdge.allCases, "horizontal": [.leading, .trailing], "vertical": [.top, .bottom],
    "top": [.top], "bottom": [.bottom], "leading": [.leading], "trailing": [.trailing],
  ]

  /// `.horizontal`, `[.top, .leading]`, `Edge.Set.all`; nil if it is anything else.
  func edges(_ expression: ExprSyntax) -> [ViewEdge]? {
    if let list = expression.as(ArrayExprSyntax.self) {
      let parts = list.elements.map { edges($0.expression) }
      guard parts.allSatisfy({ $0 != nil }) else { return nil }
      let all = Set(parts.flatMap { $0 ?? [] })
      return ViewEdge.allCases.filter(all.contains)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      return lengths.followed(expression) { EdgeReader(lengths: $0).edges($1) }
    }
    guard member.base == nil || Self.types.contains(member.base?.sourceText ?? "") else { return nil }
    return Self.sets[member.declName.baseName.text]
  }

  private static let types: Set<String> = ["Edge", "Edge.Set", "HorizontalEdge", "VerticalEdge", "Axis", "Axis.Set"]

  /// `()`, `(8)`, `(.horizontal)`, `([.top, .leading], 4)`, `(EdgeInsets(…))`; nil if the edges are unknown.
  func lengths(of call: ViewCall) -> EdgeLengths? {
    let arguments = call.arguments.lazy.filter { $0.label == nil }.map(\.expression)
    guard let first = arguments.first else { return EdgeLengths(standard: ViewEdge.allCases) }
    if let edges = edges(first) { return lengths(at: edges, arguments.dropFirst().first) }
    guard arguments.count == 1 else { return nil }
    return insets(first) ?? lengths(at: ViewEdge.allCases, first)
  }

  /// `EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)`, `.init(…)`, or a constant; nil for anything else.
  func insets(_ expression: ExprSyntax) -> EdgeLengths? {
    guard let function = expression.as(FunctionCallExprSyntax.self) else {
      return lengths.followed(expression) { EdgeReader(lengths: $0).insets($1) }
    }
    guard Self.insetTypes.contains(function.calledExpression.sourceText) else { return nil }
    let call = ViewCall(name: "EdgeInsets", node: function, function)
    let zero = Length.points(.zero)
    return EdgeLengths(
      top: lengths.length(call, "top") ?? zero, leading: lengths.length(call, "leading") ?? zero,
      bottom: lengths.length(call, "bottom") ?? zero, trailing: lengths.length(call, "trailing") ?? zero)
  }

  private static let insetTypes: Set<String> = ["EdgeInsets", ".init", "SwiftUI.EdgeInsets"]

  private func lengths(at edges: [ViewEdge], _ expression: ExprSyntax?) -> EdgeLengths {
    guard let expression, !lengths.isNil(expression) else { return EdgeLengths(standard: edges) }
    let length = lengths.length(expression)
    return EdgeLengths(
      top: edges.contains(.top) ? length : nil, leading: edges.contains(.leading) ? length : nil,
      bottom: edges.contains(.bottom) ? length : nil, trailing: edges.contains(.trailing) ? length : nil)
  }
}
