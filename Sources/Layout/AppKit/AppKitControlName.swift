import AuditModel
import PlatformData

/// The names of AppKit's controls in the tables of control sizes.
enum AppKitControlName {
  /// The name without the control size; nil of what has no size of its own in the tables.
  static func of(_ element: Element) -> String? { names[element.kind]?(element) ?? fixed[element.kind] }

  /// Whether a text field shows its text without a border or bezel, as labels do.
  static func isPlainText(_ control: Control) -> Bool { control.isBordered != true }

  private static let fixed: [ElementKind: String] = [
    .segmentedControl: "segmentedControl", .searchField: "searchField", .comboBox: "comboBox", .stepper: "stepper",
    .switch: "switch", .colorWell: "colorWell", .tabView: "tabView", .unknown("levelIndicator"): "levelIndicator",
    .progressView: "progressIndicator", .label: "label",
  ]

  private typealias Name = @Sendable (Element) -> String?

  private static let names: [ElementKind: Name] = [
    .button: { button($0.control) },
    .popUpButton: { popUp($0.control) },
    .textField: { isPlainText($0.control) ? "label" : "textField" },
    .slider: { slider($0.control) },
    .activityIndicator: { indicator($0.control) },
    .datePicker: { $0.control.type == "clockAndCalendar" ? "datePicker.clockAndCalendar" : "datePicker" },
    .box: box,
  ]

  /// A button that draws no border has no shadow beyond its edges, whatever its type.
  private static func button(_ control: Control) -> String? {
    let type = control.type ?? "push"
    if ["check", "radio"].contains(type) { return type }
    if ["help", "disclosureTriangle", "roundedDisclosure"].contains(type) { return type }
    guard control.isBordered == true else { return "square" }
    switch control.bezelStyle {
    case "rounded": return "push"
    case "texturedRounded": return "roundTextured"
    case "roundedRect", "recessed": return "roundRect"
    case "inline": return "inline"
    case "regularSquare": return "bevel"
    default: return type == "push" ? type : "square"
    }
  }

  private static func popUp(_ control: Control) -> String? {
    guard control.isBordered != false else { return nil }
    return control.bezelStyle == "texturedRounded" ? "roundTextured" : "popUp"
  }

  /// An indicator without progress: it spins, or is a bar.
  private static func indicator(_ control: Control) -> String {
    guard control.type == "spinning" else { return "progressIndicator" }
    return control.controlSize == "small" ? "progressIndicator.spinningSmall" : "progressIndicator.spinning"
  }

  /// What an upright slider has beyond its alignment rectangle is not known.
  private static func slider(_ control: Control) -> String? {
    if control.type == "vertical" { return nil }
    if control.type == "circular" { return "slider.circular" }
    return control.tickMarks == nil ? "slider" : "slider.ticks"
  }

  /// A separator is upright where it hugs its width.
  private static func box(_ element: Element) -> String? {
    switch element.layout.style {
    case "separator":
      return element.layout.hugging?.horizontal == LayoutPriority.thinSide.value
        ? "box.verticalSeparator" : "box.horizontalSeparator"
    case "custom", "oldStyle": return element.layout.style.map { "box.\($0)" }
    default: return element.control.title == nil ? "box.untitled" : "box"
    }
  }
}
