import AuditModel

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
      kind: .textView, texts: [TextSlot("text", \.control.text)], details: [TextReader.attributedText])
    return table
  }()

  private static let appKitRange = RangeSlot(
    minimum: .init(attribute: "minValue", standard: 0), maximum: .init(attribute: "maxValue", standard: 100),
    current: .init(attribute: "doubleValue", standard: 0))

  private static let appKitControls: [String: ObjectSchema] = [
    "button": ObjectSchema(
      kind: .button, texts: [TextSlot("alternateTitle", \.control.subtitle)], details: [AppKitReader.button]),
    // A radio group of old files: its cells are what is seen.
    "buttonCell": ObjectSchema(kind: .unknown("buttonCell"), details: [AppKitReader.button]),
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
    "datePicker": ObjectSchema(kind: .datePicker, details: [ControlStyleReader.datePicker]),
    "colorWell": ObjectSchema(kind: .colorWell, details: [ControlStyleReader.style]),
    "imageView": ObjectSchema(kind: .imageView, details: [ControlStyleReader.imageView]),
  ]

  private static let appKitContainers: [String: ObjectSchema] = {
    var table: [String: ObjectSchema] = [
      "outlineView": ObjectSchema(kind: .tableView),
      "tableView": ObjectSchema(kind: .tableView),
      "tableCellView": ObjectSchema(kind: .cell),
      "tableColumn": ObjectSchema(kind: .tableColumn, details: [AppKitReader.tableColumn]),
      "box": ObjectSchema(kind: .box, texts: [TextSlot("title", \.control.title)], details: [AppKitReader.box]),
      "tabView": ObjectSchema(kind: .tabView),
      "tabViewItem": ObjectSchema(kind: .tabViewItem, texts: [TextSlot("label", \.control.title)]),
      "panel": ObjectSchema(kind: .window, texts: [TextSlot("title", \.control.title)]),
    ]
    for name in ["customView", "clipView", "tableHeaderView", "visualEffectView"] {
      table[name] = ObjectSchema(kind: .view)
    }
    return table
  }()
}
