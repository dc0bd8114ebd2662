import AuditModel
import FormatStrings
import LocaleData
import Utilities
import Yams

extension Configuration {
  /// The key of the project's terms.
  static let glossaryKey = Key(
    "glossary", takes: "lists of terms by keep, forbid and terms",
    "Terms that translations must keep, must not use, or must translate in one way.",
    example: "{keep: [iCloud], forbid: {de: [Handy]}, terms: {Settings: {de: Einstellungen}}}"
  ) { try $1.fill(&$0.glossary, by: Glossary.keys) }
}

extension Glossary {
  typealias Key = ConfigurationKey<Glossary>

  /// The keys of `glossary`.
  static let keys: [Key] = [
    Key(
      "keep", takes: "a list of terms, or such a list for each of some languages",
      "Terms that translations must keep unchanged.", example: "[iCloud, AirDrop]"
    ) { $0.kept += try $1.terms() },
    Key(
      "forbid", takes: "a list of terms, or such a list for each of some languages",
      "Terms that texts must not use; a trailing * matches any ending.", example: "{de: [Handy, Händi*]}"
    ) { $0.forbidden += try $1.terms() },
    Key(
      "terms", takes: "the agreed translations by term and language", "Terms that have an agreed translation.",
      example: "{Settings: {de: Einstellungen, fr: [Réglages, Paramètres]}}"
    ) { $0.translations += try $1.termTranslations() },
  ]
}

extension ConfigurationNode {
  /// Terms for all languages (a list), or by language; `all` is for every language.
  fileprivate func terms() throws -> [Glossary.Term] {
    if isList { return try items(of: "a term").map { Glossary.Term(try $0.text()) } }
    return try members { try $0.text() == "all" ? nil : try $0.locale() }.flatMap { locale, list in
      try list.taking("a list of terms").items(of: "a term").map { Glossary.Term(try $0.text(), locale: locale) }
    }
  }

  /// Terms with a text, or a list of texts, by language.
  fileprivate func termTranslations() throws -> [Glossary.Translation] {
    try members { try $0.text() }.flatMap { source, languages in
      try languages.taking("a text, or a list of texts, for each of some languages").members { try $0.locale() }.map {
        let accepted = try $1.isScalar ? [$1.text()] : $1.items(of: "a text").map { try $0.text() }
        return Glossary.Translation(source: source, locale: $0, accepted: accepted)
      }
    }
  }

  private var isList: Bool { node.sequence != nil }
}

extension Configuration {
  /// The key of samples for arguments.
  static let samplesKey = Key(
    "samples", takes: "samples by argument such as \"%@\": Alexandra, and a list of keys with samples of their own",
    "Samples for the arguments of titles when they are measured.",
    example: "{\"%@\": Alexandra, \"%d\": \"1,000\", keys: [{key: \"welcome.*\", arguments: {1: Jo}}]}"
  ) { configuration, node in try node.readSamples(into: &configuration.samples) }
}

extension Samples.Entry {
  /// The keys of an entry of `keys`.
  static let keys: [ConfigurationKey<Samples.Entry>] = [
    ConfigurationKey(
      "key", takes: "a pattern of keys such as welcome.*", "The keys of a strings table.", example: "welcome.*"
    ) { $0.key = TextGlob(try $1.text()) },
    ConfigurationKey("table", takes: "a pattern of tables' names", "The strings tables.", example: "Localizable") {
      $0.table = TextGlob(try $1.text())
    },
    ConfigurationKey(
      "arguments", takes: "samples by argument or its number such as {1: Alexandra}", "The samples.",
      example: "{1: Alexandra}"
    ) { $0.arguments = try $1.samples(allowsNumbers: true) },
  ]
}

extension ConfigurationNode {
  /// Reads samples by argument, and those of specific strings under `keys`.
  fileprivate func readSamples(into samples: inout Samples) throws {
    let isKeys = { (key: ConfigurationNode) in try key.text() == "keys" }
    for (argument, value) in try members(by: { try isKeys($0) ? nil : try $0.argument(allowsNumbers: false) }) {
      if let argument {
        samples.arguments[argument] = try value.taking("a text").text()
      } else {
        let entries = try value.taking("a list of entries with some of key, table and arguments")
          .items(of: "keys with values such as {key: \"welcome.*\", arguments: {1: Alexandra}}")
        samples.entries += try entries.map { try $0.sampleEntry() }
      }
    }
  }

  /// An entry of `keys`; throws an error if it has no key or table, or no samples.
  private func sampleEntry() throws -> Samples.Entry {
    var entry = Samples.Entry()
    try fill(&entry, by: Samples.Entry.keys)
    guard entry.key != nil || entry.table != nil else {
      throw error("an entry of \"keys\" requires at least one of key, table")
    }
    guard !entry.arguments.isEmpty else { throw error("an entry of \"keys\" requires arguments with samples") }
    return entry
  }

  /// Samples by argument.
  fileprivate func samples(allowsNumbers: Bool) throws -> [String: String] {
    var samples: [String: String] = [:]
    for (argument, value) in try members(by: { try $0.argument(allowsNumbers: allowsNumbers) }) {
      samples[argument] = try value.taking("a text").text()
    }
    return samples
  }

  /// An argument as it is written in texts, or its number.
  private func argument(allowsNumbers: Bool) throws -> String {
    let name = try text()
    if allowsNumbers, let number = Int(name), (1...99).contains(number) { return String(number) }
    guard TitleArgument.isWritten(name) else {
      let number = allowsNumbers ? "a number from 1 to 99, or " : ""
      throw error(
        "\(quoted(name)) is not an argument; expected \(number)a specifier such as \"%@\", \"%d\", \"${name}\"")
    }
    return name
  }
}

extension Configuration {
  /// The key of VoiceOver's words.
  static let spokenWordsKey = Key(
    "spoken_words", takes: "words for each of some languages such as {fr: {button: \"bouton.\"}}",
    "Corrections of the words that VoiceOver adds in a language.",
    example: "{fr: {button: \"bouton.\", position: \"{index} sur {count}.\"}}"
  ) { configuration, node in try node.readSpokenWords(into: &configuration.spokenWords) }
}

extension ConfigurationNode {
  /// Reads words by language.
  fileprivate func readSpokenWords(into overrides: inout SpokenWordOverrides) throws {
    for (locale, words) in try members(by: { try $0.locale() }) {
      let words = words.taking("words such as {button: \"bouton.\"}")
      for (name, value) in try words.members(by: { try $0.spokenWord() }) {
        let text = try value.taking("a text").text()
        if let objection = SpokenWordOverrides.objection(to: text, for: name) {
          throw value.error("\"\(name)\": \(quoted(text)) is not valid: \(objection)")
        }
        overrides.replace(name, with: text, in: locale.identifier)
      }
    }
  }

  /// The name of a word that VoiceOver adds.
  private func spokenWord() throws -> String {
    let name = try text()
    guard !SpokenWordOverrides.names.contains(name) else { return name }
    let near = nearest(to: name, among: SpokenWordOverrides.names).map { "; did you mean \"\($0)\"?" } ?? ""
    throw error("there is no spoken word \"\(name)\"\(near)")
  }
}
