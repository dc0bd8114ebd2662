import AuditModel
import Foundation
import LocaleData
import Localization
import RuleKit
import ScreenAnalysis

/// A label as words, to find whole words and phrases in it.
struct LabelWords {
  /// A word with its place in the text.
  private struct Word {
    var folded: String
    var range: Range<String.Index>
  }

  private let text: String
  private let words: [Word]

  /// The words of a label: runs of letters, marks and digits, without regard to case.
  init(_ text: String) {
    self.text = text
    words = text.split { !$0.isLetter && !$0.isNumber }.map {
      Word(folded: $0.lowercased(), range: $0.startIndex..<$0.endIndex)
    }
  }

  /// How many words there are.
  var count: Int { words.count }

  /// The words in lower case with one space between.
  var folded: String { words.map(\.folded).joined(separator: " ") }

  /// What stands before a phrase with which the label ends; nil where it does not, or is nothing else.
  func beforeFinal(_ phrase: String) -> String? {
    if Self.isSpaceless(phrase) {
      guard text.hasSuffix(phrase), text.count > phrase.count else { return nil }
      return Self.trimmed(text.dropLast(phrase.count))
    }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count > sought.count, words.suffix(sought.count).map(\.folded) == sought else {
      return nil
    }
    return Self.trimmed(text[..<words[words.count - sought.count].range.lowerBound])
  }

  /// What stands behind a phrase with which the label begins; nil where it does not, or is nothing else.
  func afterFirst(_ phrase: String) -> String? {
    if Self.isSpaceless(phrase) {
      guard text.hasPrefix(phrase), text.count > phrase.count else { return nil }
      return Self.trimmed(text.dropFirst(phrase.count))
    }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count > sought.count, words.prefix(sought.count).map(\.folded) == sought else {
      return nil
    }
    return Self.trimmed(text[words[sought.count].range.lowerBound...])
  }

  /// Whether a phrase of whole words stands anywhere; one without spaces between words, anywhere in the text.
  func contains(_ phrase: String) -> Bool {
    if Self.isSpaceless(phrase) { return text.contains(phrase) }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count >= sought.count else { return false }
    return (0...(words.count - sought.count)).contains { start in
      words[start..<(start + sought.count)].elementsEqual(sought) { $0.folded == $1 }
    }
  }

  /// Whether a text is of a script that puts no spaces between words, or glues them together.
  static func isSpaceless(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isLetter && TextTraits.isSpaceless($0.script) }
  }

  /// The words of a phrase in lower case.
  private static func split(_ phrase: String) -> [String] {
    phrase.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }

  /// The text without white space, joiners and quotation marks at its ends.
  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "-–—:,\"'“”„«»‹›「」()·")))
  }
}

/// A label that begins or ends with the word for what the element is.
struct TypeWord {
  /// The word, in small letters.
  var word: String
  /// Whether it ends the label; else it begins it.
  var isLast: Bool
  /// The label without it.
  var rest: String

  /// The word for one of an element's roles in a text; nil where there is none, or nothing else.
  init?(in text: String, roles: [String], language: LocaleTag) {
    let vocabulary = SpeechVocabulary.words(for: language.identifier).roles
    let known = roles.flatMap { vocabulary[$0] ?? [] }.sorted { ($1.count, $0) < ($0.count, $1) }
    let words = LabelWords(text)
    let things = LabelTables.things[language.language] ?? []
    guard !known.isEmpty, !things.contains(where: { words.folded.hasSuffix($0) }) else { return nil }
    for word in known {
      if let rest = words.beforeFinal(word), rest.contains(where: \.isLetter) {
        (self.word, isLast, self.rest) = (word, true, rest)
        return
      }
      if let rest = words.afterFirst(word), Self.mayBegin(language, before: rest) {
        (self.word, isLast, self.rest) = (word, false, rest)
        return
      }
    }
    return nil
  }

  /// Whether the word for a thing may begin a label in a language with that rest.
  private static func mayBegin(_ language: LocaleTag, before rest: String) -> Bool {
    guard let first = rest.first(where: \.isLetter) else { return false }
    if LabelTables.typeWordFirst.contains(language.language) { return true }
    guard LabelTables.typeWordFirstBeforeCapital.contains(language.language) else { return false }
    if first.isUppercase { return true }
    guard let verbs = LabelTables.verbsOfKeys[language.language] else { return false }
    return !rest.lowercased().split(separator: " ").contains { verbs.contains(String($0)) }
  }
}

extension SpokenContext {
  /// The word for the element's type in its label, and how much it matters; nil where there is none.
  func typeWord(of label: SpokenLabel) -> (word: TypeWord, severity: Severity)? {
    guard label.isAuthors || label.source == .visible && element.isOperated else { return nil }
    let roles = element.spokenRoles(on: screen.tree.platform)
    guard let word = TypeWord(in: label.text, roles: roles, language: label.language) else { return nil }
    let isSeen = !label.isAuthors || seesTypeWord(roles: roles)
    // "Photo" and "icon" may tell what kind of image it is; "image" is said by VoiceOver itself.
    let isKindOfImage = !element.isOperated && !isSpoken(word.word)
    return (word, isSeen || isKindOfImage ? .note : .warning)
  }

  /// The word for the element's type in the development language's words of the same label.
  func originalTypeWord(of label: SpokenLabel) -> TypeWord? {
    guard let words = screen.speech.words(label.original, in: screen.developmentLanguage) else { return nil }
    return TypeWord(
      in: words.string, roles: element.spokenRoles(on: screen.tree.platform), language: screen.developmentLanguage)
  }

  /// Whether a title that is seen has such a word too.
  private func seesTypeWord(roles: [String]) -> Bool {
    element.visibleTexts.compactMap { words($0) }.contains {
      TypeWord(in: $0.string, roles: roles, language: language(of: $0)) != nil
    }
  }

  /// Whether VoiceOver says the word by itself.
  private func isSpoken(_ word: String) -> Bool {
    utterance.segments.contains { $0.role == .trait && LabelWords($0.text).contains(word) }
  }
}

extension Element {
  /// The roles whose words VoiceOver says of the element, as the vocabularies name them.
  func spokenRoles(on platform: Platform) -> [String] {
    let byTraits = accessibility.traits?.compactMap { Self.rolesByTrait[$0] } ?? []
    let keepsOwn = accessibility.traits == nil || kind == .switch || kind == .slider
    guard keepsOwn, platform != .macOS || !Self.otherTypesOfAppKit.contains(control.type ?? "") else { return byTraits }
    return byTraits + (Self.rolesByKind[kind] ?? [])
  }

  private static let rolesByTrait = [
    "button": "button", "link": "link", "image": "image", "header": "header", "searchField": "searchField",
    "toggleButton": "switch", "tabBarItem": "tab", "textEntry": "textField",
  ]

  private static let rolesByKind: [ElementKind: [String]] = [
    .button: ["button"], .barButtonItem: ["button"], .toolbarItem: ["button"], .segment: ["button"],
    .popUpButton: ["button"], .colorWell: ["button"], .link: ["link", "button"], .imageView: ["image"],
    .switch: ["switch", "button"], .slider: ["slider"], .textField: ["textField"], .textView: ["textField"],
    .searchField: ["searchField"], .tabBarItem: ["tab"],
  ]

  /// AppKit's buttons that are called otherwise: "check box", "radio button", "disclosure triangle".
  private static let otherTypesOfAppKit: Set<String> = ["check", "radio", "disclosureTriangle"]
}
