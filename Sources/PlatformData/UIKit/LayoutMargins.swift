package import AuditModel

/// Margins and standard distances of Auto Layout, in points.
package enum LayoutMargins {
  /// The margin at each side of a view that is neither a screen's root nor a cell.
  package static let view = Figure<Double>(8, Source("UIKit, directionalLayoutMargins", .documented))
  /// The margin above and below the content of a cell (n = 46; 15 in 13 of 15 of OS 26).
  package static let cellVertical = GenerationFigures<Double>(
    Figure(11, .interfaceBuilderFrames), iOS26: Figure(15, .interfaceBuilderFrames))
  /// The system's spacing between siblings.
  package static let siblingSpacing = Figure<Double>(8, .interfaceBuilderFrames)
  /// The system's spacing of a Mac window's content from the window's edges.
  package static let macWindowSpacing = Figure<Double>(20, .interfaceBuilderFrames)
  /// The spacing of a stack view whose spacing is the standard one, and that of AppKit's where the file gives none.
  package static let stackSpacing = Figure<Double>(8, .interfaceBuilderFrames)

  /// The margin at each side of a screen's root view by the screen's width.
  ///
  /// 16 on widths of 320 and 375 (n = 162), 20 on those of 414 and more (n = 5 to 37 each); nothing measured between.
  package static func root(width: Double) -> Figure<Double> {
    Figure((width < 414 ? narrow : wide).value, width > 375 && width < 414 ? .commonKnowledge : .interfaceBuilderFrames)
  }

  /// The margin at each side of a cell by the width of the device that it is drawn for.
  ///
  /// 16 on devices of at most 375 points (n = 31), 20 on wider ones (n = 60), and there 16 in a table that is narrower than the
  /// display (n = 34, of 252 to 750 points).
  package static func cell(deviceWidth: Double, isNarrow: Bool = false, build: Int? = nil) -> Figure<Double> {
    if let build, InterfaceBuilderBuild.plainCellMargins.value.contains(build) { return view }
    guard deviceWidth < 390 || isNarrow else { return wide }
    let isEarly = deviceWidth < 390 && build.map(InterfaceBuilderBuild.narrowCellMargins.value.contains) == true
    return isEarly ? earlyNarrow : narrow
  }

  private static let earlyNarrow = Figure<Double>(15, .interfaceBuilderFrames)
  private static let narrow = Figure<Double>(16, .interfaceBuilderFrames)
  private static let wide = Figure<Double>(20, .interfaceBuilderFrames)

  /// Every margin at the sides of views and cells, whatever the device and the build.
  package static let all = [view, earlyNarrow, narrow, wide].map(\.value)

  /// The width up to which a cell in a file of its own has the margins of a narrow table, in points (n = 25; 331 has not, n = 2).
  package static let widestNarrowCell = Figure(320.0, .interfaceBuilderFrames)

  /// The maximum width of a readable content guide by content size.
  ///
  /// It is 672 at `large`; the others grow as the text style `body` does.
  package static func readableWidth(contentSize: ContentSizeCategory) -> Figure<Double> {
    let large = 672.0
    let sizes = [contentSize, .standard].map { DynamicTypeTable.iOS.entry(style: .body, contentSize: $0).pointSize }
    return Figure((large * sizes[0] / sizes[1]).rounded(), .commonKnowledge)
  }
}

/// Sizes in UIKit's table views, in points.
package enum TableMetrics {
  /// The height of a row where neither table nor cell gives one and the content needs less, without its separator.
  package static let rowHeight = Figure<Double>(44, .interfaceBuilderFrames)
  /// The height of a separator in pixels; iOS 12 and earlier take it from the content's height.
  package static let separatorPixels = Figure(1, .interfaceBuilderFrames)
  /// The least distance between a cell's title and a detail at its trailing edge.
  package static let detailGap = Figure<Double>(6, .commonKnowledge)
  /// What an accessory takes of the cell's width beyond its trailing margin; nil if that is not known.
  ///
  /// Content of 374 of 414 points with a checkmark is 330 wide, with a disclosure indicator 347.7; margins are 20 there.
  package static func width(of accessory: LayoutProperties.Accessory) -> GenerationFigures<Double>? {
    switch accessory {
    case .disclosureIndicator:
      .init(Figure(10.5, .interfaceBuilderFrames), iOS12: Figure(18, .interfaceBuilderFrames))
    case .checkmark: .init(Figure(24, .interfaceBuilderFrames))
    case .detailButton: .init(Figure(24, .interfaceBuilderFrames))
    // n = 7 of one file of OS 26.
    case .detailDisclosureButton: .init(Figure(42.5, .interfaceBuilderFrames))
    case .other: nil
    }
  }
}
