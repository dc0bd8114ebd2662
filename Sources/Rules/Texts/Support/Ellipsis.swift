import Localization
import TableAnalysis

/// Finds ellipses.
enum Ellipsis {
  /// Whether a text has three full stops or more in a row; a range (`1...5`) and a path (`.../x`) have none.
  static func hasDots(_ text: MarkedText) -> Bool {
    guard text.hasAny(.fullStop) else { return false }
    return text.string.withBytes { bytes in
      var run = 0
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0
        if byte == UInt8(ascii: ".") {
          run += 1
        } else {
          if run >= 3, run < bytes.count, byte != UInt8(ascii: "/"), !isDigit(byte) { return true }
          run = 0
        }
      }
      return false
    }
  }

  /// Whether a text has an ellipsis of any form: `…`, `...`, `⋯`, `・・・`, `。。。`.
  static func isIn(_ text: MarkedText) -> Bool {
    if hasDots(text) { return true }
    return text.hasAny([.plane2000, .plane3000, .planeF000]) && text.string.unicodeScalars.contains { isMark($0) }
      || text.hasAny(.plane3000) && ["・・", "。。"].contains { text.string.contains($0) }
  }

  /// Whether a text ends with `…` or `...`, whatever white space and quotation marks follow.
  static func ends(_ text: MarkedText) -> Bool {
    guard text.hasAny([.fullStop, .plane2000]) else { return false }
    let rest = text.string.unicodeScalars.reversed().drop {
      $0.properties.isWhitespace || QuotationMarks.isCloser($0)
    }
    guard let last = rest.first else { return false }
    return isMark(last) || rest.prefix(3).allSatisfy { $0 == "." } && rest.count >= 3
  }

  /// Whether a scalar is an ellipsis: also the one in mid-line, the vertical one and the Armenian dots.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { marks.contains(scalar) }

  private static let marks: Set<Unicode.Scalar> = ["\u{2026}", "\u{22EF}", "\u{FE19}", "\u{2025}", "\u{2024}"]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
