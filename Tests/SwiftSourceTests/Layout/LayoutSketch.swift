import AuditModel
import SwiftSource
import Testing

/// How views are laid out, as short lines: the kind, the container with its arguments, the modifiers in order.
enum LayoutSketch {
  /// The layout of the elements inside the screen of a view whose body is given.
  static func body(_ body: String, members: String = "", declarations: String = "") async throws -> String {
    let tree = try await ElementSketch.tree(
      "\(declarations)\nstruct V: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}")
    let screen = try #require(tree.screens.first { $0.id == "V" })
    return lines(of: screen.root.children, depth: 0).joined(separator: "\n")
  }

  private static func lines(of elements: [Element], depth: Int) -> [String] {
    elements.flatMap { element in
      [String(repeating: "  ", count: depth) + line(of: element)] + lines(of: element.children, depth: depth + 1)
    }
  }

  private static func line(of element: Element) -> String {
    guard let view = element.layout.view else { return element.kind.name }
    var parts = [element.kind.name]
    let named: [(String, String?)] = [
      ("as", view.attachment?.name), ("in", view.container?.name), ("spacing", view.spacing.map(length)),
      ("align", view.alignment.map(alignment)), ("tracks", view.tracks.map { $0.map(track).joined(separator: ",") }),
      ("minimum", view.minimumLength.map(length)), ("style", view.style),
      ("lines", view.reservedLines.map(String.init)),
      ("sizes", view.contentSizes.map { "\($0.minimum?.rawValue ?? "")…\($0.maximum?.rawValue ?? "")" }),
      ("scale", view.imageScale?.name), ("font", view.unknownFont),
      ("fonts", view.possibleFonts.map { $0.map { $0.style?.rawValue ?? "?" }.joined(separator: ",") }),
    ]
    parts += named.compactMap { name, value in value.map { "\(name)=\($0)" } }
    let flags = [
      ("resizable", view.isResizable), ("repeated", view.isRepeated), ("unlabeled", view.hidesLabel),
    ]
    parts += flags.compactMap { $1 == true ? $0 : nil }
    parts += (view.modifiers ?? []).map(modifier)
    return parts.joined(separator: " ")
  }

  private static func length(_ length: Length) -> String {
    switch length {
    case .points(let points): Double(Int(points.value)) == points.value ? "\(Int(points.value))" : "\(points.value)"
    case .infinity: "∞"
    case .scaled(let scaled): "\(scaled.base.value)·\(scaled.factor)(\(scaled.style.rawValue))+\(scaled.plus.value)"
    case .oneOf(let lengths, _): lengths.map(self.length).joined(separator: "|")
    case .unknown(let expression): "‹\(expression)›"
    }
  }

  private static func alignment(_ alignment: ViewAlignment) -> String {
    let names = [alignment.horizontal?.name, alignment.vertical?.name].compactMap { $0 }
    return names.isEmpty ? "center" : names.joined(separator: "-")
  }

  private static func track(_ track: GridTrack) -> String {
    let spacing = track.spacing.map { "+\(length($0))" } ?? ""
    return "\(track.sizing.rawValue)(\(range(track.length)))\(spacing)"
  }

  private static func range(_ range: LengthRange) -> String {
    [range.minimum, range.ideal, range.maximum].map { $0.map(length) ?? "" }.joined(separator: "<")
  }

  private static func edges(_ edges: EdgeLengths) -> String {
    let lengths = [("t", edges.top), ("l", edges.leading), ("b", edges.bottom), ("r", edges.trailing)]
    let known = lengths.compactMap { name, value in value.map { "\(name)\(length($0))" } }
    let standard = (edges.standard ?? []).map { "\($0.rawValue.prefix(1).replacing("t", with: "t"))*" }
    return (known + standard).joined(separator: ",")
  }

  private static func modifier(_ modifier: LayoutModifier) -> String {
    switch modifier {
    case .padding(let lengths): "padding(\(edges(lengths)))"
    case .safeAreaPadding(let lengths): "safe(\(edges(lengths)))"
    case .listRowInsets(let lengths): "row(\(edges(lengths)))"
    case .frame(let width, let height, let alignment):
      "frame(\(width.map(length) ?? "-")×\(height.map(length) ?? "-")\(suffix(alignment)))"
    case .flexibleFrame(let width, let height, let alignment):
      "flexible(\(range(width))×\(range(height))\(suffix(alignment)))"
    case .fixedSize(let horizontal, let vertical): "fixed(\(horizontal ? "h" : "")\(vertical ? "v" : ""))"
    case .aspectRatio(let ratio, let fills): "\(fills ? "fill" : "fit")(\(ratio.map { "\($0)" } ?? ""))"
    case .layoutPriority(let priority): "priority(\(priority))"
    case .ignoresSafeArea(let edges): "ignores(\(edges.map(\.rawValue).joined(separator: ",")))"
    case .position: "position"
    case .containerRelativeFrame(let horizontal, let vertical, let count, let span, let spacing):
      "relative(\(horizontal ? "h" : "")\(vertical ? "v" : "") \(count ?? 1)/\(span ?? 1) \(spacing.map(length) ?? "-"))"
    case .unknown(let name): "?\(name)"
    }
  }

  private static func suffix(_ alignment: ViewAlignment?) -> String {
    alignment.map { " \(Self.alignment($0))" } ?? ""
  }
}
