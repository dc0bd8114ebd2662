internal import Utilities

/// Counts the controls that Objective-C code makes, without reading what they show.
enum ObjectiveCControls {
  /// How many messages in a source make a control: `[UIButton buttonWithType:…]`, `[[UIBarButtonItem alloc] init…]`.
  ///
  /// Comments and texts are not told apart, in which code seldom stands.
  static func count(in source: [UInt8]) -> Int {
    var count = 0
    var offset = 0
    while let bracket = source.byteOffset(of: "[", from: offset) {
      offset = bracket + 1
      let name = source.word(at: offset)
      guard classes.contains(name) else { continue }
      let message = source.word(at: source.firstNonSpace(from: offset + name.utf8.count))
      if isCreation(message) { count += 1 }
    }
    return count
  }

  /// Whether a message to a class makes an object of it.
  private static func isCreation(_ message: String) -> Bool {
    ["alloc", "new", "separatorItem", "flexibleSpaceItem"].contains(message) || message.contains("With")
  }

  /// The classes of controls, texts and images.
  ///
  /// Source: the documentation of UIKit and AppKit.
  private static let classes: Set<String> = [
    "UIButton", "UIBarButtonItem", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField",
    "UITextView", "UISearchBar", "UILabel", "UIImageView", "UIDatePicker", "UIPageControl", "UITabBarItem",
    "UIPickerView", "UIAlertController", "UIAlertAction", "UIAlertView", "UIActionSheet", "UIContextualAction",
    "UITableViewRowAction", "UIMenu", "UIAction", "NSButton", "NSPopUpButton", "NSTextField", "NSSecureTextField",
    "NSSearchField", "NSTokenField", "NSTextView", "NSComboBox", "NSSegmentedControl", "NSSlider", "NSStepper",
    "NSSwitch", "NSDatePicker", "NSColorWell", "NSImageView", "NSToolbarItem", "NSMenuItem", "NSMenu", "NSAlert",
  ]
}

extension [UInt8] {
  /// The identifier at an offset; empty if there isn't one.
  fileprivate func word(at start: Int) -> String {
    let end = self[start...].firstIndex { !$0.isOfIdentifier } ?? count
    // The names of classes are shorter.
    return String(decoding: self[start..<Swift.min(end, start + 64)], as: UTF8.self)
  }

  /// The first offset at or after another one that is not white space.
  fileprivate func firstNonSpace(from start: Int) -> Int {
    self[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\t") }
      ?? count
  }
}

extension UInt8 {
  fileprivate var isOfIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
