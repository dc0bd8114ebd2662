import Localization
import AuditModel
import Foundation
import LocaleData
import Localization
import Testing

@testable import Pseudo

/// The data of the styles.
@Suite struct PseudoStyleTests {
  @Test func everyStyleHasItsOwnLocaleAndANamedSource() throws {
    #expect(Set(PseudoStyle.allCases.map(\.locale)).count == PseudoStyle.allCases.count)
    #expect(Set(PseudoStyle.allCases.map(\.rawValue)) == Set(PseudoLocales.styles.keys))
    for style in PseudoStyle.allCases {
      let data = try #require(PseudoLocales.styles[style.rawValue])
      #expect(LocaleTag(folderName: data.tag)?.identifier == data.tag)
      #expect(PseudoLocales.sources[data.source] != nil && PseudoLocales.sources[data.tagSource] != nil)
      #expect(["A", "B", "C", "D"].contains(data.confidence))
    }
  }

  @Test func everyLetterHasAnAccentedForm() {
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" {
      let accented = PseudoLocales.accents.letters[String(letter)] ?? ""
      #expect(accented != String(letter) && accented.count == 1)
      #expect(accented.decomposed.first == letter.unicodeScalars.first)
    }
  }

  @Test func onlyTheRightToLeftStyleIsOneOfALanguageThatRunsSo() {
    for style in PseudoStyle.allCases {
      #expect(LanguageProfile(style.locale).isRightToLeft == (style == .rightToLeft))
    }
  }
}

extension String {
  /// The code points in canonical decomposition.
  fileprivate var decomposed: [Unicode.Scalar] { Array(decomposedStringWithCanonicalMapping.unicodeScalars) }
}
