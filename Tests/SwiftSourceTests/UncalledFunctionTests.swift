import AuditModel
import SwiftSource
import Testing

/// What functions make that nothing calls is never shown.
@Suite struct UncalledFunctionTests {
  private static let entry = "@main class D: NSObject, UIApplicationDelegate {}"

  /// Functions of a type, of which each makes a button.
  @Test(arguments: [
    ("static func makeBar()", "", false), ("private func makeBar()", "", false),
    ("fileprivate static func makeBar()", "", false),
    // The framework, or another module, may call it.
    ("func makeBar()", "", true), ("public static func makeBar()", "", true),
    ("@objc private func makeBar()", "", true),
    ("override static func makeBar()", "", true), ("static func main()", "", true),
    // Code names it.
    ("static func makeBar()", "let b = Bar.makeBar()", true), ("private func makeBar()", "// like Bar.makeBar", true),
  ])
  func functions(declaration: String, use: String, isShown: Bool) async {
    let own = "class Bar: UIViewController {\n  \(declaration) -> UIButton { UIButton(type: .close) }\n}"
    #expect(await buttons(own, use, Self.entry) == (isShown ? 1 : 0))
  }

  /// A function of no type, and one where no program starts.
  @Test func otherFunctions() async {
    let function = "func makeBar() -> UIButton { UIButton(type: .close) }"
    #expect(await buttons(function, "", Self.entry) == 0)
    #expect(await buttons("private \(function)", "", "") == 1)
  }

  /// The number of buttons that the code of three files makes.
  private func buttons(_ files: String...) async -> Int {
    let sources = files.enumerated().map { ("F\($0).swift", "import UIKit\n\($1)") }
    let trees = await CodeControlTests.trees(Dictionary(uniqueKeysWithValues: sources))
    var count = 0
    for tree in trees { tree.forEachElement { if $0.kind == .button { count += 1 } } }
    return count
  }
}
