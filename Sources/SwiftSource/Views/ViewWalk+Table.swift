internal import AuditModel

// SwiftUI's views by name, each with what reads it.
extension ViewWalk {
  /// Reads one call into elements.
  typealias Reading = @Sendable (inout ViewWalk, ViewCall, ViewEnvironment) -> [Element]

  static let table: [String: Reading] = [buttons, texts, remoteImages, controls, pickers, containers, decorations]
    .reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }

  /// Whether a name is that of a control, or of a container of views.
  static func opens(_ name: String) -> Bool {
    buttons[name] != nil || controls[name] != nil || pickers[name] != nil || containers[name] != nil
  }

  private static let buttons: [String: Reading] = [
    "Button": { $0.button($1, $2) }, "NavigationLink": { $0.navigationLink($1, $2) },
    "Link": { $0.link($1, $2) }, "ShareLink": { $0.shareLink($1, $2) }, "Menu": { $0.menu($1, $2) },
    "PhotosPicker": { $0.photosPicker($1, $2) },
    "EditButton": { $0.systemButton(.edit, $1, $2) }, "PasteButton": { $0.systemButton(.paste, $1, $2) },
    "RenameButton": { $0.systemButton(.rename, $1, $2) }, "ControlWidgetButton": { $0.button($1, $2) },
    "SettingsLink": { $0.settingsLink($1, $2) }, "HelpLink": { $0.helpLink($1, $2) },
  ]

  private static let texts: [String: Reading] = [
    "Text": { $0.text($1, $2) }, "Label": { $0.label($1, $2) }, "Image": { $0.image($1, $2) },
    "LabeledContent": { $0.labeledContent($1, $2) },
    "ContentUnavailableView": { $0.contentUnavailable($1, $2) },
  ]

  /// Images that are loaded from an address, SwiftUI's and those of common packages: Kingfisher, SDWebImage, Nuke, CachedAsyncImage.
  static let remoteImages: [String: Reading] = {
    let image: Reading = { $0.remoteImage($1, $2) }
    let names = [
      "AsyncImage", "CachedAsyncImage", "KFImage", "KFImage.url", "KFImage.source", "KFImage.resource", "KFImage.data",
      "KFImage.dataProvider", "WebImage", "AnimatedImage", "LazyImage",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, image) })
  }()

  private static let controls: [String: Reading] = [
    "Toggle": { $0.toggle($1, $2) }, "Slider": { $0.slider($1, $2) }, "Stepper": { $0.stepper($1, $2) },
    "TextField": { $0.field($1, isSecure: false, $2) }, "SecureField": { $0.field($1, isSecure: true, $2) },
    "TextEditor": { $0.textEditor($1, $2) }, "ProgressView": { $0.progress($1, $2) },
    "Gauge": { $0.progress($1, $2) }, "ColorPicker": { $0.titled(.colorWell, $1, $2) },
    "DisclosureGroup": { $0.disclosure($1, $2) }, "ControlWidgetToggle": { $0.widgetToggle($1, $2) },
  ]

  private static let pickers: [String: Reading] = [
    "Picker": { $0.picker($1, $2) }, "DatePicker": { $0.datePicker($1, $2) },
  ]

  private static let containers: [String: Reading] = [
    "VStack": { $0.stack(.vertical, $1, $2) }, "LazyVStack": { $0.stack(.vertical, $1, $2) },
    "HStack": { $0.stack(.horizontal, $1, $2) }, "LazyHStack": { $0.stack(.horizontal, $1, $2) },
    "GridRow": { $0.stack(.horizontal, $1, $2) }, "ControlGroup": { $0.stack(.horizontal, $1, $2) },
    "ZStack": { $0.container(.view, $1, $2) }, "Grid": { $0.container(.view, $1, $2) },
    "LazyVGrid": { $0.container(.view, $1, $2) }, "LazyHGrid": { $0.container(.view, $1, $2) },
    "ViewThatFits": { $0.alternatives($1, $2) }, "GeometryReader": { $0.container(.view, $1, $2) },
    "ScrollView": { $0.container(.scrollView, $1, $2) }, "ScrollViewReader": { $0.contents($1, $2) },
    "List": { $0.list($1, $2) }, "Form": { $0.form($1, $2) },
    "Table": { $0.container(.tableView, $1, $2) },
    "Section": { $0.section($1, $2) }, "GroupBox": { $0.groupBox($1, $2) },
    "ForEach": { $0.repeated($1, $2) }, "Group": { $0.contents($1, $2) },
    "NavigationStack": { $0.navigationStack($1, $2) }, "NavigationView": { $0.navigationStack($1, $2) },
    "NavigationSplitView": { $0.columns($1, $2) }, "TabView": { $0.tabView($1, $2) }, "Tab": { $0.tab($1, $2) },
    "TabSection": { $0.contents($1, $2) }, "ToolbarItem": { $0.toolbarItem($1, $2) },
    "ModifiedContent": { $0.modifiedContent($1, $2) }, "ToolbarItemGroup": { $0.toolbarItem($1, $2) },
    "AnyView": { $0.erased($1, $2) },
    "WindowGroup": { $0.contents($1, $2) }, "Window": { $0.contents($1, $2) }, "Settings": { $0.contents($1, $2) },
    "DocumentGroup": { $0.contents($1, $2) }, "MenuBarExtra": { $0.menuBarExtra($1, $2) },
    "CommandMenu": { $0.commandMenu($1, $2) }, "CommandGroup": { $0.commandGroup($1, $2) },
    "HSplitView": { $0.container(.view, $1, $2) }, "VSplitView": { $0.container(.view, $1, $2) },
    "GlassEffectContainer": { $0.contents($1, $2) }, "TableColumn": { $0.tableColumn($1, $2) },
    "TimelineView": { $0.contents($1, $2) }, "Alert": { $0.alert($1, $2) }, "ActionSheet": { $0.alert($1, $2) },
    // Of The Composable Architecture and its library Perception: they observe a state, and show what is in them.
    "WithPerceptionTracking": { $0.contents($1, $2) }, "WithViewStore": { $0.contents($1, $2) },
    "StaticControlConfiguration": { $0.contents($1, $2) }, "AppIntentControlConfiguration": { $0.contents($1, $2) },
  ]

  /// Views that are neither visible as text nor spoken, but mostly take space.
  private static let decorations: [String: Reading] = {
    let shapes = [
      "Color", "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "UnevenRoundedRectangle", "Path",
      "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "Canvas", "ContainerRelativeShape",
    ]
    let colors = [
      "clear", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
      "white", "gray", "black", "primary", "secondary", "accentColor",
    ].map { "Color.\($0)" }
    let shape: Reading = { $0.space(.shape, $1, $2) }
    var table = Dictionary(uniqueKeysWithValues: (shapes + colors).map { ($0, shape) })
    table["Spacer"] = { $0.space(.spacer, $1, $2) }
    table["Divider"] = { $0.space(.divider, $1, $2) }
    for name in ["EmptyView", "ToolbarSpacer", "DefaultToolbarItem"] { table[name] = { _, _, _ in [] } }
    return table
  }()
}
