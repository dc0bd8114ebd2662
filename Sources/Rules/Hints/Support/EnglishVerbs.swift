/// English verbs that hints begin with, in the imperative and the third person singular.
///
/// Source: our own list of what controls do. Apple asks for the third person (`accessibilityHint`: "Plays the song", not "Play
/// the song"). The list is incomplete; other verbs are not judged.
enum EnglishVerbs {
  /// The verb in the third person if a text begins with its imperative; otherwise nil.
  ///
  /// A word that may also be a noun or an adjective ("Open tasks", "Search results") only counts as a verb before a word that
  /// begins a noun phrase, or if nothing follows.
  static func thirdPerson(ofImperativeIn words: HintWords) -> String? {
    guard let first = words.list.first, let verb = thirdPersons[first] else { return nil }
    guard ambiguous.contains(first), words.list.count > 1 else { return verb }
    let isCommand = commands.contains(first) && words.list.count <= longestCommand
    return isCommand || determiners.contains(words.list[1]) ? verb : nil
  }

  /// The third person of a verb; nil if it is not in the list.
  static func thirdPerson(of verb: String) -> String? { thirdPersons[verb] }

  /// A text that begins with a verb in the third person, with the verb that is joined to it in the same form: "Selects or deselects all"
  /// for "Selects or deselect all".
  static func agreeing(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 2, conjunctions.contains(words[1]), let verb = thirdPersons[words[2]] else { return text }
    words[2] = verb
    return words.joined(separator: " ")
  }

  private static let conjunctions: Set<String> = ["or", "and"]

  /// Whether two words are the same verb, in either form.
  static func isSameVerb(_ left: String, _ right: String) -> Bool {
    thirdPersons[left].map { $0 == right || left == right } ?? false
  }

  /// Whether a word is a verb of the list in the third person.
  static func isThirdPerson(_ word: String) -> Bool { allThirdPersons.contains(word) }

  private static let allThirdPersons = Set(thirdPersons.values)

  private static let thirdPersons: [String: String] = [
    "accept": "accepts", "activate": "activates", "add": "adds", "adjust": "adjusts", "allow": "allows",
    "apply":
      "applies", "archive": "archives", "arrange": "arranges", "ask": "asks", "assign": "assigns",
    "attach":
      "attaches", "begin": "begins", "browse": "browses", "buy": "buys", "calculate": "calculates", "call": "calls",
    "cancel": "cancels", "change": "changes", "check": "checks", "choose": "chooses", "clear": "clears",
    "close":
      "closes", "collapse": "collapses", "compare": "compares", "complete": "completes", "compose": "composes",
    "configure": "configures", "confirm": "confirms", "connect": "connects", "continue": "continues",
    "convert":
      "converts", "copy": "copies", "create": "creates", "customize": "customizes", "decrease": "decreases",
    "delete":
      "deletes", "deselect": "deselects", "disable": "disables", "discard": "discards", "disconnect": "disconnects",
    "dismiss": "dismisses", "display": "displays", "download": "downloads", "duplicate": "duplicates",
    "edit":
      "edits", "enable": "enables", "end": "ends", "enter": "enters", "erase": "erases", "exit": "exits",
    "expand":
      "expands", "export": "exports", "favorite": "favorites", "fetch": "fetches", "filter": "filters",
    "find":
      "finds", "finish": "finishes", "follow": "follows", "generate": "generates", "get": "gets", "go": "goes",
    "hide": "hides", "import": "imports", "increase": "increases", "insert": "inserts", "install": "installs",
    "invite": "invites", "join": "joins", "launch": "launches", "learn": "learns", "leave": "leaves",
    "listen":
      "listens", "load": "loads", "locate": "locates", "lock": "locks", "log": "logs", "make": "makes",
    "manage":
      "manages", "mark": "marks", "minimize": "minimizes", "modify": "modifies", "move": "moves", "mute": "mutes",
    "navigate": "navigates", "open": "opens", "order": "orders", "pause": "pauses", "pick": "picks",
    "play":
      "plays", "post": "posts", "preview": "previews", "print": "prints", "publish": "publishes",
    "purchase":
      "purchases", "read": "reads", "receive": "receives", "record": "records", "redo": "redoes",
    "refresh":
      "refreshes", "reload": "reloads", "remove": "removes", "rename": "renames", "reorder": "reorders",
    "repeat":
      "repeats", "replace": "replaces", "reply": "replies", "report": "reports", "reset": "resets",
    "restart":
      "restarts", "restore": "restores", "resume": "resumes", "retry": "retries", "return": "returns",
    "rotate":
      "rotates", "save": "saves", "scan": "scans", "search": "searches", "see": "sees", "select": "selects",
    "send":
      "sends", "set": "sets", "share": "shares", "show": "shows", "sign": "signs", "skip": "skips", "sort": "sorts",
    "start": "starts", "stop": "stops", "submit": "submits", "subscribe": "subscribes", "switch": "switches",
    "sync": "syncs", "take": "takes", "toggle": "toggles", "try": "tries", "turn": "turns", "type": "types",
    "undo":
      "undoes", "unfollow": "unfollows", "uninstall": "uninstalls", "unlock": "unlocks", "unmute": "unmutes",
    "unsubscribe": "unsubscribes", "update": "updates", "upload": "uploads", "use": "uses", "verify": "verifies",
    "view": "views", "visit": "visits", "watch": "watches", "write": "writes", "zoom": "zooms",
  ]

  private static let ambiguous: Set<String> = [
    "archive", "call", "change", "check", "clear", "close", "complete", "copy", "decrease", "display", "download",
    "duplicate", "end", "exit", "export", "favorite", "filter", "find", "finish", "import", "increase", "leave",
    "load", "lock", "log", "make", "mark", "move", "mute", "open", "order", "pause", "pick", "play", "post",
    "preview", "print", "purchase", "read", "record", "refresh", "reload", "repeat", "reply", "report", "reset",
    "restart", "return", "save", "scan", "search", "set", "share", "show", "skip", "sort", "start", "stop",
    "switch", "sync", "take", "turn", "type", "undo", "update", "upload", "use", "view", "visit", "watch",
    "zoom",
  ]

  /// The verbs that are adjectives in sentences alone ("Open tasks are shown"), and how many words a command has at most.
  private static let commands: Set<String> = ["open", "close", "clear", "complete"]
  private static let longestCommand = 3

  private static let determiners: Set<String> = [
    "the", "a", "an", "this", "that", "these", "those", "your", "all", "any", "every", "each", "it", "them", "another",
    "to", "on", "off", "in", "out", "up", "or", "and", "current", "selected",
  ]
}

/// English hints that instruct: a gesture, then what it does.
enum GestureInstruction {
  /// What the gesture of a hint does, as a hint by itself: "Opens the player." for "Tap to open the player."; nil if the hint
  /// does not have that form or its verb is unknown.
  static func result(of hint: String) -> String? {
    let words = hint.split(separator: " ")
    guard let to = words.firstIndex(where: { $0.lowercased() == "to" }), to > 0, to + 1 < words.count,
      words[..<to].allSatisfy({ openers.contains($0.lowercased()) })
    else { return nil }
    let verb = words[to + 1].lowercased().filter(\.isLetter)
    return EnglishVerbs.thirdPerson(of: verb).map {
      EnglishVerbs.agreeing(
        words[(to + 1)...].joined(separator: " ").replacingFirstWord(with: $0.prefix(1).uppercased() + $0.dropFirst()))
    }
  }

  /// Whether the word for a gesture at a position in a text means something else: a key is pressed, a thing is named.
  static func isNoun(_ phrase: String, at position: Int, in words: [String]) -> Bool {
    guard !phrase.contains(where: { $0 == " " || $0 == "-" }) else { return false }
    if position > 0, articles.contains(words[position - 1]) { return true }
    guard position + 1 < words.count else { return position > 0 && words[position - 1] == "in" }
    return phrase == "press" && words[(position + 1)...].prefix(2).contains(where: keys.contains)
      || names[phrase]?.contains(words[position + 1]) == true
  }

  /// The words of an instruction before its "to".
  private static let openers: Set<String> = [
    "tap", "double", "double-tap", "triple", "press", "long", "click", "touch", "here", "twice", "once", "and", "hold",
    "swipe", "left", "right", "up", "down", "this", "it", "button", "row",
  ]

  private static let articles: Set<String> = ["the", "a", "an", "every", "each", "per", "of"]

  /// Keys of a keyboard: pressing them is not a VoiceOver gesture.
  private static let keys: Set<String> = [
    "return", "enter", "escape", "esc", "space", "tab", "delete", "backspace", "shift", "control", "option", "command",
    "key",
    "keys", "arrow",
  ]

  /// The words that follow a gesture word when both name a thing.
  private static let names: [String: Set<String>] = [
    "tap": ["water"], "touch": ["id", "bar", "screen"], "press": ["release", "releases", "freedom"], "click": ["track"],
    "drag": ["coefficient", "race"],
  ]
}
