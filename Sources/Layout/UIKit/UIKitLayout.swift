import AuditModel
import PlatformData

/// UIKit's part of the layout: what controls show, how containers place their views, margins and safe areas.
struct UIKitLayout: PlatformLayout {
  var hasSafeArea: Bool { true }
  var superviewSpacing: Double { LayoutMargins.siblingSpacing.value }

  // MARK: Controls

  func showsTexts(_ kind: ElementKind) -> Bool { Self.titles[kind] != nil }

  func titleSlots(of context: ControlContext) -> [TitleSlot] { Self.titles[context.element.kind]?(context) ?? [] }

  func intrinsicSizing(of element: Element) -> IntrinsicSizing? { Self.sizings[element.kind] }

  func alignmentRectInsets(of element: Element, in traits: LayoutTraits) -> EdgeInsets {
    UIKitControl.listedSize(of: element, traits.generation)?.alignmentRectInsets ?? EdgeInsets()
  }

  private static let titles: [ElementKind: @Sendable (ControlContext) -> [TitleSlot]] = [
    .button: { UIKitButtonGeometry(context: $0).slots },
    .segment: { UIKitSegmentGeometry(context: $0).slots },
    .menuItem: menuTitle, .menu: menuTitle,
    .barButtonItem: { UIKitBarItem(context: $0).buttonSlots },
    .navigationItem: { UIKitBarItem(context: $0).navigationSlots },
    .unknown("backButtonTitle"): { UIKitBarItem(context: $0).backSlots },
    .tabBarItem: { UIKitBarItem(context: $0).tabSlots },
    .label: { UIKitTextGeometry(context: $0).slots },
    .textField: { UIKitTextGeometry(context: $0).slots },
  ]

  private static let menuTitle: @Sendable (ControlContext) -> [TitleSlot] = { context in
    let reason = "a menu grows with its items; how far is not known of \(context.platform.rawValue)"
    return MenuTitle(context: context, defaultFont: .standard(.menuItem), reason: reason).slots
  }

  private static let sizings: [ElementKind: IntrinsicSizing] = [
    .label: text, .textField: text,
    .textView: IntrinsicSizing(axes: { $0.layout.isScrollEnabled == false ? .both : [] }) {
      UIKitTextGeometry(context: $0).sizeOfTextView(fitting: $1, $2)
    },
    .button: IntrinsicSizing { UIKitButtonGeometry(context: $0).intrinsicContentSize(fitting: $1, $2) },
    .imageView: IntrinsicSizing(axes: { $0.control.image == nil ? [] : .both }, size: image),
    .segmentedControl: IntrinsicSizing { context, _, measure in
      UIKitSegmentGeometry.intrinsicContentSize(of: context, measure)
    },
    .pageControl: IntrinsicSizing(size: pages),
    .switch: listed(.both), .stepper: listed(.both), .slider: listed(.height), .progressView: listed(.height),
    .activityIndicator: listed(.both), .pickerView: listed(.both), .colorWell: listed(.both),
    // A compact date picker is as wide as its date, which is not known.
    .datePicker: IntrinsicSizing(axes: { $0.control.type == .compact ? .height : .both }, size: listedSize),
    .searchField: listed(.height), .navigationBar: listed(.height), .toolbar: listed(.height),
    .tabBar: listed(.height),
  ]

  private static let text = IntrinsicSizing { UIKitTextGeometry(context: $0).intrinsicContentSize(fitting: $1, $2) }

  private static func listed(_ axes: IntrinsicSizing.Axes) -> IntrinsicSizing {
    IntrinsicSizing(axes, size: listedSize)
  }

  private static let listedSize: IntrinsicSizing.Measure = { context, _, _ in
    IntrinsicContentSize(UIKitControl.listedSize(of: context))
  }

  private static let image: IntrinsicSizing.Measure = { context, _, _ in
    context.control.image.flatMap { UIKitImage($0, fontSize: nil)?.size } ?? IntrinsicContentSize()
  }

  private static let pages: IntrinsicSizing.Measure = { context, _, _ in
    let pages = context.control.range.flatMap { Int(exactly: $0.maximum.rounded()) } ?? 0
    return IntrinsicContentSize(
      width: UIKitMetrics.pageControlWidth(pages: pages, generation: context.generation).value,
      height: UIKitControl.listedSize(of: context)?.height)
  }

  // MARK: Containers

  func arrange(_ index: Int, in screen: inout ScreenSystem) {
    if screen.tree.nodes[index].element.kind == .stackView { UIKitStack.add(index, to: &screen) }
  }

  /// What scrolls has edges of its own: the near ones are the view's, the far ones are free.
  func addGuides(of index: Int, to screen: inout ScreenSystem) {
    guard screen.tree.nodes[index].element.kind == .scrollView, let frame = screen.frame(index) else { return }
    let content = screen.addBox()
    screen.scrolled[index] = content
    let isMirrored = screen.isRightToLeft(index)
    screen.add(EdgeSet(content).leading(isMirrored: isMirrored), .equal, frame.leading(isMirrored: isMirrored))
    screen.add(LinearExpression(content.top), .equal, frame.top)
  }

  /// Rows and items, and what fills its superview whatever its frame says: the content of a cell, an effect or a window.
  func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    if UIKitTable.place(index, in: parent, of: &screen) || UIKitCellStyle.place(index, in: parent, of: &screen) {
      return true
    }
    let isWindows = screen.tree.nodes[parent].element.kind == .window
    guard isWindows || screen.tree.nodes[index].layout.role == .contentView else { return false }
    Placement.fill(index, parent, in: &screen)
    return true
  }

  /// The bars that a controller puts over its screens: from edge to edge, below the status bar or at the end.
  func placeBar(_ index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    let traits = screen.traits
    let kind = screen.tree.nodes[index].element.kind
    guard let bar = Self.bars[kind] else { return }
    let height = UIKitMetrics.height(of: bar)[traits.generation].value
    let isAbove = kind == .navigationBar
    let top = isAbove ? traits.safeArea.top : traits.size.height.value - traits.safeArea.bottom - height
    screen.add(frame.left, .equal, LinearExpression(0))
    screen.add(frame.width, .equal, LinearExpression(traits.size.width.value))
    screen.add(frame.top, .equal, LinearExpression(top))
    screen.add(frame.height, .equal, LinearExpression(height))
  }

  private static let bars: [ElementKind: UIKitMetrics.Bar] = [
    .navigationBar: .navigationBar, .toolbar: .toolbar, .tabBar: .tabBar,
  ]

  func maximumResistance(of index: Int, in screen: ScreenSystem) -> Double? {
    Self.textKinds.contains(screen.tree.nodes[index].element.kind)
      ? nil : UIKitTable.maximumResistance(of: index, in: screen)
  }

  func setRootHeight(_ height: Points, of index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    if UIKitTable.isRow(screen.tree.nodes[index].element), UIKitTable.rowsGrow(in: screen) {
      UIKitTable.addGrowingHeight(height, ofRoot: frame, to: &screen)
    } else {
      screen.add(frame.height, .equal, LinearExpression(height.value))
    }
  }

  // MARK: Margins

  /// None of a stack; those of a cell's content are the cell's.
  func standardMargins(of index: Int, in screen: ScreenSystem) -> EdgeInsets {
    let node = screen.tree.nodes[index]
    if RootViews.isMain(index, in: screen.tree) {
      return node.container == nil ? marginsOfXibRoot(in: screen) : Margins.ofMain(isControllers: true, in: screen)
    }
    if node.element.kind == .stackView { return EdgeInsets() }
    return UIKitTable.margins(ofContent: index, in: screen) ?? Margins.standard
  }

  /// The view of a xib has the margins of its display, however wide it is itself.
  private func marginsOfXibRoot(in screen: ScreenSystem) -> EdgeInsets {
    let side = LayoutMargins.root(width: screen.traits.displayWidth).value
    return EdgeInsets(left: side, right: side)
  }

  /// Whether a table is too narrow for the margins of the device's cells: narrower than the display.
  func isNarrow(_ element: Element, _ width: Double, in traits: LayoutTraits) -> Bool {
    guard element.kind == .tableView, traits.platform == .iOS else { return false }
    return width < traits.displayWidth - 0.5
  }

  var centeredBaselines: Set<ElementKind> { [.textField, .button, .switch, .segmentedControl] }
}

extension UIKitControl {
  /// What the tables list of a control.
  static func listedSize(of context: ControlContext) -> IntrinsicSize? {
    listedSize(of: context.element, context.generation)
  }

  /// What the tables list of an element in a generation; nil if they do not list it.
  static func listedSize(of element: Element, _ generation: SystemGeneration) -> IntrinsicSize? {
    let control = styled[element.kind]?(element.control.type) ?? plain[element.kind]
    return control.map { UIKitControlSizes.size(of: $0, generation: generation).value }
  }

  private static let plain: [ElementKind: UIKitControl] = [
    .switch: .switch, .stepper: .stepper, .slider: .slider, .segmentedControl: .segmentedControl,
    .colorWell: .colorWell, .progressView: .progressView, .pageControl: .pageControl,
    .activityIndicator: .activityIndicator, .datePicker: .datePicker, .pickerView: .pickerView,
    .searchField: .searchBar, .navigationBar: .navigationBar, .toolbar: .toolbar, .tabBar: .tabBar,
  ]

  private static let styled: [ElementKind: @Sendable (ControlType?) -> UIKitControl?] = [
    .button: { type in
      switch type {
      case .contactAdd, .detailDisclosure, .infoLight, .infoDark: .systemButton
      case .close: .closeButton
      default: nil
      }
    },
    .progressView: { $0 == .bar ? .barProgressView : nil },
    .activityIndicator: { $0 == .large || $0 == .whiteLarge ? .largeActivityIndicator : nil },
    .datePicker: { type in
      switch type {
      case .compact: .compactDatePicker
      case .inline: .inlineDatePicker
      case .wheels: .wheelDatePicker
      default: nil
      }
    },
  ]
}
