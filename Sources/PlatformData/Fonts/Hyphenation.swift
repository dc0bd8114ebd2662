/// How lines are hyphenated, and where the dictionaries are.
package enum Hyphenation {
  /// The folders of libhyphen's dictionaries in the order in which they are searched; `~` is the user's home folder.
  ///
  /// Debian's packages `hyphen-*` keep all of them in one folder; LibreOffice has a folder `dict-…` for each language.
  package static let folders = Figure(
    [
      "/usr/local/share/hyphen", "/usr/share/hyphen", "/opt/homebrew/share/hyphen", "/opt/local/share/hyphen",
      "/usr/lib/libreoffice/share/extensions", "/Applications/LibreOffice.app/Contents/Resources/extensions",
    ], Source("Debian's packages hyphen-*, LibreOffice's folder of extensions", .published))

  /// The tags whose dictionary has another name: World English is spelt as in Britain.
  package static let sharedDictionaries = Figure(
    ["no": "nb", "en-001": "en-GB"], Source("CLDR, alias of the macrolanguage no, content of en-001", .published))

  /// What is shown at the end of a hyphenated line, or of one that ends at a soft hyphen: the first that the font has.
  package static let hyphens = Figure<[Unicode.Scalar]>(
    ["\u{2010}", "\u{2D}"],
    Source("WebKit, RenderStyle::hyphenString, over Core Text; TextKit lets the typesetter choose", .inferred))

  /// The character that allows a break and is seen only there; it does so also where a paragraph is not hyphenated.
  package static let softHyphen = Figure<Unicode.Scalar>(
    "\u{AD}", Source("UAX #14, class BA; The Unicode Standard, 23.2, Layout Controls", .published))

  /// The minimum number of letters that a word must have to be hyphenated.
  package static let minimumWordLength = Figure(5, Source.limits)
  /// The minimum number of letters before a hyphen; a dictionary may ask for more.
  package static let minimumBefore = Figure(2, Source.limits)
  /// The minimum number of letters after a hyphen; a dictionary may ask for more.
  package static let minimumAfter = Figure(2, Source.limits)
  /// The maximum number of letters of a word that is looked up; no dictionary has patterns for a longer one.
  package static let maximumWordLength = Figure(
    100, Source("libhyphen 2.8.8, MAX_CHARS: the longest pattern", .published))

  /// Whether words of a line may be hyphenated, given its width without hyphenation and the available width, in points.
  ///
  /// A factor of zero hyphenates nothing: `UILabel`, `UIButton` and AppKit's cells have no layout manager's factor that
  /// would hold instead. Apple, `NSParagraphStyle.hyphenationFactor`.
  package static func isTried(width: Double, available: Double, factor: Double) -> Bool {
    factor > 0 && available > 0 && width < available * min(factor, 1)
  }
}

extension Source {
  /// The minimum lengths that browsers use; Apple documents none.
  fileprivate static let limits = Source("CSS Text 4, hyphenate-limit-chars: 5 2 2 suggested for auto", .published)
}

/// What a paragraph style has where nothing is said (`NSParagraphStyle.default`).
package enum ParagraphDefaults {
  /// The places of the tab stops, in points from the leading edge: twelve, 28 pt apart.
  package static let tabStops = Figure(
    (1...12).map { Double($0) * 28 }, Source("NSParagraphStyle.tabStops, NSParagraphStyle.default", .documented))
  /// The distance of further tab stops in points; 0 means that there are no further ones.
  package static let tabInterval = Figure(0.0, Source("NSParagraphStyle.defaultTabInterval", .documented))
}
