import AuditModel
import Testing

@testable import SwiftSource

/// What code makes of the titles of objects in interface files.
@Suite struct CodeTitleTests {
  /// An element with the outlet `close` of the class `Player`, after a source is read; one in Objective-C begins with `@`.
  private func element(
    _ source: String, kind: ElementKind = .button, outlet: Bool = true, change: (inout Element) -> Void = { _ in }
  ) async throws -> Element {
    try await CompletedInterface.element([source]) { element in
      element.kind = kind
      if !outlet { (element.outlets, element.outletClasses) = (nil, nil) }
      change(&element)
    }
  }

  private func player(_ code: String) -> String {
    "import UIKit\nclass Player: UIViewController {\n  @IBOutlet weak var close: UIButton!\n\(code)\n}"
  }

  /// A button whose only title is an empty one has no title of code.
  @Test(
    arguments: [
      ("override func viewDidLoad() { close.setTitle(\"\", for: .normal) }", "", [.image]),
      ("override func viewDidLoad() { close.setTitle(\"\", for: .normal) }", "Button", [.image]),
      ("func f() { close.setTitle(\"\", for: .normal) }", "", [.image]),
      ("func f() { close.setTitle(\"\", for: .normal) }", "Go", [.title, .image]),
      ("func f() { close.setTitle(\"\", for: .normal); close.setTitle(name, for: .normal) }", "", [.title, .image]),
      (
        "func f() { close.setTitle(\"\", for: .normal); name(close) }\nfunc name(_ b: UIButton) { b.title = a }", "",
        [.title, .image]
      ),
    ] as [(String, String, [CodeProperty])])
  func emptyTitles(code: String, title: String, sets: [CodeProperty]) async throws {
    let button = try await element(player(code + "\nfunc g() { close.setImage(icon, for: .normal) }")) {
      $0.control.states = [.normal: StateContent()]
      $0.control.states?[.normal]?.title = title.isEmpty ? nil : LocalizableText(title)
    }
    #expect(button.code?.sets == sets)
  }

  /// A title that code takes away when the file is loaded leaves none.
  @Test(arguments: [
    ("override func viewDidLoad() { close.setTitle(nil, for: .normal) }", nil as String?),
    ("override func viewDidLoad() { if isSmall { close.setTitle(nil, for: .normal) } }", "Go"),
    ("override func viewDidLoad() { close.setTitle(nil, for: .normal); close.setTitle(\"Now\", for: .normal) }", "Now"),
  ])
  func absentTitles(code: String, title: String?) async throws {
    let button = try await element(player(code)) {
      $0.control.states = [.normal: StateContent()]
      $0.control.states?[.normal]?.title = LocalizableText("Go")
    }
    #expect(button.control.states?[.normal]?.title?.value == title)
  }

  /// The title of a new object only holds the place of those whose words code has.
  @Test(arguments: [
    (
      "func f() { close.setTitle(\"Run\", for: .normal); close.setTitle(\"Stop\", for: .normal) }", "Button", "Run",
      ["Stop"]
    ),
    ("func f() { close.setTitle(name, for: .normal) }", "Button", "Button", []),
    ("func f() { close.setTitle(\"Run\", for: .normal) }", "Go", "Go", []),
  ])
  func titlesOfNewObjects(code: String, title: String, shown: String, others: [String]) async throws {
    let button = try await element(player(code)) {
      $0.control.states = [.normal: StateContent()]
      $0.control.states?[.normal]?.title = LocalizableText(title)
    }
    #expect(button.control.states?[.normal]?.title?.value == shown)
    #expect(button.otherTexts?.compactMap(\.value) ?? [] == others)
  }

  /// A text that code gives an object of a library's class by a property of that may be shown.
  @Test(
    arguments: [
      ("[self.close setMarkdown:NSLocalizedString(@\"a\", nil)];", "Label", [.title]),
      ("[self.close setMarkdown:@\"A\"];", "Label", [.title]),
      ("self.close.markdown = [NSString stringWithFormat:@\"%@\", a];", "Label", [.title]),
      ("[self.close setMarkdown:a];", "Label", nil),
      ("[self.close setIcon:[UIImage imageNamed:@\"a\"]];", "Label", nil),
      ("[self.close setIdentifier:@\"a\"];", "Label", nil), ("[self.close setMarkdown:@\"A\"];", nil, nil),
      ("[self.close setMarkdown:@\"A\"];", "Own", nil),
    ] as [(String, String?, [CodeProperty]?)])
  func textsOfLibraries(statement: String, customClass: String?, sets: [CodeProperty]?) async throws {
    let code = "@implementation Own\n@end\n@implementation Player\n- (void)f { \(statement) }\n@end"
    let label = try await element(code, kind: .label) { $0.customClass = customClass }
    #expect(label.code?.classes.contains("Player") == true && label.code?.sets == sets)
  }

  /// A scene without a bar has the title that its controller gives itself, unless that is one of a tab or of a part.
  @Test(
    arguments: [
      ("override func viewDidLoad() { title = \"A\" }", ScreenSurroundings(), ["A"]),
      ("func show() { navigationItem.title = \"A\" }", ScreenSurroundings(), ["A"]),
      ("override func viewDidLoad() { navigationItem.titleView = label }", ScreenSurroundings(), [nil]),
      ("override func viewDidLoad() { navigationItem.titleView = nil }", ScreenSurroundings(), []),
      ("override func viewDidLoad() { title = \"A\" }", .with(\.hasTabBar), []),
      ("override func viewDidLoad() { title = \"A\" }", .with(\.hasNavigationBar), []),
      ("override func viewDidLoad() { title = \"A\" }", .with(\.isPart), []),
      ("override func viewDidLoad() { other.title = \"A\" }", ScreenSurroundings(), []),
    ] as [(String, ScreenSurroundings, [String?])])
  func titlesOfScenes(code: String, surroundings: ScreenSurroundings, titles: [String?]) async throws {
    var root = Element(id: "c", kind: .viewController)
    root.connections.customClass = "Player"
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.screens = [Screen(id: "c", root: root)]
    tree.screens[0].surroundings = surroundings
    let file = SourceFile(path: "0", bytes: Array(player(code).utf8))
    let result = await SwiftUIReader().read([file], completing: [tree], jobs: 1)
    let items = result.interfaces.first?.screens.first?.root.children.filter { $0.kind == .navigationItem }
    #expect(items?.map(\.control.title?.value) == titles)
  }

  /// A tab has the titles of its controller and of the first one in that, from when these are loaded.
  @Test(
    arguments: [
      ("override func viewDidLoad() { title = \"A\" }", ["Player"], [.title]),
      ("override func viewDidLoad() { self.title = name }", ["Nav", "Player"], [.title]),
      ("override func viewDidLoad() { navigationItem.title = \"A\" }", ["Player"], nil),
      ("override func viewDidLoad() { title = \"A\" }", ["Nav"], nil),
      ("override func viewDidLoad() { title = \"A\" }", nil, nil),
    ] as [(String, [String]?, [CodeProperty]?)])
  func titlesOfTabs(code: String, classes: [String]?, sets: [CodeProperty]?) async throws {
    let tab = try await element(player(code), kind: .tabBarItem, outlet: false) {
      $0.control.title = LocalizableText("Home")
      $0.titleClasses = classes
    }
    #expect(tab.code?.sets == sets && tab.control.title?.value == "Home")
  }

  /// The controller's methods give sections their titles, unless they ask for those of the file.
  @Test(
    arguments: [
      ("func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { titles[s] }", [nil, "Below"]),
      ("override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }", [nil, "Below"]),
      ("func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { titles[s] }", ["Above", nil]),
      (
        "func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { super.tableView(t, titleForHeaderInSection: s) }",
        ["Above", "Below"]
      ),
      ("func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 4 }", ["Above", "Below"]),
      (
        "@- (NSString *)tableView:(UITableView *)t titleForHeaderInSection:(NSInteger)s { if (a) { b(); } return titles[s]; }",
        [nil, "Below"]
      ),
      (
        "@- (NSString *)tableView:(UITableView *)t titleForHeaderInSection:(NSInteger)s { return [super tableView:t titleForHeaderInSection:s]; }",
        ["Above", "Below"]
      ),
    ] as [(String, [String?])])
  func sections(code: String, titles: [String?]) async throws {
    let source =
      code.hasPrefix("@")
      ? "@interface Player : UITableViewController\n@end\n@implementation Player\n\(code.dropFirst())\n@end"
      : player(code)
    let controller = try await CompletedInterface.element([source]) { element in
      element = Element(id: "c", kind: .viewController)
      element.customClass = "Player"
      var section = Element(id: "s", kind: .section)
      section.control.title = LocalizableText(value: "Above", key: "s.headerTitle")
      section.control.subtitle = LocalizableText(value: "Below", key: "s.footerTitle")
      element.children = [section]
    }
    let section = controller.children[0]
    #expect([section.control.title?.value, section.control.subtitle?.value] == titles)
    #expect(section.code?.replaced?.count ?? 0 == titles.count { $0 == nil })
  }
}

extension ScreenSurroundings {
  /// Those with one thing.
  fileprivate static func with(_ part: WritableKeyPath<ScreenSurroundings, Bool?>) -> ScreenSurroundings {
    var surroundings = ScreenSurroundings()
    surroundings[keyPath: part] = true
    return surroundings
  }
}
