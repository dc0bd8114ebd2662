import AuditModel
import SwiftSource
import Testing

/// The segments and items of controls, and the states that controls have at first.
@Suite struct ControlItemTests {
  private static let modes = """
    enum Mode: String, CaseIterable {
      case day = "Day", week = "Week"
      var title: String { switch self { case .day: "D"; case .week: NSLocalizedString("w", comment: "") } }
    }
    """

  private static let unknown =
    "segmentedControl\n  segment ‹name(of: $0)› code=name(of: $0)\n  segment ‹name(of: $0)› code=name(of: $0)"

  @Test(arguments: [
    ControlCase("Mode.allCases.map(\\.title)", "segmentedControl\n  segment 'D'\n  segment \"w\""),
    ControlCase("Mode.allCases.map { $0.rawValue }", "segmentedControl\n  segment 'Day'\n  segment 'Week'"),
    ControlCase("Mode.allCases.map { mode in mode.title }", "segmentedControl\n  segment 'D'\n  segment \"w\""),
    ControlCase("names", "segmentedControl\n  segment 'A'\n  segment 'B'"),
    ControlCase("names.map { $0.uppercased() }", "segmentedControl\n  segment 'A'\n  segment 'B'"),
    ControlCase("names.map { name(of: $0) }", Self.unknown),
    ControlCase("model.modes", "segmentedControl code=model.modes"),
    ControlCase("model.modes.map(\\.title)", "segmentedControl code=model.modes.map(\\.title)"),
  ])
  func lists(_ test: ControlCase) async {
    let code =
      "class C: UIViewController {\nlet names = [\"A\", \"B\"]\nlazy var s = UISegmentedControl(items: \(test.code))\n}"
    #expect(await CodeControlTests.sketch("\(code)\n\(Self.modes)") == test.expected)
  }

  /// Segments that are not chosen are buttons.
  @Test(arguments: [
    "let s = NSSegmentedControl(images: [image, image], trackingMode: .momentary, target: nil, action: nil)",
    "let s = NSSegmentedControl(labels: [\"A\", \"B\"], trackingMode: .selectOne, target: nil, action: nil)\ns.trackingMode = .momentary",
  ])
  func tracking(code: String) async {
    let lines = await CodeControlTests.sketch("func f() {\n\(code)\n}").split(separator: "\n")
    #expect(lines.dropFirst().map { $0.contains("type=momentary") } == [true, true])
  }

  /// A control without words keeps what code calls its text.
  @Test(arguments: ["NSColorWell()", "NSSlider()"])
  func textsOfControlsWithoutWords(control: String) async {
    let sketch = await CodeControlTests.sketch("func f() {\nlet w = \(control)\nw.stringValue = item.key\n}")
    #expect(!sketch.contains("code="))
  }

  /// What is compiled for no platform is not read.
  @Test(arguments: [
    ControlCase("let f = NSTextField()\nf.cell?.placeholderString = \"A\"", "textField placeholder='A'"),
    ControlCase(
      "let f = NSTextField()\n(f.cell as? NSTextFieldCell)?.placeholderString = \"A\"", "textField placeholder='A'"),
    ControlCase("#if DEBUG\nlet b = UIButton(); b.setTitle(\"A\", for: .normal)\n#endif", ""),
    ControlCase("#if !RELEASE\nlet b = UIButton(); b.setTitle(\"A\", for: .normal)\n#endif", ""),
    ControlCase("#if DEVELOPMENT || STAGING\nlet b = UIButton(); b.setTitle(\"A\", for: .normal)\n#endif", ""),
    ControlCase("#if !DEBUG\nlet b = UIButton(); b.setTitle(\"A\", for: .normal)\n#endif", "button 'A'"),
    ControlCase(
      "#if BETA\nlet b = UILabel(); b.text = \"A\"\n#else\nlet b = UILabel(); b.text = \"B\"\n#endif", "label 'A'"),
    ControlCase(
      "#if os(iOS)\nlet b = UILabel(); b.text = \"A\"\n#elseif os(tvOS)\nlet b = UILabel(); b.text = \"B\"\n#endif",
      "label 'A'\nlabel 'B'"),
  ])
  func conditions(_ test: ControlCase) async {
    #expect(await CodeControlTests.sketch("func f() {\n\(test.code)\n}") == test.expected)
  }

  @Test func addedItems() async {
    let code = "class C: NSViewController { func f() { popUp.addItems(withTitles: Mode.allCases.map(\\.title)) } }"
    #expect(
      await CodeControlTests.sketch("\(code)\n\(Self.modes)") == "menu\n  menuItem 'D'\n  menuItem \"w\"")
  }

  @Test(arguments: [
    ControlCase(
      """
      let s = UISegmentedControl(items: ["A", "B"])
      s.setTitle("C", forSegmentAt: 1)
      s.setImage(UIImage(named: "x"), forSegmentAt: 0)
      s.insertSegment(withTitle: "D", at: 2, animated: false)
      """, "segmentedControl\n  segment 'A' image=x\n  segment 'C'\n  segment 'D'"),
    ControlCase(
      """
      let s = UISegmentedControl()
      s.insertSegment(withTitle: "A", at: 0, animated: false)
      let t = UISegmentedControl()
      t.insertSegment(with: UIImage(named: "x"), at: 0, animated: false)
      """, "segmentedControl\n  segment 'A'\nsegmentedControl\n  segment image=x"),
    ControlCase(
      "let s = NSSegmentedControl()\ns.setLabel(\"A\", forSegment: 0)\ns.setImage(NSImage(named: \"x\"), forSegment: 1)",
      "segmentedControl\n  segment 'A'\n  segment image=x"),
    // There are as many constants as segments; a variable may be any.
    ControlCase(
      "let s = NSSegmentedControl()\ns.setImage(NSImage(named: \"x\"), forSegment: Tag.a)\ns.setImage(NSImage(named: \"y\"), forSegment: Tag.b)\ns.setToolTip(\"A\", forSegment: Tag.a)",
      "segmentedControl\n  segment image=x\n  segment image=y"),
    ControlCase("let s = NSSegmentedControl()\ns.setImage(NSImage(named: \"x\"), forSegment: i)", "segmentedControl"),
    ControlCase(
      "let g = NSToolbarItemGroup(itemIdentifier: i, titles: [\"A\", \"B\"], selectionMode: .selectOne, labels: [\"C\", \"D\"], target: nil, action: nil)",
      "segmentedControl\n  segment 'A'\n  segment 'B'"),
    ControlCase(
      "let g = NSToolbarItemGroup(itemIdentifier: i, images: [NSImage(named: \"x\")!], selectionMode: .selectOne, labels: [\"C\"], target: nil, action: nil)",
      "segmentedControl\n  segment label='C' image=x"),
    ControlCase("let g = NSToolbarItemGroup(itemIdentifier: i)", ""),
    ControlCase(
      "let b = NSButton()\nb.bezelStyle = .disclosure\nb.setButtonType(.onOff)", "button type=disclosureTriangle"),
    ControlCase("let b = NSButton()\nb.bezelStyle = .pushDisclosure", "button type=roundedDisclosure"),
  ])
  func segments(_ test: ControlCase) async {
    #expect(await CodeControlTests.statements(test.code) == test.expected)
  }

  @Test(arguments: [
    ControlCase("b.isHidden = true", "button hidden"),
    ControlCase("let c = UIButton().then { $0.isHidden = true }", "button\nbutton hidden"),
    ControlCase("for x in [b] { x.isHidden = true }", "button hidden"),
    ControlCase("if small { b.isHidden = true }", "button"),
    ControlCase("guard large else { b.isHidden = true; return }", "button"),
    ControlCase("switch mode { case .small: b.isHidden = true; default: break }", "button"),
    ControlCase("load { b.isHidden = true }", "button"),
    ControlCase("b.isEnabled = false", "button not-enabled"),
    ControlCase("if small { b.isEnabled = false }", "button"),
  ])
  func firstStates(_ test: ControlCase) async {
    #expect(await CodeControlTests.statements("let b = UIButton()\n\(test.code)") == test.expected)
  }

  /// Local names in the order of the statements.
  @Test(arguments: [
    ControlCase(
      "var t = \"A\"\nlet a = UILabel(); a.text = t\nt = \"B\"\nlet b = UILabel(); b.text = t", "label 'A'\nlabel 'B'"),
    ControlCase(
      "var t = \"A\"\nif on { t = \"B\" }\nlet a = UILabel(); a.text = t\nt = \"C\"", "label 'A' others='B'"),
    ControlCase(
      "var t: String\nif on { t = \"A\" } else { t = \"B\" }\nlet a = UILabel(); a.text = t", "label 'A' others='B'"),
    ControlCase(
      "var t = \"A\"\nfor _ in 0..<2 { let a = UILabel(); a.text = t; t = \"B\" }", "label 'A' others='B'"),
    ControlCase(
      "var b = UIButton(); b.setTitle(\"A\", for: .normal)\nb = UIButton(); b.setTitle(\"B\", for: .normal)",
      "button 'A'\nbutton 'B'"),
    ControlCase(
      "var i = UIImage(named: \"x\")\nlet a = UIImageView(image: i)\ni = UIImage(named: \"y\")\nlet b = UIImageView(image: i)",
      "imageView image=x\nimageView image=y"),
  ])
  func order(_ test: ControlCase) async {
    #expect(await CodeControlTests.statements(test.code) == test.expected)
  }

  /// Handing a control to an initializer leaves what it says alone.
  @Test(arguments: [
    ControlCase("Box(content: b)", "button"), ControlCase("decorate(b)", "button code=decorate(b)"),
  ])
  func givenControls(_ test: ControlCase) async {
    #expect(await CodeControlTests.statements("let b = UIButton()\n_ = \(test.code)") == test.expected)
  }

  /// The items on the right side of a bar are listed from the right.
  @Test(arguments: [
    ControlCase("navigationItem.rightBarButtonItems = [b, a]", "barButtonItem 'A'\nbarButtonItem 'B'"),
    ControlCase("navigationItem.rightBarButtonItems = [a, b]", "barButtonItem 'B'\nbarButtonItem 'A'"),
    ControlCase(
      "navigationItem.setRightBarButtonItems([a, b], animated: true)", "barButtonItem 'B'\nbarButtonItem 'A'"),
    ControlCase("navigationItem.leftBarButtonItems = [b, a]", "barButtonItem 'B'\nbarButtonItem 'A'"),
    ControlCase("toolbarItems = [b, a]", "barButtonItem 'A'\nbarButtonItem 'B'"),
  ])
  func barItems(_ test: ControlCase) async {
    let items = "let a = UIBarButtonItem(title: \"A\"), b = UIBarButtonItem(title: \"B\")"
    #expect(await CodeControlTests.statements("\(items)\n\(test.code)") == test.expected)
  }

  /// Only an image of an asset is certainly a picture.
  @Test(
    arguments: [
      ("UIImage(named: name)", nil), ("theme.close", true), ("icon(for: mode)", true),
      ("UIImage(systemName: name)", nil),
      ("Icons.close", nil),
    ] as [(String, Bool?)])
  func computedImages(image: String, mayBeSymbol: Bool?) async throws {
    let code = """
      import UIKit
      enum Icons { static let close = UIImage(named: makeName()) }
      class C: UIViewController { func f() { let b = UIButton(); b.setImage(\(image), for: .normal) } }
      """
    let button = try #require(
      await CodeControlTests.trees(["V.swift": code]).first?.screens.first?.root.children.first)
    let shown = try #require(button.control.states?[.normal]?.image)
    #expect(shown.expression != nil)
    #expect(shown.mayBeSymbol == mayBeSymbol)
  }

  /// Gestures that code adds.
  @Test(arguments: [
    ControlCase(
      "label.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))",
      "label gestures=tap"),
    ControlCase(
      "let tap = UITapGestureRecognizer(target: self, action: nil)\nlabel.isUserInteractionEnabled = on\nlabel.addGestureRecognizer(tap)",
      "label gestures=tap"),
    ControlCase(
      "label.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(press)", "label gestures=longPress"),
    ControlCase("label.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(other)", "label"),
    // Several taps or fingers do nothing that a button does.
    ControlCase(
      "let tap = UITapGestureRecognizer(target: self, action: nil)\ntap.numberOfTapsRequired = 5\nlabel.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(tap)",
      "label"),
    ControlCase(
      "let tap = UITapGestureRecognizer(target: self, action: nil)\ntap.numberOfTapsRequired = 1\nother.numberOfTapsRequired = 2\nlabel.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(tap)",
      "label gestures=tap"),
    ControlCase(
      "press.numberOfTouchesRequired = 2\nlabel.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(press)",
      "label"),
    // What looks where it was touched is about a part of the view.
    ControlCase(
      "label.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(follow(_:))))",
      "label"),
    ControlCase(
      "label.isUserInteractionEnabled = true\nlabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))",
      "label gestures=tap"),
    // A label ignores touches unless code says otherwise.
    ControlCase("label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))", "label"),
  ])
  func gestures(_ test: ControlCase) async {
    let members = """
      let label = UILabel()
      let press = UILongPressGestureRecognizer()
      func follow(_ tap: UITapGestureRecognizer) { openLink(at: tap.location(in: label)) }
      func open() { show() }
      """
    #expect(await CodeControlTests.statements(test.code, members: members) == test.expected)
  }

  /// Lists of images, whatever makes them.
  @Test(arguments: [
    ControlCase(
      "[plus, NSImage(named: \"minus\")!]", "segmentedControl\n  segment image=‹plus›\n  segment image=minus"),
    ControlCase("[Icon.plus]", "segmentedControl\n  segment image=‹Icon.plus›"),
  ])
  func segmentsOfImages(_ test: ControlCase) async {
    let code = "let plus = drawn(.plus)\nNSSegmentedControl(images: \(test.code), target: nil)"
    #expect(await CodeControlTests.statements(code) == test.expected)
  }

  /// What people do with a control decides nothing of its first name; what a view shows at first may.
  @Test(arguments: [
    ("b.onAction = { done?(b) }", "button"), ("b.tapHandler = { done?(b) }", "button"),
    ("b.callback = { done?(b) }", "button"), ("b.update = { done?(b) }", "button code=done?(b)"),
    ("done?(b)", "button code=done?(b)"),
  ])
  func closuresOfActions(code: String, expected: String) async {
    let source = "func make(done: ((UIButton) -> Void)?) {\nlet b = UIButton()\n\(code)\n}"
    #expect(await CodeControlTests.sketch("class C: UIView {\n\(source)\n}") == expected)
  }

  /// A closure that a type keeps for when people act.
  @Test(arguments: [
    ("var onChange: ((UITextField) -> Void)?\nfunc f() { onChange?(field) }", "textField"),
    ("var dress: ((UITextField) -> Void)?\nfunc f() { dress?(field) }", "textField code=dress?(field)"),
  ])
  func keptClosures(code: String, expected: String) async {
    #expect(await CodeControlTests.sketch("class C: UIView {\nlet field = UITextField()\n\(code)\n}") == expected)
  }

  /// A control that is only asked which look it has is not shown.
  @Test(arguments: [
    ("let o = UIButton()\nlabel.textColor = o.tintColor", ""), ("let font = UITextView().font ?? other", ""),
    ("let o = UIButton()\nlabel.textColor = o.tintColor\nview.addSubview(o)", "button"),
    ("let o = UIButton()\no.tintColor = .red", "button"), ("let o = UIButton()\no.titleLabel?.font = font", "button"),
    ("let o = UIButton().styled", "button"), ("show(UIButton())", "button"),
  ])
  func looks(code: String, expected: String) async {
    #expect(await CodeControlTests.statements(code) == expected)
  }

  /// What only tells where something is, or how large.
  @Test(arguments: [
    ("_ = b.cell?.imageRect(forBounds: b.bounds)", "button"), ("_ = view.convertPoint(point, to: b)", "button"),
    ("b.cell?.decorate(a)", "button code=b.cell?.decorate(a)"), ("_ = pan.translation(in: b)", "button"),
    ("b.unbind(.value)", "button"),
  ])
  func readings(code: String, expected: String) async {
    #expect(await CodeControlTests.statements("let b = NSButton()\nview.addSubview(b)\n\(code)") == expected)
  }

  /// What a menu that code makes belongs to.
  @Test(arguments: [
    ("NSApp.mainMenu = m", "", true), ("App.shared.mainMenu = m", "", true), ("window.menu = m", "", false),
    ("NSApp.mainMenu = m\nstatusItem.menu = m", "", false),
    ("NSApp.mainMenu = m\n_ = NSButton(title: \"B\", target: nil, action: nil)", "", false),
    ("NSApp.mainMenu = m", "func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }", false),
  ])
  func mainMenus(code: String, members: String, isMainMenu: Bool) async throws {
    let source = """
      import AppKit
      class Menus {
        \(members)
        func build() { let m = NSMenu(title: "M"); m.addItem(item()); \(code) }
        func item() -> NSMenuItem { NSMenuItem(title: "Edit", action: nil, keyEquivalent: "") }
      }
      """
    let trees = await CodeControlTests.trees(["V.swift": source])
    let items = trees.flatMap(\.screens).flatMap(\.root.children).filter { $0.kind == .menuItem }
    #expect(!items.isEmpty && items.allSatisfy { ($0.layout.role == .mainMenu) == isMainMenu })
  }

  /// A text that ignores touches is not one that people write in.
  @Test(
    arguments: [
      ("t.isUserInteractionEnabled = false", false), ("t.isUserInteractionEnabled = isOn", nil), ("", nil),
      ("t.isUserInteractionEnabled = false\nif isOn { t.isUserInteractionEnabled = true }", nil),
    ] as [(String, Bool?)], ["UITextView", "UITextField"])
  func textsThatIgnoreTouches(code: (String, Bool?), type: String) async throws {
    let source = "import UIKit\nclass C: UIViewController { func f() { let t = \(type)()\n\(code.0)\n} }"
    let text = try #require(
      await CodeControlTests.trees(["V.swift": source]).first?.screens.first?.root.children.first)
    #expect(text.control.isEditable == code.1)
  }
}
