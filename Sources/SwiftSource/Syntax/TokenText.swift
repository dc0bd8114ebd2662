@_spi(RawSyntax) internal import SwiftSyntax

// What tokens are, by their bytes: `text` and `tokenKind` make a string of each, and look up which keyword or sign it is.
extension TokenSyntax {
  /// Whether the token is written like this.
  func reads(_ text: String) -> Bool { bytes.count == text.utf8.count && bytes.elementsEqual(text.utf8) }

  /// Whether the token begins with a text.
  func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// Whether the token is a keyword that is written like this.
  func isKeyword(_ text: String) -> Bool { rawTokenKind == .keyword && reads(text) }

  /// Whether the token is a name that is written like this.
  func isIdentifier(_ text: String) -> Bool { rawTokenKind == .identifier && reads(text) }

  /// The name that the token is; nil for keywords, literals and signs.
  var identifierText: String? { rawTokenKind == .identifier ? text : nil }

  /// The name of a closure's argument that has none in the source, such as `$0`; nil for any other token.
  var argumentText: String? { rawTokenKind == .dollarIdentifier ? text : nil }

  /// Whether the token is a dot.
  var isPeriod: Bool { rawTokenKind == .period }

  /// Whether the first letter is uppercase.
  var beginsUppercase: Bool {
    guard let first = bytes.first, first < 0x80, first != UInt8(ascii: "_") else { return text.isTypeName }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: rawText.baseAddress, count: rawText.count)
  }
}
