import AuditModel
import PlatformData

/// Which of AppKit's controls an element is, as the tables of control sizes have them.
extension AppKitControl {
  /// The control; nil of what has no size of its own in the tables.
  static func of(_ element: Element) -> AppKitControl? { names[element.kind]?(element) ?? fixed[element.kind] }

  /// What the tables list of a control: by its kind and control size.
  static func listedSize(of context: ControlContext) -> IntrinsicSize? {
    listedSize(of: context.element, context.generation)
  }

  /// What the tables list of an element in a generation.
  static func listedSize(of element: Element, _ generation: SystemGeneration) -> IntrinsicSize? {
    guard let control = of(element) else { return nil }
    return AppKitControlSizes.size(of: control, controlSize: element.control.controlSize, generation: generation)?.value
  }

  /// Whether a text field shows its text without a border or bezel, as labels do.
  static func isPlainText(_ control: Control) -> Bool { control.isBordered != true }

  private static let fixed: [ElementKind: AppKitControl] = [
    .searchField: .searchField, .comboBox: .comboBox, .stepper: .stepper,
    .switch: .switch, .colorWell: .colorWell, .levelIndicator: .levelIndicator,
    .progressView: .progressIndicator, .label: .label,
  ]

  private typealias Reading = @Sendable (Element) -> AppKitControl?

  private static let names: [ElementKind: Reading] = [
    .button: { button($0.control) },
    .popUpButton: { popUp($0.control) },
    .segmentedControl: {
      $0.control.bezelStyle == .other("roundRect") ? .roundRectSegmentedControl : .segmentedControl
    },
    .textField: { isPlainText($0.control) ? .label : .textField },
    .slider: { slider($0.control) },
    .activityIndicator: { indicator($0.control) },
    .datePicker: { $0.control.type == .clockAndCalendar ? .clockAndCalendarPicker : .datePicker },
    .pathControl: { $0.control.type == .popUp ? .popUpPathControl : .pathControl },
    .tabView: { borderlessTabs.contains($0.layout.style) ? .borderlessTabView : .tabView },
    .box: box,
  ]

  /// The tab views whose frames end at their content.
  private static let borderlessTabs: Set<LayoutProperties.ContainerStyle?> = [.noTabsNoBorder, .noTabsLineBorder]

  /// A button that draws no border has no shadow outside its edges, whatever its type.
  private static func button(_ control: Control) -> AppKitControl? {
    let type = control.type ?? .push
    switch type {
    case .check: return .check
    case .radio: return .radio
    case .help: return .help
    case .disclosureTriangle: return .disclosureTriangle
    case .roundedDisclosure: return .roundedDisclosure
    default: return control.isBordered == false ? .square : bordered(control, type)
    }
  }

  private static func bordered(_ control: Control, _ type: ControlType) -> AppKitControl {
    switch control.bezelStyle {
    case .rounded: return .push
    case .texturedRounded: return .roundTextured
    case .roundedRect, .recessed: return .roundRect
    case .inline: return .inline
    case .regularSquare: return .bevel
    case .smallSquare: return .smallSquare
    default: return type == .push ? .push : .square
    }
  }

  private static func popUp(_ control: Control) -> AppKitControl? {
    guard control.isBordered != false else { return nil }
    switch control.bezelStyle {
    case .texturedRounded: return .texturedPopUp
    case .roundedRect, .recessed: return .roundRect
    case .smallSquare: return .smallSquare
    default: return .popUp
    }
  }

  /// An indicator without progress: it spins, or is a bar.
  private static func indicator(_ control: Control) -> AppKitControl {
    guard control.type == .spinning else { return .progressIndicator }
    return control.controlSize == .small ? .smallSpinningIndicator : .spinningIndicator
  }

  /// What an upright slider has beyond its alignment rectangle is not known.
  private static func slider(_ control: Control) -> AppKitControl? {
    if control.type == .vertical { return nil }
    if control.type == .circular { return .circularSlider }
    return control.tickMarks == nil ? .slider : .tickedSlider
  }

  /// A separator is upright where it hugs its width.
  private static func box(_ element: Element) -> AppKitControl? {
    switch element.layout.style {
    case .separator:
      return element.layout.hugging?.horizontal == LayoutPriority.thinSide.value
        ? .verticalSeparator : .horizontalSeparator
    case .custom: return .customBox
    case .oldStyle: return .oldStyleBox
    default: return element.control.title == nil ? .untitledBox : .box
    }
  }
}
