/// Finds the language among some whose words stand for those of a BCP-47 tag.
enum SpokenLanguage {
  /// The nearest of the known tags: the tag itself, what it is another name of, then both without their last parts.
  static func nearest(to tag: String, among known: some Collection<String>) -> String? {
    let known = Set(known)
    var candidate = tag
    while !candidate.isEmpty {
      if let found = [candidate, aliases[candidate] ?? regionAlias(of: candidate)].lazy.compactMap({ $0 }).first(
        where: known.contains)
      {
        return found
      }
      if let script = unlike[candidate], known.contains(script) { return nil }
      candidate = candidate.lastIndex(of: "-").map { String(candidate[..<$0]) } ?? ""
    }
    return nil
  }

  /// The Spanish of Latin America is one language in CLDR.
  private static func regionAlias(of tag: String) -> String? {
    tag.hasPrefix("es-") && latinAmerica.contains(String(tag.dropFirst(3))) ? "es-419" : nil
  }

  // CLDR 44: language aliases, likely subtags and parent locales.
  private static let aliases = [
    "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-MO": "zh-HK",
    "zh-Hant-HK": "zh-HK", "zh-Hant-MO": "zh-HK", "pt": "pt-BR", "pt-AO": "pt-PT", "pt-MZ": "pt-PT", "pt-CH": "pt-PT",
    "pt-LU": "pt-PT", "no": "nb", "iw": "he", "in": "id",
  ]
  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US", "UY", "VE",
  ]
  /// Tags in another script than the language without it, whose words nobody who asked for them could read.
  private static let unlike = ["sr-Latn": "sr"]
}
