import AuditModel
import PlatformData

extension ViewTreeBuilder {
  private typealias Metrics = SwiftUIControlMetrics

  private func size(of part: SwiftUIControlMetrics.Part) -> IntrinsicSize {
    SwiftUIControlMetrics.size(of: part, on: platform, generation: generation).value
  }

  private func fixed(_ part: SwiftUIControlMetrics.Part) -> FixedLeaf {
    FixedLeaf(size(of: part).width ?? 0, size(of: part).height ?? 0)
  }

  /// A context whose figures are only commonly known where the part's are.
  private func context(_ context: ViewContext, for part: SwiftUIControlMetrics.Part) -> ViewContext {
    let source = SwiftUIControlMetrics.size(of: part, on: platform, generation: generation).source
    return source.confidence == .general ? context.doubted(Self.controlDoubt) : context
  }

  // MARK: Controls with a label

  /// A label and a control at the trailing edge, with all the width between them.
  private mutating func labeled(_ label: [Int], _ control: Int, _ index: Int) -> Int {
    guard let text = label.count > 1 ? column(label, spacing: 2, alignment: 0) : label.first else {
      // Alone, the control is the element: as large as it is drawn.
      let drawn = tree.nodes[control].children.first ?? control
      tree.nodes[drawn].element = index
      return control
    }
    let spacer = add(SpacerLeaf(axis: .horizontal, minimum: ViewLength(SwiftUIMetrics.spacer.value)), spacing: .none)
    tree.nodes[spacer].priority = -.infinity
    return name(row([text, spacer, control]), index)
  }

  mutating func toggle(_ index: Int, _ context: ViewContext) -> [Int] {
    if elements[index].control.type == .other("button") { return button(index, context) }
    let context = self.context(context, for: .switch)
    let bleed = Metrics.switchBleed[generation].value
    let vertical = ViewLength(-bleed.vertical / 2)
    let reaching = PaddedView(top: vertical, bottom: vertical, trailing: ViewLength(-bleed.trailing))
    let part = wrap(add(fixed(.switch)), in: reaching)
    return [labeled(labelViews(of: index, context.inside(.horizontal)), part, index)]
  }

  mutating func stepper(_ index: Int, _ context: ViewContext) -> [Int] {
    let context = self.context(context, for: .stepper)
    return [labeled(labelViews(of: index, context.inside(.horizontal)), add(fixed(.stepper)), index)]
  }

  /// The label of a slider is only spoken.
  mutating func slider(_ index: Int, _ context: ViewContext) -> [Int] {
    [name(add(GreedyLeaf(height: size(of: .slider).height)), index)]
  }

  mutating func datePicker(_ index: Int, _ context: ViewContext) -> [Int] {
    let control = elements[index].control
    if control.type == .wheels || control.type == .other("wheel") { return [name(add(fixed(.wheel)), index)] }
    if control.type == .other("graphical") { return [name(add(fixed(.graphicalDate)), index)] }
    let part: SwiftUIControlMetrics.Part = control.mode == .time ? .compactTime : .compactDate
    let width = size(of: part).width ?? 0
    let extra = control.mode == .dateAndTime || control.mode == nil ? (size(of: .compactTime).width ?? 0) : 0
    note("the width of a date", of: index)
    let widths = ViewLength(least: width * 0.8, likely: width + extra, greatest: width * 1.3 + extra)
    let value = wrap(
      add(FixedLeaf(width: widths, height: ViewLength(size(of: part).height ?? 0))),
      in: PaddedView(top: ViewLength(-7), bottom: ViewLength(-7)))
    let inner = self.context(context, for: part)
    return [labeled(labelViews(of: index, inner.inside(.horizontal)), value, index)]
  }

  mutating func colorWell(_ index: Int, _ context: ViewContext) -> [Int] {
    let inner = self.context(context, for: .colorWell)
    return [labeled(labelViews(of: index, inner.inside(.horizontal)), add(fixed(.colorWell)), index)]
  }

  /// `LabeledContent`: label and value beside each other, below one another in a list at accessibility sizes.
  mutating func labeledContent(_ index: Int, _ context: ViewContext) -> [Int] {
    let values = elements.attached(.value, to: index)
    let labels = elements.attached(.label, to: index)
    let rest = elements.content(of: index)
    var inner = context.inside(.horizontal)
    inner.owner = nil
    var label = views(of: labels, inner)
    if label.isEmpty, let title = elements[index].control.title {
      label = [textView(text(title, named: "title", of: index, inner, isTitle: true, lines: lines(of: index)))]
    }
    var value = views(of: values + rest, inner)
    if value.isEmpty, let text = elements[index].control.value ?? elements[index].control.text {
      value = [textView(self.text(text, named: "value", of: index, inner, isTitle: false, lines: lines(of: index)))]
    }
    guard let content = single(value) else { return single(label).map { [name(filling($0), index)] } ?? [] }
    if context.place == .row, contentSize.isAccessibilitySize {
      let spacing = Metrics.stackedValue.value
      return [name(filling(column(label + [content], spacing: spacing, alignment: 0)), index)]
    }
    return [labeled(label, content, index)]
  }

  // MARK: Pickers

  /// A picker as a menu: the chosen option, in rows behind the label.
  mutating func menuPicker(_ index: Int, _ context: ViewContext) -> [Int] {
    let before = tree.texts.count
    for child in elements.children[index] where elements[child].kind == .menu { _ = menu(child, context) }
    let options = Array(before..<tree.texts.count)
    note("which option is chosen", of: index)
    let value = add(options.isEmpty ? OpaqueView() as any LayoutView : ChoiceLeaf(texts: options))
    let mark = size(of: .menuValue)
    let bleed = ViewLength(-Metrics.pickerBleed.value / 2)
    let chosen = wrap(value, in: PaddedView(trailing: ViewLength(mark.width ?? 0)))
    guard context.place == .row else {
      // Outside of forms the label is only spoken.
      let around = ViewLength(12)
      return [name(wrap(chosen, in: PaddedView(top: 7, leading: around, bottom: 7, trailing: around)), index)]
    }
    let frame = add(FixedLeaf(0, mark.height ?? 0))
    let line = pickerRow(labelViews(of: index, pickerLabel(context.inside(.horizontal))), chosen, index)
    for node in tree.nodes.indices where tree.nodes[node].element == index { tree.nodes[node].element = nil }
    let sized = name(add(DepthStack(), [line, frame]), index)
    return [wrap(sized, in: PaddedView(top: bleed, bottom: bleed))]
  }

  /// The context of the label of a picker in a row: how earlier systems share the row at accessibility sizes was not measured.
  private func pickerLabel(_ context: ViewContext) -> ViewContext {
    generation == .iOS26 || !contentSize.isAccessibilitySize
      ? context : context.doubted("how a picker shares its row at accessibility sizes is not known")
  }

  /// The label of a picker and the chosen option: on OS 26 the option is below a label that is too long for one line with it.
  private mutating func pickerRow(_ label: [Int], _ chosen: Int, _ index: Int) -> Int {
    let line = labeled(label, chosen, index)
    guard generation == .iOS26, !label.isEmpty else { return line }
    let stacked = filling(column(label + [chosen], spacing: Metrics.stackedValue.value, alignment: 0))
    return add(FittingView(axes: [.horizontal]), [line, stacked])
  }

  /// Segments of equal widths, each with a title on one line.
  mutating func segments(_ index: Int, _ context: ViewContext) -> [Int] {
    let padding = ViewLength(Metrics.segmentPadding.value)
    var inner = context.doubted("what a segment keeps free beside its title is only commonly known")
    inner.font = .standard(.selectedSegment)
    inner.owner = nil
    var parts: [Int] = []
    for child in elements.content(of: index) {
      let views = labelViews(of: child, inner.inside(.horizontal), lines: 1)
      let label = wrap(single(views) ?? add(FixedLeaf(0, 0)), in: PaddedView(leading: padding, trailing: padding))
      var frame = FlexibleFrameView()
      (frame.width.minimum, frame.width.maximum) = (.zero, ViewLength(.infinity))
      let part = name(wrap(label, in: frame), child)
      tree.nodes[part].branches = branches(of: child, in: context.branches)
      parts.append(part)
    }
    let height = ViewLength(size(of: .segments).height ?? 0)
    let control = wrap(row(parts, spacing: 0), in: FrameView(height: height), spacing: .usual)
    return [name(control, index)]
  }

  /// A wheel, or options in the rows of a list, of which nothing is known.
  mutating func wheel(_ index: Int, _ context: ViewContext) -> [Int] {
    guard elements[index].control.type != .inline else {
      note("the options of a picker", of: index)
      return [name(add(OpaqueView()), index)]
    }
    return [name(add(GreedyLeaf(height: size(of: .wheel).height)), index)]
  }

  // MARK: Fields

  /// A field takes the width; its placeholder is on one line, unless the field grows down.
  mutating func field(_ index: Int, _ context: ViewContext) -> [Int] {
    let control = elements[index].control
    let style = elements.view(index).style
    let isRounded = control.type == .roundedRect || style == "roundedBorder"
    let growth = pointSize(control.font ?? context.font) / 17
    let lines = max(elements.view(index).reservedLines ?? 1, 1)
    let height =
      isRounded ? size(of: .roundedField).height ?? 0 : (size(of: .field).height ?? 0) * growth * Double(lines)
    var inner = isRounded ? context.doubted(Self.controlDoubt) : context
    if let style, !Self.fieldStyles.contains(style) {
      inner = inner.doubted("what the text field style ‹\(style)› makes of the placeholder is not known")
    }
    inner.owner = nil
    let words = control.placeholder ?? control.text
    let isOpen = elements[index].layout.axis == .vertical
    let text = words.map { words in
      textView(
        self.text(
          words, named: control.placeholder == nil ? "text" : "placeholder", of: index, inner, isTitle: false,
          lines: isOpen ? self.lines(of: index) : 1))
    }
    let padding = ViewLength(isRounded ? Metrics.fieldPadding.value : 0)
    let content = wrap(text ?? add(FixedLeaf(0, 0)), in: PaddedView(leading: padding, trailing: padding))
    var frame = FlexibleFrameView(alignment: .leading)
    (frame.width.minimum, frame.width.maximum) = (.zero, ViewLength(.infinity))
    let filled = wrap(content, in: frame)
    guard isOpen else {
      return [name(wrap(filled, in: FrameView(height: ViewLength(height)), spacing: .usual), index)]
    }
    var open = FlexibleFrameView(alignment: .leading)
    open.height.minimum = ViewLength(height)
    return [name(wrap(filled, in: open, spacing: .usual), index)]
  }

  /// SwiftUI's styles of text fields (`TextFieldStyle`).
  private static let fieldStyles: Set<String> = ["automatic", "plain", "roundedBorder", "squareBorder"]

  mutating func editor(_ index: Int, _ context: ViewContext) -> [Int] { [name(add(GreedyLeaf()), index)] }

  // MARK: Progress

  mutating func progress(_ index: Int, _ context: ViewContext) -> [Int] {
    let inner = context.inside(.vertical).doubted(Self.controlDoubt)
    let bar = add(GreedyLeaf(height: size(of: .bar).height))
    return [name(column(labelViews(of: index, inner) + [bar], spacing: 4, alignment: 0), index)]
  }

  mutating func activity(_ index: Int, _ context: ViewContext) -> [Int] {
    let inner = context.inside(.vertical).doubted(Self.controlDoubt)
    let spinner = add(fixed(.activityIndicator))
    let label = labelViews(of: index, inner)
    guard !label.isEmpty else { return [name(spinner, index)] }
    return [name(column([spinner] + label, spacing: SwiftUIMetrics.spacing.value), index)]
  }
}

extension ViewLength: ExpressibleByIntegerLiteral {
  /// A known length in points.
  init(integerLiteral value: Int) { self.init(Double(value)) }
}
