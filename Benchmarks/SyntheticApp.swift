import Foundation

/// A generated app: `.lproj` folders with one table each, always the same.
///
/// Every key has a comment; every fifth value has `%@`, every eleventh two positional arguments instead; a translation is the
/// source with "e" as "é" and "u" as "ü", and lacks one key in 97.
struct SyntheticApp {
  /// The number of keys.
  var keys: Int
  /// The locales, the source language first.
  var locales: [String]

  /// The locales of the full app.
  static let allLocales = [
    "en", "de", "fr", "es", "it", "nl", "sv", "da", "nb", "fi", "pt-BR", "pt-PT", "pl", "cs", "sk", "hu", "ro", "ru",
    "uk",
    "bg", "el", "tr", "ar", "he", "fa", "hi", "th", "ja", "ko", "zh-Hans",
  ]

  /// The number of entries in all files.
  var entries: Int {
    let missing = (keys + 96) / 97
    return keys + (locales.count - 1) * (keys - missing)
  }

  /// The path of a locale's table in the app's folder.
  func file(of locale: String, in folder: URL) -> URL {
    folder.appendingPathComponent("\(locale).lproj/Localizable.strings")
  }

  /// Writes the app; returns the number of bytes.
  func write(to folder: URL) throws -> Int {
    var bytes = 0
    for locale in locales {
      let file = file(of: locale, in: folder)
      let data = Data(text(isSource: locale == locales.first).utf8)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      bytes += data.count
    }
    return bytes
  }

  private func text(isSource: Bool) -> String {
    var generator = SplitMix(state: 7)
    var text = ""
    for index in 0..<keys {
      let value = value(index, &generator)
      if !isSource, index % 97 == 0 { continue }
      let shown = isSource ? value : String(value.map { Self.accents[$0] ?? $0 })
      text += "/* The text of item \(index) on screen \(index / 50), 1 line */\n"
      text += "\"screen.\(index / 50).item.\(index)\" = \"\(shown)\";\n\n"
    }
    return text
  }

  private func value(_ index: Int, _ generator: inout SplitMix) -> String {
    let count = Int(generator.next() % 9) + 1
    var words = (0..<count).map { _ in Self.words[Int(generator.next() % UInt64(Self.words.count))] }
    if index % 11 == 0 {
      words.append("%1$@ of %2$@")
    } else if index % 5 == 0 {
      words.append("%@")
    }
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

/// The SplitMix64 generator: the same seed gives the same texts everywhere.
struct SplitMix {
  /// The state, initially the seed.
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
