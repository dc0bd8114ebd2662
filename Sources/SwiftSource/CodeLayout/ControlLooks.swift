internal import AuditModel
internal import SwiftSyntax

/// What decides how much room a control of code needs by itself, as far as it can be read.
struct ControlLooks {
  /// Whether all that decides the size is known.
  private(set) var isKnown = true
  /// The priorities by which the view keeps the size.
  private(set) var hugging: AxisPriorities?
  private(set) var resistance: AxisPriorities?
  private(set) var contentInsets: Insets?
  private(set) var configurationInsets: Insets?
  private(set) var isHidingChanged = false
  /// The font that code sets.
  private(set) var font: FontDescription?
  private var fonts: Set<FontDescription?> = []

  /// The looks of a view by what code does to it.
  init(_ changes: [ModuleControls.Change], in controls: ModuleControls) {
    for known in changes {
      let numbers = NumberReader(controls: controls, type: known.change.place.type)
      switch known.change.act {
      case .set(let values): set(known.change.member, values, numbers)
      case .call(let call): self.call(known.change.member, call, numbers, controls)
      }
    }
    if fonts.count > 1 || fonts.contains(nil) { isKnown = false } else { font = fonts.first ?? nil }
  }

  private mutating func set(_ member: String, _ values: [ExprSyntax], _ numbers: NumberReader) {
    switch member {
    case "font", "titleLabel.font":
      if values.isEmpty { isKnown = false }
      for value in values { fonts.insert(numbers.font(value)) }
    case "contentEdgeInsets": take(values, numbers, as: \.contentInsets)
    case "configuration.contentInsets": take(values, numbers, as: \.configurationInsets)
    case "isHidden": isHidingChanged = true
    // A frame that is known is one of those that are read, or constraints hold the view instead.
    case "frame": if values.count != 1 || values[0].rectangle(numbers) == nil { isKnown = false }
    case _ where Self.deciding.contains(member): isKnown = false
    case _ where member.hasPrefix("configuration.") && !Self.plain.contains(member): isKnown = false
    default: break
    }
  }

  private mutating func take(
    _ values: [ExprSyntax], _ numbers: NumberReader, as member: WritableKeyPath<ControlLooks, Insets?>
  ) {
    guard values.count == 1, let insets = numbers.insets(values[0]), self[keyPath: member] ?? insets == insets else {
      isKnown = false
      return
    }
    self[keyPath: member] = insets
  }

  private mutating func call(
    _ member: String, _ call: FunctionCallExprSyntax, _ numbers: NumberReader, _ controls: ModuleControls
  ) {
    switch member {
    case "setContentHuggingPriority": setPriority(call, numbers, \.hugging)
    case "setContentCompressionResistancePriority": setPriority(call, numbers, \.resistance)
    case "setAttributedTitle", "setTitleTextAttributes", "setWidth", "setPreferredSymbolConfiguration", "setButtonType":
      isKnown = false
    default:
      if ControlMembers.methods[member] == nil, !controls.declares(member), !KnownFunctions.keepLabels(member),
        !LayoutCalls.isLayout(member)
      {
        isKnown = false
      }
    }
  }

  private mutating func setPriority(
    _ call: FunctionCallExprSyntax, _ numbers: NumberReader,
    _ member: WritableKeyPath<ControlLooks, AxisPriorities?>
  ) {
    guard let value = call.arguments.first.flatMap({ numbers.priority($0.expression) }),
      let axis = call.arguments.first(where: { $0.label?.text == "for" })?.expression.symbol
    else {
      isKnown = false
      return
    }
    var priorities = self[keyPath: member] ?? AxisPriorities()
    if axis == "horizontal" { priorities.horizontal = value } else { priorities.vertical = value }
    self[keyPath: member] = priorities
  }

  /// The members that decide the size in a way that is not read.
  private static let deciding: Set<String> = [
    "attributedText", "attributedTitle", "titleLabel.attributedText", "titleEdgeInsets", "imageEdgeInsets",
    "configuration", "transform", "bounds", "apportionsSegmentWidthsByContent", "leftView", "rightView",
    "semanticContentAttribute", "preferredMaxLayoutWidth", "configurationUpdateHandler", "textInsets",
    "controlSize",
  ]
  /// The members of a configuration that change no size, or that are read.
  private static let plain: Set<String> = [
    "configuration.title", "configuration.subtitle", "configuration.image", "configuration.baseForegroundColor",
    "configuration.baseBackgroundColor", "configuration.cornerStyle", "configuration.contentInsets",
    "configuration.showsActivityIndicator", "configuration.background",
  ]
}

extension Element {
  /// Takes what code says of the size.
  mutating func take(_ looks: ControlLooks) {
    (layout.hugging, layout.compressionResistance) = (looks.hugging, looks.resistance)
    control.font = looks.font ?? control.font
    if let insets = looks.contentInsets { control.insets = ControlInsets(content: insets) }
    if let insets = looks.configurationInsets { control.configuration?.contentInsets = insets }
  }

  private var hasKnownText: Bool { control.text.map { $0.expression == nil && !$0.isBlank } ?? false }

  /// Whether the width by itself follows from what is known: the words, the image.
  var hasKnownWidth: Bool {
    switch kind {
    case .label: hasKnownText
    case .textField: control.type == .label && hasKnownText
    case .button:
      control.image == nil && control.states?.values.contains { $0.image != nil || $0.backgroundImage != nil } != true
        && control.configuration?.image == nil
        && (control.states?[.normal]?.title ?? control.title ?? control.configuration?.title)
          .map { $0.expression == nil && !$0.isBlank } ?? false
    case .switch, .stepper, .activityIndicator, .colorWell: true
    default: false
    }
  }
}
