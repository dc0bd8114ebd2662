/// Margins and standard distances of Auto Layout, in points.
package enum LayoutMargins {
  /// The margin at each side of a view that is no screen's root and no cell.
  package static let view = Figure<Double>(8, Source("UIKit, directionalLayoutMargins", .documented))
  /// The margin above and below the content of a cell.
  package static let cellVertical = Figure<Double>(11, .interfaceBuilderFrames)
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
    Figure(width < 414 ? 16 : 20, width > 375 && width < 414 ? .commonKnowledge : .interfaceBuilderFrames)
  }

  /// The margin at each side of a cell by the width of the device that it is drawn for.
  ///
  /// 16 on devices of at most 375 points (n = 31), 20 on wider ones (n = 23).
  package static func cell(deviceWidth: Double) -> Figure<Double> {
    Figure(deviceWidth < 390 ? 16 : 20, .interfaceBuilderFrames)
  }

  /// The greatest width of a readable content guide by content size.
  ///
  /// It is 672 at `large`; the others grow as the text style `body` does.
  package static func readableWidth(contentSize: String) -> Figure<Double> {
    let large = 672.0
    guard let size = TextStyleTable.iOS.entry(style: "body", contentSize: contentSize)?.pointSize else {
      return Figure(large, .commonKnowledge)
    }
    return Figure((large * size / 17).rounded(), .commonKnowledge)
  }

  /// The height that a large title adds to a navigation bar.
  package static let largeTitleHeight = Figure<Double>(52, .interfaceBuilderFrames)
  /// The height of a navigation bar and of a toolbar on a phone on its side.
  package static let landscapeBarHeight = Figure<Double>(32, .commonKnowledge)
}
