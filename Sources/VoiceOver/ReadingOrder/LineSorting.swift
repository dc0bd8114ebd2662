import AuditModel
import LocaleData
import PlatformData

/// Stops that are read together, with the position that sorts them; without one they follow what precedes them in the file.
struct ReadingItem {
  /// A part of an element that UIKit makes a separate stop.
  enum Part: Hashable {
    /// One of a stepper's two buttons.
    case half(SpokenWord)
    /// The text below a table's section.
    case footer
  }

  /// One stop: a node of the outline, or a part of it.
  struct Mark {
    var node: Int
    var part: Part?
    var context: AccessibilityContext?
    /// The innermost container, as an index into those that were entered.
    var level: Int?
  }

  var marks: [Mark]
  var position: ScreenPosition?
  /// SwiftUI's sort priority: higher ones are read first.
  var priority = 0.0
  /// Whether a bar without a position comes before (negative) or after the items with one.
  var rank = 0
}

/// Sorts elements by priority, then from top to bottom and, within a line, in the direction of reading.
struct LineSorting {
  let isRightToLeft: Bool
  let isPhone: Bool

  /// Tops that differ by less are on one line.
  private var tolerance: Points { Points(UIKitMetrics.lineTolerance(isPhone: isPhone).value) }

  /// The items in reading order.
  func sorted(_ items: [ReadingItem]) -> [ReadingItem] {
    guard items.contains(where: { $0.priority != 0 }) else { return sortedByPosition(items) }
    let groups = Dictionary(grouping: items, by: \.priority).sorted { $0.key > $1.key }
    return groups.flatMap { sortedByPosition($0.value) }
  }

  private func sortedByPosition(_ items: [ReadingItem]) -> [ReadingItem] {
    guard items.contains(where: { $0.position != nil }) else { return items }
    let bars = items.indices.filter { isBar(items[$0]) }.sorted { (items[$0].rank, $0) < (items[$1].rank, $1) }
    let rest = sortedLines(items.filter { !isBar($0) })
    return bars.filter { items[$0].rank < 0 }.map { items[$0] } + rest
      + bars.filter { items[$0].rank > 0 }.map { items[$0] }
  }

  private func isBar(_ item: ReadingItem) -> Bool { item.rank != 0 && item.position == nil }

  private func sortedLines(_ items: [ReadingItem]) -> [ReadingItem] {
    let runs = Self.runs(items)
    let start = runs.first.flatMap { $0.position == nil ? $0.items : nil } ?? []
    let placed = runs.compactMap { run in run.position.map { (run: run, position: $0) } }
    let byTop = placed.indices.sorted { (placed[$0].position.y, $0) < (placed[$1].position.y, $1) }
    return start
      + split(byTop, { placed[$0].position.y }).flatMap { line in
        line.sorted { left, right in
          (placed[left].position.leading(isRightToLeft: isRightToLeft), left) < (
            placed[right].position.leading(isRightToLeft: isRightToLeft), right
          )
        }
      }.flatMap { placed[$0].run.items }
  }

  /// An item with a position and those without one that follow it in the file.
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

  /// The lines of items sorted by their tops: each contains those within the tolerance of its first.
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
