internal import AuditModel
internal import Utilities

/// The members of UIKit's and AppKit's classes by which code sets a property; setters of Objective-C are found by what follows `set`.
///
/// Source: Apple's documentation of the classes and of `UIAccessibility` and `NSAccessibilityProtocol`.
extension CodeProperty {
  /// What a member of an object sets, whether it is assigned to or called; nil if it sets another.
  init?(member: String) {
    guard let property = Self.members[member] ?? Self.members[member.withoutSetter] else { return nil }
    self = property
  }

  /// Whether a method of a name sets a property: `setTitle`, or one that takes all items away.
  static func isSet(byMethod name: String) -> Bool {
    name.withoutPrefixOfCategory.hasPrefix("set") || removing.contains(name)
  }

  /// The methods that take away all items of a pop-up button, or all segments.
  private static let removing = ["removeAllItems", "removeAllSegments"]

  /// What a method without arguments sets of the object at a path, by its name alone, and to what; nil if it sets nothing.
  ///
  /// A view that is taken away is hidden until code adds it to another one.
  static func isSet(
    byNameOf method: String, on path: [String]
  ) -> (property: CodeProperty, path: ArraySlice<String>, value: String?)? {
    if method == "removeFromSuperview" { return (.visibility, path[...], hidingValue) }
    guard method == "toggle", let property = path.last.flatMap(CodeProperty.init(member:)) else { return nil }
    return (property, path.dropLast(), nil)
  }

  /// Whether a method of a library may show a view, by the words of its name: `fadeIn`, `animateAppearance`.
  static func mayShow(byMethod name: String) -> Bool {
    name.camelCaseParts.contains { part in
      let word = part.lowercased()
      return ["show", "fade", "appear", "animat", "reveal", "unhide", "present", "slide"].contains(
        where: word.hasPrefix)
    }
  }

  /// What makes a view hidden.
  static let hidingValues: Set<String> = [hidingValue, "YES", "0", "0.0", "0.0f", ".zero"]
  private static let hidingValue = "true"

  /// Whether what a member sets has attributes, such as the color of the text: `attributedText`, `setAttributedTitle`.
  static func hasAttributes(_ member: String) -> Bool {
    member.hasPrefix("attributed") || member.hasPrefix("setAttributed")
  }

  /// What a function of UIKit or AppKit sets of its arguments; nil if it sets another.
  init?(function: String) {
    guard let property = Self.functions[function] else { return nil }
    self = property
  }

  private static let functions: [String: CodeProperty] = [
    "activate": .size, "deactivate": .size, "activateConstraints": .size, "deactivateConstraints": .size,
    "removeConstraint": .size, "removeConstraints": .size, "addConstraint": .size, "addConstraints": .size,
    "removeArrangedSubview": .visibility,
  ]

  private static let members: [String: CodeProperty] = Dictionary(
    uniqueKeysWithValues: table.flatMap { property, names in names.map { ($0, property) } })

  private static let table: [(CodeProperty, [String])] = [
    (
      .label,
      ["accessibilityLabel", "accessibilityAttributedLabel", "accessibilityTitle", "accessibilityTitleUIElement"]
    ),
    (.hint, ["accessibilityHint", "accessibilityAttributedHint", "accessibilityHelp"]),
    (.value, ["accessibilityValue", "accessibilityAttributedValue"]),
    (
      .traits,
      [
        "accessibilityTraits", "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityRole",
        "accessibilitySubrole", "accessibilityElement",
      ]
    ),
    (.actions, ["accessibilityCustomActions"]),
    (
      .title,
      [
        "title", "text", "attributedText", "attributedTitle", "stringValue", "attributedStringValue", "string",
        "objectValue", "alternateTitle", "setLabel",
      ]
    ),
    (.placeholder, ["placeholder", "attributedPlaceholder", "placeholderString", "placeholderAttributedString"]),
    (.toolTip, ["toolTip", "toolTips"]),
    (.image, ["image", "alternateImage", "highlightedImage", "imageView"]), (.backgroundImage, ["backgroundImage"]),
    (.font, ["font"]),
    (
      .lines,
      [
        "numberOfLines", "lineBreakMode", "maximumNumberOfLines", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
        "usesSingleLineMode",
      ]
    ),
    (.color, ["textColor", "tintColor", "backgroundColor", "contentTintColor", "titleColor", "titleTextAttributes"]),
    (.visibility, ["isHidden", "hidden", "alpha", "alphaValue"]),
    (.enabled, ["isEnabled", "enabled", memberOfTouches, olderMemberOfTouches]),
    (.editable, ["isEditable", "editable"]),
    (
      .style,
      [
        "bezelStyle", "isBordered", "bordered", "buttonType", "configuration", "configurationUpdateHandler", "style",
        "preferredSymbolConfiguration",
      ]
    ),
    (
      .size,
      [
        "frame", "bounds", "constant", "isActive", "active", "priority", "hitTestEdgeInsets", "point", "pointInside",
        "hitTest", "accessibilityFrame", "intrinsicContentSize", "contentEdgeInsets", "titleEdgeInsets",
      ]
    ),
    (.menu, ["menu"] + removing),
  ]

  /// The members that set one color each, as they are kept.
  static let membersOfColors: Set<String> = [
    memberOfBackgroundColor, "tintColor", memberOfTextColor, memberOfTitleColor, passingColor, colorOfTitleLabel,
  ]
  private static let memberOfBackgroundColor = "backgroundColor"
  /// The member that sets the color of a text.
  static let memberOfTextColor = "textColor"
  /// The method that sets the color of a button's title, as it is kept for the normal state.
  static let memberOfTitleColor = "titleColor"
  /// What the color of a title is kept as while a button is pressed or disabled.
  private static let passingColor = "titleColor.passing"
  /// What the color is kept as that code gives the label of a button, which shows it until the button sets its own again.
  static let colorOfTitleLabel = "titleLabel.textColor"
  /// The part of a button with its title.
  static let partWithTitle = "titleLabel"

  /// The member of a color that a member, or a method with the state that it is given, sets of an object; nil for another one.
  static func memberOfColor(_ member: String, state: String?) -> String? {
    let name = member.withoutSetter
    // Apps add a method that gives a button the color of a state behind its title, too.
    guard name == memberOfTitleColor || name == memberOfBackgroundColor && state != nil else {
      return membersOfColors.contains(name) ? name : nil
    }
    return state == "normal" ? name : state.flatMap { passingStates.contains($0) ? passingColor : nil }
  }

  private static let passingStates: Set<String> = ["highlighted", "disabled", "focused"]

  /// The member that limits the lines of a text.
  static let memberOfLines = "numberOfLines"
  /// The member that lets a view take touches.
  static let memberOfTouches = "isUserInteractionEnabled"
  /// What it is called in Objective-C, and was in Swift 2.
  private static let olderMemberOfTouches = "userInteractionEnabled"
  /// Whether a member, or a setter, lets a view take touches.
  static func letsTakeTouches(_ member: String) -> Bool {
    [memberOfTouches, olderMemberOfTouches].contains(member.withoutSetter)
  }
  /// The member by which UI tests find an object.
  static let memberOfIdentifier = "accessibilityIdentifier"

  /// The parts of an object through which its own properties are set: a button's label is the button's title.
  static let parts: Set<String> = ["titleLabel", "imageView", "textLabel", "detailTextLabel", "cell", "configuration"]

  /// The anchors whose constraints decide the size of an object.
  static let lengths: Set<String> = ["widthAnchor", "heightAnchor"]

  /// The properties of which what they are set to is kept, also by the name of a part.
  static let kept: Set<CodeProperty> = [
    .label, .hint, .value, .title, .placeholder, .toolTip, .image, .backgroundImage, .editable,
  ]

  /// Whether what the property is set to matters.
  var keepsValue: Bool { Self.kept.contains(self) || [.visibility, .font, .color].contains(self) }
}

extension String {
  /// The property that a setter of Objective-C sets: `setTitle` is `title`; any other name is returned unchanged.
  var withoutSetter: String {
    let name = withoutPrefixOfCategory
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else { return self }
    return first.lowercased() + name.dropFirst(4)
  }

  /// The name of a method without what tells it from those of other categories: `abc_setTitle`.
  fileprivate var withoutPrefixOfCategory: Substring {
    guard let end = firstIndex(of: "_"), self[..<end].allSatisfy(\.isLowercase), end > startIndex else {
      return self[...]
    }
    return self[index(after: end)...]
  }
}
