/// The texts of a rule editor's or predicate editor's strings table, which are no formats of `printf`.
package enum RuleEditorFormat {
  /// Whether a text lists the choices of a pop-up button: `%[is,is not]@`, `%2$[is,is not]@`.
  ///
  /// Source: Apple, NSRuleEditor, `formattingStringsFilename`.
  package static func matches(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == UInt8(ascii: "%") && isChoice(bytes[($0 + 1)...]) }
  }

  /// Whether what follows a percent sign is a list of choices, with or without a position.
  private static func isChoice(_ rest: ArraySlice<UInt8>) -> Bool {
    let list = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "$") }
    guard list.first == UInt8(ascii: "["), let end = list.firstIndex(of: UInt8(ascii: "]")) else { return false }
    return list[(end + 1)...].first == UInt8(ascii: "@")
  }
}
