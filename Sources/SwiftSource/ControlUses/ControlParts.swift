internal import SwiftSyntax

/// The names of members by which code reaches controls and their parts.
enum ControlParts {
  /// The parts of controls whose members count as the control's own.
  static let parts: Set<String> = [
    "titleLabel", "imageView", "configuration", "accessibilityTraits", "searchTextField", "cell",
    // Those of libraries that load images (Kingfisher, AlamofireImage, SDWebImage).
    "kf", "af", "sd",
  ]

  /// What libraries for reactive code put before the member that they set.
  static let reactive: Set<String> = ["rx", "reactive", "rac", "cocoa", "publisher", "bond"]

  /// Whether a member that reactive code sets says nothing of what a control is called.
  static func isMute(_ member: String) -> Bool { mute.contains(member) || member.hasSuffix("Color") }

  private static let mute: Set<String> = [
    "isOn", "isEnabled", "isHidden", "isSelected", "isUserInteractionEnabled", "alpha", "tap", "selectedSegmentIndex",
    "isAnimating", "isFirstResponder", "controlEvent", "date", "progress", "currentPage", "numberOfPages", "state",
    "needsDisplay", "needsLayout", "boolValue", "doubleValue", "floatValue", "intValue", "integerValue",
  ]

  /// The types of members and parameters, by name: what `.init(…)` means there, and what is a part of another control.
  static let types: [String: String] = [
    "rightBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem",
    "rightBarButtonItems": "UIBarButtonItem", "leftBarButtonItems": "UIBarButtonItem",
    "backBarButtonItem": "UIBarButtonItem", "toolbarItems": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
    "configuration": "UIButton.Configuration", "primaryAction": "UIAction", "menu": "UIMenu",
    "customView": "UIView", "accessoryView": "UIView",
  ]

  /// Whether an implicit member makes a value of a type: `.init(…)`, `.flexibleSpace()`.
  static func makes(_ type: String, by function: String) -> Bool {
    function == "init" || !type.hasSuffix("Item") || ["flexibleSpace", "fixedSpace"].contains(function)
  }

  /// The methods that set a member.
  static let setters = [
    "setRightBarButton": "rightBarButtonItem", "setLeftBarButton": "leftBarButtonItem",
    "setRightBarButtonItems": "rightBarButtonItems", "setLeftBarButtonItems": "leftBarButtonItems",
    "setToolbarItems": "toolbarItems",
  ]

  /// The method that adds a segment, and the name of what it adds.
  static let insertSegment = "insertSegment"
  static let segments = "segments"
  /// The members of alerts that are views of their own (Apple, `NSAlert.accessoryView`, `UIAlertController.textFields`).
  static let ofAlerts: Set<String> = ["accessoryView", "textFields"]

  /// Whether a call is of a method of UIKit's controls and views, which an app's class may have as well: of what has another class than
  /// the app's, its own is not meant.
  static func isOfSystem(_ method: String, _ arguments: LabeledExprListSyntax) -> Bool {
    guard let endings = methodsOfSystem[method] else { return false }
    let labels = arguments.labels
    return endings.contains(where: labels.hasSuffix)
  }

  /// How UIKit, AppKit and Objective-C label the index of a segment.
  static let labelsOfSegments: Set<String> = ["forSegmentAt", segmentOfAppKit, "forSegmentAtIndex"]
  static let segmentOfAppKit = "forSegment"

  /// The methods with the ends of their labels; what apps add to UIKit's setters for states sets the same.
  private static let methodsOfSystem: [String: [String]] = [
    "setTitle": ["for:)", "(_:forSegmentAt:)"], "setAttributedTitle": ["for:)"],
    "setImage": ["for:)", "(_:forSegmentAt:)"], "setBackgroundImage": ["for:)"], "setTitleColor": ["for:)"],
    "addTarget": ["(_:action:for:)"], "removeTarget": ["(_:action:for:)"], "addAction": ["(_:for:)"],
    "sendActions": ["(for:)"], "addGestureRecognizer": ["(_:)"], "addSubview": ["(_:)"], "addConstraint": ["(_:)"],
    "addConstraints": ["(_:)"],
  ]

  /// The functions by which a type makes the view that it hands to SwiftUI, by those that get the view again (Apple,
  /// `UIViewRepresentable`, `NSViewRepresentable`).
  static let makers = ["updateUIView": "makeUIView", "updateNSView": "makeNSView"]

  /// Whether a property decides whether VoiceOver reaches what is inside a view.
  static func decidesReach(_ name: String) -> Bool {
    ["isAccessibilityElement", "accessibilityElements", "accessibilityElementsHidden"].contains(name)
  }

  /// Whether a property decides what an element says, so that a class that overrides it names its values.
  static func isSpoken(_ name: String) -> Bool { name.hasPrefix("accessibility") || name == "isAccessibilityElement" }
}
