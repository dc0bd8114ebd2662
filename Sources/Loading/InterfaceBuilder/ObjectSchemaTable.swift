import AuditModel

extension ObjectSchema {
  /// The schema of an XML element; nil if it is unknown.
  static func find(_ name: String, platform: Platform) -> ObjectSchema? {
    (platform == .macOS ? appKit[name] : nil) ?? common[name]
  }

  /// The schema of an unknown object: it is kept with its title and its children.
  static func unknown(_ name: String) -> ObjectSchema {
    ObjectSchema(kind: .unknown(name), texts: [TextSlot("title", \.control.title)])
  }

  private static let title = TextSlot("title", \.control.title)
  private static let text = TextSlot("text", \.control.text)

  /// UIKit's objects, and those that have the same names in AppKit.
  private static let common: [String: ObjectSchema] =
    controls.merging(bars) { $1 }.merging(containers) { $1 }.merging(controllers) { $1 }

  private static let controls: [String: ObjectSchema] = [
    "button": ObjectSchema(kind: .button, details: [ButtonReader.read]),
    "label": ObjectSchema(kind: .label, texts: [text], details: [LabelReader.label]),
    "textField": ObjectSchema(
      kind: .textField, texts: [text, TextSlot("placeholder", \.control.placeholder)], details: [LabelReader.field]),
    "textView": ObjectSchema(kind: .textView, texts: [text], details: [LabelReader.attributedText]),
    "searchBar": ObjectSchema(
      kind: .searchField,
      texts: [text, TextSlot("placeholder", \.control.placeholder), TextSlot("prompt", \.control.subtitle)],
      details: [PartReader.scopeTitles]),
    "switch": ObjectSchema(kind: .switch, texts: [title]),
    "slider": ObjectSchema(
      kind: .slider,
      range: RangeSlot(
        minimum: .init(attribute: "minValue", standard: 0), maximum: .init(attribute: "maxValue", standard: 1),
        current: .init(attribute: "value", standard: 0))),
    "stepper": ObjectSchema(
      kind: .stepper,
      range: RangeSlot(
        minimum: .init(attribute: "minimumValue", standard: 0),
        maximum: .init(attribute: "maximumValue", standard: 100),
        current: .init(attribute: "value", standard: 0))),
    "progressView": ObjectSchema(
      kind: .progressView,
      range: RangeSlot(
        minimum: .init(attribute: "", standard: 0), maximum: .init(attribute: "", standard: 1),
        current: .init(attribute: "progress", standard: 0)),
      details: [ControlStyleReader.progressView]),
    "segmentedControl": ObjectSchema(kind: .segmentedControl, details: [PartReader.segments]),
    "pageControl": ObjectSchema(kind: .pageControl, details: [PartReader.pages]),
    "datePicker": ObjectSchema(kind: .datePicker, details: [ControlStyleReader.datePicker]),
    "colorWell": ObjectSchema(kind: .colorWell, texts: [title]),
    "activityIndicatorView": ObjectSchema(kind: .activityIndicator, details: [ControlStyleReader.style]),
    "pickerView": ObjectSchema(kind: .pickerView),
    "imageView": ObjectSchema(kind: .imageView),
    "menu": ObjectSchema(kind: .menu, texts: [title]),
    "command": ObjectSchema(kind: .menuItem, texts: [title], details: [PartReader.separator]),
    "menuItem": ObjectSchema(
      kind: .menuItem, texts: [title, TextSlot("toolTip", \.control.toolTip)], details: [PartReader.separator]),
  ]

  private static let toolbarItem = ObjectSchema(
    kind: .toolbarItem,
    texts: [
      TextSlot("label", \.control.title), TextSlot("paletteLabel", \.control.subtitle),
      TextSlot("toolTip", \.control.toolTip),
    ], details: [AppKitReader.toolbarItem])

  private static let bars: [String: ObjectSchema] = [
    "barButtonItem": ObjectSchema(kind: .barButtonItem, texts: [title], details: [PartReader.style, PartReader.width]),
    "tabBarItem": ObjectSchema(kind: .tabBarItem, texts: [title, TextSlot("badgeValue", \.control.value)]),
    "navigationItem": ObjectSchema(
      kind: .navigationItem, texts: [title, TextSlot("prompt", \.control.subtitle)],
      details: [PartReader.backButtonTitle]),
    "tabBar": ObjectSchema(kind: .tabBar),
    "navigationBar": ObjectSchema(kind: .navigationBar),
    "toolbar": ObjectSchema(kind: .toolbar),
    "toolbarItem": toolbarItem, "searchToolbarItem": toolbarItem,
  ]

  private static let containers: [String: ObjectSchema] = {
    var table: [String: ObjectSchema] = [
      "tableView": ObjectSchema(kind: .tableView),
      "collectionView": ObjectSchema(kind: .collectionView),
      "scrollView": ObjectSchema(kind: .scrollView),
      "stackView": ObjectSchema(kind: .stackView),
      "tableViewCell": ObjectSchema(kind: .cell, details: [PartReader.contentConfiguration]),
      "collectionViewCell": ObjectSchema(kind: .cell),
      "tableViewSection": ObjectSchema(
        kind: .section,
        texts: [TextSlot("headerTitle", \.control.title), TextSlot("footerTitle", \.control.subtitle)]),
      "window": ObjectSchema(kind: .window, texts: [title]),
    ]
    for name in [
      "view", "containerView", "visualEffectView", "tableViewCellContentView", "collectionViewCellContentView",
      "collectionReusableView", "customView",
    ] {
      table[name] = ObjectSchema(kind: .view)
    }
    return table
  }()

  private static let controllers: [String: ObjectSchema] = {
    let names = [
      "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
      "splitViewController", "pageViewController", "hostingController", "avPlayerViewController", "glkViewController",
      "viewControllerPlaceholder", "windowController", "tabViewController", "pageController",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, ObjectSchema(kind: .viewController, texts: [title])) })
  }()
}

extension ObjectSchema {
  /// AppKit's objects where they differ from UIKit's: the content is in a cell.
  static let appKit: [String: ObjectSchema] =
    appKitTexts.merging(appKitControls) { $1 }.merging(appKitContainers) { $1 }

  private static let cellText = TextSlot("title", \.control.text)
  private static let placeholder = TextSlot("placeholderString", \.control.placeholder)

  private static let appKitTexts: [String: ObjectSchema] = {
    var table: [String: ObjectSchema] = [:]
    let kinds: [String: ElementKind] = [
      "textField": .textField, "secureTextField": .textField, "tokenField": .textField, "searchField": .searchField,
      "comboBox": .comboBox,
    ]
    for (name, kind) in kinds {
      table[name] = ObjectSchema(kind: kind, texts: [cellText, placeholder], details: [AppKitReader.textField])
    }
    table["textView"] = ObjectSchema(
      kind: .textView, texts: [TextSlot("text", \.control.text)], details: [LabelReader.attributedText])
    return table
  }()

  private static let appKitRange = RangeSlot(
    minimum: .init(attribute: "minValue", standard: 0), maximum: .init(attribute: "maxValue", standard: 100),
    current: .init(attribute: "doubleValue", standard: 0))

  private static let appKitControls: [String: ObjectSchema] = [
    "button": ObjectSchema(
      kind: .button, texts: [TextSlot("alternateTitle", \.control.subtitle)], details: [AppKitReader.button]),
    // A radio group of old files, whose cells are its visible parts.
    "buttonCell": ObjectSchema(kind: .buttonCell, details: [AppKitReader.button]),
    "popUpButton": ObjectSchema(kind: .popUpButton, details: [AppKitReader.popUpButton]),
    "segmentedControl": ObjectSchema(
      kind: .segmentedControl, details: [PartReader.segments, ControlStyleReader.segmentedControl]),
    "switch": ObjectSchema(kind: .switch, details: [AppKitReader.onState]),
    "slider": ObjectSchema(
      kind: .slider,
      range: RangeSlot(
        minimum: appKitRange.minimum, maximum: .init(attribute: "maxValue", standard: 1), current: appKitRange.current),
      details: [ControlStyleReader.slider]),
    "stepper": ObjectSchema(kind: .stepper, range: appKitRange),
    "progressIndicator": ObjectSchema(
      kind: .progressView, range: appKitRange, details: [AppKitReader.progressIndicator]),
    "pathControl": ObjectSchema(kind: .pathControl, details: [AppKitReader.pathControl]),
    "levelIndicator": ObjectSchema(kind: .levelIndicator, range: appKitRange),
    "datePicker": ObjectSchema(kind: .datePicker, details: [ControlStyleReader.datePicker]),
    "colorWell": ObjectSchema(kind: .colorWell, details: [ControlStyleReader.style]),
    "imageView": ObjectSchema(kind: .imageView, details: [ControlStyleReader.imageView]),
  ]

  private static let appKitContainers: [String: ObjectSchema] = {
    var table: [String: ObjectSchema] = [
      "outlineView": ObjectSchema(kind: .tableView, details: [AppKitReader.table]),
      "tableView": ObjectSchema(kind: .tableView, details: [AppKitReader.table]),
      "tableCellView": ObjectSchema(kind: .cell),
      "tableColumn": ObjectSchema(kind: .tableColumn, details: [AppKitReader.tableColumn]),
      "box": ObjectSchema(kind: .box, texts: [TextSlot("title", \.control.title)], details: [AppKitReader.box]),
      "tabView": ObjectSchema(kind: .tabView),
      "tabViewItem": ObjectSchema(
        kind: .tabViewItem, texts: [TextSlot("label", \.control.title)], details: [AppKitReader.tabViewItem]),
      "toolbar": ObjectSchema(kind: .toolbar, details: [AppKitReader.toolbar]),
      "panel": ObjectSchema(kind: .window, texts: [TextSlot("title", \.control.title)]),
    ]
    for name in ["customView", "clipView", "tableHeaderView", "visualEffectView"] {
      table[name] = ObjectSchema(kind: .view)
    }
    return table
  }()
}
