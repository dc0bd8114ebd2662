import AuditModel
import Testing

@testable import SwiftSource

/// Which screens of interface files code can load.
@Suite struct LoadableScreensTests {
  /// A file with a view of a class, and an outlet of that class to a button.
  private static func tree(
    _ path: String, owner: String?, view: String? = nil, outlet: String = "close", platform: Platform = .iOS
  ) -> InterfaceTree {
    var button = Element(id: "b", kind: .button)
    (button.outlets, button.outletClasses) = ([outlet], [owner ?? view].compactMap(\.self))
    var root = Element(id: "r", kind: .view)
    root.customClass = view
    if let owner { (root.outlets, root.outletClasses) = (["view"], [owner]) }
    root.children = [button]
    var tree = InterfaceTree(source: path, platform: platform)
    tree.ownerClass = owner
    tree.screens = [Screen(id: "s", root: root), Screen(id: "t", root: Element(id: "u", kind: .view))]
    return tree
  }

  private static func screens(
    _ tree: InterfaceTree, by code: [String], routes: StoryboardRoutes? = nil
  ) async throws -> [String] {
    let files = code.enumerated().map { index, code in
      var file = SourceFile(path: "\(index)", bytes: Array(code.utf8))
      file.language = code.hasPrefix("@") ? .objectiveC : .swift
      return file
    }
    var resources = SourceResources()
    resources.routes[tree.source] = routes
    let result = await SwiftUIReader().read(files, completing: [tree], with: resources, jobs: 1)
    return try #require(result.interfaces.first).screens.map(\.id)
  }

  /// What is left of a xib, which is loaded whole, by an owner that has the outlet or not.
  @Test(
    arguments: [
      ("class Player: UIViewController { var close: UIButton! }", true),
      ("class Player: UIViewController { var other: UIButton! }", false),
      // Key-value coding finds the setter of `close` for an outlet "Close", too.
      (
        "class Player: UIViewController { var other: UIButton!; func setValue(_ v: Any?, forUndefinedKey k: String) {} }",
        true
      ),
      ("class Base: UIViewController { var close: UIButton! }\nclass Player: Base {}", true),
      ("class Base: UIViewController {}\nclass Player: Base {}", false),
      ("class Player: UIViewController {}\nextension UIViewController { func setClose() {} }", true),
      ("class Player: Library {}", true), ("class Player: UILibraryController {}", true),
      ("class Player: Library.Base {}", true),
      ("@interface Player : UIViewController\n@end\n@implementation Player\n@end", false),
      ("@interface Player : UIViewController\n@end\n@implementation Player { UIButton *close; }\n@end", true),
    ])
  func outlets(code: String, isLoaded: Bool) async throws {
    let code = ["import UIKit\n", ""][code.hasPrefix("@") ? 1 : 0] + code
    let all = isLoaded ? ["s", "t"] : []
    #expect(try await Self.screens(Self.tree("Player.xib", owner: "Player"), by: [code]) == all)
    #expect(try await Self.screens(Self.tree("Player.xib", owner: nil, view: "Player"), by: [code]) == all)
    // AppKit leaves the outlet out.
    #expect(
      try await Self.screens(Self.tree("Player.xib", owner: "Player", platform: .macOS), by: [code]) == ["s", "t"])
    let storyboard = Self.tree("Main.storyboard", owner: nil, view: "Player")
    #expect(try await Self.screens(storyboard, by: [code]) == (isLoaded ? ["s", "t"] : ["t"]))
  }

  /// Outlets that UIKit's classes have, and those that begin with another case than the property.
  @Test(arguments: [("view", true), ("delegate", true), ("Close", true), ("open", false)])
  func otherOutlets(outlet: String, isLoaded: Bool) async throws {
    let code = "import UIKit\nclass Player: UIViewController { var close: UIButton! }"
    let screens = try await Self.screens(Self.tree("Player.xib", owner: "Player", outlet: outlet), by: [code])
    #expect(screens == (isLoaded ? ["s", "t"] : []))
  }

  /// A file is left behind if nothing names it and no code declares its owner, although a program starts in what was read.
  @Test(
    arguments: [
      ("@main class Delegate: UIResponder, UIApplicationDelegate {}", false),
      ("@main class Delegate: UIResponder { let name = \"Settings\" }", true),
      ("@main class Delegate: UIResponder { let name = \"SettingsController\" }", true),
      ("class Delegate: UIResponder {}", true),
      ("@implementation Delegate\n@end\nint main() { return UIApplicationMain(0, 0, nil, nil); }", false),
    ])
  func names(code: String, isLoaded: Bool) async throws {
    let code = ["import UIKit\n", ""][code.hasPrefix("@implementation") ? 1 : 0] + code
    let screens = try await Self.screens(Self.tree("a/Settings.xib", owner: "SettingsController"), by: [code])
    #expect(screens == (isLoaded ? ["s", "t"] : []))
  }

  /// The xib of a class that no code but its own names is loaded by none.
  @Test(arguments: [
    ("let view = Card()", true), ("let nib = \"Card\"", true), ("let view = CardList()", false),
    ("let other = 1", false),
  ])
  func classes(code: String, isLoaded: Bool) async throws {
    let own = "import UIKit\nclass Card: UIView { var close: UIButton!; static func make() -> Card { Card() } }"
    let app = "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate { func f() { \(code) } }"
    let all = isLoaded ? ["s", "t"] : []
    #expect(try await Self.screens(Self.tree("Card.xib", owner: "Card"), by: [own, app]) == all)
    // With another class in its file it may be a part of that, and without the start of a program one of a library.
    let both = own + "\nclass Deck: UIView { let card = Card() }"
    #expect(try await Self.screens(Self.tree("Card.xib", owner: "Card"), by: [both, app]) == ["s", "t"])
    #expect(try await Self.screens(Self.tree("Card.xib", owner: "Card"), by: [own]) == ["s", "t"])
  }

  /// A scene to which nothing in its storyboard leads is only shown by code that uses its identifier.
  @Test(arguments: [
    ("storyboard.instantiateViewController(withIdentifier: \"Other\")", ["s"]),
    ("storyboard.instantiateViewController(withIdentifier: \"Login\")", ["s", "t"]),
    ("print(Scenes.Main.login)", ["s", "t"]),
    // What code computes may be it.
    ("storyboard.instantiateViewController(withIdentifier: name + \"ogin\")", ["s", "t"]),
    ("storyboard.instantiateViewController(withIdentifier: prefix + \"Login1\")", ["s", "t"]),
    ("storyboard.instantiateViewController(withIdentifier: scene.login.rawValue)", ["s", "t"]),
    // In another name it is not meant.
    ("storyboard.instantiateViewController(withIdentifier: list[\"SelectLogin\"])", ["s"]),
    ("storyboard.instantiateViewController(withIdentifier: String(describing: type))", ["s"]),
  ])
  func identifiers(code: String, expected: [String]) async throws {
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = ["s", "t"].map { Screen(id: $0, root: Element(id: $0, kind: .viewController)) }
    var routes = StoryboardRoutes()
    routes.identifiers = ["t": ["Login"]]
    let app = "import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate { func f() { \(code) } }"
    #expect(try await Self.screens(tree, by: [app], routes: routes) == expected)
    // Without the start of a program the code may be a part of it.
    #expect(try await Self.screens(tree, by: ["class Other { func f() { \(code) } }"], routes: routes) == ["s", "t"])
    routes.references = ["Login"]
    #expect(try await Self.screens(tree, by: [app], routes: routes) == ["s", "t"])
  }

  /// What is computed is often made of the name of the class.
  @Test func identifiersOfClasses() async throws {
    var root = Element(id: "t", kind: .viewController)
    root.customClass = "Thread"
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = [Screen(id: "t", title: "ThreadStoryboardID", root: root)]
    var routes = StoryboardRoutes()
    routes.identifiers = ["t": ["ThreadStoryboardID"]]
    let app =
      "import UIKit\nclass Thread: UIViewController {}\n"
      + "@main class Delegate: UIResponder, UIApplicationDelegate { func f() { make() } }\n"
    let made = "func make() { s.instantiateViewController(withIdentifier: \"\\(type(of: self))StoryboardID\") }"
    #expect(try await Self.screens(tree, by: [app + made], routes: routes) == ["t"])
    let written = "func make() { s.instantiateViewController(withIdentifier: \"Main\") }"
    #expect(try await Self.screens(tree, by: [app + written], routes: routes) == [])
    let computed = "func make() { s.instantiateViewController(withIdentifier: name) }"
    #expect(try await Self.screens(tree, by: [app + computed], routes: routes) == ["t"])
  }

  /// A controller that only its own file names is not shown, nor is one that only such a controller names.
  @Test(arguments: [
    ("", [] as [String]), ("let next = Thread.make()", ["t", "u"]), ("make(\"Thread\")", ["t", "u"]),
    ("make(\"Post\")", ["u"]),
  ])
  func chains(code: String, expected: [String]) async throws {
    let app = """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate { func f() { \(code) } }
      func make(_ id: String) -> UIViewController { s.instantiateViewController(withIdentifier: id) }
      """
    let thread = """
      import UIKit
      class Thread: UIViewController {
        static func make() -> UIViewController { App.make("Thread") }
        func next() { show(App.make("Post"), sender: nil) }
      }
      """
    let post = "import UIKit\nclass Post: UIViewController {}"
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = zip(["t", "u"], ["Thread", "Post"]).map { id, name in
      var root = Element(id: id, kind: .viewController)
      root.customClass = name
      return Screen(id: id, title: name, root: root)
    }
    var routes = StoryboardRoutes()
    routes.identifiers = ["t": ["Thread"], "u": ["Post"]]
    #expect(try await Self.screens(tree, by: [app, thread, post], routes: routes) == expected)
  }

  /// In Objective-C a constant may be in a header that was not read.
  @Test(arguments: [
    ("@\"Other\"", ["s"]), ("@\"Login\"", ["s", "t"]), ("LoginIdentifier", ["s", "t"]), ("Other", ["s", "t"]),
  ])
  func constantsOfObjectiveC(argument: String, expected: [String]) async throws {
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = ["s", "t"].map { Screen(id: $0, root: Element(id: $0, kind: .viewController)) }
    var routes = StoryboardRoutes()
    routes.identifiers = ["t": ["Login"]]
    let app =
      "@implementation Delegate\n- (void)f { [s instantiateViewControllerWithIdentifier:\(argument)]; }\n@end\n"
      + "int main() { return UIApplicationMain(0, 0, nil, nil); }"
    #expect(try await Self.screens(tree, by: [app], routes: routes) == expected)
  }
}
