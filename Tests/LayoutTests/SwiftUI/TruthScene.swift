import AuditModel
import PlatformData

@testable import Layout

/// A view beside the rows of `swiftui-layout-truth.tsv` that tell its measured sizes.
struct TruthScene: Sendable {
  /// A row's id, and how its value is read from the view as it is laid out.
  struct Check: Sendable {
    var row: String
    var value: @Sendable (SolvedSketch) -> Double?
  }

  /// What the view is, for messages.
  var name: String
  /// The body of the view in Swift; empty where a part of it has a size that was measured, and that no source tells.
  var source = ""
  /// Whether what the view presents is meant.
  var isPresented = false
  var canvas = SolvedSketch.Canvas()
  var views: [ViewSketch] = []
  var checks: [Check]

  /// The view as it is laid out with real texts.
  func solved() async throws -> SolvedSketch {
    var texts = RealTexts()
    texts.contentSize = canvas.contentSize
    guard !source.isEmpty else { return SolvedSketch(views, on: canvas, texts.measure) }
    return try await SolvedSketch(source: source, presented: isPresented, on: canvas, texts.measure)
  }
}

extension TruthScene.Check {
  static func width(_ row: String, _ id: String) -> Self { Self(row: row) { $0.width(id) } }

  static func height(_ row: String, _ id: String) -> Self { Self(row: row) { $0.height(id) } }

  static func size(_ width: String, _ height: String, _ id: String) -> [Self] {
    [.width(width, id), .height(height, id)]
  }

  /// The height of a list's row: the distance to the same row below it.
  static func rowHeight(_ row: String, _ first: String, _ second: String) -> Self {
    Self(row: row) { solved in
      guard let first = solved.y(first), let second = solved.y(second) else { return nil }
      return second - first
    }
  }

  /// The height of a section's header: what is above its first row, whose content has a height.
  static func headerHeight(_ row: String, above first: String) -> Self {
    Self(row: row) { solved in
      guard let top = solved.y("tableView"), let y = solved.y(first), let height = solved.height(first) else {
        return nil
      }
      return y - top - max(15, (52 - height) / 2)
    }
  }

  /// The height of a section's footer: what is between the row above it and the header of the next section, which has a row of the
  /// same height.
  static func footerHeight(_ row: String, _ first: String, _ second: String, header: Double) -> Self {
    Self(row: row) { solved in
      guard let first = solved.y(first), let second = solved.y(second) else { return nil }
      return second - first - 52 - header
    }
  }
}
