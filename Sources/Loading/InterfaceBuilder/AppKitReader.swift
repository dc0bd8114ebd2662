import AuditModel
import PlatformData

/// Reads AppKit's controls, whose cells contain title, image, state and line breaking.
enum AppKitReader {
  /// Reads a button: push, check, radio, help and so on.
  static let button: ObjectSchema.Detail = { source, element in
    let cell = source.content
    var normal = StateContent(title: source.text("title", property: "title"), image: source.image("image"))
    normal.title = ObjectSource.attributed(cell.child(key: "attributedTitle")) ?? normal.title
    element.control.states = [.normal: normal]
    if let image = source.image("alternateImage") { element.control.states?[.selected] = StateContent(image: image) }
    element.control.type = cell.word("type")
    element.control.bezelStyle = cell.word("bezelStyle")
    element.control.imagePosition = cell.word("imagePosition")
    element.control.isBordered = cell["borderStyle"] != nil
    element.control.keyEquivalent = keyEquivalent(of: cell)
    if source.flag("hasDestructiveAction") == true { element.control.role = .destructive }
    readState(source, into: &element)
    if element.control.subtitle != nil, !showsAlternateTitle(source) { element.control.hidesAlternateTitle = true }
    // Absent in nearly all files: check boxes and radio buttons wrap (Interface Builder records two lines where they are
    // squeezed), the bezels of others hold one line.
    element.control.lineBreakMode = element.control.lineBreakMode ?? (element.control.hasMark ? .wordWrap : .clip)
    element.control.numberOfLines = element.control.lineBreakMode?.wraps == true ? 0 : 1
  }

  /// The key that triggers a button without modifier keys; only such a key makes a default button.
  private static func keyEquivalent(of cell: XMLNode) -> String? {
    let hasModifiers = cell.child(key: "keyEquivalentModifierMask").map { !$0.flags.isEmpty } ?? false
    return cell.string("keyEquivalent").flatMap { $0.isEmpty || hasModifiers ? nil : $0 }
  }

  /// Reads a text field, which is a label if it cannot be edited.
  static let textField: ObjectSchema.Detail = { source, element in
    let cell = source.content
    let mode = element.control.lineBreakMode ?? .wordWrap  // what a cell without the attribute does
    // A cell that does not wrap still begins a line at each line break, which Interface Builder draws.
    let hasLines = cell.string("title")?.contains(where: \.isNewline) == true
    let isSingle = cell.flag("usesSingleLineMode") == true || !mode.wraps && !hasLines
    element.control.lineBreakMode = mode
    element.control.numberOfLines = isSingle ? 1 : 0
    element.control.isEditable = cell.flag("editable") ?? false
    element.control.isBordered = cell["borderStyle"] != nil
    element.control.bezelStyle = cell.word("bezelStyle") ?? cell.word("borderStyle")
    if element.kind == .textField, element.control.isEditable == false { element.control.type = .label }
    if source.kindName == "secureTextField" { element.control.isSecure = true }
  }

  /// Reads a pop-up or pull-down button; what it shows is the title of an item of its menu.
  static let popUpButton: ObjectSchema.Detail = { source, element in
    let cell = source.content
    let isPullDown = cell.flag("pullsDown") == true
    element.control.type = isPullDown ? .pullDown : .popUp
    element.control.bezelStyle = cell.word("bezelStyle")
    element.control.imagePosition = cell.word("imagePosition")
    element.control.isBordered = cell["borderStyle"] != nil
    element.control.lineBreakMode = element.control.lineBreakMode ?? .truncatingTail
    let shown = shownItem(of: source, isPullDown: isPullDown)
    let text = shown.flatMap { item in
      item.string("title").map { source.localizable($0, id: item["id"] ?? source.id, property: "title") }
    }
    let title = text ?? cell.string("title").map { LocalizableText($0) }
    if isPullDown { element.control.title = title } else { element.control.value = title }
  }

  private static func shownItem(of source: ObjectSource, isPullDown: Bool) -> XMLNode? {
    let items = source.content.child("menu")?.child("items")?.children ?? []
    if isPullDown { return items.first }
    return items.first { $0["id"] == source.content["selectedItem"] }
  }

  /// Reads whether a check box or radio button is on, and a button of another type that keeps its state.
  ///
  /// Interface Builder writes `state="on"` on momentary buttons as well, which have no state.
  private static func readState(_ source: ObjectSource, into element: inout Element) {
    guard keepsState(source, element.control) else { return }
    let state = source.string("state")
    if state == "mixed" {
      element.control.value = LocalizableText(Control.mixedState)
    } else {
      element.control.isOn = state == "on"
    }
  }

  /// Whether a button shows its alternate title while it is pressed or on: its cell changes its contents then
  /// (`NSCell.StyleMask.contentsCellMask`).
  private static func showsAlternateTitle(_ source: ObjectSource) -> Bool {
    source.content.child(key: "behavior")?.flags.contains { ["lightByContents", "changeContents"].contains($0) } ?? true
  }

  /// Whether a button keeps its state: by its type, or because its cell shows the state (`NSButtonCell.showsStateBy`).
  private static func keepsState(_ source: ObjectSource, _ control: Control) -> Bool {
    control.hasMark || source.content.child(key: "behavior")?.flags.contains { $0.hasPrefix("change") } ?? false
  }

  /// Reads whether a switch is on.
  static let onState: ObjectSchema.Detail = { source, element in
    element.control.isOn = source.string("state") == "on"
  }

  /// Reads a progress indicator: a spinning one shows no progress.
  static let progressIndicator: ObjectSchema.Detail = { source, element in
    element.control.type = source.node.word("style")
    guard source.node["style"] == "spinning" || source.node.flag("indeterminate") == true else { return }
    element.kind = .activityIndicator
    element.control.range = nil
  }

  /// Reads whether a path control shows its path as a pop-up button does.
  static let pathControl: ObjectSchema.Detail = { source, element in
    element.control.type = source.content.word("pathStyle")
  }

  /// Reads a table column's title from its header cell.
  static let tableColumn: ObjectSchema.Detail = { source, element in
    let header = source.node.child(key: "headerCell")
    element.control.title = header?.string("title").map {
      source.localizable($0, id: source.id, property: "headerCell.title")
    }
    element.control.lineBreakMode = LineBreakMode(interfaceBuilder: header?["lineBreakMode"])
    element.control.textAlignment = header?["alignment"].flatMap(TextAlignment.init)
    element.control.font = FontReader.read(header?.child(key: "font"))
    element.control.width = source.node.points("width")
    element.control.toolTip = source.text("headerToolTip", property: "headerToolTip")
  }

  /// Reads whether a table shows its columns' titles.
  static let table: ObjectSchema.Detail = { source, element in
    if source.node["headerView"] == nil { element.control.type = .headerless }
  }

  /// Reads which of AppKit's own items a toolbar item is: a space, or one that AppKit labels.
  static let toolbarItem: ObjectSchema.Detail = { source, element in
    if source.node.child(key: "minSize") != nil { element.layout.itemSize = source.node.child(key: "maxSize")?.size }
    guard let name = source.node["implicitItemIdentifier"], name.hasPrefix("NSToolbar") else { return }
    element.control.systemItem = systemItems[name]
  }

  private static let systemItems: [String: Control.SystemItem] = [
    "NSToolbarSpaceItem": .fixedSpace, "NSToolbarFlexibleSpaceItem": .flexibleSpace,
    "NSToolbarSeparatorItem": .fixedSpace, "NSToolbarSidebarTrackingSeparatorItemIdentifier": .fixedSpace,
    "NSToolbarShowColorsItem": .showColors, "NSToolbarShowFontsItem": .showFonts, "NSToolbarPrintItem": .print,
    "NSToolbarToggleSidebarItem": .toggleSidebar, "NSToolbarCustomizeToolbarItem": .customizeToolbar,
  ]

  /// Reads whether a toolbar shows its items' labels, and which items it shows at first, in their order: the others are offered
  /// when it is customized.
  static let toolbar: ObjectSchema.Detail = { source, element in
    element.control.imagePosition = displayModes[source.node["displayMode"] ?? ""]
    let shown = source.node.child("defaultToolbarItems")?.children.compactMap { $0["reference"] ?? $0["id"] } ?? []
    element.accessibility.elements = shown.isEmpty ? nil : shown
  }

  private static let displayModes: [String: Control.ImagePosition] = [
    "iconOnly": .only, "labelOnly": .noImage, "iconAndLabel": .above,
  ]

  /// Reads a tab's title (its label, or else its controller's title) and whether the tab is initially selected.
  static let tabViewItem: ObjectSchema.Detail = { source, element in
    element.control.isSelected = source.file.initialTabs.contains(source.id) ? true : nil
    guard element.control.title?.isBlank != false, let id = source.file.tabControllers[source.id],
      let controller = source.file.nodes[id]
    else { return }
    element.control.title = ObjectSource(node: controller, id: id, file: source.file).text("title", property: "title")
  }

  private static let untitledBoxes: Set<String> = ["separator", "custom"]

  /// Reads the title's font and the border, and drops the title of a box that does not show it.
  static let box: ObjectSchema.Detail = { source, element in
    let hasNoBorder = source.node["borderType"] == "none" || source.node.number("borderWidth") == 0
    element.control.isBordered = hasNoBorder ? false : nil
    element.control.font = FontReader.read(source.node.child(key: "titleFont"))
    let isUntitled = source.node["boxType"].map(untitledBoxes.contains) ?? false
    if source.node["titlePosition"] == "noTitle" || isUntitled { element.control.title = nil }
  }
}
