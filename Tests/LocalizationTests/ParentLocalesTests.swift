import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Localization

/// The table of parents in the model against the ICU at hand, so that it cannot drift unseen.
@Suite struct ParentLocalesTests {
  private static let parents = ICUData.parentLocales

  /// The chain of parents as ICU has it: an explicit parent, else the name without its last part.
  private static func chain(of identifier: String) -> [String] {
    let name = identifier.replacing("-", with: "_")
    let parent = parents[name] ?? name.lastIndex(of: "_").map { String(name[..<$0]) } ?? "root"
    guard parent != "root" else { return [] }
    return [parent.replacing("_", with: "-")] + chain(of: parent)
  }

  private func compare(_ tag: LocaleTag) {
    let expected = Self.chain(of: tag.identifier)
    #expect(tag.parents.map(\.identifier) == expected, "\(tag)")
  }

  @Test func everyLocaleOfICUHasICUsParents() {
    #expect(ICUData.locales.count > 700)
    for locale in ICUData.locales.compactMap({ LocaleTag($0) }) { compare(locale) }
  }

  @Test func everyLocaleWithAnExplicitParentHasIt() {
    #expect(Self.parents["en_AU"] == "en_001")
    #expect(Self.parents["zh_Hant"] == "root")
    #expect(Self.parents["zh_Hant_MO"] == "zh_Hant_HK")
    for locale in Self.parents.keys.compactMap({ LocaleTag($0) }) { compare(locale) }
  }

  @Test(.enabled(if: Corpus.folder != nil, "the corpus is not beside the repository"))
  func everyFolderOfTheCorpusHasICUsParents() throws {
    let paths = FileManager.default.enumerator(atPath: try #require(Corpus.folder).path)?.compactMap { $0 as? String }
    let folders = try #require(paths).filter { $0.hasSuffix(".lproj") }.compactMap { $0.split(separator: "/").last }
    let locales = Set(folders.compactMap { LocaleTag(folderName: String($0.dropLast(6))) })
    #expect(locales.count > 40)
    for locale in locales { compare(locale) }
  }
}
