internal import Utilities

// Expressions of Objective-C that are not understood. In Swift each is a name that means nothing, and from which its source is known again.

extension ObjectiveCExpressions {
  /// What is written for an expression that is not understood.
  func unknown(_ range: Range<Int>) -> String {
    let source = tokens.sourceWithoutSigns(range).shortened(to: Self.maximumSource)
    return Self.unknown + source.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// How the names begin.
  static let unknown = "unknownInObjectiveC_"
  /// More of the source is not shown.
  private static let maximumSource = 80
}

extension String {
  /// A text of Swift in which the expressions stand that are not understood in Objective-C.
  var withExpressionsOfObjectiveC: String {
    guard hasBytes(ObjectiveCExpressions.unknown) else { return self }
    let parts = split(separator: ObjectiveCExpressions.unknown, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
      let digits = part.utf8.prefix { $0.hexadecimalValue != nil }
      let values = digits.compactMap(\.hexadecimalValue)
      let bytes = stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
      return text + String(decoding: bytes, as: UTF8.self) + String(part.dropFirst(digits.count))
    }
  }

  /// Whether an expression of Swift, as it is written for one of Objective-C, makes an object, rather than a text.
  var makesObjectInSwift: Bool {
    let name = prefix { $0 != "(" }
    return contains("{")
      || name.first?.isUppercase == true && name.count < count && !name.hasSuffix("String")
        && !name.hasPrefix("String.")
  }
}

extension UInt8 {
  /// The value of a digit in base 16, in lowercase; nil for anything else.
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
