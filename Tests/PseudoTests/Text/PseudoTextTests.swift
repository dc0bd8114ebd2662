import Testing

@testable import Pseudo

/// What each style makes of a text.
@Suite struct PseudoTextTests {
  private func text(_ text: String, _ style: PseudoStyle, isPart: Bool = false) -> String {
    PseudoText(style: style).translation(of: text, isPart: isPart)
  }

  @Test(arguments: [
    ("Save", "Ṩậṿệ"), ("Quiz", "Q\u{302}ụîẓ"), ("%d files", "%d ḟîḹệṩ"), ("  a\n", "  ậ\n"), ("", ""), ("…", "…"),
    ("<b>Save</b> &amp; go", "<b>Ṩậṿệ</b> &amp; ǧộ"), ("50% of all", "50% oḟ ậḹḹ"), ("50 %% off", "50 %% ộḟḟ"),
    ("é ß 日本 שלום", "é ß 日本 שלום"), ("👩‍👩‍👧 a", "👩‍👩‍👧 ậ"), ("Да", "Д\u{323}а\u{302}"), ("e\u{301}", "e\u{301}"),
  ])
  func accented(source: String, expected: String) { #expect(text(source, .accented) == expected) }

  @Test(arguments: [
    ("Save", "Save Save"), ("Save…", "Save… Save…"), ("Save as (new)", "Save as (new) Save as (new)"),
    ("Delete %@", "Delete Delete %@"), ("%@ of %@", "%@ of of %@"), ("%@", "%@"), ("%d/%d", "%d/%d"),
    ("Delete “%@”?", "Delete Delete “%@”?"), ("(%d of %d)", "(%d of of %d)"),
    ("Search %@. Go", "Search Search %@. Go Go"),
    ("%@'s file", "%@'s file 's file"), ("Save (all) %@", "Save (all) Save (all) %@"),
    ("%#@items@ left", "%#@items@ left left"), ("Hi ${name}!", "Hi Hi ${name}!"), (" a ", " a a "),
    ("a\nb", "a a\nb b"),
    ("\n", "\n"), ("   ", "   "), ("", ""), ("🎉", "🎉 🎉"), ("…", "… …"), ("[# a #]", "[# a #] [# a #]"),
    ("50% of all", "50％ of all 50% of all"), ("Off 50%", "Off 50％ Off 50%"), ("100%% %@", "100%% 100%% %@"),
    ("You have ^[%lld item](inflect: true)", "You have You have ^[%lld item item](inflect: true)"),
    ("[Terms](https://a.b/c) apply", "[Terms Terms](https://a.b/c) apply apply"),
    ("**Save** now", "**Save Save** now now"), ("<b>Save</b>", "<b>Save Save</b>"), ("שלום", "שלום שלום"),
    ("e\u{301}", "e\u{301} e\u{301}"),
  ])
  func doubleLength(source: String, expected: String) { #expect(text(source, .doubleLength) == expected) }

  @Test(arguments: [
    ("Save", "[# Save #]"), (" a\n", " [# a #]\n"), ("%@", "[# %@ #]"), ("", ""), ("\n", "\n"), ("[# a #]", "[# a #]"),
    ("[a]", "[# [a] #]"), ("🎉", "[# 🎉 #]"), ("a\nb", "[# a\nb #]"), ("50%", "[# 50% #]"),
  ])
  func bounded(source: String, expected: String) { #expect(text(source, .bounded) == expected) }

  @Test(arguments: [
    ("Save", "\u{200F}\u{202E}Save\u{202C}"), ("%d", "%d"), ("12", "\u{200F}\u{202E}12\u{202C}"), ("…", "…"),
    ("Delete %@ now", "\u{200F}\u{202E}Delete\u{202C} %@ \u{200F}\u{202E}now\u{202C}"),
    ("a\nb", "\u{200F}\u{202E}a\u{202C}\n\u{200F}\u{202E}b\u{202C}"),
  ])
  func rightToLeft(source: String, expected: String) { #expect(text(source, .rightToLeft) == expected) }

  /// The brackets are the format's; a variable's text stands inside it.
  @Test func onlyTheWholeTextIsBounded() {
    #expect(text("%d items", .bounded, isPart: true) == "%d items")
    #expect(text("%d items", .doubleLength, isPart: true) == "%d items items")
  }
}
