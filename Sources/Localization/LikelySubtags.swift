package import AuditModel
import CTextEngine

/// A locale with its script and region, the likely ones where its tag names none (`zh-TW` is `zh-Hant-TW`).
package struct LikelySubtags: Sendable, Hashable {
  /// The language subtag; Norwegian is `nb`, as on Apple's systems.
  package let language: String
  /// The ISO 15924 code of the script.
  package let script: String
  /// The region.
  package let region: String

  /// The subtags of a locale by CLDR's likely subtags; nil where ICU does not know the language.
  package init?(_ locale: LocaleTag) {
    guard let known = Self.cache.value(for: locale, make: Self.derived) else { return nil }
    self = known
  }

  private init(language: String, script: String, region: String) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The subtags of a tag with its likely script and region, as ICU spells them; nil where it does not know the language.
  package static func maximized(_ tag: String) -> [String]? {
    ForeignText.tag { te_maximized_tag(tag, $0, $1) }?.split(separator: "-").map(String.init)
  }

  private static func derived(_ locale: LocaleTag) -> LikelySubtags? {
    guard let parts = maximized(locale.identifier), parts.count > 2, parts[1].count == 4,
      (2...3).contains(parts[2].count)
    else { return nil }
    return LikelySubtags(language: parts[0] == "no" ? "nb" : parts[0], script: parts[1], region: parts[2])
  }

  private static let cache = LocaleCache<LikelySubtags?>()
}
