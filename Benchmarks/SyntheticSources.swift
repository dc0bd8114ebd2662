import AuditModel

/// The generated sources of an app, always the same: of eight files one has a view, one a component of views, and the others models.
struct SyntheticSources {
  /// The number of files.
  var count: Int
  /// How many rows the screens have, one after the other, and again from the first.
  var rows = [12]
  /// Of how many files one is a view controller that makes its controls in code; none is without a number.
  var filesPerController: Int?

  /// The files.
  var files: [SourceFile] {
    (0..<count).map { number in
      let (kind, text) =
        switch number % 8 {
        case 0: ("View", view(number))
        case 1: ("Row", row(number))
        case 4 where isController(number): ("Controller", controller(number))
        default: ("Model", model(number))
        }
      return SourceFile(path: "App/Part\(number / 40)/\(kind)\(number).swift", bytes: Array(text.utf8))
    }
  }

  private func isController(_ number: Int) -> Bool { filesPerController.map { number % $0 == 4 } ?? false }

  /// A screen with a title, buttons, texts of the model's and components of its neighbor.
  private func view(_ number: Int) -> String {
    let rows = (0..<rows[number / 8 % rows.count]).map { index in
      """
            if model.isOn(\(index)) {
              Row\(number + 1)(title: Model\(number + 2).title\(index), icon: "star") { model.select(\(index)) }
            } else {
              Button(action: { model.select(\(index)) }) { Label("Item \(index)", systemImage: "circle") }
                .buttonStyle(.bordered)
                .accessibilityHint(Text("Opens item \(index)"))
            }
      """
    }
    return """
      import SwiftUI

      struct View\(number): View {
        @State private var model = Model\(number + 2)()

        var body: some View {
          List {
      \(rows.joined(separator: "\n"))
          }
          .navigationTitle(Model\(number + 2).title0)
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { model.close() } } }
        }
      }

      """
  }

  private func row(_ number: Int) -> String {
    """
    import SwiftUI

    struct Row\(number): View {
      let title: String
      var icon = "circle"
      var action: () -> Void

      var body: some View {
        Button(action: action) {
          HStack {
            Image(systemName: icon)
            VStack(alignment: .leading) {
              Text(title).font(.headline)
              Text(verbatim: "\(number)").font(.caption)
            }
            Spacer()
          }
        }
        .buttonStyle(.plain)
      }
    }

    \(model(number))
    """
  }

  /// A type with texts, properties and functions.
  func model(_ number: Int) -> String {
    let titles = (0..<12).map { index in
      "  static let title\(index) = NSLocalizedString(\"part\(number).title\(index)\", comment: \"Title of item \(index)\")"
    }
    let functions = (0..<12).map { index in
      """
        func value\(index)(of items: [Int], from start: Int = 0) -> Int {
          let chosen = items.enumerated().filter { $0.offset >= start && $0.element % 2 == 0 }
          guard let first = chosen.first, first.element > \(index) else { return start + \(index) }
          return chosen.reduce(first.element) { $0 + $1.element * \(index + 1) }
        }
      """
    }
    return """
      import Foundation

      final class Model\(number) {
      \(titles.joined(separator: "\n"))
        private var selected: Set<Int> = []

        func isOn(_ index: Int) -> Bool { selected.contains(index) }
        func select(_ index: Int) { selected.insert(index) }
        func close() { selected.removeAll() }

      \(functions.joined(separator: "\n\n"))
      }

      """
  }
}
