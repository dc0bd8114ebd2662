internal import AuditModel

/// The rule that chooses one of several texts in a stringsdict.
///
/// Source: Apple, "Stringsdict File Format" and `NSStringVariableWidthRuleType`, `NSStringDeviceSpecificRuleType`.
enum StringsdictRule: String {
  case plural = "NSStringPluralRuleType"
  case device = "NSStringDeviceSpecificRuleType"
  case width = "NSStringVariableWidthRuleType"

  /// The key of the text that embeds the variables.
  static let formatKey = "NSStringLocalizedFormatKey"
  /// The key of a variable's rule.
  static let ruleTypeKey = "NSStringFormatSpecTypeKey"
  /// The key of a variable's format specifier.
  static let valueTypeKey = "NSStringFormatValueTypeKey"

  /// The condition that a choice's key states.
  func step(_ key: String) -> LeafPath.Step {
    switch self {
    case .plural: .plural(key)
    case .device: .device(key)
    case .width: .width(key)
    }
  }

  /// Whether a choice's key is one that is ever chosen.
  func knows(_ key: String) -> Bool {
    switch self {
    case .plural: Self.categories.contains(key)
    case .device: Self.devices.contains(key)
    case .width: Int(key).map { $0 >= 0 } ?? false
    }
  }

  /// The reason of the fault of an unknown key, and what was expected instead.
  var unknownKey: (reason: String, expected: String) {
    switch self {
    case .plural: ("unknown-plural-category", "zero, one, two, few, many or other")
    case .device: ("unknown-device", Self.devices.sorted().joined(separator: ", "))
    case .width: ("invalid-width", "a whole number")
    }
  }

  private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]
  private static let devices: Set = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]
}

extension [StringsLeaf] {
  /// The text that represents all: the format that embeds the variables, else the first that is shown if nothing more
  /// specific applies, else the first; nil if absent.
  var representative: String? {
    let leaf = first { $0.path.steps.isEmpty } ?? first { $0.path.isGeneral } ?? first
    return leaf?.value
  }
}

extension LeafPath {
  /// Whether number and device are `other` throughout.
  fileprivate var isGeneral: Bool {
    steps.allSatisfy { step in
      switch step {
      case .plural(let value), .device(let value): value == "other"
      default: true
      }
    }
  }
}
