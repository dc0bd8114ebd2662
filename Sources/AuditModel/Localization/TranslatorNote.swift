/// Reads the notes to translators in a comment or an Interface Builder note.
package enum TranslatorNote {
  /// Whether a note says that the text is not to be translated at all.
  ///
  /// Only a whole sentence counts: "Do not translate." does, "Do not translate Patron." asks to keep a word.
  package static func forbidsTranslation(_ comment: String?) -> Bool {
    guard let comment, comment.utf8.count < 4096, mayTellTranslators(comment) else { return false }
    let lower = comment.lowercased()
    guard mayForbid(lower) else { return false }
    return sentences(of: noteText(in: lower)).contains { prohibitions.contains($0) }
  }

  /// Whether a text itself holds one of BartyCrouch's markers: code replaces it before anybody sees it.
  package static func marks(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "#")) && (text.contains("#bc-ignore!") || text.contains("#i!"))
  }

  /// A cheaper test on the bytes: "transl", "loca" or a marker.
  private static func mayTellTranslators(_ comment: String) -> Bool {
    var previous: UInt8 = 0
    for byte in comment.utf8 {
      let lower = byte | 0x20
      let isInTranslate = previous == UInt8(ascii: "s") && lower == UInt8(ascii: "l")
      let isInLocalize = previous == UInt8(ascii: "c") && lower == UInt8(ascii: "a")
      if isInTranslate || isInLocalize || byte == UInt8(ascii: "#") { return true }
      previous = lower
    }
    return false
  }

  /// A cheap test that nearly every comment fails: it names what is done to texts, and refuses it.
  private static func mayForbid(_ comment: String) -> Bool {
    ["translat", "locali", "#bc", "#i!"].contains { comment.contains($0) }
      && ["not", "n't", "n’t", "never", "no ", "#bc", "#i!"].contains { comment.contains($0) }
  }

  /// Of the comment that Xcode exports (`Class = "UIButton"; … Note = "…";`) the note, else all.
  private static func noteText(in comment: String) -> Substring {
    guard let start = comment.firstRange(of: "note = \"") else { return comment[...] }
    let rest = comment[start.upperBound...]
    return rest.firstRange(of: "\";").map { rest[..<$0.lowerBound] } ?? rest
  }

  private static func sentences(of text: Substring) -> [String] {
    text.replacing(" - ", with: ".").split { ".;:,!(\n–—".contains($0) }.map { sentence in
      let words = sentence.replacing("’", with: "'").split(whereSeparator: \.isWhitespace)
      return words.drop { $0 == "please" }.joined(separator: " ")
    }
  }

  /// What people write (localizer notes of public apps) and BartyCrouch's two markers, without their exclamation mark.
  private static let prohibitions: Set<String> = {
    let verbs = ["translate", "localize", "localise"]
    let objects = ["", " this", " it", " this string", " this text", " this key"]
    let orders = ["do not", "don't", "never"].flatMap { no in
      verbs.flatMap { verb in objects.map { "\(no) \(verb)\($0)" } }
    }
    let statements = verbs.flatMap { verb in
      ["should not be", "must not be"].flatMap { modal in
        ["", "this ", "it ", "this string "].map { "\($0)\(modal) \(verb)d" }
      }
    }
    return Set(orders + statements + ["not translatable", "no translation needed", "#bc-ignore", "#i"])
  }()
}
