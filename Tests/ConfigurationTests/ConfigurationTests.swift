import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import Configuration

@Suite struct ConfigurationTests {
  private static let rules: Set<String> = [
    "title-truncated", "title-clipped", "extra-key", "hit-region-too-small", "missing-translation",
  ]

  private func read(_ yaml: String) throws -> Configuration {
    try Configuration(yaml: yaml, file: ".fitspoken.yml", knownRules: Self.rules)
  }

  private func tags(_ names: String...) throws -> [LocaleTag] { try names.map { try #require(LocaleTag($0)) } }

  @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "~", "{}", "locales:\nrules:\nfail_on: null\n", "\u{FEFF}"])
  func anEmptyConfigurationHasTheDefaults(yaml: String) throws {
    #expect(try read(yaml) == Configuration())
  }

  @Test func everyKeyIsRead() throws {
    let yaml = """
      locales: [de, zh_CN, no, de]
      required_locales:
        - fr
      content_sizes: [large, accessibility5]
      devices: [iphone, ipad-11in, iphone]
      ios: 26
      platform: macOS
      excluded: [Pods, "**/Generated"]
      fonts: [Fonts]
      button_label: documented
      fail_on: warning
      fail_on_review: true
      min_coverage: 99.5
      baseline: known.json
      only_rules: [title-clipped]
      disabled_rules: [extra-key]
      """
    var expected = Configuration()
    expected.locales = try tags("de", "zh-Hans", "no")
    expected.requiredLocales = try tags("fr")
    expected.contentSizes = [.large, .accessibility5]
    expected.devices = ["iphone", "ipad-11in"]
    expected.generation = .iOS26
    expected.release = "26"
    expected.platform = .macOS
    expected.excluded = ["Pods", "**/Generated"]
    expected.fonts = ["Fonts"]
    expected.buttonLabel = .documented
    expected.failOn = .warning
    expected.failsOnReview = true
    expected.minimumCoverage.general = 99.5
    expected.baseline = "known.json"
    expected.onlyRules = ["title-clipped"]
    expected.disabledRules = ["extra-key"]
    #expect(try read(yaml) == expected)
  }

  @Test func minimumsCanDifferByLocale() throws {
    let minimums = try read("min_coverage:\n  default: 95\n  de: 100\n  no: 0").minimumCoverage
    #expect(minimums == (try LocalePercentages(arguments: ["95", "de=100", "no=0"])))
  }

  @Test func rulesHaveSeveritiesAndIgnore() throws {
    let configuration = try read(
      """
      rules:
        title-truncated: note
        extra-key: off
        title-clipped:
          severity: error
          ignored:
            - {locale: fi}
        hit-region-too-small: {severity: off}
        missing-translation:
      ignored:
        - {rule: extra-key, key: "debug.*"}
      """)
    #expect(configuration.severities == ["title-truncated": .note, "title-clipped": .error])
    #expect(configuration.disabledRules == ["extra-key", "hit-region-too-small"])
    var finnish = Suppression.Entry()
    finnish.rule = "title-clipped"
    finnish.locale = LocaleTag("fi")
    var debug = Suppression.Entry()
    debug.rule = "extra-key"
    debug.key = TextGlob("debug.*")
    #expect(configuration.suppression == Suppression([finnish, debug]))
  }

  @Test func samplesAreReadByArgumentAndByKey() throws {
    let samples = try read(
      """
      samples:
        "%@": Alexandra
        "%d":
        "${name}": 12
        keys:
          - {key: "welcome.*", table: Main, arguments: {1: Jo, 2: , "%d": "1,000"}}
      """
    ).samples
    #expect(samples.arguments == ["%@": "Alexandra", "${name}": "12"])
    var entry = Samples.Entry()
    (entry.key, entry.table) = (TextGlob("welcome.*"), TextGlob("Main"))
    entry.arguments = ["1": "Jo", "%d": "1,000"]
    #expect(samples.entries == [entry])
  }

  @Test(arguments: Configuration.keys.map { ($0.name, $0.example) })
  func theExampleOfEachKeyIsRead(name: String, example: String) throws {
    #expect(throws: Never.self) { try read("\(name): \(example)") }
  }

  /// `Scripts/check-configuration-schema` compares what the values may be.
  @Test func theSchemaHasTheKeys() throws {
    let file = Corpus.repository.appendingPathComponent("Reports/schema/configuration.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(Configuration.keys.map(\.name)))
  }

  @Test(arguments: Configuration.keys.map(\.name))
  func eachKeyIsDocumented(name: String) throws {
    let page = try String(
      contentsOf: Corpus.repository.appendingPathComponent("Documentation/configuration.md"), encoding: .utf8)
    #expect(page.contains("| `\(name)` |"))
    #expect(page.contains("\n\(name):"))
  }

  @Test func theDocumentedFileIsRead() throws {
    let page = try String(
      contentsOf: Corpus.repository.appendingPathComponent("Documentation/configuration.md"), encoding: .utf8)
    let start = try #require(page.range(of: "```yaml\n")?.upperBound)
    let end = try #require(page.range(of: "```", range: start..<page.endIndex)?.lowerBound)
    #expect(try read(String(page[start..<end])) != Configuration())
  }
}
