internal import AuditModel
internal import SwiftSyntax

/// A style of buttons, toggles, labels or disclosure groups that the app defines, as a view has it.
struct OwnStyle {
  var type: ViewType
  /// The body, with the name that the label has in it.
  var body: ViewMember
  var label: String
  /// The call that makes the style, and where it is.
  var call: ViewCall
  var scope: ViewScope
}

extension OwnStyle {
  /// The name that what is styled has in the body.
  var configuration: String { String(label.prefix { $0 != "." }) }

  /// Whether the body has nothing of the button but its state and its action, so that it draws something in place of the label.
  fileprivate var ignoresLabel: Bool {
    body.statements.tokens(viewMode: .sourceAccurate).lazy.filter { $0.reads(configuration) }.allSatisfy {
      let member = $0.parent?.parent?.as(MemberAccessExprSyntax.self)
      return member.map { Self.ofStateAndAction.contains($0.declName.baseName.text) } ?? false
    }
  }

  private static let ofStateAndAction: Set<String> = ["isPressed", "role", "trigger"]

  /// The protocols of such styles, by the modifiers that set them.
  static let protocols = [
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"], "toggleStyle": ["ToggleStyle"],
    "labelStyle": ["LabelStyle"], "disclosureGroupStyle": ["DisclosureGroupStyle"],
  ]
}

// What the app's button styles put around a label.
extension ViewWalk {
  /// The style of the app that buttons have; nil if it is one of SwiftUI's, or unknown.
  func ownStyle(_ around: ViewEnvironment) -> OwnStyle? {
    guard !around.isMenu, let name = around.ownStyles["buttonStyle"]?.expression.symbol,
      around.buttonStyle?.name == name
    else { return nil }
    return style(by: "buttonStyle", around)
  }

  /// The style of the app that a modifier sets; nil if it is one of SwiftUI's, or unknown.
  func style(by modifier: String, _ around: ViewEnvironment) -> OwnStyle? {
    guard let given = around.ownStyles[modifier], let name = given.expression.symbol else { return nil }
    guard name.isTypeName else { return style(ofMember: name, of: OwnStyle.protocols[modifier] ?? [], given) }
    guard case .call(let call) = ViewExpression(given.expression, conditions: conditions).base else { return nil }
    return style(call, in: given.scope)
  }

  /// Puts what a style of the app draws into a toggle: it is a part of that, and not spoken by itself.
  mutating func draw(_ toggle: inout Element, _ around: ViewEnvironment) {
    guard !around.isMenu, let style = style(by: "toggleStyle", around),
      let drawn = styled([], style, around.insideLabel), !drawn.isEmpty
    else { return }
    toggle.children.append(grouped(drawn.map(\.asPicture)).attached(as: .other("toggleStyle")))
  }

  /// Notes what a style of the app draws as a part of a label.
  mutating func noteStyle(ofLabel around: ViewEnvironment) {
    if let style = style(by: "labelStyle", around) { _ = styled([], style, around.insideLabel) }
  }

  /// `.buttonStyle(.primary)`: a member of the protocol that the app adds for one of its styles.
  private func style(ofMember name: String, of protocols: [String], _ given: ResolvedExpression) -> OwnStyle? {
    guard let (extended, member) = source.module.style(named: name, of: protocols, from: given.scope.locations.file),
      let value = member.statements.soleExpression?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let own = value.calledExpression.sourceText
    let isOfSelf = [".init", "Self", "Self.init"].contains(own)
    guard let type = isOfSelf ? member.extendedStyle ?? extended.propertyTypes[name] : own else { return nil }
    let node = given.expression
    let use =
      node.as(FunctionCallExprSyntax.self).map { ViewCall(name: name, node: node, $0) }
      ?? ViewCall(name: name, node: node)
    let arguments = member.arguments(of: use, in: given.scope, memberOf: extended)
    guard let inner = given.scope.inside(extended, name, arguments) else { return nil }
    return style(ViewCall(name: type, node: value, value), in: inner)
  }

  private func style(_ call: ViewCall, in scope: ViewScope) -> OwnStyle? {
    guard let type = source.module.type(named: call.name, from: scope.locations.file),
      let body = type.members["makeBody"], let parameter = body.parameters.first?.name
    else { return nil }
    return OwnStyle(type: type, body: body, label: "\(parameter).label", call: call, scope: scope)
  }

  /// Puts what a style draws around the label of a button, which is a part of the button.
  ///
  /// Without a body that shows the label, what is drawn stays unknown, unless the label is empty.
  mutating func wrap(labelOf button: inout Element, in style: OwnStyle, _ around: ViewEnvironment) {
    let menus = button.children.filter { $0.kind == .menu }
    var label = button.children.filter { $0.kind != .menu }
    if label.isEmpty { label = titleViews(of: button, around) }
    guard let styled = styled(label, style, around), !styled.isEmpty else { return }
    button.children = [grouped(styled).attached(as: .label)] + menus
    if style.ignoresLabel { button.show(styled) } else { button.takeWords(of: styled, around: label) }
    // What the style itself is given is no use of the control.
    button.givenAt = button.givenAt ?? styled.givenPlace { !style.scope.locations.contain($0, in: style.call.node) }
  }

  /// The views in the body of a style with a label in it; nil if the body is not known to show the label.
  private mutating func styled(
    _ label: [Element], _ style: OwnStyle, _ around: ViewEnvironment
  ) -> [Element]? {
    let (type, number, content) = (completed(style.type), newReading(), newReading())
    guard
      var inner = style.scope.inside(type, type.arguments(of: style.call, in: style.scope, number: number))
    else { return nil }
    (inner.locations, inner.instance, inner.number) = (style.body.locations, number, content)
    inner.content = ViewContent(name: style.label, elements: label, number: content)
    // A button in the body is the one that has the style.
    var bare = around
    (bare.buttonStyle, bare.ownStyles) = (nil, [:])
    let (scope, environment) = (inner, bare)
    let views = trying { walk in
      let views = walk.reading(in: scope) { $0.elements(of: style.body, environment) }
      let isKnown = walk.givenContent.contains(content) || style.ignoresLabel && LabelContent(views).expressions.isEmpty
      return label.meaningful.isEmpty || isKnown ? views : nil
    }
    if views != nil { uses.insert(type.identity) }
    return views?.map(\.withoutButton)
  }

  /// `configuration.label` in a view to which the body of a style hands its configuration; nil for other calls.
  mutating func labelOfStyle(_ call: ViewCall) -> [Element]? {
    let parts = call.name.split(separator: ".").map(String.init)
    guard parts.count == 2, !call.isCall, let given = scope.argument(parts[0], at: call.node)?.resolved,
      let content = given.scope.content, content.name == "\(given.expression.sourceText).\(parts[1])"
    else { return nil }
    return givenContent.contains(content.number) ? [] : take(content)
  }

  /// `Button(configuration)` in the body of a style: the label, which the style has; nil for other buttons.
  mutating func buttonOfStyle(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard let configuration = call.first, let content = scope.content,
      content.name == "\(configuration.sourceText).label"
    else { return nil }
    var element = element(.button, at: call, around)
    element.children = take(content)
    return [element]
  }

  /// The style of buttons that may draw anything, since its body is not in the sources; nil for one of SwiftUI's or of the app.
  func unknownStyle(_ around: ViewEnvironment) -> String? {
    guard let given = around.ownStyles["buttonStyle"], ownStyle(around) == nil else { return nil }
    guard let name = around.buttonStyle?.name else { return given.expression.brief }
    return Self.stylesOfSwiftUI.contains(name) ? nil : given.expression.brief
  }

  private static let stylesOfSwiftUI: Set<String> = [
    "automatic", "default", "bordered", "borderedProminent", "borderless", "plain", "glass", "glassProminent", "link",
    "card", "accessoryBar", "accessoryBarAction",
  ]

  /// The title of a button, with the image beside it, as a view.
  private func titleViews(of button: Element, _ around: ViewEnvironment) -> [Element] {
    guard let content = button.control.states?[.normal], let title = content.title else { return [] }
    var label = Element(id: "", kind: .label)
    label.location = button.location
    around.apply(to: &label)
    (label.control.text, label.control.image) = (title, content.image)
    return [label]
  }
}

extension Element {
  /// Whether all is known that a style of the app draws as the label of the button, so that the style adds no words.
  var isDrawnByReadStyle: Bool {
    guard kind == .button else { return false }
    let drawn = children.filter { $0.layout.view?.attachment == .label }
    return !drawn.meaningful.isEmpty && LabelContent(drawn).expressions.isEmpty
  }

  /// Shows what a style draws in place of the label.
  fileprivate mutating func show(_ styled: [Element]) {
    let content = LabelContent(styled)
    (control.states, otherTexts) = (nil, nil)
    setTitle(content.title)
    setImage(content.image)
    accessibility.label = content.label
    takeToolTip()
  }

  /// Takes the words, the image and the tooltip of what a style draws around a label; where one of several things is drawn, the words
  /// of the label count.
  fileprivate mutating func takeWords(of styled: [Element], around label: [Element]) {
    takeToolTip()
    let (own, content) = (LabelContent(label), LabelContent(styled))
    guard own.isPicture || styled.branches == label.branches else { return }
    if content.title.text != own.title.text { setTitle(content.title) }
    if own.isPicture { setImage(content.image) }
    if own.label != content.label { accessibility.label = accessibility.label ?? content.label }
  }

  /// What a style draws of a control, which VoiceOver does not read: the control has the words and the gestures.
  fileprivate var asPicture: Element {
    var element = self
    element.children = children.map(\.asPicture)
    (element.connections.gestures, element.connections.gestureActions) = (nil, nil)
    element.accessibility = AccessibilityProperties()
    element.accessibility.isElement = false
    return element
  }

  /// A button as a view with its label inside.
  fileprivate var withoutButton: Element {
    var element = self
    element.children = children.map(\.withoutButton)
    guard kind == .button else { return element }
    (element.kind, element.control) = (.view, Control())
    return element
  }
}

extension [Element] {
  /// How many of the views, and of those inside, are branches of choices.
  fileprivate var branches: Int { reduce(0) { $0 + ($1.branch == nil ? 0 : 1) + $1.children.branches } }
}

extension ViewMember {
  /// The type of an extension for one style: `extension ButtonStyle where Self == PrimaryStyle`.
  fileprivate var extendedStyle: String? {
    var next: Syntax? = Syntax(statements)
    while let node = next {
      if let around = node.as(ExtensionDeclSyntax.self) {
        let requirements = around.genericWhereClause?.requirements.compactMap {
          $0.requirement.as(SameTypeRequirementSyntax.self)
        }
        return requirements?.first { $0.leftType.sourceText == "Self" }?.rightType.sourceText
      }
      next = node.parent
    }
    return nil
  }
}
