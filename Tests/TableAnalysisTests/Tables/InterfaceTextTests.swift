import AuditModel
import Foundation
import Testing

@testable import TableAnalysis

/// Which texts of an interface users see, and where they are listed.
@Suite struct InterfaceTextTests {
  /// The texts of a tree with these roots, with a star at those that nobody sees.
  private func texts(_ roots: [String]) throws -> [String] {
    let screens = roots.enumerated().map { "{\"id\": \"s\($0)\", \"root\": \($1)}" }.joined(separator: ", ")
    let json = "{\"source\": \"Main.storyboard\", \"platform\": \"iOS\", \"screens\": [\(screens)]}"
    let tree = try JSONDecoder().decode(InterfaceTree.self, from: Data(json.utf8))
    return InterfaceText.all(of: tree).map { "\($0.element.id): \($0.value)\($0.isUnread ? " *" : "")" }
  }

  private static let bar = """
    {"kind": "viewController", "id": "t", "children": [{"kind": "tabBar", "id": "bar", "children": [
      {"kind": "tabBarItem", "id": "i", "title": {"value": "Home", "key": "a.title"}},
      {"kind": "tabBarItem", "id": "j", "title": {"value": "Map", "key": "j.title"}}]}]}
    """

  /// A title that a tab in the bar shows is the tab's; one that nothing shows is unread.
  @Test(arguments: [
    (#"{"kind": "viewController", "id": "a", "title": {"value": "Home", "key": "a.title"}}"#, []),
    (#"{"kind": "viewController", "id": "b", "title": {"value": "Place", "key": "b.title"}}"#, ["b: Place *"]),
    (
      #"{"kind": "viewController", "id": "b", "title": {"value": "Place", "key": "b.title"}, "children": [{"kind": "tabBarItem", "id": "k"}]}"#,
      ["b: Place"]
    ),
  ])
  func aTitleThatATabShowsIsTheTabs(controller: String, expected: [String]) throws {
    #expect(try texts([controller, Self.bar]) == expected + ["i: Home", "j: Map"])
  }

  @Test(arguments: [("Go", ["x: Go"]), ("Start", ["x: Start", "x: Go *"])])
  func aConfigurationsTitleCoversOthers(title: String, expected: [String]) throws {
    let button = """
      {"kind": "button", "id": "x", "states": {"normal": {"title": "Go"}}, "configuration": {"title": "\(title)"}}
      """
    #expect(Set(try texts([button])) == Set(expected))
  }

  @Test(arguments: [
    ("Material Icons", true), ("MaterialIcons-Regular", true), ("Ionicons", true), ("iconfont", true),
    ("MyAppIcons", true), ("my_icon_set", true), ("Font Awesome 6 Pro", true), ("Material Symbols Outlined", true),
    ("Lexicon", false), ("Silicon Sans", false), ("LexiconGothic", false), ("Helvetica", false),
  ])
  func aFontOfIconsDrawsPictures(family: String, isUnread: Bool) throws {
    let label = """
      {"kind": "label", "id": "x", "text": "home", "font": {"family": "\(family)", "size": 12}}
      """
    #expect(try texts([label]) == ["x: home\(isUnread ? " *" : "")"])
  }

  /// Of a menu that is never shown, an action shows nothing; an outlet may take an item out of it.
  @Test(arguments: [
    (#""isHidden": true"#, "", true), (#""isHidden": true"#, #", "actions": ["go:"]"#, true),
    (#""isHidden": true"#, #", "outlets": ["item"]"#, false), (#""axis": "vertical""#, #", "actions": ["go:"]"#, false),
    (#""axis": "vertical""#, #", "isHidden": true, "actions": ["go:"]"#, false),
    (#""axis": "vertical""#, #", "isHidden": true"#, true),
  ])
  func aHiddenMenuIsNeverShown(menu: String, item: String, isUnread: Bool) throws {
    let root = """
      {"kind": "menu", "id": "m", \(menu), "children": [{"kind": "menuItem", "id": "x", "title": "Go"\(item)}]}
      """
    #expect(try texts([root]) == ["x: Go\(isUnread ? " *" : "")"])
  }
}
