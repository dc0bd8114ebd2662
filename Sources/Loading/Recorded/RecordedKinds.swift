internal import AuditModel

/// What XCUITest's types of elements are.
///
/// Source: Apple, `XCUIElement.ElementType`; the names are those that `debugDescription` and WebDriverAgent print.
enum RecordedKinds {
  /// The kind of a type; nil for a type that is not known.
  static func kind(of type: String) -> ElementKind? { byType[type] }

  /// The type of a number (`XCUIElement.ElementType.rawValue`); nil for numbers of the future.
  static func type(numbered number: Int) -> String? { types.indices.contains(number) ? types[number] : nil }

  /// Whether a word is the name of a type.
  static func isType(_ word: String) -> Bool { byType[word] != nil || system.contains(word) }

  /// The types that the system shows over and beside the app, with everything in them.
  static let system: Set<String> = ["StatusBar", "Keyboard", "Key", "ScrollBar", "TouchBar", "StatusItem"]

  /// What a type is inside another: the parts of bars and of segmented controls are buttons to XCUITest.
  static func kind(of type: String, inside container: ElementKind?) -> ElementKind? {
    type == "Button" ? container.flatMap { parts[$0] } : nil
  }

  /// The containers that decide what the buttons inside are.
  static let containers = Set(parts.keys)

  /// The types that are only a frame around what is inside: VoiceOver reaches their parts.
  static let composed: Set<String> = ["Stepper", "DatePicker", "Picker", "Map"]

  /// The types in the order of their numbers.
  private static let types = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button",
    "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton",
    "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "StatusBar",
    "Table", "TableRow", "TableColumn", "Outline", "OutlineRow", "Browser", "CollectionView", "Slider",
    "PageIndicator", "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel",
    "Switch", "Toggle", "Link", "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText",
    "TextField", "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem", "Map",
    "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator", "SplitGroup",
    "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker", "Grid",
    "LevelIndicator", "Cell", "LayoutArea", "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]

  private static let parts: [ElementKind: ElementKind] = [
    .tabBar: .tabBarItem, .segmentedControl: .segment, .navigationBar: .barButtonItem, .toolbar: .barButtonItem,
  ]

  private static let byType: [String: ElementKind] = [
    "Any": .view, "Other": .view, "Application": .view, "Group": .view, "Window": .view, "Sheet": .view,
    "Drawer": .view, "Alert": .view, "Dialog": .view, "Button": .button, "RadioButton": .button, "RadioGroup": .view,
    "CheckBox": .button, "DisclosureTriangle": .button, "PopUpButton": .popUpButton, "ComboBox": .comboBox,
    "MenuButton": .button, "ToolbarButton": .button, "Popover": .view, "NavigationBar": .navigationBar,
    "TabBar": .tabBar, "TabGroup": .tabView, "Toolbar": .toolbar, "Table": .tableView, "TableRow": .cell,
    "TableColumn": .tableColumn, "Outline": .tableView, "OutlineRow": .cell, "Browser": .view,
    "CollectionView": .collectionView, "Slider": .slider, "PageIndicator": .pageControl,
    "ProgressIndicator": .progressView, "ActivityIndicator": .activityIndicator,
    "SegmentedControl": .segmentedControl, "Picker": .pickerView, "PickerWheel": .pickerView, "Switch": .switch,
    "Toggle": .switch, "Link": .link, "Image": .imageView, "Icon": .button, "SearchField": .searchField,
    "ScrollView": .scrollView, "StaticText": .label, "TextField": .textField, "SecureTextField": .textField,
    "DatePicker": .datePicker, "TextView": .textView, "Menu": .menu, "MenuItem": .menuItem, "MenuBar": .menu,
    "MenuBarItem": .menuItem, "Map": .element, "WebView": .unknown("wkWebView"), "IncrementArrow": .button,
    "DecrementArrow": .button, "Timeline": .view, "RatingIndicator": .element, "ValueIndicator": .view,
    "SplitGroup": .view, "Splitter": .view, "RelevanceIndicator": .element, "ColorWell": .colorWell,
    "HelpTag": .view, "Matte": .view, "DockItem": .view, "Ruler": .view, "RulerMarker": .view, "Grid": .view,
    "LevelIndicator": .levelIndicator, "Cell": .cell, "LayoutArea": .view, "LayoutItem": .view, "Handle": .view,
    "Stepper": .stepper, "Tab": .tabBarItem, "RemotePlaceholder": .view,
  ]
}

/// The names of traits that tools print, as our traits.
///
/// Source: WebDriverAgent, `FBAccessibilityTraits.m`; idb, `FBAccessibilityTraits.m`; AccessibilitySnapshot, `AccessibilityTraits`.
enum RecordedTraits {
  /// The traits of a list of names; names that are not known are left out, as VoiceOver says nothing for them.
  static func traits(named names: [String]) -> [AccessibilityTrait] {
    names.compactMap { name in
      let word = name.prefix(1).lowercased() + name.dropFirst()
      let trait = spellings[word] ?? AccessibilityTrait(name: word)
      return trait.isKnown ? trait : nil
    }
  }

  /// The traits of a bit mask, as old versions of AccessibilitySnapshot write it.
  static func traits(of mask: UInt64) -> [AccessibilityTrait] { bits.filter { mask & 1 << $0.bit != 0 }.map(\.trait) }

  /// The type of an element with certain traits; nil if they do not tell.
  static func type(of traits: [AccessibilityTrait]) -> String? { types.first { traits.contains($0.trait) }?.type }

  private static let spellings: [String: AccessibilityTrait] = [
    "switchButton": .toggleButton, "toggle": .toggleButton, "secureTextEntry": .secureTextField,
    "textOperationsAvailable": .textEntry, "heading": .header, "disabled": .notEnabled,
  ]

  private static let bits: [(bit: UInt64, trait: AccessibilityTrait)] = [
    (0, .button), (1, .link), (2, .image), (3, .selected), (4, .playsSound), (5, .keyboardKey), (6, .staticText),
    (7, .summaryElement), (8, .notEnabled), (9, .updatesFrequently), (10, .searchField), (11, .startsMediaSession),
    (12, .adjustable), (13, .allowsDirectInteraction), (14, .causesPageTurn), (15, .tabBar), (16, .header),
    (18, .textEntry), (21, .isEditing), (24, .secureTextField), (27, .backButton), (28, .tabBarItem), (47, .textArea),
    (53, .toggleButton),
  ]

  /// By the trait that decides first.
  private static let types: [(trait: AccessibilityTrait, type: String)] = [
    (.toggleButton, "Switch"), (.tabBarItem, "Tab"), (.searchField, "SearchField"), (.textArea, "TextView"),
    (.secureTextField, "SecureTextField"), (.textEntry, "TextField"), (.link, "Link"), (.button, "Button"),
    (.adjustable, "Slider"), (.image, "Image"), (.staticText, "StaticText"), (.header, "StaticText"),
  ]
}
