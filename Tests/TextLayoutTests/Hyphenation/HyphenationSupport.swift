import AuditModel
import Foundation
import PlatformData
import TestSupport

@testable import TextLayout

/// The dictionaries of this machine.
let installed = HyphenationDictionaries()

/// A text with a hyphen wherever a line may break after one; nil if no dictionary knows the language.
func hyphenated(_ text: String, _ locale: String, in dictionaries: HyphenationDictionaries = installed) -> String? {
  LocaleTag(locale).flatMap { dictionaries.points(in: Array(text.utf16), locale: $0) }.map { points in
    var units = Array(text.utf16)
    for point in points.reversed() { units.insert(UInt16(ascii: "-"), at: point) }
    return String(decoding: units, as: UTF16.self)
  }
}

/// A folder with one dictionary for English.
func dictionary(_ content: String, encoding: String.Encoding = .utf8) throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.write(content.data(using: encoding) ?? Data(), to: "hyph_en.dic")
  return folder
}

/// A text hyphenated with a dictionary of the test's own.
func hyphenated(_ text: String, with content: String, encoding: String.Encoding = .utf8) throws -> String? {
  let folder = try dictionary(content, encoding: encoding)
  return hyphenated(text, "en", in: HyphenationDictionaries(folders: [folder.url.path]))
}

/// Whether libhyphen is at hand, without which no word is hyphenated.
let hasLibrary = HyphenationPatterns(dictionary: Array("UTF-8\na1b\n".utf8)).flatMap { PatternMatcher($0) } != nil

extension UInt16 {
  init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
