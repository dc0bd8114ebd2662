import AuditModel
import PlatformData

extension ViewTreeBuilder {
  // MARK: Containers

  /// The views of a container.
  mutating func container(_ index: Int, _ context: ViewContext) -> [Int] {
    let element = elements[index]
    let layout = elements.view(index)
    switch layout.container ?? implied(by: element) {
    case .hStack, .lazyHStack: return [stack(.horizontal, index, context)]
    case .vStack, .lazyVStack: return [stack(.vertical, index, context)]
    case .zStack:
      let view = DepthStack(alignment: AlignmentShares(layout.alignment))
      return [name(add(view, inside(index, context.inside(nil))), index)]
    case .horizontalScroll: return [scroll([.horizontal], index, context)]
    case .verticalScroll: return [scroll([.vertical], index, context)]
    case .scrollBoth: return [scroll([.horizontal, .vertical], index, context)]
    case .grid: return [grid(index, context)]
    case .lazyVGrid: return [lazyGrid(index, context)]
    case .lazyHGrid: return [stack(.horizontal, index, context)]
    case .viewThatFits: return [fitting([.horizontal, .vertical], index, context)]
    case .viewThatFitsHorizontally: return [fitting([.horizontal], index, context)]
    case .viewThatFitsVertically: return [fitting([.vertical], index, context)]
    case .geometryReader: return [name(add(ReaderView(), inside(index, context.inside(nil))), index)]
    case .list, .form: return list(index, context)
    case .section: return plainSection(index, context)
    case .groupBox: return box(index, context)
    case .disclosure: return disclosure(index, context)
    case .labeledContent: return labeledContent(index, context)
    case .tabView: return tabView(index, context)
    case .controlGroup: return [stack(.horizontal, index, context)]
    case .other(let name): return opaque(index, name, context)
    case .navigationSplitView: return [columns(index, context)]
    case .gridRow, .group, .navigationStack, nil:
      return views(of: elements.content(of: index), context)
    }
  }

  /// The container that the kind of an element means where the source does not tell.
  private func implied(by element: Element) -> ViewLayout.Container? {
    switch element.kind {
    case .stackView: element.layout.axis == .horizontal ? .hStack : .vStack
    case .scrollView: element.layout.axis == .horizontal ? .horizontalScroll : .verticalScroll
    case .view: nil
    default: .group
    }
  }

  /// The views inside a container.
  private mutating func inside(_ index: Int, _ context: ViewContext) -> [Int] {
    views(of: elements.content(of: index), context)
  }

  private mutating func stack(_ axis: ViewAxis, _ index: Int, _ context: ViewContext) -> Int {
    let layout = elements.view(index)
    let given = layout.spacing ?? elements[index].layout.spacing.map { .points($0) }
    let spacing = length(given, of: index, unknown: UnknownLength.spacing)
    let isLazy = layout.container == .lazyVStack || layout.container == .lazyHStack
    var view = StackView(axis: axis, spacing: spacing, alignment: alignment(layout.alignment, across: axis))
    view.fillsWidth = layout.container == .lazyVStack
    // Lazy stacks do not ask their views for distances.
    if isLazy, spacing == nil { view.spacing = ViewLength(SwiftUIMetrics.spacing.value) }
    var inner = context.inside(axis)
    let content = elements.content(of: index)
    if axis == .horizontal, repeats(content) || choices(among: content).count > 1 {
      inner = inner.doubted("how many views are beside each other is known only at run time")
    }
    return name(add(view, inside(index, inner)), index)
  }

  /// Whether one of several elements, or of those in their groups, is repeated for values of the running app.
  private func repeats(_ indices: [Int]) -> Bool {
    indices.contains { elements.view($0).isRepeated == true || repeats(grouped($0)) }
  }

  /// The conditions that decide which of several elements, or of those in their groups, are shown: whether they hold together is known
  /// only to the app.
  private func choices(among indices: [Int]) -> Set<String> {
    indices.reduce(into: []) { choices, index in
      if let branch = elements[index].branch { choices.insert(branch.choice) }
      choices.formUnion(self.choices(among: grouped(index)))
    }
  }

  /// What is in an element that is only a group; empty for any other.
  private func grouped(_ index: Int) -> [Int] {
    let container = elements.view(index).container
    let isGroup = container == .group || elements[index].kind == .view && container == nil
    return isGroup && elements.depths[index] < Self.maximumDepth ? elements.content(of: index) : []
  }

  private func alignment(_ alignment: ViewAlignment?, across axis: ViewAxis) -> StackView.Alignment {
    if axis == .horizontal, alignment?.vertical == .firstTextBaseline { return .firstBaseline }
    if axis == .horizontal, alignment?.vertical == .lastTextBaseline { return .lastBaseline }
    return .share(AlignmentShares(alignment).share(axis.other))
  }

  private mutating func scroll(_ axes: [ViewAxis], _ index: Int, _ context: ViewContext) -> Int {
    let isRow = axes == [.horizontal]
    let views = inside(index, context.inside(isRow ? .horizontal : .vertical))
    let content = views.count == 1 ? views[0] : isRow ? row(views) : column(views)
    return name(add(ScrollingView(axes: axes), [content]), index)
  }

  /// The columns of a split view: of a phone the one that is shown, elsewhere they are beside each other.
  private mutating func columns(_ index: Int, _ context: ViewContext) -> Int {
    let isPhone = platform == .iOS && traits.device?.isWidthRegular != true
    let inner = isPhone ? context : context.doubted("how wide the columns of a split view are is not known")
    return name(row(inside(index, inner.inside(nil)), spacing: 0), index)
  }

  private mutating func fitting(_ axes: [ViewAxis], _ index: Int, _ context: ViewContext) -> Int {
    var choices: [Int] = []
    for child in elements.content(of: index) {
      guard let view = single(views(of: child, context)) else { continue }
      // Which one is shown is what fits, not a condition of the app.
      tree.nodes[view].branches = context.branches
      choices.append(view)
    }
    return name(add(FittingView(axes: axes), choices), index)
  }

  private mutating func grid(_ index: Int, _ context: ViewContext) -> Int {
    let layout = elements.view(index)
    let usual = ViewLength(SwiftUIMetrics.spacing.value)
    let spacing = length(layout.spacing, of: index, unknown: UnknownLength.spacing) ?? usual
    var (rows, children): (Set<Int>, [Int]) = ([], [])
    for child in elements.content(of: index) {
      let isRow = elements.view(child).container == .gridRow
      var inner = context.inside(isRow ? .horizontal : nil)
      if isRow { inner.branches = branches(of: child, in: inner.branches) }
      guard isRow else {
        children += views(of: child, inner)
        continue
      }
      let row = add(GridRowView(), inside(child, inner))
      tree.nodes[row].branches = inner.branches
      rows.insert(row)
      children.append(row)
    }
    let view = GridView(
      horizontalSpacing: spacing, verticalSpacing: spacing, alignment: AlignmentShares(layout.alignment), rows: rows)
    return name(add(view, children), index)
  }

  private mutating func lazyGrid(_ index: Int, _ context: ViewContext) -> Int {
    let layout = elements.view(index)
    let usual = ViewLength(SwiftUIMetrics.spacing.value)
    if layout.tracks?.isEmpty ?? true { note("the number of columns, which code computes", of: index) }
    let columns = (layout.tracks ?? []).map { track -> LazyGridView.Column in
      let least = length(track.length.minimum, of: index, unknown: UnknownLength.track)
      let most = length(track.length.maximum, of: index, unknown: ViewLength(.infinity))
      let gap = length(track.spacing, of: index, unknown: UnknownLength.spacing)
      return LazyGridView.Column(
        sizing: track.sizing, minimum: least ?? ViewLength(SwiftUIMetrics.idealSide.value),
        maximum: most ?? ViewLength(.infinity), spacing: gap ?? usual)
    }
    let spacing = length(layout.spacing, of: index, unknown: UnknownLength.spacing) ?? usual
    let view = LazyGridView(columns: columns, spacing: spacing, alignment: AlignmentShares(layout.alignment))
    return name(add(view, inside(index, context.inside(nil))), index)
  }

  /// A view of which only the name is known, perhaps with known ones inside.
  mutating func opaque(_ index: Int, _ name: String, _ context: ViewContext) -> [Int] {
    let inner = context.inside(nil)
    if Self.transparent.contains(name) { return inside(index, inner) }
    note("the layout of ‹\(name)›, which is not read", of: index)
    let views = inside(index, inner.doubted("how ‹\(name)› lays out what is inside is not known"))
    return [self.name(add(OpaqueView(), single(views).map { [$0] } ?? []), index)]
  }

  /// Views of SwiftUI that do not change the layout of what they contain.
  private static let transparent: Set<String> = [
    "GlassEffectContainer", "TimelineView", "EquatableView", "AnyView", "Group", "ForEach", "ModifiedContent",
  ]

  // MARK: Compound views

  /// A box with its title and content below one another.
  mutating func box(_ index: Int, _ context: ViewContext) -> [Int] {
    let views = inside(index, context.inside(.vertical).doubted(Self.controlDoubt))
    let content = column(views, spacing: SwiftUIMetrics.spacing.value, alignment: 0)
    let padding = ViewLength(SwiftUIControlMetrics.boxPadding.value)
    let padded = wrap(
      filling(content), in: PaddedView(top: padding, leading: padding, bottom: padding, trailing: padding),
      spacing: .usual)
    return [name(padded, index)]
  }

  static let controlDoubt = "the sizes of this kind of control are only commonly known"

  /// A view that takes all the width and keeps its content at the leading edge.
  mutating func filling(_ content: Int) -> Int {
    var frame = FlexibleFrameView(alignment: .leading)
    frame.width.maximum = ViewLength(.infinity)
    return wrap(content, in: frame)
  }

  /// A disclosure group outside of lists: its button, then what it shows.
  private mutating func disclosure(_ index: Int, _ context: ViewContext) -> [Int] {
    let views = inside(index, context.inside(.vertical).doubted(Self.controlDoubt))
    return [name(column(views, spacing: SwiftUIMetrics.spacing.value, alignment: 0), index)]
  }

  /// The pages of a tab view, with the bar below them.
  private mutating func tabView(_ index: Int, _ context: ViewContext) -> [Int] {
    let pages = inside(index, context.inside(nil))
    let content = add(DepthStack(), pages)
    let bar = elements.children[index].first { elements[$0].kind == .tabBar }
    let view = add(
      TabScreenView(hasBar: bar != nil), [content] + [bar.map { tabBar($0, context) }].compactMap(\.self))
    return [name(view, index)]
  }
}
