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
    ("%99999999999999999999d", "1 %99999999999999999999d"), ("%1$#@v@", "1 %1$#@v@"), ("%1#@v@ %d", "1 %1#@v@, 2 %d"),
    ("%# @sites @ %d", "1 %# @sites @, 2 %d"), ("%#@ sites@ %d", "1 %#@ s, 2 %d"), ("%#@a-b@ %d", "1 %d"),
    ("%#@a@%#@b_2@", "1 %#@a@, 2 %#@b_2@"), ("50 % %@", ""), ("%I sel", ""),
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
  func percentSignsInProseAreNotFormats(text: String, isProse: Bool) {
    #expect(FormatString(text).looksLikeProse == isProse)
  }

  /// The probe table: what Foundation prints, beside the arguments that are taken for it.
  @Test(
    arguments: [
      ("A % @ B", "X", "A X B"), ("A %1$ @ B", "X", "A X B"), ("A %\u{A0}@ B", nil, "A \u{A0}@ B"), ("％@", nil, "％@"),
      ("٪@", nil, "٪@"), ("@@", nil, "@@"), ("1$@", nil, "1$@"), ("%0$@ z", nil, "0@ z"), ("%2$@ only", "X", "X only"),
      ("50 % %@", nil, "50  @"), ("trailing %", nil, "trailing "), ("%I sel", nil, "I sel"),
    ] as [(String, String?, String)])
  func foundationPrintsTheProbes(format: String, taken: String?, printed: String) {
    #expect(String(format: format, "X", "Y") == printed)
    #expect((FormatString(format).uses.first != nil) == (taken != nil))
  }

  @Test(arguments: [
    ("%1 x %2 y", "%1 x 2", "1 %1 x"), ("100%-osan %d", "1007san 8", "1 %-o, 2 %d"), ("%d%% %d", "7% 8", "1 %d, 2 %d"),
    ("%2$d", "7", "2 %2$d"), ("%1$d %d", "7 7", "1 %1$d, 1 %d"), ("%d %", "7 ", "1 %d"), ("% % %d", "  7", "1 %d"),
  ])
  func foundationPrintsTheNumberProbes(format: String, printed: String, uses: String) {
    #expect(String(format: format, 7, 8) == printed)
    #expect(FormatString(format).uses.map { "\($0.position) \($0.text)" }.joined(separator: ", ") == uses)
  }

  @Test(arguments: [
    ("%arg of %2$@", "2 %arg, 2 %2$@"), ("%argument", "2 %arg"), ("%d %d", "2 %d, 3 %d"), ("%a", "2 %a"),
  ])
  func aVariablesTextCountsFromItsArgument(text: String, uses: String) {
    let format = FormatString(text, first: 2, reference: .integer)
    #expect(format.uses.map { "\($0.position) \($0.text)" }.joined(separator: ", ") == uses)
    #expect(format.uses.filter { $0.text == "%arg" }.allSatisfy { $0.argument == .integer })
  }

  @Test func withoutAReferenceArgIsAFloat() {
    #expect(FormatString("%arg").uses.map(\.argument) == [.float])
  }

  @Test(arguments: [
    ("50% de %@", ["1 %@"]), ("%d % de %@", ["1 %d", "2 %@"]), ("%2$@ 50% de %@", ["2 %2$@", "1 %@"]), ("%@", ["1 %@"]),
  ])
  func withoutProseTheRestIsCountedAnew(text: String, uses: [String]) {
    #expect(FormatString(text).usesWithoutProse().map { "\($0.position) \($0.text)" } == uses)
  }

  @Test(arguments: [
    ("100 % (sicher)", ["% ("], true), ("%{name}", ["%{"], false), ("%1&@", ["%1&"], false),
    ("%\u{A0}@", ["%\u{A0}"], false),
    ("%d 100%", ["%"], true), ("%% %d", [], false), ("50 % %@", ["% %"], true),
  ])
  func strayPercentSigns(text: String, strays: [String], isAfterDigit: Bool) {
    let found = FormatString(text).strays
    #expect(found.map(\.text) == strays)
    #expect(found.allSatisfy { $0.isAfterDigit == isAfterDigit })
  }

  @Test(arguments: [
    ("%d", FormatLength.standard), ("%hhd", .standard), ("%ld", .long), ("%zd", .long), ("%lld", .longLong),
    ("%qd", .longLong), ("%lu", .long),
  ])
  func lengths(text: String, length: FormatLength) { #expect(FormatString(text).uses.first?.length == length) }

  @Test func aVariableTakesTheArgumentOfItsTable() {
    var format = FormatString("%#@b@ %#@a@")
    format.place { ["a": 1, "b": 2][$0] }
    #expect(format.uses.map(\.position) == [2, 1])
  }

  @Test(arguments: [
    ("%d items", " items"), ("50 %% %@", "50 % "), ("no format", "no format"), ("%@", ""), ("%#@v@ left", " left"),
  ])
  func literalText(text: String, literal: String) {
    #expect(FormatString(text).literalText == literal)
  }
}
