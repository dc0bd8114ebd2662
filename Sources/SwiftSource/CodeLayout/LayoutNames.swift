internal import AuditModel
internal import SwiftSyntax

/// What the names in calls that lay views out mean among the views of one type.
struct LayoutNames {
  let nodes: LayoutNodes
  let controls: ModuleControls

  func numbers(_ call: LayoutCall) -> NumberReader {
    NumberReader(controls: controls, type: call.place.type, call: call)
  }

  /// The views on which a method is called; nil if they are not known.
  func receiver(of call: LayoutCall) -> [Int]? {
    guard let path = call.call.calledExpression.memberNames?.dropLast() else { return nil }
    if path.isEmpty { return [0] }
    return call.name(path).map(nodes.views).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The views of an expression: of a name, a call, or a list of these.
  func views(_ expression: ExprSyntax, _ call: LayoutCall) -> [Int] {
    expression.results.flatMap { result -> [Int] in
      if let made = result.as(FunctionCallExprSyntax.self), let view = nodes.view(madeBy: made) { return [view] }
      return call.name(of: result).map(nodes.views) ?? []
    }
  }

  func views(in arguments: LabeledExprListSyntax, _ call: LayoutCall) -> [Int] {
    arguments.flatMap { views($0.expression, call) }
  }

  /// What an expression names: views or their guides, with the members after them; nil if it names neither.
  func items(_ expression: ExprSyntax, _ call: LayoutCall) -> (items: [LayoutItemInCode], members: [String])? {
    guard let path = expression.memberNames else { return nil }
    return items(path, call)
  }

  /// What a path of members names.
  func items(_ path: [String], _ call: LayoutCall) -> (items: [LayoutItemInCode], members: [String])? {
    guard let name = call.name(path), var (views, members) = nodes.item(name) else { return nil }
    var item = LayoutItemInCode(view: 0)
    if members.first == "superview" {
      item.isSuperview = true
      members.removeFirst()
    }
    if let guide = members.first.flatMap({ Self.guides[$0] }) {
      item.guide = guide
      members.removeFirst()
    }
    views = item.isSuperview && views == [0] ? [] : views
    guard !views.isEmpty else { return nil }
    return (views.map { LayoutItemInCode(view: $0, guide: item.guide, isSuperview: item.isSuperview) }, members)
  }

  /// UIKit's layout guides by the members that have them.
  private static let guides: [String: LayoutProperties.Guide] = [
    "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .layoutMarginsGuide,
    "readableContentGuide": .readableContent, "contentLayoutGuide": .contentLayoutGuide,
    "frameLayoutGuide": .frameLayoutGuide,
  ]
}

/// The constraints that a call makes.
struct ReadConstraints {
  var constraints: [ConstraintInCode] = []
  /// The views of which the call says something else, with the attribute; nil if that is not known.
  var doubts: [(views: [Int], attribute: LayoutConstraint.Attribute?)] = []
}
