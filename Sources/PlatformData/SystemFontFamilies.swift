/// The families under which Apple's own system font comes: as system files, and as what Apple lets developers download.
package enum SystemFontFamilies {
  /// One file for all sizes, whose optical size is an axis.
  package static let allSizes = ["SF Pro", ".SF NS", ".SF UI", "System Font", ".AppleSystemUIFont"]
  /// The design below `SystemFont.displaySize`.
  package static let text = ["SF Pro Text", ".SF NS Text", ".SF UI Text", "SF UI Text", ".SF Pro Text"]
  /// The design from `SystemFont.displaySize` on.
  package static let display = [
    "SF Pro Display", ".SF NS Display", ".SF UI Display", "SF UI Display", ".SF Pro Display",
  ]

  /// All families for a point size, the first choice first; the other size's design is nearer than another font.
  package static func families(pointSize: Double) -> [String] {
    pointSize < SystemFont.displaySize ? text + allSizes + display : display + allSizes + text
  }
}
