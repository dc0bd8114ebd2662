import AuditModel
import Utilities

extension ConfigurationNode {
  /// A language tag.
  func locale() throws -> LocaleTag {
    let name = try text()
    guard let locale = LocaleTag(name) else { throw error("\(quoted(name)) is no language tag such as de or pt-BR") }
    return locale
  }

  /// Language tags, each once, in the file's order.
  func locales() throws -> [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return try items(of: "a language tag such as de").map { try $0.locale() }.filter { seen.insert($0).inserted }
  }

  /// The names of rules that exist.
  func rules() throws -> Set<String> { Set(try items(of: "a rule").map { try $0.rule() }) }

  /// The name of a rule that exists.
  func rule() throws -> String {
    let name = try text()
    guard source.knownRules.contains(name) else {
      throw unknown("rule", name, among: source.knownRules.sorted(), else: "\"fitspoken rules\" lists them")
    }
    return name
  }

  /// A word of a vocabulary.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ vocabulary: String) throws -> Word {
    let name = try text()
    guard let word = Word(rawValue: name) else {
      throw unknown(vocabulary, name, among: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// An error at a word that is not in its vocabulary, with the nearest one or with all of them.
  func unknown(
    _ vocabulary: String, _ word: String, among known: [String], else help: String? = nil
  ) -> ConfigurationError {
    let advice = nearest(to: word, among: known).map { "did you mean \(quoted($0))?" }
    let list = "expected one of " + known.joined(separator: ", ")
    return error("unknown \(vocabulary) \(quoted(word)); \(advice ?? help ?? list)")
  }
}
