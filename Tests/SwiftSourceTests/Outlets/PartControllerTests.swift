import AuditModel
import Testing

@testable import SwiftSource

/// Controllers of storyboards that code shows inside others.
@Suite struct PartControllerTests {
  /// Only a class that shows controllers inside itself alone makes parts.
  @Test(arguments: [
    ("class C: UIViewController { func f() { addChild(\(made)) } }", true),
    ("class C: UIViewController { func f() { let p = \(made); self.addChild(p) } }", true),
    (
      "class C: UIViewController { func f() { pages.setViewControllers([\(made)], direction: .forward, animated: true) } }",
      true
    ),
    ("class C: UIViewController { func f() { addChild(\(made)) }\nfunc g() { present(other, animated: true) } }", nil),
    ("class C: UIViewController { func f() { present(\(made), animated: true) } }", nil),
    ("class C: UIViewController { func f() { nav.setViewControllers([\(made)], animated: true) } }", nil),
    ("class C: UITabBarController { func f() { addChild(\(made)) } }", nil),
    ("class C: UIViewController { func f() { tabs.addChild(\(made)) } }", nil),
    (
      "class C: UIViewController { func f() { addChild(other) } }\nclass D { func f() -> UIViewController { \(made) } }",
      nil
    ),
    ("@implementation C\n- (void)f { UIViewController *p = \(message); [self addChildViewController:p]; }\n@end", true),
    (
      "@implementation C\n- (void)f { [self presentViewController:\(message) animated:YES completion:nil]; }\n@end", nil
    ),
    (
      "@implementation C\n- (void)f { _p = \(message); [_pages setViewControllers:@[_p] direction:0 animated:YES completion:nil]; }\n@end",
      true
    ),
  ])
  func parts(source: String, isPart: Bool?) async throws {
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = ["page", "other"].map { Screen(id: $0, title: $0, root: Element(id: $0, kind: .viewController)) }
    let isObjectiveC = source.hasPrefix("@")
    var file = SourceFile(path: "0", bytes: Array(((isObjectiveC ? "" : "import UIKit\n") + source).utf8))
    file.language = isObjectiveC ? .objectiveC : .swift
    let result = await SwiftUIReader().read([file], completing: [tree], jobs: 1)
    #expect(result.interfaces.first?.screens.map(\.surroundings?.isPart) == [isPart, nil])
  }

  private static let made = "storyboard!.instantiateViewController(withIdentifier: \"page\")"
  private static let message = "[sb instantiateViewControllerWithIdentifier:@\"page\"]"

  /// So does a class that has a controller as a member, whatever else it presents.
  @Test(arguments: [
    ("let page = PageController()", "addChild(page)", true),
    ("lazy var page = PageController.create(day: now)", "addChild(self.page)", true),
    ("var page: PageController?", "present(page, animated: true)", nil),
    ("var page: OtherController!", "addChild(page)", nil),
    ("let page = PageController.title(of: day)", "addChild(page)", nil),
    // All controllers of an app may inherit from one class.
    ("var page: BaseController!", "addChild(page)", nil),
  ])
  func members(member: String, call: String, isPart: Bool?) async throws {
    #expect(
      try await self.isPart("\(member)\nfunc f() { \(call) }\nfunc g() { present(other, animated: true) }") == isPart)
  }

  /// So does one that casts what it makes by identifiers that it computes, if it shows them as pages alone.
  @Test(arguments: [
    ("pages.setViewControllers([page], direction: .forward, animated: true)", true as Bool?),
    ("present(page, animated: true)", nil), ("addChild(page)", nil),
  ])
  func pages(call: String, isPart: Bool?) async throws {
    let made = "storyboard?.instantiateViewController(withIdentifier: ids[0]) as! BaseController"
    #expect(try await self.isPart("func f() { let page = \(made); \(call) }") == isPart)
  }

  /// Whether the screen of a controller, which inherits from another, is a part by the code of a class.
  private func isPart(_ code: String) async throws -> Bool? {
    var root = Element(id: "page", kind: .viewController)
    root.connections.customClass = "PageController"
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = [Screen(id: "page", root: root)]
    let classes = "class BaseController: UIViewController {}\nclass PageController: BaseController {}"
    let source = "import UIKit\n\(classes)\nclass C: UIViewController { \(code) }"
    let file = SourceFile(path: "0", bytes: Array(source.utf8))
    let result = await SwiftUIReader().read([file], completing: [tree], jobs: 1)
    return try #require(result.interfaces.first?.screens.first).surroundings?.isPart
  }
}
