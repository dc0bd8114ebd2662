import AuditModel
import PlatformData

extension ViewTreeBuilder {
  // MARK: Buttons

  /// The title of a control: a button's in its normal state, that of others.
  func title(of index: Int) -> LocalizableText? {
    elements[index].control.title(for: .normal) ?? elements[index].control.title
  }

  /// The views of a control's label, with what a style of the app puts around them.
  func labelParts(of index: Int) -> [Int] {
    elements.attached(.label, to: index) + elements.content(of: index).filter { elements[$0].kind != .menu }
  }

  /// What a control shows as its label: the views of its closure, else its image and its title.
  mutating func labelViews(of index: Int, _ context: ViewContext, lines: Int? = nil) -> [Int] {
    let control = elements[index].control
    let title = title(of: index)
    let parts = labelParts(of: index)
    menus(of: index, context)
    guard elements.view(index).hidesLabel != true else { return [] }
    if !parts.isEmpty { return views(of: parts, context.label(of: index, title)) }
    let image = control.states?[.normal]?.image ?? control.image
    let inner = image == nil ? context : besideIcon(context)
    let text = title.flatMap { title -> Int? in
      guard !title.isBlank else { return nil }
      return textView(
        self.text(title, named: "normal", of: index, inner, isTitle: true, lines: lines ?? self.lines(of: index)))
    }
    guard let image else { return text.map { [$0] } ?? [] }
    let icon = icon(image, of: index, context)
    return [titled(control.imagePosition == .only ? nil : text, beside: icon, context)]
  }

  /// A label as one view: several views are beside each other.
  private mutating func label(of index: Int, _ context: ViewContext) -> Int {
    let views = labelViews(of: index, context.inside(.horizontal))
    return views.count == 1 ? views[0] : row(views)
  }

  /// `Button`, `NavigationLink`, `Menu`: its label, with what its style keeps around it.
  mutating func button(_ index: Int, _ context: ViewContext) -> [Int] {
    let control = elements[index].control
    guard context.place != .bar else { return [barItem(index, context)] }
    let style = control.configuration?.style ?? elements.view(index).style.map { .init(name: $0) }
    // A style of the app whose body is known is part of the label.
    let isKnown = !elements.attached(.label, to: index).isEmpty
    if case .other(let name)? = style, name != "automatic", !isKnown { return [styled(index, name, context)] }
    guard let style, Self.bordered.contains(style) else {
      return [name(label(of: index, context), index, orWrapped: true)]
    }
    let border = SwiftUIControlMetrics.border(control.controlSize, on: platform, generation: generation)
    var inner = context
    if border.source.confidence == .general { inner = inner.doubted(Self.controlDoubt) }
    inner.font = FontDescription(style: border.value.style)
    let (across, down) = (ViewLength(border.value.horizontal), ViewLength(border.value.vertical))
    let padding = PaddedView(top: down, leading: across, bottom: down, trailing: across)
    return [name(wrap(label(of: index, inner), in: padding, spacing: .usual), index)]
  }

  /// Names a view of an element; one that is another element's already gets a view around it.
  private mutating func name(_ node: Int, _ index: Int, orWrapped: Bool) -> Int {
    guard tree.nodes[node].element != nil else { return name(node, index) }
    return name(wrap(node, in: AttachingView(alignments: [])), index)
  }

  /// A button of a style that the app defines.
  private mutating func styled(_ index: Int, _ style: String, _ context: ViewContext) -> Int {
    note("the layout of the button style ‹\(style)›", of: index)
    let label = label(of: index, context.doubted("what the button style ‹\(style)› adds to the label is not known"))
    let padding = UnknownLength.buttonPadding
    let padded = PaddedView(top: padding, leading: padding, bottom: padding, trailing: padding)
    return name(wrap(label, in: padded, spacing: .usual), index)
  }

  private static let bordered: Set<ButtonConfiguration.Style> = [
    .filled, .tinted, .gray, .bordered, .borderedTinted, .borderedProminent, .glass, .prominentGlass, .glassProminent,
    .prominentClearGlass,
  ]

  /// `Link`: its label.
  mutating func link(_ index: Int, _ context: ViewContext) -> [Int] {
    [name(label(of: index, context), index, orWrapped: true)]
  }

  /// A button whose words the system supplies.
  mutating func systemButton(_ index: Int, _ context: ViewContext) -> [Int] {
    note("the words of a button of the system", of: index)
    let height = ViewLength(SystemFont.lineHeight(size: pointSize(nil)))
    return [name(add(FixedLeaf(width: UnknownLength.systemButton, height: height)), index)]
  }

  // MARK: Menus

  /// Notes the titles of a control's menus, which are no part of the screen's layout.
  private mutating func menus(of index: Int, _ context: ViewContext) {
    for child in elements.children[index] where elements[child].kind == .menu { _ = menu(child, context) }
  }

  mutating func menu(_ index: Int, _ context: ViewContext) -> [Int] {
    var pending = elements.children[index]
    while let next = pending.popLast() {
      if elements[next].kind == .menuItem { _ = menuItem(next, context) }
      if elements[next].kind != .menuItem { pending += elements.children[next] }
    }
    return []
  }

  /// A row of a menu, which wraps to two lines.
  @discardableResult
  mutating func menuItem(_ index: Int, _ context: ViewContext) -> [Int] {
    let control = elements[index].control
    guard control.type != .separator, let title = control.title, !title.isBlank else { return [] }
    let figures = SwiftUIPresentationMetrics.menu[generation].value
    var inner = context
    inner.owner = nil
    inner.font = FontDescription(style: .body)
    _ = text(title, named: "title", of: index, inner, isTitle: true, lines: figures.lines, isPlatforms: true)
    tree.causes[index] = nil
    let width = Points(control.image == nil ? figures.width : figures.besideImage)
    tree.rooms[index] = TextRoom(
      width: width...width, reason: "how much of a menu's width a title has is only commonly known")
    for child in elements.children[index] where elements[child].kind == .menu { _ = menu(child, context) }
    return []
  }
}
