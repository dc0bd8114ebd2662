internal import FormatStrings

/// The argument that chooses among the forms of a plural without a variable: the first number that a form prints.
struct PluralArgument {
  /// The format specifier without percent sign and number, such as `lld`.
  private(set) var valueType = "lld"
  /// The number with its dollar sign (`2$`); empty for the first argument.
  private(set) var prefix = ""

  /// The argument of the forms, else of the key, which in a String Catalog often is the text itself.
  init(of forms: [String], key: String) {
    for text in forms.reversed() + [key] {
      let numbers = FormatString(text).uses.filter { [.integer, .float].contains($0.argument) && $0.text != "*" }
      guard let use = numbers.first else { continue }
      let letters = use.text.utf8.drop { !($0 | 0x20).isLowerCaseLetter }
      valueType = String(decoding: letters, as: UTF8.self)
      prefix = use.position == 1 ? "" : "\(use.position)$"
      return
    }
  }
}

extension UInt8 {
  fileprivate var isLowerCaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
