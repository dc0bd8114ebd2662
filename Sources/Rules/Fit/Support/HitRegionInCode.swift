import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// The area of a button of SwiftUI that reacts, as far as code gives it a size.
enum HitRegionInCode {
  /// What is wrong with the size of a button; `severity` applies from the minimum target size on.
  static func problem(at context: ElementContext, below required: Points, severity: Severity) -> Problem? {
    guard context.element.kind == .button, !context.facts.isHidden, !context.isSilenced, !context.isSizedBySystem,
      context.element.control.isEnabled != false
    else { return nil }
    let layout = context.element.layout
    let lengths = [(layout.fixedWidth, "wide"), (layout.fixedHeight, "tall")].compactMap { length, side in
      length.map { (length: $0, side: side) }
    }
    guard let shortest = lengths.min(by: { $0.length < $1.length }), shortest.length > .zero,
      HitRegionSide.isTooShort(shortest.length, below: required)
    else { return nil }
    return Problem(
      message(layout, shortest, below: required),
      severity: shortest.length < Points(ButtonGuidelines.minimumTargetSize.value) ? .error : severity,
      evidence: lengths.reduce(into: ["required": .points(required)]) {
        $0[$1.side == "wide" ? "width" : "height"] = .points($1.length)
      })
  }

  private static func message(
    _ layout: LayoutProperties, _ shortest: (length: Points, side: String), below required: Points
  ) -> String {
    guard let width = layout.fixedWidth, let height = layout.fixedHeight else {
      return "the button is \(shortest.length.side) pt \(shortest.side); it should be at least \(required) pt"
    }
    return "the button is \(width.side) × \(height.side) pt; it should be at least \(required) × \(required) pt"
  }
}

extension ElementContext {
  /// Whether the system decides how large a button of SwiftUI is, or which area around it reacts.
  fileprivate var isSizedBySystem: Bool {
    let style = element.control.configuration?.style
    return style.map { ![.plain, .borderless].contains($0) } ?? false
      || ancestors.contains { Self.systemContainers.contains($0.element.kind) }
  }

  private static let systemContainers: Set<ElementKind> = [
    .tableView, .navigationBar, .toolbar, .tabBar, .menu, .section,
  ]
}
