import AuditModel
import TableAnalysis

/// The names of products and functions that a translation keeps as they are: capitalized words inside its sentences.
struct NamesInTranslations {
  private var names: Set<String> = []

  /// The languages whose capitalized words need not be names: German capitalizes every noun.
  private static let capitalizingNouns: Set<String> = ["de", "lb"]
  /// The maximum number of words of a name.
  private static let maximumWords = 3

  /// Programming languages whose names have no sign of a name, such as an uppercase letter inside.
  ///
  /// Names that are words of English as well, such as Go and Logo, are left out: as titles they are words to translate.
  ///
  /// Source: TIOBE index, the first fifty languages.
  private static let programmingLanguages: Set<String> = [
    "Bash", "Clojure", "Erlang", "Fortran", "Haskell", "Java", "Kotlin", "Lisp", "Lua", "Pascal", "Perl", "Prolog",
    "Python", "Scala", "Swift", "Zig",
  ]

  /// The names in one other language of each table: the one with the most translations.
  init(in tables: [TableFacts]) {
    for table in tables {
      let others = table.locales.filter { locale in
        let language = locale.locale.language
        return language != table.developmentLanguage.language && !Self.capitalizingNouns.contains(language)
      }
      // Texts that nobody translated name nothing.
      let best = others.max { $0.ownTexts < $1.ownTexts }
      guard let strings = best?.strings else { continue }
      for number in strings.numbers {
        if let text = strings.entry(number, { $0.value }) { gather(text) }
      }
    }
  }

  /// Whether a text is a name: it is one of a translation, or has a word such as "BookPlayer" among capitalized ones.
  func contains(_ text: String) -> Bool {
    if Self.programmingLanguages.contains(text) { return true }
    let words = Self.words(of: text).filter { $0.contains(where: \.isLetter) }
    guard words.count <= Self.maximumWords, words.allSatisfy(\.isCapitalized) else { return false }
    return words.contains(where: \.isMixed) || names.contains(words.joined(separator: " "))
  }

  private mutating func gather(_ text: String) {
    let words = Self.words(of: text)
    var run: [Substring] = []
    for (index, word) in words.enumerated() {
      // The first word of a sentence is capitalized in any case, unless it is the whole text.
      let startsSentence = index == 0 ? words.count > Self.maximumWords : words[index - 1].endsSentence
      run = word.isCapitalized && !startsSentence ? run.suffix(Self.maximumWords - 1) + [word] : []
      for start in run.indices { names.insert(run[start...].map(\.withoutMarks).joined(separator: " ")) }
      if word.last?.isPunctuation == true { run = [] }
    }
  }

  private static func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
}

extension TableLocale {
  /// How many of the translations differ from the source.
  fileprivate var ownTexts: Int { coverage.translated - coverage.sameAsSource }
}

extension Substring {
  fileprivate var isCapitalized: Bool {
    first { $0.isLetter || $0.isNumber }.map { $0.isUppercase || $0.isNumber } ?? true
  }

  /// Whether the word has an uppercase letter after a lowercase one.
  fileprivate var isMixed: Bool { zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase } }

  fileprivate var endsSentence: Bool { last.map { ".!?:".contains($0) } ?? false }

  /// The word without punctuation around it.
  fileprivate var withoutMarks: Substring {
    let start = firstIndex { $0.isLetter || $0.isNumber } ?? startIndex
    let end = lastIndex { $0.isLetter || $0.isNumber }.map(index(after:)) ?? endIndex
    return start < end ? self[start..<end] : self
  }
}
