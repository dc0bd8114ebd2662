import AuditModel
import PlatformData
import ScreenAnalysis

/// What a button has that could name it.
struct ButtonContent {
  private let element: Element
  private let platform: Platform
  private let inside: [Element]

  /// The content of a button on a platform; `inside` is what it holds where its framework speaks that.
  init(of element: Element, platform: Platform, inside: [Element] = []) {
    self.element = element
    self.platform = platform
    self.inside = inside
  }

  /// The content of the button at a place.
  init(at context: ElementContext) {
    self.init(of: context.element, platform: context.platform, inside: context.content)
  }

  private var control: Control { element.control }
  private var states: [StateContent] { control.states.map { Array($0.values) } ?? [] }

  /// Whether a title, attributed title, configuration title or subtitle stands in any state, or the chosen item of the
  /// button's menu gives it one.
  var hasTitle: Bool {
    let texts = states.map(\.title) + [control.title, control.configuration?.title, control.configuration?.subtitle]
    let contained = inside.flatMap { [$0.control.text, $0.control.title, $0.accessibility.label] }
    return (texts + contained).contains { $0.map { !$0.isBlank } ?? false }
      || control.changesSelectionAsPrimaryAction == true
  }

  /// The image in effect, in the order in which VoiceOver takes them; nil where there is none in any state.
  ///
  /// The configuration's comes first, then that of the state that shows, that of another, and last the one behind.
  var image: ImageReference? {
    let shown: ControlState = control.isEnabled == false ? .disabled : control.isSelected == true ? .selected : .normal
    let ordered = ([shown] + ControlState.allCases).compactMap { control.states?[$0] }
    return control.configuration?.image ?? ordered.lazy.compactMap(\.image).first ?? control.image
      ?? ordered.lazy.compactMap(\.backgroundImage).first ?? inside.lazy.compactMap(\.control.image).first
  }

  /// Whether the system supplies image and label by the button's type.
  var isNamedBySystem: Bool {
    guard let type = control.type else { return false }
    return platform == .macOS
      ? AppKitMetrics.systemTypes.contains(type)
      : UIKitMetrics.systemTypes.contains(type)
  }
}
