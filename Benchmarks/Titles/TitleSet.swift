import AuditModel
import Foundation

/// A title with its language.
struct Title: Hashable {
  /// The words.
  var text: String
  /// The language.
  var locale: LocaleTag
}

/// Generated titles, the same on every machine: one to five words of buttons, in thirty languages.
///
/// They are not those of an app, because no app is available everywhere.
struct TitleSet {
  /// The titles, language by language; no two have the same text.
  let titles: [Title]

  /// A number of titles made from a table of words.
  init(count: Int, words file: URL) throws {
    let languages = try Self.languages(in: String(contentsOf: file, encoding: .utf8))
    var (titles, seen, generator) = ([Title](), Set<String>(), SplitMix(state: 11))
    for (place, language) in languages.enumerated() {
      // If the count is not divisible, the first languages have one more title.
      let wanted = titles.count + (count + languages.count - 1 - place) / languages.count
      while titles.count < wanted {
        let text = language.title(&generator)
        if seen.insert(text).inserted { titles.append(Title(text: text, locale: language.locale)) }
      }
    }
    self.titles = titles
  }

  /// The number of languages.
  var languages: Int { Set(titles.map(\.locale)).count }

  /// The average number of characters.
  var meanLength: Double { Double(titles.reduce(0) { $0 + $1.text.count }) / Double(max(titles.count, 1)) }

  /// Every n-th title, of every language.
  func sample(oneIn step: Int) -> [Title] { stride(from: 0, to: titles.count, by: step).map { titles[$0] } }

  private struct Language {
    var locale: LocaleTag
    var joiner: String
    var words: [String]

    func title(_ generator: inout SplitMix) -> String {
      let count = TitleSet.wordCounts[Int(generator.next() % UInt64(TitleSet.wordCounts.count))]
      return (0..<count).map { _ in words[Int(generator.next() % UInt64(words.count))] }.joined(separator: joiner)
    }
  }

  /// The numbers of words, each as frequent as here.
  private static let wordCounts = [1, 2, 2, 2, 2, 3, 3, 3, 4, 5]

  private static func languages(in table: String) throws -> [Language] {
    try table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count > 2, let locale = LocaleTag(fields[0]) else {
        throw Command.Failure(description: "no language and words in the line: \(line.prefix(40))")
      }
      return Language(locale: locale, joiner: fields[1] == "space" ? " " : "", words: Array(fields.dropFirst(2)))
    }
  }
}
