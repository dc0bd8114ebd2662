internal import AuditModel
internal import SwiftSyntax

extension ViewWalk {
  /// `Button("Title", systemImage: "x", role: .cancel) { … }`, `Button(action: …) { label }`, `Button { … } label: { … }`.
  mutating func button(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    if let label = buttonOfStyle(call, around) { return label }
    if call.first == nil, !call.has("label"), !hasLabelBehind(call) { return defaultButton(call, around) }
    var element = control(.button, call, label: labelStatements(of: call), around)
    element.control.role = call.symbol("role").flatMap { Self.roles[$0] }
    element.setAction(call.actionText("action"), of: scope.type)
    if call.opensAddress { element.actions = ["openURL"] }
    if element.control.role == .destructive, opensDialog(call) { element.opens = [.confirmation] }
    if element.isBare, let style = unknownStyle(around) { element.note(expressions: [style]) }
    return around.isMenu ? [element.menuItem] : orInner(element, around)
  }

  /// A button that only has a role has the system's label for it.
  private mutating func defaultButton(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    guard let role = call.symbol("role") else {
      var element = element(.button, at: call, around)
      // `Button(configuration)`: the style's own content.
      element.note(expressions: call.arguments.map { $0.expression.brief })
      return [element]
    }
    if role == "close" {
      var element = element(.button, at: call, around)
      element.control.type = .close
      // What AppKit's button says is not known.
      if conditions.platform == .macOS { element.note(expressions: [".\(role)"]) }
      return [element]
    }
    var elements = systemButton(Self.systemItems[role] ?? .init(name: role), call, around)
    for index in elements.indices { elements[index].control.role = Self.roles[role] }
    return elements
  }

  private static let roles: [String: Control.Role] = [
    "cancel": .cancel, "destructive": .destructive, "confirm": .primary,
  ]
  private static let systemItems: [String: Control.SystemItem] = ["confirm": .done, "destructive": .trash]

  /// A button whose label the system supplies.
  func systemButton(_ item: Control.SystemItem, _ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(.barButtonItem, at: call, around)
    element.control.systemItem = item
    return [element]
  }

  /// Whether the trailing closure is the label: the action is among them.
  private func hasLabelBehind(_ call: ViewCall) -> Bool {
    call.trailing != nil && (call.has("action") || call.has("intent"))
  }

  private func labelStatements(of call: ViewCall) -> CodeBlockItemListSyntax? {
    call.statements("label") ?? (hasLabelBehind(call) ? call.trailing?.statements : nil)
  }

  /// A control with a title, an image or a label of views.
  mutating func control(
    _ kind: ElementKind, _ call: ViewCall, label: CodeBlockItemListSyntax?, _ around: ViewEnvironment
  ) -> Element {
    let style = kind == .button ? ownStyle(around) : nil
    var inner = around.insideLabel
    if let style { inherit(fromBody: style.body, &inner, ofText: true) }
    var element = element(kind, at: call, around)
    if let image = call.first?.imageInText {
      fill(&element, with: elements(image, inner), at: call)
    } else if let first = call.first {
      let title = texts.read(first)
      element.setTitle(title)
      element.givenAt = title.location
    } else if let argument = call.argument("label"), label == nil {
      fill(&element, with: elements(argument, inner), at: call)
    }
    if let label { fill(&element, with: elements(label, inner), at: call) }
    setImage(ofNamed: call, on: &element)
    if around.labelStyle == "iconOnly" { element.control.imagePosition = .only }
    if around.labelStyle == "titleOnly" { element.removeImage() }
    if let style { wrap(labelOf: &element, in: style, inner) }
    return element
  }

  /// Fills a control with the contents of its label.
  private func fill(_ element: inout Element, with views: [Element], at call: ViewCall) {
    element.fill(with: views)
    // What the call itself gives to the views of its label is no use of the control.
    element.givenAt = views.givenPlace { !locations.contain($0, in: call.node) }
  }

  /// Sets the image that arguments name: `systemImage:`, `image:`.
  mutating func setImage(ofNamed call: ViewCall, on element: inout Element) {
    for (label, isSystem) in [("systemImage", true), ("image", false)] {
      guard let name = call.argument(label).map(scope.resolved), !name.expression.isNil else { continue }
      element.setImage(image(named: name, isSystem: isSystem))
      element.givenAt = name.location ?? element.givenAt
    }
    if let symbol = call.argument("systemSymbol").map(scope.resolved) {
      element.setImage(ImageReader.symbol(symbol.expression))
      element.givenAt = symbol.location ?? element.givenAt
    } else if let icon = call.icon {
      element.setImage(ImageReference(computedBy: icon.brief))
    }
  }

  /// `NavigationLink("Title") { destination }`, `NavigationLink(value: …) { label }`, `NavigationLink { … } label: { … }`.
  mutating func navigationLink(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let hasLabelBehind = call.first == nil && !call.has("label") && (call.has("destination") || call.has("value"))
    let label = call.statements("label") ?? (hasLabelBehind ? call.trailing?.statements : nil)
    var element = control(.button, call, label: label, around)
    element.control.type = .navigationLink
    element.opens = [.show]
    // Apps use an invisible link to open a view from code.
    if element.isBare { element.isHidden = true }
    return orInner(element, around)
  }

  /// `Link("Title", destination: …)`, `Link(destination: …) { label }`.
  mutating func link(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    orInner(control(.link, call, label: call.statements("label") ?? call.trailing?.statements, around), around)
  }

  /// `PhotosPicker("Title", selection: …)`, `PhotosPicker(selection: …) { label }`: a button that opens the photos (Apple, PhotosUI).
  mutating func photosPicker(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let element = control(.button, call, label: call.statements("label") ?? call.trailing?.statements, around)
    return [around.isMenu ? element.menuItem : element]
  }

  /// `ShareLink(item: …)` has the system's label; with a title or a label it is a button like others.
  mutating func shareLink(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let label = call.statements("label") ?? call.trailing?.statements
    guard call.first != nil || label != nil else { return systemButton(.action, call, around) }
    let element = control(.button, call, label: label, around)
    return [around.isMenu ? element.menuItem : element]
  }
}

extension ViewEnvironment {
  /// What the views of a control's label take over.
  var insideLabel: ViewEnvironment {
    var inner = self
    (inner.isMenu, inner.isDisabled, inner.isLabel) = (false, false, true)
    return inner
  }
}

extension ViewCall {
  /// The image that an initializer of the app takes, by the name of its argument: `icon: .close`; nil if it takes none.
  fileprivate var icon: ExprSyntax? {
    arguments.lazy.filter { argument in
      let label = argument.label?.text.lowercased() ?? ""
      return ["icon", "symbol", "image"].contains(where: label.hasSuffix) && !Self.ownImages.contains(label)
    }.map(\.expression).first { !$0.isNil && !$0.is(ClosureExprSyntax.self) }
  }

  /// The arguments for images of SwiftUI's own initializers, and of SFSafeSymbols, in lowercase.
  private static let ownImages: Set<String> = ["systemimage", "image", "systemsymbol"]
}

extension [Element] {
  /// Where a use gives the first of the views, or of those inside, that it gives in one of some places; nil if it gives none.
  func givenPlace(where isMeant: (SourceLocation) -> Bool) -> SourceLocation? {
    for element in self {
      if let place = element.givenAt, isMeant(place) { return place }
      if let place = element.children.givenPlace(where: isMeant) { return place }
    }
    return nil
  }
}

extension Element {
  /// Fills the control with the contents of its label.
  mutating func fill(with views: [Element]) {
    let content = LabelContent(views)
    setTitle(content.title)
    setImage(content.image)
    accessibility.label = accessibility.label ?? content.label
    if content.showsActivity, kind == .button {
      control.configuration = control.configuration ?? ButtonConfiguration()
      control.configuration?.showsActivityIndicator = true
    }
    // The area that reacts is that of the label.
    let shown = views.meaningful
    if shown.count == 1 {
      (layout.fixedWidth, layout.fixedHeight) = (shown[0].layout.fixedWidth, shown[0].layout.fixedHeight)
    }
    children += views
    if kind == .button || kind == .link { takeToolTip() }
    // A style that is given to the label itself.
    if shown.count == 1, shown[0].kind == .label, shown[0].control.imagePosition == .only {
      control.imagePosition = .only
    }
  }

  /// Takes the tooltip that the first of the views in the label has, unless there is one.
  mutating func takeToolTip() {
    guard control.toolTip == nil else { return }
    for index in children.indices {
      guard let tip = children[index].removeToolTip() else { continue }
      return control.toolTip = tip
    }
  }

  /// Removes the first tooltip of the element and those inside.
  private mutating func removeToolTip() -> LocalizableText? {
    if let tip = control.toolTip {
      control.toolTip = nil
      return tip
    }
    for index in children.indices {
      if let tip = children[index].removeToolTip() { return tip }
    }
    return nil
  }

  /// Sets the title: a button's of its normal state.
  mutating func setTitle(_ reading: TextReading) {
    if kind == .button {
      if let text = reading.text { control.states = [.normal: StateContent(title: text)] }
    } else {
      control.title = reading.text
    }
    note(reading)
  }

  /// Sets the image next to the title.
  mutating func setImage(_ image: ImageReference?) {
    guard let image else { return }
    if kind == .button {
      control.states = control.states ?? [:]
      control.states?[.normal, default: StateContent()].image = image
    } else {
      control.image = image
    }
  }

  /// Whether it is unknown what the element shows and says.
  fileprivate var isBare: Bool {
    (control.states?[.normal]?.title?.isBlank ?? true) && control.states?[.normal]?.image == nil
      && accessibility.label == nil && connections.expressions == nil && children.meaningful.isEmpty
  }

  fileprivate mutating func removeImage() {
    control.image = nil
    control.states?[.normal]?.image = nil
  }

  /// The button as an item of a menu.
  var menuItem: Element {
    var item = self
    item.kind = .menuItem
    item.control.title = control.states?[.normal]?.title
    item.control.image = control.states?[.normal]?.image
    (item.control.states, item.control.configuration) = (nil, nil)
    return item
  }
}
