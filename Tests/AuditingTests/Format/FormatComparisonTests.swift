import FormatStrings
import Testing

@testable import Auditing

@Suite struct FormatComparisonTests {
  @Test(arguments: [
    ("%d of %@", "%@ の %d", "reordered"), ("%d of %@", "%@", "type"), ("%1$d of %2$@", "%2$@", "position-hole"),
    ("%d", "%s", "type"), ("%@", "%S", "type"), ("%f", "%d", "type"), ("%d%% of %@", "%d % de %@", "type"),
    ("%1$@ %2$d", "%1$@ %2$@", "type"),
  ])
  func mismatches(source: String, translation: String, reason: String) {
    #expect(FormatComparison(source: source, translation: translation)?.mismatch?.reason == reason)
  }

  @Test(arguments: [
    ("%d of %@", "%2$@ の %1$d"), ("%@", "% @"), ("%d", "%ld"), ("%u", "%x"), ("%@ %@", "%2$@"), ("%@", "kein Platz"),
    ("%@", "٪@"), ("%d %@", "%#@count@ %@"), ("% of screen", "%-a kijelzõnek"), ("50% off %@", "%@ à 50 %d"),
    ("Discount", "50 % de %@"), ("100%%", "100 % de"), ("%1$d", "%1$d %%"), ("%@ (%d%%)", "%1$@ (%2$d %%)"),
  ])
  func whatIsRight(source: String, translation: String) {
    let comparison = FormatComparison(source: source, translation: translation)
    #expect(comparison?.mismatch == nil)
    #expect(comparison?.extra == nil)
  }

  @Test(arguments: [
    ("%@", "%@ %@", 2), ("%d%% off", "%d % de moins", 2), ("%1$@", "%2$@", 2), ("%@", "%@ %3$d", 3),
    ("%2$@", "%1$@ %2$@ %3$@", 3),
  ])
  func extraArguments(source: String, translation: String, position: Int) {
    #expect(FormatComparison(source: source, translation: translation)?.extra?.position == position)
  }
}
