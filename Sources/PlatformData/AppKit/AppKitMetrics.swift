package import AuditModel

/// Figures of AppKit's controls and containers, in points.
package enum AppKitMetrics {
  /// The default font of a control of a size; nil is regular.
  package static func font(controlSize: ControlSize?) -> Figure<DefaultFont> {
    switch controlSize {
    case .small: .fixed(11, .interfaceBuilderFrames)
    case .mini: .fixed(9, .interfaceBuilderFrames)
    default: .fixed(13, .interfaceBuilderFrames)
    }
  }

  /// The fonts that files give by their role (`NSFont`), as Interface Builder names them.
  package enum NamedFont: String, Sendable, CaseIterable {
    case system, systemBold, systemUltraLight, systemThin, systemLight, systemMedium, systemSemibold, systemHeavy
    case systemBlack, smallSystem, smallSystemBold, miniSystem
    case message, menu, controlContent, cellTitle, label, toolTip, titleBar
  }

  /// The font of a role, with its default size.
  package static func namedFont(_ role: NamedFont) -> Figure<DefaultFont> {
    switch role {
    case .system: named(.regular)
    case .systemBold: named(.regular, weight: .bold)
    case .systemUltraLight: named(.regular, weight: .ultraLight)
    case .systemThin: named(.regular, weight: .thin)
    case .systemLight: named(.regular, weight: .light)
    case .systemMedium: named(.regular, weight: .medium)
    case .systemSemibold: named(.regular, weight: .semibold)
    case .systemHeavy: named(.regular, weight: .heavy)
    case .systemBlack: named(.regular, weight: .black)
    case .smallSystem: named(.small)
    case .smallSystemBold: named(.small, weight: .bold)
    case .miniSystem: named(.mini)
    case .message, .menu, .controlContent: named(.regular)
    case .cellTitle: .fixed(12, .fontReference)
    case .label: .fixed(10, .fontReference)
    case .toolTip: .fixed(11, .fontReference)
    case .titleBar: .fixed(13, weight: .bold, .fontReference)
    }
  }

  /// The system font in the size of a control.
  private static func named(_ size: ControlSize, weight: FontWeight = .regular) -> Figure<DefaultFont> {
    let font = font(controlSize: size)
    return .fixed(font.value.pointSize, weight: weight, font.source)
  }

  /// AppKit's cell types that the system draws and whose role says what they are for.
  package static let systemTypes: Set<ControlType> = [.help]
  /// Those that the system draws, and whose role does not say what they disclose.
  package static let disclosureTypes: Set<ControlType> = [.disclosureTriangle, .roundedDisclosure, .disclosure]

  /// The boxes whose contents keep different distances from the box's frame.
  package enum Box: Sendable, CaseIterable { case titled, untitled, oldStyle, bordered, borderless }

  /// What a box's content keeps from the box's frame, in a generation and in the frames of a build, if that is known.
  package static func boxContentInsets(
    _ box: Box, generation: SystemGeneration, build: Int?
  ) -> Figure<EdgeInsets> {
    switch box {
    case .titled, .untitled:
      let isEarly = build.map(InterfaceBuilderBuild.tallMacLabels.value.contains) ?? false
      let insets = (isEarly ? earlyBoxInsets : primaryBoxInsets)[generation]
      guard box == .titled else { return insets }
      var titled = insets.value
      titled.top += (isEarly ? earlyBoxTitleHeight : boxTitleHeight).value
      return Figure(titled, insets.source)
    case .oldStyle, .bordered: return Figure(EdgeInsets(top: 1, left: 1, bottom: 1, right: 1), .interfaceBuilderFrames)
    case .borderless: return Figure(EdgeInsets(), .interfaceBuilderFrames)
    }
  }
  /// The insets of a primary box without a title: n = 20 from macOS 11 to 15, 16 before, 4 in macOS 26.
  private static let primaryBoxInsets = GenerationFigures<EdgeInsets>(
    Figure(.init(top: 3, left: 4, bottom: 5, right: 4), .interfaceBuilderFrames),
    iOS12: Figure(.init(top: 3, left: 3, bottom: 3, right: 3), .interfaceBuilderFrames),
    iOS26: Figure(.init(), .interfaceBuilderFrames))
  /// The insets of a primary box in the builds before macOS 10.15 (n = 22).
  private static let earlyBoxInsets = GenerationFigures<EdgeInsets>(
    Figure(.init(top: 1, left: 1, bottom: 1, right: 1), .interfaceBuilderFrames))
  /// How much more a primary box keeps free above its content for its title (n = 31).
  private static let boxTitleHeight = Figure<Double>(12, .interfaceBuilderFrames)
  private static let earlyBoxTitleHeight = Figure<Double>(14, .interfaceBuilderFrames)
  /// How far below its upper edge the border of a box begins that shows a title above it: constraints of what it contains start
  /// there (n = 3).
  package static let boxBorderTop = Figure<Double>(14, .interfaceBuilderFrames)
  /// The distance between the columns and the rows of a grid where the file gives none (n = 4 column gaps).
  package static let gridSpacing = Figure<Double>(6, .interfaceBuilderFrames)
  /// The width of a scroll view's border.
  package static let scrollBorder = Figure<Double>(1, .interfaceBuilderFrames)
  /// How far the frame of a view that shows a symbol extends beyond its alignment rectangle (n = 3).
  package static let symbolInsets = Figure<EdgeInsets>(.init(top: 3, bottom: 3), .interfaceBuilderFrames)
  /// How far the frame of a button that shows one of AppKit's own images alone extends beyond its alignment rectangle (n = 4 each).
  ///
  /// Those of a symbol's height are 3 above and below it (n = 7), as around a symbol.
  package static let templateInsets: [String: Figure<EdgeInsets>] = [
    "NSAddTemplate": Figure(.init(top: 2, bottom: 2), .interfaceBuilderFrames),
    "NSRemoveTemplate": Figure(.init(top: -2, bottom: -3), .interfaceBuilderFrames),
    "NSRefreshFreestandingTemplate": Figure(.init(top: 2.5, bottom: 2.5), .interfaceBuilderFrames),
    "NSStopProgressFreestandingTemplate": symbolInsets, "NSFollowLinkFreestandingTemplate": symbolInsets,
    "NSRevealFreestandingTemplate": symbolInsets, "NSActionTemplate": symbolInsets,
    "NSGoBackTemplate": recessedInsets, "NSGoForwardTemplate": recessedInsets,
  ]
  /// Of a borderless button that is recessed when it is pressed (n = 2).
  private static let recessedInsets = Figure<EdgeInsets>(
    .init(top: 2.5, bottom: 2, right: 0.5), .interfaceBuilderFrames)
  /// How large AppKit draws one of its own images in a button, where that is less than the size that files list (n = 1 each, of
  /// the arrow 5); nil of other images.
  package static func templateSize(_ name: String, controlSize: ControlSize?) -> Figure<Size>? {
    templateSizes[name]?[ControlSize(listed: controlSize)]
  }
  private static let templateSizes: [String: [ControlSize: Figure<Size>]] = [
    "NSStopProgressFreestandingTemplate": [
      .regular: Figure(Size(width: 15, height: 14), .interfaceBuilderFrames),
      .small: Figure(Size(width: 13, height: 7), .interfaceBuilderFrames),
    ],
    "NSRefreshFreestandingTemplate": [
      .regular: Figure(Size(width: 15, height: 14), .interfaceBuilderFrames)
    ],
  ]
  /// The height of a line of the system font: ascent and descent are rounded by themselves.
  ///
  /// Labels at 9 to 24 pt agree (n = 200 at 11 sizes); a line at 10 pt is one point higher (n = 7).
  package static func lineHeight(size: Double) -> Double {
    let ascent = size < SystemFont.displaySize ? textAscent.value : SystemFont.ascent.value
    let height = (size * ascent).rounded() + (size * SystemFont.descent.value).rounded()
    return size == higherLine.value ? height + 1 : height
  }
  /// The share of a text's size above its baseline below the sizes of the display design.
  private static let textAscent = Figure(0.9668, .interfaceBuilderFrames)
  private static let higherLine = Figure<Double>(10, .interfaceBuilderFrames)
  /// How far the frame of an image view with a frame around its image extends beyond its alignment rectangle (n = 2).
  package static let framedImageInsets = Figure<EdgeInsets>(
    .init(top: 3, left: 3, bottom: 3, right: 3), .interfaceBuilderFrames)
  /// What a tab view's content keeps from the tab view's frame, by its tabs; nil if they are not known.
  package static func tabContentInsets(_ style: LayoutProperties.ContainerStyle) -> Figure<EdgeInsets>? {
    switch style {
    case .topTabsBezelBorder: Figure(.init(top: 33, left: 10, bottom: 13, right: 10), .commonKnowledge)
    case .noTabsBezelBorder: Figure(.init(top: 7, left: 10, bottom: 13, right: 10), .commonKnowledge)
    case .noTabsLineBorder: Figure(.init(top: 1, left: 1, bottom: 1, right: 1), .commonKnowledge)
    case .noTabsNoBorder: Figure(.init(), .interfaceBuilderFrames)
    default: nil
    }
  }
  /// The width of a split view's divider; one whose style is not given is thick.
  package static func dividerWidth(_ style: LayoutProperties.ContainerStyle?) -> Figure<Double> {
    switch style {
    case .thin: Figure(1, .commonKnowledge)
    case .paneSplitter: Figure(10, .commonKnowledge)
    default: Figure(9, .commonKnowledge)
    }
  }
  /// What a segment adds to its label's width, left and right together (n = 5 from macOS 11 to 15, 2 before).
  package static let segmentPadding = GenerationFigures<Double>(
    Figure(9.5, .interfaceBuilderFrames), iOS12: Figure(21, .interfaceBuilderFrames),
    iOS26: Figure(22, .commonKnowledge))
  /// What a segment adds to its image's width, left and right together (n = 4).
  package static let imageSegmentPadding = Figure<Double>(8, .interfaceBuilderFrames)
  /// How many lines a segmented control of a point each draws more than it has segments: one at each edge and one between any two
  /// (n = 5), or those between them alone (n = 8 in macOS 26).
  package static let segmentLines = GenerationFigures<Double>(
    Figure(1, .interfaceBuilderFrames), iOS12: Figure(-1, .inferredFromFrames),
    iOS26: Figure(-1, .interfaceBuilderFrames))
  /// What a centered label adds to its text's width (n = 25).
  package static let centeredLabelPadding = Figure<Double>(4, .interfaceBuilderFrames)
  /// How much taller a bezeled text field is in the builds whose labels are a point higher (n = 20; not in build 15400, n = 14).
  package static let tallFieldBezel = Figure<Double>(1, .interfaceBuilderFrames)
  /// What a bezeled text field adds to its text's width.
  package static let textFieldPadding = Figure<Double>(8, .commonKnowledge)
  /// What a combo box adds to its text's width, its button included.
  package static let comboBoxPadding = Figure<Double>(30, .commonKnowledge)
  /// What a search field adds to its text's width, its icons included.
  package static let searchFieldPadding = Figure<Double>(48, .commonKnowledge)
  /// What is known of an AppKit pop-up button is its usual kind: of this bezel style, or of none that the file names.
  package static let popUpBezel = Figure(Control.BezelStyle.rounded, .interfaceBuilderFrames)
}

extension Control {
  /// Whether the control is a check box or a radio button of AppKit, whose mark is beside its title.
  package var hasMark: Bool { type.map(Self.markedTypes.contains) ?? false }

  private static let markedTypes: Set<ControlType> = [.check, .radio]
}

extension Source {
  fileprivate static let fontReference = Source("AppKit, NSFont", .documented)
}
