/// The strings tables of an app that does not exist: the same ones at every call.
///
/// Every fifth value has `%@`, every eleventh two positional arguments; every key has a comment; one key in 97 is
/// missing from each translation.
struct SyntheticApp {
  /// The number of keys.
  var keys: Int
  /// The number of files.
  var locales: Int

  /// The files' contents, the source language's first.
  func files() -> [[UInt8]] { (0..<locales).map { file(isSource: $0 == 0) } }

  private func file(isSource: Bool) -> [UInt8] {
    var generator = SplitMix(state: 7)
    var bytes: [UInt8] = []
    for index in 0..<keys {
      let value = text(index, &generator)
      if !isSource, index % 97 == 0 { continue }
      let shown = isSource ? value : String(value.map { Self.accents[$0] ?? $0 })
      bytes += Array("/* Item \(index) of screen \(index / 50) */\n".utf8)
      bytes += Array("\"screen.\(index / 50).item.\(index)\" = \"\(shown)\";\n\n".utf8)
    }
    return bytes
  }

  private func text(_ index: Int, _ generator: inout SplitMix) -> String {
    let count = Int(generator.next() % 9) + 1
    var words = (0..<count).map { _ in Self.words[Int(generator.next() % UInt64(Self.words.count))] }
    if index % 5 == 0 { words.append("%@") }
    if index % 11 == 0 { words.append("%1$@ of %2$@") }
    return words.joined(separator: " ")
  }

  private static let accents: [Character: Character] = ["e": "é", "u": "ü"]
  private static let words = [
    "account", "add", "album", "all", "and", "archive", "back", "cancel", "change", "close", "copy", "delete", "device",
    "done", "download", "edit", "enter", "every", "file", "folder", "for", "from", "green", "group", "home", "image",
    "in", "item", "language", "list", "message", "name", "new", "next", "of", "open", "password", "photo", "please",
    "remove", "save", "search", "send", "settings", "share", "sign", "size", "the", "try", "your",
  ]
}

/// The SplitMix64 generator, so that the same seed gives the same texts everywhere.
struct SplitMix {
  /// The state; at first the seed.
  var state: UInt64

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
