internal import AuditModel
internal import SwiftSyntax

/// A control as far as it was read: an element, with the texts that each of its members may have.
struct ControlDraft {
  private(set) var element: Element
  /// The texts in the order in which members were first set.
  private var texts: [(slot: Slot, readings: [TextReading])] = []
  /// What AppKit calls the first image with a description: the label of a control without a title.
  private var imageDescription: TextReading?

  /// The states whose image is only a background, or what the class of the control sets before its user sets another.
  private var defaultImages: Set<ControlState> = []

  /// The constants that code uses for the indices of segments, in the order in which it first does.
  private var segmentNames: [String] = []

  /// A member that has a text.
  private enum Slot: Hashable {
    case title(ControlState)
    case control(WritableKeyPath<Control, LocalizableText?>)
    case configuration(WritableKeyPath<ButtonConfiguration, LocalizableText?>)
    case spoken(WritableKeyPath<AccessibilityProperties, LocalizableText?>)

    /// Whether the text may be what an element is called: what is typed into a field, its placeholder and its tooltip are not.
    func mayName(_ element: Element) -> Bool {
      switch self {
      case .title, .configuration: true
      case .control(let member):
        !element.isTextEntry && !ControlDraft.wordless.contains(element.kind) && member != \.toolTip
          && member != \.placeholder && member != \.value
      case .spoken(let member): member == \.label
      }
    }
  }

  /// The kinds of controls that show no words: of a text that code gives them they keep the value.
  private static let wordless: Set<ElementKind> = [.colorWell, .slider, .stepper, .progressView, .activityIndicator]

  /// A control of which nothing was read.
  init(_ element: Element) { self.element = element }

  /// The index of a segment that code knows by a constant; nil for a variable, which may be the index of any.
  ///
  /// The number of the constant need not be known: there are as many constants as segments.
  mutating func segment(named name: String) -> Int? {
    guard name.isTypeName || name.contains(".") else { return nil }
    if let index = segmentNames.firstIndex(of: name) { return index }
    segmentNames.append(name)
    return segmentNames.count - 1
  }

  /// Sets what a member has by an expression.
  ///
  /// - Parameters:
  ///   - values: The values that the expression may have; several if it is a text.
  ///   - state: The state of the control for which it is set.
  ///   - isDefault: Whether the class of the control sets it, which its user may do again.
  mutating func set(
    _ role: ControlMembers.Role, _ values: [ControlValue], for state: ControlState = .normal, isDefault: Bool = false
  ) {
    guard !values.isEmpty else { return }
    if let slot = slot(of: role, for: state) { return add(values.map(\.placedReading).asOne, to: slot) }
    for value in values { set(role, value, for: state, isDefault) }
  }

  private mutating func set(
    _ role: ControlMembers.Role, _ value: ControlValue, for state: ControlState, _ isDefault: Bool
  ) {
    switch role {
    case .image: setImage(UIKitImage(value.expression, value.texts), for: state, isDefault: isDefault)
    case .backgroundImage: setImage(UIKitImage(value.expression, value.texts), for: state, isDefault: true)
    case .configurationImage: setImage(UIKitImage(value.expression, value.texts), for: nil)
    case .other(let change): change(value, &element)
    case .text, .title, .configurationText, .spoken: break
    }
  }

  /// Notes that code sets a member to something that is not known, unless something is.
  mutating func setUnknown(_ role: ControlMembers.Role, by change: ControlChange) {
    if change.empties { return }
    if let slot = slot(of: role, for: .normal) {
      // What a label shows at first is only a placeholder if another class sets its text.
      let isKnown =
        (!element.isLabel || change.isOfUntypedArgument)
        && texts.contains { $0.slot == slot && $0.readings.contains { $0.text != nil } }
      if !isKnown { add(.computed(change.briefValue), to: slot) }
    } else if case .image = role, !hasImage {
      setImage(ImageReference(unknownComputedBy: change.briefValue), for: .normal)
    }
  }

  /// Changes the element itself.
  mutating func change(_ change: (inout Element) -> Void) { change(&element) }

  /// Takes the title and the message of an alert away, as labels.
  mutating func takeMessage() -> [Element] {
    let members: [WritableKeyPath<Control, LocalizableText?>] = [\.title, \.subtitle]
    return members.compactMap { member -> Element? in
      guard let index = texts.firstIndex(where: { $0.slot == .control(member) }) else { return nil }
      let readings = texts.remove(at: index).readings
      let reading = readings.map { $0.placed(besides: element) }.asOne
      guard let text = reading.text else { return nil }
      var label = Element(id: "", kind: .label)
      // Of several texts each has its own place.
      label.location = reading.others.isEmpty ? text.location ?? element.location : element.location
      label.take(reading, as: \.text)
      return label
    }
  }

  /// The element with its texts.
  var finished: Element {
    var element = element
    for (slot, all) in texts {
      let readings = element.isLabel ? all.withoutPlaceholders : all
      let reading = readings.map { $0.placed(besides: element) }.asOne
      // An absent text may be one that another file sets.
      guard reading.text != nil else { continue }
      switch slot {
      case .title(let state):
        element.control.states = element.control.states ?? [:]
        element.control.states?[state, default: StateContent()].title = reading.text
      case .control(let member): element.control[keyPath: member] = reading.text
      case .configuration(let member):
        element.control.configuration = element.control.configuration ?? ButtonConfiguration()
        element.control.configuration?[keyPath: member] = reading.text
      case .spoken(let member): element.accessibility[keyPath: member] = reading.text
      }
      if slot.mayName(element) { element.note(reading) }
      if slot == .spoken(\.hint), !reading.others.isEmpty { element.accessibility.otherHints = reading.others }
    }
    if let imageDescription, element.accessibility.label == nil, element.control.title?.isBlank != false,
      !element.hasTitleForState
    {
      element.accessibility.label = imageDescription.text
      element.note(imageDescription)
    }
    return element
  }

  private func slot(of role: ControlMembers.Role, for state: ControlState) -> Slot? {
    switch role {
    case .title: element.kind == .button ? .title(state) : .control(element.isChoice ? \.value : \.title)
    case .text(let member): .control(member)
    case .configurationText(let member): .configuration(member)
    case .spoken(let member): .spoken(member)
    case .image, .backgroundImage, .configurationImage, .other: nil
    }
  }

  private mutating func add(_ reading: TextReading, to slot: Slot) {
    if let index = texts.firstIndex(where: { $0.slot == slot }) {
      texts[index].readings.append(reading)
    } else {
      texts.append((slot, [reading]))
    }
  }

  private var hasImage: Bool { element.control.image != nil || element.control.states?[.normal]?.image != nil }

  /// Sets an image, and the name by which AppKit describes it; nil is the state of a configuration.
  /// - Parameter isDefault: Whether any other image is shown in its place, or before it.
  private mutating func setImage(_ image: UIKitImage, for state: ControlState?, isDefault: Bool = false) {
    if let description = image.description, let texts = image.texts {
      imageDescription = imageDescription ?? texts.read(description, isKey: false)
    }
    setImage(image.reference, for: state, isDefault: isDefault)
  }

  private mutating func setImage(_ image: ImageReference?, for state: ControlState?, isDefault: Bool = false) {
    guard let image else { return }
    guard let state else {
      var configuration = element.control.configuration ?? ButtonConfiguration()
      configuration.image = configuration.image ?? image
      element.control.configuration = configuration
      return
    }
    if element.kind == .button {
      var states = element.control.states ?? [:]
      guard states[state]?.image == nil || !isDefault && defaultImages.contains(state) else { return }
      states[state, default: StateContent()].image = image
      if isDefault { defaultImages.insert(state) } else { defaultImages.remove(state) }
      element.control.states = states
    } else {
      let known = element.control.image
      element.control.image = known ?? image
    }
  }
}

extension [TextReading] {
  /// The only one, or a choice of all.
  fileprivate var asOne: TextReading { count == 1 ? self[0] : TextReading(choice: self) }

  /// The texts without literals that are not translated, if there are others: code replaces these.
  fileprivate var withoutPlaceholders: [TextReading] {
    let others = filter { reading in reading.text.map { $0.key != nil || $0.expression != nil } ?? true }
    return others.contains { $0.text != nil } ? others : self
  }
}

extension TextReading {
  /// The words with the place where they are given, if it is not where the control is made.
  fileprivate func placed(besides element: Element) -> TextReading {
    guard let location, element.location?.isOnLine(of: location) != true else { return self }
    return placed(at: location)
  }
}

extension Element {
  /// Whether a state of the control has a title.
  fileprivate var hasTitleForState: Bool { control.states?.values.contains { $0.title?.isBlank == false } == true }
}

extension TextReading {
  /// A text of which no words are known.
  fileprivate static func computed(_ expression: String) -> TextReading {
    var reading = TextReading(expression: expression)
    reading.text = LocalizableText(computedBy: expression)
    return reading
  }
}
