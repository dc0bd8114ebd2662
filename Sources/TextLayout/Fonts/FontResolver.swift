package import AuditModel
import PlatformData

/// Turns what a file says of a font into the font at one content size.
package enum FontResolver {
  /// The font at a content size; what the description leaves open is the default's.
  ///
  /// A text style follows the content size by the platform's table; a custom family in a style grows as
  /// `UIFontMetrics` does, by the ratio of the leadings, to a whole number of device pixels; a fixed size never
  /// changes.
  ///
  /// - Parameter pixelsPerPoint: The device's scale; nil is that of the platform's usual device.
  package static func resolve(
    _ font: FontDescription?, default fallback: FontDescription, at size: ContentSizeCategory, platform: Platform,
    pixelsPerPoint: Int? = nil
  ) -> ResolvedFont {
    let wanted = merge(font, fallback)
    let table = DynamicTypeTable.of(platform)
    let (family, named) = customFamily(wanted.family)
    var resolved = ResolvedFont(
      pointSize: wanted.size ?? standardSize(platform),
      weight: wanted.weight ?? traitWeight(wanted, table) ?? named.weight ?? styleWeight(wanted, table) ?? .regular,
      family: family,
      isItalic: wanted.isItalic ?? named.isItalic)
    resolved.hasMonospacedDigits = wanted.monospacedDigits ?? false
    resolved.kerning = wanted.kerning ?? 0
    guard let style = wanted.style else { return resolved }
    if family != nil, let base = wanted.size {
      resolved.pointSize = table.scaled(
        base, with: style, at: size, pixelsPerPoint: pixelsPerPoint ?? usualScale(platform))
      return resolved
    }
    let entry = table.entry(style: style, contentSize: size)
    resolved.pointSize = entry.pointSize
    resolved.leading = family == nil ? entry.leading : nil
    return resolved
  }

  /// Pixels per point of the device that a platform's designs are made for: a phone of today's, else two.
  private static func usualScale(_ platform: Platform) -> Int { platform == .iOS ? 3 : 2 }

  /// Whether the font follows the content size.
  package static func scales(_ font: FontDescription?, default fallback: FontDescription, platform: Platform) -> Bool {
    merge(font, fallback).style != nil && DynamicTypeTable.of(platform).scales
  }

  /// A description that names a style or a size is taken by itself; one that names neither takes the default's.
  private static func merge(_ font: FontDescription?, _ fallback: FontDescription) -> FontDescription {
    guard var merged = font else { return fallback }
    guard merged.style == nil, merged.size == nil else { return merged }
    merged.style = fallback.style
    merged.size = fallback.size
    merged.weight = merged.weight ?? fallback.weight
    merged.isItalic = merged.isItalic ?? fallback.isItalic
    merged.isBold = merged.isBold ?? fallback.isBold
    merged.monospacedDigits = merged.monospacedDigits ?? fallback.monospacedDigits
    merged.family = merged.family ?? fallback.family
    return merged
  }

  private static func styleWeight(_ font: FontDescription, _ table: DynamicTypeTable) -> FontWeight? {
    font.style.map { table.weight(of: $0) }
  }

  /// The weight of the bold trait: a text style of the system font has its own, other fonts have a bold face.
  private static func traitWeight(_ font: FontDescription, _ table: DynamicTypeTable) -> FontWeight? {
    guard font.isBold == true else { return nil }
    guard let style = font.style, font.family == nil else { return .bold }
    return table.emphasizedWeight(of: style)
  }

  private static func standardSize(_ platform: Platform) -> Double {
    DynamicTypeTable.of(platform).entry(style: .body, contentSize: .standard).pointSize
  }

  /// The family, nil if the name means the system font, and the traits that a PostScript name's ending implies.
  private static func customFamily(_ name: String?) -> (family: String?, traits: FontNameTraits) {
    guard let name else { return (nil, .none) }
    return (SystemFont.isNamed(name) ? nil : name, FontNameTraits(name))
  }
}
