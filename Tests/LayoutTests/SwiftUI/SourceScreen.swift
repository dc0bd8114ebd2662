import AuditModel
import SwiftSource
import Testing

@testable import Layout

/// A screen read from Swift source, as the audit reads it.
enum SourceScreen {
  /// The screen of a view whose body is given; what the view presents, such as an alert, is one of its own.
  static func read(_ body: String, presented: Bool = false, members: String = "") async throws -> Screen {
    let source = """
      import SwiftUI

      struct Page: View {
        \(members)
        var body: some View {
          \(body)
        }
      }

      """
    let file = SourceFile(path: "Page.swift", bytes: Array(source.utf8))
    let readings = await SwiftUIReader().read([file], completing: [], jobs: 1)
    let tree = try #require(readings.files.first?.trees.first)
    return try #require(tree.screens.first { presented ? $0.id.hasPrefix("Page.") : $0.id == "Page" })
  }
}

extension SolvedSketch {
  /// The view of a body in Swift, laid out.
  init(
    source body: String, presented: Bool = false, on canvas: Canvas = Canvas(),
    _ measure: TextMeasure = MeasuredLetters.measure
  ) async throws {
    self.init(try await SourceScreen.read(body, presented: presented), on: canvas, measure)
  }
}

extension Element {
  /// Whether a test means the element by a name: the id of a sketch, or the identifier of a source.
  func isNamed(_ name: String) -> Bool { id == name || accessibility.identifier == name || kind.name == name }

  /// The words that the element shows by itself.
  var shownWords: String? {
    (control.text ?? control.title ?? control.states?[.normal]?.title ?? control.placeholder)?.value
  }
}
