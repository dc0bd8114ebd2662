import Foundation
import Testing

@testable import FormatStrings

/// What Foundation takes for a format, beside what Foundation prints for it.
@Suite struct FormatStringTests {
  @Test(arguments: [
    ("%@", "1 %@"), ("%d %u", "1 %d, 2 %u"), ("%2$@ %1$d", "2 %2$@, 1 %1$d"), ("%1$@ %@ %@", "1 %1$@, 1 %@, 2 %@"),
    ("%*d|%d", "1 *, 2 %*d, 3 %d"), ("%.*f|%d", "1 *, 2 %.*f, 3 %d"), ("%2$*1$d|", "1 *, 2 %2$*1$d"),
    ("% @", "1 % @"), ("%1$ @", "1 %1$ @"), ("%-5d", "1 %-5d"), ("%05.2lf", "1 %05.2lf"), ("%lld%zd", "1 %lld, 2 %zd"),
    ("%5.d|%d", "1 %5.d, 2 %d"), ("%05$d %d", "5 %05$d, 1 %d"), ("%#x %d", "1 %#x, 2 %d"), ("%#@v@ n", "1 %#@v@"),
    ("50 %% %d", "1 %d"), ("%I %d", "1 %d"), ("%'d %d", "1 %d"), ("%0$d z %d", "1 %d"), ("%é %d", "1 %d"),
    ("%5% %d", "1 %d"), ("% % %d", "1 %d"), ("trailing %", ""), ("%\u{A0}@", ""), ("％@ ٪@ @@ 1$@", ""), ("%#@v", ""),
    ("50% de %@", "1 % d, 2 %@"), ("100%-osan %d", "1 %-o, 2 %d"), ("%-tal", "1 %-ta"), ("%1 x %2 y", "1 %1 x"),
    ("%99999999999999999999d", "1 %99999999999999999999d"),
  ])
  func takesWhatFoundationTakes(format: String, uses: String) {
    let found = FormatString(format).uses.map { "\($0.position) \($0.text)" }
    #expect(found.joined(separator: ", ") == uses)
  }

  /// The number of arguments is the number that Foundation uses up before the last `%d`.
  @Test(arguments: [
    "%d", "%*d|%d", "%2$*1$d|%3$d", "%d %1$d %d", "%5.3d|%d", "%.0d|%d", "%#x %d", "%05$d %d", "%0$d z %d", "%v %d",
    "%hhd %hd %ld %lld %qd %zd %td %jd", "%1$ d|%d", "% - 0+5d|%d", "50% de %d", "100%-osan %d", "%5% %d", "% % %d",
  ])
  func foundationPrintsTheLastArgument(format: String) throws {
    let uses = FormatString(format).uses
    let last = try #require(uses.last)
    // Foundation closes holes in the positions.
    let rank = try #require(FormatString(format).positions.firstIndex(of: last.position))
    let printed = String(format: format, arguments: (0..<8).map { 1000 + $0 })
    #expect(printed.contains("\(1000 + rank)"), "\(printed)")
  }

  @Test(arguments: [
    ("50% of %@", true), ("% of screen", true), ("%-tal", true), ("100%off", true), ("%d%off", false),
    ("%ds", false), ("% @de", false), ("%-5d m", false), ("S%dE%d", false), ("100%% sure", false),
  ])
  func whatLooksLikeProse(text: String, isProse: Bool) {
    #expect(FormatString(text).looksLikeProse == isProse)
  }

  @Test(arguments: [
    ("%d items", " items"), ("50 %% %@", "50 % "), ("no format", "no format"), ("%@", ""), ("%#@v@ left", " left"),
  ])
  func literalText(text: String, literal: String) {
    #expect(FormatString(text).literalText == literal)
  }
}
