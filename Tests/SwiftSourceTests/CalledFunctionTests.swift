import AuditModel
import SwiftSource
import Testing

/// Which functions calls mean that have the name of several, and which items of lists code changes.
@Suite struct CalledFunctionTests {
  /// The controls of the members of a controller, each on a line.
  private func sketch(_ code: String, _ others: String = "") async -> String {
    await CodeControlTests.sketch("\(others)\nclass C: UIViewController {\n\(code)\n}")
  }

  /// A call means a function that takes its labels; what may be left out need not be given.
  @Test(arguments: [
    ("name(b)", "func name(_ b: UIButton) { b.accessibilityLabel = \"A\" }", true),
    ("name(b)", "func name(_ b: UIButton, as s: String = \"A\") { b.accessibilityLabel = s }", true),
    ("name(b) { }", "func name(_ b: UIButton, then f: () -> Void) { b.accessibilityLabel = \"A\" }", true),
    ("name(c, b)", "func name(_ all: UIButton..., size: Int = 0) { b.accessibilityLabel = \"A\" }", true),
    ("name(b)", "func name(_ b: UIButton, as s: String) { b.accessibilityLabel = s }", false),
    ("name(b)", "func name(of b: UIButton) { b.accessibilityLabel = \"A\" }", false),
    ("name(of: b)", "func name(size: Int = 0, of b: UIButton) { b.accessibilityLabel = \"A\" }", true),
    ("name(b, size: 1)", "func name(_ b: UIButton) { b.accessibilityLabel = \"A\" }", false),
  ])
  func labels(call: String, function: String, isMeant: Bool) async {
    let found = await sketch("let b = UIButton()\nfunc f() { \(call) }\n\(function)")
    #expect(found.contains("label=") == isMeant)
  }

  /// A call of a function that a subclass overrides makes a control of each.
  @Test func overrides() async {
    let source = """
      class A: UIViewController {
        func viewDidLoad() { navigationItem.rightBarButtonItem = make() }
        func make() -> UIBarButtonItem { return UIBarButtonItem(image: UIImage(named: "x"), style: .plain, target: nil, action: nil) }
      }
      class B: A {
        override func make() -> UIBarButtonItem { UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil) }
      }
      """
    #expect(await CodeControlTests.sketch(source) == "barButtonItem image=x\nbarButtonItem 'Edit'")
  }

  /// What the app adds to a class of the system calls more of it without naming the object.
  @Test func methodsOfExtensions() async {
    let added =
      "extension UIButton { func adorn() { adorn(by: 1) }\nfunc adorn(by n: Int) { accessibilityLabel = \"A\" } }"
    #expect(await sketch("let b = UIButton()\nfunc f() { b.adorn() }", added).contains("label='A'"))
  }

  /// A call means a function of the type of what it is called on, as far as that is stated; otherwise any of the name.
  @Test(arguments: [
    ("n.name(b)", false), ("N().name(b)", false), ("self.name(b)", false), ("name(b)", false), ("m.name(b)", true),
    ("(x as? M)?.name(b)", true), ("x.name(b)", true), ("let y = M(); y.name(b)", true), ("p.name(b)", true),
    ("if let q = n { q.name(b) }", false), ("for z in zs { z.name(b) }", true), ("O.I().go(b)", true),
  ])
  func receivers(call: String, isMeant: Bool) async {
    let types = """
      class M { func name(_ b: UIButton) { b.accessibilityLabel = "A" } }
      class L: M {}
      class N { func name(_ b: UIButton) {} }
      class O { static func named(_ b: UIButton) { b.accessibilityLabel = "A" }
        class I { func go(_ b: UIButton) { named(b) } } }
      """
    let members = "let b = UIButton(), n: N?, m = L(), x: Any, p: P\nfunc f() { \(call) }\nfunc name(_ b: UIButton) {}"
    #expect(await sketch(members, types).contains("label=") == isMeant)
  }

  /// What a function does that is no type's own, or one of an extension of the system's classes.
  @Test(arguments: ["func name(_ b: UIButton)", "extension UIViewController { func name(_ b: UIButton)"])
  func functionsOfNoClass(function: String) async {
    let body = "\(function) { b.accessibilityLabel = \"A\" }\(function.hasPrefix("extension") ? " }" : "")"
    #expect(await sketch("let b = UIButton()\nfunc f() { name(b) }", body) == "button label='A'")
  }

  /// A function that the one around was given may do anything, whatever others of its name do.
  @Test(arguments: ["configure(b)", "configure?(b)", "set(b)"])
  func functionsThatAreGiven(call: String) async {
    let members = "let b = UIButton()\ninit(configure: ((UIButton) -> Void)?, set: (UIButton) -> Void) { \(call) }"
    let others =
      "class D { func configure(_ b: UIButton) { b.accessibilityLabel = \"A\" }\nfunc set(_ b: UIButton) {} }"
    #expect(await sketch(members, others) == "button code=\(call)")
  }

  /// A view is not changed by the method of another class that has the name of one of its own.
  @Test func viewsAroundRunTheirOwnMethods() async throws {
    let source = """
      import UIKit
      class Header: UIView {
        let edit = UIButton()
        init() { super.init(frame: .zero); addSubview(edit); model.bind(view: self) }
        func configure(state: Int) { backgroundColor = .red }
      }
      class Model { func bind(view: Header) { view.configure(state: 1) } }
      class Trend: UIView { func configure(state: Int) { isAccessibilityElement = true } }
      """
    let trees = await CodeControlTests.trees(["V.swift": source])
    let button = try #require(trees.first?.screens.first?.root.children.first)
    #expect(button.kind == .button && button.code == nil)
  }

  /// Functions that call each other, with the same labels or others, are followed to an end.
  @Test func functionsThatCallEachOther() async {
    let code =
      "let b = UIButton()\nfunc a(_ b: UIButton) { self.a(b); c(b) }\nfunc c(_ b: UIButton) { a(b) }\nfunc f() { a(b) }"
    #expect(await sketch(code) == "button")
    let supers = "class D: E {}\nclass E: D { func g(_ b: UIButton) { b.accessibilityLabel = \"A\" } }"
    #expect(await sketch("let b = UIButton()\nfunc f() { D().g(b) }", supers) == "button label='A'")
  }

  /// A literal index into a list that is a literal is of one control; any other leaves the label open.
  @Test(arguments: [
    ("items = [a, b]\nitems[1].title = \"B\"", "barButtonItem 'A'\nbarButtonItem 'B'"),
    ("items = [a, b]\nitems![0].title = name", "barButtonItem 'A' code=name others=‹name›\nbarButtonItem"),
    ("toolbarItems = [a, b]\ntoolbarItems?[1].setLabel()", "barButtonItem 'A'\nbarButtonItem"),
    ("let l = [a, b]\nl[1].title = \"B\"", "barButtonItem 'A'\nbarButtonItem 'B'"),
    (
      "items = [a, b]\nitems[i].title = \"B\"",
      "barButtonItem 'A'\nbarButtonItem ‹items[i].title = \"B\"› code=items[i].title = \"B\""
    ),
    (
      "items = [a, b]\nitems.insert(c, at: 0)\nitems[1].title = \"B\"",
      "barButtonItem 'A'\nbarButtonItem ‹items[1].title = \"B\"› code=items[1].title = \"B\""
    ),
  ])
  func itemsOfLists(code: String, expected: String) async {
    let made = "let a = UIBarButtonItem(title: \"A\")\nlet b = UIBarButtonItem(title: nil)"
    #expect(await sketch("var items: [UIBarButtonItem]!\nfunc f() {\n\(made)\n\(code)\n}") == expected)
  }

  /// A delegate that the app's code makes may label the components of a picker, or be read and not do so.
  @Test(
    arguments: [
      ("p.delegate = self", "", "C", nil),
      (
        "p.delegate = self",
        "func pickerView(_ p: UIPickerView, accessibilityLabelForComponent c: Int) -> String? { \"A\" }", "C",
        "C.pickerView(_:accessibilityLabelForComponent:)"
      ),
      ("p.delegate = other", "", nil, nil), ("", "", nil, nil),
      ("p.delegate = self }\nfunc g() { p.delegate = other", "", nil, nil),
    ] as [(String, String, String?, String?)])
  func delegatesOfPickers(code: String, member: String, type: String?, decidedBy: String?) async {
    let source = "import UIKit\nclass C: UIViewController {\nlet p = UIPickerView()\nfunc f() { \(code) }\n\(member)\n}"
    let code = await CodeControlTests.trees(["V.swift": source]).first?.screens.first?.root.children.first?.code
    #expect(code?.classes.first == type)
    #expect(code?.override == decidedBy)
  }

  /// A class around leaves nothing to be reached, or what it lists.
  @Test(
    arguments: [
      ("override var accessibilityElements: [Any]? { get { [] } set {} }", true),
      ("override var accessibilityElements: [Any]? { get { [b] } set {} }", nil),
      ("override var isAccessibilityElement: Bool { get { true } set {} }", true),
      ("override var accessibilityElementsHidden: Bool { get { hides } set {} }", nil),
      (
        "override var isAccessibilityElement: Bool { get { true } set {} }\noverride var accessibilityElements: [Any]? { get { [b] } set {} }",
        nil
      ),
    ] as [(String, Bool?)])
  func closedViews(member: String, isUnreached: Bool?) async {
    let source =
      "import UIKit\nclass V: UIView { let b = UIButton()\nfunc f() { b.accessibilityLabel = \"a\" } }\nextension V {\n\(member)\n}"
    let trees = await CodeControlTests.trees(["V.swift": source])
    #expect(trees.first?.screens.first?.root.children.first?.code?.isUnreached == isUnreached)
  }

  /// What a function does with a parameter is done to no property that has the parameter's name; what it does with a member may be.
  @Test(arguments: [
    ("func arm(button: UIButton) { button.setTitle(\"A\", for: .normal) }", "button image=x*"),
    ("func arm(row: Row) { row.button.setTitle(\"A\", for: .normal) }", "button 'A' image=x*"),
    ("func arm(row: Any) { row.button.setTitle(\"A\", for: .normal) }", "button ‹\"A\"› image=x* code=\"A\""),
  ])
  func namesOfParameters(function: String, expected: String) async {
    let row =
      "class Row: UITableViewCell { let button = UIButton()\nfunc f() { button.setImage(UIImage(systemName: \"x\"), for: .normal) } }"
    let found = await CodeControlTests.sketch(row, ["B.swift": "import UIKit\nclass Other {\n\(function)\n}"])
    #expect(found == expected, "\(found)")
  }
}
