import AuditModel
import Foundation
import Testing

@testable import SwiftSource

/// What code is found to do with the objects of interface files.
@Suite struct InterfaceCompletionTests {
  /// A button with the outlet `close` of the class `Player`, after some sources are read; files in Objective-C begin with `@`.
  private func button(
    _ sources: String..., owner: String? = nil, change: (inout Element) -> Void = { _ in }
  ) async throws -> Element {
    try await CompletedInterface.element(sources, owner: owner, change: change)
  }

  /// A menu that code gives a pop-up button replaces the items of the interface file.
  @Test(arguments: [
    (ElementKind.popUpButton, "close.menu = menu", true as Bool?), (.popUpButton, "close.removeAllItems()", true),
    (.popUpButton, "close.menu?.update()", nil), (.button, "close.menu = menu", nil),
  ])
  func menus(kind: ElementKind, code: String, isSample: Bool?) async throws {
    let element = try await button(player("func f() { \(code) }")) { element in
      element.kind = kind
      element.children = [Element(id: "i", kind: .menuItem)]
    }
    #expect(element.children.map(\.isPrototype) == [isSample])
    #expect(element.control.value?.expression == (isSample == true ? "close.selectedItem" : nil))
  }

  /// Code that chooses an item leaves open which one is shown.
  @Test(arguments: [
    ("close.selectItem(at: index)", "close.selectedItem" as String?),
    ("close.selectItem(withTag: 2)", "close.selectedItem"),
    ("close.isHidden = a", nil),
  ])
  func chosenItems(code: String, expression: String?) async throws {
    let element = try await button(player("func f() { \(code) }")) { $0.kind = .popUpButton }
    #expect(element.control.value?.expression == expression)
  }

  /// A text view that code makes read-only when it is loaded, and never again one to write in, is one from the beginning.
  @Test(arguments: [
    ("override func viewDidLoad() { close.isEditable = false }", false as Bool?),
    ("override func viewDidLoad() { setUp() }\nfunc setUp() { close.isEditable = false }", false),
    ("func lock() { close.isEditable = false }", nil),
    ("override func viewDidLoad() { close.isEditable = false }\nfunc edit() { close.isEditable = true }", nil),
    ("override func viewDidLoad() { close.isEditable = canEdit }", nil),
  ])
  func editing(code: String, isEditable: Bool?) async throws {
    let element = try await button(player(code)) { $0.kind = .textView }
    #expect(element.control.isEditable == isEditable)
  }

  /// A view of a class that inherits from a text view is one; what inherits from other controls has names of its own.
  @Test(arguments: [
    ("class Player: NSTextView {}", ElementKind.textView),
    ("class Base: UITextField {}\nclass Player: Base {}", .textField),
    ("class Player: UIButton {}", .view), ("class Player: NSView {}", .view), ("class Player: Library {}", .view),
  ])
  func kinds(code: String, kind: ElementKind) async throws {
    let element = try await CompletedInterface.element([code]) {
      ($0.kind, $0.customClass, $0.outlets) = (.view, "Player", nil)
    }
    #expect(element.kind == kind)
  }

  /// Objective-C's `NO` makes a text view read-only, too.
  @Test func editingInObjectiveC() async throws {
    let code = "@implementation Player\n- (void)awakeFromNib { [close setEditable:NO]; }\n@end"
    let element = try await CompletedInterface.element([code]) { $0.kind = .textView }
    #expect(element.control.isEditable == false)
  }

  /// What code takes out when it is loaded is not an accessibility element.
  @Test(arguments: [
    ("override func viewDidLoad() { close.isAccessibilityElement = false }", false as Bool?),
    ("func hide() { close.isAccessibilityElement = false }", nil),
    (
      "override func viewDidLoad() { close.isAccessibilityElement = false }\nfunc f() { close.isAccessibilityElement = true }",
      nil
    ),
    ("override func viewDidLoad() { close.isAccessibilityElement = isLocked }", nil),
    ("override func viewDidLoad() { header.close.isAccessibilityElement = false }", nil),
  ])
  func takenOut(code: String, isElement: Bool?) async throws {
    #expect(try await button(player(code)).accessibility.isElement == isElement)
  }

  /// The title that is set when the file is loaded comes before those that follow later.
  @Test func firstTitle() async throws {
    let element = try await button(
      player(
        "func update() { close.setTitle(\"New version\", for: .normal) }\noverride func viewDidLoad() { close.setTitle(\"Check\", for: .normal) }"
      ))
    #expect(element.control.states?[.normal]?.title?.value == "Check")
    #expect(element.otherTexts?.compactMap(\.value) == ["New version"])
  }

  /// What code sets in any case just before the view is shown comes first, whatever it has set before.
  @Test(arguments: [
    ("override func viewWillAppear(_ animated: Bool) { close.setTitle(\"Now\", for: .normal) }", "Now"),
    ("override func viewIsAppearing(_ animated: Bool) { update() }\nfunc update() { close.title = \"Now\" }", "Now"),
    (
      """
      override func viewDidLoad() { close.setTitle("Old", for: .normal) }
      override func viewWillAppear(_ animated: Bool) { close.setTitle("Now", for: .normal) }
      """, "Now"
    ),
    ("override func viewWillAppear(_ animated: Bool) { if isOn { close.setTitle(\"Now\", for: .normal) } }", "File"),
    ("override func viewDidAppear(_ animated: Bool) { close.setTitle(\"Now\", for: .normal) }", "File"),
  ]) func titlesOfAppearance(code: String, title: String) async throws {
    let element = try await button(player(code)) { element in
      element.control.states = [.normal: StateContent()]
      element.control.states?[.normal]?.title = LocalizableText("File")
    }
    #expect(element.control.states?[.normal]?.title?.value == title)
  }

  /// The title that code gives to a button is that of its configuration, if it has one there.
  @Test(arguments: [("Button", "SHA256", nil), (nil, nil, "SHA256")] as [(String?, String?, String?)])
  func configuredTitle(old: String?, configured: String?, ofState: String?) async throws {
    let element = try await button(player("override func viewDidLoad() { close.setTitle(\"SHA256\", for: []) }")) {
      $0.control.configuration = ButtonConfiguration(style: .plain)
      $0.control.configuration?.title = old.map { LocalizableText($0) }
    }
    #expect(element.control.configuration?.title?.value == configured)
    #expect(element.control.states?[.normal]?.title?.value == ofState)
  }

  /// A cell is prepared each time that it is shown.
  @Test(arguments: [
    ("func setupCell() { close.isHidden = true; close.isUserInteractionEnabled = false }", true as Bool?),
    (
      "func setupCell() { UIView.animate(withDuration: 1) { self.close.isHidden = true; self.close.isUserInteractionEnabled = false } }",
      true
    ),
    ("func setupCell() { if isEmpty { close.isHidden = true; close.isUserInteractionEnabled = false } }", nil),
    ("override func prepareForReuse() { close.isHidden = true; close.isUserInteractionEnabled = false }", nil),
  ]) func preparedCells(code: String, expected: Bool?) async throws {
    let cell = "import UIKit\nclass Player: UITableViewCell { @IBOutlet var close: UIButton!\n\(code) }"
    let element = try await button(cell)
    #expect(element.isHidden == expected && element.connections.ignoresTouches == expected)
  }

  /// What code keeps from taking touches, and never lets take them, ignores them.
  @Test(arguments: [
    ("override func viewDidLoad() { close.isUserInteractionEnabled = false }", true as Bool?),
    ("func setupCell() { close.userInteractionEnabled = false }", nil),
    ("func lock() { close.isUserInteractionEnabled = false }", nil),
    ("override func viewDidLoad() { close.isUserInteractionEnabled = isOpen }", nil),
    ("override func viewDidLoad() { close.isUserInteractionEnabled = false; close.isEnabled = isOpen }", nil),
    (
      "override func viewDidLoad() { close.isUserInteractionEnabled = false }\nfunc f() { close.isUserInteractionEnabled = true }",
      nil
    ),
    ("@implementation Player\n- (void)viewDidLoad { self.close.userInteractionEnabled = NO; }\n@end", true),
    ("@implementation Player\n- (void)viewDidLoad { [self.close setUserInteractionEnabled:NO]; }\n@end", true),
  ]) func touches(code: String, ignoresTouches: Bool?) async throws {
    let element = try await button(code.hasPrefix("@") ? code : player(code))
    #expect(element.connections.ignoresTouches == ignoresTouches)
    #expect(element.code?.sets?.contains(.enabled) != true || ignoresTouches == nil)
  }

  /// What code hides when the file is loaded, and never shows, is hidden.
  @Test(arguments: [
    ("override func viewDidLoad() { close.isHidden = true }", true as Bool?),
    ("override func viewDidLoad() { close.removeFromSuperview() }", true),
    ("override func viewDidLoad() { load { [weak self] in self?.close.isHidden = true } }", nil),
    ("func hide() { close.isHidden = true }", nil),
    ("override func viewDidLoad() { UIView.animate(withDuration: 1) { self.close.isHidden = true } }", true),
    (
      "override func viewDidLoad() { UIView.animate(withDuration: 1, animations: { self.close.isHidden = true }) }",
      true
    ),
    // What a controller calls so may follow what users do.
    ("func setupError() { close.isHidden = true }", nil),
    ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { close.isHidden = true }", nil),
    // Another name, or a library's method, may show it.
    ("override func viewDidLoad() { close.isHidden = true; views = [close, open] }", nil),
    ("override func viewDidLoad() { close.isHidden = true }\nfunc f() { close.fadeIn() }", nil),
    ("override func viewDidLoad() { close.isHidden = true }\nfunc f() { close.isHidden.toggle() }", nil),
    ("override func viewDidLoad() { close.isHidden = true }\nfunc f() { weakSelf.close.isHidden = false }", nil),
    ("override func viewDidLoad() { close.isHidden = true }\nfunc f() { close.isHidden = !isOn }", nil),
    ("override func viewDidLoad() { close.isHidden = true; fade(in: close) }", nil),
    ("override func viewDidLoad() { close.removeFromSuperview(); view.addSubview(close) }", nil),
    ("@implementation Player\n- (void)viewDidLoad { self.close.hidden = YES; }\n@end", true),
    ("@implementation Player\n- (void)viewDidLoad { [self.close removeFromSuperview]; }\n@end", true),
  ]) func hidden(code: String, isHidden: Bool?) async throws {
    #expect(try await button(code.hasPrefix("@") ? code : player(code)).isHidden == isHidden)
  }

  /// What is hidden in the file is shown if code shows it in any case before the view is shown.
  @Test(arguments: [
    ("override func viewDidLoad() { close.isHidden = false }", nil as Bool?),
    ("override func viewDidLoad() { if isOn { close.isHidden = false } }", true),
    ("override func viewDidLoad() { close.isHidden = !isOn }", true), ("func f() { close.isHidden = false }", true),
    ("override func viewDidLoad() { close.isHidden = false }\nfunc commonInit() { close.isHidden = true }", true),
    ("@implementation Player\n- (void)viewDidLoad { self.close.hidden = NO; }\n@end", nil),
  ]) func shown(code: String, isHidden: Bool?) async throws {
    let element = try await button(code.hasPrefix("@") ? code : player(code)) { $0.isHidden = true }
    #expect(element.isHidden == isHidden)
  }

  /// An item of a menu that shows a view does not show its title.
  @Test(arguments: [
    ("close.view = sliderView", ElementKind.menuItem, "sliderView" as String?), ("close.view = nil", .menuItem, nil),
    ("close.view = sliderView", .button, nil),
  ]) func ownViews(code: String, kind: ElementKind, expression: String?) async throws {
    let element = try await button(player("override func viewDidLoad() { \(code) }")) { element in
      element.kind = kind
      element.control.title = LocalizableText("Slider")
    }
    #expect(element.control.title?.expression == expression)
    #expect(element.code?.replaced == expression.map { _ in [LocalizableText("Slider")] })
  }

  /// Segments that code takes away when the file is loaded are never shown.
  @Test(arguments: [
    ("override func viewDidLoad() { close.removeAllSegments() }", 0),
    ("func fill() { close.removeAllSegments() }", 1),
  ]) func segments(code: String, count: Int) async throws {
    let element = try await button(player(code)) { element in
      element.kind = .segmentedControl
      element.children = [Element(id: "i", kind: .segment)]
    }
    #expect(element.children.count == count)
  }

  /// What an assignment sets is all that follows the sign.
  @Test(arguments: [
    ("close.accessibilityLabel = name ?? other", "name ?? other", []),
    ("close.accessibilityLabel = isOn ? \"Play\" : \"Pause\"", nil as String?, ["Play", "Pause"]),
  ]) func choicesOfValues(code: String, expression: String?, words: [String]) async throws {
    let element = try await button(player("func f() { \(code) }"))
    #expect(element.accessibility.label?.expression == expression)
    #expect(
      ([element.accessibility.label].compactMap(\.self) + (element.otherTexts ?? [])).compactMap(\.value) == words)
  }

  /// The hint of the other branch of a choice is another hint.
  @Test func choicesOfHints() async throws {
    let element = try await button(player("func f() { close.accessibilityHint = isOn ? \"A\" : \"B\" }"))
    #expect(element.accessibility.hint?.value == "A")
    #expect(element.accessibility.otherHints?.map(\.value) == ["B"])
  }

  /// The string of an attributed text is what it says, also that of a constant among the statements.
  @Test(arguments: [
    ("close.attributedPlaceholder = NSAttributedString(string: \"A\", attributes: [:])", "A"),
    ("let words = \"A\"\nclose.attributedPlaceholder = NSAttributedString(string: words, attributes: [:])", "A"),
    ("let words = name()\nclose.placeholder = words", "name()"), ("close.placeholder = words", "words"),
  ])
  func attributedTexts(code: String, expected: String) async throws {
    let field = try await button(player("override func viewDidLoad() { \(code) }")) { $0.kind = .textField }
    #expect((field.control.placeholder?.value ?? field.control.placeholder?.expression) == expected)
  }

  /// A text that code gives an outlet is where the code is.
  @Test func placesOfTexts() async throws {
    let element = try await button(player("func f() {\n  close.accessibilityLabel = \"Close\"\n}"))
    let place = element.accessibility.label?.location
    #expect(place == SourceLocation(file: "0", line: 5, column: 3))
  }

  /// What code gives to a class or structure of the app, by what that sets of its members.
  @Test(arguments: ["class", "struct"], [("view.string = a", ["title"]), ("view.accessibilityLabel = a", ["label"])])
  func takers(keyword: String, _ use: (code: String, sets: [String])) async throws {
    let (code, sets) = use
    let taker =
      "import UIKit\n\(keyword) Formatter { let view: UIView\ninit(view: UIView) { self.view = view }\nfunc f() { \(code) } }"
    let known = try await button(player("func f() { Formatter(view: close) }"), taker).code
    #expect(known?.sets?.map(\.rawValue) == sets)
    #expect(known?.givenTo == nil)
  }

  /// What a class of the app adds to one of the system runs only for objects on which code calls it.
  @Test(arguments: [("", nil as [String]?), ("close.isLocalized = true", ["title"])]) func addedMembers(
    call: String, sets: [String]?
  ) async throws {
    let added = """
      import UIKit
      class Round: UIButton {}
      extension UIButton { @IBInspectable var isLocalized: Bool { get { false } set { setTitle(a, for: .normal) } } }
      """
    let element = try await button(player("func f() { \(call) }"), added) { $0.customClass = "Round" }
    #expect(element.code?.sets?.map(\.rawValue) == sets)
  }

  /// What a pop-up button shows is its value; a pull-down button has a title.
  @Test(arguments: [(ControlType.popUp, nil as String?, "a" as String?), (.pullDown, "a", nil)]) func choices(
    type: ControlType, title: String?, value: String?
  ) async throws {
    let element = try await button(player("func f() { close.setTitle(a) }")) { element in
      (element.kind, element.control.type) = (.popUpButton, type)
    }
    #expect(element.control.title?.expression == title)
    #expect(element.control.value?.expression == value)
  }

  /// An interface of the Mac with the class `Player` as its owner, after some source is read.
  private func macInterface(_ root: Element, _ source: String, in file: String = "Main.xib") async throws -> Element {
    var tree = InterfaceTree(source: file, platform: .macOS)
    tree.screens = [Screen(id: "s", root: root)]
    tree.ownerClass = "Player"
    let files = [SourceFile(path: "0", bytes: Array("import AppKit\n\(source)".utf8))]
    let result = await SwiftUIReader().read(files, completing: [tree], jobs: 1)
    return try #require(result.interfaces.first?.screens.first?.root)
  }

  /// The title of a window: its controller replaces it, or the controller of what code shows in it.
  @Test(arguments: [
    ("class Player: NSWindowController { func f() { window?.title = a } }", false, "Main.xib", true),
    (
      "class Player: NSWindowController {}\nclass Pane: NSViewController { func f() { view.window?.title = a } }",
      false, "Main.xib", true
    ),
    // What an interface file shows in it is of other controllers.
    (
      "class Player: NSWindowController {}\nclass Pane: NSViewController { func f() { view.window?.title = a } }",
      true, "Main.xib", false
    ),
    (
      "class Player: NSWindowController {}\nclass Pane: NSViewController { func f() { view.window?.title = a } }",
      false, "Main.storyboard", false
    ),
    ("class Player: NSWindowController { func f() { other.window?.title = a } }", false, "Main.xib", false),
  ]) func windows(source: String, isFilled: Bool, file: String, isReplaced: Bool) async throws {
    var window = Element(id: "w", kind: .window)
    (window.outlets, window.outletClasses) = (["window"], ["Player"])
    window.control.title = LocalizableText("Preferences")
    var content = Element(id: "v", kind: .view)
    if isFilled { content.children = [Element(id: "b", kind: .button)] }
    window.children = [content]
    let known = try await macInterface(window, source, in: file)
    #expect(known.code?.sets(anyOf: [.title]) == isReplaced)
  }

  /// Controls in the cells of a table that code reaches by names of its own.
  @Test(arguments: [
    ("let s = cell.viewWithTag(1) as! NSSlider; s.minValue = 1; open.accessibilityLabel = a", true),
    ("let s = cell.viewWithTag(1) as! NSSlider; s.setAccessibilityLabel(a)", false),
    ("cell.textField?.setAccessibilityLabel(a)", false),
  ]) func prototypes(code: String, isLeftUnnamed: Bool) async throws {
    var slider = Element(id: "s", kind: .slider)
    (slider.isPrototype, slider.outlets) = (true, ["textField"])
    var named = Element(id: "b", kind: .button)
    (named.outlets, named.outletClasses) = (["open"], ["Player"])
    var root = Element(id: "r", kind: .view)
    root.children = [slider, named]
    let known = try await macInterface(root, "class Player: NSViewController {\nfunc f() { \(code) }\n}")
    #expect(known.children[0].code == (isLeftUnnamed ? CodeUse(classes: ["Player"]) : nil))
  }

  /// On iOS the controller of the scene fills the cells, and the cell's own class.
  @Test(
    arguments: [
      ("let s = cell.viewWithTag(1) as! UISwitch; s.isOn = true", nil, ["Player"]),
      ("let s = cell.viewWithTag(1) as! UISwitch; s.accessibilityLabel = a", nil, nil),
      ("", "Cell", ["Cell", "Player"]), ("", "Unread", nil),
    ] as [(String, String?, [String]?)])
  func prototypesOfScenes(code: String, cellClass: String?, classes: [String]?) async throws {
    var control = Element(id: "s", kind: .switch)
    control.isPrototype = true
    var cell = Element(id: "c", kind: .cell)
    (cell.customClass, cell.children) = (cellClass, [control])
    let sources = [player("func f() { \(code) }"), "import UIKit\nclass Cell: UITableViewCell {}"]
    let scene = try await CompletedInterface.element(sources) { element in
      element = Element(id: "v", kind: .viewController)
      (element.customClass, element.children) = ("Player", [cell])
    }
    #expect(scene.children.first?.children.first?.code?.classes == classes)
  }

  private func player(_ code: String) -> String {
    "import UIKit\nclass Player: UIViewController {\n  @IBOutlet weak var close: UIButton!\n\(code)\n}"
  }

  /// The ways in which Swift sets a property of an outlet.
  @Test(arguments: [
    ("func f() { close.accessibilityLabel = a }", ["label"]),
    ("func f() { self.close?.accessibilityLabel = a }", ["label"]),
    ("func f() { close!.setTitle(a, for: .normal) }", ["title"]),
    ("func f() { close.titleLabel?.text = a }", ["title"]),
    ("func f() { close.titleLabel?.font = a }", ["font"]),
    ("@IBOutlet var x: UIView! { didSet { close.accessibilityTraits = .header } }", ["traits"]),
    ("func f() { close.accessibilityTraits |= a }", ["traits"]),
    ("func f() { [close, open].forEach { $0.isHidden = true } }", ["visibility"]),
    ("func f() { for button in [close, open] { button?.toolTip = a } }", ["toolTip"]),
    ("func f() { let all = [close, open]; all.forEach { $0.isHidden = true } }", ["visibility"]),
    ("func f() { zip([close, open], texts).forEach { p in let (b, t) = p\nb?.toolTip = t } }", ["toolTip"]),
    ("func f() { zip([close, open], texts).forEach { b, t in b.toolTip = t } }", ["toolTip"]),
    ("func f() { zip([close, open], texts).forEach { $0.toolTip = $1 } }", ["toolTip"]),
    ("func f() { zip([close, open], texts).forEach { $0.0.toolTip = $0.1 } }", ["toolTip"]),
    ("func f() { for (b, t) in zip([close, open], texts) { b.toolTip = t } }", ["toolTip"]),
    ("func f() { for (t, b) in zip([close, open], others) { b.toolTip = a } }", []),
    ("func f() { for (i, b) in [close, open].enumerated() { b.toolTip = a } }", ["toolTip"]),
    ("func f() { for (b, t) in [(close, a), (open, c)] { b.toolTip = t } }", ["toolTip"]),
    ("func f() { if let button = close { button.tintColor = a } }", ["color"]),
    ("func f() { let button = close!; button.isEnabled = a }", ["enabled"]),
    ("func f() { with(close) { view in view.accessibilityHint = a } }", ["hint"]),
    ("func f() { close.then { $0.accessibilityValue = a } }", ["value"]),
    ("func f() { label(close) }\nfunc label(_ b: UIButton) { b.accessibilityLabel = a }", ["label"]),
    (
      "func f() { label(a, of: close) }\nfunc label(_ t: String, of b: UIButton) { b.accessibilityLabel = t }",
      ["label"]
    ),
    ("func f() { label(a, of: close) }\nfunc label(_ t: String, to b: UIButton) { b.accessibilityLabel = t }", []),
    ("func f() { close.decorate() }", ["image"]),
    ("func f() { view.addSubview(close); close.layoutIfNeeded() }", []),
    ("func f() { if close.accessibilityLabel == a { return } }", []),
    ("func f() { close[0].accessibilityLabel = a; self.close[i]?.toolTip = a }", ["label", "toolTip"]),
    ("func f() { close[0][1].accessibilityLabel = a; open[0].accessibilityLabel = a }", ["label"]),
    ("func f() { open.accessibilityLabel = a }", []),
    ("func f() { print(close.title) }", []),
    ("func f() { close.setImage(a, forSegmentAt: 0) }", ["image"]),
    (
      "#if DEBUG\nfunc f() { close.accessibilityLabel = a }\n#else\nfunc f() { close.toolTip = a }\n#endif", ["toolTip"]
    ),
  ]) func setsInSwift(code: String, expected: [String]) async throws {
    let helper = "import UIKit\nextension UIButton { func decorate() { setImage(a, for: .normal) } }"
    let element = try await button(player(code), helper)
    #expect(element.code?.classes == ["Player"])
    #expect((element.code?.sets ?? []).map(\.rawValue) == expected)
    #expect(element.code?.givenTo == nil)
  }

  /// The ways in which Objective-C does.
  @Test(arguments: [
    ("- (void)f { self.close.accessibilityLabel = a; }", ["label"]),
    ("- (void)f { _close.accessibilityLabel=@\"Close\"; }", ["label"]),
    ("- (void)f { [self.close setAccessibilityLabel:a]; }", ["label"]),
    ("- (void)f { [[self close] setTitle:a forState:UIControlStateNormal]; }", ["title"]),
    ("- (void)f { [self.close.titleLabel setFont:[UIFont boldSystemFontOfSize:12]]; }", ["font"]),
    ("- (void)f { [self label:self.close]; }\n- (void)label:(UIButton *)b { b.accessibilityLabel = a; }", ["label"]),
    (
      "- (void)f { [self set:a on:_close]; }\n- (void)set:(id)t on:(UIButton *)b { [b setToolTip:t]; }", ["toolTip"]
    ),
    ("- (void)f { if (a) { [x y:^{ self.close.hidden = YES; }]; } }", ["visibility"]),
    // What follows a message in a block whose receiver is no name.
    ("- (void)f { [a each:^(id x) { [self.icons[0] start]; }]; self.close.accessibilityLabel = a; }", ["label"]),
    ("- (void)f { [a each:^(id x) { [self.icons[i + 1] start]; }]; self.close.accessibilityLabel = a; }", ["label"]),
    ("- (void)f { [a each:^(id x) { [[b c][0] start:d]; }]; self.close.accessibilityLabel = a; }", ["label"]),
    ("- (void)f { [a each:^(id x) { [@\"b\" c]; [@[d, e] f]; }]; self.close.accessibilityLabel = a; }", ["label"]),
    (
      "- (void)f { [a each:^(id x) { x.y = ({ id z = [i[j] k]; z.text = [i[j + 1] k]; z; }); }]; self.close.toolTip = a; }",
      ["toolTip"]
    ),
    ("- (void)f { [a b:^(id x) { [c[0] d]; } e:^{ self.close.accessibilityLabel = a; }]; }", ["label"]),
    (
      "- (void)f { [self add:@[a, b] to:self.close]; }\n- (void)add:(id)a to:(UIButton *)b { b.hidden = a; }",
      ["visibility"]
    ),
    ("- (void)f { [self.close[0] setTitle:a]; _close[i].hidden = YES; }", ["title", "visibility"]),
    ("- (void)f { [self.close[i + 1] setTitle:a]; self.closed[0].hidden = YES; }", []),
    ("- (void)f { for (UIButton *b in _close) { [b setTitleColor:a forState:0]; } }", ["color"]),
    ("- (void)f { for (UIButton *b in @[self.open, self.close]) b.hidden = YES; }", ["visibility"]),
    ("- (void)f { for (UIButton *b in self.open) { b.hidden = YES; } }", []),
    ("- (void)f { for (int i = 0; i < 3; i++) { self.close.hidden = YES; } }", ["visibility"]),
    (
      "- (void)f { [self.close enumerateObjectsUsingBlock:^(UIButton *b, NSUInteger i, BOOL *s) { b.toolTip = a; }]; }",
      ["toolTip"]
    ),
    (
      "- (void)f { [self.close enumerateObjectsWithOptions:0 usingBlock:^(UIButton *b, NSUInteger i, BOOL *s) { b.toolTip = a; }]; }",
      ["toolTip"]
    ),
    ("- (void)f { if (a) b(); else [self.close setHidden:YES]; }", ["visibility"]),
    // Broken code ends with its file.
    ("- (void)f { self.close.hidden = a; [self.icons[0", ["visibility"]),
    ("- (void)f { self.close.hidden = a; for (UIButton *b in", ["visibility"]),
    ("- (void)f { self.close.hidden = a; [x enumerateObjectsUsingBlock:^(", ["visibility"]),
    ("- (void)f { if (self.close.accessibilityLabel == a) return; }", []),
    ("- (void)f { // self.close.accessibilityLabel = a;\n }", []),
    ("- (void)f { NSLog(@\"self.close.accessibilityLabel = a;\"); }", []),
    ("#define F self.close.accessibilityLabel = a;\n- (void)f { [self.view addSubview:self.close]; }", []),
    ("- (void)f { x = a ? b : c; array[self.close.tag] = 1; self.close.accessibilityHint = a ? b : c; }", ["hint"]),
  ]) func setsInObjectiveC(code: String, expected: [String]) async throws {
    let element = try await button("@implementation Player\n\(code)\n@end")
    #expect(element.code?.classes == ["Player"])
    #expect((element.code?.sets ?? []).map(\.rawValue) == expected)
  }

  /// Extensions and superclasses of the module count, other classes do not; what is not declared is not known.
  @Test func classes() async throws {
    let label = "func f() { close.accessibilityLabel = a }"
    let bare = player("")
    #expect(try await button(bare, "import UIKit\nextension Player { \(label) }").code?.sets == [.label])
    #expect(try await button(bare, "import UIKit\nclass Other { \(label) }").code?.sets == nil)
    #expect(try await button("import UIKit\nclass Player: Base {}\nclass Base { \(label) }").code?.sets == [.label])
    #expect(try await button("import UIKit\nextension Player { \(label) }").code == nil)
    #expect(try await button("import UIKit\nclass Cell { \(label) }").code == nil)
    #expect(try await button("@implementation Player (Labels)\n- (void)f { _close.hidden = a; }\n@end").code != nil)
    let cell = "import UIKit\nclass List { func f(cell: Player) { cell.close.accessibilityLabel = a } }"
    #expect(try await button(bare, cell).code?.sets == [.label])
  }

  /// An object runs the methods of its own class and of those that this inherits from.
  @Test(arguments: [("Round", [.size]), ("Cross", [.label, .size])] as [(String, [CodeProperty])])
  func methodsOfClasses(name: String, sets: [CodeProperty]) async throws {
    let source = """
      import UIKit
      class Round: UIButton { required init?(coder: NSCoder) { super.init(coder: coder); configure() } }
      private extension Round { func configure() { frame = a } }
      class Cross: Round { required init?(coder: NSCoder) { super.init(coder: coder); configure() } }
      private extension Cross { func configure() { accessibilityLabel = "Close" } }
      """
    let element = try await button(source) { element in
      (element.outlets, element.outletClasses, element.customClass) = (nil, nil, name)
    }
    #expect(element.code?.sets == sets)
  }

  /// Constants that are closures, or made of closures, are functions.
  @Test(arguments: [
    "let big: (UIButton) -> Void = { $0.heightAnchor.constraint(equalToConstant: 48).isActive = true }",
    "let big = { (button: UIButton) in button.frame = a }",
    "let big = concat(base, and: { $0.frame = a })",
    "let tall = { (button: UIButton) in button.frame = a }\nlet big = concat(tall, and: { _ in })",
    "enum Style { static let big = { (button: UIButton) in button.frame = a } }",
  ])
  func constantsOfClosures(constant: String) async throws {
    #expect(try await button(player("func f() { big(close) }"), "import UIKit\n\(constant)").code?.sets == [.size])
  }

  /// What the functions set that are called in any case when the screen is loaded.
  @Test(
    arguments: [
      ("override func viewDidLoad() { fill() }\nfunc fill() { close.setTitle(\"New\", for: .normal) }", "New"),
      (
        "override func viewDidLoad() { start() }\nfunc start() { self.fill() }\nfunc fill() { close.setTitle(\"New\", for: .normal) }",
        "New"
      ),
      (
        "override func viewDidLoad() { if a { fill() } }\nfunc fill() { close.setTitle(\"New\", for: .normal) }", "Old"
      ),
      (
        "override func viewDidLoad() { later { self.fill() } }\nfunc fill() { close.setTitle(\"New\", for: .normal) }",
        "Old"
      ),
      (
        "override func viewDidLoad() { fill() }\nfunc fill() { if a { close.setTitle(\"New\", for: .normal) } }", "Old"
      ),
      ("@IBAction func tap() { fill() }\nfunc fill() { close.setTitle(\"New\", for: .normal) }", "Old"),
      // The function that the framework calls has branches as well.
      ("override func viewDidLoad() { if a { close.setTitle(\"New\", for: .normal) } }", "Old"),
      ("override func viewDidLoad() { guard a else { close.setTitle(\"New\", for: .normal); return } }", "Old"),
      (
        "override func viewDidLoad() { close.setTitle(\"New\", for: .normal); if a { close.setTitle(\"B\", for: .normal) } }",
        "New"
      ),
    ])
  func functionsAtLoading(code: String, title: String) async throws {
    let element = try await button(player(code)) { $0.control.states = [.normal: StateContent(title: "Old")] }
    #expect(element.control.states?[.normal]?.title?.value == title)
  }

  /// Gestures that code adds to a label, which ignores touches unless the file or code says otherwise.
  @Test(
    arguments: [
      ("close.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))", nil, ["tap"]),
      ("let t = UITapGestureRecognizer(); close.addGestureRecognizer(t)", nil, ["tap"]),
      ("close.addGestureRecognizer(press)", nil, ["longPress"]),
      ("close.addGestureRecognizer(UITapGestureRecognizer())", true, []),
      ("close.isUserInteractionEnabled = true; close.addGestureRecognizer(UITapGestureRecognizer())", true, ["tap"]),
      ("close.addGestureRecognizer(other)", nil, []),
    ] as [(String, Bool?, [String])])
  func gestures(code: String, ignoresTouches: Bool?, expected: [String]) async throws {
    let members = "let press = UILongPressGestureRecognizer()\n"
    let element = try await button(player(members + "override func viewDidLoad() { \(code) }")) { element in
      element.kind = .label
      element.ignoresTouches = ignoresTouches
    }
    #expect((element.gestures ?? []).map(\.name) == expected)
  }

  /// The same in Objective-C.
  @Test(arguments: [("[self fill];", "New"), ("if (a) [self fill];", "Old"), ("if (a) { [self fill]; }", "Old")])
  func functionsAtLoadingInObjectiveC(call: String, title: String) async throws {
    let code =
      "@implementation Player\n- (void)viewDidLoad { \(call) }\n- (void)fill { [_close setTitle:@\"New\" forState:a]; }\n@end"
    let element = try await button(code) { $0.control.states = [.normal: StateContent(title: "Old")] }
    #expect(element.control.states?[.normal]?.title?.value == title)
  }

  /// An outlet that has the name of a control's part is set from another class too.
  @Test(arguments: ["titleLabel", "nameLabel"])
  func outletsNamedLikeParts(name: String) async throws {
    let list = "import UIKit\nclass List { func f(cell: Player) { cell.\(name).text = a } }"
    #expect(try await button(player(""), list) { $0.outlets = [name] }.code?.sets == [.title])
  }

  /// The title of a submenu is that of its item.
  @Test func titlesOfSubmenus() async throws {
    let item = try await button(
      "import AppKit\nclass Player: NSObject { @IBOutlet var close: NSMenu!\nfunc awakeFromNib() { close.title = \"New\" } }"
    ) { element in
      var menu = Element(id: "m", kind: .menu)
      (menu.outlets, menu.outletClasses) = (["close"], ["Player"])
      element = Element(id: "b", kind: .menuItem)
      element.control.title = "Old"
      element.children = [menu]
    }
    #expect(item.control.title?.value == "New")
  }

  /// What an object is given to is named if it is the app's own and its effect is not known.
  @Test(arguments: [("class Menu: Base {}", ["Menu"] as [String]?), ("class Menu {}", nil)]) func gifts(
    menu: String, takers: [String]?
  ) async throws {
    let stored = player("func f() { Menu(anchor: close) }") + "\n\(menu)"
    #expect(try await button(stored).code?.givenTo == takers)
  }

  /// Files without a sign of a framework, of which code in others may need the classes or that change members of other objects.
  @Test func filesWithoutSigns() async throws {
    let list = "class List { func f(cell: Player) { cell.close.text = a } }"
    #expect(try await button(player(""), list).code?.sets == [.title])
    let own = "class Round: Base {}"
    let base = "import UIKit\nclass Base: UIButton { func f() { accessibilityLabel = a } }"
    let element = try await button(own, base) { element in
      (element.outlets, element.outletClasses, element.customClass) = (nil, nil, "Round")
    }
    #expect(element.code == CodeUse(classes: ["Round"], sets: [.label]))
  }

  /// What code of a controller does with an element inside it.
  private func item(_ kind: ElementKind, role: String, code: String, isOfPlayer: Bool = true) async throws -> Element {
    try await button(player(code), "@implementation None\n@end") { element in
      var item = Element(id: "i", kind: kind)
      item.layout.role = .init(name: role)
      item.control.title = "Old"
      (element.outlets, element.outletClasses) = (nil, nil)
      element = Element(id: "c", kind: .viewController)
      element.customClass = isOfPlayer ? "Player" : nil
      element.children = [item]
    }.children[0]
  }

  /// A controller has its navigation item, and the items of that, without outlets.
  @Test(
    arguments: [
      (.navigationItem, "navigationItem", "title = \"New\"", "New"),
      (.navigationItem, "navigationItem", "self.title = \"New\"", "New"),
      (.navigationItem, "navigationItem", "navigationItem.title = \"New\"", "New"),
      (.navigationItem, "navigationItem", "let title: String; title = \"New\"", "Old"),
      (.navigationItem, "navigationItem", "let title: String; self.title = \"New\"", "New"),
      (.barButtonItem, "rightBarButtonItem", "navigationItem.rightBarButtonItem?.title = \"New\"", "New"),
      (.barButtonItem, "leftBarButtonItem", "navigationItem.rightBarButtonItem?.title = \"New\"", "Old"),
      (.barButtonItem, "rightBarButtonItem", "title = \"New\"", "Old"),
      (.label, "label", "title = \"New\"", "Old"),
    ] as [(ElementKind, String, String, String)])
  func navigationItems(kind: ElementKind, role: String, code: String, title: String) async throws {
    let code = "override func viewDidLoad() { \(code) }"
    #expect(try await item(kind, role: role, code: code).control.title?.value == title)
    #expect(try await item(kind, role: role, code: code, isOfPlayer: false).control.title?.value == "Old")
  }

  /// An item of a navigation item in whose place code puts others when the controller is loaded is not shown.
  @Test(arguments: [
    ("navigationItem.rightBarButtonItem = item", true), ("navigationItem.rightBarButtonItems = [a, b]", true),
    ("navigationItem.setRightBarButton(item, animated: false)", true),
    ("navigationItem.rightBarButtonItem = nil", true),
    ("spin()", true), ("navigationItem.leftBarButtonItem = item", false), ("if a { spin() }", false), ("idle()", false),
    ("if a { navigationItem.rightBarButtonItem = item }", false),
    ("other.navigationItem.rightBarButtonItem = a", false),
    ("navigationItem.rightBarButtonItems = [navigationItem.rightBarButtonItem!, a]", false),
  ])
  func replacedItems(code: String, isReplaced: Bool) async throws {
    let added =
      "extension UIViewController { func spin() { navigationItem.rightBarButtonItem = a }\nfunc idle() {} }"
    let source = player("override func viewDidLoad() { \(code) }") + "\n\(added)"
    for outlet in [nil, "close"] {
      let controller = try await button(source) { element in
        var item = Element(id: "i", kind: .barButtonItem)
        item.layout.role = .rightBarButtonItem
        (item.outlets, item.outletClasses) = (outlet.map { [$0] }, outlet.map { _ in ["Player"] })
        var bar = Element(id: "n", kind: .navigationItem)
        bar.children = [item]
        (element.outlets, element.outletClasses) = (nil, nil)
        element = Element(id: "c", kind: .viewController)
        element.customClass = "Player"
        element.children = [bar]
      }
      #expect(controller.children[0].children.isEmpty == (isReplaced && outlet == nil))
    }
  }

  /// The title that a controller gives itself whose view a file contains without a bar.
  @Test(
    arguments: [
      ("title = \"A\"", "Player", "A"),
      ("navigationItem.title = NSLocalizedString(\"a\", comment: \"\")", "Player", "a"),
      ("self.title = name", "Player", "name"), ("title = nil", "Player", nil), ("close.title = \"A\"", "Player", nil),
      ("title = \"A\"", "Other", nil),
    ] as [(String, String, String?)])
  func titlesOfOwners(code: String, owner: String, title: String?) async throws {
    let source =
      player("override func viewDidLoad() { \(code) }") + "\nclass Other: UIViewController {}"
      + "\nextension UIViewController { func name(_ t: String) { self.title = t } }"
    let view = Element(id: "v", kind: .view)
    var tree = InterfaceTree(source: "Player.xib", platform: .iOS)
    (tree.ownerClass, tree.screens) = (owner, [Screen(id: "v", root: view)])
    tree.screens[0].root.outlets = ["view"]
    tree.screens[0].root.outletClasses = [owner]
    let file = SourceFile(path: "P.swift", bytes: Array(source.utf8))
    let read = await SwiftUIReader().read([file], completing: [tree], jobs: 1)
    let root = try #require(read.interfaces.first?.screens.first?.root)
    let text = root.children.first { $0.kind == .navigationItem }?.control.title
    #expect((text?.key ?? text?.value ?? text?.expression) == title)
  }

  /// A tab of a controller, or in a bar, that code of any kind may give a title.
  @Test(
    arguments: [
      ("Player", "tabBarItem.title = \"New\"", "New"), ("Player", "self.tabBarItem = a", "code"),
      ("Player", "tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)", "code"),
      (nil, "controllers.forEach { $0.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0) }", "code"),
      ("Player", "navigationController?.tabBarItem.title = name", "name"),
      ("Player", "tabBar.items?[0].accessibilityLabel = \"New\"", "New"),
      ("Player", "let item = tabBar.items![0]\nitem.title = \"New\"", "New"),
      ("Player", "tabBar.items?[1].title = \"New\"", nil), ("Player", "tabBar.items?[i].title = name", "name"),
      ("Player", "viewControllers?[1].tabBarItem.title = name", "name"),
      ("Player", "let c = controllers[1]\nc.tabBarItem.title = name", "name"),
      ("Player", "rows[0][1][2][3][4][5].tabBarItem.title = name", nil),
      ("Player", "other.title = name", nil),
      (nil, "tabBarItem.title = \"New\"", "code"), (nil, "navigationController?.tabBarItem.title = name", "name"),
      (nil, "tabBar.items?[0].title = name", nil),
    ] as [(String?, String, String?)])
  func tabs(owner: String?, code: String, expected: String?) async throws {
    let bar = try await button(player("override func viewDidLoad() { \(code) }")) { element in
      (element.outlets, element.outletClasses) = (nil, nil)
      element = Element(id: "c", kind: .viewController)
      element.customClass = owner
      element.children = [Element(id: "0", kind: .tabBarItem)]
    }
    let tab = try #require(bar.children.first)
    let text = tab.control.title ?? tab.accessibility.label
    #expect((text?.value ?? text?.expression) == expected)
  }

  /// The same in Objective-C.
  @Test(
    arguments: [
      ("self.tabBarItem.title = @\"New\";", "New"), ("self.navigationController.tabBarItem.title = name;", "name"),
      ("self.tabBar.items[0].title = @\"New\";", "New"), ("[self.tabBar.items[0] setTitle:@\"New\"];", "New"),
      ("self.viewControllers[1].tabBarItem.title = name;", "name"),
      ("self.tabBarItem = [[UITabBarItem alloc] initWithTitle:name image:nil tag:0];", "code"),
      ("other.tabBarItem = [[UITabBarItem alloc] initWithTitle:name image:nil tag:0];", "code"),
      ("self.tabBar.items[1].title = @\"New\";", nil),
    ] as [(String, String?)])
  func tabsInObjectiveC(code: String, expected: String?) async throws {
    let source =
      "@implementation Player\n- (void)viewDidLoad { \(code) }\n@end\n@interface Player : UIViewController\n@end"
    let bar = try await button(source) { element in
      element = Element(id: "c", kind: .viewController)
      element.customClass = "Player"
      element.children = [Element(id: "0", kind: .tabBarItem)]
    }
    let text = bar.children.first?.control.title
    #expect((text?.value ?? text?.expression) == expected)
  }

  /// The items of a menu that code asks for by their indices.
  @Test(
    arguments: [
      ("import UIKit\nclass Player { func awakeFromNib() { close.item(at: 1)?.title = \"New\" } }", [nil, "New"]),
      (
        "@interface Player : NSObject\n@end\n@implementation Player\n- (void)awakeFromNib { [[self.close itemAtIndex:1] setTitle:@\"New\"]; }\n@end",
        [nil, "New"]
      ),
      (
        "@interface Player : NSObject\n@end\n@implementation Player\n- (void)awakeFromNib { [_close itemAtIndex:1].title = @\"New\"; }\n@end",
        [nil, "New"]
      ),
      ("import UIKit\nclass Player { func f() { close.item(at: i)?.title = x } }", ["x", "x"]),
      ("import UIKit\nclass Player { func awakeFromNib() { close.items[1].title = \"New\" } }", [nil, "New"]),
      ("import UIKit\nclass Player { func f() { close.items[i].title = x } }", ["x", "x"]),
    ] as [(String, [String?])])
  func itemsOfMenus(source: String, titles: [String?]) async throws {
    let menu = try await button(source) { element in
      element = Element(id: "b", kind: .menu)
      (element.outlets, element.outletClasses) = (["close"], ["Player"])
      element.children = [Element(id: "0", kind: .menuItem), Element(id: "1", kind: .menuItem)]
    }
    #expect(menu.children.map { $0.control.title?.value ?? $0.control.title?.expression } == titles)
  }

  /// The class of the element itself, and the sender of its action.
  @Test func ownClassAndSender() async throws {
    let own =
      "import UIKit\nclass Close: UIButton {\n  override var accessibilityLabel: String? { get { a } set {} }\n}"
    let element = try await button(own) { element in
      (element.outlets, element.outletClasses, element.customClass) = (nil, nil, "Close")
    }
    #expect(element.code == CodeUse(classes: ["Close"], sets: [.label]))
    let action = player("@IBAction func toggle(_ sender: UIButton) { sender.accessibilityLabel = a }")
    #expect(try await button(action) { $0.actions = ["toggle:"] }.code?.sets == [.label])
  }

  /// A class that decides itself what is spoken of its objects, or of what is inside them, in Swift and Objective-C.
  @Test(
    arguments: [
      ("override var isAccessibilityElement: Bool { get { false } set {} }", "isAccessibilityElement", nil),
      (
        "override var isAccessibilityElement: Bool { get { a } set {} }", "isAccessibilityElement",
        "isAccessibilityElement"
      ),
      (
        "override func isAccessibilityElement() -> Bool { return true }", "isAccessibilityElement",
        "isAccessibilityElement"
      ),
      ("override func accessibilityChildren() -> [Any]? { [] }", "accessibilityChildren", "accessibilityChildren"),
      (
        "override var accessibilityElements: [Any]? { get { a } set {} }", "accessibilityElements",
        "accessibilityElements"
      ),
      ("override func accessibilityElement(at i: Int) -> Any? { a }", "accessibilityElement", "accessibilityElement"),
      ("override func accessibilityTitle() -> String? { a }", nil, nil),
      ("@- (BOOL)isAccessibilityElement { return NO; }", "isAccessibilityElement", nil),
      ("@- (NSArray *)accessibilityChildren { return a; }", "accessibilityChildren", "accessibilityChildren"),
      (
        "@- (id)accessibilityAttributeValue:(NSString *)n { return a; }", "accessibilityAttributeValue",
        "accessibilityAttributeValue"
      ),
    ] as [(String, String?, String?)])
  func overrides(code: String, itself: String?, content: String?) async throws {
    let isSwift = !code.hasPrefix("@")
    let source =
      isSwift
      ? "import AppKit\nclass Base: NSView {\n\(code)\n}\nclass Box: Base {}"
      : "@interface Box : Base\n@end\n@implementation Base\n\(code.dropFirst())\n@end\n@implementation Box\n@end"
    let box = try await button(source) { box in
      (box.kind, box.outlets, box.outletClasses, box.customClass) = (.view, nil, nil, "Box")
      box.children = [Element(id: "i", kind: .button)]
    }
    #expect(box.code?.override == itself.map { "Base.\($0)" })
    #expect(box.children.first?.code?.override == content.map { "Base.\($0)" })
    let isTitle = code.contains("accessibilityTitle")
    #expect((box.code?.sets(anyOf: [.label]) ?? false) == isTitle)
  }

  /// An override that hands on what it is given sets nothing by itself, nor does an observer.
  @Test(arguments: [
    "override func setTitle(_ t: String?, for s: UIControl.State) { super.setTitle(t, for: s); tint() }",
    "override func setAttributedTitle(_ t: NSAttributedString?, for s: UIControl.State) { super.setAttributedTitle(t, for: s) }",
    "override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }",
    "override var accessibilityLabel: String? { didSet { tint() } }",
  ])
  func overridesThatHandOn(code: String) async throws {
    let box = try await button("import UIKit\nclass Box: UIButton {\n\(code)\n}") { box in
      (box.outlets, box.outletClasses, box.customClass) = (nil, nil, "Box")
    }
    #expect(box.code != nil && box.code?.sets(anyOf: [.title, .label]) == false)
    #expect(box.code?.override == nil)
  }

  /// What code decides about the elements inside an object by what it sets, in Swift and Objective-C.
  @Test(
    arguments: [
      ("func f() { box.isAccessibilityElement = true }", "isAccessibilityElement"),
      ("func f() { box.isAccessibilityElement = false }", nil),
      ("func f() { box.accessibilityElementsHidden = true }", "accessibilityElementsHidden"),
      // At times it is reached.
      ("func f() { box.accessibilityElementsHidden = hides }", nil),
      ("func f() { box.isAccessibilityElement = !isOpen }", nil),
      ("func f() { box.isAccessibilityElement = UIAccessibility.isVoiceOverRunning }", "isAccessibilityElement"),
      ("func f() { box.accessibilityElements = [other] }", "accessibilityElements"),
      ("func f() { box.accessibilityElements = [self.other, close] }", nil),
      ("func f() { box.accessibilityElements = [other, close].compactMap { $0 } }", nil),
      ("func f() { box.accessibilityElements = order() }", "accessibilityElements"),
      ("func f() { box.accessibilityElements = nil }", nil),
      ("func f() { cell.imageView.isAccessibilityElement = true }", nil),
      ("@- (void)f { self.box.accessibilityElements = @[self.other, _close]; }", nil),
      ("@- (void)f { _box.accessibilityElements = @[self.other]; }", "accessibilityElements"),
      ("@- (void)f { self.box.isAccessibilityElement = YES; }", "isAccessibilityElement"),
      ("@- (void)f { self.box.isAccessibilityElement = NO; }", nil),
    ] as [(String, String?)])
  func decisionsAboutContent(code: String, expected: String?) async throws {
    let source = code.hasPrefix("@") ? "@implementation Player\n\(code.dropFirst())\n@end" : player(code)
    let box = try await button(source) { box in
      (box.outlets, box.kind) = (["box"], .view)
      var close = Element(id: "i", kind: .button)
      (close.outlets, close.outletClasses) = (["close"], ["Player"])
      box.children = [close]
    }
    #expect(box.children.first?.code?.override == expected.map { "Player.\($0)" })
  }

  /// What a view loads from its own file is inside it; controllers contain no elements.
  @Test(
    arguments: [
      ("class Player: UIView { func f() { isAccessibilityElement = true } }", "Player.isAccessibilityElement"),
      (
        "class Player: UIView { override var accessibilityElements: [Any]? { get { a } set {} } }",
        "Player.accessibilityElements"
      ),
      (
        "class Player: UIView {}\nclass C { let p = Player(); func f() { p.isAccessibilityElement = true } }",
        "C.isAccessibilityElement"
      ),
      (
        "class Player: UIView {}\nclass C { let p = Player(), q: Player; func f() { p.isAccessibilityElement = true } }",
        nil
      ),
      ("class Player: UIViewController { func f() { isAccessibilityElement = true } }", nil),
    ] as [(String, String?)])
  func decisionsOfOwners(code: String, expected: String?) async throws {
    #expect(try await button("import UIKit\n\(code)", owner: "Player").code?.override == expected)
  }

  /// A property that an extension of the system's classes adds sets what its setter sets.
  @Test func setters() async throws {
    let code = "extension UIBarItem { var spoken: String? { get { nil } set { accessibilityLabel = newValue } } }"
    #expect(
      try await button(player("func f() { close.spoken = a }\n}\n\(code)\nextension Player {")).code?.sets == [.label])
  }

  /// A text that the code sets when the screen is loaded replaces that of the file, and is known if its words are.
  @Test func texts() async throws {
    let close = #"NSLocalizedString("close", comment: "")"#
    let loaded = try await button(player("override func viewDidLoad() { close.accessibilityLabel = \(close) }")) {
      $0.accessibility.label = "X"
    }
    #expect(loaded.accessibility.label?.key == "close")
    let later = try await button(player("func f() { close.accessibilityLabel = \(close) }")) {
      $0.accessibility.label = "X"
    }
    #expect(later.accessibility.label == "X")
    let computed = try await button(player("func f() { close.setTitle(name, for: .normal) }"))
    #expect(computed.control.states?[.normal]?.title == LocalizableText(computedBy: "name"))
    let several = try await button(player("func f() { close.accessibilityLabel = a; close.accessibilityLabel = b }"))
    #expect(several.accessibility.label?.expression == "a")
    let old = try await button(
      "@implementation Player\n- (void)viewDidLoad { _close.accessibilityLabel = NSLocalizedString(@\"close\", nil); }\n@end"
    )
    #expect(old.accessibility.label?.key == "close")
  }

  /// Texts with keys that code sets at times are others of the element.
  @Test func textsAtTimes() async throws {
    let (first, second) = (#"NSLocalizedString("a", comment: "")"#, #"NSLocalizedString("b", comment: "")"#)
    let code = "func f() { close.accessibilityLabel = \(first); if c { close.accessibilityLabel = \(second) } }"
    let replaced = try await button(player(code + "\nfunc g() { close.accessibilityLabel = name }")) {
      $0.accessibility.label = "X"
    }
    #expect(replaced.accessibility.label == "X")
    #expect(replaced.otherTexts?.map(\.key) == ["a", "b"])
    let missing = try await button(player(code))
    #expect(missing.accessibility.label?.key == "a" && missing.otherTexts?.map(\.key) == ["b"])
    let loaded = try await button(player("func viewDidLoad() { close.accessibilityLabel = \(first) }"))
    #expect(loaded.accessibility.label?.key == "a" && loaded.otherTexts == nil)
  }

  /// Of several texts those are known whose words are, each once; the expressions of the others stay beside them.
  @Test(arguments: [
    ("if c { L = \"A\" } else { L = \"B\" }", ["A", "B"]), ("if c { L = \"A\" } else { L = \"A\" }", ["A"]),
    ("if c { L = \"A\" } else { L = nil }", ["A"]), ("L = c ? \"A\" : \"B\"", ["A", "B"]),
    ("if c { L = \"\" } else { L = \"B\" }", ["B"]), ("if c { L = \"\" } else { L = name }", ["‹name›"]),
    ("if c { L = name } else { L = \"A\" }", ["A", "‹name›"]), ("if c { L = name } else { L = other }", ["‹name›"]),
  ])
  func severalTexts(code: String, texts: [String]) async throws {
    for member in ["accessibilityLabel", "spoken"] {
      let added = "extension UIView { var spoken: String? { get { nil } set { accessibilityLabel = newValue } } }"
      let statements = code.replacingOccurrences(of: "L", with: "close.\(member)")
      let element = try await button(player("func f() { \(statements) }\n}\n\(added)\nextension Player {"))
      let all = [element.accessibility.label].compactMap(\.self) + (element.otherTexts ?? [])
      #expect(all.map { $0.value ?? "‹\($0.expression ?? "")›" } == texts)
    }
  }

  /// What code sets of a member of another object counts for the class that is stated for it, or for any if none is stated.
  @Test(
    arguments: [
      ("func f(_ p: Player) { p.close.accessibilityLabel = \"A\" }", "A"),
      ("func f() { let p = Player(); p.close.accessibilityLabel = \"A\" }", "A"),
      ("func f() { let p = v as! Player; p.close.accessibilityLabel = \"A\" }", "A"),
      ("func f() { guard let p = v as? Player else { return }; p.close.accessibilityLabel = \"A\" }", "A"),
      ("let p = Player()\nfunc f() { self.p.close.accessibilityLabel = \"A\" }", "A"),
      ("let p: Base?\nfunc f() { p?.close.accessibilityLabel = \"A\" }", "A"),
      ("func f() { all.forEach { (p: Player) in p.close.accessibilityLabel = \"A\" } }", "A"),
      ("func f(_ p: Other) { p.close.accessibilityLabel = \"A\" }", nil),
      ("let p = Other()\nfunc f() { p.close.accessibilityLabel = \"A\" }", nil),
      ("func f() { let p = make(); p.close.accessibilityLabel = \"A\" }", "\"A\""),
      ("let p: Unknown\nfunc f() { p.close.accessibilityLabel = \"A\" }", "\"A\""),
      ("func f(_ p: Other) { let p = make(p); p.close.accessibilityLabel = \"A\" }", "\"A\""),
      ("let p = Other()\nfunc f() { all.forEach { p in p.close.accessibilityLabel = \"A\" } }", "\"A\""),
    ] as [(String, String?)])
  func membersOfStatedClasses(code: String, label: String?) async throws {
    let others = """
      class Base: UIViewController { @IBOutlet var close: UIButton! }
      class Other: UIView { let close = UIButton() }
      class List: UIViewController {
      \(code)
      }
      """
    let element = try await button("import UIKit\nclass Player: Base {}", "import UIKit\n\(others)")
    #expect((element.accessibility.label?.value ?? element.accessibility.label?.expression) == label)
  }

  /// What the file says of a label whose text another class sets only holds a place.
  @Test(arguments: [
    (
      "func f(_ p: Player, _ s: Int) { switch s { case 0: p.close.text = \"A\"; default: p.close.text = \"B\" } }",
      ["A", "B"]
    ),
    ("func f(_ p: Player) { p.close.text = name }", ["name"]),
    ("func f() { let p = make(); p.close.text = \"A\" }", ["Label"]),
  ])
  func placeholders(code: String, texts: [String]) async throws {
    let element = try await button(player(""), "import UIKit\nclass List: UIViewController {\n\(code)\n}") { element in
      element.kind = .label
      element.control.text = "Label"
    }
    let all = [element.control.text].compactMap(\.self) + (element.otherTexts ?? [])
    #expect(all.map { $0.value ?? $0.expression } == texts)
    #expect((element.code?.replaced != nil) == (texts != ["Label"]))
  }

  /// What a stream of a library binds to a property sets it.
  @Test(
    arguments: [
      ("name.bind(to: close.rx.title)", [.title]), ("name.drive(cell.close.rx.isHidden)", [.visibility]),
      ("name.bind(to: close.rx.tap)", nil), ("print(close.rx.title)", nil),
    ] as [(String, [CodeProperty]?)])
  func streams(code: String, sets: [CodeProperty]?) async throws {
    #expect(try await button(player("func f() { \(code) }")).code?.sets == sets)
  }

  /// A class that inherits from that of the file's owner may load the file, and do what it likes with the outlets.
  @Test(arguments: [("Player" as String?, [.title]), (nil, nil)] as [(String?, [CodeProperty]?)])
  func subclassesOfOwners(owner: String?, sets: [CodeProperty]?) async throws {
    let other = "import UIKit\nclass Recorder: Player { override func viewDidLoad() { close.title = a } }"
    #expect(try await button(player(""), other, owner: owner).code?.sets == sets)
  }

  /// A value that code sets is one of the object.
  @Test func values() async throws {
    let element = try await button(player("func f() { close.accessibilityValue = \"On\" }"))
    #expect(element.accessibility.value?.value == "On")
  }

  /// The image that code sets has its name if it is the only one.
  @Test(arguments: [
    ("func f() { close.setImage(UIImage(named: \"x\"), for: .normal) }", "x", false, false),
    ("func f() { close.setImage(icon, for: .normal) }", "", false, true),
    (
      "func f() { close.setImage(UIImage(named: \"x\"), for: .normal); close.setImage(nil, for: .normal) }", "x", false,
      false
    ),
    ("@- (void)f { [self.close setImage:[UIImage systemImageNamed:@\"x\"] forState:0]; }", "x", true, false),
    ("@- (void)f { [_close setImage:[UIImage systemImageNamed:name] forState:0]; }", "", true, true),
    ("@- (void)f { [_close setImage:a ?: b[0] forState:0]; }", "", false, true),
  ]) func images(code: String, name: String, isSystem: Bool, isComputed: Bool) async throws {
    let source = code.hasPrefix("@") ? "@implementation Player\n\(code.dropFirst())\n@end" : player(code)
    let image = try #require(try await button(source).control.states?[.normal]?.image)
    #expect((image.expression != nil) == isComputed && image.isSystem == isSystem)
    #expect(isComputed || image.name == name)
  }

  /// A call means a function that takes its labels, and of the own ones that of the class around.
  @Test(
    arguments: [
      ("func f() { name(close) }\nfunc name(_ b: UIButton) { b.accessibilityLabel = a }", [.label]),
      ("func f() { name(close) }", [.toolTip]), ("func f() { o.name(close) }", [.toolTip, .hint]),
      ("func f() { name(close, as: a) }", nil), ("func f() { close.name(as: a) }", nil),
      ("func f() { close.name() }", [.value]),
    ] as [(String, [CodeProperty]?)])
  func calledFunctions(code: String, sets: [CodeProperty]?) async throws {
    let others = """
      import UIKit
      class Other { func name(_ b: UIButton) { b.accessibilityHint = a } }
      func name(_ b: UIButton) { b.toolTip = a }
      extension UIButton { func name() { accessibilityValue = a } }
      """
    let known = try await button(player(code), others).code?.sets
    #expect(known.map(Set.init) == sets.map(Set.init))
  }

  /// A member of another object may have the same name in another class: its words are not taken.
  @Test func membersOfOthers() async throws {
    let cell = "import UIKit\nclass List { func viewDidLoad() { cell.close.accessibilityLabel = \"Go\" } }"
    let element = try await button(player(""), cell) { $0.accessibility.label = "X" }
    #expect(element.accessibility.label == "X")
    #expect(try await button(player(""), cell).accessibility.label?.expression == "\"Go\"")
  }

  /// An attribute of an extension that sets the label, and one that sets something else.
  @Test func attributes() async throws {
    let code =
      "import UIKit\nextension UIView {\n  @IBInspectable var spoken: String? { get { nil } set { accessibilityLabel = newValue } }\n}"
    for (name, expected) in [("spoken", "spoken: close"), ("corner", nil)] {
      let element = try await button(code) {
        $0.runtimeAttributes = [RuntimeAttribute(keyPath: name, type: .string, value: "close")]
      }
      #expect(element.accessibility.label?.expression == expected)
    }
  }

  /// An attribute that an extension keeps, and of which it makes the label when the object is loaded.
  @Test(arguments: [
    ("if let key = self.spoken { accessibilityLabel = key.localized }", "spoken: close"),
    ("accessibilityLabel = NSLocalizedString(spoken ?? \"\", comment: \"\")", "spoken: close"),
    ("accessibilityLabel = corner", "Close"), ("print(spoken)", "Close"),
  ])
  func attributesAtLoading(body: String, expected: String) async throws {
    let code =
      "import UIKit\nextension UIView {\n  @IBInspectable var spoken: String? { get { stored } set { stored = newValue } }\n"
      + "  open override func awakeFromNib() { super.awakeFromNib()\n\(body) }\n}"
    let element = try await button(code) {
      $0.runtimeAttributes = [RuntimeAttribute(keyPath: "spoken", type: .string, value: "close")]
      $0.accessibility.label = LocalizableText("Close")
    }
    let label = element.accessibility.label
    #expect(label?.expression ?? label?.value == expected)
  }

  /// A constraint is doubtful only if code changes it.
  @Test(arguments: [
    ("func f() { width.constant = 0 }", true), ("func f() { width?.isActive = false }", true),
    ("func f() { NSLayoutConstraint.deactivate([width]) }", true), ("func f() { print(width.constant) }", nil),
  ]) func constraints(code: String, expected: Bool?) async throws {
    let element = try await button(player(code)) { element in
      var width = LayoutConstraint(firstAttribute: .width)
      width.hasOutlet = true
      width.outlets = LayoutConstraint.Outlets(names: ["width"], classes: ["Player"])
      element.layout.constraints = [width]
    }
    #expect(element.layout.constraints?.first?.hasOutlet == expected)
  }

  /// An image that the code sets is an image of the button.
  @Test func images() async throws {
    let element = try await button(player("func f() { close.setImage(icon, for: .normal) }"))
    #expect(element.control.states?[.normal]?.image == ImageReference(unknownComputedBy: "icon"))
  }

  /// An image that code sets in place of the file's: at loading, or where AppKit would describe the file's.
  @Test(arguments: [
    ("func viewDidLoad() { close.setImage(UIImage(named: \"x\"), for: .normal) }", "y", "x"),
    ("func f() { close.setImage(UIImage(named: \"x\"), for: .normal) }", "y", "y"),
    ("func f() { close.setImage(UIImage(named: \"x\"), for: .normal) }", "NSAddTemplate", "x"),
    ("func f() { close.setImage(icon, for: .normal) }", "NSAddTemplate", "NSAddTemplate"),
  ]) func replacedImages(code: String, old: String, shown: String) async throws {
    let element = try await button(player(code)) { element in
      element.control.states = [.normal: StateContent(image: ImageReference(old, isSystem: old.hasPrefix("NS")))]
    }
    #expect(element.control.states?[.normal]?.image?.name == shown)
  }

  /// Sources that do not compile, or are cut off, are read as far as they go.
  @Test(arguments: [
    "@implementation Player\n- (void)f { [[[self.close", "@implementation", "@implementation Player\n- (void)f:(",
    "@\"",
    "@implementation Player\n- (void)f { _close.hidden = a; /* ", "@end @end } } ]",
    "import UIKit\nclass Player { func f( {",
    "@implementation Player\n- (void)f { " + String(repeating: "[a ", count: 20_000),
  ]) func malformed(source: String) async throws {
    #expect(try await button(source).id == "b")
  }
}
