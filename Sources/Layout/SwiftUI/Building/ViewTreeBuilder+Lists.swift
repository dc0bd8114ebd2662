import AuditModel
import PlatformData

extension ViewTreeBuilder {
  // MARK: Lists

  /// `List`, `Form`: rows and sections below one another.
  mutating func list(_ index: Int, _ context: ViewContext) -> [Int] {
    let style = elements.view(index).style ?? elements[index].layout.style?.name
    let isPlain = style.map { ["plain", "inset", "grouped"].contains($0) } ?? false
    let width = traits.size.width.value - traits.safeArea.left - traits.safeArea.right
    let figures = SwiftUIListMetrics.of(
      platform, isPlain ? .plain : .inset, generation: generation, width: width)
    var inner = context.at(.row).inside(nil)
    inner.list = figures.value
    if Self.uncertain.contains(figures.source.confidence) {
      inner = inner.doubted("how lists of this system and width inset their rows is only inferred")
    }
    var rows: [Int] = []
    for child in elements.content(of: index) { rows += items(of: child, inner) }
    let content = column(rows, spacing: 0, alignment: 0)
    return [name(add(ScrollingView(axes: [.vertical]), [filling(content)]), index)]
  }

  /// How sure a figure is of which no verdict may be sure.
  static let uncertain: Set<Source.Confidence> = [.inferred, .general]

  /// The rows that an element is in a list: a section's, those of a group's views, or one.
  private mutating func items(of index: Int, _ context: ViewContext) -> [Int] {
    guard elements.depths[index] < Self.maximumDepth else { return [] }
    if let reason = absence(of: index) { return leaveOut(index, because: reason, context) }
    let element = elements[index]
    var context = context
    let around = context.branches
    context.branches = branches(of: index, in: around)
    if let insets = rowInsets(of: index) { context.rowInsets = insets }
    let container = elements.view(index).container
    if element.kind == .section { return section(index, context) }
    let isGroup = element.kind == .view && (container == nil || container == .group || container == .disclosure)
    guard isGroup, elements.view(index).modifiers == nil else {
      // The condition is the element's own, and is added again with its views.
      context.branches = around
      return views(of: index, context).map { row($0, of: index, context) }
    }
    var rows: [Int] = []
    for child in elements.content(of: index) { rows += items(of: child, context) }
    return rows
  }

  /// What a modifier says of the distances in a row, or in all rows of a section or group; nil without one.
  private func rowInsets(of index: Int) -> EdgeLengths? {
    let insets = (elements.view(index).modifiers ?? []).compactMap { modifier -> EdgeLengths? in
      guard case .listRowInsets(let insets) = modifier else { return nil }
      return insets
    }
    return insets.last
  }

  /// A view with what a row keeps around it.
  private mutating func row(_ view: Int, of index: Int, _ context: ViewContext) -> Int {
    guard let list = context.list else { return view }
    let types: Set<ControlType?> = [.navigationLink, .disclosure]
    let isLink = elements[index].kind == .button && types.contains(elements[index].control.type)
    var padding = PaddedView(
      top: ViewLength(list.vertical), leading: ViewLength(list.inside), bottom: ViewLength(list.vertical),
      trailing: ViewLength(list.inside))
    if let insets = context.rowInsets { padding = self.padding(insets, of: index) }
    var content = filling(view)
    if isLink { content = wrap(content, in: PaddedView(trailing: ViewLength(chevron(list)))) }
    var frame = FlexibleFrameView(alignment: .leading)
    frame.height.minimum = ViewLength(list.minimumHeight)
    let row = wrap(wrap(content, in: padding), in: frame)
    return wrap(row, in: PaddedView(leading: ViewLength(list.outside), trailing: ViewLength(list.outside)))
  }

  /// What a chevron takes, which grows with the font of the body.
  private func chevron(_ list: SwiftUIListMetrics) -> Double {
    let table = DynamicTypeTable.of(platform)
    let sizes = [.large, .accessibility5].map { table.entry(style: .body, contentSize: $0).pointSize }
    guard sizes[1] > sizes[0] else { return list.chevron.standard }
    let share = (pointSize(nil) - sizes[0]) / (sizes[1] - sizes[0])
    return list.chevron.standard + (list.chevron.largest - list.chevron.standard) * share
  }

  // MARK: Sections

  /// A section of a list: its header, its rows, its footer.
  private mutating func section(_ index: Int, _ context: ViewContext) -> [Int] {
    guard let list = context.list else { return [] }
    let header = edge(.header, of: index, elements[index].control.title, context)
    let footer = edge(.footer, of: index, elements[index].control.subtitle, context)
    var views = header.map { [supplement($0, list.header, list.header, context)] } ?? []
    for child in elements.content(of: index) { views += items(of: child, context) }
    if let footer { views.append(supplement(footer, list.footer / 2, list.footer / 2, context)) }
    if footer == nil { views.append(add(FixedLeaf(0, list.sectionGap))) }
    return views.map { view in
      if tree.nodes[view].branches == 0 { tree.nodes[view].branches = context.branches }
      return view
    }
  }

  /// A section outside of lists: its header, its content and its footer one after the other.
  ///
  /// What has no container around it at all is in one that was not read, most likely in a list, whose rows are narrower.
  mutating func plainSection(_ index: Int, _ context: ViewContext) -> [Int] {
    let context = context.axis == nil ? context.doubted("which list or stack shows the section is not known") : context
    let plain = context.at(.content)
    let header = edge(.header, of: index, elements[index].control.title, plain)
    let footer = edge(.footer, of: index, elements[index].control.subtitle, plain)
    for edge in [header, footer].compactMap(\.self) { tree.nodes[edge].spansGrid = true }
    return [header].compactMap(\.self) + views(of: elements.content(of: index), context)
      + [footer].compactMap(\.self)
  }

  /// The header or footer of a section: its views, else its text.
  private mutating func edge(
    _ place: ViewContext.Place, of index: Int, _ text: LocalizableText?, _ context: ViewContext
  ) -> Int? {
    var inner = context.list == nil ? context : context.at(place)
    inner.owner = text.map { (index, $0) }
    let attached = elements.attached(place == .header ? .header : .footer, to: index)
    let views = views(of: attached, inner.inside(.vertical))
    if !views.isEmpty { return single(views) }
    inner.owner = nil
    return text.flatMap { text in
      text.isBlank
        ? nil
        : textView(
          self.text(
            text, named: place == .header ? "title" : "subtitle", of: index, inner, isTitle: place == .header,
            lines: lines(of: index)))
    }
  }

  private mutating func supplement(_ view: Int, _ top: Double, _ bottom: Double, _ context: ViewContext) -> Int {
    let side = ViewLength((context.list?.outside ?? 0) + (context.list?.inside ?? 0))
    return wrap(
      filling(view), in: PaddedView(top: ViewLength(top), leading: side, bottom: ViewLength(bottom), trailing: side))
  }
}
