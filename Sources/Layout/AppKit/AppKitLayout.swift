import AuditModel
import PlatformData

/// AppKit's part of the layout: what controls show, how containers place their views, and windows that follow what they show.
struct AppKitLayout: PlatformLayout {
  var hasSafeArea: Bool { false }
  /// A window is as large as what it shows needs.
  var screensFollowContent: Bool { true }
  /// Fields stay as wide as their text on one line.
  var keepsWidthOfOneLine: Bool { true }
  /// Such a view is where Interface Builder draws it (n = 54).
  var keepsUnconstrainedFrames: Bool { true }
  var superviewSpacing: Double { LayoutMargins.macWindowSpacing.value }
  /// Steppers and sliders have the baseline of a line beside them.
  var baselineKinds: Set<ElementKind> { Self.baselineKinds }
  private static let baselineKinds = textKinds.union([.stepper, .slider])

  // MARK: Controls

  func showsTexts(_ kind: ElementKind) -> Bool { Self.titles[kind] != nil }

  func titleSlots(of context: ControlContext) -> [TitleSlot] { Self.titles[context.element.kind]?(context) ?? [] }

  func intrinsicSizing(of element: Element) -> IntrinsicSizing? { Self.sizings[element.kind] }

  func alignmentRectInsets(of element: Element, in traits: LayoutTraits) -> EdgeInsets {
    if let insets = Self.insetsOfImage(element) { return insets.value }
    return AppKitControl.listedSize(of: element, traits.generation)?.alignmentRectInsets ?? EdgeInsets()
  }

  /// In early files constraints name the box itself where they are those of its content, which has no id there.
  func innerInsets(of element: Element, in traits: LayoutTraits) -> EdgeInsets? {
    let content = element.children.first { $0.layout.role == .contentView }
    guard AppKitControl.of(element) == .box, content?.id.hasPrefix(element.id) == true else { return nil }
    var insets = alignmentRectInsets(of: element, in: traits)
    insets.top = AppKitMetrics.boxBorderTop.value
    return insets
  }

  private static let titles: [ElementKind: @Sendable (ControlContext) -> [TitleSlot]] = [
    .button: { AppKitButtonGeometry(context: $0).slots },
    .segment: { AppKitSegmentGeometry(context: $0).slots },
    .popUpButton: { AppKitPopUpGeometry(context: $0).slots },
    .menuItem: { MenuTitle(context: $0, defaultFont: .standardOnMac(controlSize: nil)).slots },
    .toolbarItem: toolbarItem,
    .textField: { AppKitTextGeometry(context: $0).slots },
  ]

  private static let toolbarItem: @Sendable (ControlContext) -> [TitleSlot] = { context in
    guard let title = context.control.title, !title.isBlank else { return [] }
    return [
      TitleSlot(
        name: "title", text: title, font: context.control.font, defaultFont: .standardOnMac(controlSize: .small),
        availableSize: .unlimited(reason: "an item of a toolbar is as wide as its label"),
        lineBreakMode: .truncatingTail)
    ]
  }

  private static let sizings: [ElementKind: IntrinsicSizing] = [
    .button: IntrinsicSizing { context, proposed, measure in
      AppKitButtonGeometry(context: context).intrinsicContentSize(fitting: proposed, measure)
    },
    .textField: IntrinsicSizing(axes: { $0.control.isEditable == true ? .height : .both }, size: text),
    .label: IntrinsicSizing(size: text), .searchField: IntrinsicSizing(.height, size: text),
    .comboBox: IntrinsicSizing(.height, size: text),
    .popUpButton: IntrinsicSizing { context, _, measure in
      AppKitPopUpGeometry(context: context).intrinsicContentSize(measure)
    },
    .segmentedControl: IntrinsicSizing { context, _, measure in
      AppKitSegmentGeometry.intrinsicContentSize(of: context, measure)
    },
    .imageView: IntrinsicSizing(axes: { $0.control.image == nil ? [] : .both }, size: image),
    .switch: IntrinsicSizing(size: listedSize), .stepper: IntrinsicSizing(size: listedSize),
    .datePicker: IntrinsicSizing(
      axes: { $0.control.type == .clockAndCalendar ? .both : .height }, size: listedSize),
    .activityIndicator: IntrinsicSizing(axes: { $0.control.type == .spinning ? .both : .height }, size: listedSize),
    .slider: IntrinsicSizing(axes: sliderAxes, size: listedSize), .colorWell: IntrinsicSizing(size: listedSize),
    .progressView: IntrinsicSizing(.height, size: listedSize),
    .box: IntrinsicSizing(axes: separatorAxes, size: listedSize),
    .levelIndicator: IntrinsicSizing(.height, size: listedSize),
    .pathControl: IntrinsicSizing(.height, size: listedSize),
  ]

  private static let text: IntrinsicSizing.Measure = {
    AppKitTextGeometry(context: $0).intrinsicContentSize(fitting: $1, $2)
  }

  private static let listedSize: IntrinsicSizing.Measure = { context, _, _ in
    AppKitLine(fontSize: AppKitFont.size(of: context.control)).extent(listed: AppKitControl.listedSize(of: context))
  }

  /// The size that the file lists: for AppKit that of a symbol is the one at which the control shows it by itself.
  private static let image: IntrinsicSizing.Measure = { context, _, _ in
    let size = context.control.image?.size
    return IntrinsicContentSize(width: size?.width.value, height: size?.height.value)
  }

  /// Of a view that shows an image alone; symbols have padding above and below.
  private static func insetsOfImage(_ element: Element) -> Figure<EdgeInsets>? {
    let control = element.control
    let isImageButton = element.kind == .button && control.showsImageAlone && control.isBordered != true
    guard element.kind == .imageView || isImageButton else { return nil }
    if element.kind == .imageView, let style = control.bezelStyle, style != .noFrame {
      return AppKitMetrics.framedImageInsets
    }
    // AppKit's own images (`NSAddTemplate`) are not symbols.
    let image = control.image ?? control.states?[.normal]?.image
    let isSymbol = image.map { $0.isSystem && !$0.isOfAppKit } ?? false
    return isSymbol ? AppKitMetrics.symbolInsets : image.flatMap { AppKitMetrics.templateInsets[$0.name] }
  }

  /// A slider is as thick as its knob, and as long as its constraints make it.
  private static func sliderAxes(_ element: Element) -> IntrinsicSizing.Axes {
    switch element.control.type {
    case .vertical: []
    case .circular: .both
    default: .height
    }
  }

  private static func separatorAxes(_ element: Element) -> IntrinsicSizing.Axes {
    switch AppKitControl.of(element) {
    case .horizontalSeparator: .height
    case .verticalSeparator: .width
    default: []
    }
  }
}

extension Control {
  /// Whether a button shows an image and no title.
  fileprivate var showsImageAlone: Bool {
    imagePosition == .only || (imagePosition != .noImage && title(for: .normal)?.isBlank != false)
  }
}

// MARK: Containers

extension AppKitLayout {
  func arrange(_ index: Int, in screen: inout ScreenSystem) {
    if screen.tree.nodes[index].element.kind == .stackView { AppKitStack.add(index, to: &screen) }
    AppKitGrid.add(index, to: &screen)
  }

  /// Windows, and the views that fill them, grow with what they show.
  func rootPriority(_ index: Int, in screen: ScreenSystem) -> Double {
    let node = screen.tree.nodes[index]
    if screen.traits.keepsCanvas, node.container == nil, node.element.kind != .window {
      return AppKitContainerPriority.canvas.value
    }
    let follows = node.element.kind == .window || RootViews.isMain(index, in: screen.tree)
    return follows && node.element.kind != .cell
      ? AppKitContainerPriority.windowSizeStayPut.value : ConstraintSystem.required
  }

  func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let (node, container) = (screen.tree.nodes[index], screen.tree.nodes[parent])
    if container.layout.grid != nil { return true }
    if container.element.kind == .tableView {
      Self.keep(index, in: parent, of: &screen)
      return true
    }
    if container.element.kind == .unknown("splitView") { return AppKitSplit.place(index, in: parent, of: &screen) }
    guard let insets = Self.insets(of: node, in: container, screen) else { return false }
    Placement.fill(index, parent, by: insets, end: Self.endPriority(of: index, insets, in: screen), in: &screen)
    return true
  }

  /// How firmly what a container shows ends where the container does; a page that is not shown never moves it.
  private static func endPriority(of index: Int, _ insets: EdgeInsets, in screen: ScreenSystem) -> Double {
    let contentEnd = AppKitContainerPriority.contentEnd.value
    if screen.tree.isHiddenPage(index) { return ScreenSystem.priority(insideRow: contentEnd) }
    return insets == EdgeInsets() ? ConstraintSystem.required : contentEnd
  }

  /// Rows and headers of a table stand where the file records them: what they show is made when the app runs.
  private static func keep(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    guard let recorded = screen.tree.nodes[index].element.frame, let own = screen.frame(index),
      let outer = screen.frame(parent)
    else { return }
    screen.addRecorded(own.left - outer.left, recorded.x.value, of: index)
    screen.addRecorded(own.top - outer.top, recorded.y.value, of: index)
    screen.addRecorded(own.width, recorded.width.value, of: index)
    screen.addRecorded(own.height, recorded.height.value, of: index)
  }

  private static func insets(
    of node: LayoutTree.Node, in container: LayoutTree.Node, _ screen: ScreenSystem
  ) -> EdgeInsets? {
    switch container.element.kind {
    case .window: return EdgeInsets()
    case .box where node.layout.role == .contentView: return box(container.element, screen)
    case .scrollView where node.layout.role == .contentView: return clip(container)
    case .tabView: return tab(container.element)
    default: return nil
    }
  }

  private static func box(_ element: Element, _ screen: ScreenSystem) -> EdgeInsets {
    let box: AppKitMetrics.Box =
      switch element.layout.style {
      case .custom: element.control.isBordered == false ? .borderless : .bordered
      case .oldStyle: .oldStyle
      default: element.control.title == nil ? .untitled : .titled
      }
    let traits = screen.traits
    return AppKitMetrics.boxContentInsets(box, generation: traits.generation, build: traits.build).value
  }

  private static func tab(_ element: Element) -> EdgeInsets? {
    AppKitMetrics.tabContentInsets(element.layout.style ?? .topTabsBezelBorder)?.value
  }

  /// What scrolls leaves the border free; scrollers lie over it, or are hidden, and headers scroll with it.
  private static func clip(_ container: LayoutTree.Node) -> EdgeInsets {
    let border = container.layout.style == .noBorder ? 0.0 : AppKitMetrics.scrollBorder.value
    return EdgeInsets(top: border, left: border, bottom: border, right: border)
  }
}
