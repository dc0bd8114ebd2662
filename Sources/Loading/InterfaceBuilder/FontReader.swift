import AuditModel
import PlatformData

/// Reads UIKit's `<fontDescription>` and AppKit's `<font>`, which attributed texts use on every platform.
enum FontReader {
  /// The font that an element of either spelling describes; nil if it is empty.
  static func read(_ node: XMLNode?) -> FontDescription? {
    guard let node else { return nil }
    let font = node.name == "font" ? appKit(node) : uiKit(node)
    return font == FontDescription() ? nil : font
  }

  private static func uiKit(_ node: XMLNode) -> FontDescription {
    var font = named(node)
    font.style = node["style"].flatMap { styles[$0] }
    font.size =
      size(node, "pointSize")
      ?? node["size"].flatMap(UIKitMetrics.NamedFontSize.init).map { UIKitMetrics.fontSize(named: $0).value }
    font.weight = node["weight"].flatMap(FontWeight.init) ?? (node["type"] == "boldSystem" ? .bold : font.weight)
    if node["type"] == "italicSystem" { font.isItalic = true }
    return font
  }

  private static func appKit(_ node: XMLNode) -> FontDescription {
    var font = named(node)
    let meta = node["metaFont"].flatMap(AppKitMetrics.NamedFont.init).map { AppKitMetrics.namedFont($0).value }
    font.style = node["textStyle"].flatMap { appKitStyles[$0] }
    // A font of the appearance is that of regular controls, whatever the control's size.
    let own = node.flag("usesAppearanceFont") == true ? AppKitMetrics.font(controlSize: nil).value : meta
    font.size = size(node, "size") ?? own?.pointSize
    if let weight = meta?.weight, weight != .regular { font.weight = weight }
    return font
  }

  private static func size(_ node: XMLNode, _ attribute: String) -> Double? {
    node.number(attribute).flatMap { $0 > 0 ? $0 : nil }
  }

  /// A font by PostScript name; names that start with a period are the system font's own faces.
  private static func named(_ node: XMLNode) -> FontDescription {
    guard let name = node["name"] else { return FontDescription() }
    guard name.hasPrefix(".") else { return FontDescription(family: name) }
    let face = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
    let isItalic = face.hasSuffix("italic")
    let weight = isItalic ? String(face.dropLast("italic".count)) : face
    return FontDescription(
      weight: FontWeight.allCases.first { $0.rawValue.lowercased() == weight }, isItalic: isItalic ? true : nil)
  }

  /// Interface Builder's names of the text styles; `Title0` is what UIKit calls the large title.
  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  private static let appKitStyles: [String: TextStyle] = {
    let named = Dictionary(uniqueKeysWithValues: TextStyle.allCases.map { ($0.rawValue, $0) })
    return named.merging(["subhead": .subheadline, "title0": .largeTitle]) { own, _ in own }
  }()
}

/// Reads `<paragraphStyle>`, which attributed texts use on every platform.
///
/// Missing and invalid values are nil. So is a zero that is the default of `NSParagraphStyle`;
/// `tighteningFactorForTruncation` has another default, so its zero is kept.
enum ParagraphStyleReader {
  private typealias Number = WritableKeyPath<ParagraphStyle, Double?>

  /// The style that an element describes; nil if it is empty.
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

  /// The locations of the tab stops; an element without stops means that there are none.
  private static func tabStops(of node: XMLNode) -> [Double]? {
    guard let stops = node.child("tabStops") else { return nil }
    let tabs = stops.children.filter { $0.name == "textTab" }
    return tabs.compactMap { $0.number("location").flatMap(positive) }.sorted()
  }

  /// The attributes that are a length or a factor, for which zero means unset.
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
