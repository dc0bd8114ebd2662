import AuditModel

/// Reads what controls have in common: font, line breaking, enabled, selected, image, range.
enum ControlReader {
  /// Reads a control's common members.
  static func read(_ source: ObjectSource, schema: ObjectSchema, into element: inout Element) {
    for (attribute, member) in flags { element.control[keyPath: member] = source.flag(attribute) }
    element.control.role = source.node.word("role")
    element.control.systemItem = source.node.word("systemItem")
    element.control.controlSize = source.word("controlSize")
    element.control.font = FontReader.read(source.child(key: "fontDescription") ?? source.child(key: "font"))
    element.control.lineBreakMode = LineBreakMode(interfaceBuilder: source.string("lineBreakMode"))
    element.control.numberOfLines = source.number("numberOfLines").flatMap { Int(exactly: $0) }.map { max($0, 0) }
    if alignedKinds.contains(schema.kind) { element.control.textAlignment = textAlignment(of: source) }
    element.control.minimumScaleFactor = source.number("minimumScaleFactor")
    element.control.isSecure = source.node.child(key: "textInputTraits")?.flag("secureTextEntry")
    if schema.kind == .switch { element.control.isOn = source.flag("on") ?? false }
    if schema.kind != .button { element.control.image = source.image("image") }
    // AppKit's views do not have this property of their own; UIKit's controls do.
    let isShadowed = source.file.platform == .macOS && schema.kind != .tabViewItem
    element.control.toolTip = source.text("toolTip", property: isShadowed ? "ibShadowedToolTip" : "toolTip")
    element.control.range = schema.range.map { range($0, of: source) }
  }

  /// The kinds of which the alignment is that of a text; cells of images and sliders have one as well.
  private static let alignedKinds: Set<ElementKind> = [
    .label, .textField, .textView, .button, .popUpButton, .comboBox, .searchField,
  ]

  /// The alignment of an AppKit cell or of a view of UIKit; nil if it is natural, which Interface Builder writes as well.
  private static func textAlignment(of source: ObjectSource) -> TextAlignment? {
    let alignment = (source.cell?["alignment"] ?? source.node["textAlignment"]).flatMap(TextAlignment.init)
    return alignment == .natural ? nil : alignment
  }

  private static func range(_ slot: RangeSlot, of source: ObjectSource) -> ControlRange {
    let number = { (slot: RangeSlot.Number) in source.number(slot.attribute) ?? slot.standard }
    return ControlRange(minimum: number(slot.minimum), maximum: number(slot.maximum), current: number(slot.current))
  }

  private typealias Member<Value> = any WritableKeyPath<Control, Value?> & Sendable

  private static let flags: [(String, Member<Bool>)] = [
    ("enabled", \.isEnabled), ("selected", \.isSelected), ("highlighted", \.isHighlighted), ("editable", \.isEditable),
    ("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    ("adjustsLetterSpacingToFitWidth", \.allowsTightening), ("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
    ("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
  ]
}

/// Reads the styles that determine the size of controls.
enum ControlStyleReader {
  /// Reads a date picker's style and what it picks.
  static let datePicker: ObjectSchema.Detail = { source, element in
    element.control.type = source.word("style") ?? source.word("datePickerStyle")
    element.control.mode = source.node.word("datePickerMode")
  }

  /// Reads an activity indicator's style: `large`, `medium`, and the older names of both.
  static let style: ObjectSchema.Detail = { source, element in element.control.type = source.node.word("style") }

  /// Reads a progress view's style: `bar` is for bars.
  static let progressView: ObjectSchema.Detail = { source, element in
    element.control.type = source.node.word("progressViewStyle")
  }

  /// Reads an AppKit segmented control's style.
  static let segmentedControl: ObjectSchema.Detail = { source, element in
    element.control.bezelStyle = source.content.word("style")
  }

  /// Reads an AppKit slider's type and its tick marks.
  static let slider: ObjectSchema.Detail = { source, element in
    element.control.type = source.flag("vertical") == true ? .vertical : source.content.word("sliderType")
    let marks = source.content.number("numberOfTickMarks").flatMap { Int(exactly: $0) }
    element.control.tickMarks = marks.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Reads the frame that an AppKit image view draws around its image.
  static let imageView: ObjectSchema.Detail = { source, element in
    element.control.bezelStyle = source.content.word("imageFrameStyle")
  }
}
