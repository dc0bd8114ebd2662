/// The modifiers of SwiftUI that leave the size and the place of a view as they are, or change them only through what is read
/// elsewhere.
///
/// Source: Apple, SwiftUI, View modifiers: those that draw, animate, handle events, or configure what is around a view.
enum NeutralModifiers {
  /// Whether a modifier changes no layout; one that is named after a style sets it, whoever declares it.
  static func contains(_ name: String) -> Bool { name.hasSuffix("Style") || isSwiftUIs(name) }

  /// Whether a modifier changes no layout and is SwiftUI's.
  static func isSwiftUIs(_ name: String) -> Bool {
    names.contains(name) || EnvironmentModifiers.table[name] != nil || styles.contains(name)
      || families.contains { family in
        name.hasPrefix(family) && name.dropFirst(family.count).first.map { $0.isUppercase } != false
      }
  }

  /// The beginnings of names of modifiers that are all neutral.
  private static let families = [
    "accessibility", "on", "navigation", "toolbar", "scroll", "presentation", "symbol", "chart", "widget", "keyboard",
    "search", "file", "focus", "dialog", "drop", "drag", "handles", "userActivity", "matched", "glass", "map", "photos",
    "interactive", "speech", "tabView", "table", "window", "default", "preferred", "digitalCrown", "sensory",
  ]

  /// The styles of controls and containers.
  private static let styles: Set<String> = [
    "gaugeStyle", "menuButtonStyle", "textEditorStyle", "asyncImageStyle", "productViewStyle",
    "subscriptionStoreControlStyle", "subscriptionStorePickerItemBackgroundStyle", "signInWithAppleButtonStyle",
    "payWithApplePayButtonStyle", "addPassToWalletButtonStyle", "verifyIdentityWithWalletButtonStyle",
    "addOrderToWalletButtonStyle", "complicationForegroundStyle",
  ]

  private static let names: Set<String> = drawing.union(texts).union(events).union(lists).union(values).union(shapes)

  /// What changes only what is drawn.
  private static let drawing: Set<String> = [
    "opacity", "offset", "scaleEffect", "rotationEffect", "rotation3DEffect", "projectionEffect", "transformEffect",
    "shadow", "clipShape", "clipped", "cornerRadius", "mask", "blur", "brightness", "contrast", "saturation",
    "grayscale", "hueRotation", "colorInvert", "colorMultiply", "luminanceToAlpha", "blendMode", "compositingGroup",
    "drawingGroup", "geometryGroup", "foregroundColor", "foregroundStyle", "accentColor", "tint", "background",
    "backgroundStyle", "border", "hidden", "zIndex", "redacted", "unredacted", "privacySensitive", "colorScheme",
    "visualEffect", "colorEffect", "distortionEffect", "layerEffect", "contentShape", "containerShape",
    "invalidatableContent", "allowsHitTesting", "hoverEffect", "hoverEffectDisabled", "pointerStyle",
    "backgroundExtensionEffect", "listItemTint", "flipsForRightToLeftLayoutDirection", "typesettingLanguage",
    "allowedDynamicRange", "statusBar", "statusBarHidden", "_statusBarHidden", "activityBackgroundTint",
    "activitySystemActionForegroundColor", "persistentSystemOverlays", "renderingMode",
    "interpolation", "antialiased", "resizable", "contentTransition", "textSelection", "materialActiveAppearance",
    "help", "badgeProminence", "menuIndicator", "menuOrder", "overlayPreferenceValue", "backgroundPreferenceValue",
  ]

  /// What changes how a text is set; what matters of it is in the environment.
  private static let texts: Set<String> = [
    "font", "bold", "italic", "underline", "strikethrough", "fontWeight", "fontWidth", "fontDesign", "monospaced",
    "monospacedDigit", "kerning", "tracking", "baselineOffset", "lineLimit", "lineSpacing", "multilineTextAlignment",
    "truncationMode", "allowsTightening", "minimumScaleFactor", "textCase", "textScale", "lineHeight",
    "dynamicTypeSize", "imageScale", "textRenderer", "writingToolsBehavior", "textVariant", "typeSelectEquivalent",
  ]

  /// What handles events and input.
  private static let events: Set<String> = [
    "gesture", "simultaneousGesture", "highPriorityGesture", "draggable", "task", "refreshable", "animation",
    "transition", "transaction", "withAnimation", "disabled", "textContentType", "autocapitalization",
    "textInputAutocapitalization", "disableAutocorrection", "autocorrectionDisabled", "submitLabel", "submitScope",
    "focused", "focusable", "focusedValue", "focusedSceneValue", "focusedObject", "focusScope", "prefersDefaultFocus",
    "keyboardType", "keyboardShortcut", "buttonRepeatBehavior", "moveDisabled", "deleteDisabled",
    "selectionDisabled", "itemProvider", "exportsItemProviders", "importsItemProviders", "copyable", "cuttable",
    "pasteDestination", "popoverTip", "quickLookPreview", "phaseAnimator", "keyframeAnimator", "replaceDisabled",
    "findNavigator", "findDisabled", "fullScreenCover", "sheet", "alert", "popover", "contextMenu",
    "allowsSwipeActions",
  ]

  /// What configures lists, tables and bars around the view.
  private static let lists: Set<String> = [
    "listRowBackground", "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator",
    "listSectionSeparatorTint", "listRowSpacing", "listSectionSpacing", "listSectionMargins", "listStyle",
    "listRowHoverEffect", "listRowHoverEffectDisabled", "headerProminence", "swipeActions", "badge", "tabItem",
    "tabBarMinimizeBehavior",
    "indexViewStyle", "edgeEffect", "springLoadingBehavior", "collapsible", "sectionActions", "hidesSharedBackground",
    "sharedBackgroundVisibility", "tabPlacement", "customizationID", "customizationBehavior",
    "gridCellAnchor", "gridColumnAlignment", "labelsHidden", "labelsVisibility", "inspectorColumnWidth",
    "controlSize", "controlGroupStyle", "buttonBorderShape", "formStyle", "groupBoxStyle",
  ]

  /// What sets values for other views.
  private static let values: Set<String> = [
    "id", "tag", "environment", "environmentObject", "transformEnvironment", "preference", "transformPreference",
    "anchorPreference", "transformAnchorPreference", "coordinateSpace", "previewDevice", "previewLayout",
    "previewDisplayName", "previewInterfaceOrientation", "equatable", "modelContainer", "modelContext", "layoutValue",
    "containerValue", "containerBackground", "entitlements", "accentColor", "accessibility", "storeProductTask",
    "subscriptionStatusTask",
    "commands", "handlesExternalEvents", "appStoreOverlay", "manageSubscriptionsSheet", "buttonStyle",
  ]

  /// What shapes, images and menus are drawn with.
  private static let shapes: Set<String> = [
    "fill", "stroke", "strokeBorder", "trim", "rotation", "inset", "size", "gradient", "opacity", "shadow", "mesh",
    "strokeStyle", "union", "subtracting", "intersection", "symmetricDifference", "eraseToAnyView",
  ]
}
