import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// The tabs of a tab bar controller, which a storyboard keeps with the controllers that they show.
@Suite struct TabItemTests {
  private static let frame = Rect(x: 0, y: 0, width: 163, height: 49)

  /// The screens of a storyboard: a tab bar controller `t` with relationships to `tabs`, and other controllers.
  private func screens(_ controllers: [String], tabs: [String] = ["a", "b"]) throws -> [String: Element] {
    let segues = tabs.enumerated().map {
      "<segue destination=\"\($1)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s-\($0)\"/>"
    }
    let host =
      "<tabBarController id=\"t\" sceneMemberID=\"viewController\">\(tabs.contains("t") ? Self.item("self") : "")"
      + "<tabBar key=\"tabBar\" id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"163\" height=\"49\"/></tabBar>"
      + "<connections>\(segues.joined())</connections></tabBarController>"
    let scenes = ([host] + controllers).map { "<scene><objects>\($0)</objects></scene>" }
    let document = InterfaceDocument(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\(scenes.joined())</scenes></document>"
    )
    let tree = try #require(document.reading.tree)
    return Dictionary(uniqueKeysWithValues: tree.screens.map { ($0.id, $0.root) })
  }

  private static func item(_ id: String) -> String { "<tabBarItem key=\"tabBarItem\" title=\"\(id)\" id=\"\(id)\"/>" }

  private static func controller(
    _ id: String, _ content: String, _ attributes: String = "", kind: String = "viewController"
  ) -> String {
    "<\(kind) \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\">\(content)</\(kind)>"
  }

  private func bar(_ screens: [String: Element]) throws -> Element {
    try #require(screens["t"]?.children.first { $0.kind == .tabBar })
  }

  @Test func tabsAreInTheirBar() throws {
    let screens = try screens([
      Self.controller("b", Self.item("j"), kind: "splitViewController"),
      Self.controller("a", Self.item("i"), kind: "navigationController"),
    ])
    let bar = try bar(screens)
    #expect(bar.children.map(\.id) == ["i", "j"] && bar.frame == nil)
    #expect(screens["a"]?.children.isEmpty == true && screens["b"]?.children.isEmpty == true)
  }

  @Test("Tabs stay with their controllers if one is missing", arguments: [["a", "b"], ["a", "gone"]])
  func incompleteTabs(tabs: [String]) throws {
    let screens = try screens([Self.controller("a", Self.item("i")), Self.controller("b", "")], tabs: tabs)
    let bar = try bar(screens)
    #expect(bar.children.isEmpty && bar.frame == Self.frame)
    #expect(screens["a"]?.children.map(\.id) == ["i"])
  }

  /// A container with a tab of its own shows that for what is inside, which may have another.
  @Test(arguments: [
    ("navigationController", "rootViewController", true), ("splitViewController", "detailViewController", true),
    ("splitViewController", "masterViewController", true), ("viewController", "embed", false),
  ])
  func containersWithTabs(kind: String, relationship: String, isHidden: Bool) throws {
    let segue =
      "<connections><segue destination=\"c\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\"/></connections>"
    let screens = try screens([
      Self.controller("a", Self.item("i") + segue, kind: kind), Self.controller("b", Self.item("j")),
      Self.controller("c", Self.item("k")),
    ])
    #expect(try bar(screens).children.map(\.id) == ["i", "j"])
    #expect(screens["c"]?.children.map(\.id) == (isHidden ? [] : ["k"]))
  }

  /// Malformed: a controller twice, or the tab bar controller itself.
  @Test(arguments: [["a", "a"], ["a", "t"], ["t"], ["t", "t"]])
  func malformedTabs(tabs: [String]) throws {
    let screens = try screens([Self.controller("a", Self.item("i"))], tabs: tabs)
    let bar = try bar(screens)
    #expect(bar.children.isEmpty && bar.frame == Self.frame)
    #expect(screens["a"]?.children.map(\.id) == ["i"])
  }

  /// A controller in another file has nothing but its tab.
  @Test(arguments: ["", Self.item("j")])
  func placeholdersWithoutContentAreNoScreens(content: String) throws {
    let screens = try screens([
      Self.controller("a", Self.item("i")), Self.controller("b", content, kind: "viewControllerPlaceholder"),
    ])
    #expect(screens.keys.sorted() == ["a", "t"])
    #expect(try bar(screens).children.map(\.id) == (content.isEmpty ? [] : ["i", "j"]))
  }

  /// The tab that is shown is that of the controller in the other file: one without a title here may have one there.
  @Test(
    arguments: [
      ("", "viewControllerPlaceholder"), ("title=\"Item\"", "viewControllerPlaceholder"), ("title=\"Home\"", nil),
      ("systemItem=\"more\"", nil),
    ] as [(String, String?)])
  func tabsOfPlaceholders(attributes: String, expression: String?) throws {
    let item = "<tabBarItem key=\"tabBarItem\" \(attributes) id=\"i\"/>"
    for tabs in [["a"], ["a", "gone"]] {
      let screens = try screens([Self.controller("a", item, kind: "viewControllerPlaceholder")], tabs: tabs)
      let tab = try #require((try bar(screens).children + (screens["a"]?.children ?? [])).first)
      #expect(tab.control.title?.expression == expression)
    }
  }

  @Test(
    arguments: [
      ("", "title=\"Home\"", "Home", nil), ("", "title=\"Home\" customClass=\"HomeController\"", "Home", nil),
      ("", "customClass=\"HomeController\"", nil, "HomeController"), ("", "", nil, nil),
      ("title=\"Start\"", "title=\"Home\" customClass=\"HomeController\"", "Start", nil),
      ("systemItem=\"more\"", "title=\"Home\"", nil, nil),
    ] as [(String, String, String?, String?)])
  func aTabWithoutATitleHasItsControllers(
    tab: String, controller: String, title: String?, customClass: String?
  ) throws {
    let item = "<tabBarItem key=\"tabBarItem\" image=\"house\" \(tab) id=\"i\"/>"
    let moved = try #require(try bar(try screens([Self.controller("a", item, controller)], tabs: ["a"])).children.first)
    #expect(moved.control.title?.value == title && moved.customClass == customClass)
    #expect(moved.control.title?.key == title.map { $0 == "Home" ? "a.title" : "i.title" })
  }

  /// The controllers whose titles a tab takes over are its own and the first one inside.
  @Test(
    arguments: [
      ("", "", nil), ("customClass=\"Nav\"", "", ["Nav"]), ("", "customClass=\"Home\"", ["Home"]),
      ("customClass=\"Nav\"", "customClass=\"Home\"", ["Home", "Nav"]),
    ] as [(String, String, [String]?)])
  func classesOfTitles(container: String, root: String, classes: [String]?) throws {
    let segue =
      "<connections><segue destination=\"r\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections>"
    let screens = try screens(
      [
        Self.controller("a", Self.item("i") + segue, container, kind: "navigationController"),
        Self.controller("r", "", root),
      ], tabs: ["a"])
    #expect(try bar(screens).children.map(\.titleClasses) == [classes])
  }

  /// A controller that is only shown after others has no tab.
  @Test(arguments: [("show", false), ("push", false), ("presentation", true), ("showDetail", true)])
  func tabsOfPushedControllers(kind: String, hasTab: Bool) throws {
    let segue = "<connections><segue destination=\"p\" kind=\"\(kind)\" id=\"s\"/></connections>"
    let screens = try screens(
      [Self.controller("a", Self.item("i") + segue), Self.controller("p", Self.item("j"))], tabs: ["a"])
    #expect(screens["p"]?.children.map(\.kind) == (hasTab ? [.tabBarItem] : []))
  }

  /// A navigation controller without a tab of its own has that of its first screen.
  @Test func tabsOfFirstScreens() throws {
    let segue =
      "<connections><segue destination=\"r\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections>"
    let screens = try screens(
      [
        Self.controller("a", segue, kind: "navigationController"),
        Self.controller("r", Self.item("i"), "customClass=\"Home\""),
      ], tabs: ["a"])
    #expect(try bar(screens).children.map(\.id) == ["i"] && screens["r"]?.children.isEmpty == true)
    #expect(try bar(screens).children.map(\.titleClasses) == [["Home"]])
  }

  /// The tab of a controller in another storyboard is that one's.
  @Test(arguments: [
    ("title=\"Settings\"", "settings", "Settings" as String?), ("title=\"Settings\"", "other", nil),
    ("", "settings", nil),
  ])
  func tabsOfReferences(attributes: String, identifier: String, title: String?) async throws {
    let storyboard = { (scenes: String) in
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\(scenes)</scenes></document>"
    }
    let tab =
      "<scene><objects><viewControllerPlaceholder storyboardName=\"Settings\" referencedIdentifier=\"settings\" "
    let folder = try TemporaryFolder([
      "Main.storyboard": storyboard(
        "<scene><objects><tabBarController id=\"t\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" id=\"bar\"/><connections>"
          + "<segue destination=\"p\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\"/></connections></tabBarController>"
          + "</objects></scene>\(tab)id=\"p\" sceneMemberID=\"viewController\"><tabBarItem key=\"tabBarItem\" title=\"Item\" id=\"i\"/>"
          + "</viewControllerPlaceholder></objects></scene>"),
      "Settings.storyboard": storyboard(
        "<scene><objects><viewController storyboardIdentifier=\"\(identifier)\" id=\"c\" sceneMemberID=\"viewController\">"
          + "<tabBarItem key=\"tabBarItem\" \(attributes) id=\"j\"/></viewController></objects></scene>"),
    ])
    let root = FilePath(folder.url.path)
    let workspace = try await Loader(root: root).load([root])
    let main = try #require(workspace.trees.first { $0.source == "Main.storyboard" })
    let item = main.screens.first?.root.children.first { $0.kind == .tabBar }?.children.first
    #expect(item?.id == "i" && item?.control.title?.value == title)
  }
}
