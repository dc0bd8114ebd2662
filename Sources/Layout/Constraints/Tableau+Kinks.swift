/// The rows that turn from one side to the other on a way, the nearest first: a binary heap in the tableau's own storage.
extension Tableau {
  /// Gathers the rows with a price that come to deviation 0 on a way; tells how many.
  func gatherKinks(_ direction: Direction) -> Int {
    var count = 0
    let sign = Double(direction.side)
    for row in 0..<rows {
      let rate = sign * cells[row * columns + direction.column]
      let label = Int(rowLabels[row])
      guard abs(rate) > Self.zeroCell, (rate < 0) == (sides[row] > 0), above[label] >= 0 || below[label] >= 0
      else { continue }
      lengths[row] = max(0, -deviations[row] / rate)
      kinks[count] = Int32(truncatingIfNeeded: row)
      count += 1
    }
    for place in stride(from: count / 2 - 1, through: 0, by: -1) { sink(place, count) }
    return count
  }

  /// Takes the nearest row.
  func popKink(_ count: inout Int) -> Int? {
    guard count > 0 else { return nil }
    let row = Int(kinks[0])
    count -= 1
    kinks[0] = kinks[count]
    sink(0, count)
    return row
  }

  private func sink(_ start: Int, _ count: Int) {
    var place = start
    while true {
      var least = 2 * place + 1
      guard least < count else { return }
      if least + 1 < count, isNearer(kinks[least + 1], kinks[least]) { least += 1 }
      guard isNearer(kinks[least], kinks[place]) else { return }
      swap(&kinks[least], &kinks[place])
      place = least
    }
  }

  /// Of rows that turn at one place the one with the lower label comes first, so that circles end.
  private func isNearer(_ one: Int32, _ other: Int32) -> Bool {
    let (near, far) = (lengths[Int(one)], lengths[Int(other)])
    return near < far || (near == far && rowLabels[Int(one)] < rowLabels[Int(other)])
  }
}
