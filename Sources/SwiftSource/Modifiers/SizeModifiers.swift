internal import AuditModel
internal import SwiftSyntax

/// The modifiers that decide the size of a view.
enum SizeModifiers {
  typealias Change = @Sendable (ViewCall, inout Element, TextReader) -> Void

  static let table: [String: Change] = [
    "frame": { call, element, _ in element.setFrame(call) },
    "padding": { call, element, _ in element.pad(call) },
    "contentShape": unknown, "scaleEffect": unknown, "containerRelativeFrame": unknown,
  ]

  private static let unknown: Change = { _, element, _ in
    (element.layout.fixedWidth, element.layout.fixedHeight) = (nil, nil)
  }
}

extension Element {
  /// `.frame(width: 20, height: 20)`; a side with a minimum or maximum is not fixed.
  fileprivate mutating func setFrame(_ call: ViewCall) {
    for (side, length) in [("width", \LayoutProperties.fixedWidth), ("height", \.fixedHeight)] {
      let limits = ["min", "ideal", "max"].map { $0 + side.prefix(1).uppercased() + side.dropFirst() }
      if let value = call.argument(side), !value.is(NilLiteralExprSyntax.self) {
        layout[keyPath: length] = value.number.map { Points($0) }
      } else if limits.contains(where: call.has) {
        layout[keyPath: length] = nil
      }
    }
  }

  /// `.padding(8)`, `.padding(.horizontal, 8)`; without a number it is the system's.
  fileprivate mutating func pad(_ call: ViewCall) {
    let amount = call.arguments.last?.expression.number
    let namesEdges = call.arguments.count > 1 || amount == nil && call.first != nil
    let edges = namesEdges ? call.first?.symbol ?? "" : "all"
    for (length, own) in [(\LayoutProperties.fixedWidth, Self.horizontal), (\.fixedHeight, Self.vertical)] {
      let count = own[edges] ?? (Self.edges.contains(edges) ? 0 : nil)
      guard count != 0 else { continue }
      layout[keyPath: length] = count.flatMap { count in
        amount.flatMap { amount in layout[keyPath: length].map { $0 + Points(amount * Double(count)) } }
      }
    }
  }

  /// How many edges of the width, and of the height, a set of edges has.
  private static let horizontal = ["all": 2, "horizontal": 2, "leading": 1, "trailing": 1]
  private static let vertical = ["all": 2, "vertical": 2, "top": 1, "bottom": 1]
  private static let edges = Set(horizontal.keys).union(vertical.keys)
}
