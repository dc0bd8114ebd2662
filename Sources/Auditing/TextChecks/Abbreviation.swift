/// Tells an abbreviation's full stop from a sentence's.
enum Abbreviation {
  /// Whether a text of at most three words ends with a short word, an initial or a number and a full stop: "Min.", "z. B.",
  /// "3.".
  static func ends(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace }
    guard let last = words.last, words.count <= 3 else { return false }
    let letters = last.trimmingEnd(".")
    return letters.count <= 5 || letters.contains(".") || (letters.last?.isNumber ?? false)
  }
}
