import AuditModel
import TestSupport

/// Trees in which every member of the model is set.
enum SampleTree {
  /// A tree of one screen.
  static func tree() throws -> InterfaceTree { try document.decoded() }

  /// An element that has every property.
  static func element() throws -> Element { try node.element() }

  private static let document: JSON = [
    "bundle": "App",
    "developmentLanguage": "en",
    "device": "retina6_12",
    "framework": "uiKit",
    "isMadeInCode": true, "recording": "uiTest",
    "isLandscape": true,
    "locale": "en",
    "objectIDs": ["go"],
    "platform": "iOS",
    "source": "App/Base.lproj/Main.storyboard",
    "table": "Main",
    "toolsVersion": "22505",
    "usesAutoLayout": false,
    "version": 1,
    "screens": [
      [
        "id": "login", "size": ["height": 852.5, "width": 393],
        "surroundings": [
          "hasLargeTitle": true, "hasNavigationBar": true, "hasTabBar": true, "hasToolbar": true,
          "hidesStatusBar": true, "isDetached": true, "isPart": true,
        ], "title": "Log In", "root": JSON(node),
      ]
    ],
  ]

  private static let node = Node(
    .unknown("holographicDisplay"), "go", members + ["accessibility": accessibility, "layout": layout]
  ) {
    Node(.label, "child")
  }

  private static let members: Members = [
    "actions": ["go:"],
    "adjustsImageWhenHighlighted": false,
    "appearance": ["alpha": 1, "backgroundColor": color, "textColor": color, "tintColor": color],
    "borderShape": "capsule",
    "adjustsFontForContentSizeCategory": true,
    "adjustsFontSizeToFitWidth": true,
    "allowsTightening": true,
    "bezelStyle": "rounded",
    "branch": ["choice": "if#1", "index": 0],
    "changesSelectionAsPrimaryAction": true,
    "clearButtonMode": "always",
    "compressionResistance": ["horizontal": 750],
    "constraints": [
      [
        "constant": 8, "firstAttribute": "leading", "firstItem": "go", "id": "c1", "isPlaceholder": true,
        "hasOutlet": true, "outlets": ["classes": ["Login"], "names": ["width"]], "isSymbolic": true,
        "multiplier": "1:1", "priority": 999, "relation": "equal",
        "secondAttribute": "leading",
        "secondItem": "root",
      ]
    ],
    "controlSize": "regular",
    "customClass": "GoButton",
    "bindings": ["value"], "expressions": ["model.title"],
    "font": font,
    "frame": .frame(1, 2.25, 120, 44),
    "gestureActions": ["tapped:"], "ignoresTouches": true, "imageAlone": "folder",
    "gestures": ["tap"],
    "hugging": priorities,
    "image": image,
    "imagePosition": "left",
    "insets": ["content": insets, "image": insets, "title": insets],
    "isBordered": true,
    "hidesAlternateTitle": true,
    "isEditable": true,
    "isEnabled": true,
    "isHidden": true,
    "isHighlighted": true,
    "isModal": true,
    "isNotInstalled": true,
    "isOn": true,
    "isPrototype": true,
    "isSecure": true,
    "isSelected": true,
    "keyEquivalent": "\r",
    "lineBreakMode": "clip",
    "givenAt": ["column": 9, "file": "Main.storyboard", "line": 8],
    "localizerNote": "A verb",
    "location": ["column": 4, "file": "Main.storyboard", "line": 3],
    "minimumFontSize": 9,
    "minimumScaleFactor": 0.5,
    "mode": "date",
    "numberOfLines": 0,
    "opens": ["show"],
    "otherTexts": ["Other"],
    "outlets": ["go"],
    "tapAction": "Home: open()", "titleClasses": ["Home"], "outletClasses": ["Login"],
    "code": [
      "classes": ["Login"], "givesNoAction": true, "isShownLater": true, "givenTo": ["Style"], "replaced": ["Old"],
      "sets": ["label"],
    ],
    "placeholder": "p",
    "range": ["current": 0.5, "maximum": 1, "minimum": 0],
    "role": "primary",
    "runtimeAttributes": [["isLocalized": true, "keyPath": "a", "type": "string", "value": "b"]],
    "showsMenuAsPrimaryAction": true,
    "showsTouchWhenHighlighted": true,
    "states": ["disabled": state, "focused": state, "highlighted": state, "normal": state, "selected": state],
    "subtitle": "s",
    "systemItem": "done",
    "text": ["font": font, "key": "go", "paragraphStyle": paragraphStyle, "table": "Main", "value": "Go"],
    "textAlignment": "center",
    "contentAlignment": "trailing",
    "tickMarks": 3,
    "title": text,
    "toolTip": "h",
    "type": "system",
    "userLabel": "Go",
    "value": "v",
    "width": 40,
    "configuration": [
      "contentInsets": insets, "cornerStyle": "capsule", "image": image, "imagePadding": 1, "imagePlacement": "top",
      "size": "medium", "style": "filled", "subtitle": "s", "title": text, "titleFont": font, "titlePadding": 2,
      "backgroundColor": color, "foregroundColor": color,
    ],
  ]

  private static let accessibility: JSON = [
    "children": "combine",
    "containerType": "list",
    "context": [
      "column": 1, "columnHeaders": [], "count": 4, "height": 1, "index": 1, "isColumnHeader": false,
      "isFirstInRow": false, "isRowHeader": true, "row": 0, "rowHeaders": [], "type": "dataTableCell", "width": 1,
    ], "customActions": ["Delete"], "customContent": [["importance": "high", "label": "Size", "value": "XL"]],
    "elements": ["a", "b"], "elementsHidden": true, "expandedStatus": "expanded", "hint": "h", "identifier": "go",
    "isElement": true, "label": text, "language": "de", "sortPriority": 1,
    "traits": ["button"], "value": "v",
  ]

  private static let layout: JSON = [
    "accessory": "checkmark", "alignment": "center", "autoresizing": ["widthSizable"], "axis": "vertical",
    "clippingResistance": priorities, "detachesHiddenViews": true, "distribution": "fill", "edgeInsets": insets,
    "embeds": "child", "followsReadableWidth": true, "gravity": "leading",
    "grid": [
      "cells": [
        [
          "column": 0, "columnSpan": 2, "content": "child", "row": 0, "rowAlignment": "none", "rowSpan": 1,
          "xPlacement": "leading", "yPlacement": "top",
        ]
      ], "columnSpacing": 6, "columns": [track], "rowAlignment": "none", "rowSpacing": 8, "rows": [track],
      "xPlacement": "leading", "yPlacement": "top",
    ], "guides": ["safeArea": "g"], "hasPlaceholderIntrinsicSize": true, "insetsMarginsFromSafeArea": false,
    "intrinsicSize": ["height": 2, "width": 1], "isAmbiguous": true, "isMisplaced": true,
    "itemSize": ["height": 50, "width": 50], "margins": insets, "marginsAreDirectional": true, "preferredMaxWidth": 300,
    "preservesSuperviewMargins": true, "role": "contentView", "rowHeight": 44, "holdsPrototypes": true,
    "sectionFooterHeight": 18,
    "sectionHeaderHeight": 28, "semanticContent": "forceLeftToRight", "spacing": 8, "spacingAfter": 12,
    "stackHugging": priorities, "style": "grouped", "usesConstraints": true,
    "variations": [
      [
        "attributes": ["c1.constant": "8"], "excluded": ["c2"], "font": font, "included": ["c1"],
        "key": "widthClass=compact", "margins": insets, "marginsAreDirectional": true,
      ]
    ],
  ]

  /// A font that says everything.
  private static let font: JSON = [
    "family": "Inter", "isBold": true, "isItalic": true, "kerning": -0.5, "monospacedDigits": true, "size": 17,
    "style": "body", "weight": "bold",
  ]

  /// A text with its key.
  private static let text: JSON = ["key": "go", "table": "Main", "value": "Go"]

  /// A symbol with its configuration.
  private static let image: JSON = [
    "isSystem": true, "name": "arrow", "size": ["height": 20, "width": 20],
    "symbol": ["pointSize": 17, "scale": "large", "style": "body", "weight": "bold"],
  ]

  /// Insets that all differ.
  private static let insets: JSON = ["bottom": 3, "leading": 2, "top": 1, "trailing": 4.5]

  /// A priority for each axis.
  private static let priorities: JSON = ["horizontal": 250, "vertical": 250]

  /// What a state shows.
  private static let state: JSON = ["backgroundImage": "b", "image": image, "title": text, "titleColor": color]

  /// A color that says everything.
  private static let color: JSON = [
    "components": ["alpha": 1, "blue": 0.5, "green": 0, "red": 1], "name": "Accent", "system": "labelColor",
    "others": [["system": "redColor"]], "themes": ["DarkTheme": ["name": "Night"]],
  ]

  /// A row or column of a grid.
  private static let track: JSON = [
    "isHidden": true, "leadingPadding": 1, "placement": "fill", "rowAlignment": "firstBaseline", "size": 20,
    "trailingPadding": -2,
  ]

  /// A paragraph style that says everything.
  private static let paragraphStyle: JSON = [
    "alignment": "natural", "allowsDefaultTighteningForTruncation": true, "baseWritingDirection": "rightToLeft",
    "defaultTabInterval": 28, "firstLineHeadIndent": 8, "headIndent": 4, "hyphenationFactor": 1,
    "lineBreakMode": "wordWrap", "lineHeightMultiple": 1.2, "lineSpacing": 2, "maximumLineHeight": 40,
    "minimumLineHeight": 20, "paragraphSpacing": 6, "paragraphSpacingBefore": 3, "tabStops": [28, 56], "tailIndent": -4,
    "tighteningFactorForTruncation": 0.05,
  ]

  /// What stands behind the trees of an array.
  static var rest: Rest {
    var entry = StringsEntry(key: "a", value: "b", comment: "c", line: 1, column: 1, isLost: true)
    (entry.state, entry.extraction, entry.isUntranslatable) = (.needsReview, .extractedWithValue, true)
    entry.isImplied = true
    let path = LeafPath([.device("ipad"), .substitution("v"), .plural("one"), .width("20"), .item(0)])
    entry.leaves = [StringsLeaf(path: path, value: "b", state: .new, line: 2, column: 3)]
    entry.variables = [
      StringsVariable(name: "v", argument: 1, valueType: "ld", ruleType: "NSStringPluralRuleType", line: 1, column: 1)
    ]
    let file = StringsFile(
      path: "de.lproj/Main.strings", folder: "de", locale: .german, format: .strings, encoding: .utf8,
      entries: [entry])
    var table = LocalizationTable(name: "Main", interfaceFile: "Base.lproj/Main.storyboard", files: [file])
    table.sourceLanguage = .english
    var bundle = LocalizationBundle(
      path: "", developmentLanguage: .english, developmentLanguageSource: "assumed", tables: [table])
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
      inputs: [InputFile(path: "x", format: .strings, skipped: "why")],
      colors: [
        ColorAsset(name: "Accent", file: "x", light: ColorComponents(red: 1, green: 0, blue: 0)),
        ColorAsset(
          name: "Fill", file: "y", light: ColorComponents(red: 1, green: 0, blue: 0, alpha: 1),
          dark: ColorComponents(red: 1, green: 1, blue: 1)),
      ])
  }

  struct Rest: Encodable {
    var version = 1
    var screens: [Screen] = []
    var catalog: LocalizationCatalog
    var diagnostics: [LoadingDiagnostic]
    var inputs: [InputFile]
    var colors: [ColorAsset]
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
