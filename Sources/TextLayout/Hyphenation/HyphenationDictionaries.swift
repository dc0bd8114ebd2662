import Localization
import AuditModel
import Foundation
import PlatformData
import Synchronization
import Utilities

/// The available hyphenation dictionaries by language; each is opened once, when a text first needs it.
final class HyphenationDictionaries: Sendable {
  private struct Opened {
    var paths: [String: String]?
    var byPath: [String: HyphenationDictionary?] = [:]
    var byLocale: [LocaleTag: HyphenationDictionary?] = [:]
  }

  private let folders: [String]
  private let opened = Guarded(Opened())

  /// The dictionaries of some folders, of which the first goes before the others.
  init(folders: [String] = SearchedFolders.hyphenation) { self.folders = folders }

  /// The dictionary of a language; nil if there isn't one.
  ///
  /// The nearest of the locale and its parents, each with its likely region: `pt` is `pt-BR`, `en-AU` goes by `en-GB`.
  func dictionary(for locale: LocaleTag) -> HyphenationDictionary? {
    opened.withLock { opened in
      if let known = opened.byLocale[locale] { return known }
      let paths = opened.paths ?? Self.paths(in: folders)
      opened.paths = paths
      let dictionary = Self.first(of: Self.candidates(for: locale).compactMap { paths[$0] }, &opened)
      opened.byLocale[locale] = .some(dictionary)
      return dictionary
    }
  }

  /// Where lines of a text may break after a hyphen that is not there otherwise; nil if no dictionary knows the
  /// language.
  func points<Units: RandomAccessCollection<UInt16>>(in units: Units, locale: LocaleTag) -> [Int]?
  where Units.Index == Int { dictionary(for: locale)?.points(in: units) }

  /// The first file that is a dictionary.
  private static func first(of paths: [String], _ opened: inout Opened) -> HyphenationDictionary? {
    for path in paths {
      let dictionary = opened.byPath[path] ?? HyphenationDictionary(path: path)
      opened.byPath[path] = .some(dictionary)
      if let dictionary { return dictionary }
    }
    return nil
  }

  /// The tags under which a dictionary may be found, the nearest first.
  private static func candidates(for locale: LocaleTag) -> [String] {
    ([locale] + locale.parents).flatMap { tag -> [String] in
      let own = tag.identifier == tag.language ? [] : [tag.identifier]
      let shared = Hyphenation.sharedDictionaries.value[tag.identifier]
      let others = shared.flatMap { LocaleTag($0) }.map { withLikelyRegion($0) + [$0.identifier] } ?? []
      return own + withLikelyRegion(tag) + [tag.identifier] + others
    }
  }

  /// Language and region where the script goes without saying, then language, script and region.
  private static func withLikelyRegion(_ tag: LocaleTag) -> [String] {
    guard let full = LikelySubtags.maximized(tag.identifier), full.count >= 3,
      let usual = LikelySubtags.maximized(full[0]), usual.count >= 2
    else {
      return []
    }
    let (whole, short) = (full[..<3].joined(separator: "-"), "\(full[0])-\(full[2])")
    return full[1] == usual[1] ? [short, whole] : [whole]
  }

  /// The files by the language in their name, `hyph_pt_BR.dic`; a folder `dict-…` may lie between.
  private static func paths(in folders: [String]) -> [String: String] {
    var paths: [String: String] = [:]
    let nested = { folder in [folder] + names(in: folder, prefix: "dict-").map { "\(folder)/\($0)" } }
    for folder in folders.flatMap(nested) {
      for name in names(in: folder, prefix: "hyph_") where name.hasSuffix(".dic") {
        guard let tag = LocaleTag(String(name.dropFirst("hyph_".count).dropLast(".dic".count))) else { continue }
        paths[tag.identifier] = paths[tag.identifier] ?? "\(folder)/\(name)"
      }
    }
    return paths
  }

  private static func names(in folder: String, prefix: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix(prefix) }.sorted()
  }
}
