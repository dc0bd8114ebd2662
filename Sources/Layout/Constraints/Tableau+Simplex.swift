extension Tableau {
  /// How a run ended.
  enum Outcome: Sendable {
    /// Nothing gets better.
    case optimal
    /// The objective has no end. Prices alone always have one.
    case unbounded
    /// Too many steps: rounding has made a circle.
    case stuck
  }

  /// How many cells a run may look at or change: some seconds' work, which no real screen comes near.
  static let maximumWork = 3_000_000_000

  /// A way to go: off an active row to one of its sides.
  struct Direction {
    var column: Int
    var side: Int32
  }

  /// A way that was gone: how far, and how many cells it changed.
  struct Step {
    var length: Double
    var changed: Int
  }

  /// Goes from vertex to vertex until nothing gets better at the highest level that differs.
  func optimize() -> Outcome {
    var work = 0
    return optimize(&work)
  }

  /// Goes to the optimum, and adds how many cells it looked at or changed.
  func optimize(_ work: inout Int) -> Outcome {
    var (degenerate, steps) = (0, 0)
    let patience = 2 * (rows + columns) + 20
    let (limit, before) = (20 * (rows + columns) + 500, work)
    while let direction = entering(first: degenerate > patience) {
      guard steps < limit, work - before < Self.maximumWork else { return .stuck }
      guard let step = step(direction, short: degenerate > patience) else { return .unbounded }
      degenerate = step.length > 1e-12 ? 0 : degenerate + 1
      steps += 1
      work += rows + columns * (levels + 1) + step.changed
    }
    return .optimal
  }

  /// Whether anything gets better somewhere.
  var canImprove: Bool { entering(first: false) != nil }

  /// The way on which the price falls fastest, at the highest level at which it falls anywhere; or, where steps go in a circle, the
  /// first by label on which it falls (Bland's rule).
  private func entering(first: Bool) -> Direction? {
    var best: Direction?
    var bestLevel = levels + 1
    var bestSlope = 0.0
    for column in 0..<columns {
      guard let (side, level, slope) = descent(at: column) else { continue }
      if first {
        if let old = best, columnLabels[old.column] < columnLabels[column] { continue }
      } else if level > bestLevel || (level == bestLevel && slope >= bestSlope) {
        continue
      }
      best = Direction(column: column, side: side)
      (bestLevel, bestSlope) = (level, slope)
    }
    return best
  }

  /// The side of an active row to which the price falls, with the highest level at which it changes, and how fast.
  @inline(__always)
  private func descent(at column: Int) -> (side: Int32, level: Int, slope: Double)? {
    let label = Int(columnLabels[column])
    let (up, down) = (Int(above[label]), Int(below[label]))
    var isRising = false
    var isFalling = false
    for level in 0...levels {
      let cost = costs[level * columns + column]
      if !isRising {
        let slope = cost + (level == up ? 1 : 0)
        if slope < -Self.zeroSlope { return (1, level, slope) }
        isRising = slope > Self.zeroSlope
      }
      if !isFalling {
        let slope = (level == down ? 1 : 0) - cost
        if slope < -Self.zeroSlope { return (-1, level, slope) }
        isFalling = slope > Self.zeroSlope
      }
      if isRising, isFalling { return nil }
    }
    return nil
  }

  /// Goes one way past all rows that turn while the price still falls, and makes the row where it no longer falls active.
  ///
  /// Returns nil if the way has no end.
  private func step(_ direction: Direction, short: Bool) -> Step? {
    readSlopes(direction)
    var breakpointCount = gatherBreakpoints(direction)
    var passedCount = 0
    while let row = popBreakpoint(&breakpointCount) {
      let rate = abs(cells[row * columns + direction.column])
      let label = Int(rowLabels[row])
      if above[label] >= 0 { slopes[Int(above[label])] += rate }
      if below[label] >= 0 { slopes[Int(below[label])] += rate }
      if !short, isStillFalling() {
        passed[passedCount] = Int32(truncatingIfNeeded: row)
        passedCount += 1
        continue
      }
      let length = max(0, lengths[row])
      turn(passedCount)
      return Step(length: length, changed: move(direction, length, to: row))
    }
    return nil
  }

  private func readSlopes(_ direction: Direction) {
    let sign = Double(direction.side)
    for level in 0...levels { slopes[level] = sign * costs[level * columns + direction.column] }
    let own = level(columnLabels[direction.column], side: direction.side)
    if own >= 0 { slopes[own] += 1 }
  }

  private func isStillFalling() -> Bool {
    for level in 0...levels where abs(slopes[level]) > Self.zeroSlope { return slopes[level] < 0 }
    return false
  }

  /// The rows that were passed are on their other side from now on.
  private func turn(_ count: Int) {
    for index in 0..<count {
      let row = Int(passed[index])
      addCost(of: row, sign: -1)
      sides[row] = -sides[row]
      addCost(of: row, sign: 1)
    }
  }

  /// Moves all deviations along a way and makes a row active in place of the one that was left.
  ///
  /// Returns how many cells changed.
  private func move(_ direction: Direction, _ length: Double, to row: Int) -> Int {
    let distance = Double(direction.side) * length
    for other in 0..<rows {
      let rate = cells[other * columns + direction.column]
      if rate != 0 { deviations[other] += rate * distance }
    }
    addCost(of: row, sign: -1)
    let changed = pivot(row, direction.column)
    swap(&rowLabels[row], &columnLabels[direction.column])
    deviations[row] = distance
    sides[row] = direction.side
    addCost(of: row, sign: 1)
    return changed
  }

  /// Writes all rows and costs in the deviation of a row instead of that of a column.
  ///
  /// Returns how many cells changed.
  private func pivot(_ row: Int, _ column: Int) -> Int {
    let own = cells + row * columns
    let factor = 1 / own[column]
    var count = 0
    for other in 0..<columns where other != column && own[other] != 0 {
      own[other] = abs(own[other]) < Self.zeroCell * 1e-3 ? 0 : -own[other] * factor
      filled[count] = Int32(truncatingIfNeeded: other)
      count += 1
    }
    own[column] = factor
    var changed = 0
    for other in 0..<rows where other != row {
      if substitute(own, count, in: cells + other * columns, column) { changed += count }
    }
    for level in 0...levels { _ = substitute(own, count, in: costs + level * columns, column) }
    return changed
  }

  @inline(__always)
  private func substitute(
    _ own: UnsafeMutablePointer<Double>, _ count: Int, in line: UnsafeMutablePointer<Double>, _ column: Int
  ) -> Bool {
    let times = line[column]
    guard times != 0 else { return false }
    line[column] = times * own[column]
    for index in 0..<count {
      let other = Int(filled[index])
      line[other] += times * own[other]
    }
    return true
  }
}

/// The rows that turn from one side to the other on a way, the nearest first: a binary heap in the tableau's own storage.
extension Tableau {
  /// Gathers the rows with a price that come to deviation 0 on a way; returns how many.
  func gatherBreakpoints(_ direction: Direction) -> Int {
    var count = 0
    let sign = Double(direction.side)
    for row in 0..<rows {
      let rate = sign * cells[row * columns + direction.column]
      let label = Int(rowLabels[row])
      guard abs(rate) > Self.zeroCell, (rate < 0) == (sides[row] > 0), above[label] >= 0 || below[label] >= 0
      else { continue }
      lengths[row] = max(0, -deviations[row] / rate)
      breakpoints[count] = Int32(truncatingIfNeeded: row)
      count += 1
    }
    for position in stride(from: count / 2 - 1, through: 0, by: -1) { sink(position, count) }
    return count
  }

  /// Takes the nearest row.
  func popBreakpoint(_ count: inout Int) -> Int? {
    guard count > 0 else { return nil }
    let row = Int(breakpoints[0])
    count -= 1
    breakpoints[0] = breakpoints[count]
    sink(0, count)
    return row
  }

  private func sink(_ start: Int, _ count: Int) {
    var position = start
    while true {
      var smallest = 2 * position + 1
      guard smallest < count else { return }
      if smallest + 1 < count, isNearer(breakpoints[smallest + 1], breakpoints[smallest]) { smallest += 1 }
      guard isNearer(breakpoints[smallest], breakpoints[position]) else { return }
      swap(&breakpoints[smallest], &breakpoints[position])
      position = smallest
    }
  }

  /// Of rows that turn at one place the one with the lower label comes first, so that circles end.
  private func isNearer(_ one: Int32, _ other: Int32) -> Bool {
    let (near, far) = (lengths[Int(one)], lengths[Int(other)])
    return near < far || (near == far && rowLabels[Int(one)] < rowLabels[Int(other)])
  }
}

/// An objective below all levels: among equally good solutions, those for which a sum of parameters is smallest.
extension Tableau {
  /// Minimizes nothing below the levels.
  func clearObjective() { (costs + levels * columns).update(repeating: 0, count: columns) }

  /// Minimizes a sum of parameters below all levels.
  func setObjective(_ coefficients: [Double]) {
    clearObjective()
    let objective = costs + levels * columns
    for column in 0..<columns where Int(columnLabels[column]) >= rows {
      objective[column] += coefficients[Int(columnLabels[column]) - rows]
    }
    for row in 0..<rows where Int(rowLabels[row]) >= rows {
      let times = coefficients[Int(rowLabels[row]) - rows]
      guard times != 0 else { continue }
      for column in 0..<columns { objective[column] += times * cells[row * columns + column] }
    }
  }

  /// A sum of parameters at the vertex.
  func value(_ coefficients: [Double]) -> Double {
    var sum = 0.0
    for row in 0..<rows where Int(rowLabels[row]) >= rows {
      sum += coefficients[Int(rowLabels[row]) - rows] * deviations[row]
    }
    return sum
  }
}
