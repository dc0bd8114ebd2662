import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// What comes of small dictionaries of the tests' own.
@Suite(.enabled(if: hasLibrary, "libhyphen is not at hand")) struct HyphenationDictionaryTests {
  private static let patterns = "UTF-8\na1b\n"

  @Test(
    arguments: [
      ("xxabxx", "xxa-bxx"), ("XXABXX", "XXA-BXX"), ("Xxabxx", "Xxa-bxx"), ("xxab xxab", "xxab xxab"),
      ("xxabxx, xxabxx", "xxa-bxx, xxa-bxx"), ("abxxxab", "abxxxab"), ("xabx", "xabx"),
      ("xxabxx-xxabxx", "xxa-bxx-xxa-bxx"), ("xx\u{AD}xabxx", "xx\u{AD}xabxx"), ("l’xxabxx", "l’xxa-bxx"),
      ("xxab1xxabxx", "xxab1xxabxx"), ("xx_abxxx", "xx_abxxx"), ("xxabxx@xxabxx", "xxabxx@xxabxx"),
      ("xxa\u{308}bxx", "xxa\u{308}bxx"), ("xxab\u{301}\u{323}xx", "xxab\u{301}\u{323}xx"), ("", ""), (" ", " "),
      ("👩‍👩‍👧xxabxx", "👩‍👩‍👧xxa-bxx"), ("𝐱𝐱𝐱𝐱𝐱𝐱", "𝐱𝐱𝐱𝐱𝐱𝐱"), ("xxabxx\u{0}xxabxx", "xxa-bxx\u{0}xxa-bxx"),
    ])
  func words(text: String, expected: String) throws {
    #expect(try hyphenated(text, with: Self.patterns) == expected)
  }

  @Test func marksMayBeComposedOrNot() throws {
    #expect(try hyphenated("xxa\u{308}bxx", with: "UTF-8\nä1b\n") == "xxa\u{308}-bxx")
    #expect(try hyphenated("XXÄBXX", with: "UTF-8\nä1b\n") == "XXÄ-BXX")
    // İ has two scalars in lower case.
    #expect(try hyphenated("İxxabxx", with: Self.patterns) == "İxxa-bxx")
  }

  @Test(
    arguments: [
      ("UTF-8", .utf8, "čšžxx", "č1š"), ("utf-8", .utf8, "čšžxx", "č1š"), ("ISO8859-1", .isoLatin1, "äößxx", "ä1ö"),
      ("ISO8859-2", .isoLatin2, "čšžxx", "č1š"), ("ISO-8859-2", .isoLatin2, "čšžxx", "č1š"),
      ("microsoft-cp1251", .windowsCP1251, "жзийк", "ж1з"), ("windows-1251", .windowsCP1251, "жзийк", "ж1з"),
    ] as [(String, String.Encoding, String, String)])
  func encodings(name: String, encoding: String.Encoding, word: String, pattern: String) throws {
    let expected = "xx\(word.prefix(1))-\(word.dropFirst())"
    #expect(try hyphenated("xx\(word)", with: "\(name)\n\(pattern)\n", encoding: encoding) == expected)
    #expect(try hyphenated("xx\(word)", with: "\(name)\r\n\(pattern)\r\n", encoding: encoding) == expected)
  }

  @Test(
    arguments: [
      ("a1b", "xa-bxxx"), ("LEFTHYPHENMIN 3\na1b", "xabxxa-bxx"),
      ("LEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\na1b", "abxxxa-bxxab"),
      ("RIGHTHYPHENMIN 3\na1b", "xxa-bxxxabx"), ("LEFTHYPHENMIN 70000\na1b", "xxa-bxx"),
      ("LEFTHYPHENMIN -1\na1b", "xxa-bxx"), ("LEFTHYPHENMIN\na1b", "xxa-bxx"),
      ("% a comment\n\n%1x\na1b", "xxa-bxx"), ("NOHYPHEN\nNOHYPHEN a,b\na1b", "xxa-bxx"),
      ("c1d\nNEXTLEVEL\na1b\nNEXTLEVEL\nx1x", "xxa-bxxc-dxx"), ("c1d\nNEXTLEVEL\na1b", "xxa-bxx"),
      ("xa1b\nxxa2b", "xxabxx"), ("1.xxa1b\n9.9xxa1bx", "xxa-bxx"), ("1.\n1\n..\n.1.\na1b", "xxa-bxx"),
      ("a1b a comment", "xxa-bxx"), ("\(String(repeating: "x", count: 300))1x\na1b", "xxa-bxx"),
    ])
  func options(dictionary: String, expected: String) throws {
    #expect(try hyphenated(expected.filter { $0 != "-" }, with: "UTF-8\n\(dictionary)\n") == expected)
  }

  @Test(
    "nothing breaks where the spelling would change",
    arguments: [
      ("xx1xa3bxxx", "xx-xa-bxxx"), ("xx1xa3bxxx/a=,4,1", "xx-xabxxx"), (".xx1xa3bxxx/a=,4,1", "xx-xabxxx"),
      ("xx1xa3bxxx/x=,1,2", "xxxa-bxxx"), ("xx1xa3bxxx/x=c", "xxxabxxx"), ("xx1xa3bxxx/x=,0,1", "xxxabxxx"),
      ("xx1xa3bxxx/x=,4,-1", "xxxabxxx"), ("xx1xa3bxxx/x=,9999999999999999999,1", "xxxabxxx"),
      ("xx1xa3bxxx/", "xxxabxxx"),
      ("xx9xa3bxxx/x=,1,2", "xxxa-bxxx"), ("äö1äa3bxxx/ä=,4,1", "äö-äabxxx"),
    ])
  func replacements(pattern: String, expected: String) throws {
    #expect(try hyphenated(expected.filter { $0 != "-" }, with: "UTF-8\n\(pattern)\n") == expected)
  }

  @Test(
    arguments: [
      ("pt", "pt_BR"), ("pt-AO", "pt_PT"), ("en-GB", "en_GB"), ("en-AU", "en_GB"), ("en", "en_US"), ("en-PH", "en_US"),
      ("en-IE", "en_GB"),
      ("sr", "sr_RS"), ("sr-Latn", "sr-Latn_RS"), ("sr-Latn-ME", "sr-Latn_RS"), ("no", "nb_NO"), ("nb-NO", "nb_NO"),
      ("de-AT", "de"), ("de", "de"), ("es-MX", "es_ES"), ("fr", nil), ("zh-Hant", nil),
    ] as [(String, String?)])
  func theNearestLanguageIsTaken(locale: String, file: String?) throws {
    let files = ["pt_PT", "pt_BR", "en_GB", "en_US", "sr_RS", "sr-Latn_RS", "nb_NO", "de", "es_ES"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("hyph_\($0).dic", Self.patterns) }))
    let found = HyphenationDictionaries(folders: [folder.url.path]).dictionary(for: try #require(LocaleTag(locale)))
    #expect(found?.path == file.map { "\(folder.url.path)/hyph_\($0).dic" })
  }

  @Test func theFirstFolderCountsAndFoldersOfLanguagesAreSearched() throws {
    let english = try #require(LocaleTag("en"))
    let folder = try TemporaryFolder([
      "a/hyph_en.dic": "no dictionary", "b/dict-en/hyph_en.dic": Self.patterns, "c/hyph_en_US.dic": Self.patterns,
    ])
    let folders = ["a", "b", "c", "missing"].map { "\(folder.url.path)/\($0)" }
    let path = { HyphenationDictionaries(folders: $0).dictionary(for: english)?.path }
    #expect(path(Array(folders[1...])) == "\(folders[2])/hyph_en_US.dic", "the likely region goes before the language")
    #expect(path([folders[1]]) == "\(folders[1])/dict-en/hyph_en.dic")
    #expect(path([folders[0], folders[3]]) == nil)
  }

  @Test func threadsShareADictionary() async throws {
    let folder = try dictionary(Self.patterns)
    let dictionaries = HyphenationDictionaries(folders: [folder.url.path])
    let results = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<64 { group.addTask { hyphenated("xxabxx xxabxx", "en", in: dictionaries) } }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(results == ["xxa-bxx xxa-bxx"])
  }
}
