/// What a paragraph style has where nothing is said (`NSParagraphStyle.default`).
package enum ParagraphDefaults {
  /// The places of the tab stops, in points from the leading edge: twelve, 28 pt apart.
  package static let tabStops = Figure(
    (1...12).map { Double($0) * 28 }, Source("NSParagraphStyle.tabStops, NSParagraphStyle.default", .documented))
  /// The distance of further tab stops in points; zero is none.
  package static let tabInterval = Figure(0.0, Source("NSParagraphStyle.defaultTabInterval", .documented))
}
