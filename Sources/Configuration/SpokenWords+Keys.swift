import AuditModel
import LocaleData
import Utilities

extension Configuration {
  /// The key of VoiceOver's words.
  static let spokenWordsKey = Key(
    "spoken_words", takes: "words for each of some languages such as {fr: {button: \"bouton.\"}}",
    "What VoiceOver adds in a language, where you know it better than we do.",
    example: "{fr: {button: \"bouton.\", position: \"{index} sur {count}.\"}}"
  ) { configuration, node in try node.readSpokenWords(into: &configuration.spokenWords) }
}

extension ConfigurationNode {
  /// Reads words by language.
  fileprivate func readSpokenWords(into overrides: inout SpokenWordOverrides) throws {
    for (language, words) in try members() where !words.isNothing {
      let tag = try language.locale().identifier
      for (key, value) in try words.taking("words such as {button: \"bouton.\"}").members() where !value.isNothing {
        let (name, text) = (try key.text(), try value.taking("a text").text())
        guard SpokenWordOverrides.names.contains(name) else { throw key.unknownWord(name) }
        if let objection = SpokenWordOverrides.objection(to: text, for: name) {
          throw value.error("\"\(name)\": \(quoted(text)) cannot stand for it: \(objection)")
        }
        overrides.replace(name, with: text, in: tag)
      }
    }
  }

  private func unknownWord(_ name: String) -> ConfigurationError {
    let near = nearest(to: name, among: SpokenWordOverrides.names).map { "; did you mean \"\($0)\"?" } ?? ""
    return error("there is no spoken word \"\(name)\"\(near)")
  }
}
