internal import AuditModel

// Known words in other letters.
extension TextReading {
  /// Whether all that it may say is known.
  var isKnown: Bool { text != nil && text?.expression == nil && expressions.isEmpty }

  /// Changes the text by properties and methods of strings: to other letters, if its words are plain; what else they do is not known.
  mutating func change(by names: [String]) {
    for name in names {
      guard let casing = Self.casings[name], let changed = recased(by: casing) else {
        expressions.append(".\(name)")
        continue
      }
      self = changed
    }
  }

  /// The reading with its words in other letters; nil if they are not plain, so that tables may have others.
  private func recased(by casing: (String) -> String?) -> TextReading? {
    guard expressions.isEmpty, let text = text?.recased(by: casing) else { return nil }
    var reading = self
    reading.text = text
    reading.others = others.compactMap { $0.recased(by: casing) }
    return reading.others.count == others.count ? reading : nil
  }

  /// The methods of a string that give only some of its characters, so that its words are not what is shown (Apple, `String`).
  static let cutting: Set<String> = ["prefix", "suffix", "dropFirst", "dropLast", "filter", "split", "components"]

  /// The properties and methods of a string that give it in other letters.
  static let casings: [String: @Sendable (String) -> String?] = [
    "capitalized": \.capitalizedWords, "localizedCapitalized": \.capitalizedWords,
    "lowercased": { $0.lowercased() }, "localizedLowercase": { $0.lowercased() },
    "uppercased": { $0.uppercased() }, "localizedUppercase": { $0.uppercased() },
  ]
}

extension LocalizableText {
  /// A plain text in other letters; nil for a text that a table may translate, or that is not known as a whole.
  fileprivate func recased(by casing: (String) -> String?) -> LocalizableText? {
    guard key == nil, expression == nil, arguments == nil, parts == nil, let words = value.flatMap(casing) else {
      return nil
    }
    var text = self
    (text.value, text.literal) = (words, literal ?? value)
    return text
  }
}

extension String {
  /// The text with its words' first letters uppercase and the others lowercase; nil with signs in it, at which words may begin or not.
  fileprivate var capitalizedWords: String? {
    guard allSatisfy({ $0.isLetter || $0.isWhitespace }) else { return nil }
    var (words, isInside) = ("", false)
    for character in self {
      words += isInside ? character.lowercased() : character.uppercased()
      isInside = character.isLetter
    }
    return words
  }
}
