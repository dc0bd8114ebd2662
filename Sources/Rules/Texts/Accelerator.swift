import AuditModel
import RuleKit
import TableAnalysis

/// A text contains the keyboard accelerator mark of another platform.
///
/// ## What it reports
/// `&` or `_` before a letter, as in menus on other platforms (`&File`, `_File`, `打开(&O)`), unless the source has one
/// as well. Severity: note. Off by default.
///
/// ## Why it matters
/// Apple's platforms have no such accelerators and show the mark.
///
/// ## Example
/// `"Open"` translated as `"&Öffnen"` by a shared translation memory.
///
/// ## Known limits
/// A mark between single letters ("R&D"), character references, addresses, and emphasis with underscores are ignored.
///
/// ## Source
/// pofilter's `accelerators`.
struct Accelerator: HygieneRule {
  static let name = "accelerator"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The problem with the first mark.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny([.ampersand, .underscore]), let mark = Accelerators.first(in: unit.text.string),
      unit.source.map({ Accelerators.first(in: $0.string) == nil }) ?? true
    else { return nil }
    return Problem("has the accelerator mark \"\(mark)\" of another platform, which Apple's platforms show as text")
  }
}

/// Finds the marks with which other platforms name the key of a menu item: `&File`, `_File`, `打开(&O)`.
enum Accelerators {
  /// The first mark with its letter; nil if there isn't one.
  static func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropLast() where isLetter(bytes[index + 1]) {
      let isMark =
        switch bytes[index] {
        case UInt8(ascii: "&"): isAmpersandMark(bytes, index)
        case UInt8(ascii: "_"): isUnderscoreMark(bytes, index)
        default: false
        }
      if isMark { return String(String(decoding: bytes[index...], as: UTF8.self).prefix(2)) }
    }
    return nil
  }

  /// Whether an ampersand is not part of a character reference (`&amp;`), an abbreviation (`R&D`, `Q&A`) or an address
  /// (`?a=1&b=2`).
  private static func isAmpersandMark(_ bytes: [UInt8], _ index: Int) -> Bool {
    let name = bytes[(index + 1)...].prefix { isLetter($0) || isDigit($0) }
    if name.endIndex < bytes.count, [UInt8(ascii: ";"), UInt8(ascii: "=")].contains(bytes[name.endIndex]) {
      return false
    }
    guard index > 0, isLetter(bytes[index - 1]) || isDigit(bytes[index - 1]) else { return true }
    return isLower(bytes[index + 1]) && isLower(bytes[index - 1]) && name.count > 1
  }

  /// Whether an underscore starts a word without other underscores, so that it is neither emphasis nor an identifier.
  private static func isUnderscoreMark(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index == 0 || [UInt8(ascii: " "), UInt8(ascii: "(")].contains(bytes[index - 1]) else { return false }
    return !bytes[(index + 1)...].contains(UInt8(ascii: "_"))
  }

  /// Whether a byte is an ASCII letter or belongs to a non-ASCII character, which usually is a letter.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
