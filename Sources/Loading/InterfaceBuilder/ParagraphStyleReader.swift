import AuditModel

/// Reads `<paragraphStyle>`, which attributed texts use on every platform.
///
/// What the file leaves open, what is no number and what a paragraph style does not allow stays nil. So does a zero
/// that is `NSParagraphStyle`'s own default; `tighteningFactorForTruncation` has another default, so its zero counts.
enum ParagraphStyleReader {
  private typealias Number = WritableKeyPath<ParagraphStyle, Double?>

  /// The style that an element describes; nil where it says nothing.
  static func read(_ node: XMLNode?) -> ParagraphStyle? {
    guard let node, node.name == "paragraphStyle" else { return nil }
    var style = ParagraphStyle()
    style.alignment = node["alignment"].flatMap(TextAlignment.init)
    style.baseWritingDirection = node["baseWritingDirection"].flatMap(WritingDirection.init)
    style.lineBreakMode = LineBreakMode(interfaceBuilder: node["lineBreakMode"])
    style.allowsDefaultTighteningForTruncation = node.flag("allowsDefaultTighteningForTruncation")
    style.tabStops = tabStops(of: node)
    for (attribute, property) in lengths { style[keyPath: property] = node.number(attribute).flatMap(positive) }
    style.tailIndent = node.number("tailIndent").flatMap { $0 == 0 ? nil : $0 }
    style.hyphenationFactor = node.number("hyphenationFactor").flatMap(positive).map { min($0, 1) }
    style.tighteningFactorForTruncation = node.number("tighteningFactorForTruncation").flatMap { $0 < 0 ? nil : $0 }
    return style == ParagraphStyle() ? nil : style
  }

  private static func positive(_ number: Double) -> Double? { number > 0 ? number : nil }

  /// The tab stops' places; an element without stops says that there are none.
  private static func tabStops(of node: XMLNode) -> [Double]? {
    guard let stops = node.child("tabStops") else { return nil }
    let tabs = stops.children.filter { $0.name == "textTab" }
    return tabs.compactMap { $0.number("location").flatMap(positive) }.sorted()
  }

  /// The attributes that are a length or a factor, for which zero is no wish.
  private static var lengths: [(attribute: String, property: Number)] {
    [
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineSpacing", \.lineSpacing),
      ("paragraphSpacing", \.paragraphSpacing), ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("defaultTabInterval", \.defaultTabInterval),
    ]
  }
}
