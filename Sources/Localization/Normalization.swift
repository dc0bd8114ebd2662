import CTextEngine

/// Unicode's Normalization Form C, by ICU.
package enum Normalization {
  /// Whether a text is in Form C.
  package static func isNFC(_ text: some StringProtocol) -> Bool {
    if isTrivial(text) { return true }
    let units = Array(text.utf16)
    return te_is_nfc(units, units.count)
  }

  /// The text in Form C.
  package static func nfc(_ text: String) -> String {
    if isTrivial(text) { return text }
    let units = Array(text.utf16)
    let composed = ForeignText.utf16(capacity: units.count + 8) { te_nfc(units, units.count, $0, $1) }
    return composed.isEmpty ? text : composed
  }

  /// The characters that are not in Form C, in order.
  package static func decomposedCharacters(in text: String) -> [Character] {
    isNFC(text) ? [] : text.filter { !isNFC(String($0)) }
  }

  /// Whether all scalars are below the first combining mark, U+0300, whose UTF-8 begins with CC.
  private static func isTrivial(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { $0 < 0xCC } }
}
