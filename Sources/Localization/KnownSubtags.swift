/// The codes of languages and regions that exist, by the locales of the installed ICU.
package enum KnownSubtags {
  /// Whether a text is a language, a region, or a language with a script or region (`de`, `us`, `pt-br`, `zh_Hant`); `uk`
  /// counts as a region too.
  package static func isLocale(_ text: some StringProtocol) -> Bool {
    let parts = text.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first, parts.count <= 3 else { return false }
    let isFirst = codes.languages.contains(first) || (parts.count == 1 && isRegion(first))
    return isFirst && parts.dropFirst().allSatisfy { isRegion($0) || codes.scripts.contains($0) }
  }

  /// Whether a text is the code of a country.
  package static func isRegion(_ text: some StringProtocol) -> Bool {
    let code = text.lowercased()
    return codes.regions.contains(code) || code == "uk"
  }

  private static let codes: (languages: Set<String>, scripts: Set<String>, regions: Set<String>) = {
    var codes: (languages: Set<String>, scripts: Set<String>, regions: Set<String>) = ([], [], [])
    for locale in ICUData.locales {
      let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
      guard let language = parts.first else { continue }
      codes.languages.insert(language)
      for part in parts.dropFirst() {
        if part.count == 4 { codes.scripts.insert(part) } else { codes.regions.insert(part) }
      }
    }
    return codes
  }()
}
