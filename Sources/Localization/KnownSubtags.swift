/// Known language, script and region codes, from the locales of the installed ICU.
package enum KnownSubtags {
  /// Whether a text is a language, a country, or a language with a script, country or area (`de`, `us`, `pt-br`, `zh_Hant`,
  /// `es-419`); `uk` counts as a country too.
  package static func isLocale(_ text: some StringProtocol) -> Bool {
    let parts = text.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first, parts.count <= 3 else { return false }
    let known = ICUData.subtags
    let isFirst = known.languages.contains(first) || (parts.count == 1 && isRegion(first))
    return isFirst
      && parts.dropFirst().allSatisfy { isRegion($0) || known.areas.contains($0) || known.scripts.contains($0) }
  }

  /// Whether a text is the code of a language (`de`, `fil`).
  package static func isLanguage(_ text: some StringProtocol) -> Bool {
    ICUData.subtags.languages.contains(text.lowercased())
  }

  /// Whether a text is the code of a country.
  package static func isRegion(_ text: some StringProtocol) -> Bool {
    let code = text.lowercased()
    return ICUData.subtags.countries.contains(code) || code == "uk"
  }
}
