extension String {
  /// How many columns of a terminal the text takes: two for a wide character of East Asia or a pictograph, else one for each
  /// character.
  ///
  /// Source: Unicode Standard Annex #11, East Asian Width (W and F), by blocks.
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

  /// The end of the text, with an ellipsis before it so that it takes no more than some columns.
  func endFitted(to columns: Int) -> String { String(String(reversed()).fitted(to: columns).reversed()) }
}

extension Character {
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]
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
