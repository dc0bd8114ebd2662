internal import AuditModel
internal import SwiftSyntax

/// Reads frames by numbers as constraints: `b.frame = CGRect(x: 16, y: 8, width: 90, height: 44)`, `UIButton(frame: CGRect(…))`.
///
/// A view keeps its frame unless constraints hold it (Apple, `translatesAutoresizingMaskIntoConstraints`), so one frame that is set
/// once decides as constraints do.
enum FrameConstraints {
  /// The constraints of a frame; nil if it is not that of a view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    let made = names.nodes.view(madeBy: call.call)
    let views = made.map { [$0] } ?? call.holders.compactMap(\.container).flatMap(names.nodes.views)
    guard let view = views.first, views.count == 1, view != 0 else { return nil }
    let given = call.call.arguments.first { $0.label?.text == "frame" }?.expression
    guard let numbers = (given ?? ExprSyntax(call.call)).rectangle(names.numbers(call)),
      isKept(by: names.nodes.nodes[view], of: call, names.controls)
    else { return nil }
    // AppKit counts from below.
    let isOfAppKit = names.controls.frameworkClass(of: call.place.type).hasPrefix("NS")
    let sides: [(LayoutConstraint.Attribute, Double)] = [
      (.left, numbers[0]), (isOfAppKit ? .bottom : .top, isOfAppKit ? -numbers[1] : numbers[1]), (.width, numbers[2]),
      (.height, numbers[3]),
    ]
    return ReadConstraints(
      constraints: sides.map { side, number in
        var made = ConstraintInCode(first: LayoutItemInCode(view: view), attribute: side, constant: number)
        made.isOfFrame = true
        guard !side.isExtent else { return made }
        (made.second, made.secondAttribute) = (LayoutItemInCode(view: view, isSuperview: true), side)
        return made
      })
  }

  /// Whether nothing else decides the frame of a view: other frames, a mask, constraints instead of the frame.
  private static func isKept(by node: LayoutNode, of call: LayoutCall, _ controls: ModuleControls) -> Bool {
    let own = controls.changes(of: node.names).map(\.change)
    let others = controls.changes(of: parts.flatMap { part in node.names.map { $0.member(part) } })
    let isElsewhere = own.contains { change in
      change.member == "frame" && !change.node.descendsTo(call.call) || deciding.contains(change.member)
    }
    return others.isEmpty && !isElsewhere
  }

  /// The parts of a frame that code changes by themselves.
  private static let parts = ["frame", "frame.size", "frame.origin", "bounds", "bounds.size"]
  private static let deciding: Set<String> = [
    "bounds", "center", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "sizeToFit", "transform",
    "setFrameSize", "setFrameOrigin",
  ]
}

extension Syntax {
  /// Whether another node is inside this one.
  fileprivate func descendsTo(_ other: FunctionCallExprSyntax) -> Bool {
    sequence(first: Syntax(other), next: \.parent).contains { $0.id == id }
  }
}

extension ExprSyntax {
  /// The four numbers of a rectangle that is not empty; nil if one is not known.
  func rectangle(_ numbers: NumberReader) -> [Double]? {
    guard isRectangle, let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let four = call.arguments.compactMap { numbers.number($0.expression) }
    return four.count == 4 && four[2] > 0 && four[3] > 0 ? four : nil
  }
}
