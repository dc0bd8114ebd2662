import CTextEngine

/// What the ICU at hand has data for.
enum ICUData {
  /// The tags of all locales, in ICU's order.
  static var locales: [String] {
    (0..<te_locale_count()).compactMap { index in ForeignText.tag { te_locale_tag(index, $0, $1) } }
  }

  /// CLDR's explicit parents by locale, in ICU's spelling (`en_AU` has `en_001`, `sr_Latn` has `root`).
  static var parentLocales: [String: String] {
    var parents: [String: String] = [:]
    for line in ForeignText.utf8({ te_parent_locales($0, $1) }).split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for child in names.dropFirst() { parents[child] = names[0] }
    }
    return parents
  }
}
