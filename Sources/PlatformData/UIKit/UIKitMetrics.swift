package import AuditModel

/// Figures of UIKit's controls: fonts, padding, bars; lengths are points.
///
/// The intrinsic sizes of controls that follow neither a text nor an image are in `UIKitControlSizes`.
package enum UIKitMetrics {
  // MARK: Fonts

  /// The controls that have a font of their own.
  package enum FontRole: Sendable, CaseIterable {
    case systemButton, customButton, configuredButton, miniConfiguredButton, smallConfiguredButton,
      largeConfiguredButton, configuredButtonSubtitle, label, textField, textView, searchField, segment,
      selectedSegment, barButtonItem, doneBarButtonItem, navigationItem, largeTitle, tabBarItem, menuItem,
      cell, section
  }

  /// The default font of a control's text.
  package static func font(of role: FontRole) -> Figure<DefaultFont> {
    switch role {
    case .systemButton: .fixed(15, .interfaceBuilderFrames)
    case .customButton: .fixed(18, .interfaceBuilderFrames)
    case .configuredButton: .style(.body, 17, .interfaceBuilderFrames)
    case .miniConfiguredButton: .style(.subheadline, 15, .commonKnowledge)
    case .smallConfiguredButton: .style(.subheadline, 15, .commonKnowledge)
    case .largeConfiguredButton: .style(.body, 17, .commonKnowledge)
    case .configuredButtonSubtitle: .style(.footnote, 13, .commonKnowledge)
    case .label: .fixed(17, .interfaceBuilderFrames)
    case .textField: .fixed(17, .interfaceBuilderFrames)
    case .textView: .fixed(14, .commonKnowledge)
    case .searchField: .fixed(17, .commonKnowledge)
    case .segment: .fixed(13, .commonKnowledge)
    case .selectedSegment: .fixed(13, weight: .semibold, .commonKnowledge)
    case .barButtonItem: .fixed(17, .commonKnowledge)
    case .doneBarButtonItem: .fixed(17, weight: .semibold, .commonKnowledge)
    case .navigationItem: .fixed(17, weight: .semibold, .commonKnowledge)
    case .largeTitle: .fixed(34, weight: .bold, .commonKnowledge)
    case .tabBarItem: .fixed(10, weight: .medium, .commonKnowledge)
    case .menuItem: .style(.body, 17, .commonKnowledge)
    case .cell: .style(.body, 17, .commonKnowledge)
    case .section: .style(.footnote, 13, .commonKnowledge)
    }
  }

  /// The sizes of the system font that files give by name (`UIFont.systemFontSize`, `labelFontSize`, `buttonFontSize`).
  package enum NamedFontSize: String, Sendable, CaseIterable { case system, smallSystem, label, button }

  /// The point size of a name.
  package static func fontSize(named name: NamedFontSize) -> Figure<Double> {
    switch name {
    case .system: Figure(14, .fontReference)
    case .smallSystem: Figure(12, .fontReference)
    case .label: Figure(font(of: .label).value.pointSize, .fontReference)
    case .button: Figure(font(of: .customButton).value.pointSize, .fontReference)
    }
  }

  // MARK: Buttons

  /// The minimum width of a button without configuration that has a title.
  ///
  /// One with an image alone is as wide as that, and as high as that or a line of its font, whichever is more: no minimum width,
  /// no padding but its content insets (n = 12).
  package static let minimumButtonWidth = Figure<Double>(30, .interfaceBuilderFrames)

  /// The padding of a button without configuration whose content insets are unset.
  package static let plainButtonPadding = Figure(TitlePadding(vertical: 6, horizontal: 0), .interfaceBuilderFrames)
  /// The default insets of a button's configuration; those of a medium button for a size that is not known.
  package static func configurationInsets(of size: ButtonConfiguration.Size) -> Figure<TitlePadding> {
    switch size {
    case .mini, .small: Figure(TitlePadding(vertical: 5, horizontal: 10), .commonKnowledge)
    case .medium, .other: Figure(TitlePadding(vertical: 7, horizontal: 12), .interfaceBuilderFrames)
    case .large: Figure(TitlePadding(vertical: 15, horizontal: 20), .commonKnowledge)
    }
  }
  /// The distance between title and subtitle where the configuration gives none.
  package static let configurationTitlePadding = Figure<Double>(1, .interfaceBuilderFrames)
  /// The distance between image and title where the configuration gives none.
  package static let configurationImagePadding = Figure<Double>(
    0, Source("UIButtonConfiguration.h, defaults", .published))
  /// UIKit's button types whose image and label the system supplies.
  package static let systemTypes: Set<ControlType> = [.contactAdd, .detailDisclosure, .infoLight, .infoDark, .close]
  /// The types whose content is the system's, so that there is no reason for edge insets.
  package static let typesWithoutInsets = Figure<Set<ControlType>>(
    [.contactAdd, .detailDisclosure, .infoLight, .infoDark], .buttonReference)
  /// The title that Interface Builder gives a new button; one that still has it is mostly titled, or emptied, by code.
  package static let placeholderTitle = "Button"

  // MARK: Text fields, segments and page controls

  /// What a text field adds to its text's size, by its border; nil if the border is not known.
  ///
  /// Twice `vertical` comes on the height of a line, rounded up; fields of 14 points are 30 high, those of 17 points 34.
  package static func textFieldPadding(border: ControlType) -> Figure<TitlePadding>? {
    switch border {
    case .roundedRect: Figure(.init(vertical: 6.5, horizontal: 7), .interfaceBuilderFrames)
    case .line: Figure(.init(vertical: 2.5, horizontal: 2), .commonKnowledge)
    case .bezel: Figure(.init(vertical: 3, horizontal: 7), .commonKnowledge)
    case .noBorder: Figure(.init(vertical: 0, horizontal: 0), .interfaceBuilderFrames)
    default: nil
    }
  }
  /// The minimum height of a text field with a rounded border, whatever its font, from the builds in `tallTextFields` on.
  package static let roundedTextFieldHeight = Figure<Double>(34, .interfaceBuilderFrames)
  /// What a text view that does not scroll keeps free around its text (`textContainerInset`, `lineFragmentPadding`).
  package static let textViewPadding = Figure(TitlePadding(vertical: 8, horizontal: 5), .textViewReference)
  /// The heights of text fields without border by their system font's size; of other sizes a line, rounded up.
  ///
  /// Of 9 fields whose height only the text decides, and 50 of one file of OS 26, where 3 of 14 points are 17 high.
  package static let plainTextFieldHeights: [Double: GenerationFigures<Double>] = [
    14: .init(Figure(17, .interfaceBuilderFrames), iOS26: Figure(22, .interfaceBuilderFrames)),
    15: .init(Figure(19.5, .interfaceBuilderFrames)),
    16: .init(Figure(21, .interfaceBuilderFrames), iOS12: Figure(20, .interfaceBuilderFrames)),
    17: .init(Figure(21, .interfaceBuilderFrames)),
  ]
  /// What a segment adds to its title's width, left and right together, as wide as it likes to be.
  ///
  /// A segment that is squeezed may keep less, so that only a title wider than the whole segment is truncated for certain.
  package static let segmentPadding = GenerationFigures<Double>(
    Figure(20, .interfaceBuilderFrames), iOS12: Figure(14.5, .interfaceBuilderFrames))
  /// The width of a page control with a number of pages.
  package static func pageControlWidth(pages: Int, generation: SystemGeneration) -> Figure<Double> {
    let count = Double(max(pages, 0))
    if generation == .iOS12 { return Figure(max(16 * count - 9, 0), .commonKnowledge) }
    return Figure(count > 0 ? 61.5 + 18 * count : 0, .commonKnowledge)
  }

  // MARK: Reading order

  /// By how much the tops of elements may differ for VoiceOver to read them as one line.
  package static func lineTolerance(isPhone: Bool) -> Figure<Double> {
    Figure(isPhone ? 8 : 13, Source("Experiments with VoiceOver", .published))
  }

  // MARK: Bars

  /// The bars whose heights do not follow the content size.
  package enum Bar: Sendable, CaseIterable { case navigationBar, toolbar, tabBar, searchBar }

  /// The height of a bar.
  package static func height(of bar: Bar) -> GenerationFigures<Double> {
    switch bar {
    // A navigation bar of OS 26 is 54 high in 12 files; of its toolbars nothing is known.
    case .navigationBar: .init(Figure(44, .interfaceBuilderFrames), iOS26: Figure(54, .interfaceBuilderFrames))
    case .toolbar: .init(Figure(44, .interfaceBuilderFrames))
    case .tabBar: .init(Figure(49, .interfaceBuilderFrames))
    case .searchBar: .init(Figure(56, .interfaceBuilderFrames), iOS26: Figure(64, .interfaceBuilderFrames))
    }
  }
  /// The height of a navigation bar in a sheet (n = 3).
  package static let sheetBarHeight = Figure<Double>(56, .interfaceBuilderFrames)
  /// The gap between a sheet on the canvas and the top of the display or its status bar (n = 7).
  package static let sheetGap = Figure<Double>(10, .interfaceBuilderFrames)
  /// The height of the status bar on a device with a home button.
  package static let statusBarHeight = Figure<Double>(20, .interfaceBuilderFrames)
  /// The height that a large title adds to a navigation bar.
  package static let largeTitleHeight = Figure<Double>(52, .interfaceBuilderFrames)
  /// The height of a navigation bar and of a toolbar on a phone on its side.
  package static let landscapeBarHeight = GenerationFigures<Double>(
    Figure(32, .commonKnowledge), iOS26: Figure(54, .interfaceBuilderFrames))
  /// The height of a tab bar on a phone on its side (n = 14 of OS 26).
  package static let landscapeTabBarHeight = GenerationFigures<Double>(
    Figure(32, .commonKnowledge), iOS26: Figure(31, .interfaceBuilderFrames))
  /// The maximum number of tabs that a bar of an iPhone shows side by side: a tab has at least this part of the bar's width.
  package static let maximumTabs = Figure(5, .commonKnowledge)
  /// What a bar keeps free on each side of what it shows: the margin of the narrower phones.
  package static let barMargin = Figure(16.0, .interfaceBuilderFrames)
}

/// Sizes of SF Symbols, in points.
package enum SymbolMetrics {
  /// The side of a square as large as a symbol, as a multiple of the point size of the font that it goes with, at the scale `medium`.
  ///
  /// A wide symbol is wider than a square one, and not as high: at 17 points `chart.bar.fill` is 25 wide, `circle.fill` 19.7,
  /// `calendar` 21 by 17.5, `trash` 18 by 21, `mic.fill` 21 high (n = 10, within 1.5 points). Chevrons are smaller.
  package static let side = Figure<Double>(1.16, .interfaceBuilderFrames)
  /// How much a scale differs from `medium`, which is that of a symbol without one.
  package static func factor(of scale: SymbolConfiguration.Scale?) -> Figure<Double> {
    switch scale {
    case .small: Figure(0.79, .commonKnowledge)
    case .large: Figure(1.28, .commonKnowledge)
    default: Figure(1, .commonKnowledge)
    }
  }
  /// How far a symbol's width may be off, as a multiple of its point size: symbols are of many widths.
  package static let widthTolerance = Figure(0.5, .commonKnowledge)
  /// The point size of a symbol that no font and no configuration sizes.
  package static let pointSize = Figure<Double>(17, .commonKnowledge)
  /// The size of a symbol at a point size and scale; `proportions` is its size in the file's `resources`, a square where unknown.
  package static func size(
    pointSize: Double, scale: SymbolConfiguration.Scale? = nil, proportions: (width: Double, height: Double)? = nil
  ) -> IntrinsicSize {
    let side = side.value * pointSize * factor(of: scale).value
    guard let proportions, proportions.width > 0, proportions.height > 0 else { return IntrinsicSize(side, side) }
    let stretch = (proportions.width / proportions.height).squareRoot()
    return IntrinsicSize(side * stretch, side / stretch)
  }
}

extension Source {
  fileprivate static let fontReference = Source("UIKit, UIFont", .documented)
  fileprivate static let textViewReference = Source("UIKit, UITextView and NSTextContainer", .documented)
}
