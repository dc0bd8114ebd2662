import AuditModel
import Layout
import PlatformData

/// How elements look in a picture of their screen.
struct PictureShape {
  let isMac: Bool
  var isRightToLeft: Bool
  /// Resolves the colors of buttons.
  let colors: ColorCatalog

  /// An element in its frame, without its texts and parts.
  func item(_ element: Element, frame: Rect) -> ScreenPicture.Item {
    let control = element.control
    var item = ScreenPicture.Item(id: element.id, kind: element.kind, shape: shape(of: element), frame: frame)
    item.level = control.isOn == true ? 1 : control.range?.share ?? 0
    item.isVertical = control.type == .vertical
    item.marks = PictureMarks.marks(of: element, in: frame, isRightToLeft: isRightToLeft, isMac: isMac)
    if element.kind == .pageControl { item.pages = Int(control.range.map { min(max($0.maximum, 1), 12) } ?? 3) }
    if item.shape == .filledButton { item.fill = fill(of: element) }
    return item
  }

  /// Whether an item of a bar shows an image, or a view of its own, instead of its title.
  static func showsImage(_ element: Element) -> Bool {
    guard element.kind == .barButtonItem || element.kind == .toolbarItem, element.children.isEmpty else { return false }
    let control = element.control
    return control.image != nil || control.title?.isBlank != false && !spaces.contains(control.systemItem)
  }

  private static let spaces: Set<Control.SystemItem?> = [.flexibleSpace, .fixedSpace]

  /// The text of a kind without a known title rectangle: it fills the frame.
  static func slot(of element: Element) -> TitleSlot? {
    guard let font = fonts[element.kind] else { return nil }
    let control = element.control
    let texts = [("text", control.text), ("title", control.title), ("placeholder", control.placeholder)]
    guard let (name, text) = texts.first(where: { $0.1?.isBlank == false }), let text else { return nil }
    var slot = TitleSlot(shown: name, text, font: control.font, defaultFont: FontDescription(size: font))
    slot.numberOfLines = element.kind == .textView ? 0 : 1
    slot.lineBreakMode = element.kind == .textView ? .wordWrap : .truncatingTail
    return slot
  }

  /// The point sizes of texts that are not judged, only drawn.
  private static let fonts: [ElementKind: Double] = Dictionary(
    uniqueKeysWithValues: [
      (ElementKind.textView, .textView), (.searchField, .searchField), (.box, .section), (.link, .label),
      (.tabViewItem, .section), (.tableColumn, .section), (.section, .section),
      (.viewController, .navigationItem), (.comboBox, .section), (.label, .label), (.textField, .textField),
    ].map { (kind: ElementKind, role: UIKitMetrics.FontRole) in (kind, UIKitMetrics.font(of: role).value.pointSize) })
}

// The shapes by kind.
extension PictureShape {
  private func shape(of element: Element) -> ScreenPicture.Shape {
    if isLine(element) { return .line }
    if element.kind == .button { return buttonShape(element) }
    return (isMac ? Self.macShapes[element.kind] : nil) ?? Self.shapes[element.kind] ?? otherShape(of: element)
  }

  /// Whether an element is a separator: a box of that type, or a colored view as thin as a line.
  private func isLine(_ element: Element) -> Bool {
    if element.kind == .box { return element.layout.style == .separator }
    guard element.kind == .view, element.appearance.backgroundColor != nil, let frame = element.frame else {
      return false
    }
    return min(frame.width, frame.height) <= Self.lineWidth && frame.width != frame.height
  }

  /// The maximum thickness of a view that is a line, in points.
  private static let lineWidth: Points = 2

  private func otherShape(of element: Element) -> ScreenPicture.Shape {
    switch element.kind {
    case .textField: isEdged(element.control) ? .field : element.isLabel ? .bare : .plainField
    case .textView: isMac || element.control.isEditable == false ? .bare : .plainField
    case .scrollView: element.layout.style == .other("none") || element.layout.style == .noBorder ? .bare : .surface
    case .levelIndicator: .progress
    case .unknown: element.children.isEmpty ? .surface : .bare
    default: .bare
    }
  }

  private func isEdged(_ control: Control) -> Bool {
    control.isBordered == true || control.type.map(Self.edges.contains) ?? false
  }

  /// The border styles of UIKit's text fields.
  private static let edges: Set<ControlType> = [.roundedRect, .line, .bezel]

  private func buttonShape(_ element: Element) -> ScreenPicture.Shape {
    let control = element.control
    if let type = control.type, let shape = Self.buttonTypes[type] { return shape }
    if isMac { return control.isBordered == false ? .bare : .button }
    guard let style = control.configuration?.style else {
      if hasFill(element) { return .filledButton }
      return control.states?[.normal]?.backgroundImage == nil ? .plainButton : .button
    }
    if Self.prominent.contains(style) || hasFill(element) { return .filledButton }
    return style == .plain || style == .borderless ? .plainButton : .button
  }

  private static let buttonTypes: [ControlType: ScreenPicture.Shape] = [
    .check: .checkBox, .radio: .radioButton, .disclosureTriangle: .bare, .contactAdd: .plainButton,
    .detailDisclosure: .plainButton, .infoLight: .plainButton, .infoDark: .plainButton,
  ]

  private static let prominent: Set<ButtonConfiguration.Style> = [
    .filled, .borderedProminent, .prominentGlass, .glassProminent, .prominentClearGlass,
  ]

  private static let shapes: [ElementKind: ScreenPicture.Shape] = [
    .switch: .toggle, .slider: .slider, .stepper: .button, .segmentedControl: .segments,
    .searchField: .field, .datePicker: .button, .pageControl: .pages, .progressView: .progress,
    .activityIndicator: .spinner, .colorWell: .button, .pickerView: .surface, .popUpButton: .popUp, .comboBox: .popUp,
    .imageView: .image, .tabBar: .bar, .navigationBar: .bar, .toolbar: .bar, .tableView: .surface,
    .collectionView: .surface, .cell: .surface, .box: .box, .tabView: .box, .link: .plainButton,
    .tableColumn: .surface, .barButtonItem: .plainButton,
  ]

  private static let macShapes: [ElementKind: ScreenPicture.Shape] = [
    .datePicker: .field, .cell: .bare, .tableView: .bare, .collectionView: .bare, .toolbarItem: .bare,
  ]
}

// The colors of buttons.
extension PictureShape {
  private func hasFill(_ element: Element) -> Bool {
    fill(of: element).map { ($0.alpha ?? 1) >= Self.visible } ?? false
  }

  /// The opacity from which on a color is seen as a button's own.
  private static let visible = 0.2

  private func fill(of element: Element) -> ColorComponents? {
    let reference = element.control.configuration?.backgroundColor ?? element.appearance.backgroundColor
    return reference.flatMap { colors.color($0, in: .light) }.map { color in
      ColorComponents(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
}

extension ControlRange {
  /// The current value as a fraction of the range, from 0 to 1.
  fileprivate var share: Double {
    guard maximum > minimum, current.isFinite, (maximum - minimum).isFinite else { return 0 }
    return min(max((current - minimum) / (maximum - minimum), 0), 1)
  }
}
