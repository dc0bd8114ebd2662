internal import AuditModel
internal import SwiftSyntax

/// The modifiers that change how a view is laid out.
enum LayoutModifiers {
  /// What a modifier makes of the views around which it is; nil if its arguments are not understood, empty if it changes nothing.
  typealias Reading = @Sendable (ViewCall, LengthReader) -> [LayoutModifier]?

  static let table: [String: Reading] = [
    "padding": { EdgeReader(lengths: $1).lengths(of: $0).map { [.padding($0)] } },
    "frame": { frame($0, $1) }, "fixedSize": { fixedSize($0, $1) },
    "aspectRatio": { aspectRatio($0, $1) }, "scaledToFit": { _, _ in [.aspectRatio(nil, fills: false)] },
    "scaledToFill": { _, _ in [.aspectRatio(nil, fills: true)] },
    "layoutPriority": { call, lengths in call.first.flatMap(lengths.finite).map { [.layoutPriority($0)] } },
    "ignoresSafeArea": { ignoresSafeArea($0, $1) }, "edgesIgnoringSafeArea": { ignoresSafeArea($0, $1) },
    "safeAreaPadding": { EdgeReader(lengths: $1).lengths(of: $0).map { [.safeAreaPadding($0)] } },
    "contentMargins": { contentMargins($0, $1) }, "listRowInsets": { listRowInsets($0, $1) },
    "position": { _, _ in [.position] }, "containerRelativeFrame": { relativeFrame($0, $1) },
    "alignmentGuide": { call, _ in separators.contains(call.symbol() ?? "") ? [] : nil },
  ]

  /// The guides of a list's separators, which place nothing else.
  private static let separators: Set<String> = ["listRowSeparatorLeading", "listRowSeparatorTrailing"]

  private static func frame(_ call: ViewCall, _ lengths: LengthReader) -> [LayoutModifier]? {
    guard call.arguments.allSatisfy({ $0.label != nil }) else { return nil }
    let alignment = AlignmentReader.alignment(call.argument("alignment"))
    if call.has("width") || call.has("height") {
      let (width, height) = (lengths.length(call, "width"), lengths.length(call, "height"))
      return width == nil && height == nil ? [] : [.frame(width: width, height: height, alignment: alignment)]
    }
    let width = LengthRange(
      minimum: lengths.length(call, "minWidth"), ideal: lengths.length(call, "idealWidth"),
      maximum: lengths.length(call, "maxWidth"))
    let height = LengthRange(
      minimum: lengths.length(call, "minHeight"), ideal: lengths.length(call, "idealHeight"),
      maximum: lengths.length(call, "maxHeight"))
    if width == LengthRange(), height == LengthRange() { return [] }
    return [.flexibleFrame(width: width, height: height, alignment: alignment)]
  }

  private static func fixedSize(_ call: ViewCall, _ lengths: LengthReader) -> [LayoutModifier]? {
    if call.arguments.isEmpty { return [.fixedSize(horizontal: true, vertical: true)] }
    guard let horizontal = call.argument("horizontal")?.boolean, let vertical = call.argument("vertical")?.boolean
    else { return nil }
    return horizontal || vertical ? [.fixedSize(horizontal: horizontal, vertical: vertical)] : []
  }

  private static func aspectRatio(_ call: ViewCall, _ lengths: LengthReader) -> [LayoutModifier]? {
    let mode = call.symbol("contentMode")
    guard mode == "fit" || mode == "fill" else { return nil }
    guard let first = call.first, !first.isNil else { return [.aspectRatio(nil, fills: mode == "fill")] }
    return ratio(first, lengths).map { [.aspectRatio($0, fills: mode == "fill")] }
  }

  /// A number, or that of a `CGSize`.
  private static func ratio(_ expression: ExprSyntax, _ lengths: LengthReader) -> Double? {
    guard let function = expression.as(FunctionCallExprSyntax.self), function.calledExpression.symbol == "CGSize" else {
      return lengths.finite(expression)
    }
    let size = ViewCall(name: "CGSize", node: function, function)
    guard let width = size.argument("width").flatMap(lengths.finite),
      let height = size.argument("height").flatMap(lengths.finite), height > 0
    else { return nil }
    return width / height
  }

  private static func ignoresSafeArea(_ call: ViewCall, _ lengths: LengthReader) -> [LayoutModifier]? {
    // The keyboard is not there in the screens that are laid out.
    if call.first?.symbol == "keyboard" { return [] }
    let edges = call.argument("edges") ?? (call.name == "edgesIgnoringSafeArea" ? call.first : nil)
    guard let edges else { return [.ignoresSafeArea(ViewEdge.allCases)] }
    return EdgeReader(lengths: lengths).edges(edges).map { [.ignoresSafeArea($0)] }
  }

  private static func contentMargins(_ call: ViewCall, _ lengths: LengthReader) -> [LayoutModifier]? {
    if call.symbol("for") == "scrollIndicators" { return [] }
    return EdgeReader(lengths: lengths).lengths(of: call).map { [.safeAreaPadding($0)] }
  }

  private static func listRowInsets(_ call: ViewCall, _ lengths: LengthReader) -> [LayoutModifier]? {
    guard let first = call.first, !lengths.isNil(first) else { return [] }
    return EdgeReader(lengths: lengths).lengths(of: call).map { [.listRowInsets($0)] }
  }

  private static func relativeFrame(_ call: ViewCall, _ lengths: LengthReader) -> [LayoutModifier]? {
    guard call.trailing == nil, let axes = call.first?.axes else { return nil }
    let number = { (label: String) in call.argument(label).flatMap(lengths.finite).flatMap { Int(exactly: $0) } }
    guard (number("count") == nil) == !call.has("count") else { return nil }
    return [
      .containerRelativeFrame(
        horizontal: axes.horizontal, vertical: axes.vertical, count: number("count"), span: number("span"),
        spacing: lengths.length(call, "spacing"))
    ]
  }
}

extension LengthReader {
  /// The number that an expression gives, if it is a finite one.
  fileprivate func finite(_ expression: ExprSyntax) -> Double? { number(expression).flatMap { $0.isFinite ? $0 : nil } }
}

extension ExprSyntax {
  /// The axes of `.horizontal` or `[.horizontal, .vertical]`; nil for any other expression.
  var axes: (horizontal: Bool, vertical: Bool)? {
    let names = self.as(ArrayExprSyntax.self)?.elements.map { $0.expression.symbol } ?? [symbol]
    guard names.allSatisfy({ $0 == "horizontal" || $0 == "vertical" }) else { return nil }
    return (names.contains("horizontal"), names.contains("vertical"))
  }
}
