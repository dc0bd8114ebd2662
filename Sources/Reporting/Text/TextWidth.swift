extension String {
  /// How many columns of a terminal the text takes: two for a wide character of East Asia or a pictograph, else one for each
  /// character.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text, cut with an ellipsis so that it takes no more than some columns.
  func fitted(to columns: Int) -> String {
    guard self.columns > columns else { return self }
    var left = columns - 1
    let shown = prefix { character in
      left -= character.columns
      return left >= 0
    }
    return shown + "…"
  }

  /// The text wrapped at word boundaries; a word that is too long is truncated.
  func wrapped(to columns: Int) -> [String] {
    guard self.columns > columns else { return [self] }
    return split(separator: " ").reduce(into: []) { lines, word in
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, longer.columns <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word).fitted(to: columns))
      }
    }
  }

  /// The end of the text, with an ellipsis before it so that it takes no more than some columns.
  func endFitted(to columns: Int) -> String { String(String(reversed()).fitted(to: columns).reversed()) }
}

extension Character {
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    return WideCharacters.contain(scalar) || unicodeScalars.contains(Self.emojiSelector) ? 2 : 1
  }

  /// Makes an emoji of a character otherwise drawn as text ("❤️").
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

extension [String] {
  /// As many of the words as fit, separated by commas, with an ellipsis if some do not.
  func listed(in columns: Int) -> String {
    var list = ""
    for word in self {
      let longer = list.isEmpty ? word : "\(list), \(word)"
      guard longer.columns + 3 <= columns || word == last && longer.columns <= columns else {
        return list.isEmpty ? word.fitted(to: columns) : "\(list), …"
      }
      list = longer
    }
    return list
  }
}
