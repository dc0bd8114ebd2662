import AuditModel
import Yams

extension Configuration {
  /// The key of the project's terms.
  static let glossaryKey = Key(
    "glossary", takes: "lists of terms by keep, forbid and terms",
    "Terms that translations keep, must not use, or translate in one way.",
    example: "{keep: [iCloud], forbid: {de: [Handy]}, terms: {Settings: {de: Einstellungen}}}"
  ) { try $1.fill(&$0.glossary, by: Glossary.keys) }
}

extension Glossary {
  typealias Key = ConfigurationKey<Glossary>

  /// The keys of `glossary`.
  static let keys: [Key] = [
    Key(
      "keep", takes: "a list of terms, or such a list for each of some languages",
      "Terms that stay as they are where the source has them.", example: "[iCloud, AirDrop]"
    ) { $0.kept += try $1.terms() },
    Key(
      "forbid", takes: "a list of terms, or such a list for each of some languages",
      "Terms that texts must not use; a star at the end stands for any ending.", example: "{de: [Handy, Händi*]}"
    ) { $0.forbidden += try $1.terms() },
    Key(
      "terms", takes: "the agreed translations by term and language", "Terms that are translated in one way only.",
      example: "{Settings: {de: Einstellungen, fr: [Réglages, Paramètres]}}"
    ) { $0.translations += try $1.termTranslations() },
  ]
}

extension ConfigurationNode {
  /// Terms for all languages (a list), or by language, where `all` is for every one.
  fileprivate func terms() throws -> [Glossary.Term] {
    if isList { return try items(of: "a term").map { Glossary.Term(try $0.text()) } }
    return try members().filter { !$0.value.isNothing }.flatMap { language, list -> [Glossary.Term] in
      let locale = try language.text() == "all" ? nil : try language.locale()
      return try list.taking("a list of terms").items(of: "a term").map { Glossary.Term(try $0.text(), locale: locale) }
    }
  }

  /// Terms with a text, or a list of texts, for each of some languages.
  fileprivate func termTranslations() throws -> [Glossary.Translation] {
    try members().filter { !$0.value.isNothing }.flatMap { term, languages -> [Glossary.Translation] in
      let source = try term.text()
      return try languages.taking("a text, or a list of texts, for each of some languages").members().map {
        let accepted = try $1.isScalar ? [$1.text()] : $1.items(of: "a text").map { try $0.text() }
        return Glossary.Translation(source: source, locale: try $0.locale(), accepted: accepted)
      }
    }
  }

  private var isList: Bool { node.sequence != nil }
}
