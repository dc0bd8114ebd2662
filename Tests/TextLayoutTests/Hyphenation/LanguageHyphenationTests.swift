import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// A word in a language as its dictionary hyphenates it.
struct HyphenatedWord: Sendable, CustomTestStringConvertible {
  var locale: String
  var expected: String

  var word: String { expected.filter { $0 != "-" } }
  var dictionary: HyphenationDictionary? { LocaleTag(locale).flatMap { installed.dictionary(for: $0) } }
  var testDescription: String { "\(locale) \(expected)" }
}

/// What the dictionaries of this machine say; the words were hyphenated by libhyphen itself.
@Suite(.enabled(if: hasLibrary, "libhyphen is not at hand")) struct LanguageHyphenationTests {
  static let all = [
    ("en", "hy-phen-ation"), ("en", "Set-tings"), ("en", "no-ti-fi-ca-tions"), ("en", "Con-fig-u-ra-tion"),
    ("en", "in-ter-na-tion-al-iza-tion"), ("en-GB", "no-ti-fic-a-tions"), ("en-GB", "Or-gan-isa-tion"),
    ("en-AU", "no-ti-fic-a-tions"), ("de", "Ein-stel-lun-gen"), ("de", "Be-nach-rich-ti-gun-gen"),
    ("de", "Da-ten-schutz-er-klä-rung"), ("de", "Stra-ßen-bahn"), ("de", "EIN-STEL-LUN-GEN"),
    ("de", "Zu-rück-set-zen"), ("de-CH", "Ein-stel-lun-gen"), ("fr", "Pa-ra-mètres"), ("fr", "No-ti-fi-ca-tions"),
    ("fr", "En-re-gis-tre-ment"), ("fr-CA", "Confi-den-tia-li-té"), ("es", "Con-fi-gu-ra-ción"),
    ("es", "No-ti-fi-ca-cio-nes"), ("es-419", "Con-fi-gu-ra-ción"), ("es-MX", "Res-ta-ble-cer"),
    ("it", "Im-po-sta-zio-ni"), ("it", "No-ti-fi-che"), ("pt-BR", "Con-fi-gu-ra-ções"), ("pt", "Con-fi-gu-ra-ções"),
    ("pt-PT", "De-fi-ni-ções"), ("pt-PT", "No-ti-fi-ca-ções"), ("nl", "In-stel-lin-gen"), ("nl", "Mel-din-gen"),
    ("da", "Indstil-linger"), ("sv", "In-ställ-ning-ar"), ("sv", "Avi-se-ring-ar"), ("nb", "Inn-stillin-ger"),
    ("no", "Inn-stillin-ger"), ("nn", "Inn-stillin-gar"), ("pl", "Usta-wie-nia"), ("pl", "Po-wia-do-mie-nia"),
    ("cs", "Na-sta-vení"), ("cs", "Ozná-mení"), ("sk", "Na-stave-nia"), ("sk", "Upo-zor-ne-nia"),
    ("sl", "Na-sta-vi-tve"), ("sl", "Ob-ve-sti-la"), ("hr", "Pos-tav-ke"), ("hr", "Oba-vi-jes-ti"),
    ("hu", "Be-ál-lí-tá-sok"), ("hu", "Ér-te-sí-té-sek"), ("hu", "asszonnyal"), ("ro", "Con-fi-gu-ra-re"),
    ("ro", "No-ti-fi-cări"), ("bg", "Нас-т-рой-ки"), ("bg", "Из-вес-тия"), ("ru", "На-стройки"),
    ("ru", "Уведом-ле-ния"), ("uk", "Нала-штува-н-ня"), ("uk", "Спові-ще-н-ня"), ("el", "Ρυθ-μί-σεις"),
    ("el", "Ει-δο-ποι-ή-σεις"), ("ca", "Con-fi-gu-ra-ció"), ("ca", "No-ti-fi-ca-ci-ons"), ("ca", "pa-ral·lel"),
    ("id", "Peng-a-tur-an"), ("id", "Pem-be-ri-ta-hu-an"), ("is", "Still-ingar"), ("lt", "Nustaty-mai"),
    ("lv", "Ie-sta-tī-ju-mi"), ("sr", "По-де-ша-ва-ња"), ("sr-Latn", "Po-de-ša-va-nja"), ("be", "На-ла-ды"),
    ("be", "Па-ве-да-м-ле-н-ні"), ("af", "In-stel-lings"), ("gl", "Con-fi-gu-ra-ción"),
  ].map { HyphenatedWord(locale: $0.0, expected: $0.1) }
  static let words = all.filter { $0.dictionary != nil }
  static let missing = Set(all.filter { $0.dictionary == nil }.map(\.locale)).sorted().joined(separator: ", ")

  @Test(arguments: words) func isHyphenated(_ word: HyphenatedWord) {
    #expect(hyphenated(word.word, word.locale) == word.expected)
  }

  @Test(.enabled(if: missing.isEmpty, "no dictionary is installed for \(missing)"))
  func everyLanguageHasItsOwnDictionary() throws {
    for word in Self.all {
      let name = try #require(word.dictionary?.path.split(separator: "/").last)
      let language = word.locale == "no" ? "nb" : try #require(LocaleTag(word.locale)).language
      #expect(name.hasPrefix("hyph_\(language)") && name.hasSuffix(".dic"), "\(word.locale) has \(name)")
    }
  }

  @Test(arguments: ["zh-Hans", "ja", "ko", "ar", "xx"]) func otherPlatformsHaveNone(locale: String) throws {
    #expect(installed.dictionary(for: try #require(LocaleTag(locale))) == nil)
    #expect(installed.points(in: Array("hyphenation".utf16), locale: try #require(LocaleTag(locale))) == nil)
  }

  /// Each text in each language: its own words, and what no dictionary expects.
  @Test(arguments: Set(words.map(\.locale)).sorted()) func pointsAreWhereTheyMayBe(locale: String) throws {
    let dictionary = try #require(LocaleTag(locale).flatMap { installed.dictionary(for: $0) })
    let own = Self.words.filter { $0.locale == locale }.map(\.word)
    let decomposed = own.map(\.decomposedStringWithCanonicalMapping)
    for text in own + decomposed + [own.joined(separator: "-")] + texts.map(\.text) {
      let units = Array(text.utf16)
      let points = dictionary.points(in: units)
      #expect(points == points.sorted() && Set(points).count == points.count)
      let starts = text.indices.map { $0.utf16Offset(in: text) }
      #expect(points.allSatisfy(starts.contains), "\(text) breaks inside of a cluster: \(points)")
      for point in points {
        let near = units[max(point - 2, 0)..<min(point + 2, units.count)]
        #expect(near.count == 4 && String(decoding: near, as: UTF16.self).unicodeScalars.allSatisfy(\.isLetterOrMark))
      }
      let slice = ([0x41, 0x20] + units)[2...]
      #expect(dictionary.points(in: slice) == points.map { $0 + 2 }, "a slice keeps its own indices")
    }
    #expect(zip(own, decomposed).allSatisfy { dictionary.count($0) == dictionary.count($1) })
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrMark: Bool {
    properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
  }
}

extension HyphenationDictionary {
  fileprivate func count(_ text: String) -> Int { points(in: Array(text.utf16)).count }
}
