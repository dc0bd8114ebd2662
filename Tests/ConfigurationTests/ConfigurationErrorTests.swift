import Configuration
import Testing

@Suite struct ConfigurationErrorTests {
  private func message(_ yaml: String) -> String? {
    let rules: Set = ["title-truncated", "title-clipped", "extra-key"]
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(yaml: yaml, file: "c.yml", knownRules: rules)
    }
    return error?.description
  }

  @Test(arguments: [
    ("failon: error", "1:1: error: unknown key \"failon\"; did you mean \"fail_on\"?"),
    ("\nlocale: [de]", "2:1: error: unknown key \"locale\"; did you mean \"locales\"?"),
    ("min-coverage: 9", "1:1: error: unknown key \"min-coverage\"; did you mean \"min_coverage\"?"),
    ("ignored:\n  - {pfad: x}", "2:6: error: unknown key \"pfad\"; expected one of rule, path, locale, key, element"),
    (
      "rules:\n  extra-key:\n    level: note",
      "3:5: error: unknown key \"level\"; expected one of severity, ignored"
    ),
    (
      "rules:\n  extra-key:\n    ignored: [{rule: extra-key}]",
      "3:16: error: unknown key \"rule\"; expected one of path, locale, key, element"
    ),
    (
      "disabled_rules: [title-truncate]",
      "1:18: error: unknown rule \"title-truncate\"; did you mean \"title-truncated\"?"
    ),
    ("only_rules:\n- xyz", "2:3: error: unknown rule \"xyz\"; \"fitspoken rules\" lists them"),
    ("rules: {extra_key: off}", "1:9: error: unknown rule \"extra_key\"; did you mean \"extra-key\"?"),
    ("fail_on: fatal", "1:10: error: unknown severity \"fatal\"; expected one of error, warning, note, never"),
    ("rules: {extra-key: fatal}", "1:20: error: unknown severity \"fatal\"; expected one of error, warning, note, off"),
    (
      "rules:\n  extra-key: {severity: warnings}",
      "2:25: error: unknown severity \"warnings\"; did you mean \"warning\"?"
    ),
    ("content_sizes: [Large, huge]", "1:17: error: unknown content size \"Large\"; did you mean \"large\"?"),
    ("devices: [iphone-6.1]", "1:11: error: unknown device \"iphone-6.1\"; did you mean \"iphone-6.1in\"?"),
    ("devices: [pager]", "1:11: error: unknown device \"pager\"; \"fitspoken audit --device list\" lists them"),
    ("ios: latest", "1:6: error: \"ios\": expected a release of iOS such as 18 or 26, not \"latest\""),
    ("platform: ios", "1:11: error: unknown platform \"ios\"; did you mean \"iOS\"?"),
    ("button_label: title", "1:15: error: unknown button label \"title\"; expected one of observed, documented"),
    ("locales: [de, 12]", "1:15: error: \"12\" is not a language tag such as de or pt-BR"),
    ("min_coverage: {d: 9}", "1:16: error: \"d\" is not a language tag such as de or pt-BR"),
    ("ignored: [{locale: ü}]", "1:20: error: \"ü\" is not a language tag such as de or pt-BR"),
  ])
  func unknownWords(yaml: String, expected: String) {
    #expect(message(yaml) == "c.yml:\(expected)")
  }

  @Test(arguments: [
    ("- a", "1:1: error: expected keys with values such as locales: [de, fr], not a list"),
    ("a", "1:1: error: expected keys with values such as locales: [de, fr], not a single value"),
    ("locales: de", "1:10: error: \"locales\": expected a list of language tags such as [de, fr], not a single value"),
    ("locales: [[de]]", "1:11: error: \"locales\": expected a language tag such as de, not a list"),
    ("fonts: [a, ~]", "1:12: error: \"fonts\": expected a folder, not an empty value"),
    ("baseline: {a: b}", "1:11: error: \"baseline\": expected a path, not keys with values"),
    ("baseline: ''", "1:11: error: \"baseline\": expected a path, not an empty string"),
    ("fail_on_review: maybe", "1:17: error: \"fail_on_review\": expected true or false, not \"maybe\""),
    ("fail_on_review: [true]", "1:17: error: \"fail_on_review\": expected true or false, not a list"),
    (
      "min_coverage: 101",
      "1:15: error: \"min_coverage\": expected a number from 0 to 100, or such a number for each of some locales, not \"101\""
    ),
    ("min_coverage:\n  de: x", "2:7: error: \"de\": expected a number from 0 to 100, not \"x\""),
    (
      "rules: [extra-key]",
      "1:8: error: \"rules\": expected a severity, off, or settings for each of some rules, not a list"
    ),
    (
      "rules:\n  extra-key: [off]",
      "2:14: error: \"extra-key\": expected a severity, off, or keys with values such as severity: note, not a list"
    ),
    (
      "ignored: [x]",
      "1:11: error: \"ignored\": expected keys with values such as {locale: fi}, not a single value"
    ),
    ("ignored: [{}]", "1:11: error: an entry of \"ignored\" requires at least one of rule, path, locale, key, element"),
    ("? [a]\n: b", "1:3: error: expected keys with values such as locales: [de, fr], not a list"),
  ])
  func valuesOfTheWrongKind(yaml: String, expected: String) {
    #expect(message(yaml) == "c.yml:\(expected)")
  }

  @Test(arguments: [
    ("spoken_words: [a]", "1:15: error: \"spoken_words\": expected words for each of some languages such as "),
    ("spoken_words: {de: x}", "1:20: error: \"de\": expected words such as {button: \"bouton.\"}, not a single value"),
    ("spoken_words: {de: {buton: x}}", "1:21: error: there is no spoken word \"buton\"; did you mean \"button\"?"),
    (
      "spoken_words: {de: {position: x}}",
      "1:31: error: \"position\": \"x\" is not valid: it needs {count} and {index}"
    ),
    ("spoken_words: {1: {button: x}}", "1:16: error: "),
  ])
  func spokenWords(yaml: String, expected: String) {
    #expect(message(yaml)?.hasPrefix("c.yml:\(expected)") == true)
  }

  @Test(arguments: [
    ("rules: {nope: }", "1:9: error: unknown rule \"nope\"; "),
    ("samples: {name: }", "1:11: error: \"name\" is not an argument"),
    ("min_coverage: {nope!: }", "1:16: error: \"nope!\" is not a language tag"),
    ("spoken_words: {de: {buton: }}", "1:21: error: there is no spoken word \"buton\""),
    ("glossary: {forbid: {nope!: }}", "1:21: error: \"nope!\" is not a language tag"),
  ])
  func aWrongKeyWithoutAValue(yaml: String, expected: String) {
    let found = message(yaml)
    #expect(found?.hasPrefix("c.yml:\(expected)") == true, "\(found ?? "")")
  }

  @Test(arguments: [
    (
      "samples: [a]",
      "1:10: error: \"samples\": expected samples by argument such as \"%@\": Alexandra, and a list of keys with samples "
        + "of their own, not a list"
    ),
    (
      "samples: {name: Jo}",
      "1:11: error: \"name\" is not an argument; expected a specifier such as \"%@\", \"%d\", \"${name}\""
    ),
    ("samples: {\"%1$@\": Jo}", "1:11: error: \"%1$@\" is not an argument; expected a specifier such as "),
    ("samples: {\"%@\": [Jo]}", "1:17: error: \"%@\": expected a text, not a list"),
    ("samples: {\"%@\": \"\"}", "1:17: error: \"%@\": expected a text, not an empty string"),
    (
      "samples: {keys: {key: a}}",
      "1:17: error: \"keys\": expected a list of entries with some of key, table and arguments, not keys with values"
    ),
    (
      "samples: {keys: [{arguments: {1: Jo}}]}", "1:18: error: an entry of \"keys\" requires at least one of key, table"
    ),
    ("samples: {keys: [{key: a}]}", "1:18: error: an entry of \"keys\" requires arguments with samples"),
    (
      "samples: {keys: [{key: a, arguments: {0: Jo}}]}",
      "1:39: error: \"0\" is not an argument; expected a number from 1 to 99, or a specifier such as "
    ),
    ("samples: {keys: [{keys: a}]}", "1:19: error: unknown key \"keys\"; did you mean \"key\"?"),
  ])
  func samples(yaml: String, expected: String) {
    let found = message(yaml)
    #expect(found?.hasPrefix("c.yml:\(expected)") == true, "\(found ?? "")")
  }

  @Test(arguments: [
    ("locales: [de", "2:1: error: invalid YAML: did not find expected ',' or ']', while parsing a flow sequence"),
    ("locales: [de]\n  a: b", "2:3: error: invalid YAML: "),
    ("fail_on: 'x", "1:12: error: invalid YAML: "), ("\tlocales: a", "1:1: error: invalid YAML: "),
    ("fail_on: *x", "1:10: error: invalid YAML: found undefined alias"),
    ("a: b\n---\nc: d", "2:1: error: invalid YAML: "),
    ("platform: iOS\nfonts: [\u{1}]", "2:9: error: invalid YAML: control characters are not allowed"),
    ("platform: iOS\0", "1:14: error: invalid YAML: "),
    (
      "fonts: [a]\nlocales: [de]\nlocales: [fr]",
      "2:1: error: duplicate key \"locales\" in the same mapping; this is the first"
    ),
    ("rules:\n  extra-key: off\n  extra-key: note", "2:3: error: duplicate key \"extra-key\""),
  ])
  func textThatIsNotYAML(yaml: String, expected: String) {
    let found = message(yaml)
    #expect(found?.hasPrefix("c.yml:\(expected)") == true, "\(found ?? "")")
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func deepNestingIsAnError(opening: String) {
    #expect(message("fonts: " + String(repeating: opening, count: 100_000)) != nil)
  }

  @Test func aConfigurationFarTooLongIsAnError() {
    #expect(
      message(String(repeating: "#\n", count: 1 << 20))?.hasPrefix("c.yml:1:1: error: the configuration is larger")
        == true)
  }

  @Test func quotedConfigurationValuesAreShortAndHaveNoControlCharacters() {
    #expect(message("platform: \"\\e[31m\"")?.contains("unknown platform \"�[31m\"") == true)
    #expect(message("platform: " + String(repeating: "x", count: 5000)).map { $0.count < 200 } == true)
  }
}
