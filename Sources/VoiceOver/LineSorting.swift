import AuditModel
import LocaleData

/// Stops that are read together, with the place that sorts them; without a place they follow what is before them.
struct ReadingItem {
  /// One stop: a node of the outline, or one half of a stepper.
  struct Mark {
    var node: Int
    var half: SpokenWord?
    var place: AccessibilityContext?
  }

  var marks: [Mark]
  var position: ScreenPosition?
}

/// Sorts elements from top to bottom and, within a line, in the direction of reading.
struct LineSorting {
  let direction: LayoutDirection
  let isPhone: Bool

  /// Tops that differ by less are on one line: 8 pt on a phone, 13 pt elsewhere (found by experiment, B).
  private var tolerance: Points { isPhone ? 8 : 13 }

  /// The items in reading order.
  func sorted(_ items: [ReadingItem]) -> [ReadingItem] {
    guard items.contains(where: { $0.position != nil }) else { return items }
    let runs = Self.runs(items)
    let start = runs.first.flatMap { $0.position == nil ? $0.items : nil } ?? []
    let placed = runs.compactMap { run in run.position.map { (run: run, position: $0) } }
    let byTop = placed.indices.sorted { (placed[$0].position.y, $0) < (placed[$1].position.y, $1) }
    return start
      + split(byTop, { placed[$0].position.y }).flatMap { line in
        line.sorted { left, right in
          (placed[left].position.leading(direction), left) < (placed[right].position.leading(direction), right)
        }
      }.flatMap { placed[$0].run.items }
  }

  /// An item with a place and those without one that follow it in the file.
  private struct Run {
    var position: ScreenPosition?
    var items: [ReadingItem]
  }

  private static func runs(_ items: [ReadingItem]) -> [Run] {
    items.reduce(into: []) { runs, item in
      if item.position == nil, !runs.isEmpty {
        runs[runs.count - 1].items.append(item)
      } else {
        runs.append(Run(position: item.position, items: [item]))
      }
    }
  }

  /// The lines of what is sorted by top: each holds what starts within the tolerance of its first.
  private func split(_ sorted: [Int], _ top: (Int) -> Points) -> [[Int]] {
    sorted.reduce(into: []) { lines, index in
      if let first = lines.last?.first, top(index) - top(first) < tolerance {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
  }
}
