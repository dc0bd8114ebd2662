import AuditModel
import SwiftSource
import Testing

/// What code does to controls in functions, initializers and constants that it calls, and the texts of views that UIKit makes.
@Suite struct FollowedCodeTests {
  /// The controls of a file, each on a line.
  private func sketch(_ source: String) async -> String { await CodeControlTests.sketch(source) }

  /// A control does not run a method of a subclass or of another class, even if its own class has one of that name.
  @Test(arguments: ["Round", "Cross"])
  func methodsBelongToTheirClass(type: String) async {
    let classes = """
      class Round: UIButton {}
      private extension Round { func configure() { setTitle("R", for: .normal) } }
      class Cross: Round {}
      private extension Cross { func configure() { setTitle("C", for: .normal); accessibilityLabel = "Close" } }
      """
    let code = "class C: UIViewController { func build() { let b = \(type)()\nb.configure() } }"
    #expect(await sketch("\(classes)\n\(code)").contains("label='Close'") == (type == "Cross"))
  }

  /// What fills a format is a text of its own, or an expression.
  @Test(arguments: [
    ("Text(\"Hi \\(name), \\(Words.sir)\")", "‹name› 'Sir'"),
    ("Text(\"Row \\(3) of \\(rows.count)\")", "'3' ‹rows.count›"),
    ("Text(Words.hello(\"Bo\"))", "'Bo'"), ("Text(Words.hello(name))", "‹name›"),
    ("Text(String(format: \"%@ (%@)\", String(describing: name), Words.sir))", "‹name› 'Sir'"),
    ("Text(String(format: \"%@ (%@)\", arguments: [name, Words.sir]))", "‹name› 'Sir'"),
    ("Text(String(format: \"%@\", arguments: names))", "‹names›"),
    ("ForEach(0..<1) { index in Text(\"Item \\(index)\") }", "‹index›"), ("Text(\"none\")", ""),
    ("Text(\"\\(0x1F) \\(1_000) rows\")", "'31' ‹1_000›"),
    // What a name means that is declared again, and the comment of a look-up, are not what is given.
    ("Text(Words.shadowed(\"Bo\"))", "‹name›"), ("Text(Words.all(\"a\", \"b\"))", "‹names›"),
    ("Text(Words.other(title: \"Bo\"))", "‹title›"), ("Text(L(\"count\", \"A comment\"))", ""),
  ])
  func argumentsOfTexts(source: String, arguments: String) async throws {
    let words = """
      enum Words {
        static let sir = "Sir"
        static let title = unknown()
        static func shadowed(_ name: String) -> String { let name = cleaned(name); return "Hi \\(name)" }
        static func all(_ names: String...) -> String { "Hi \\(names)" }
        static func plain() -> String { String(format: "o %@", title) }
        static func other(title: String) -> String { plain() }
        static func hello(_ p1: String) -> String { String(format: NSLocalizedString("hello", comment: ""), p1) }
      }
      func L(_ key: String, _ comment: String = "") -> String { NSLocalizedString(key, comment: comment) }
      """
    let tree = try await ElementSketch.tree(
      "\(words)\nstruct V: View { let name: String\nvar body: some View { \(source) } }")
    var label = try #require(tree.screens.first?.root.children.first)
    while let inner = label.children.first { label = inner }
    let found = (label.control.text?.arguments ?? []).map { $0.expression.map { "‹\($0)›" } ?? "'\($0.value ?? "")'" }
    #expect(found.joined(separator: " ") == arguments)
  }

  /// The image is that of the case that the call gives; it is unknown where the case is.
  @Test(arguments: [
    (".cross", "icon_cross"), ("Icon.add", "icon_add"), ("icon", "‹UIImage.of(name: icon)›"),
  ])
  func imagesOfCases(given: String, image: String) async {
    let source = """
      enum Icon { case add, cross }
      extension Icon { var file: String { switch self { case .add: return "icon_add"; case .cross: return "icon_cross" } } }
      extension UIImage { static func of(name: Icon) -> UIImage? { UIImage(named: name.file) } }
      class C: UIView { let v = UIImageView(image: UIImage.of(name: \(given))) }
      """
    #expect(await sketch(source) == "imageView image=\(image)")
  }

  /// The member of a case that is an image itself.
  @Test func imagesThatAreMembersOfCases() async {
    let source = """
      enum Icon { case add, cross
        var image: UIImage { switch self { case .add: return UIImage(named: "a")!; case .cross: return UIImage(named: "c")! } }
      }
      class C: UIView { let v = UIImageView(image: Icon.cross.image) }
      """
    #expect(await sketch(source) == "imageView image=c")
  }

  /// A library's function whose name or label speaks of symbols gives one.
  @Test(arguments: [
    ("Vendor.icon(forSymbolName: \"xmark\")", "xmark*"), ("VendorSymbol.icon(\"xmark\")", "xmark*"),
    ("Vendor.icon(\"xmark\")", "‹Vendor.icon(\"xmark\")›"),
  ])
  func symbolsOfLibraries(expression: String, image: String) async {
    #expect(await sketch("class C: UIView { let v = UIImageView(image: \(expression)) }") == "imageView image=\(image)")
  }

  /// Constants that are closures, or made of closures, are functions.
  @Test(arguments: [
    ("let style: (UIButton) -> Void = { $0.setTitle(\"A\", for: .normal) }", "style(b)", "button 'A'"),
    ("let name = { (b: UIButton, t: String) in b.accessibilityLabel = \"N\" }", "name(b, t)", "button label='N'"),
    (
      "let base: (UIButton) -> Void = { $0.accessibilityHint = \"H\" }\nlet style = concat(base, and: { $0.setTitle(\"A\", for: .normal) })",
      "style(b)", "button 'A' hint='H'"
    ),
    (
      "enum Style { static let big = { (b: UIButton) in b.accessibilityHint = \"H\" } }", "Style.big(b)",
      "button hint='H'"
    ),
    ("let style = library.style", "style(b)", "button code=style(b)"),
  ])
  func constantsOfClosures(constant: String, call: String, expected: String) async {
    let code = "class C: UIViewController { func build() { let b = UIButton()\n\(call) } }"
    #expect(await sketch("\(constant)\n\(code)") == expected)
  }

  /// UIKit makes one element of a cell and its switch.
  @Test(arguments: [("UISwitch()", "C.accessoryView"), ("UIStepper()", nil)] as [(String, String?)])
  func accessorySwitches(control: String, decidedBy: String?) async {
    // An identifier is only for tests.
    let code =
      "class C: UITableViewCell { func f() { let s = \(control)\ns.accessibilityIdentifier = \"a\"\naccessoryView = s } }"
    let trees = await CodeControlTests.trees(["V.swift": "import UIKit\n\(code)"])
    #expect(trees.first?.screens.first?.root.children.first?.code?.override == decidedBy)
  }

  /// What is put into a list is what code takes out of it.
  @Test(arguments: [
    ("buttons.append(b)", "for b in buttons { b.accessibilityLabel = \"N\" }"),
    ("buttons.insert(b, at: 0)", "for (i, b) in buttons.enumerated() { b.accessibilityLabel = \"N\" }"),
    ("buttons.append(contentsOf: [b])", "buttons.forEach { $0.accessibilityLabel = \"N\" }"),
    ("buttons.addObject(b)", "for b in buttons { b.accessibilityLabel = \"N\" }"),
  ])
  func itemsOfLists(addition: String, loop: String) async {
    let code =
      "class C: UIViewController { var buttons: [UIButton] = []\nfunc build() { let b = UIButton()\n\(addition)\nname() }\n"
      + "func name() { \(loop) } }"
    #expect(await sketch(code) == "button label='N'")
  }

  /// What a dictionary has for a key is what code takes out of one by that key.
  @Test(arguments: [
    ("let rows = [[\"title\": \"A\", \"view\": box]]", "row[\"view\"] as? UIView", true),
    ("let rows = [[\"view\": box]]", "row.objectForKey(\"view\")", true),
    ("let rows = [[\"view\": box]]", "row[\"accessory\"] as? UIView", false),
  ])
  func valuesOfDictionaries(rows: String, value: String, isAccessory: Bool) async {
    let code =
      "class C: UITableViewController { func f() { let box = UISwitch()\n\(rows) }\n"
      + "func g(row: [String: Any]) { let cell = UITableViewCell()\ncell.accessoryView = \(value) } }"
    let trees = await CodeControlTests.trees(["V.swift": "import UIKit\n\(code)"])
    let element = trees.first?.screens.first?.root.children.first { $0.kind == .switch }
    #expect(element?.code?.override == (isAccessory ? "C.accessoryView" : nil) && element != nil)
  }

  /// What calls give to the parameters of a function that makes an image, by their labels or places.
  @Test(arguments: [
    ("of(_ n: String, label: String?)", ".of(\"speaker\", label: \"Mute\")"),
    ("Symbol(named n: String, label: String?)", ".Symbol(named: \"speaker\", label: \"Mute\")"),
  ])
  func parametersOfImages(function: String, call: String) async {
    let images =
      "extension NSImage { static var mute: NSImage { \(call) }\nstatic func \(function) -> NSImage { guard let i = NSImage(systemSymbolName: n, accessibilityDescription: label) else { return NSImage() }\nreturn i } }"
    let code = "class C: NSView { func f() { let b = NSButton()\nb.image = .mute } }"
    #expect(await sketch("\(images)\n\(code)") == "button label='Mute' image=speaker*")
  }

  /// An empty title does not hide the description of an image that functions of the app make.
  @Test(arguments: [("\"\"", "label='Mute'"), ("\"Go\"", "'Go'")])
  func descriptionsOfImages(title: String, expected: String) async {
    let images =
      "extension NSImage { static func of(_ n: String, label: String?) -> NSImage { NSImage(systemSymbolName: n, accessibilityDescription: label)! } }"
    let code =
      "class C: NSView { func f() { let b = NSButton()\nb.image = .of(\"speaker\", label: \"Mute\")\nb.title = \(title) } }"
    let found = await sketch("\(images)\n\(code)")
    #expect(found.contains(expected) && found.contains("label=") == (title == "\"\""))
  }

  /// The titles of segments that code sets, in the places of those with which the control is made.
  @Test(arguments: [
    ("s.setTitle(\"A\", forSegmentAt: 1)", "segmentedControl\n  segment 'x'\n  segment 'A'"),
    (
      "s.setTitle(NSLocalizedString(\"a\", comment: \"\"), forSegmentAt: 0)\ns.setTitle(\"B\", forSegmentAt: 0)",
      "segmentedControl\n  segment 'B' others=\"a\"\n  segment 'y'"
    ),
    ("s.setTitle(\"A\", forSegmentAt: 2)", "segmentedControl\n  segment 'x'\n  segment 'y'"),
    ("s.setTitle(\"A\", forSegmentAt: i)", "segmentedControl\n  segment 'x'\n  segment 'y'"),
    ("s.setTitle(name, forSegmentAt: 0)", "segmentedControl\n  segment ‹name› code=name\n  segment 'y'"),
  ])
  func titlesOfSegments(code: String, expected: String) async {
    let made = "let s = UISegmentedControl(items: [\"x\", \"y\"])"
    #expect(await sketch("class C: UIViewController {\n\(made)\nfunc f() { \(code) }\n}") == expected)
  }

  /// The titles of a controller are those of its navigation item.
  @Test(arguments: [
    ("title = \"A\"", "navigationItem 'A'"), ("self.title = name", ""), ("let title = a; title = \"A\"", ""),
    (
      "navigationItem.title = \"A\"; title = NSLocalizedString(\"b\", comment: \"\")", "navigationItem 'A' others=\"b\""
    ),
    ("title = nil", ""), ("box.title = \"A\"", ""),
  ])
  func titlesOfControllers(code: String, expected: String) async {
    let source = "class C: UIViewController {\nlet s = UISwitch()\nfunc f() { \(code) }\n}"
    #expect(await sketch(source) == (expected.isEmpty ? "switch" : "switch\n\(expected)"))
    #expect(await sketch(source.replacing("UIViewController", with: "UIView")) == "switch")
  }

  /// What SwiftUI gives back to a type is the view that the type has made.
  @Test(arguments: [
    ("field", "textField placeholder='P' code=UIViewRepresentable"), ("other", "textField code=UIViewRepresentable"),
  ])
  func updatedViews(parameter: String, expected: String) async {
    let code =
      "struct F: UIViewRepresentable { func makeUIView(context: C) -> UITextField { let f = UITextField(); return f }\nfunc updateUIView(_ \(parameter): UITextField, context: C) { field.placeholder = \"P\" } }"
    #expect(await sketch(code) == expected)
  }

  /// A view of which no use says anything to VoiceOver is called what its code calls it.
  @Test(arguments: [
    ("F().frame(width: 40)", "button image=x"), ("F().padding().glow(2)", "button image=x"),
    ("VStack { F() }.accessibilityElement(children: .combine)", "button image=x code=UIViewRepresentable"),
    ("F().named(\"A\")", "button image=x code=UIViewRepresentable"),
  ])
  func usesOfRepresentables(use: String, expected: String) async throws {
    let code =
      "struct F: UIViewRepresentable { func makeUIView(context: C) -> UIButton { let b = UIButton(); b.setImage(UIImage(named: \"x\"), for: .normal); return b }\nfunc updateUIView(_ b: UIButton, context: C) {} }"
    let source = "import SwiftUI\nimport UIKit\nstruct V: View { var body: some View { \(use) } }\n\(code)"
    let tree = try #require(await CodeControlTests.trees(["V.swift": source]).first { $0.framework != .swiftUI })
    #expect(ElementSketch.lines(of: tree.screens.first?.root.children ?? [], depth: 0) == [expected])
  }

  /// A label that every use of a view gives settles what is said about it, also by the view of the app that shows it.
  @Test(
    arguments: [
      ("F().accessibilityLabel(\"A\")", "", "F.accessibilityLabel"),
      ("W().padding().accessibilityLabel(\"A\")", "F().frame(height: 40)", "F.accessibilityLabel"),
      ("HStack { F().accessibilityLabel(\"A\"); F() }", "", nil),
      ("HStack { W().accessibilityLabel(\"A\"); W() }", "F()", nil),
      ("F()", "", nil),
    ] as [(String, String, String?)])
  func labelsOfRepresentables(use: String, wrapped: String, expected: String?) async throws {
    let code =
      "struct F: UIViewRepresentable { func makeUIView(context: C) -> UITextView { UITextView() }\nfunc updateUIView(_ t: UITextView, context: C) {} }"
    let wrapper = "struct W: View { var body: some View { \(wrapped) } }"
    let source = "import SwiftUI\nimport UIKit\nstruct V: View { var body: some View { \(use) } }\n\(wrapper)\n\(code)"
    let tree = try #require(await CodeControlTests.trees(["V.swift": source]).first { $0.framework != .swiftUI })
    #expect(tree.screens.first?.root.children.first?.code?.override == expected)
  }

  /// What a name of a receiver means decides which function is called; a superclass with another name leaves it open.
  @Test(arguments: [
    (
      "class B: UIViewController { func dress(_ b: UIButton) { b.accessibilityLabel = \"B\" } }\ntypealias Base = B\nclass C: Base { func f() { let b = UIButton()\nview.addSubview(b)\ndress(b) } }",
      "button label='B'"
    ),
    (
      "class H { func dress(_ b: UIButton) { b.accessibilityLabel = \"H\" } }\nclass F { func dress(_ b: UIButton) {} }\nclass C: UIViewController { let h = F()\nfunc f() { let b = UIButton()\nview.addSubview(b)\nswitch kind { case .one(let h): h.dress(b)\ndefault: break } } }",
      "button label='H'"
    ),
  ])
  func receiversOfCalls(code: String, expected: String) async { #expect(await sketch(code) == expected) }

  /// A view of SwiftUI in a cell that is one element is not reached, unless it is shown elsewhere too.
  @Test(
    arguments: [
      ("cell.isAccessibilityElement = true", "", []), ("", "", ["Photo"]),
      ("cell.isAccessibilityElement = false", "", ["Photo"]),
      ("cell.isAccessibilityElement = true", "struct V: View { var body: some View { Text(\"a\"); Photo() } }", ["V"]),
      ("cell.isAccessibilityElement = true", "class E { let photo = Photo() }", ["Photo"]),
    ] as [(String, String, [String])])
  func viewsInCells(statement: String, other: String, screens: [String]) async {
    let code =
      "class D { func fill(cell: PhotoCell) { let photo = Photo(); let host = UIHostingController(rootView: photo)\ncell.contentView.addSubview(host.view)\n\(statement) } }"
    let source =
      "import SwiftUI\nclass PhotoCell: UICollectionViewCell {}\nstruct Photo: View { var body: some View { Image(\"a\") } }\n\(code)\n\(other)"
    let trees = await SwiftUIReader().read([SourceFile(path: "V.swift", bytes: Array(source.utf8))], jobs: 1)
      .flatMap(\.trees).filter { $0.framework == .swiftUI }
    #expect(trees.flatMap(\.screens).map(\.id) == screens)
  }

  /// A cell that a data source makes one element, by the type to which it is cast.
  @Test(arguments: [("true", "Cell.isAccessibilityElement"), ("false", nil)] as [(String, String?)])
  func cellsOfDataSources(value: String, decidedBy: String?) async {
    let cell = "class Cell: UICollectionViewCell { let b = UIButton()\nfunc f() { contentView.addSubview(b) } }"
    let code = "class D { func f() { let c = view.dequeue() as! Cell\nc.isAccessibilityElement = \(value) } }"
    let trees = await CodeControlTests.trees(["V.swift": "import UIKit\n\(cell)\n\(code)"])
    #expect(trees.first?.screens.first?.root.children.first?.code?.override == decidedBy)
  }

  /// The texts of cells, sections and search bars.
  @Test(arguments: [
    ("cell.textLabel?.text = \"A\"", "label 'A'"),
    ("cell.detailTextLabel?.text = NSLocalizedString(\"a\", comment: \"\")", "label \"a\""),
    ("cell.textLabel?.text = item.name", ""), ("cell.textLabel?.text = nil", ""), ("box.textLabel?.text = \"A\"", ""),
    ("var c = cell.defaultContentConfiguration()\nc.text = \"A\"\nc.secondaryText = \"B\"", "label 'A'\nlabel 'B'"),
    ("var c = UIListContentConfiguration.cell()\nc.text = \"A\"", "label 'A'"), ("var c = other()\nc.text = \"A\"", ""),
    (
      "let s = UISearchController(searchResultsController: nil)\ns.searchBar.placeholder = \"Find\"",
      "searchField placeholder='Find'"
    ),
    ("let s = UISearchController(searchResultsController: nil)", ""),
    (
      "}\nfunc tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { s == 0 ? \"A\" : nil",
      "label 'A'"
    ),
  ])
  func textsOfCells(code: String, expected: String) async {
    #expect(await sketch("class C: UITableViewController {\nfunc f() {\n\(code)\n}\n}") == expected)
  }

  /// A label of a class of the app has an element already.
  @Test func ownLabelsOfCells() async {
    let source = """
      class Cell: UITableViewCell { let textLabel = UILabel() }
      class C { func f() { cell.textLabel?.text = "A" } }
      """
    #expect(await sketch(source).split(separator: "\n").count == 1)
  }

  /// A label of the name in a class whose objects are no cells has neither the cells' texts nor their place.
  @Test(arguments: [
    ("let textLabel = UILabel()", "label 'B'\nlabel 'A'"), ("var textLabel: UILabel = makeLabel()", "label 'A'"),
    ("lazy var textLabel: UILabel = {\nlet l = UILabel()\nreturn l\n}()", "label 'B'\nlabel 'A'"),
  ])
  func labelsOfOthers(property: String, expected: String) async {
    let source = """
      class C: UITableViewController { func f() { cell.textLabel?.text = "A" } }
      class Box: UIViewController {
      \(property)
      func f() { view.addSubview(textLabel); textLabel.text = "B" }
      }
      """
    #expect(await sketch(source) == expected)
  }

  /// The messages of alerts, also of those that an initializer of the app makes.
  @Test(arguments: [
    ("let a = NSAlert()\na.messageText = \"M\"\na.informativeText = \"I\"", "view\n  label 'M'\n  label 'I'"),
    (
      "let a = UIAlertController(with: \"T\", text: \"M\", ok: \"OK\")", "view\n  label 'T'\n  label 'M'\n  button 'OK'"
    ),
    ("let a = Themed(with: \"T\", text: \"M\", ok: \"OK\")", "view\n  label 'T'\n  label 'M'\n  button 'OK'"),
  ])
  func messagesOfAlerts(code: String, expected: String) async {
    let own = """
      import UIKit
      class Themed: UIAlertController {}
      extension UIAlertController {
        convenience init(with title: String, text: String, ok: String) {
          self.init(title: title, message: text, preferredStyle: .alert)
          addAction(UIAlertAction(title: ok, style: .default))
        }
      }
      """
    let source = "class C: UIViewController {\nvar last: UIAlertController?\nfunc build() {\n\(code)\n}\n}"
    #expect(await CodeControlTests.sketch(source, ["A.swift": own]) == expected)
  }

  /// The keys and words that calls give to a function.
  @Test(arguments: [
    ("NSLocalizedString(key, comment: \"\")", "private ", "button \"a\" others=\"b\""),
    ("key", "private ", "button 'a' others='b'"),
    ("NSLocalizedString(key, comment: \"\")", "", "button \"a\" others=\"b\""),
  ])
  func keysThatCallsGive(title: String, modifier: String, expected: String) async {
    let source = """
      class C: UIViewController {
        func viewDidLoad() { add("a"); add("b") }
        \(modifier)func add(_ key: String) { let b = UIButton()
          b.setTitle(\(title), for: .normal) }
      }
      """
    let read = await sketch(source)
    #expect(read == expected)
  }

  /// What is hidden at first and shown by code, what is only measured, and what a button's type says.
  @Test(arguments: [
    ("let b = UIButton()\nb.isHidden = true\nif a { b.isHidden = false } else { b.isHidden = true }", "button"),
    ("let b = UIButton()\nb.isHidden = true", "button hidden"),
    ("let f = NSTextField()\nf.stringValue = \"x\"\n_ = f.sizeThatFits(.zero)", ""),
    ("let f = NSTextField()\nreturn f.fittingSize.height", ""),
    ("let f = NSTextField()\nf.sizeToFit()\nreturn f.intrinsicContentSize", ""),
    ("let f = NSTextField()\nview.addSubview(f)\nreturn f.fittingSize.height", "textField"),
    ("let f = NSTextField()\nreturn other.fittingSize.height", "textField"),
    // A field of no size is only there for what it shows in place of the keyboard.
    ("let f = UITextField()\nf.frame = .zero\nf.inputView = picker", ""),
    ("let f = UITextField()\nf.frame = CGRect(x: 0, y: 0, width: 0, height: 0)\nf.inputView = picker", ""),
    ("let f = UITextField()\nf.frame = CGRect(x: 0, y: 0, width: 40, height: 0)\nf.inputView = picker", "textField"),
    ("let f = UITextField()\nf.frame = .zero", "textField"),
    // Known by the place in a field, or shown by what the app adds to views.
    (
      "let b = UIButton()\nb.isHidden = true\nb.reveal()\n}\n}\nextension UIView {\nfunc reveal() {\nself.isHidden = false",
      "button"
    ),
    ("let b = UIButton()\nb.isHidden = true\nfield.rightView = b\nfield.rightView?.isHidden = isEmpty", "button"),
    ("let b = UIButton()\nb.isHidden = true\nfield.rightView = b", "button hidden"),
    ("let f = NSTextField()\n_ = f.sizeThatFits(.zero)\nview.addSubview(f)", "textField"),
    ("let b = NSButton()\nb.setButtonType(.switch)", "button type=check"),
  ])
  func presence(code: String, expected: String) async {
    #expect(await sketch("class C: UIViewController {\nfunc build() {\n\(code)\n}\n}") == expected)
  }

  /// A function of a library whose name says that it looks up a key of the tables.
  @Test(
    arguments: [
      ("VendorLocalizedString(\"Delete\", nil)", "Delete"), ("VendorLocalizedString(\"Remove\", nil)", nil),
      ("vendorText(\"Delete\")", nil), ("\"Delete\".localized()", "Delete"),
      ("\"De\\(x)\".localized()", nil), ("name.localized()", "Delete"), ("other.localized()", nil),
      ("name.localizedDescription", nil), ("NSLocalizedString(filled, comment: \"\")", nil),
      ("NSLocalizedString(known, comment: \"\")", "Delete"),
    ] as [(String, String?)])
  func keysOfLibraries(text: String, key: String?) async {
    let constants = """
      let name = "Delete"; let other = "Remove"; let filled = "Delete \\(x)"
      let part = "lete"; let known = "De\\(part)"
      """
    let source = "import UIKit\n\(constants)\nclass C: UIView { func f() { let l = UILabel(); l.text = \(text) } }"
    let file = SourceFile(path: "V.swift", bytes: Array(source.utf8))
    let tables = [TableKeys(name: "Localizable", keys: ["Delete"])]
    let readings = await SwiftUIReader().read([file], completing: [], with: SourceResources(tables: tables), jobs: 1)
    let label = readings.files.flatMap(\.trees).first?.screens.first?.root.children.first
    #expect(label?.control.text?.key == key)
  }
}
