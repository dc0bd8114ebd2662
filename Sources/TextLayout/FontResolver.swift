package import AuditModel
import PlatformData

/// Turns what a file says of a font into the font at one content size.
package enum FontResolver {
  /// The font at a content size; what the description leaves open is the default's.
  ///
  /// A text style follows the content size by the platform's table; a custom family in a style grows as
  /// `UIFontMetrics` does, by the ratio of the leadings; a fixed size never changes.
  package static func resolve(
    _ font: FontDescription?, default fallback: FontDescription, at size: ContentSizeCategory, platform: Platform
  ) -> ResolvedFont {
    let wanted = merge(font, fallback)
    let table = TextStyleTable.of(platform: platform.rawValue)
    let (family, named) = customFamily(wanted.family)
    let styleWeight = wanted.style.flatMap { FontWeight(rawValue: table.weight(of: $0.rawValue)) }
    var resolved = ResolvedFont(
      pointSize: wanted.size ?? standardSize(platform),
      weight: wanted.weight ?? named.weight ?? styleWeight ?? .regular,
      family: family,
      isItalic: wanted.isItalic ?? named.isItalic)
    resolved.kerning = wanted.kerning ?? 0
    guard let style = wanted.style, let entry = table.entry(style: style.rawValue, contentSize: size.rawValue) else {
      return resolved
    }
    if family != nil, let base = wanted.size {
      resolved.pointSize = base * table.growth(of: style.rawValue, at: size.rawValue)
      return resolved
    }
    resolved.pointSize = entry.pointSize
    resolved.leading = family == nil ? entry.leading : nil
    return resolved
  }

  /// Whether the font follows the content size.
  package static func scales(_ font: FontDescription?, default fallback: FontDescription, platform: Platform) -> Bool {
    merge(font, fallback).style != nil && TextStyleTable.of(platform: platform.rawValue).scales
  }

  /// A description that names a style or a size is taken by itself; one that names neither takes the default's.
  private static func merge(_ font: FontDescription?, _ fallback: FontDescription) -> FontDescription {
    guard var merged = font else { return fallback }
    guard merged.style == nil, merged.size == nil else { return merged }
    merged.style = fallback.style
    merged.size = fallback.size
    merged.weight = merged.weight ?? fallback.weight
    merged.isItalic = merged.isItalic ?? fallback.isItalic
    merged.family = merged.family ?? fallback.family
    return merged
  }

  private static func standardSize(_ platform: Platform) -> Double {
    TextStyleTable.of(platform: platform.rawValue).entry(style: "body", contentSize: "large")?.pointSize ?? 17
  }

  /// The family, nil where the name means the system font, and the traits that a PostScript name's ending tells.
  private static func customFamily(_ name: String?) -> (family: String?, traits: FontNameTraits) {
    guard let name else { return (nil, FontNameTraits("")) }
    let isSystem = SystemFont.namePrefixes.contains { name.lowercased().hasPrefix($0) }
    return (isSystem ? nil : name, FontNameTraits(name))
  }
}
