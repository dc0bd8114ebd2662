import AuditModel
import Layout
import PlatformData

/// How elements look in a picture of their screen.
enum PictureShape {
  /// The parts that share a control's width, by the control's kind.
  static let parts: [ElementKind: ElementKind] = [
    .segmentedControl: .segment, .tabBar: .tabBarItem, .tabView: .tabViewItem,
  ]

  /// The strip of a control's frame that its parts share: the upper edge of a tab view, the whole of the others.
  static func partsFrame(of element: Element, in frame: Rect) -> Rect {
    guard element.kind == .tabView else { return frame }
    return Rect(x: frame.x, y: frame.y, width: frame.width, height: min(frame.height, tabHeight))
  }

  /// The height at which tabs are drawn, in points: that of AppKit's regular controls, rounded.
  private static let tabHeight: Points = 22

  /// An element in its frame, without its texts.
  static func item(_ element: Element, frame: Rect, isRightToLeft: Bool) -> ScreenPicture.Item {
    var item = ScreenPicture.Item(id: element.id, kind: element.kind, shape: shape(of: element), frame: frame)
    let control = element.control
    item.parts = max(element.children.count { $0.kind == parts[element.kind] }, 1)
    item.level = control.isOn == true ? 1 : control.range?.share ?? 0
    if element.kind == .pageControl { item.parts = Int(control.range.map { min(max($0.maximum, 1), 12) } ?? 3) }
    if element.kind == .button, let image = control.shownImage {
      item.images = [imageFrame(image, in: frame, isAlone: !control.hasTitle, isRightToLeft: isRightToLeft)]
    }
    return item
  }

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
      (.tabViewItem, .section),
      (.comboBox, .section), (.label, .label), (.textField, .textField),
    ].map { (kind: ElementKind, role: UIKitMetrics.FontRole) in (kind, UIKitMetrics.font(of: role).value.pointSize) })

  private static func shape(of element: Element) -> ScreenPicture.Shape {
    element.kind == .button ? buttonShape(element.control) : shapes[element.kind] ?? otherShape(of: element)
  }

  private static func otherShape(of element: Element) -> ScreenPicture.Shape {
    switch element.kind {
    case .textField: isEdged(element.control) ? .field : element.isLabel ? .bare : .plainField
    case .unknown: element.children.isEmpty ? .surface : .bare
    default: .bare
    }
  }

  private static func isEdged(_ control: Control) -> Bool {
    control.isBordered == true || control.type.map(edges.contains) ?? false
  }

  /// The border styles of UIKit's text fields.
  private static let edges: Set<ControlType> = [.roundedRect, .line, .bezel]

  private static func buttonShape(_ control: Control) -> ScreenPicture.Shape {
    switch control.type {
    case .check: return .checkBox
    case .radio: return .radioButton
    case .push, .bevel, .roundTextured, .roundRect, .square, .smallSquare, .inline, .help: return .button
    default: break
    }
    guard let style = control.configuration?.style else {
      return control.states?[.normal]?.backgroundImage == nil ? .plainButton : .button
    }
    return style == .plain || style == .borderless ? .plainButton : .button
  }

  private static let shapes: [ElementKind: ScreenPicture.Shape] = [
    .switch: .toggle, .slider: .slider, .stepper: .button, .segmentedControl: .segments, .textView: .field,
    .searchField: .field, .datePicker: .button, .pageControl: .pages, .progressView: .progress,
    .activityIndicator: .spinner, .colorWell: .button, .pickerView: .surface, .popUpButton: .popUp, .comboBox: .popUp,
    .imageView: .image, .tabBar: .bar, .navigationBar: .bar, .toolbar: .bar, .tableView: .surface,
    .collectionView: .surface, .cell: .surface, .scrollView: .surface, .box: .box, .tabView: .box,
    .link: .plainButton,
  ]

  /// The frame of a button's image: centered if it is alone, else before the title.
  private static func imageFrame(
    _ image: ImageReference, in frame: Rect, isAlone: Bool, isRightToLeft: Bool
  ) -> Rect {
    let natural = image.size ?? Size(width: 20, height: 20)
    let (width, height) = (min(natural.width, frame.width), min(natural.height, frame.height))
    let free = frame.width - width
    let leading = isRightToLeft ? free : .zero
    return Rect(
      x: frame.x + (isAlone ? Points(free.value / 2) : leading),
      y: frame.y + Points((frame.height - height).value / 2), width: width, height: height)
  }
}

extension Control {
  fileprivate var shownImage: ImageReference? { configuration?.image ?? states?[.normal]?.image ?? image }

  fileprivate var hasTitle: Bool {
    let title = configuration?.title ?? title(for: .normal) ?? title
    return title.map { !$0.isBlank } ?? false && imagePosition != .only
  }
}

extension ControlRange {
  /// The current value as a fraction of the range, from 0 to 1.
  fileprivate var share: Double {
    guard maximum > minimum, current.isFinite, (maximum - minimum).isFinite else { return 0 }
    return min(max((current - minimum) / (maximum - minimum), 0), 1)
  }
}
