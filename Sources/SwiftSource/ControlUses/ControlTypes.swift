internal import AuditModel
internal import Utilities

/// What values of a type of UIKit or AppKit are.
struct ControlForm: Sendable {
  /// What the element is; nil for a value that is only a part of controls, such as `UIButton.Configuration`.
  var kind: ElementKind?
  /// The framework of the type.
  var framework = InterfaceFramework.uiKit
  /// The type of the control by default.
  var type: ControlType?
  /// Whether it hides what is typed; nil is no.
  var isSecure: Bool?
  /// Whether it is shown over the screen for a while, as alerts, menus and swipe actions are.
  var isPresented = false
  /// Whether the type belongs to both frameworks.
  var isOfBoth = false

  /// Whether a value contains elements that code adds to it: a menu, the segments of a control, an alert.
  var hasItems: Bool {
    kind == .menu || kind == .segmentedControl || kind == .popUpButton || kind == .view && isPresented
  }
}

/// The types of UIKit and AppKit whose values are controls, texts or images, or parts of them.
///
/// Source: the documentation of UIKit and AppKit.
enum ControlTypes {
  /// The types by name.
  static let table: [String: ControlForm] = uiKit.merging(appKit) { first, _ in first }

  private static let uiKit: [String: ControlForm] = [
    "UIButton": ControlForm(kind: .button), "UIBarButtonItem": ControlForm(kind: .barButtonItem),
    "UISwitch": ControlForm(kind: .switch), "UISlider": ControlForm(kind: .slider),
    "UIStepper": ControlForm(kind: .stepper), "UISegmentedControl": ControlForm(kind: .segmentedControl),
    "UITextField": ControlForm(kind: .textField), "UITextView": ControlForm(kind: .textView),
    "UISearchBar": ControlForm(kind: .searchField), "UISearchTextField": ControlForm(kind: .searchField),
    "UISearchController": ControlForm(kind: .searchField),
    "UILabel": ControlForm(kind: .label), "UIImageView": ControlForm(kind: .imageView),
    "UIDatePicker": ControlForm(kind: .datePicker), "UIPageControl": ControlForm(kind: .pageControl),
    "UIPickerView": ControlForm(kind: .pickerView), "UIColorWell": ControlForm(kind: .colorWell),
    "UIProgressView": ControlForm(kind: .progressView),
    "UIActivityIndicatorView": ControlForm(kind: .activityIndicator),
    "UITabBarItem": ControlForm(kind: .tabBarItem), "UITab": ControlForm(kind: .tabBarItem),
    "UIAlertController": ControlForm(kind: .view, isPresented: true),
    "UIAlertAction": ControlForm(kind: .button, isPresented: true),
    "UIContextualAction": ControlForm(kind: .button, isPresented: true),
    "UITableViewRowAction": ControlForm(kind: .button, isPresented: true),
    "UIMenu": ControlForm(kind: .menu, isPresented: true), "UIAction": ControlForm(kind: .menuItem, isPresented: true),
    "UICommand": ControlForm(kind: .menuItem, isPresented: true),
    "UIKeyCommand": ControlForm(kind: .menuItem, isPresented: true),
    "UIMenuItem": ControlForm(kind: .menuItem, isPresented: true),
    "UIButton.Configuration": ControlForm(),
    "UNNotificationAction": notificationAction, "UNTextInputNotificationAction": notificationAction,
  ]
  /// A button of a notification (Apple, `UNNotificationAction`).
  private static let notificationAction = ControlForm(kind: .button, isPresented: true, isOfBoth: true)

  private static let appKit: [String: ControlForm] = [
    "NSButton": appKit(.button), "NSPopUpButton": appKit(.popUpButton), "NSComboButton": appKit(.button),
    "NSTextField": appKit(.textField), "NSSecureTextField": secureField, "NSTokenField": appKit(.textField),
    "NSSearchField": appKit(.searchField), "NSTextView": appKit(.textView), "NSComboBox": appKit(.comboBox),
    "NSSegmentedControl": appKit(.segmentedControl), "NSSlider": appKit(.slider), "NSStepper": appKit(.stepper),
    "NSSwitch": appKit(.switch), "NSDatePicker": appKit(.datePicker), "NSColorWell": appKit(.colorWell),
    "NSImageView": appKit(.imageView), "NSProgressIndicator": appKit(.progressView),
    "NSLevelIndicator": appKit(.levelIndicator), "NSPathControl": appKit(.pathControl),
    "NSToolbarItem": appKit(.toolbarItem), "NSToolbarItemGroup": appKit(.segmentedControl),
    "NSMenuToolbarItem": appKit(.toolbarItem),
    "NSSharingServicePickerToolbarItem": appKit(.toolbarItem), "NSSearchToolbarItem": appKit(.toolbarItem),
    "NSMenu": appKit(.menu, isPresented: true), "NSMenuItem": appKit(.menuItem, isPresented: true),
    "NSAlert": appKit(.view, isPresented: true), "NSTabViewItem": appKit(.tabViewItem),
  ]

  private static let secureField = ControlForm(kind: .textField, framework: .appKit, isSecure: true)

  private static func appKit(_ kind: ElementKind, isPresented: Bool = false) -> ControlForm {
    ControlForm(kind: kind, framework: .appKit, isPresented: isPresented)
  }

  /// The methods that add an item, by name with the first label.
  static let methods: [String: ControlForm] = [
    "addButton(withTitle:)": appKit(.button, isPresented: true),
    "addItem(withTitle:)": appKit(.menuItem, isPresented: true),
    "insertItem(withTitle:)": appKit(.menuItem, isPresented: true),
    "addItems(withTitles:)": appKit(.menu, isPresented: true),
    statusItem: appKit(.button),
    "addTextField(configurationHandler:)": ControlForm(kind: .textField, isPresented: true),
    "insertSegment(withTitle:)": ControlForm(kind: .segment), "insertSegment(with:)": ControlForm(kind: .segment),
  ]

  /// The classes of UIKit's and AppKit's views in which apps put controls, and the protocols by which SwiftUI shows those; the system makes none by the name of its class alone.
  static let viewClasses: Set<String> = [
    "UIView", "UIControl", "UIButton", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIStackView", "UIScrollView", "NSView", "NSTableCellView", "NSStackView",
    "UIViewRepresentable", "NSViewRepresentable",
  ]

  /// The types of alerts.
  static let alerts: Set<String> = ["NSAlert", "UIAlertController"]

  /// The method that makes an item of the menu bar, which has a button (Apple, `NSStatusItem.button`).
  static let statusItem = "statusItem(withLength:)"

  /// The functions of types, other than initializers, that make one.
  static let functions: [String: Set<String>] = [
    "UIBarButtonItem": ["flexibleSpace", "fixedSpace"], "UIButton": ["systemButton"],
    "NSMenuItem": ["separator", "sectionHeader"],
    "UIButton.Configuration": [
      "plain", "filled", "tinted", "gray", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
      "prominentGlass", "clearGlass", "prominentClearGlass",
    ],
  ]

  /// Whether a function of a type makes a value of it: one of the system's, or any of a type to which apps add functions that make one.
  static func isMade(_ type: String, by function: String) -> Bool {
    type == configuration || functions[type]?.contains(function) == true
  }

  /// The type of the configurations of buttons.
  static let configuration = "UIButton.Configuration"

  /// The types that `.init(…)` means by its labels.
  static let typesByLabels: [(labels: Set<String>, type: String)] = [
    (["barButtonSystemItem"], "UIBarButtonItem"), (["title", "style", "handler"], "UIAlertAction"),
    (["title", "message", "preferredStyle"], "UIAlertController"), (["title", "image", "tag"], "UITabBarItem"),
    (["tabBarSystemItem"], "UITabBarItem"), (["title", "style", "target"], "UIBarButtonItem"),
    (["image", "style", "target"], "UIBarButtonItem"), (["title", "image", "handler"], "UIAction"),
  ]

  /// What is not UIKit's or AppKit's type of a control but a class of the app, or of a library, that inherits from one.
  static let maximumInheritance = 8

  /// The beginnings of the names by which a file is known that may contain controls.
  static let signs = ByteSigns(
    "UIButton", "BarButtonItem", "UISwitch", "UISlider", "UIStepper", "UISegmented", "UIText", "UISearch", "UILabel",
    "UIImageView", "UIDatePicker", "UIPageControl", "UIPickerView", "UIColorWell", "UIProgressView",
    "UIActivityIndicator", "UITab", "UIAlert", "UIContextualAction", "UIMenu", "UIAction", "UICommand", "UIKeyCommand",
    "ContentUnavailable", "NSButton", "PopUpButton", "NSCombo", "NSTextField", "NSTextView", "NSSecureText",
    "NSTokenField", "NSSearch",
    "NSSegmented", "NSSlider", "NSStepper", "NSSwitch", "NSDatePicker", "NSColorWell", "NSImageView",
    "NSProgressIndicator", "NSLevelIndicator", "NSPathControl", "NSToolbarItem", "NSMenu", "NSAlert", "NSTabViewItem",
    "NSStatus", "NotificationAction")

  /// The signs of files that only change controls of others, or make those of classes that the app declares.
  static let signsOfUse = ByteSigns(
    "accessibilityLabel", ".text = ", "setTitle(", "setImage(", "etAccessibility", "Button(", "Label(", "Field(",
    "TextView(",
    "Switch(", "Slider(", "Stepper(", "Item(", "ImageView(", "SearchBar(", "withTitle:",
    "withTitles:", "self.isHidden = ")

  /// The same of files in Objective-C.
  static let signsOfUseInObjectiveC = ByteSigns(
    "ccessibilityLabel", "setTitle:", "setImage:", "Button", "Label", "TextField", "TextView", "Switch", "Slider",
    "ImageView", "ItemsWithTitles")
}
