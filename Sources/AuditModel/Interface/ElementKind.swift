/// What an element is; a kind that we have no name for survives as `.unknown` with its children.
public enum ElementKind: Sendable, Hashable {
  case button, label, `switch`, slider, stepper, segmentedControl, segment, textField, textView, searchField
  case datePicker, pageControl, progressView, activityIndicator, colorWell, pickerView, popUpButton, comboBox
  case menu, menuItem
  case imageView, tabBar, tabBarItem, navigationBar, navigationItem, toolbar, toolbarItem, barButtonItem, link
  case tableView, collectionView, cell, section, tableColumn, stackView, scrollView, box, tabView, tabViewItem
  case window, viewController, view, element
  case unknown(String)

  /// The kinds that have a name, by that name.
  private static let named: [String: ElementKind] = {
    let kinds: [ElementKind] = [
      .button, .label, .switch, .slider, .stepper, .segmentedControl, .segment, .textField, .textView, .searchField,
      .datePicker, .pageControl, .progressView, .activityIndicator, .colorWell, .pickerView, .popUpButton, .comboBox,
      .menu, .menuItem, .imageView, .tabBar, .tabBarItem, .navigationBar, .navigationItem, .toolbar, .toolbarItem,
      .barButtonItem, .link, .tableView, .collectionView, .cell, .section, .tableColumn, .stackView, .scrollView, .box,
      .tabView, .tabViewItem, .window, .viewController, .view, .element,
    ]
    return Dictionary(uniqueKeysWithValues: kinds.map { ("\($0)", $0) })
  }()

  /// The kinds that a user operates: UIKit's and AppKit's controls, bar items, tabs and links.
  public static let controls: Set<ElementKind> = [
    .button, .switch, .slider, .stepper, .segmentedControl, .segment, .textField, .textView, .searchField, .datePicker,
    .pageControl, .colorWell, .pickerView, .popUpButton, .comboBox, .menuItem, .tabBarItem, .toolbarItem,
    .barButtonItem, .link,
  ]

  /// The kind's name in JSON and in reports, such as `button`.
  public var name: String {
    if case .unknown(let name) = self { return name }
    return "\(self)"
  }

  /// The kind of that name, `.unknown` if there is none.
  public init(name: String) { self = Self.named[name] ?? .unknown(name) }
}

extension ElementKind: Codable {
  /// Reads a kind's name.
  public init(from decoder: any Decoder) throws {
    self.init(name: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the kind's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
