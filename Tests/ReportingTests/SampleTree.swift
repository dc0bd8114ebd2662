import AuditModel

/// Trees in which every member of the model is set.
enum SampleTree {
  /// A tree of one screen.
  static var tree: InterfaceTree {
    var tree = InterfaceTree(source: "App/Base.lproj/Main.storyboard", platform: .iOS)
    (tree.developmentLanguage, tree.locale) = (LocaleTag("en"), LocaleTag("en"))
    (tree.bundle, tree.table, tree.toolsVersion, tree.device) = ("App", "Main", "22505", "retina6_12")
    (tree.objectIDs, tree.isLandscape, tree.usesAutoLayout) = (["go"], true, false)
    let size = Size(width: 393, height: 852.5)
    var screen = Screen(id: "login", title: "Log In", size: size, root: element)
    screen.surroundings = surroundings
    tree.screens = [screen]
    return tree
  }

  private static var surroundings: ScreenSurroundings {
    var bars = ScreenSurroundings()
    (bars.hasNavigationBar, bars.hasLargeTitle, bars.hasTabBar) = (true, true, true)
    (bars.hasToolbar, bars.hidesStatusBar, bars.isDetached) = (true, true, true)
    return bars
  }

  /// An element that has every property.
  static var element: Element {
    var element = Element(id: "go", kind: .unknown("holographicDisplay"))
    element.frame = Rect(x: 1, y: 2.25, width: 120, height: 44)
    element.control = control
    element.layout = layout
    element.accessibility = accessibility
    (element.isHidden, element.isModal, element.isNotInstalled, element.isPrototype) = (true, true, true, true)
    (element.customClass, element.userLabel, element.localizerNote) = ("GoButton", "Go", "A verb")
    (element.outlets, element.actions) = (["go"], ["go:"])
    (element.gestures, element.gestureActions, element.opens) = (["tap"], ["tapped:"], ["show"])
    (element.expressions, element.branch) = (["model.title"], Branch(choice: "if#1", index: 0))
    element.runtimeAttributes = [RuntimeAttribute(keyPath: "a", type: "string", value: "b", isLocalized: true)]
    element.otherTexts = ["Other"]
    element.location = SourceLocation(file: "Main.storyboard", line: 3, column: 4)
    element.children = [Element(id: "child", kind: .label)]
    return element
  }

  /// What stands behind the trees of an array.
  static var rest: Rest {
    // swift-format-ignore: NeverForceUnwrap
    let (english, german) = (LocaleTag("en")!, LocaleTag("de")!)
    var entry = StringsEntry(key: "a", value: "b", comment: "c", line: 1, column: 1, isLost: true)
    (entry.state, entry.extraction, entry.isUntranslatable) = (.needsReview, .extractedWithValue, true)
    entry.isImplied = true
    let path = LeafPath([.device("ipad"), .substitution("v"), .plural("one"), .width("20"), .item(0)])
    entry.leaves = [StringsLeaf(path: path, value: "b", state: .new, line: 2, column: 3)]
    entry.variables = [
      StringsVariable(name: "v", argument: 1, valueType: "ld", ruleType: "NSStringPluralRuleType", line: 1, column: 1)
    ]
    let file = StringsFile(
      path: "de.lproj/Main.strings", folder: "de", locale: german, format: .strings, encoding: .utf8,
      entries: [entry])
    var table = LocalizationTable(name: "Main", interfaceFile: "Base.lproj/Main.storyboard", files: [file])
    table.sourceLanguage = english
    var bundle = LocalizationBundle(
      path: "", developmentLanguage: english, developmentLanguageSource: "assumed", tables: [table])
    bundle.isExchange = true
    bundle.images = [LocalizedImage(name: "flag", path: "App/en.lproj/flag.png", folders: ["de", "en"])]
    let diagnostics = LoadingDiagnostic.Kind.allCases.map { kind in
      var diagnostic = LoadingDiagnostic(
        kind: kind, location: SourceLocation(file: "x"), message: "m", lostKeys: 2, locale: LocaleTag("de"))
      (diagnostic.severity, diagnostic.reason, diagnostic.key) = (.note, "why", "a")
      return diagnostic
    }
    return Rest(
      catalog: LocalizationCatalog(bundles: [bundle]), diagnostics: diagnostics,
      inputs: [InputFile(path: "x", format: .strings, skipped: "why")])
  }

  struct Rest: Encodable {
    var version = 1
    var screens: [Screen] = []
    var catalog: LocalizationCatalog
    var diagnostics: [LoadingDiagnostic]
    var inputs: [InputFile]
  }

  /// The example of the format's documentation.
  static let contractExample = """
    {"version": 1, "platform": "iOS", "developmentLanguage": "en",
     "screens": [{"id": "login", "title": "Log In", "size": {"width": 393, "height": 852}, "root": {
       "kind": "view", "id": "root", "frame": {"x": 0, "y": 0, "width": 393, "height": 852}, "children": [
         {"kind": "button", "id": "go", "frame": {"x": 20, "y": 700, "width": 120, "height": 44},
          "states": {"normal": {"title": {"key": "login.go", "table": "Localizable"}, "image": "arrow"}},
          "font": {"style": "body"}, "lineBreakMode": "truncatingTail", "numberOfLines": 1,
          "isEnabled": true, "isSelected": false,
          "accessibility": {"label": "…", "hint": "…", "value": "…", "traits": ["button"], "identifier": "…",
                            "language": "de", "isElement": true,
                            "context": {"type": "series", "index": 1, "count": 4}}}]}}]}
    """
}
