/// Figures of what controls other than buttons leave for their titles, in points.
package enum TitleMetrics {
  /// What a segment of UIKit adds to its title's width, left and right together, as wide as it likes to be (iOS 13 and later).
  ///
  /// A segment that is squeezed may keep less, so that only a title wider than the whole segment is cut for certain.
  package static let segmentPadding = Figure(20.0, .interfaceBuilderFrames)
  /// The same for iOS 12 and earlier.
  package static let segmentPaddingOfIOS12 = Figure(14.5, .interfaceBuilderFrames)
  /// The most tabs that a bar of an iPhone shows beside one another: a tab has at least this part of the bar's width.
  package static let mostTabs = Figure(5, .commonKnowledge)
  /// What a bar keeps free on each side of what it shows: the margin of the narrower phones.
  package static let barMargin = Figure(16.0, .interfaceBuilderFrames)
  /// What is known of an AppKit pop-up button is its usual kind: of this bezel style, or of none that the file names.
  package static let popUpBezel = Figure("rounded", .interfaceBuilderFrames)
}
