package import AuditModel
package import Localization
import PlatformData

/// How an English title is capitalized.
package enum TitleStyle: Sendable, Hashable {
  /// Every word but the minor ones begins with a capital: "Add to Cart".
  case title
  /// Only the first word and names do: "Add to cart".
  case sentence

  /// The style of a title; nil where nothing tells: a single word, a sentence, capitals throughout.
  package init?(of text: String) {
    let words = TitleWords(text)
    guard let faulty = words?.faulty, let telling = words?.telling, !telling.isEmpty else { return nil }
    self = faulty.isEmpty ? .title : .sentence
    // A small letter at the start alone is a slip of another kind.
    if self == .sentence, faulty.allSatisfy({ $0 == 0 }) { return nil }
  }

  /// The title in title style.
  package static func titled(_ text: String) -> String {
    guard let words = TitleWords(text) else { return text }
    return words.capitalized()
  }
}

/// The words of a title, and which of them have to begin with a capital.
private struct TitleWords {
  /// The words with the white space between them left out.
  private var words: [Substring]
  private let text: String

  /// The words of a title; nil of what is a sentence, a single word, a measure ("5 minutes"), or written in capitals.
  init?(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace)
    guard (2..<EnglishTitles.sentenceLength.value).contains(words.count), !text.contains(where: \.isNewline),
      text.contains(where: \.isLowercase), let first = words.first.map(Self.core), first.first?.isNumber != true,
      !EnglishTitles.sentenceStarts.value.contains(first.lowercased().replacing("’", with: "'"))
    else { return nil }
    // A mark inside or a full stop behind makes a sentence of it.
    let body = words.last?.trimmingEnd("…").trimmingEnd(".") ?? ""
    let isEllipsis = text.hasSuffix("…") || text.hasSuffix("...")
    guard isEllipsis || !text.hasSuffix("."), !body.hasSuffix("!"), !body.hasSuffix("?"), !body.hasSuffix(":"),
      !words.dropLast().contains(where: { word in [",", ".", "?", "!", ";", ":"].contains(where: word.hasSuffix) })
    else { return nil }
  }

  /// The places of words that have to begin with a capital.
  private var major: [Int] {
    words.indices.filter { index in
      let core = Self.core(words[index])
      guard core.count > 1, core.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }),
        !core.dropFirst().contains(where: \.isUppercase), let first = core.first,
        first.isLowercase || first.isUppercase,
        !EnglishTitles.ownSpellings.value.contains(core.lowercased())
      else { return false }
      let isAtEnd = index == words.startIndex || index == words.index(before: words.endIndex)
      return isAtEnd || !EnglishTitles.minorWords.value.contains(core.lowercased())
    }
  }

  /// The places of those that do not.
  var faulty: [Int] { major.filter { Self.core(words[$0]).first?.isLowercase == true } }

  /// The places of words behind the first that tell one style from the other.
  var telling: [Int] { major.filter { $0 > 0 } }

  /// The title in title style.
  func capitalized() -> String {
    var result = ""
    var end = text.startIndex
    for place in faulty {
      guard let index = words[place].firstIndex(where: \.isLetter) else { continue }
      result += text[end..<index] + text[index].uppercased()
      end = text.index(after: index)
    }
    return result + text[end...]
  }

  /// A word without the marks round it.
  private static func core(_ word: Substring) -> Substring {
    var core = word.drop { !$0.isLetter && !$0.isNumber && $0 != "%" && $0 != "@" && $0 != "$" && $0 != "{" }
    while let last = core.last, !last.isLetter, !last.isNumber, !"%@$}".contains(last) { core.removeLast() }
    return core
  }
}

extension StringProtocol {
  /// The text without those characters at its end.
  package func trimmingEnd(_ characters: String) -> SubSequence {
    var end = endIndex
    while end > startIndex, characters.contains(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

/// How many of a project's English button titles are in which style: a design system is told as one thing, an odd one out by itself.
package struct TitleStyleCensus: Sendable, Hashable {
  /// How many titles are in title style.
  package private(set) var titled = 0
  /// How many are in sentence style.
  package private(set) var sentence = 0

  /// A census of nothing.
  package init() {}

  /// The census of a project's interfaces.
  package init(of trees: [InterfaceTree], lookup: CatalogLookup, locales: LocaleSelection) {
    for tree in trees {
      guard let locale = locales.locales(of: tree).first(where: { $0.language == "en" && !$0.isPseudo }) else {
        continue
      }
      tree.forEachElement { element in
        guard element.isTitledInTitleStyle(on: tree.platform) else { return }
        for title in element.buttonTitles {
          guard let text = lookup.resolve(title, in: tree, locale: locale), !text.isBareKey else { continue }
          add(text.string)
        }
      }
    }
  }

  /// Whether the project writes its titles in sentence style: most that tell, and enough of them to be a habit.
  package var isSentenceStyle: Bool { sentence > titled && sentence >= Self.habit }

  /// From how many titles on a style is a habit rather than a slip.
  private static let habit = 5

  private mutating func add(_ title: String) {
    switch TitleStyle(of: title) {
    case .title: titled += 1
    case .sentence: sentence += 1
    case nil: break
    }
  }
}

extension Element {
  /// Whether the element is a button whose title the guidelines want in title style; AppKit's check boxes and radio buttons have
  /// texts in sentence style.
  package func isTitledInTitleStyle(on platform: Platform) -> Bool {
    if kind == .barButtonItem { return true }
    return kind == .button
      && !(platform == .macOS && control.type.map(AppKitMetrics.wrappingTypes.contains) ?? false)
  }

  /// The titles of a button: the configuration's, else those of its states, in their order.
  package var buttonTitles: [LocalizableText] {
    if let title = control.configuration?.title { return [title] }
    let states = ControlState.allCases.compactMap { control.title(for: $0) }
    var titles: [LocalizableText] = []
    for title in states + [control.title].compactMap({ $0 }) where !titles.contains(title) { titles.append(title) }
    return titles
  }

  /// Puts other words for a title of the button, wherever it stands.
  package mutating func replaceTitle(_ title: LocalizableText, with words: String) {
    let new = LocalizableText(words)
    if control.title == title { control.title = new }
    if control.configuration?.title == title { control.configuration?.title = new }
    for state in ControlState.allCases where control.title(for: state) == title { control.states?[state]?.title = new }
  }
}
