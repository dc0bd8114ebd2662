internal import AuditModel

/// What modifiers make of the size of a view that the source gives.
enum SizeModifiers {
  typealias Change = @Sendable (ViewCall, inout Element, TextReader) -> Void

  /// Those that change what can be touched and nothing in the layout.
  static let table: [String: Change] = ["contentShape": unknown, "scaleEffect": unknown]

  private static let unknown: Change = { _, element, _ in element.forgetSize() }
}

extension Element {
  /// Notes the size that a modifier gives to the view, with the padding around it.
  mutating func resize(by modifier: LayoutModifier) {
    if kind == .button { return limitRegion(by: modifier) }
    switch modifier {
    case .frame(let width, let height, _):
      if let width { layout.fixedWidth = width.points }
      if let height { layout.fixedHeight = height.points }
    case .flexibleFrame(let width, let height, _):
      if width != LengthRange() { layout.fixedWidth = nil }
      if height != LengthRange() { layout.fixedHeight = nil }
    case .padding(let edges):
      layout.fixedWidth = edges.around(layout.fixedWidth, .leading, .trailing)
      layout.fixedHeight = edges.around(layout.fixedHeight, .top, .bottom)
    case .containerRelativeFrame, .unknown: forgetSize()
    default: break
    }
  }

  /// What a modifier of a button makes of the region that reacts: only the label does, not the space that a frame or padding adds to it.
  private mutating func limitRegion(by modifier: LayoutModifier) {
    switch modifier {
    case .frame(let width, let height, _):
      layout.fixedWidth = layout.fixedWidth ?? width?.points
      layout.fixedHeight = layout.fixedHeight ?? height?.points
    case .unknown: forgetSize()
    default: break
    }
  }

  fileprivate mutating func forgetSize() { (layout.fixedWidth, layout.fixedHeight) = (nil, nil) }
}

extension EdgeLengths {
  /// A length with what is at two of its ends; nil if any of them is unknown, or the platform's.
  fileprivate func around(_ length: Points?, _ start: ViewEdge, _ end: ViewEdge) -> Points? {
    guard let length, let before = points(at: start), let after = points(at: end) else { return nil }
    return before + length + after
  }

  private func points(at edge: ViewEdge) -> Points? {
    if standard?.contains(edge) == true { return nil }
    let lengths: [ViewEdge: Length?] = [.top: top, .leading: leading, .bottom: bottom, .trailing: trailing]
    guard let length = lengths[edge] ?? nil else { return .zero }
    return length.points
  }
}

extension Length {
  /// The number of points; nil if it is infinite or unknown.
  fileprivate var points: Points? {
    if case .points(let points) = self { points } else { nil }
  }
}
