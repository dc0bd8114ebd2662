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
    // Classes that inherit from one are meant as well.
    ("let page = BaseController()", "addChild(page)", true),
  ])
  func members(member: String, call: String, isPart: Bool?) async throws {
    var root = Element(id: "page", kind: .viewController)
    root.connections.customClass = "PageController"
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = [Screen(id: "page", root: root)]
    let code = """
      import UIKit
      class BaseController: UIViewController {}
      class PageController: BaseController {}
      class C: UIViewController { \(member)
      func f() { \(call) }
      func g() { present(other, animated: true) } }
      """
    let file = SourceFile(path: "0", bytes: Array(code.utf8))
    let result = await SwiftUIReader().read([file], completing: [tree], jobs: 1)
    #expect(result.interfaces.first?.screens.map(\.surroundings?.isPart) == [isPart])
  }

  /// So does one that casts what it makes by identifiers that it computes, if it shows controllers inside itself alone.
  @Test(arguments: [
    ("pages.setViewControllers([page], direction: .forward, animated: true)", true as Bool?),
    ("present(page, animated: true)", nil),
  ])
  func casts(call: String, isPart: Bool?) async throws {
    var root = Element(id: "page", kind: .viewController)
    root.connections.customClass = "PageController"
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = [Screen(id: "page", root: root)]
    let code = """
      import UIKit
      class BaseController: UIViewController {}
      class PageController: BaseController {}
      class C: UIViewController {
        func f() {
          let page = storyboard?.instantiateViewController(withIdentifier: ids[0]) as! BaseController
          \(call)
        }
      }
      """
    let file = SourceFile(path: "0", bytes: Array(code.utf8))
    let result = await SwiftUIReader().read([file], completing: [tree], jobs: 1)
    #expect(result.interfaces.first?.screens.map(\.surroundings?.isPart) == [isPart])
  }
}
