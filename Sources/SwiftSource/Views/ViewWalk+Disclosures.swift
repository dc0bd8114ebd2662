internal import AuditModel
internal import SwiftSyntax

// Groups whose content is shown and hidden.
extension ViewWalk {
  /// `DisclosureGroup("Title") { … }`: a button that shows and hides what follows it.
  ///
  /// It is initially collapsed unless a binding says otherwise.
  mutating func disclosure(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    if let styled = disclosureOfStyle(call, around) { return styled }
    var group = element(.view, at: call, around)
    var title = control(.button, call, label: call.statements("label"), around)
    title.control.type = .disclosure
    if let state = call.argument("isExpanded") {
      title.accessibility.expandedStatus = bound(state)?.boolean.map { $0 ? .expanded : .collapsed }
    } else {
      title.accessibility.expandedStatus = .collapsed
    }
    layOut(&group, as: call, around)
    group.children = [title] + content(call, around)
    return [group]
  }

  /// What a style of the app shows of a group: its body, with the label and the content of the group where the body has them; nil
  /// without such a style, or if its body is not known to show the label.
  private mutating func disclosureOfStyle(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard let style = style(by: "disclosureGroupStyle", around) else { return nil }
    let (type, number, content) = (completed(style.type), newReading(), newReading())
    guard
      var inner = style.scope.inside(type, type.arguments(of: style.call, in: style.scope, number: number))
    else { return nil }
    let label = call.first.map { [heading($0, at: call, around)] } ?? part("label", of: call, around)
    (inner.locations, inner.instance, inner.number) = (style.body.locations, number, content)
    inner.content = ViewContent(name: style.label, elements: label, number: content)
    inner.arguments["\(style.configuration).content"] = call.contentClosure.map { closure in
      Argument(expression: ExprSyntax(closure), scope: scope)
    }
    let body = inner
    let views = trying { walk in
      let views = walk.reading(in: body) { $0.elements(of: style.body, around) }
      return walk.givenContent.contains(content) ? views : nil
    }
    if views != nil { uses.insert(type.identity) }
    return views
  }
}

extension ViewCall {
  /// The closure with the views that a container shows: the one named `content`, else the trailing one.
  fileprivate var contentClosure: ClosureExprSyntax? {
    let named = argument("content")?.as(ClosureExprSyntax.self) ?? further.first { $0.label == "content" }?.closure
    return named ?? trailing
  }
}
