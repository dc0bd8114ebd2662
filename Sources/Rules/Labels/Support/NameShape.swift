import Foundation
import Utilities

/// Distinguishes names in code (files, identifiers, keys) from words that people read.
enum NameShape {
  /// Whether an asset name would sound like the name of a file: separators, sizes, prefixes, an extension, camel case.
  static func isFileName(asset name: String) -> Bool {
    if isFileName(label: name) { return true }
    let parts = parts(of: name)
    if name.contains("_") || isCamelCase(name) { return true }
    let humps = name.camelCaseParts
    if humps.count > 1, LabelTables.fileAffixes.contains(humps.first?.lowercased() ?? "") { return true }
    return parts.count > 1 && !name.contains(" ") && isLowercase(name) && !isHyphenatedWord(parts, of: name)
  }

  /// Whether a label is the name of a file: one word with an extension, a scale, a size, or a part such as `icon`.
  static func isFileName(label text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), isASCIIName(text, also: "._-@") else { return false }
    if scales.contains(where: text.lowercased().contains) { return true }
    let parts = parts(of: text)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    if text.contains("."), LabelTables.imageExtensions.contains(last.lowercased()) { return true }
    // Parts separated by dots belong to an identifier or a version.
    guard isLowercase(text), !text.contains("."), first.count(where: \.isLetter) > 1 else { return false }
    let isPicture = LabelTables.fileAffixes.contains(last) && !LabelTables.codeNouns.contains(last)
    return LabelTables.fileAffixes.contains(first) || isPicture || isSize(last)
  }

  /// Whether a text is an identifier in code: one word in camel case, with underscores, or with several dots.
  static func isIdentifier(_ text: String) -> Bool {
    guard text.count > 2, !text.contains(where: \.isWhitespace), isASCIIName(text, also: "._-"),
      text.first?.isLetter == true
    else { return false }
    if text.contains("_") { return parts(of: text).count > 1 && !text.hasSuffix("_") }
    if text.contains(".") { return isDotted(text) }
    if text.contains("-") { return isLowercase(text) && LabelTables.codeNouns.contains(parts(of: text).last ?? "") }
    if isCamelCase(text) { return true }
    let humps = text.camelCaseParts
    return humps.count > 1 && LabelTables.codeNouns.contains(humps.last?.lowercased() ?? "")
  }

  /// Whether a text is an identifier that ends with an argument: `video.row.%@`.
  static func isFilledIdentifier(_ text: String) -> Bool {
    guard let argument = text.firstMatch(of: /%(?:lld|@)/), argument.range.upperBound == text.endIndex else {
      return false
    }
    let name = text[..<argument.range.lowerBound]
    guard let mark = name.last, "._".contains(mark) else { return false }
    let parts = name.split(separator: mark, omittingEmptySubsequences: false).dropLast()
    let areWords = parts.allSatisfy { $0.count > 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
    return parts.count > 1 && areWords
  }

  /// Whether a text looks like a localization key: one word with dots or underscores between its parts.
  static func isKey(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), isASCIIName(text, also: "._-") else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if text.contains("_") { return !text.hasPrefix("_") && !text.hasSuffix("_") && text.contains(where: \.isLetter) }
    return parts.count > 1 && parts.allSatisfy { $0.count > 1 && $0.first?.isLetter == true } && !isHost(parts)
  }

  /// Whether a word begins with a lowercase letter and has an uppercase one later, except names such as `iPhone` or `macOS`.
  private static func isCamelCase(_ text: String) -> Bool {
    let humps = text.camelCaseParts
    guard humps.count > 1, let first = humps.first, first.count > 1, first.first?.isLowercase == true,
      humps.last != "OS"
    else { return false }
    return !text.contains("-") && !LabelTables.lowercaseNames.contains(text)
  }

  /// Whether a text has at least three parts separated by dots, or two with a word from code, and is not an address.
  private static func isDotted(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ $0.count > 1 && $0.first?.isLetter == true }), !isHost(parts) else { return false }
    return parts.count > 2 || parts.contains { isCamelCase($0) || LabelTables.codeNouns.contains($0.lowercased()) }
  }

  /// Whether the parts between dots are those of an internet host, such as `data.example.com`.
  private static func isHost(_ parts: [some StringProtocol]) -> Bool {
    LabelTables.domainEnds.contains(parts.last?.lowercased() ?? "") || parts.first == "www"
  }

  /// Whether the parts form a word such as "e-mail", "x-ray" or "wi-fi".
  private static func isHyphenatedWord(_ parts: [String], of name: String) -> Bool {
    parts.contains { $0.count == 1 && $0.first?.isLetter == true } || LabelTables.hyphenatedWords.contains(name)
  }

  private static func isSize(_ part: String) -> Bool {
    let digits = part.prefix(while: \.isNumber)
    return digits.count > 1 && sizeUnits.contains(String(part.dropFirst(digits.count)))
  }

  private static func isLowercase(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains(where: \.isUppercase)
  }

  private static func isASCIIName(_ text: String, also marks: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }
  }

  private static func parts(of text: String) -> [String] {
    text.split { "._- ".contains($0) }.map(String.init)
  }

  private static let scales = ["@1x", "@2x", "@3x"]
  private static let sizeUnits: Set<String> = ["", "pt", "px", "dp"]
}
