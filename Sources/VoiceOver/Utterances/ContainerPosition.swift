import AuditModel
import LocaleData

/// The position of an element in a container, as far as VoiceOver announces it.
enum ContainerPosition {
  /// One cell of a data table, its headers resolved; row and column count from 0.
  struct Cell {
    var headers: [String]
    /// What the cell is a header of.
    var headerWords: [SpokenWord]
    var row: Int?
    var column: Int?
    var rowSpan: Int
    var columnSpan: Int
  }

  case series(index: Int, count: Int)
  case tab(index: Int, count: Int)
  case boundary(SpokenWord, SpeechRule)
  case cell(Cell)

  /// The position that a context describes; nil for a type that is not known or that lacks its numbers.
  init?(_ context: AccessibilityContext, string: (LocalizableText?) -> String?) {
    if let (word, rule) = Self.boundaries[context.type] {
      self = .boundary(word, rule)
    } else if context.type == "dataTableCell" {
      self = .cell(Cell(context, string: string))
    } else if let index = context.index, let count = context.count, Self.rows.contains(context.type) {
      self = context.type == "series" ? .series(index: index, count: count) : .tab(index: index, count: count)
    } else {
      return nil
    }
  }

  /// Whether the element is a tab by its container.
  var isTab: Bool { if case .tab = self { true } else { false } }

  /// The data table's cell, if the element is one.
  var cell: Cell? { if case .cell(let cell) = self { cell } else { nil } }

  private static let rows: Set<String> = ["series", "tab", "tabBarItem"]
  private static let boundaries: [String: (SpokenWord, SpeechRule)] = [
    "listStart": (.listStart, .listBoundary), "listEnd": (.listEnd, .listBoundary),
    "landmarkStart": (.landmarkStart, .landmarkBoundary), "landmarkEnd": (.landmarkEnd, .landmarkBoundary),
  ]
}

extension ContainerPosition.Cell {
  /// A cell's facts; the row and its headers are announced only at the first cell of a row.
  fileprivate init(_ context: AccessibilityContext, string: (LocalizableText?) -> String?) {
    let isFirst = context.isFirstInRow == true
    let all = (isFirst ? context.rowHeaders ?? [] : []) + (context.columnHeaders ?? [])
    headers = all.compactMap { header in
      let parts = [string(header.label), string(header.value)].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ": ").endingInFullStop
    }
    headerWords =
      (context.isRowHeader == true ? [.rowHeader] : []) + (context.isColumnHeader == true ? [.columnHeader] : [])
    let (hasRow, hasColumn) = (context.row != Self.notFound, context.column != Self.notFound)
    row = isFirst && hasRow ? context.row : nil
    column = hasColumn ? context.column : nil
    rowSpan = hasRow ? context.height ?? 1 : 1
    columnSpan = hasColumn ? context.width ?? 1 : 1
  }

  /// Foundation's `NSNotFound`: the row or column of what has none.
  private static let notFound = Int.max
}

extension String {
  /// The text with exactly one period at its end.
  var endingInFullStop: String { utf8.last == UInt8(ascii: ".") ? self : self + "." }
}
