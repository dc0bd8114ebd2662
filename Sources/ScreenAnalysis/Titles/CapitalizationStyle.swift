package import AuditModel
package import Localization
import PlatformData

/// How an English title is capitalized.
package enum CapitalizationStyle: Sendable, Hashable {
  /// Every word except minor ones begins with an uppercase letter: "Add to Cart".
  case title
  /// Only the first word and names begin with an uppercase letter: "Add to cart".
  case sentence

  /// The style of a title; nil if it cannot be recognized: a single word, a sentence, all uppercase.
  package init?(of text: String) {
    let words = TitleWords(text)
    guard let faulty = words?.faulty, let telling = words?.telling, !telling.isEmpty else { return nil }
    self = faulty.isEmpty ? .title : .sentence
    // A lowercase letter only at the start is a mistake of another kind.
    if self == .sentence, faulty.allSatisfy({ $0 == 0 }) { return nil }
  }

  /// The title in title style.
  package static func titled(_ text: String) -> String {
    guard let words = TitleWords(text) else { return text }
    return words.capitalized()
  }
}

/// The words of a title, and which of them have to begin with an uppercase letter.
private struct TitleWords {
  /// The words without the white space between them.
  private var words: [Substring]
  private let text: String

  /// The words of a title; nil for a sentence, a single word, a quantity ("5 minutes"), or a text in uppercase.
  init?(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace)
    guard (2..<EnglishTitles.sentenceLength.value).contains(words.count), !text.contains(where: \.isNewline),
      text.contains(where: \.isLowercase), let first = words.first.map(Self.core), first.first?.isNumber != true,
      !EnglishTitles.sentenceStarts.value.contains(first.lowercased().replacing("’", with: "'"))
    else { return nil }
    // Punctuation inside or a period at the end makes it a sentence.
    let body = words.last?.trimmingEnd("…").trimmingEnd(".") ?? ""
    let isEllipsis = text.hasSuffix("…") || text.hasSuffix("...")
    guard isEllipsis || !text.hasSuffix("."), !body.hasSuffix("!"), !body.hasSuffix("?"), !body.hasSuffix(":"),
      !words.dropLast().contains(where: { word in [",", ".", "?", "!", ";", ":"].contains(where: word.hasSuffix) })
    else { return nil }
  }

  /// The indices of words that have to begin with an uppercase letter.
  private var major: [Int] {
    words.indices.filter { index in
      let core = Self.core(words[index])
      // What begins with a period is the ending of a file's name: ".app".
      guard words[index].first != ".", core.count > 1,
        core.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }),
        !core.dropFirst().contains(where: \.isUppercase), let first = core.first,
        first.isLowercase || first.isUppercase,
        !EnglishTitles.ownSpellings.value.contains(core.lowercased())
      else { return false }
      let isAtEnd = index == words.startIndex || index == words.index(before: words.endIndex)
      return isAtEnd || !EnglishTitles.minorWords.value.contains(core.lowercased())
    }
  }

  /// The indices of those that do not.
  var faulty: [Int] { major.filter { Self.core(words[$0]).first?.isLowercase == true } }

  /// The indices of words after the first that distinguish the styles.
  var telling: [Int] { major.filter { $0 > 0 } }

  /// The indices of lowercase words that belong to the verbs before them, which title style capitalizes: "Sign In to Vote".
  private var particles: [Int] {
    words.indices.dropFirst().filter { index in
      let verb = [words[index - 1], words[index]].map { Self.core($0).lowercased() }.joined(separator: " ")
      return EnglishTitles.phrasalVerbs.value.contains(verb) && !faulty.contains(index)
        && Self.core(words[index]).first?.isLowercase == true
    }
  }

  /// The lowercase letters with which parts of compounds begin that title style capitalizes: "In-App Purchase".
  private var compounds: [String.Index] {
    major.flatMap { index in
      let parts = words[index].split(separator: "-")
      guard let first = parts.first, !EnglishTitles.prefixes.value.contains(first.lowercased()) else {
        return [String.Index]()
      }
      return parts.dropFirst().filter {
        $0.first?.isLowercase == true && !EnglishTitles.minorWords.value.contains(Self.core($0).lowercased())
      }.map(\.startIndex)
    }
  }

  /// The title in title style.
  func capitalized() -> String {
    var result = ""
    var end = text.startIndex
    let starts = (faulty + particles).compactMap { words[$0].firstIndex(where: \.isLetter) }
    for index in (starts + compounds).sorted() {
      result += text[end..<index] + text[index].uppercased()
      end = text.index(after: index)
    }
    return result + text[end...]
  }

  /// A word without the punctuation around it.
  private static func core(_ word: Substring) -> Substring {
    var core = word.drop { !$0.isLetter && !$0.isNumber && $0 != "%" && $0 != "@" && $0 != "$" && $0 != "{" }
    while let last = core.last, !last.isLetter, !last.isNumber, !"%@$}".contains(last) { core.removeLast() }
    return core
  }
}

extension StringProtocol {
  /// The text without any of the characters at its end.
  package func trimmingEnd(_ characters: String) -> SubSequence {
    var end = endIndex
    while end > startIndex, characters.contains(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

/// How many of a project's English button titles are in each style: a consistent style is reported once, an exception by
/// itself.
package struct CapitalizationStatistics: Sendable, Hashable {
  /// The number of titles in title style.
  package private(set) var titled = 0
  /// The number of titles in sentence style.
  package private(set) var sentence = 0

  /// An empty census.
  package init() {}

  /// The census of a project's interfaces.
  package init(of trees: [InterfaceTree], lookup: CatalogLookup, locales: LocaleSelection) {
    for tree in trees {
      guard let locale = locales.locales(of: tree).first(where: { $0.language == "en" && !$0.isPseudo }) else {
        continue
      }
      tree.forEachElement { element in
        guard element.isTitledInTitleStyle(on: tree.platform) || element.isCommand(in: tree) else { return }
        guard !element.showsOnlyImage else { return }
        for title in element.buttonTitles where !title.isPartlyComputed {
          guard let text = lookup.resolve(title, in: tree, locale: locale), !text.isBareKey,
            !text.string.isOfFormat
          else { continue }
          add(text.string)
        }
      }
    }
  }

  /// Whether the project writes its titles in sentence style: most of those with a style, and enough to be a habit.
  package var isSentenceStyle: Bool { sentence > titled && sentence >= Self.habit }

  /// The minimum number of titles that make a style a habit rather than a mistake.
  private static let habit = 5

  private mutating func add(_ title: String) {
    switch CapitalizationStyle(of: title) {
    case .title: titled += 1
    case .sentence: sentence += 1
    case nil: break
    }
  }
}

extension Element {
  /// Whether the element is a button whose title should be in title style by the guidelines; AppKit's check boxes and radio
  /// buttons have texts in sentence style.
  package func isTitledInTitleStyle(on platform: Platform) -> Bool {
    if kind == .barButtonItem { return true }
    return kind == .button
      && !(platform == .macOS && control.hasMark)
  }

  /// Whether the element shows an image instead of its title: a bar item with one, or a button whose label is only an icon.
  package var showsOnlyImage: Bool { kind == .barButtonItem && control.image != nil || control.imagePosition == .only }

  /// Whether the element is an item of a menu that does something, rather than an option of a picker.
  package func isCommand(in tree: InterfaceTree) -> Bool {
    tree.framework == .swiftUI && kind == .menuItem && control.type != .option
  }

  /// The titles of a button: the configuration's, else those of its states, in their order.
  package var buttonTitles: [LocalizableText] {
    if let title = control.configuration?.title { return [title] }
    let states = ControlState.allCases.compactMap { control.title(for: $0) }
    var titles: [LocalizableText] = []
    for title in states + [control.title].compactMap({ $0 }) where !titles.contains(title) { titles.append(title) }
    return titles
  }

  /// Replaces a title of the button wherever it occurs.
  package mutating func replaceTitle(_ title: LocalizableText, with words: String) {
    let new = LocalizableText(words)
    if control.title == title { control.title = new }
    if control.configuration?.title == title { control.configuration?.title = new }
    for state in ControlState.allCases where control.title(for: state) == title { control.states?[state]?.title = new }
  }
}

extension String {
  /// Whether a text is a format or an expression (`%@ / month`) rather than a title.
  package var isOfFormat: Bool { contains { $0 == "%" || $0 == "/" } }
}
