internal import AuditModel
internal import SwiftSyntax

/// What the arguments of initializers set, by their labels.
enum ControlArguments {
  /// The member that an argument sets; nil if it sets nothing that is known.
  ///
  /// - Parameter function: The type's own function that is called; nil for an initializer.
  static func member(_ label: String, of type: String, by function: String? = nil) -> String? {
    byType[function.map { "\(type).\($0)" } ?? type]?[label] ?? members[label]
  }

  private static let members: [String: String] = [
    "title": "title", "image": "image", "configuration": "configuration", "attributes": "attributes",
    "labelWithString": "text", "wrappingLabelWithString": "text", "labelWithAttributedString": "text",
    "string": "text", "text": "text", "checkboxWithTitle": "title", "radioButtonWithTitle": "title",
    "withTitle": "title", "message": "message", "subtitle": "subtitle", "keyEquivalent": "keyEquivalent",
    "attributedString": "text", "placeholder": "placeholder", "discoverabilityTitle": "discoverabilityTitle",
  ]

  private static let byType: [String: [String: String]] = [
    "insertSegment(with:)": ["with": "image"], "UIImageView": ["frame": "frame"], "UIButton": ["frame": "frame"],
    "UIButton.systemButton": ["with": "image"],
    "UIAlertController": ["title": "title", "message": "subtitle"],
  ]

  /// What else arguments say, by their labels.
  static let others: [String: @Sendable (ControlValue, inout Element) -> Void] = [
    "type": { $1.control.type = $0.symbol.flatMap { buttonTypes[$0] } },
    "barButtonSystemItem": setSystemItem, "systemItem": setSystemItem, "tabBarSystemItem": setSystemItem,
    "style": { value, element in
      if value.symbol == "destructive" { element.control.role = .destructive }
      if value.symbol == "cancel" { element.control.role = .cancel }
    },
    "items": setSegments(), "titles": setSegments(), "images": setSegments(areImages: true), "labels": setSegments(),
    "trackingMode": setTracking,
    "withTitles": setItems, "value": { $1.takeNumber($0) }, "customView": { $1.takeView($0) },
    "labelWithString": setLabel(lines: 1), "wrappingLabelWithString": setLabel(lines: 0),
    "labelWithAttributedString": setLabel(lines: nil),
    "pullsDown": { $1.control.type = $0.boolean.map { $0 ? .pullDown : .popUp } },
    "checkboxWithTitle": { $1.control.type = .check }, "radioButtonWithTitle": { $1.control.type = .radio },
  ]

  private static let buttonTypes: [String: ControlType] = [
    "close": .close, "contactAdd": .contactAdd, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
    "infoDark": .infoDark, "system": .system, "roundedRect": .system, "custom": .custom,
  ]

  /// How AppKit's segments are chosen.
  static let setTracking: @Sendable (ControlValue, inout Element) -> Void = { value, element in
    guard let mode = value.symbol else { return }
    let type = ControlType.segment(trackingMode: mode)
    for index in element.children.indices { element.children[index].control.type = type }
  }

  private static let setSystemItem: @Sendable (ControlValue, inout Element) -> Void = { value, element in
    // What code chooses is an item of the system all the same.
    let name = value.expression.results.first?.symbol ?? value.expression.brief
    element.control.systemItem = Control.SystemItem(name: name)
  }

  /// A text field that only shows a text: in one line, which is cut off, or in as many as it needs (Apple, `NSTextField`).
  private static func setLabel(lines: Int?) -> @Sendable (ControlValue, inout Element) -> Void {
    { _, element in
      (element.control.type, element.control.isEditable) = (.label, false)
      element.control.numberOfLines = lines
      element.control.lineBreakMode = lines.map { $0 == 1 ? .clip : .wordWrap }
    }
  }

  /// `["Day", "Week"]`: the segments; other expressions leave them unknown.
  private static func setSegments(areImages: Bool = false) -> @Sendable (ControlValue, inout Element) -> Void {
    { value, element in
      guard element.kind == .segmentedControl, !value.expression.isNil else { return }
      guard let items = value.items else {
        return element.note(expressions: [value.expression.brief])
      }
      // The labels of a group of a toolbar are those of the segments that it has.
      if items.count == element.children.count {
        for (index, item) in items.enumerated() { element.children[index].takeLabel(item.value) }
      } else {
        element.children = items.map { .segment($0.value, at: $0.place, isImage: areImages) }
      }
    }
  }

  /// `["Day", "Week"]`: the items that are added to a pop-up button; of other expressions the titles are unknown.
  private static let setItems: @Sendable (ControlValue, inout Element) -> Void = { value, element in
    guard element.kind == .menu else { return }
    element.children = (value.items ?? [(value, value.expression)]).map { title, place in
      var item = Element(id: "", kind: .menuItem)
      item.location = value.texts.scope?.locations.location(of: place)
      item.take(title.reading, as: \.title)
      return item
    }
  }
}

extension Element {
  /// The view that a bar item shows in place of its own, of which only the expression is known.
  mutating func takeView(_ value: ControlValue) {
    guard [.barButtonItem, .toolbarItem, .menuItem].contains(kind), !value.expression.isNil else { return }
    var view = Element(id: "", kind: .view)
    view.note(expressions: [value.expression.brief])
    children.append(view)
  }

  fileprivate static func segment(_ content: ControlValue, at place: ExprSyntax, isImage: Bool) -> Element {
    var segment = Element(id: "", kind: .segment)
    segment.location = content.texts.scope?.locations.location(of: place)
    if isImage || content.expression.isImage {
      segment.control.image = UIKitImage(content.expression, content.texts).reference
    } else {
      segment.take(content.reading, as: \.title)
    }
    return segment
  }

  /// Takes what an image is called.
  fileprivate mutating func takeLabel(_ value: ControlValue) {
    guard control.image != nil, let label = value.reading.text else { return }
    accessibility.label = label
  }
}

extension ExprSyntax {
  /// Whether the expression makes an image.
  fileprivate var isImage: Bool {
    results.first.map { $0.sourceText.hasPrefix("UIImage") || $0.sourceText.hasPrefix("NSImage") }
      ?? false
  }
}

extension Element {
  /// `.filled()`, `UIButton.Configuration.filled()`: the style of a button's configuration.
  mutating func setConfiguration(_ value: ControlValue) {
    guard kind == .button, let call = value.expression.results.first?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.symbol, ControlTypes.functions["UIButton.Configuration"]?.contains(name) == true
    else { return }
    control.configuration = control.configuration ?? ButtonConfiguration()
    control.configuration?.style = .init(name: name)
  }
}

extension Element {
  /// Takes the number that code computes for a slider, which it speaks as a percentage.
  mutating func takeNumber(_ value: ControlValue) {
    guard kind == .slider, value.number == nil else { return }
    control.value = LocalizableText(computedBy: value.expression.brief)
  }

  /// Sets the bezel of a button of AppKit; some make it a type of its own, which has a role, or a name of the system's.
  mutating func setBezel(_ style: Control.BezelStyle) {
    control.bezelStyle = style
    control.type = Self.typesOfBezels[style.name] ?? control.type
  }

  /// The types of buttons by their bezels (Apple, `NSButton.BezelStyle`).
  private static let typesOfBezels: [String: ControlType] = [
    "help": .help, "helpButton": .help, "disclosure": .disclosureTriangle, "roundedDisclosure": .roundedDisclosure,
    "pushDisclosure": .roundedDisclosure,
  ]

  /// Takes the text of a cell that code gives to a field of AppKit: unlike the field's own, a cell with a text is made read-only
  /// (Apple, `NSTextFieldCell.init(textCell:)`, `NSCell.isEditable`).
  mutating func takeCell(_ value: ControlValue) {
    guard kind == .textField, let call = value.expression.as(FunctionCallExprSyntax.self),
      let text = call.arguments.first(where: { $0.label?.text == "textCell" })?.expression
    else { return }
    control.isEditable = false
    take(value.texts.read(text, isKey: false), as: \.text)
  }
}

extension Element {
  /// Takes the names of the actions that VoiceOver offers for the element, as far as the actions are made in a list.
  mutating func takeActions(_ value: ControlValue) {
    let names = (value.expression.listElements ?? [value.expression]).compactMap { action -> LocalizableText? in
      guard let call = action.as(FunctionCallExprSyntax.self), let type = call.createdType,
        ["UIAccessibilityCustomAction", "NSAccessibilityCustomAction"].contains(type),
        let name = call.arguments.first(where: { $0.label?.text == "name" })?.expression
      else { return nil }
      return value.texts.read(name, isKey: false).text
    }
    if !names.isEmpty { accessibility.customActions = (accessibility.customActions ?? []) + names }
  }
}
