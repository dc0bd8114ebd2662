import AuditModel
import PlatformData

extension ViewTreeBuilder {
  // MARK: Navigation bars

  /// A navigation bar with its titles, of which one is shown, and its items.
  mutating func titleBar(_ index: Int, _ context: ViewContext) -> Int {
    let children = elements.children[index]
    let before = children.contains(where: holdsTitle) ? Array(children.prefix { !holdsTitle($0) }) : []
    let after = children.dropFirst(before.count).filter { !holdsTitle($0) }
    var inner = context.at(.bar).inside(nil)
    inner.owner = nil
    let search = (before + after).first { elements[$0].kind == .searchField }
    let leading = items(before, inner)
    let trailing = items(after, inner)
    let leadsBack = elements.view(index).leadsBack
    let titles = titles(among: children, leadsBack: leading.isEmpty ? leadsBack : false, inner)
    let field = search.flatMap { single(searchField($0, context)) }
    let view = TitleBarView(
      leading: leading, trailing: trailing, titles: titles, search: field, leadsBack: leadsBack, generation: generation)
    return name(add(view, leading + trailing + titles.map(\.view) + [field].compactMap(\.self)), index)
  }

  /// Whether a child of a bar is a title, or a group of titles: those of an inner choice are in one.
  private func holdsTitle(_ child: Int) -> Bool {
    elements[child].kind == .navigationItem
      || elements[child].kind == .view && elements.children[child].contains(where: holdsTitle)
  }

  /// The titles among the children of a bar, of which one is shown.
  private mutating func titles(
    among children: [Int], leadsBack: Bool?, _ context: ViewContext
  ) -> [TitleBarView.Title] {
    var titles: [TitleBarView.Title] = []
    for child in children where holdsTitle(child) && absence(of: child) == nil {
      let inner = inBranch(of: child, context)
      guard elements[child].kind == .navigationItem else {
        titles += self.titles(among: elements.children[child], leadsBack: leadsBack, inner)
        continue
      }
      let isInline = isInline(child)
      if isInline, leadsBack == nil { note("whether there is a button that leads back", of: child) }
      guard let view = titleView(child, isInline: isInline, inner) else { continue }
      tree.nodes[view].branches = inner.branches
      titles.append(TitleBarView.Title(view: view, isLarge: !isInline))
    }
    return titles
  }

  /// The items of a bar; those of which nothing is known are about as wide as a symbol or a short word.
  private mutating func items(_ indices: [Int], _ context: ViewContext) -> [Int] {
    var items: [Int] = []
    for index in indices where elements[index].kind != .searchField {
      guard case .unknown(let name) = elements[index].kind else {
        items += views(of: index, context)
        continue
      }
      note("the layout of ‹\(name)›, which is not read", of: index)
      let height = ViewLength(SwiftUIBarMetrics.item[generation].value.height ?? 0)
      items.append(self.name(add(FixedLeaf(width: UnknownLength.barItem, height: height)), index))
    }
    return items
  }

  /// Whether a title is between the items: the source says so, or it is a text of its own (`.principal`).
  private func isInline(_ title: Int) -> Bool {
    guard platform == .iOS else { return true }
    switch elements.view(title).style {
    case "inline"?, "inlineLarge"?: return true
    case "large"?: return false
    default: return elements.all[title].control.text != nil
    }
  }

  /// The point size of the texts of a bar, which grow a little with the content size.
  private var inlineSize: Double {
    let sizes = SwiftUIBarMetrics.inlineTitle.value
    return max(min(pointSize(nil), sizes.largest), sizes.usual)
  }

  private mutating func titleView(_ index: Int, isInline: Bool, _ context: ViewContext) -> Int? {
    guard let title = elements[index].control.title, !title.isBlank else { return nil }
    var inner = context
    if isInline {
      inner.font = FontDescription(size: inlineSize, weight: .semibold)
      if generation != .iOS26 { inner = inner.doubted(Self.barDoubt) }
    } else {
      inner.font = FontDescription(style: .largeTitle, weight: .bold)
      if [nil, "automatic"].contains(elements.view(index).style) {
        inner = inner.doubted("whether the title is large depends on the screens before")
      }
    }
    if platform != .iOS { inner = inner.doubted(Self.barDoubt) }
    let text = text(title, named: "title", of: index, inner, isTitle: true, lines: 1, isPlatforms: true)
    return name(textView(text), index)
  }

  static let barDoubt = "how a bar of this system shares its width is only commonly known"

  /// An item of a bar: an image or a text with the space around it.
  mutating func barItem(_ index: Int, _ context: ViewContext) -> Int {
    var inner = context.at(.content).inside(.horizontal)
    let isPrimary = elements[index].control.role == .primary
    // Before OS 26 the texts of items do not follow the content size.
    let size = generation == .iOS26 ? inlineSize : SwiftUIBarMetrics.inlineTitle.value.usual
    inner.font = FontDescription(size: size, weight: isPrimary ? .semibold : nil)
    let control = elements[index].control
    let image = control.states?[.normal]?.image
    let parts = labelParts(of: index)
    // A label shows its icon alone, unless its style says otherwise.
    let showsTitle = ([index] + parts).contains { elements.view($0).style == "titleAndIcon" }
    let iconOnly =
      image != nil && !showsTitle && parts.allSatisfy { elements[$0].kind == .label || elements[$0].kind == .imageView }
    let padding = SwiftUIBarMetrics.itemPadding[generation].value
    let content: Int
    if iconOnly, let image {
      content = icon(image, of: index, inner)
      _ = menus(in: index, context)
    } else {
      let views = labelViews(of: index, inner, lines: 1)
      content = views.count == 1 ? views[0] : row(views)
    }
    let side = ViewLength((iconOnly ? padding.image : padding.text) / 2)
    let item = SwiftUIBarMetrics.item[generation].value
    var frame = FlexibleFrameView()
    (frame.width.minimum, frame.height.minimum) = (ViewLength(item.width ?? 0), ViewLength(item.height ?? 0))
    return name(wrap(wrap(content, in: PaddedView(leading: side, trailing: side)), in: frame), index)
  }

  private mutating func menus(in index: Int, _ context: ViewContext) -> [Int] {
    elements.children[index].filter { elements[$0].kind == .menu }.flatMap { menu($0, context) }
  }

  private mutating func searchField(_ index: Int, _ context: ViewContext) -> [Int] {
    let figures = SwiftUIBarMetrics.search[generation].value
    guard let words = elements[index].control.placeholder else {
      return [name(add(GreedyLeaf(height: figures.height)), index)]
    }
    let inner = context.doubted("what a search field keeps free beside its placeholder is only commonly known")
    let text = text(words, named: "placeholder", of: index, inner, isTitle: false, lines: 1)
    let padded = wrap(
      textView(text), in: PaddedView(leading: ViewLength(figures.before), trailing: ViewLength(figures.after)))
    let frame = FrameView(height: ViewLength(figures.height), alignment: .leading)
    return [name(wrap(filling(padded), in: frame), index)]
  }

  // MARK: Bars at the lower edge

  /// A toolbar with its items.
  mutating func itemBar(_ index: Int, _ context: ViewContext) -> Int {
    let items = views(of: elements.children[index], context.at(.bar).inside(nil))
    let view = ItemBarView(
      height: SwiftUIBarMetrics.toolbar[generation].value, inset: SwiftUIBarMetrics.toolbarInset[generation].value,
      gap: SwiftUIBarMetrics.itemGap[generation].value)
    return name(add(view, items), index)
  }

  /// A tab bar: a title below an image in each of its tabs, whose font does not follow the content size.
  mutating func tabBar(_ index: Int, _ context: ViewContext) -> Int {
    var inner = context.inside(.vertical).doubted("what a tab keeps free beside its title is only commonly known")
    inner.font = .standard(.tabBarItem)
    inner.owner = nil
    var tabs: [Int] = []
    let children = elements.children[index].filter { elements[$0].kind == .tabBarItem }
    let geometry = TabGeometry(count: children.count, width: canvas.width, generation: generation)
    let side = ViewLength(geometry.padding)
    var frame = FlexibleFrameView()
    (frame.width.maximum, frame.height.maximum) = (ViewLength(.infinity), ViewLength(.infinity))
    for child in children {
      let title = elements[child].control.title.map { title -> Int in
        let text = text(title, named: "title", of: child, inner, isTitle: true, lines: 1, isPlatforms: true)
        return textView(text)
      }
      let icon = add(FixedLeaf(SwiftUIBarMetrics.tabIcon.value, SwiftUIBarMetrics.tabIcon.value))
      let content = column([icon] + [title].compactMap(\.self), spacing: 2)
      let tab = name(wrap(wrap(content, in: PaddedView(leading: side, trailing: side)), in: frame), child)
      tree.nodes[tab].branches = branches(of: child, in: context.branches)
      tabs.append(tab)
    }
    return name(add(TabBarView(geometry: geometry), tabs), index)
  }
}
