/// Character data of XML.
enum XMLText {
  /// The text of a range with its character references and CDATA sections resolved.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let raw = String(decoding: bytes[range], as: UTF8.self)
    guard raw.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == Byte.less }) else { return raw }
    var result = ""
    var rest = raw[...]
    while let special = rest.firstIndex(where: { $0 == "&" || $0 == "<" }) {
      result += rest[..<special]
      rest = rest[special...]
      if rest.hasPrefix(cdataStart) {
        takeCDATA(from: &rest, into: &result)
      } else {
        takeReference(from: &rest, into: &result)
      }
    }
    return result + rest
  }

  private static let cdataStart = "<![CDATA["

  private static func takeCDATA(from rest: inout Substring, into result: inout String) {
    rest = rest.dropFirst(cdataStart.count)
    while let first = rest.first, !rest.hasPrefix("]]>") {
      result.append(first)
      rest = rest.dropFirst()
    }
    rest = rest.dropFirst(3)
  }

  private static func takeReference(from rest: inout Substring, into result: inout String) {
    let name = rest.dropFirst().prefix(10).prefix { $0 != ";" }
    guard rest.first == "&", let text = resolved(name) else {
      if let first = rest.popFirst() { result.append(first) }
      return
    }
    result += text
    rest = rest.dropFirst(name.count + 2)
  }

  private static func resolved(_ name: Substring) -> String? {
    if let text = named[String(name)] { return text }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
