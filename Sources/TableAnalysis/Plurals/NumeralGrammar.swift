/// How languages treat nouns after numbers, where CLDR does not tell.
package enum NumeralGrammar {
  /// Languages with several plural categories whose nouns stay in the singular after a number, so that equal forms are right.
  ///
  /// Source: WALS and the languages' grammars, by family: Turkic (az, kk, ky, tk, tr, tt, ug, uz), Uralic (hu), Iranian (fa,
  /// ku, ckb, ps), Kartvelian (ka), Armenian (hy), Mongolic (mn), Celtic (br, cy), Basque (eu), Dravidian and Indo-Aryan
  /// languages whose count nouns are often unmarked (bn, ta, te, kn, ml, mr, gu, pa, hi, ur, ne, si, as, or), Bantu and
  /// Austronesian ones (sw, fil, mg). Confidence: fair; a miss is cheaper here than a false alarm.
  package static let languagesWithSingularAfterNumerals: Set<String> = [
    "as", "az", "bn", "br", "ckb", "cy", "eu", "fa", "fil", "gu", "hi", "hu", "hy", "ka", "kk", "kn", "ku", "ky", "mg",
    "ml", "mn", "mr", "ne", "or", "pa", "ps", "si", "sw", "ta", "te", "tk", "tr", "tt", "ug", "ur", "uz",
  ]
}
