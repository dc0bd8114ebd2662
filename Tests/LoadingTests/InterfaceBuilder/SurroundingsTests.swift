import AuditModel
import Testing

@testable import Loading

/// The bars over a screen, by segues and by simulated metrics.
@Suite struct SurroundingsTests {
  private static func segue(_ destination: String, _ attributes: String) -> String {
    "<connections><segue destination=\"\(destination)\" \(attributes) id=\"s-\(destination)\"/></connections>"
  }

  private static func scene(_ controller: String) -> String {
    "<scene><objects>\(controller)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\" sceneMemberID=\"firstResponder\"/></objects></scene>"
  }

  private static func controller(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    scene("<viewController id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(content)</viewController>")
  }

  private static func navigation(_ id: String, root: String, _ attributes: String = "", bar: String = "") -> String {
    let bar = "<navigationBar key=\"navigationBar\" \(bar) id=\"\(id)-bar\"/>"
    let root = segue(root, "kind=\"relationship\" relationship=\"rootViewController\"")
    return scene(
      "<navigationController \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\">\(bar)\(root)</navigationController>"
    )
  }

  /// The surroundings by screen, as words.
  private func bars(_ scenes: [String]) throws -> [String: [String]] {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES"><scenes>\(scenes.joined())
      </scenes></document>
      """
    let tree = try #require(InterfaceDocument(xml).reading.tree)
    return Dictionary(uniqueKeysWithValues: tree.screens.map { ($0.id, words($0.surroundings)) })
  }

  private func words(_ bars: ScreenSurroundings?) -> [String] {
    let flags = [
      ("navigation", bars?.hasNavigationBar), ("large", bars?.hasLargeTitle), ("tab", bars?.hasTabBar),
      ("toolbar", bars?.hasToolbar), ("no status", bars?.hidesStatusBar), ("detached", bars?.isDetached),
    ]
    return flags.filter { $0.1 == true }.map(\.0)
  }

  @Test(arguments: [("", ["tab"]), ("hidesBottomBarWhenPushed=\"YES\"", [])])
  func aNavigationControllerThatIsShownInAnotherKeepsTheTabs(attribute: String, expected: [String]) throws {
    let tabs = "kind=\"relationship\" relationship=\"viewControllers\""
    let bars = try bars([
      Self.scene(
        "<tabBarController id=\"t\" sceneMemberID=\"viewController\">\(Self.segue("n", tabs))</tabBarController>"),
      Self.navigation("n", root: "a"), Self.controller("a", "", Self.segue("m", "kind=\"show\"")),
      Self.navigation("m", root: "b", "navigationBarHidden=\"YES\" \(attribute)"), Self.controller("b"),
    ])
    #expect(bars["b"] == expected)
  }

  @Test func tabsAndPushedScreensHaveTheBarsOfTheirControllers() throws {
    let tabs = "kind=\"relationship\" relationship=\"viewControllers\""
    let bars = try bars([
      Self.controller("c", "hidesBottomBarWhenPushed=\"YES\""),
      Self.controller(
        "b", "",
        "<view key=\"view\" id=\"v\"><subviews><button id=\"go\">\(Self.segue("c", "kind=\"show\""))</button></subviews></view>"
      ),
      Self.navigation("n", root: "a"), Self.controller("a", "", Self.segue("b", "kind=\"push\"")),
      Self.scene(
        "<tabBarController id=\"t\" sceneMemberID=\"viewController\">\(Self.segue("n", tabs))</tabBarController>"),
    ])
    #expect(bars["n"] == ["tab"] && bars["a"] == ["navigation", "tab"] && bars["b"] == ["navigation", "tab"])
    #expect(bars["c"] == ["navigation"] && bars["t"] == [])
  }

  @Test(
    arguments: [
      ("", "", ["navigation"]), ("navigationBarHidden=\"YES\"", "largeTitles=\"YES\"", []),
      ("toolbarHidden=\"NO\"", "", ["navigation", "toolbar"]), ("", "largeTitles=\"YES\"", ["navigation", "large"]),
    ] as [(String, String, [String])])
  func aNavigationControllerSaysWhichBars(attributes: String, bar: String, expected: [String]) throws {
    let scenes = [Self.navigation("n", root: "a", attributes, bar: bar), Self.controller("a")]
    #expect(try bars(scenes)["a"] == expected)
  }

  @Test(arguments: [("never", ["navigation"]), ("always", ["navigation", "large"]), ("automatic", ["navigation"])])
  func aPushedScreenTakesTheTitleOfTheOneBefore(mode: String, expected: [String]) throws {
    let item = { (mode: String) in
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"i\(mode)\"/>"
    }
    let bars = try bars([
      Self.navigation("n", root: "a", bar: "largeTitles=\"YES\""),
      Self.controller("a", "", item("never") + Self.segue("b", "kind=\"show\"")), Self.controller("b", "", item(mode)),
    ])
    #expect(bars["b"] == expected)
  }

  @Test(
    arguments: [
      ("kind=\"presentation\"", "", []),
      ("kind=\"presentation\" modalPresentationStyle=\"formSheet\"", "", ["detached"]),
      ("kind=\"modal\"", "modalPresentationStyle=\"popover\"", ["detached"]),
      ("kind=\"popoverPresentation\"", "", ["detached"]), ("kind=\"embed\"", "", ["detached"]),
      ("kind=\"show\"", "", ["navigation"]), ("kind=\"custom\"", "", []), ("kind=\"unwind\"", "", []),
    ] as [(String, String, [String])])
  func aPresentedScreenHasItsOwnBars(segue: String, attributes: String, expected: [String]) throws {
    let bars = try bars([
      Self.navigation("n", root: "a"), Self.controller("a", "", Self.segue("b", segue)),
      Self.controller("b", attributes),
    ])
    #expect(bars["b"] == expected)
  }

  @Test func theNearestOfManyPathsDecides() throws {
    let bars = try bars([
      Self.controller("x", "", Self.segue("b", "kind=\"presentation\"")), Self.navigation("n", root: "a"),
      Self.controller("a", "", Self.segue("b", "kind=\"show\"")), Self.controller("b"),
    ])
    #expect(bars["b"] == ["navigation"])
  }

  @Test func circlesAndDeadEndsAreNoTrap() throws {
    let bars = try bars([
      Self.navigation("n", root: "a"), Self.controller("a", "", Self.segue("n", "kind=\"show\"")),
      Self.controller("e", "", Self.segue("e", "kind=\"embed\"")),
      Self.controller("z", "", Self.segue("nowhere", "kind=\"show\"")),
    ])
    #expect(bars["a"] == ["navigation"] && bars["e"] == [] && bars["z"] == [])
  }

  @Test(
    arguments: [
      ("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", ["detached"]),
      ("<nil key=\"simulatedStatusBarMetrics\"/>", ["no status"]), ("<nil key=\"simulatedTopBarMetrics\"/>", []),
      ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>", ["navigation"]),
      ("<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", ["tab"]),
      ("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", ["toolbar"]),
    ] as [(String, [String])])
  func simulatedMetricsAreRead(metrics: String, expected: [String]) throws {
    let tree = try #require(InterfaceDocument.iOS("", rest: metrics).reading.tree)
    #expect(words(tree.screens.first?.surroundings) == expected)
    #expect(try bars([Self.controller("a", "", metrics)])["a"] == expected)
  }

  @Test func simulatedMetricsGoBeforeSegues() throws {
    let none = "<view key=\"view\" id=\"v\"><nil key=\"simulatedTopBarMetrics\"/></view>"
    #expect(try bars([Self.navigation("n", root: "a"), Self.controller("a", "", none)])["a"] == [])
  }

  /// A controller in a container view is a part of another screen; one in a popover is a screen.
  @Test(arguments: [("embed", true as Bool?), ("popoverPresentation", nil), ("show", nil)])
  func parts(kind: String, isPart: Bool?) throws {
    let scenes = [Self.controller("a", "", Self.segue("b", "kind=\"\(kind)\"")), Self.controller("b")]
    let xml =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\(scenes.joined())</scenes></document>"
    let tree = try #require(InterfaceDocument(xml).reading.tree)
    #expect(tree.screens.map(\.surroundings?.isPart) == [nil, isPart])
  }
}
