import AuditModel
import SwiftSource
import Testing

/// Classes of views that no code of an app uses.
@Suite struct UnshownClassTests {
  private static let app = "import UIKit\n@main class D: UIResponder, UIApplicationDelegate {}\n"
  private static let cell = "import UIKit\n// Cell\nclass Cell: UITableViewCell { let b = UIButton() }\n"

  /// How many screens of cells and controllers a file beside the app's code leaves.
  @Test(arguments: [
    ("", 0), ("class C: UITableViewController { func f() { tableView.register(Cell.self) } }", 1),
    ("class C: UIViewController { let cell = Cell() }", 1),
    // Of a file without controls, any mention counts.
    ("extension Cell { func f() {} }", 1),
    // What only another unused class has is not shown either.
    ("class Card: UIView { let b = UIButton()\nlet cell = Cell() }", 0),
    // The system may make controllers by their names.
    ("class Share: UIViewController { let b = UIButton()\nlet cell = Cell() }", 2),
  ])
  func uses(code: String, screens: Int) async {
    let trees = await CodeControlTests.trees([
      "A.swift": Self.app, "B.swift": Self.cell, "C.swift": "import UIKit\n\(code)",
    ])
    #expect(trees.flatMap(\.screens).count == screens)
  }

  /// What hands a view to SwiftUI, and nothing uses.
  @Test(arguments: [("", 0), ("class C: UIViewController { let h = UIHostingController(rootView: Editor()) }", 1)])
  func representables(code: String, screens: Int) async {
    let editor =
      "import UIKit\nstruct Editor: UIViewRepresentable { func makeUIView(context: Context) -> UITextView { UITextView() } }"
    let trees = await CodeControlTests.trees([
      "A.swift": Self.app, "B.swift": editor, "C.swift": "import SwiftUI\n\(code)",
    ])
    #expect(trees.flatMap(\.screens).count == screens)
  }

  /// The same for what only its file can name.
  @Test(arguments: [("", 0), ("struct Page: View { var body: some View { Editor() } }", 1)])
  func privateRepresentables(code: String, screens: Int) async {
    let editor =
      "import SwiftUI\nprivate struct Editor: UIViewRepresentable { func makeUIView(context: Context) -> UITextView { UITextView() } }"
    let window = "import SwiftUI\nclass C: UIViewController { let h = UIHostingController(rootView: Page()) }"
    let trees = await CodeControlTests.trees([
      "A.swift": Self.app, "B.swift": "\(editor)\n\(code)", "C.swift": window,
    ])
    #expect(trees.flatMap(\.screens).count { $0.id == "Editor" } == screens)
  }

  /// A class inside a type that is called like a protocol of SwiftUI: what says elsewhere that it is a view is no text view.
  @Test func classesNamedLikeProtocols() async {
    let wrapper =
      "import SwiftUI\nstruct Wrapper: UIViewRepresentable { class View: UITextView {}\nfunc makeUIView(context: Context) -> View { View() } }"
    let views =
      "import SwiftUI\nstruct Badge: View { var body: some View { Text(name) } }\nstruct Page: View { let item: UIMenuItem\nvar body: some View { Badge() } }"
    let trees = await CodeControlTests.trees(["A.swift": wrapper, "B.swift": views])
    #expect(trees.flatMap(\.screens).map(\.id).filter { $0 != "Wrapper" }.isEmpty)
  }

  /// A library's classes are for the code of others.
  @Test func withoutEntry() async {
    #expect(await CodeControlTests.trees(["B.swift": Self.cell]).flatMap(\.screens).count == 1)
  }
}
