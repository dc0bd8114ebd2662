import AuditModel
import SwiftSource
import Testing

/// One control that code makes, as a line of ``ElementSketch``.
struct ControlCase: CustomTestStringConvertible {
  var code: String
  var expected: String
  var testDescription: String { code }

  init(_ code: String, _ expected: String) { (self.code, self.expected) = (code, expected) }
}

/// Controls that code of UIKit and AppKit makes.
@Suite struct CodeControlTests {
  /// The trees of files, by path.
  static func trees(_ files: [String: String]) async -> [InterfaceTree] {
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees).filter { $0.isMadeInCode == true }
  }

  /// The controls of all screens of one file, each on a line.
  static func sketch(_ source: String, _ others: [String: String] = [:]) async -> String {
    let trees = await trees(others.merging(["V.swift": "import UIKit\n\(source)\n"]) { first, _ in first })
    let screens = trees.filter { $0.source == "V.swift" }.flatMap(\.screens)
    return screens.flatMap { ElementSketch.lines(of: $0.root.children, depth: 0) }.joined(separator: "\n")
  }

  /// The controls of statements in a method of a controller.
  static func statements(_ code: String, members: String = "") async -> String {
    await sketch("final class C: UIViewController {\n\(members)\nfunc build() {\n\(code)\n}\n}")
  }

  @Test(arguments: [
    ControlCase("UIButton(type: .close)", "button type=close"),
    ControlCase("UIBarButtonItem(title: \"Save\", style: .done, target: nil, action: nil)", "barButtonItem 'Save'"),
    ControlCase(
      "UIBarButtonItem(image: UIImage(systemName: \"gear\"), style: .plain, target: nil, action: nil)",
      "barButtonItem image=gear*"),
    ControlCase("UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)", "barButtonItem item=add"),
    ControlCase("UIBarButtonItem.flexibleSpace()", "barButtonItem item=flexibleSpace"),
    ControlCase("UIBarButtonItem(customView: box)", "barButtonItem\n  view code=box"),
    ControlCase(
      "UIButton(primaryAction: UIAction(title: \"Go\", image: .add) { _ in })", "button 'Go' image=add*"),
    ControlCase("UIButton(configuration: .filled())", "button style=filled"),
    ControlCase(
      "UIButton.systemButton(with: UIImage(systemName: \"xmark\")!, target: nil, action: nil)",
      "button image=xmark* type=system"),
    // An initializer of the app.
    ControlCase("UIAlertAction(item)", "button code=item"),
    ControlCase(
      "UIAlertAction(title: NSLocalizedString(\"ok\", comment: \"\"), style: .cancel)", "button \"ok\" role=cancel"),
    ControlCase(
      "UIAlertController(title: \"Sure?\", message: text, preferredStyle: .alert)",
      "view\n  label 'Sure?'\n  label ‹text› code=text"),
    ControlCase(
      "UIContextualAction(style: .destructive, title: \"Delete\") { _, _, _ in }", "button 'Delete' role=destructive"),
    ControlCase(
      "UIMenu(title: \"More\", children: [UIAction(title: \"Copy\", attributes: .destructive) { _ in }])",
      "menu 'More'\n  menuItem 'Copy' role=destructive"),
    ControlCase(
      "UISegmentedControl(items: [\"Day\", UIImage(named: \"week\")!])",
      "segmentedControl\n  segment 'Day'\n  segment image=week"),
    ControlCase("UITabBarItem(title: \"Home\", image: UIImage(named: icon), tag: 0)", "tabBarItem 'Home' image=‹icon›"),
    ControlCase("UIImageView(image: UIImage(systemSymbol: .cloudFill))", "imageView image=cloud.fill*"),
    ControlCase("NSButton(title: \"Go\", target: nil, action: nil)", "button 'Go'"),
    ControlCase("NSButton(checkboxWithTitle: \"On\", target: nil, action: nil)", "button 'On' type=check"),
    ControlCase("NSTextField(labelWithString: \"Name\")", "textField 'Name' type=label"),
    ControlCase("NSSecureTextField()", "textField secure"),
    ControlCase(
      "NSButton(image: NSImage(systemSymbolName: \"gear\", accessibilityDescription: \"Settings\")!, target: nil, action: nil)",
      "button label='Settings' image=gear*"),
    ControlCase("menu.addItem(withTitle: \"Open\", action: nil, keyEquivalent: \"o\")", "menuItem 'Open' key=o"),
    ControlCase("alert.addButton(withTitle: \"OK\")", "button 'OK'"),
    ControlCase("NSMenuItem.separator()", "menuItem type=separator"),
  ])
  func initializers(_ test: ControlCase) async {
    #expect(await Self.statements("_ = \(test.code)") == test.expected)
  }

  @Test(arguments: [
    ControlCase("let b = UIButton()\nb.setTitle(\"Go\", for: .normal)", "button 'Go'"),
    ControlCase(
      "let b = UIButton()\nb.setImage(.remove, for: [])\nb.accessibilityLabel = L.name",
      "button label=‹L.name› image=remove* code=L.name"),
    ControlCase("let t = \"Go\"\nlet b = UIButton()\nb.setTitle(t, for: .normal)", "button 'Go'"),
    ControlCase("let b = UIButton().then { $0.setTitle(\"Go\", for: .normal) }", "button 'Go'"),
    ControlCase("let b = configure(UIButton()) { (it: UIButton) in it.setTitle(\"Go\", for: .normal) }", "button 'Go'"),
    ControlCase("let a = UIButton()\n[a].forEach { $0.accessibilityHint = \"Hint\" }", "button hint='Hint'"),
    ControlCase("let a = UIButton()\nfor x in [a] { x.accessibilityHint = \"Hint\" }", "button hint='Hint'"),
    // Parts of tuples.
    ControlCase(
      "let a = UIButton()\nfor (i, x) in [a].enumerated() { x.accessibilityHint = \"Hint\" }", "button hint='Hint'"),
    ControlCase(
      "let a = UIButton()\nfor (x, t) in zip([a], [b]) { x.accessibilityHint = \"Hint\" }", "button hint='Hint'"),
    ControlCase("let a = UIButton()\nfor (t, x) in zip([a], [b]) { x.accessibilityHint = \"Hint\" }", "button"),
    ControlCase(
      "let a = UIButton()\nzip([a], [b]).forEach { x, t in x.accessibilityHint = \"Hint\" }", "button hint='Hint'"),
    ControlCase(
      "let a = UIButton()\nzip([a], [b]).forEach { $0.accessibilityHint = \"Hint\"; $1.go() }", "button hint='Hint'"),
    ControlCase(
      "let a = UIButton()\nzip([a], [b]).forEach { p in let (x, t) = p\nx.accessibilityHint = \"Hint\" }",
      "button hint='Hint'"),
    ControlCase(
      "let a = UIButton()\n[(1, a), (2, b)].forEach { $0.1.accessibilityHint = \"Hint\" }", "button hint='Hint'"),
    ControlCase("let (a, t) = (UIButton(), b)\na.accessibilityHint = \"Hint\"", "button hint='Hint'"),
    ControlCase(
      "navigationItem.rightBarButtonItem = UIBarButtonItem()\nnavigationItem.rightBarButtonItem?.title = \"Go\"",
      "barButtonItem 'Go'"),
    ControlCase("navigationItem.rightBarButtonItem = .init(title: \"Go\")", "barButtonItem 'Go'"),
    ControlCase("navigationItem.backBarButtonItem = UIBarButtonItem(title: \"\")", "barButtonItem '' type=back"),
    ControlCase(
      "var c = UIButton.Configuration.plain()\nc.subtitle = \"Go\"\nlet b = UIButton()\nb.configuration = c",
      "button style=plain"),
    ControlCase("let b = UIButton()\nb.accessibilityLabel = isOn ? \"On\" : \"Off\"", "button label='On' others='Off'"),
    ControlCase(
      "let b = UILabel()\nb.font = .preferredFont(forTextStyle: .headline)\nb.text = \"A\"", "label 'A' font=headline"),
    ControlCase("let b = UIButton()\nstyle(b, named: \"Go\")", "button code=style(b, named: \"Go\")"),
    // Libraries that load images give the button one.
    ControlCase("let b = UIButton()\nb.sd_setImage(with: url, for: .normal)", "button image=‹url›"),
    ControlCase("let b = UIButton()\nb.kf.setImage(with: url, for: .normal)", "button image=‹url›"),
    ControlCase("let b = UIButton()\nview.addSubview(b)\nstack.addArrangedSubview(b)", "button"),
    // What only tells what the button has.
    ControlCase("let b = UIButton()\nif i != b.image(for: .normal) || b.title(for: .normal) == t { return }", "button"),
    ControlCase("let b = UIButton()\nb.title(t)", "button code=b.title(t)"),
    ControlCase("let b = UIButton()\nlabel.pin.top().before(of: b)\nb.autoPinEdge(.top, to: .top, of: view)", "button"),
    ControlCase("let b = UIButton()\nb.performClick(self)\nb.pinEdges(to: view)", "button"),
    ControlCase("let b = UIButton()\nlabel.show.before(of: b)", "button code=label.show.before(of: b)"),
    ControlCase("let b = UIButton()\nb.autoLabel(name)", "button code=b.autoLabel(name)"),
    // A function whose name ends like the type of images gives one; the type itself gives an empty one.
    ControlCase(
      "let b = UIButton()\nb.setImage(Res.switchImage(), for: .normal)", "button image=‹Res.switchImage()›"),
    ControlCase(
      "let b = UIButton()\nb.setImage(Res.cameraImage(1), for: .normal)", "button image=‹Res.cameraImage(1)›"),
    ControlCase("let b = UIButton()\nb.setImage(UIImage(), for: .normal)", "button"),
    ControlCase("let b = UIButton()\nb.setImage(UIKit.UIImage.init(), for: .normal)", "button"),
    ControlCase(
      "let b = UIButton()\nb.reactive.title <~ model.title",
      "button ‹b.reactive.title <~ model.title› code=b.reactive.title <~ model.title"),
    ControlCase("let b = UISwitch()\nb.rx.isOn <-> model.on", "switch"),
    ControlCase("let b = UISwitch()\ncell.accessories = [.customView(configuration: .init(customView: b))]", "switch"),
    ControlCase("let b = UIBarButtonItem(title: \"\")\nitem.groups = [.fixedGroup(items: [b])]", "barButtonItem ''"),
    ControlCase("let b = UISwitch()\ncell.accessoryView = b", "switch"),
    // What an alert shows beside its message is in the alert.
    ControlCase(
      "let a = NSAlert()\na.messageText = \"A\"\nlet f = NSTextField()\na.accessoryView = f",
      "view\n  label 'A'\n  textField"),
    ControlCase(
      "let l = NSTextField(labelWithString: \"Sample\")\nl.stringValue = name", "textField ‹name› type=label code=name"),
    // The constants of UIKit before Swift 4.2.
    ControlCase(
      "let l = UILabel()\nl.accessibilityTraits |= UIAccessibilityTraitButton", "label traits=staticText+button"),
    ControlCase(
      "let l = UILabel()\nl.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitHeader",
      "label traits=button+header"),
    ControlCase("let l = UILabel()\nl.accessibilityTraits = UIAccessibilityTraitButton | more", "label"),
    ControlCase("let b = UIButton()\nb.accessibilityTraits = UIAccessibilityTraitNone", "button traits="),
    ControlCase("let l = UILabel()\nl.accessibilityTraits.formUnion([.button])", "label traits=staticText+button"),
    ControlCase("let b = UIButton()\nb.accessibilityTraits.subtract(.button)", "button traits="),
    ControlCase(
      "let b = UIButton()\nb.accessibilityHint = isOn ? \"A\" : \"B\"", "button hint='A' hints='B'"),
    ControlCase(
      "let b = UILabel()\nb.attributedText = NSAttributedString(string: \"A\", attributes: nil)", "label 'A'"),
  ])
  func statements(_ test: ControlCase) async {
    #expect(await Self.statements(test.code) == test.expected)
  }

  /// Images are followed through constants, and through properties, functions and initializers of the app.
  @Test(arguments: [
    ControlCase(
      "let i = UIImage(systemName: \"gear\")\nlet j = i?.withTintColor(c)\nb.image = j", "barButtonItem image=gear*"),
    ControlCase(
      "var i = UIImage(systemName: \"gear\")\ni = i?.applyingSymbolConfiguration(c)\nb.image = i",
      "barButtonItem image=gear*"),
    ControlCase("var i: UIImage?\nif a { i = UIImage(named: \"x\") }\nb.image = i", "barButtonItem image=x"),
    ControlCase(
      "if let i = UIImage(systemName: \"gear\") { b.image = i.withRenderingMode(m) }", "barButtonItem image=gear*"),
    ControlCase("guard let i = UIImage(named: \"x\") else { return }\nb.image = i", "barButtonItem image=x"),
    ControlCase("b.image = icon(name: \"gear\", scale: 2)", "barButtonItem image=gear*"),
    ControlCase("b.image = icon(name: name, scale: 2)", "barButtonItem image=‹icon(name: name, scale: 2)›*"),
    ControlCase("b.image = Assets.Images.filter", "barButtonItem image=filter*"),
    ControlCase("b.image = .ellipsis", "barButtonItem image=ellipsis*"),
    ControlCase("b.image = self.own", "barButtonItem image=x"),
    ControlCase("let i = load()\nb.image = i", "barButtonItem image=‹load()›"),
    ControlCase("let i = i\nb.image = i", "barButtonItem image=‹i›"),
  ])
  func images(_ test: ControlCase) async {
    let helpers = """
      import UIKit
      func icon(name: String, scale: Int) -> UIImage {
        if let image = UIImage(systemName: name), let other = image.withConfiguration(scale) { return other }
        return UIImage()
      }
      struct Assets { struct Images { static let filter = AppImage(symbol: "filter")! } }
      extension AppImage { convenience init?(symbol: String) { self.init(systemName: symbol) } }
      extension UIImage { static var ellipsis: Self { .init(systemName: "ellipsis")! } }
      """
    let source = """
      final class C: UIViewController {
        var own: UIImage { UIImage(named: "x")! }
        func build() { let b = UIBarButtonItem(title: nil)
          navigationItem.rightBarButtonItem = b
          \(test.code)
        }
      }
      """
    #expect(await Self.sketch(source, ["H.swift": helpers]) == test.expected)
  }

  @Test(
    arguments: [
      // A view around is an element itself, or lists those that are reached.
      ("view.addSubview(box); box.addSubview(b); box.isAccessibilityElement = true", "C.isAccessibilityElement"),
      ("view.addSubview(box); box.addSubview(b); box.isAccessibilityElement = false", nil),
      ("view.addSubview(b); view.accessibilityElements = [other]", "C.accessibilityElements"),
      ("view.addSubview(b); view.accessibilityElements = [other, b]", nil),
      ("view.addSubview(b); view.accessibilityElements = [other, b].compactMap { $0 }", nil),
      ("view.addSubview(box); box.addSubview(b); view.accessibilityElements = [box]", nil),
      ("view.addSubview(b); view.accessibilityElements = order()", "C.accessibilityElements"),
      ("view.addSubview(b); view.accessibilityElements = nil", nil),
      (
        "let s = UIStackView(arrangedSubviews: [b]); s.accessibilityElementsHidden = true",
        "C.accessibilityElementsHidden"
      ),
      ("view.addSubview(b); box.isAccessibilityElement = true", nil),
      // A button is one element with all that is inside.
      ("let o = UIButton(); o.addSubview(b); view.addSubview(o)", "UIButton.isAccessibilityElement"),
      ("let o = UIButton(); view.addSubview(o); view.addSubview(b)", nil),
      ("let o = UIButton(); other = o; other.addSubview(b)", "UIButton.isAccessibilityElement"),
      ("if a { let o = UIButton(); other = o } else { other = UIView(); other.addSubview(b) }", nil),
      ("let o = Chip(); for v in [b] { o.addSubview(v) }", "UIButton.isAccessibilityElement"),
      ("let o = OpenChip(); o.addSubview(b)", nil),
    ] as [(String, String?)])
  func viewsAroundDecide(code: String, expected: String?) async throws {
    let source =
      "import UIKit\nclass C: UIViewController {\nlet box = UIView()\nvar other: UIView!\nfunc f() { let b = UISwitch()\n\(code) }\n}"
      + "\nclass Chip: UIButton {}\nclass OpenChip: UIButton { func g() { isAccessibilityElement = false } }"
    let tree = try #require(await Self.trees(["V.swift": source]).first)
    #expect(tree.screens.first?.root.children.first?.code?.override == expected)
  }

  /// What a superclass makes of its values when they are made is inherited, unless a class nearer decides otherwise.
  @Test(
    arguments: [
      ("init() { isAccessibilityElement = true }", "", "Base.isAccessibilityElement"),
      ("override func awakeFromNib() { isAccessibilityElement = true }", "", "Base.isAccessibilityElement"),
      ("init() { if a { isAccessibilityElement = true } }", "", nil),
      ("func update() { isAccessibilityElement = true }", "", nil),
      ("init() { isAccessibilityElement = true }\nfunc f() { isAccessibilityElement = false }", "", nil),
      ("init() { isAccessibilityElement = true }", "init() { isAccessibilityElement = false }", nil),
    ] as [(String, String, String?)])
  func superclassesDecide(base: String, own: String, expected: String?) async throws {
    let source =
      "import UIKit\nclass Cell: Base { let b = UIButton()\n\(own)\nfunc add() { contentView.addSubview(b) } }"
    let base =
      "import UIKit\nclass Base: UITableViewCell { \(base)\noverride var accessibilityHint: String? { \"A\" } }"
    let trees = await Self.trees(["V.swift": source, "A.swift": base])
    let root = try #require(trees.first { $0.source == "V.swift" }?.screens.first?.root)
    #expect(root.children.first?.code?.override == expected)
    #expect(root.accessibility.hint?.value == expected.map { _ in "A" })
    #expect(root.accessibility.children == expected.map { _ in .combine })
  }

  /// The image that a control has where it is made comes before those that other code gives it.
  @Test func firstImage() async {
    let code = """
      var b: UIButton?
      func hide() { b?.setImage(UIImage(named: "hidden"), for: .normal) }
      func make() {
        b = UIButton()
        b?.setImage(UIImage(named: "shown"), for: .normal)
      }
      """
    #expect(await Self.sketch("class C: UIView {\n\(code)\n}") == "button image=shown")
  }

  @Test func imageByLiteralName() async {
    let code =
      "UIBarButtonItem(image: UIImage(imageLiteralResourceName: \"close\"), style: .plain, target: nil, action: nil)"
    #expect(await Self.statements(code) == "barButtonItem image=close")
  }

  /// The name of a symbol that a member of `String` chooses.
  @Test(arguments: [
    (".back()", "barButtonItem image=chevron.left or arrow.left*"), (".more", "barButtonItem image=ellipsis*"),
    (".unknown()", "barButtonItem image=‹.unknown()›*"),
  ]) func namesOfSymbols(name: String, expected: String) async {
    let members = """
      extension String {
        static func back() -> String { if isNew { return "chevron.left" } else { return "arrow.left" } }
        static var more: String { "ellipsis" }
      }
      """
    let code = "UIBarButtonItem(image: UIImage(systemName: \(name)), style: .plain, target: nil, action: nil)"
    #expect(
      await Self.sketch("class C: UIViewController {\nfunc f() { \(code) }\n}", ["S.swift": members]) == expected)
  }

  /// What a button of the app adds to itself is inside it.
  @Test(arguments: [("UIButton", "UIButton.isAccessibilityElement"), ("UIView", nil)] as [(String, String?)])
  func insideOwnButtons(superclass: String, expected: String?) async throws {
    let source = "import UIKit\nclass B: \(superclass) {\nfunc f() { let b = UISwitch()\naddSubview(b) }\n}"
    let tree = try #require(await Self.trees(["V.swift": source]).first)
    #expect(tree.screens.first?.root.children.first?.code?.override == expected)
  }

  /// A property that the app adds to UIKit's classes sets what its setter sets.
  @Test func propertiesOfExtensions() async {
    let other = """
      import UIKit
      extension UIBarButtonItem { var spoken: String? { get { nil } set { accessibilityLabel = newValue } } }
      """
    let code = "let b = UIBarButtonItem(title: nil)\nb.spoken = \"Filter\"\nb.other = \"X\""
    #expect(
      await Self.sketch("final class C: UIViewController {\nfunc build() {\n\(code)\n}\n}", ["E.swift": other])
        == "barButtonItem label='Filter'")
  }

  @Test(arguments: [
    // Another item replaces the first value.
    ControlCase(
      "var item = UIBarButtonItem()\nfunc a() { item = UIBarButtonItem(title: \"Go\") }", "barButtonItem 'Go'"),
    // Nothing is done with it.
    ControlCase("var item = UIBarButtonItem()", ""),
    // Another view replaces the first value of any kind.
    ControlCase("var b = UIButton()\nfunc a() { let c = UIButton(type: .close)\nb = c }", "button type=close"),
    ControlCase("var b: UIButton? = UIButton()\nfunc a() { b = nil }", "button"),
    // Code calls an action with a sender of its own, which is never shown.
    ControlCase(
      "@objc func go(_ sender: UISwitch) { read(sender) }\nfunc read(_ s: UISwitch) {}\nfunc a() { let s = UISwitch()\ns.isOn = true\ngo(s) }",
      ""),
    ControlCase(
      "@objc func go(_ s: UISwitch) {}\nfunc a() { let s = UISwitch()\nview.addSubview(s)\ngo(s) }", "switch"),
    // Another method of that name is no action.
    ControlCase(
      "@objc func show(module: M) {}\nfunc show(_ s: UISwitch, animated: Bool) {}\nfunc a() { let s = UISwitch()\nshow(s, animated: true) }",
      "switch"),
    // A function makes the action that has the title.
    ControlCase(
      "let b = UIBarButtonItem()\nfunc a() { b.primaryAction = action(title: t) }",
      "barButtonItem ‹action(title: t)› code=action(title: t)"),
    ControlCase(
      "var item = UIBarButtonItem()\nfunc a() { navigationItem.rightBarButtonItem = item }", "barButtonItem"),
    ControlCase(
      "let field = UITextField()\nfunc a() { field.placeholder = nil }\nfunc b(_ c: D) { c.field.placeholder = x }",
      "textField placeholder=‹x›"),
  ])
  func firstValues(_ test: ControlCase) async {
    #expect(await Self.sketch("final class C: UIViewController {\n\(test.code)\n}") == test.expected)
  }

  @Test func propertiesAreChangedAnywhereInTheModule() async {
    let source = """
      class C: UIViewController {
        lazy var a: UIButton = { let b = UIButton(); b.setTitle("A", for: .normal); return b }()
        let b = UIButton(), c = makeButton()
        func makeButton() -> UIButton { UIButton() }
        func viewDidLoad() { a.accessibilityHint = "Hint"; c.setTitle("C", for: .normal) }
      }
      """
    let other = "import UIKit\nextension C { func more() { b.setTitle(\"B\", for: .normal) } }"
    #expect(
      await Self.sketch(source, ["E.swift": other]) == "button 'A' hint='Hint'\nbutton 'B'\nbutton 'C'")
  }

  @Test func codeElsewhereMayNameAProperty() async {
    let other = "import UIKit\nfunc fill(_ cell: Cell) { cell.close.accessibilityLabel = \"Close\" }"
    #expect(
      await Self.sketch("class Cell: UIView { let close = UIButton() }", ["E.swift": other])
        == "button label='Close'")
    let unstated = "import UIKit\nfunc fill() { let cell = make(); cell.close.accessibilityLabel = \"Close\" }"
    #expect(
      await Self.sketch("class Cell: UIView { let close = UIButton() }", ["E.swift": unstated])
        == "button label=‹cell.close.accessibilityLabel = \"Close\"› code=cell.close.accessibilityLabel = \"Close\"")
  }

  @Test func helpersChangeWhatTheyAreGiven() async {
    let members = "func style(_ button: UIButton, title: String) { button.accessibilityHint = \"Hint\" }"
    #expect(
      await Self.statements("let b = UIButton()\nstyle(b, title: \"A\")", members: members) == "button hint='Hint'")
  }

  @Test func controlsOfSwiftUIAreNotThoseOfAClassOfTheSameName() async {
    let own = "import UIKit\nopen class Button: UIButton { init(style: Style) { super.init(frame: .zero) } }"
    let view =
      "import SwiftUI\nstruct V: View { var body: some View { Button(\"OK\") { let b = UISwitch() } } }\n"
      + "func show() { open(SwiftUI.Button(\"A\") {}) }"
    let control = "import UIKit\nclass C: UIView { let button = Button(style: .accent) }"
    let trees = await Self.trees(["B.swift": own, "V.swift": view, "C.swift": control])
    #expect(trees.flatMap(\.screens).flatMap(\.root.children).map(\.kind) == [.button, .switch])
  }

  @Test func methodsOfTheSystemForActionsAreNotTheAppsOwnOfTheSameName() async {
    let own =
      "import UIKit\nclass Blockie: UIView { func addTarget(_ t: Any?, action: Selector, for e: UIControl.Event) { imageView.load(url) } }"
    let code = "let s = UISwitch()\ns.addTarget(self, action: a, for: .valueChanged)"
    #expect(
      await Self.sketch("class C: UIViewController {\nfunc build() {\n\(code)\n}\n}", ["A.swift": own]) == "switch")
  }

  /// What an initializer of the app sets counts, and not the label of what it is given.
  @Test(arguments: [
    ("self.title = \"\"", "button ''"), ("setTitle(\"\", for: .normal)", "button ''"),
    ("self.title = title", "button 'Go'"), ("image = icon", "button 'Go' image=‹icon›"),
  ])
  func initializersThatSetTheirTitle(statement: String, expected: String) async {
    let card = "class Card: NSButton { init(title: String) { super.init(frame: .zero)\n\(statement) } }"
    let use = "class C: NSView { func f() { addSubview(Card(title: \"Go\")) } }"
    #expect(await Self.sketch("\(card)\n\(use)") == expected)
  }

  /// What a class of the app draws is not what a pop-up button is called; a pull-down button shows its first item.
  @Test(arguments: [("false", "popUpButton type=popUp"), ("true", "popUpButton type=pullDown code=Drop")])
  func classesOfPopUpButtons(pullsDown: String, expected: String) async {
    let drop = "class Drop: NSPopUpButton { func fill() { addItems(withTitles: a) } }"
    let use = "class C: NSView { let drop = Drop(frame: .zero, pullsDown: \(pullsDown)) }"
    #expect(await Self.sketch("\(drop)\n\(use)") == "menu\n  menuItem ‹a› code=a\n\(expected)")
  }

  /// Classes in files without a sign of controls, and with an underscore before their names.
  @Test func superclassesAreFoundInAnyFile() async {
    let base = ["A.swift": "class Base: UIButton { func style() {} }", "B.swift": "class _ToggleButton: Base {}"]
    #expect(await Self.sketch("class C: UIView { let a = _ToggleButton() }", base) == "button code=_ToggleButton")
    #expect(
      await Self.sketch("class C: UIView { let a = OtherButton() }", ["A.swift": "class OtherButton: Base {}"]) == "")
  }

  /// Where functions of one name are a member of a protocol and one outside types, the member is meant only in the protocol's types.
  @Test func localizersOfProtocolsAreTheirTypesOwn() async throws {
    let own =
      "protocol P {}\nextension P { func loc(_ k: String) -> String { NSLocalizedString(k, tableName: \"T\", comment: \"\") } }"
    let global = "func loc(_ k: String) -> String { NSLocalizedString(k, comment: \"\") }"
    let code =
      "class A: UIView { func a() { let l = UILabel(); l.text = loc(\"k\") } }\nclass B: UIView, P { func b() { let l = UILabel(); l.text = loc(\"k\") } }"
    let trees = await Self.trees(["A.swift": own, "B.swift": global, "V.swift": "import UIKit\n\(code)"])
    #expect(trees.flatMap(\.screens).flatMap(\.root.children).map { $0.control.text?.table } == [nil, "T"])
  }

  /// Images by the names that generated code, or the app's own functions, have for them.
  @Test(arguments: [
    ("UIImage.icClose", "icClose"), (".icClose", "icClose"), ("R.image.close()", "close"),
    ("Asset.close.image", "close"),
    ("UIImage.themedImage(named: \"x\")", "x"), ("UIImage(named: \"x\")?.asTemplate", "x"),
    ("UIImage(key: \"x\")", "x"), ("icon", "‹icon›"),
  ])
  func imagesByName(expression: String, image: String) async {
    let own =
      "import UIKit\nextension UIImage { convenience init(key: StaticString) { self.init(named: \"\\(key)\")! } }"
    let code = "class C: UIView { let v = UIImageView(image: \(expression)) }"
    #expect(await Self.sketch(code, ["A.swift": own]) == "imageView image=\(image)")
  }

  @Test func methodsOfTheSystemAreNotTheAppsOwnOfTheSameName() async {
    let other = "import UIKit\nclass Cell: UIView { func setImage(_ image: UIImage) { imageView.image = image } }"
    let code = "let b = UIButton()\nb.setImage(UIImage(systemName: \"gear\"), for: .normal)"
    #expect(
      await Self.sketch("class C: UIViewController {\nfunc build() {\n\(code)\n}\n}", ["A.swift": other])
        == "button image=gear*")
  }

  @Test func classesOfTheAppAreTheirSuperclass() async {
    let source = """
      class IconButton: RoundButton {
        init(image: UIImage, name: String) { super.init(frame: .zero); setImage(image, for: .normal); accessibilityLabel = name }
      }
      class RoundButton: UIButton { override var accessibilityHint: String? { get { "Hint" } set {} } }
      class C { let b = IconButton(image: UIImage(named: "x")!, name: "Close") }
      """
    #expect(await Self.sketch(source) == "button label='Close' hint='Hint' image=x")
  }

  /// A class that decides itself what is spoken of its values, or of the controls that it makes.
  @Test(
    arguments: [
      (
        "class B: UIButton { override var isAccessibilityElement: Bool { get { a } set {} } }",
        "B.isAccessibilityElement"
      ),
      (
        "class B: S {}\nclass S: NSButton { override func isAccessibilityElement() -> Bool { false } }",
        "S.isAccessibilityElement"
      ),
      ("class B: UIButton { override func accessibilityActivate() -> Bool { true } }", nil),
      ("class B: UIButton { init() { isAccessibilityElement = true } }", nil),
    ] as [(String, String?)])
  func ownClassesDecide(declaration: String, expected: String?) async throws {
    let tree = try #require(
      await Self.trees(["V.swift": "import UIKit\n\(declaration)\nclass C { let b = B() }"]).first)
    #expect(tree.screens.first?.root.children.first?.code?.override == expected)
  }

  @Test(
    arguments: [
      ("override var accessibilityElements: [Any]? { get { [a] } set {} }", "C.accessibilityElements"),
      ("override func accessibilityChildren() -> [Any]? { [a] }", "C.accessibilityChildren"),
      ("override var isAccessibilityElement: Bool { get { true } set {} }", "C.isAccessibilityElement"),
      ("override var isAccessibilityElement: Bool { get { false } set {} }", nil),
      ("func f() { accessibilityElements = [b] }", nil),
    ] as [(String, String?)])
  func classesAroundDecide(member: String, expected: String?) async throws {
    let source = "import UIKit\nclass C: UIView {\nlet b = UIButton()\n\(member)\n}"
    let tree = try #require(await Self.trees(["V.swift": source]).first)
    #expect(tree.screens.first?.root.children.first?.code?.override == expected)
  }

  @Test func screensAreTypesAndWhatMembersPresent() async throws {
    let source = """
      import UIKit
      class C: UIViewController {
        let b = UIButton()
        func ask() { present(UIAlertController(title: "A", message: nil, preferredStyle: .alert)) }
      }
      #Preview { UIButton() }
      """
    let tree = try #require(await Self.trees(["V.swift": source]).first)
    #expect(tree.screens.map(\.id) == ["C", "C.ask"])
    #expect(tree.platform == .iOS)
    #expect(tree.screens.first?.root.children.first?.location == SourceLocation(file: "V.swift", line: 3, column: 11))
  }

  @Test func eachFrameworkHasATree() async {
    let source = """
      import SwiftUI
      import AppKit
      struct V: View { var body: some View { Text("A") } }
      class A { let b = NSButton(); let c = UIButton() }
      """
    let readings = await SwiftUIReader().read(Array(source.utf8), path: "V.swift")
    #expect(readings.trees.map(\.isMadeInCode) == [nil, true, true])
    #expect(readings.trees.dropFirst().map(\.platform) == [.iOS, .macOS])
  }

  @Test func partsAndHandlersAreNoControls() async {
    #expect(await Self.statements("b.addAction(UIAction { _ in }, for: .touchUpInside)") == "")
    #expect(await Self.sketch("class C { @IBOutlet var b: UIButton! }") == "")
  }

  /// The image of a branch that has no title, beside one of another branch.
  @Test(arguments: [
    ("if a { b.title = t } else { b.image = NSImage(named: \"x\") }", "x" as String?),
    ("if a { b.image = NSImage(named: \"x\") } else if c { b.title = t }", "x"),
    ("switch a {\ncase .c: b.title = t\ndefault:\nb.title = \"\"\nb.image = NSImage(named: \"x\")\n}", "x"),
    ("if a { b.title = t }\nb.image = NSImage(named: \"x\")", nil),
    ("if a { b.title = t } else { b.title = u; b.image = NSImage(named: \"x\") }", nil),
    ("b.title = t\nif a { b.title = u } else { b.image = NSImage(named: \"x\") }", nil),
    ("if a { b.title = t } else { b.image = NSImage(named: NSImage.addTemplateName) }", nil),
    ("if a { b.image = NSImage(named: \"x\") }", nil),
  ])
  func imagesOfBranches(code: String, image: String?) async throws {
    let source = "import AppKit\nclass C: NSViewController { func f() {\nlet b = NSButton()\n\(code)\n} }"
    let tree = try #require(await Self.trees(["V.swift": source]).first)
    #expect(tree.screens.first?.root.children.first?.connections.imageAlone?.name == image)
  }

  @Test(arguments: [
    // What a slider says is not known of a number that code computes.
    ControlCase(
      "NSSlider(value: size, minValue: 0, maxValue: 1, target: nil, action: nil)", "slider controlValue=‹size›"),
    ControlCase("let s = UISlider()\ns.setValue(size, animated: false)", "slider controlValue=‹size›"),
    ControlCase("let s = UISlider()\ns.value = 0.5", "slider"),
    // A view that is only printed is never seen.
    ControlCase("let t = NSTextView()\nNSPrintOperation(view: t, printInfo: info).run()", ""),
    // What is drawn into a tile of the Dock is in no window.
    ControlCase(
      "let v = NSImageView()\nNSApp.dockTile.contentView = v\nlet t = NSTextField()\nv.addSubview(t)", ""),
    ControlCase("let t = NSTextView()\nwindow.contentView = t", "textView"),
    // A control that is only the sender of an action that code calls itself.
    ControlCase("panel.open(NSButton())\n}\n@IBAction func open(_: NSButton) {", ""),
    ControlCase("panel.open(NSButton(), 1)\n}\n@IBAction func open(_: NSButton) {", "button"),
    ControlCase("panel.open(NSButton())\n}\n@objc func open(_ button: NSButton) { view.addSubview(button)", "button"),
    // The image of a literal is an asset.
    ControlCase("let i = UIImageView(image: #imageLiteral(resourceName: \"go\"))", "imageView image=go"),
    // A menu's item with an empty title holds the place of a button's title.
    ControlCase("NSApp.sendAction(a, to: nil, from: NSMenuItem())", ""),
    ControlCase("popUp.addItem(withTitle: \"\", action: nil, keyEquivalent: \"\")", ""),
    // An item without a title or an action is the face of a pull-down button.
    ControlCase(
      "let i = NSMenuItem(title: \"\", action: nil, keyEquivalent: \"\")\ni.image = NSImage(named: \"gear\")", ""),
    ControlCase(
      "let i = NSMenuItem(title: \"\", action: #selector(go), keyEquivalent: \"g\")\ni.image = NSImage(named: \"gear\")",
      "menuItem '' image=gear key=g"),
    // A pull-down button shows its first item.
    ControlCase(
      "let p = NSPopUpButton(frame: .zero, pullsDown: true)\np.addItem(withTitle: \"Options\")\np.addItem(withTitle: \"Copy\")",
      "popUpButton 'Options' type=pullDown\nmenuItem 'Options'\nmenuItem 'Copy'"),
    // Another pop-up button shows the chosen item, which is its value.
    ControlCase("let p = NSPopUpButton()\np.setTitle(\"Large\")", "popUpButton controlValue='Large'"),
    ControlCase("let p = NSPopUpButton()\np.setTitle(size.name)", "popUpButton controlValue=‹size.name›"),
    // A binding only observes the control that it is given.
    ControlCase("let s = NSSlider()\nbind(.size, to: s, withKeyPath: \"doubleValue\", options: nil)", "slider"),
    ControlCase("let s = NSSlider()\nbind(s, to: model)", "slider code=bind(s, to: model)"),
    // What reactive code sets is a text that is not known, or says nothing of what the button is called.
    ControlCase(
      "let b = UIButton()\nwords.bind(to: b.rx.title(for: .normal))",
      "button ‹words.bind(to: b.rx.title(for: .normal))› code=words.bind(to: b.rx.title(for: .normal))"),
    ControlCase("let b = NSButton()\nicon.bind(to: b.rx.image)", "button image=‹icon.bind(to: b.rx.image)›"),
    ControlCase("let b = UIButton(type: .close)\nflag.assign(to: \\.isEnabled, on: b)", "button type=close"),
    // A publisher may show what is hidden at first.
    ControlCase(
      "let b = UIButton(type: .close)\nb.isHidden = true\nflag.assign(to: \\.isHidden, on: b)", "button type=close"),
    ControlCase(
      "let b = UIButton(type: .close)\nflag.assign(to: \\.spin, on: b)",
      "button type=close code=flag.assign(to: \\.spin, on: b)"),
    // A button in a cell is an element of its own.
    ControlCase("let b = UIButton(type: .close)\ncell.accessoryView = b", "button type=close"),
    ControlCase("let l = UILabel()\nl.text = \"A\"\ncell.accessoryView = l", "label 'A' code=accessoryView"),
    // What a method of the system gets is the content of a text view.
    ControlCase("let t = NSTextView()\nt.shouldChangeText(in: range, replacementString: text)", "textView"),
    // An image that the app draws anew has no name; AppKit's and UIKit's methods give the same image.
    ControlCase(
      "let b = UIButton()\nb.setImage(UIImage(systemName: \"x\")?.withTintColor(.red), for: .normal)", "button image=x*"
    ),
    ControlCase(
      "let b = UIButton()\nb.setImage(UIImage(systemName: \"x\")?.imageWithColor(.red), for: .normal)",
      "button image=‹UIImage(systemName: \"x\")?.imageWithColor(.red)›"),
    // One control in exclusive branches.
    ControlCase(
      "let w: NSColorWell\nif #available(macOS 13, *) { w = NSColorWell(style: .minimal) } else { w = NSColorWell() }",
      "colorWell"),
    ControlCase(
      "let b: UIButton\nif isOn { b = make(UIButton(type: .close)) } else { b = UIButton(type: .system) }",
      "button type=close\nbutton type=system"),
    // A view that is taken away at once is never seen.
    ControlCase("let f = UITextField()\nview.addSubview(f)\nf.removeFromSuperview()", ""),
    // A function of the app that names the image.
    ControlCase(
      "let i = UIImageView(image: .symbol(.star, accessibilityLabel: \"Premium\"))",
      "imageView label='Premium' image=‹.symbol(.star, accessibilityLabel: \"Premium\")›"),
    // A member of that name may belong to the app.
    ControlCase("let b: UIBarButtonItem? = nil\nmodel.toolbarItems[row] = .spacer(width: 1)", ""),
    ControlCase("let b: UIBarButtonItem? = nil\ntoolbarItems = [.flexibleSpace()]", "barButtonItem item=flexibleSpace"),
    ControlCase(
      "NSButton(image: NSImage(named: NSImage.addTemplateName)!, target: nil, action: nil)",
      "button image=NSAddTemplate*"),
    ControlCase(
      "NSButton(image: NSImage(named: NSImage.statusAvailableName)!, target: nil, action: nil)",
      "button image=NSStatusAvailable*"),
    ControlCase(
      "NSButton(image: NSImage(named: NSImage.ownName)!, target: nil, action: nil)", "button image=‹NSImage.ownName›"),
    ControlCase(
      """
      let name: NSImage.Name = isOn ? NSImage.removeTemplateName : NSImage.addTemplateName
      NSButton(image: NSImage(named: name)!, target: nil, action: nil)
      """, "button image=NSRemoveTemplate*"),
    ControlCase(
      """
      let name: NSImage.Name = isOn ? NSImage.removeTemplateName : "plus"
      NSButton(image: NSImage(named: name)!, target: nil, action: nil)
      """, "button image=‹name›"),
    // AppKit speaks the title.
    ControlCase(
      """
      let b = NSButton(title: "Copy", target: nil, action: nil)
      b.image = NSImage(systemSymbolName: "checkmark", accessibilityDescription: "Copied")
      """, "button 'Copy' image=checkmark*"),
    // The system names its help button.
    ControlCase("let b = NSButton()\nb.bezelStyle = .helpButton\nb.title = \"\"", "button '' type=help"),
    // A cell that is made with a text only shows it.
    ControlCase("let f = NSTextField()\nf.cell = CenteredCell(textCell: \"A\")", "textField 'A'"),
    // A toolbar's item for an item of a bar is that item, and leaves its words alone.
    ControlCase(
      "func make() -> NSToolbarItem {\nlet b = UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain, target: self, action: nil)\nreturn NSToolbarItem(itemIdentifier: id, barButtonItem: b) }",
      "barButtonItem image=x"),
    // A toolbar item's label names its view.
    ControlCase(
      """
      let item = NSToolbarItem(itemIdentifier: id)
      let b = NSButton()
      b.image = NSImage(named: "Refresh")
      item.view = b
      item.label = "Refresh"
      """,
      """
      toolbarItem 'Refresh'
        view code=NSButton()
      button label='Refresh' image=Refresh
      """),
  ])
  func namesOfMacControls(_ control: ControlCase) async {
    #expect(await Self.statements(control.code) == control.expected)
  }

  @Test(arguments: [
    ("let f = UITextField(); f.text = name(); f.placeholder = hint(); f.accessibilityHint = help()", false),
    ("let f = UITextField(); form.accessoryView = f; f.removeFromSuperview()", true),
    ("let f = NSTextField(); alert.accessoryView = f; f.removeFromSuperview()", false),
    ("let f = UITextField(); registry.adopt(f)", true),
  ])
  func onlyWhatMayNameAControlDoubtsItsLabel(code: String, isDoubted: Bool) async {
    let trees = await Self.trees(["V.swift": "import UIKit\nclass C {\nfunc build() {\n\(code)\n}\n}"])
    let field = trees.first?.screens.first?.root.children.first
    #expect(field?.kind == .textField)
    #expect((field?.connections.expressions != nil) == isDoubted)
  }

  @Test func aLabelsLiteralIsAPlaceholderIfCodeReplacesIt() async {
    let source = """
      final class C: UIViewController {
        let title1 = UILabel()
        let title2: UILabel = { let label = UILabel(); label.text = "Fixed"; return label }()
        func build() { title1.text = "Placeholder" }
        func show(_ name: String) { title1.text = NSLocalizedString("greeting", comment: "") }
      }
      """
    let trees = await Self.trees(["V.swift": "import UIKit\n\(source)"])
    let texts = trees.flatMap(\.screens).flatMap(\.root.children).map { $0.control.text?.key ?? $0.control.text?.value }
    #expect(texts == ["greeting", "Fixed"])
  }
}
