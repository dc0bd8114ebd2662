/// The word that is most probably meant; nil where none is near.
///
/// Case and the way in which parts are joined do not count (`failOn`, `fail-on`, `fail_on`), and a third of the letters may
/// be wrong. Of equally near words the first counts.
package func nearest(to word: String, among known: [String]) -> String? {
  let meant = letters(of: word)
  guard (1...64).contains(meant.count) else { return nil }
  let distances = known.map { (word: $0, distance: editDistance(meant, letters(of: $0))) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, meant.count / 3) ? best.word : nil
}

/// A text of a foreign file as a message shows it: in quotes, on one line, and not too long.
package func quoted(_ text: String) -> String {
  let shown = text.prefix(60).map { character in
    character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) } ? character : "�"
  }
  return "\"\(String(shown))\(shown.count < text.count ? "…" : "")\""
}

private func letters(of word: String) -> [Character] {
  word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }.map { $0 }
}

/// The least number of letters to insert, remove or replace, or of neighbours to exchange (optimal string alignment).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var before: [Int] = []
  var row = Array(0...right.count)
  for (line, letter) in left.enumerated() {
    var next = [line + 1]
    for (column, other) in right.enumerated() {
      var least = min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
      if line > 0, column > 0, letter == right[column - 1], other == left[line - 1] {
        least = min(least, before[column - 1] + 1)
      }
      next.append(least)
    }
    (before, row) = (row, next)
  }
  return row[right.count]
}
