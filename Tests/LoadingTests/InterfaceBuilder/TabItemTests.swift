import AuditModel
import Testing

@testable import Loading

/// The tabs of a tab bar controller, which a storyboard keeps with the controllers that they show.
@Suite struct TabItemTests {
  private func screens(_ first: String, _ second: String) throws -> [String: [ElementKind]] {
    let segues = ["a", "b"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s-\($0)\"/>"
    }
    let controllers = [
      "<tabBarController id=\"t\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" id=\"bar\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"163\" height=\"49\"/></tabBar>"
        + "<connections>\(segues.joined())</connections></tabBarController>",
      "<navigationController id=\"a\" sceneMemberID=\"viewController\">\(first)</navigationController>",
      "<splitViewController id=\"b\" sceneMemberID=\"viewController\">\(second)</splitViewController>",
    ]
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }
    let document = InterfaceDocument(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\(scenes.joined())</scenes></document>"
    )
    let tree = try #require(document.reading.tree)
    let bar = tree.screens.first?.root.children.first
    #expect(bar?.kind == .tabBar && (bar?.frame == nil) == (bar?.children.isEmpty == false))
    #expect(bar?.children.map(\.id) == (bar?.children.isEmpty == true ? [] : ["i", "j"]))
    return Dictionary(uniqueKeysWithValues: tree.screens.map { ($0.id, $0.root.children.map(\.kind)) })
  }

  private static func item(_ id: String) -> String { "<tabBarItem key=\"tabBarItem\" title=\"\(id)\" id=\"\(id)\"/>" }

  @Test func tabsAreInTheirBar() throws {
    let screens = try screens(Self.item("i"), Self.item("j"))
    #expect(screens == ["t": [.tabBar], "a": [], "b": []])
  }

  @Test("Tabs of which one is not in the file stay with their controllers")
  func incompleteTabs() throws {
    let screens = try screens(Self.item("i"), "")
    #expect(screens == ["t": [.tabBar], "a": [.tabBarItem], "b": []])
  }
}
