import AuditModel
import Foundation
import TestSupport
import Testing

/// Sizes that Apple's SwiftUI gave, against ours.
@Suite struct TruthTests {
  private struct Row {
    var id: String
    var view: String
    var property: String
    var value: Double?

    var isSize: Bool { property.contains("width") || property.contains("height") }
  }

  private static func rows() throws -> [Row] {
    let file = try #require(Corpus.fidelity).appendingPathComponent("swiftui-layout-truth.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(id: fields[0], view: fields[1], property: fields[6], value: Double(fields[7]))
    }
  }

  /// Of the widths and heights whose view is written beside their row, 95 of 100 are within a point or two percent.
  @Test(.enabled(if: Corpus.fidelity != nil, "the measured sizes are not at hand")) func sizes() async throws {
    let values = Dictionary(uniqueKeysWithValues: try Self.rows().map { ($0.id, $0) })
    var (count, misses): (Int, [String]) = (0, [])
    let scenes = TruthScene.lists + TruthScene.others
    for scene in scenes {
      let solved = try await scene.solved()
      for check in scene.checks {
        let row = try #require(values[check.row])
        let value = try #require(row.value)
        count += 1
        let own = try #require(check.value(solved), "\(check.row): \(scene.name) has no such element")
        if abs(own - value) > max(1, 0.02 * value) {
          misses.append("\(row.id) \(row.view) \(row.property): \(value), ours \(own)")
        }
      }
    }
    #expect(count >= 170)
    let written = scenes.filter { !$0.source.isEmpty }.flatMap(\.checks)
    #expect(written.count >= count - 8, "most views are written in Swift")
    #expect(Double(misses.count) <= 0.05 * Double(count), "\(misses.joined(separator: "\n"))")
  }

  /// Every width and height is in a scene, or apart for a reason.
  @Test(.enabled(if: Corpus.fidelity != nil, "the measured sizes are not at hand")) func everySizeIsWrittenOrApart()
    throws
  {
    let written = Set((TruthScene.lists + TruthScene.others).flatMap { $0.checks.map(\.row) })
    let open = try Self.rows().filter {
      $0.isSize && !written.contains($0.id) && TruthRowsApart.reason(of: $0.id) == nil
    }
    #expect(open.map(\.id) == [])
  }

  /// The width of an item with a symbol is a range, which holds the measured one.
  @Test(arguments: zip([36.7, 41, 36, 39, 40], TruthScene.symbolNames)) func symbols(width: Double, name: String)
    async throws
  {
    let solved = try await SolvedSketch(source: TruthScene.items(TruthScene.symbolNames))
    let range = try #require(solved[name]?.frameRange)
    #expect(range.minimum.width.value <= width + 1 && range.maximum.width.value >= width - 1)
  }
}
