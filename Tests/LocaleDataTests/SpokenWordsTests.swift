import Foundation
import TestSupport
import Testing

@testable import LocaleData

@Suite("The files of spoken words")
struct SpokenWordsTests {
  static let tags = SpokenWordsFile.embedded.keys.sorted()

  @Test("are well formed, and every word has a confidence and a source", arguments: tags)
  func wellFormed(_ tag: String) throws {
    let file = try SpokenWordsFile(#require(SpokenWordsFile.embedded[tag]))
    #expect(file.language == tag)
    for (name, word) in file.words {
      #expect(SpokenWord(rawValue: name) != nil, "\(name) is no word that the model knows")
      #expect(!word.text.isEmpty)
      #expect(["A", "B", "C", "D"].contains(word.confidence), "\(name)")
      #expect(file.sources[word.source] != nil, "\(name) has no source")
    }
    #expect(Set(file.words.values.map(\.source)) == Set(file.sources.keys), "a source that no word names")
  }

  @Test("are all embedded")
  func embedded() throws {
    let folder = Corpus.repository.appendingPathComponent("Locales/spoken")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(files.map { String($0.dropLast(5)) }.sorted() == Self.tags)
  }

  @Test("keep the numbers of the English phrase", arguments: tags)
  func placeholders(_ tag: String) throws {
    let words = SpokenWords.words(for: tag)
    let english = SpokenWords.words(for: "en")
    for word in SpokenWord.allCases {
      for placeholder in ["{index}", "{count}"] {
        #expect(words[word].text.contains(placeholder) == english[word].text.contains(placeholder), "\(word)")
      }
    }
  }

  @Test("English has every word")
  func complete() {
    for word in SpokenWord.allCases {
      #expect(SpokenWords.words(for: "en")[word].source != "no words could be read", "\(word)")
    }
  }

  @Test(
    "the nearest language speaks", arguments: [("de-AT", "de"), ("de", "de"), ("sw", "en"), ("", "en"), ("-", "en")])
  func nearest(_ tag: String, _ language: String) {
    #expect(SpokenWords.words(for: tag).language == language)
  }

  @Test("a word that a language lacks is the English one")
  func fallback() {
    #expect(SpokenWords.words(for: "de")[.decrement].text == "Decrement")
    #expect(SpokenWords.words(for: "de")[.decrement].language == "en")
  }

  @Test("malformed bytes give no words", arguments: ["", "{", "[]", #"{"language": 1}"#, "\u{0}", "null"])
  func malformed(_ text: String) {
    #expect(SpokenWords.phrases(in: Array(text.utf8)).isEmpty)
  }

  @Test("unknown words are left out")
  func unknown() {
    let json = #"{"language": "x", "sources": {}, "words": {"warp": {"text": "W", "confidence": "A", "source": "s"}}}"#
    #expect(SpokenWords.phrases(in: Array(json.utf8)).isEmpty)
  }

  @Test("labels that the system gives", arguments: LabelGroup.allCases)
  func labels(_ group: LabelGroup) throws {
    let file = try LabelFile(#require(LabelFile.embedded["en"]))
    let entries = try #require(file.groups[group.rawValue])
    #expect(!entries.texts.isEmpty && !entries.source.isEmpty)
    #expect(["A", "B", "C", "D"].contains(entries.confidence))
    #expect(file.groups.count == LabelGroup.allCases.count)
  }

  @Test("labels in other languages are some of the English ones", arguments: LabelFile.embedded.keys.sorted())
  func otherLabels(_ language: String) throws {
    let english = try LabelFile(#require(LabelFile.embedded["en"]))
    let file = try LabelFile(#require(LabelFile.embedded[language]))
    #expect(file.language == language)
    for (name, group) in file.groups {
      #expect(!group.source.isEmpty)
      #expect(Set(group.texts.keys).isSubset(of: english.groups[name]?.texts.keys.map(\.self) ?? []))
    }
  }

  @Test(
    "a label that a language lacks is English",
    arguments: [("de", "Abbrechen"), ("de-AT", "Abbrechen"), ("fr", "Cancel")])
  func fallback(_ language: String, _ expected: String) {
    let phrase = SpokenWords.words(for: language).label("cancel", of: .barButtonItem)
    #expect(phrase?.text == expected)
    #expect(SpokenWords.words(for: "de").label("rewind", of: .barButtonItem)?.language == "en")
  }
}
