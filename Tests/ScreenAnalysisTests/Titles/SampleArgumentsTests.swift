import AuditModel
import Testing

@testable import Configuration
@testable import ScreenAnalysis

@Suite struct SampleArgumentsTests {
  private static func declared(_ yaml: String) throws -> SampleArguments {
    let configuration = try Configuration(yaml: yaml, file: "c.yml", knownRules: [])
    return SampleArguments(declared: configuration.samples)
  }

  private static let yaml = """
    samples:
      "%@": Alexandra
      "%d": "1,000"
      "%lld": "2,000"
      "${name}": Jo
      keys:
        - {key: "welcome.*", table: Main, arguments: {2: Berlin, "%@": Max}}
        - {key: "welcome.*", arguments: {1: first, 2: second}}
    """

  @Test(arguments: [
    ("Settings", "Settings"), ("Hello %@", "Hello Alexandra"), ("%1$@ and %@", "Alexandra and Alexandra"),
    ("%d or %ld", "1,000 or 1,000"), ("%lld, %2$lld", "2,000, 2,000"), ("%d %%", "1,000 %"), ("50% of it", "50% of it"),
    ("100%", "100%"), ("%.1f km", "1.5 km"), ("%s", "Sample"), ("%c", "A"), ("%p", "0x10"), ("%#@items@", "%#@items@"),
    ("Call ${name}", "Call Jo"), ("Call {name}", "Call Sample"), ("%@: ${name}, 5% off", "Alexandra: Jo, 5% off"),
    ("(%@)", "(Alexandra)"), ("%*d", "1,000"), ("", ""), ("%", "%"), ("%@%", "Alexandra%"),
    ("ทดสอบ %@", "ทดสอบ Alexandra"),
  ])
  func argumentsAreReplaced(title: String, expected: String) throws {
    #expect(try Self.declared(Self.yaml).filled(title, of: LocalizableText(title)).string == expected)
  }

  @Test(arguments: [
    ("welcome.a", "Main", "Max Berlin 1,000"), ("welcome.a", "Other", "first second 1,000"),
    ("other", "Main", "Alexandra Alexandra 1,000"),
  ])
  func aKeysOwnSamplesComeFirst(key: String, table: String, expected: String) throws {
    let title = LocalizableText(key: key, table: table)
    #expect(try Self.declared(Self.yaml).filled("%1$@ %2$@ %3$d", of: title).string == expected)
  }

  @Test func anArgumentWithoutDeclaredSampleIsAGuess() throws {
    let filled = try Self.declared("samples: {\"%@\": Alexandra}").filled("%@ %d", of: "")
    #expect(
      filled.samples == [
        ArgumentSample(argument: "%@", value: "Alexandra", isDeclared: true),
        ArgumentSample(argument: "%d", value: "10", isDeclared: false),
      ])
  }

  @Test(arguments: [
    ("Hello %@ and all", ["Hello", "and", "all"]), ("Well-known (%d)", ["Well", "known"]), ("%@s", []), ("", []),
  ])
  func someWordsHaveNoSample(title: String, words: [String]) {
    #expect(SampleArguments().writtenWords(of: title, "") == Set(words.map { $0[...] }))
  }

  @Test func aSampleIsNotReadAsAFormat() throws {
    let samples = try Self.declared("samples: {\"%@\": \"%d {x} %@\"}")
    #expect(samples.filled("%@!", of: "").string == "%d {x} %@!")
  }
}
