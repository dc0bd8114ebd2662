/// Counts the lines of a text.
enum LineBreaks {
  /// How many line breaks a text has; a carriage return with a line feed is one.
  static func count(in text: String) -> Int {
    text.withBytes { bytes in
      var count = 0
      for index in bytes.indices {
        switch bytes[index] {
        case 0x0A: count += 1
        case 0x0D: if index + 1 == bytes.count || bytes[index + 1] != 0x0A { count += 1 }
        case 0xA8, 0xA9: if index >= 2, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 { count += 1 }
        default: break
        }
      }
      return count
    }
  }
}
