import FormatStrings
import Foundation
import TestSupport
import Testing

@testable import Pseudo

/// A pseudo-translation takes the arguments that its source takes, and Foundation prints them.
@Suite struct PseudoFormatTests {
  /// Parts that make trouble beside one another.
  private static let parts = [
    "Save", " ", "50%", "% of", "%%", "%d", "%lld", "%5.1f", "%@", "%1$@", "%2$d", "%*d", "%2$*1$d", "%arg",
    "%#@items@", "%I",
    "%é", "% ", "%-", "<b>", "</b>", "&amp;", "{a}", "${b}", "\n", "https://a.b/%20c", "a@b.de", "[c](d)", "^[e](f: g)",
    "\\n", "“", "”", "(", ")", "…", "é", "שלום", "🎉", "日本", ".", "Off", "d", "x", "**", "'s", "#", "$", "@", "1",
  ]

  private static func texts(_ count: Int, separator: String = "") -> [String] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...7, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
        .joined(separator: separator)
    }
  }

  @Test(arguments: PseudoStyle.allCases)
  func takesTheSameArguments(style: PseudoStyle) {
    for source in Self.texts(5_000) {
      let made = PseudoText.translation(of: source, in: style)
      #expect(Self.uses(made) == Self.uses(source), "\(source.debugDescription) → \(made.debugDescription)")
    }
  }

  /// Placeholders, tags, addresses and line breaks are the same, each as often and in the same order.
  @Test(arguments: PseudoStyle.allCases)
  func keepsWhatIsFixed(style: PseudoStyle) {
    // Words that touch what is beside them, and a percent sign of prose, may make something else of it.
    for source in Self.texts(5_000, separator: " ") where !Self.hasLoosePercent(source) {
      let made = PseudoText.translation(of: source, in: style)
      #expect(Self.fixed(made) == Self.fixed(source), "\(source.debugDescription) → \(made.debugDescription)")
      #expect(Self.outerSpace(made) == Self.outerSpace(source))
    }
  }

  /// Foundation prints the source's arguments, in their order, with the words of the style between.
  @Test(arguments: [
    "Delete %@", "%@ of %@", "%2$@ before %1$@", "%1$@, %1$@ and %2$@", "%% of %@", "<b>%@</b> & %@", "S%@E%@ (%@)",
    "%@\n%@",
    "%2$@ only", "% @ spaced", "{a} %@ ${b} https://a.b/c", "Save 100%% of “%@”…",
  ])
  func foundationPrintsTheSameObjects(format: String) {
    for style in PseudoStyle.allCases {
      let made = PseudoText.translation(of: format, in: style)
      let printed = Self.printed(made, ["⟦1⟧", "⟦2⟧", "⟦3⟧"])
      let expected = Self.printed(format, ["⟦1⟧", "⟦2⟧", "⟦3⟧"])
      #expect(printed.matches(of: #/⟦.⟧/#).map(\.output) == expected.matches(of: #/⟦.⟧/#).map(\.output), "\(printed)")
      if style == .bounded { #expect(printed == "[# \(expected) #]") }
    }
  }

  @Test(arguments: [
    "%d of %d", "%2$d before %1$d", "%5d|%-5d|%05d", "%*d wide", "%2$*1$d wide", "Off 50%% and %d", "%d%% of %d%%",
    "%ld, %lld",
    "%d d %d Off", "%d 100%",
  ])
  func foundationPrintsTheSameNumbers(format: String) {
    for style in PseudoStyle.allCases {
      let made = PseudoText.translation(of: format, in: style)
      let printed = String(format: made, arguments: [31, 32, 33, 34])
      let expected = String(format: format, arguments: [31, 32, 33, 34])
      #expect(Self.numbers(printed) == Self.numbers(expected), "\(made.debugDescription) printed \(printed)")
    }
  }

  private static func printed(_ format: String, _ arguments: [NSString]) -> String {
    String(format: format, arguments: arguments.map { $0 as any CVarArg })
  }

  private static func numbers(_ text: String) -> [Substring] { text.matches(of: #/3[1-4]/#).map(\.output) }

  /// Which arguments are taken as what, with the numbers that were written.
  private static func uses(_ text: String) -> [String] {
    FormatString(text).uses.map { "\($0.position) \($0.argument)" }
  }

  private static func fixed(_ text: String) -> [Substring] {
    TextTokenizer.pieces(of: text).filter { $0.kind == .fixed }.map(\.text)
  }

  private static func hasLoosePercent(_ text: String) -> Bool {
    TextTokenizer.pieces(of: text).contains { $0.kind == .percent && $0.text != "%%" }
  }

  private static func outerSpace(_ text: String) -> [Int] {
    let scalars = Array(text.unicodeScalars)
    let start = scalars.prefix { $0.properties.isWhitespace }.count
    return [start, start == scalars.count ? 0 : scalars.reversed().prefix { $0.properties.isWhitespace }.count]
  }
}
