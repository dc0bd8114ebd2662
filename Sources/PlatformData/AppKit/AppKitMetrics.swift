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

  /// AppKit's cell types that the system draws and names.
  package static let systemTypes: Set<ControlType> = [.help, .disclosureTriangle, .roundedDisclosure, .disclosure]
  /// AppKit's button types whose titles can take several lines.
  package static let wrappingTypes: Set<ControlType> = [.check, .radio]
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
  package static let templateInsets: [String: Figure<EdgeInsets>] = [
    "NSAddTemplate": Figure(.init(top: 2, bottom: 2), .interfaceBuilderFrames),
    "NSRemoveTemplate": Figure(.init(top: -2, bottom: -3), .interfaceBuilderFrames),
  ]
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
  /// What a bezeled text field adds to its text's width.
  package static let textFieldPadding = Figure<Double>(8, .commonKnowledge)
  /// What a combo box adds to its text's width, its button included.
  package static let comboBoxPadding = Figure<Double>(30, .commonKnowledge)
  /// What a search field adds to its text's width, its icons included.
  package static let searchFieldPadding = Figure<Double>(48, .commonKnowledge)
  /// What is known of an AppKit pop-up button is its usual kind: of this bezel style, or of none that the file names.
  package static let popUpBezel = Figure(Control.BezelStyle.rounded, .interfaceBuilderFrames)
}

/// What AppKit's buttons keep around their titles: alignment rectangle less title, in points.
package enum AppKitTitlePadding {
  /// What a kind of button keeps free beside and above what it shows.
  package struct Padding: Sendable, Hashable {
    /// Left and right together.
    package let horizontal: Double
    /// Above and below together, where the height follows the title.
    package let vertical: Double

    package init(_ horizontal: Double, _ vertical: Double = 0) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The distance between an image and the title beside it.
  package static let imageGap = Figure<Double>(1, .interfaceBuilderFrames)

  /// From how many lines' height on a title is of several lines.
  package static let tallTitleLines = Figure<Double>(1.5, .inferredFromFrames)

  /// The padding of a button in a control size; nil of a control without one.
  package static func button(
    _ control: AppKitControl, controlSize: ControlSize?, isImage: Bool, generation: SystemGeneration
  ) -> Figure<Padding>? {
    if isImage, let image = images[control] { return image[generation] }
    let figures = titles[control]?[ControlSize(listed: controlSize)] ?? titles[control]?[.regular]
    return figures?[generation]
  }

  /// Whether the padding of a button in a control size is more than commonly known.
  package static func isMeasured(_ control: AppKitControl, controlSize: ControlSize?) -> Bool {
    let figures = titles[control]?[ControlSize(listed: controlSize)]
    return figures.map { $0[.iOS13to18].source.confidence != .general } ?? false
  }

  /// The padding of a pop-up button's widest title by its kind and control size.
  package static func popUp(
    _ control: AppKitControl?, controlSize: ControlSize?, generation: SystemGeneration
  ) -> Figure<Double> {
    let figures = control.flatMap { styledPopUps[$0] } ?? popUps[ControlSize(listed: controlSize)] ?? regularPopUp
    return figures[generation]
  }

  private typealias Figures = GenerationFigures<Padding>

  private static func padding(_ horizontal: Double, _ vertical: Double = 0, _ source: Source = .interfaceBuilderFrames)
    -> Figure<Padding>
  {
    Figure(Padding(horizontal, vertical), source)
  }

  private static let titles: [AppKitControl: [ControlSize: Figures]] = [
    .push: [
      .regular: Figures(padding(20), iOS12: padding(28), iOS26: padding(24)),
      .small: Figures(padding(16), iOS12: padding(18, 0, .commonKnowledge), iOS26: padding(20, 0, .commonKnowledge)),
      .mini: Figures(padding(14), iOS26: padding(16, 0, .commonKnowledge)),
      .large: Figures(padding(24, 0, .commonKnowledge), iOS26: padding(28, 0, .commonKnowledge)),
    ],
    .check: [
      .regular: Figures(padding(24, -2), iOS12: padding(18), iOS26: padding(21)),
      .small: Figures(padding(19), iOS26: padding(18, 0, .commonKnowledge)),
      .mini: Figures(padding(18)),
    ],
    .radio: [
      .regular: Figures(
        padding(24, 0, .inferredFromFrames), iOS12: padding(18, 0, .inferredFromFrames), iOS26: padding(21)),
      .small: Figures(padding(19)),
      .mini: Figures(padding(15, 0, .commonKnowledge)),
    ],
    .roundTextured: [
      .regular: Figures(padding(14), iOS26: padding(24, 0, .commonKnowledge))
    ],
    .roundRect: [
      .regular: Figures(padding(14)), .small: Figures(padding(14), iOS26: padding(20)),
      .mini: Figures(padding(16)),
    ],
    .inline: [
      .regular: Figures(padding(13)), .mini: Figures(padding(12)),
    ],
    .square: [
      .regular: Figures(padding(4, 0))
    ],
    .smallSquare: [
      .regular: Figures(padding(4, 0))
    ],
    .bevel: [
      .regular: Figures(padding(16, 0, .commonKnowledge), iOS26: padding(24))
    ],
  ]

  /// Where the button shows an image and no title.
  private static let images: [AppKitControl: Figures] = [
    .roundTextured: Figures(padding(12)), .push: Figures(padding(19)), .square: Figures(padding(0)),
    .smallSquare: Figures(padding(0)),
  ]

  private static let regularPopUp = GenerationFigures<Double>(
    Figure(31, .interfaceBuilderFrames), iOS12: Figure(34, .interfaceBuilderFrames),
    iOS26: Figure(47, .interfaceBuilderFrames))
  private static let styledPopUps: [AppKitControl: GenerationFigures<Double>] = [
    .texturedPopUp: GenerationFigures(Figure(31, .inferredFromFrames), iOS26: Figure(45, .interfaceBuilderFrames)),
    .roundRect: GenerationFigures(Figure(21, .interfaceBuilderFrames)),
  ]
  private static let popUps: [ControlSize: GenerationFigures<Double>] = [
    .small: GenerationFigures(Figure(24, .interfaceBuilderFrames)),
    .mini: GenerationFigures(Figure(24, .commonKnowledge)),
  ]
}

/// The priorities of the optional constraints that AppKit's containers make.
package enum AppKitContainerPriority {
  /// What a stack hugs its views with where the file says nothing: what Interface Builder writes for new stacks, just less than the
  /// hugging of views, so that no tie is left open.
  package static let stackHugging = Figure(249.99, .inferredFromFrames)
  /// An arranged view's edge or middle gives way to required constraints of the file (n = 2).
  package static let stackAlignment = Figure(999.0, .interfaceBuilderFrames)
  /// Where hidden views stand.
  package static let hidden = Figure(1.0, .inferredFromFrames)
  /// Middle views are in the middle where nothing stronger moves them.
  package static let stackCentering = Figure(249.0, .inferredFromFrames)
  /// The distance of centers.
  package static let equalCentering = Figure(149.0, .inferredFromFrames)
  /// Equal lengths give way to what resists compression, and to constraints that pull at 750 (n = 1), not to hugging.
  package static let equalLengths = Figure(500.0, .interfaceBuilderFrames)
  /// Tracks of a grid without a size are as small as their cells let them, and give way to any view's hugging.
  package static let smallTrack = Figure(200.0, .inferredFromFrames)
  /// The last track takes what is left over.
  package static let lastTrack = Figure(199.0, .inferredFromFrames)
  /// How firmly a pane of a split view keeps its recorded length, which any constraint of the file outweighs.
  package static let paneHolding = Figure(249.0, .inferredFromFrames)
  /// How firmly the canvas keeps the size of a file's top-level view: Interface Builder squeezes controls in it (n = 2 files).
  package static let canvas = Figure(999.5, .interfaceBuilderFrames)
  /// How firmly a window keeps its size against what it shows (`NSLayoutConstraint.Priority.windowSizeStayPut`).
  package static let windowSizeStayPut = Figure<Double>(
    500, Source("AppKit, NSLayoutConstraint.Priority.windowSizeStayPut", .documented))
}

extension Source {
  fileprivate static let fontReference = Source("AppKit, NSFont", .documented)
}
