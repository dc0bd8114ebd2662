/// What an element is; a kind that we have no name for survives as `unknown` with its children.
public enum ElementKind: OpenVocabulary {
  /// A control, or what shows a text.
  case button, label, `switch`, slider, stepper, segmentedControl, segment, textField, textView, searchField
  /// A control of a platform.
  case datePicker, pageControl, progressView, activityIndicator, colorWell, pickerView, popUpButton, comboBox
  /// A menu, or one of its items.
  case menu, menuItem
  /// An image, a bar, or an item of a bar.
  case imageView, tabBar, tabBarItem, navigationBar, navigationItem, toolbar, toolbarItem, barButtonItem, link
  /// A container.
  case tableView, collectionView, cell, section, tableColumn, stackView, scrollView, box, tabView, tabViewItem
  /// A screen, a plain view, or a bare accessibility element.
  case window, viewController, view, element
  /// SwiftUI: views that take space but show no words: flexible space, a line, and what fills the space that it is offered (a shape,
  /// a color, a gradient, a canvas).
  case spacer, divider, shape
  /// A kind without a name here.
  case unknown(String)

  /// The kinds that have a name.
  public static let known = KnownWords<Self>(
    .button, .label, .switch, .slider, .stepper, .segmentedControl, .segment, .textField, .textView, .searchField,
    .datePicker, .pageControl, .progressView, .activityIndicator, .colorWell, .pickerView, .popUpButton, .comboBox,
    .menu, .menuItem, .imageView, .tabBar, .tabBarItem, .navigationBar, .navigationItem, .toolbar, .toolbarItem,
    .barButtonItem, .link, .tableView, .collectionView, .cell, .section, .tableColumn, .stackView, .scrollView, .box,
    .tabView, .tabViewItem, .window, .viewController, .view, .element, .spacer,
    .divider, .shape)

  /// A kind that we have no name for.
  public static func other(_ word: String) -> Self { .unknown(word) }

  /// The kinds that a user operates: UIKit's and AppKit's controls, bar items, tabs and links.
  public static let controls: Set<ElementKind> = [
    .button, .switch, .slider, .stepper, .segmentedControl, .segment, .textField, .textView, .searchField, .datePicker,
    .pageControl, .colorWell, .pickerView, .popUpButton, .comboBox, .menuItem, .tabBarItem, .toolbarItem,
    .barButtonItem, .link,
  ]

  /// Whether elements of the kind matter to the layout alone: they show no words, and nothing is said or judged of them.
  public var isOnlyOfLayout: Bool { self == .spacer || self == .divider || self == .shape }
}

extension ElementKind {
  /// Whether the kind has no name here: a view of a library, or one that is not read.
  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// One button of an AppKit matrix, which is a cell without a view of its own.
  package static let buttonCell = ElementKind.unknown("buttonCell")
  /// AppKit's path control.
  package static let pathControl = ElementKind.unknown("pathControl")
  /// AppKit's level indicator.
  package static let levelIndicator = ElementKind.unknown("levelIndicator")

  /// The kinds that show no name of their own: only a label, or a text next to them, tells what they are for.
  package static let namedByLabelAlone: Set<ElementKind> = [
    .textField, .textView, .comboBox, .slider, .stepper, .switch, .datePicker, .colorWell, .popUpButton, .pathControl,
  ]
}
