/// The known word that was probably meant; nil if none is similar.
///
/// Case and separators are ignored (`failOn`, `fail-on`, `fail_on`), and up to a third of the letters may be wrong. Of
/// equally similar words the first is returned.
package func nearest(to word: String, among known: [String]) -> String? {
  let meant = letters(of: word)
  guard (1...64).contains(meant.count) else { return nil }
  let distances = known.map { (word: $0, distance: editDistance(meant, letters(of: $0))) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  if best.distance <= max(1, meant.count / 3) { return best.word }
  // An abbreviated name.
  let begun = known.filter { letters(of: $0).starts(with: meant) }
  return begun.count == 1 && meant.count > 3 ? begun.first : nil
}

private func letters(of word: String) -> [Character] {
  word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }.map { $0 }
}

/// The smallest number of letters to insert, remove or replace, or of neighbors to exchange (optimal string alignment).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var before: [Int] = []
  var row = Array(0...right.count)
  for (line, letter) in left.enumerated() {
    var next = [line + 1]
    for (column, other) in right.enumerated() {
      var fewest = min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
      if line > 0, column > 0, letter == right[column - 1], other == left[line - 1] {
        fewest = min(fewest, before[column - 1] + 1)
      }
      next.append(fewest)
    }
    (before, row) = (row, next)
  }
  return row[right.count]
}
