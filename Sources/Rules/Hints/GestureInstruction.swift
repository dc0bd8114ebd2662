/// English hints that instruct: a gesture, then what it does.
enum GestureInstruction {
  /// What the gesture of a hint does, as a hint of its own: "Opens the player." of "Tap to open the player."; nil where
  /// the hint is not of that form or its verb is not known.
  static func result(of hint: String) -> String? {
    let words = hint.split(separator: " ")
    guard let to = words.firstIndex(where: { $0.lowercased() == "to" }), to > 0, to + 1 < words.count,
      words[..<to].allSatisfy({ openers.contains($0.lowercased()) })
    else { return nil }
    let verb = words[to + 1].lowercased().filter(\.isLetter)
    return EnglishVerbs.thirdPerson(of: verb).map {
      words[(to + 1)...].joined(separator: " ").replacingFirstWord(with: $0.prefix(1).uppercased() + $0.dropFirst())
    }
  }

  /// Whether the word for a gesture at a place in a text is none: a key is pressed, a thing is named.
  static func isNoun(_ phrase: String, at place: Int, in words: [String]) -> Bool {
    guard !phrase.contains(where: { $0 == " " || $0 == "-" }) else { return false }
    if place > 0, articles.contains(words[place - 1]) { return true }
    guard place + 1 < words.count else { return place > 0 && words[place - 1] == "in" }
    return phrase == "press" && words[(place + 1)...].prefix(2).contains(where: keys.contains)
      || names[phrase]?.contains(words[place + 1]) == true
  }

  /// The words that an instruction consists of before its "to".
  private static let openers: Set<String> = [
    "tap", "double", "double-tap", "triple", "press", "long", "click", "touch", "here", "twice", "once", "and", "hold",
    "swipe", "left", "right", "up", "down", "this", "it", "button", "row",
  ]

  private static let articles: Set<String> = ["the", "a", "an", "every", "each", "per", "of"]

  /// Keys, which are pressed on keyboards: pressing them is no gesture of VoiceOver.
  private static let keys: Set<String> = [
    "return", "enter", "escape", "esc", "space", "tab", "delete", "backspace", "shift", "control", "option", "command",
    "key",
    "keys", "arrow",
  ]

  /// What the words are part of when they name a thing.
  private static let names: [String: Set<String>] = [
    "tap": ["water"], "touch": ["id", "bar", "screen"], "press": ["release", "releases", "freedom"], "click": ["track"],
    "drag": ["coefficient", "race"],
  ]
}
