internal import AuditModel
internal import SwiftSyntax

/// Reads the columns and rows of lazy grids.
struct TrackReader {
  let lengths: LengthReader

  /// More tracks than that are not kept.
  private static let maximumCount = 64

  /// A list of tracks, or several equal ones; nil if they are unknown.
  func tracks(_ expression: ExprSyntax) -> [GridTrack]? {
    if let list = expression.as(ArrayExprSyntax.self) {
      let tracks = list.elements.compactMap { track($0.expression) }
      return tracks.count == list.elements.count && tracks.count <= Self.maximumCount ? tracks : nil
    }
    guard let function = expression.as(FunctionCallExprSyntax.self) else {
      return lengths.followed(expression) { TrackReader(lengths: $0).tracks($1) }
    }
    let call = ViewCall(name: "Array", node: function, function)
    guard let item = call.argument("repeating").flatMap(track),
      let count = call.argument("count").flatMap(lengths.number).flatMap({ Int(exactly: $0) }),
      (0...Self.maximumCount).contains(count)
    else { return nil }
    return Array(repeating: item, count: count)
  }

  /// `GridItem(.flexible(minimum: 10), spacing: 8)`; nil if it is anything else.
  private func track(_ expression: ExprSyntax) -> GridTrack? {
    guard let function = expression.as(FunctionCallExprSyntax.self),
      ["GridItem", ".init"].contains(function.calledExpression.sourceText)
    else { return lengths.followed(expression) { TrackReader(lengths: $0).track($1) } }
    let call = ViewCall(name: "GridItem", node: function, function)
    let spacing = lengths.length(call, "spacing")
    guard let size = call.first else { return GridTrack(sizing: .flexible, length: LengthRange(), spacing: spacing) }
    guard let sizing = size.symbol.flatMap(GridTrack.Sizing.init) else { return nil }
    guard let arguments = size.as(FunctionCallExprSyntax.self) else {
      return sizing == .flexible ? GridTrack(sizing: sizing, length: LengthRange(), spacing: spacing) : nil
    }
    let parts = ViewCall(name: "", node: arguments, arguments)
    var length = LengthRange(minimum: lengths.length(parts, "minimum"), maximum: lengths.length(parts, "maximum"))
    if sizing == .fixed, let first = parts.first.map(lengths.length) {
      length = LengthRange(minimum: first, ideal: first, maximum: first)
    }
    return GridTrack(sizing: sizing, length: length, spacing: spacing)
  }
}
