internal import AuditModel

/// The members by which code changes controls.
enum ControlMembers {
  /// What a member sets.
  enum Role: Sendable {
    /// A text of the control: a button's title is that of its state.
    case text(any WritableKeyPath<Control, LocalizableText?> & Sendable)
    case title
    /// A text of a button's configuration.
    case configurationText(any WritableKeyPath<ButtonConfiguration, LocalizableText?> & Sendable)
    /// A text that is spoken.
    case spoken(any WritableKeyPath<AccessibilityProperties, LocalizableText?> & Sendable)
    case image
    case backgroundImage
    case configurationImage
    /// Anything else that is known.
    case other(@Sendable (ControlValue, inout Element) -> Void)

    /// Whether it is a text.
    var isText: Bool {
      switch self {
      case .text, .title, .configurationText, .spoken: true
      case .image, .backgroundImage, .configurationImage, .other: false
      }
    }

    /// Whether it is a text or the image that the control shows.
    var isContent: Bool { if case .image = self { true } else { isText } }
  }

  /// The members that are set, by name; those of parts are on the way: `titleLabel.font`.
  static let set: [String: Role] = [texts, spoken, looks].reduce(into: [:]) { set, own in
    set.merge(own) { first, _ in first }
    // AppKit's cells have what their controls show (Apple, `NSControl.cell`).
    set.merge(own.map { ("cell.\($0)", $1) }) { first, _ in first }
  }

  /// Whether a member decides what VoiceOver says.
  static func isSpoken(_ member: String) -> Bool { spoken[member] != nil }

  private static let texts: [String: Role] = [
    "title": .title, "attributedTitle": .title, "titleLabel.text": .title, "titleLabel.attributedText": .title,
    "text": .text(\.text), "attributedText": .text(\.text), "string": .text(\.text), "stringValue": .text(\.text),
    "attributedStringValue": .text(\.text),
    "placeholder": .text(\.placeholder), "attributedPlaceholder": .text(\.placeholder),
    "placeholderString": .text(\.placeholder), "placeholderAttributedString": .text(\.placeholder),
    "searchBar.placeholder": .text(\.placeholder), "searchTextField.placeholder": .text(\.placeholder),
    "searchTextField.attributedPlaceholder": .text(\.placeholder),
    "toolTip": .text(\.toolTip), "subtitle": .text(\.subtitle), "alternateTitle": .text(\.subtitle),
    "label": .title, "paletteLabel": .other { _, _ in }, "messageText": .title, "informativeText": .text(\.subtitle),
    "message": .text(\.subtitle), "discoverabilityTitle": .title,
    "configuration.title": .configurationText(\.title), "configuration.attributedTitle": .configurationText(\.title),
    "configuration.subtitle": .configurationText(\.subtitle),
    "configuration.attributedSubtitle": .configurationText(\.subtitle),
  ]

  private static let spoken: [String: Role] = [
    "accessibilityLabel": .spoken(\.label), "accessibilityAttributedLabel": .spoken(\.label),
    "accessibilityTitle": .spoken(\.label), "setAccessibilityLabel": .spoken(\.label),
    "setAccessibilityTitle": .spoken(\.label), "searchTextField.accessibilityLabel": .spoken(\.label),
    "searchBar.accessibilityLabel": .spoken(\.label),
    "accessibilityHint": .spoken(\.hint), "accessibilityAttributedHint": .spoken(\.hint),
    "accessibilityHelp": .spoken(\.hint), "setAccessibilityHelp": .spoken(\.hint),
    "accessibilityValue": .spoken(\.value), "accessibilityAttributedValue": .spoken(\.value),
    "setAccessibilityValue": .spoken(\.value), "setAccessibilityValueDescription": .spoken(\.value),
    "accessibilityValueDescription": .spoken(\.value),
    "accessibilityIdentifier": .other { $1.accessibility.identifier = $0.plainString },
    "setAccessibilityIdentifier": .other { $1.accessibility.identifier = $0.plainString },
    "isAccessibilityElement": .other { $1.accessibility.isElement = $0.boolean },
    "setAccessibilityElement": .other { $1.accessibility.isElement = $0.boolean },
    "accessibilityElementsHidden": .other { $1.accessibility.elementsHidden = $0.boolean },
    "accessibilityCustomActions": .other { $1.takeActions($0) },
    "accessibilityTraits": .other { value, element in element.accessibility.traits = value.traits },
    "accessibilityTraits.insert": addTraits, "accessibilityTraits.formUnion": addTraits,
    "accessibilityTraits.remove": removeTraits, "accessibilityTraits.subtract": removeTraits,
  ]
  private static let addTraits = Role.other { $1.changeTraits(adding: Set($0.traits ?? [])) }
  private static let removeTraits = Role.other { $1.changeTraits(removing: Set($0.traits ?? [])) }

  private static let looks: [String: Role] = [
    "image": .image, "imageView.image": .image, "configuration.image": .configurationImage,
    "backgroundImage": .backgroundImage, "landscapeImagePhone": .other { _, _ in },
    "isHidden": .other { $1.isHidden = $0.boolean == true ? true : nil },
    "isEnabled": .other { $1.control.isEnabled = $0.boolean == false ? false : nil },
    "isEditable": .other { $1.control.isEditable = $0.boolean ?? $1.control.isEditable },
    // What nobody can select nobody can edit (Apple, `NSTextView.isSelectable`, `NSCell.isSelectable`).
    "isSelectable": .other { if $0.boolean == false { $1.control.isEditable = false } },
    "isSecureTextEntry": .other { $1.control.isSecure = $0.boolean },
    "font": font, "titleLabel.font": font,
    "adjustsFontForContentSizeCategory": scales, "titleLabel.adjustsFontForContentSizeCategory": scales,
    "numberOfLines": lines, "titleLabel.numberOfLines": lines, "maximumNumberOfLines": lines,
    "lineBreakMode": breaks, "titleLabel.lineBreakMode": breaks,
    "minimumScaleFactor": scale, "titleLabel.minimumScaleFactor": scale,
    "adjustsFontSizeToFitWidth": shrinks, "titleLabel.adjustsFontSizeToFitWidth": shrinks,
    "configuration": .other { $1.setConfiguration($0) },
    "customView": .other { $1.takeView($0) }, "view": .other { $1.takeView($0) },
    "showsMenuAsPrimaryAction": .other { $1.control.showsMenuAsPrimaryAction = $0.boolean },
    "changesSelectionAsPrimaryAction": .other { $1.control.changesSelectionAsPrimaryAction = $0.boolean },
    "tag": .other { if markers.contains($0.symbol ?? "") { $1.isHidden = true } },
    "value": number, "doubleValue": number, "floatValue": number, "integerValue": number, "intValue": number,
    "keyEquivalent": .other { $1.control.keyEquivalent = $0.plainString },
    "attributes": .other { if $0.names.contains("destructive") { $1.control.role = .destructive } },
    "datePickerMode": .other { $1.control.mode = $0.symbol.map { .init(name: $0) } },
    "trackingMode": .other(ControlArguments.setTracking),
    "bezelStyle": .other { if let style = $0.symbol { $1.setBezel(.init(name: style)) } },
    "cell": .other { $1.takeCell($0) }, "buttonType": buttonType,
    "isBordered": .other { $1.control.isBordered = $0.boolean },
    "imagePosition": .other { value, element in
      element.control.imagePosition = value.symbol.flatMap { imagePositions[$0] }
    },
  ]

  /// The types of AppKit's buttons that show a mark (Apple, `NSButton.ButtonType`).
  private static let buttonTypes: [String: ControlType] = [
    "switch": .check, "NSButtonTypeSwitch": .check, "NSSwitchButton": .check,
    "radio": .radio, "NSButtonTypeRadio": .radio, "NSRadioButton": .radio,
  ]
  private static let buttonType = Role.other { value, element in
    element.control.type = value.symbol.flatMap { buttonTypes[$0] } ?? element.control.type
  }
  private static let number = Role.other { $1.takeNumber($0) }
  private static let font = Role.other { if let font = $0.font { $1.control.font = font } }
  private static let scales = Role.other { $1.control.adjustsFontForContentSizeCategory = $0.boolean }
  private static let lines = Role.other { $1.control.numberOfLines = $0.number.flatMap { Int(exactly: $0) } }
  private static let scale = Role.other { $1.control.minimumScaleFactor = $0.number }
  private static let shrinks = Role.other { $1.control.adjustsFontSizeToFitWidth = $0.boolean }
  private static let breaks = Role.other { $1.control.lineBreakMode = $0.symbol.flatMap { lineBreakModes[$0] } }

  /// The tags of items in whose place a search field shows its recent searches (Apple, `NSSearchField.recentsMenuItemTag`).
  private static let markers: Set<String> = ["recentsMenuItemTag", "NSSearchFieldRecentsMenuItemTag"]
  private static let imagePositions: [String: Control.ImagePosition] = [
    "imageOnly": .only, "noImage": .noImage, "imageLeft": .left, "imageRight": .right, "imageLeading": .leading,
    "imageTrailing": .trailing, "imageAbove": .above, "imageBelow": .below, "imageOverlaps": .overlaps,
  ]
  private static let lineBreakModes: [String: LineBreakMode] = [
    "byWordWrapping": .wordWrap, "byCharWrapping": .characterWrap, "byClipping": .clip,
    "byTruncatingHead": .truncatingHead, "byTruncatingMiddle": .truncatingMiddle, "byTruncatingTail": .truncatingTail,
  ]

  /// Whether a method of a library loads an image and shows it: `button.sd_setImage(with: url)`, `button.kf.setImage(with: url)`.
  static func loadsImage(_ member: String) -> Bool {
    guard let method = member.split(whereSeparator: { "_.".contains($0) }).last, method.count < member.count else {
      return false
    }
    return ["setImage", "setBackgroundImage"].contains(method)
  }

  /// The methods that set something: their name, and the label of the argument by which the state is given.
  static let methods: [String: Role] = [
    "setTitle": .title, "setAttributedTitle": .title, "setImage": .image,
    "setBackgroundImage": .backgroundImage,
    "setTitleWithMnemonic": .title, "setValue": number, "setLabel": .title, "addItem": .other { $1.takeFace($0) },
    "addItems": .other { $1.takeFace($0) }, "setButtonType": buttonType,
  ].merging(spoken.filter { $0.key.hasPrefix("set") || $0.key.contains(".") }) { first, _ in first }
}
