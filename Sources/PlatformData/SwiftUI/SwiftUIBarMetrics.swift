/// How bars of SwiftUI's screens share their width, in points.
package enum SwiftUIBarMetrics {
  /// The height of a navigation bar with its title in line.
  package static let height = UIKitMetrics.height(of: .navigationBar)
  /// The height that a large title adds.
  package static let largeTitle = UIKitMetrics.largeTitleHeight
  /// The least distance of an item from the bar's edge.
  package static let itemInset = GenerationFigures<Double>(
    Figure(16, .swiftUIFrames), iOS26: Figure(20, .swiftUIFrames))
  /// The distance between two items.
  package static let itemGap = GenerationFigures<Double>(
    Figure(8, .commonKnowledge), iOS26: Figure(16, .swiftUIFrames))
  /// What an item keeps free around a text, on both sides together; around an image.
  package static let itemPadding = GenerationFigures<(text: Double, image: Double)>(
    Figure((text: 0, image: 14), .commonKnowledge), iOS26: Figure((text: 24, image: 15.5), .swiftUIFrames))
  /// The least width and the height of an item.
  package static let item = GenerationFigures<IntrinsicSize>(
    Figure(IntrinsicSize(34, 34), .swiftUIFrames), iOS26: Figure(IntrinsicSize(36, 36), .swiftUIFrames))
  /// Where an inline title may begin beside the button that leads back, and without one.
  package static let titleStart = GenerationFigures<(back: Double, alone: Double)>(
    Figure((back: 80, alone: 16), .commonKnowledge), iOS26: Figure((back: 72, alone: 16), .swiftUIFrames))
  /// The distance of an inline title from an item before it, and after it.
  package static let titleGap = GenerationFigures<(leading: Double, trailing: Double)>(
    Figure((leading: 8, trailing: 8), .commonKnowledge), iOS26: Figure((leading: 12, trailing: 16), .swiftUIFrames))
  /// The point size of an inline title, and the largest to which it grows.
  package static let inlineTitle = Figure((usual: 17.0, largest: 21.0), .swiftUIFrames)
  /// The height of a bottom toolbar.
  package static let toolbar = GenerationFigures<Double>(
    Figure(44, .commonKnowledge), iOS26: Figure(48, .swiftUIFrames))
  /// The inset of a bottom toolbar.
  package static let toolbarInset = GenerationFigures<Double>(
    Figure(16, .commonKnowledge), iOS26: Figure(28, .swiftUIFrames))
  /// The height of a tab bar, with what it covers of the display's end on OS 26.
  package static let tabBar = GenerationFigures<Double>(
    Figure(49, .commonKnowledge), iOS26: Figure(83, .swiftUIFrames))
  /// The inset and the height of a floating tab bar, its padding, and the width of an item of up to four and of five tabs.
  package static let floatingTabs = Figure(
    (inset: 21.0, height: 62.0, padding: 4.0, item: 98.0, narrowItem: 95.0, itemHeight: 54.0), .swiftUIFrames)
  /// The distance between the beginnings of two items of a floating tab bar of up to four tabs.
  package static let tabPitch = Figure<Double>(84.67, .swiftUIFrames)
  /// What a tab's title keeps free at both sides together.
  package static let tabPadding = Figure<Double>(8, .commonKnowledge)
  /// The width and height of a tab's icon.
  package static let tabIcon = Figure<Double>(28, .commonKnowledge)
  /// The height of the row of a search field, the inset of the field, and what stands before and after its placeholder.
  package static let search = GenerationFigures(
    Figure((row: 52.0, inset: 16.0, height: 36.0, before: 30.0, after: 8.0), .swiftUIFrames),
    iOS26: Figure((row: 0.0, inset: 28.0, height: 48.0, before: 47.3, after: 44.0), .swiftUIFrames))
}
