/// How Swift names what Objective-C names.
enum ObjectiveCNames {
  /// The words before a statement or a declaration that say nothing here.
  static let keywords: Set<String> = [
    "else", "do", "try", "__weak", "__strong", "__block", "const", "static", "volatile", "extern", "inline",
  ]

  /// The name of a method and the label of its first argument: `insertSegmentWithTitle` is `insertSegment(withTitle:)`.
  static func split(_ name: String) -> (name: String, label: String?) {
    if let known = methods[name] { return known }
    guard let range = name.firstRange(of: "With"), range.lowerBound > name.startIndex, range.upperBound < name.endIndex,
      !name.hasPrefix("initWith")
    else { return (name, nil) }
    return (String(name[..<range.lowerBound]), "with" + name[range.upperBound...])
  }

  /// The label of an initializer's first argument: `initWithTitle`, `actionWithTitle` give `title`; nil if the name has none.
  static func label(ofInitializer name: String) -> String? {
    guard let range = name.firstRange(of: "With"), range.upperBound < name.endIndex else { return nil }
    return lowercasedFirst(String(name[range.upperBound...]))
  }

  /// Whether a method of a class of the system makes an object of it: `buttonWithTitle` of `NSButton`; others are the app's own.
  static func isFactory(_ name: String, of type: String) -> Bool {
    guard ["UI", "NS", "UN"].contains(where: type.hasPrefix), let range = name.firstRange(of: "With") else {
      return false
    }
    return type.lowercased().hasSuffix(name[..<range.lowerBound].lowercased())
  }

  /// The methods of classes whose names in Swift follow no rule: the function, or nil for the initializer, with the first label.
  static let classMethods: [String: (function: String?, label: String?)] = [
    "imageNamed": (nil, "named"), "systemImageNamed": (nil, "systemName"),
    "systemFontOfSize": ("systemFont", "ofSize"), "boldSystemFontOfSize": ("boldSystemFont", "ofSize"),
    "italicSystemFontOfSize": ("italicSystemFont", "ofSize"),
    "preferredFontForTextStyle": ("preferredFont", "forTextStyle"), "fontWithName": (nil, "name"),
    "labelWithString": (nil, "labelWithString"), "wrappingLabelWithString": (nil, "wrappingLabelWithString"),
    "checkboxWithTitle": (nil, "checkboxWithTitle"), "radioButtonWithTitle": (nil, "radioButtonWithTitle"),
    "imageWithSystemSymbolName": (nil, "systemSymbolName"), "buttonWithType": (nil, "type"),
    "systemButtonWithImage": ("systemButton", "with"), "separatorItem": ("separator", nil), "new": (nil, nil),
    "stringWithFormat": (nil, "format"), "colorNamed": (nil, "named"),
    "constraintWithItem": (nil, "item"), "constraintsWithVisualFormat": ("constraints", "withVisualFormat"),
    "activateConstraints": ("activate", nil), "deactivateConstraints": ("deactivate", nil),
  ]

  /// The methods of objects whose names in Swift follow no rule, with the first label.
  private static let methods: [String: (name: String, label: String?)] = [
    "localizedStringForKey": ("localizedString", "forKey"),
    "constraintEqualToAnchor": ("constraint", "equalTo"),
    "constraintGreaterThanOrEqualToAnchor": ("constraint", "greaterThanOrEqualTo"),
    "constraintLessThanOrEqualToAnchor": ("constraint", "lessThanOrEqualTo"),
    "constraintEqualToConstant": ("constraint", "equalToConstant"),
    "constraintGreaterThanOrEqualToConstant": ("constraint", "greaterThanOrEqualToConstant"),
    "constraintLessThanOrEqualToConstant": ("constraint", "lessThanOrEqualToConstant"),
  ]

  /// The labels of further arguments that Swift names otherwise.
  static let labels: [String: String] = ["forState": "for", "atIndex": "at", "forAxis": "for"]

  /// What a property of truth values is in Swift; other members are returned unchanged.
  static func member(_ name: String) -> String { members[name] ?? name }

  private static let members = [
    "active": "isActive", "hidden": "isHidden", "enabled": "isEnabled", "editable": "isEditable",
    "selectable": "isSelectable",
    "userInteractionEnabled": "isUserInteractionEnabled", "bordered": "isBordered",
    "secureTextEntry": "isSecureTextEntry", "accessibilityElement": "isAccessibilityElement",
  ]

  /// The beginnings of constants whose end is the case in Swift.
  private static let constants = [
    "UIControlState", "UIButtonType", "UIBarButtonSystemItem", "UIBarButtonItemStyle", "UIAlertActionStyle",
    "UIAlertControllerStyle", "UIContextualActionStyle", "UIFontTextStyle", "UIAccessibilityTrait", "UIFontWeight",
    "UITabBarSystemItem", "NSLineBreak", "UIMenuElementAttributes", "NSBezelStyle", "NSControlStateValue",
    "NSLayoutAttribute", "NSLayoutRelation", "UILayoutConstraintAxis", "UILayoutPriority", "NSLayoutPriority",
    "UIStackViewDistribution", "UIStackViewAlignment",
  ]

  /// What a name is in Swift.
  static func value(_ name: String) -> String {
    if let word = words[name] { return word }
    if let beginning = constants.first(where: { name.hasPrefix($0) && name.count > $0.count }) {
      return "." + lowercasedFirst(String(name.dropFirst(beginning.count)))
    }
    return name.hasPrefix("_") && name.count > 1 ? "self." + name.dropFirst() : name
  }

  /// The name of a case or option in Swift: `button` of `UIAccessibilityTraitButton`; other names are returned unchanged.
  static func nameInSwift(ofConstant name: String) -> String {
    let value = value(name)
    return value.hasPrefix(".") ? String(value.dropFirst()) : name
  }

  private static let words = [
    "YES": "true", "NO": "false", "nil": "nil", "Nil": "nil", "NULL": "nil", "TRUE": "true", "FALSE": "false",
    // What AppKit called it before macOS 10.14.
    "NSHelpButtonBezelStyle": ".helpButton",
  ]

  /// A name with its first letter, or all but the last of those at the beginning, in lower case.
  static func lowercasedFirst(_ name: String) -> String {
    let head = name.prefix { $0.isUppercase }
    guard head.count > 1, head.count < name.count else { return name.prefix(1).lowercased() + name.dropFirst() }
    return head.dropLast().lowercased() + name.dropFirst(head.count - 1)
  }
}
