import AuditModel
import Testing

/// Colors that code sets of objects of interface files.
@Suite struct CodeColorTests {
  private static let white = ColorReference(components: ColorComponents(red: 1, green: 1, blue: 1))
  private static let blue = ColorReference(components: ColorComponents(red: 0.2, green: 0.4, blue: 0.8))
  private static let red = ColorReference(system: "redColor")
  private static let blueOfSystem = ColorReference(system: "blueColor")

  /// What an expression gives, in a project with some constants.
  @Test(
    arguments: [
      (".red", red), ("UIColor.red", red), ("UIColor(named: \"Tint\")", ColorReference(name: "Tint")),
      ("UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)", blue),
      ("UIColor(red: 51 / 255, green: 102.0 / 255, blue: 204 / 255, alpha: 1)", blue),
      ("UIColor(r: 51, g: 102, b: 204)", blue), ("UIColor(hex: \"#3366CC\")", blue), ("UIColor(rgb: 0x3366CC)", blue),
      ("#colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)", blue), ("UIColor(white: 1, alpha: 1)", white),
      (
        "Palette.tint.withAlphaComponent(0.5)",
        ColorReference(components: ColorComponents(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5))
      ),
      ("Palette.tint", blue), ("Palette.computed", blue), (".brand", blue), ("UIColor.brand", blue),
      ("Palette.unknown", nil), ("UIColor(hex: name)", nil), ("UIColor(hex: \"#3366CC80\")", nil), ("make()", nil),
      ("UIColor(red: level, green: 0, blue: 0, alpha: 1)", nil),
    ] as [(String, ColorReference?)])
  func expressions(source: String, color: ColorReference?) async throws {
    let constants = """
      import UIKit
      enum Palette {
        static let tint = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        static var computed: UIColor { return tint }
        static let unknown = load()
      }
      extension UIColor { static let brand = Palette.tint }
      """
    let code = "override func viewDidLoad() { close.backgroundColor = \(source) }"
    let button = try await CompletedInterface.element([CompletedInterface.player(code), constants])
    #expect(button.appearance.backgroundColor == color)
    #expect((button.code?.sets ?? []) == (color == nil ? [.color] : []))
  }

  /// A method of the app that gives a button a color behind its title, by which name ever.
  @Test(arguments: ["setBackgroundColor(.red, for: .normal)", "app_setBackgroundColor(.red, for: .normal)"])
  func backgrounds(call: String) async throws {
    let code = "override func viewDidLoad() { close.\(call) }"
    let helper = """
      import UIKit
      extension UIButton {
        func app_setBackgroundColor(_ color: UIColor, for state: UIControl.State) {
          setBackgroundImage(image(of: color), for: state)
        }
      }
      """
    let button = try await CompletedInterface.element([CompletedInterface.player(code), helper])
    #expect(button.appearance.backgroundColor == Self.red)
    #expect(button.code?.sets ?? [] == [])
  }

  /// What code sets replaces what the file says; what it sets at times may be either; what is not known leaves all open.
  ///
  /// `P(…)` is a call that sets the color of the title, in the normal state if it names no other.
  @Test(
    arguments: [
      ("override func viewDidLoad() { P(.red) }", [red], true),
      ("override func viewDidLoad() { P(.red); P(tint, for: .disabled) }", [red], true),
      ("func applyTheme() { P(.red) }", [red], true), ("func f() { P(.red) }", [white, red], true),
      ("override func viewDidLoad() { P(isOn ? .red : .blue) }", [red, blueOfSystem], true),
      ("override func viewDidLoad() { if a { P(.red) } else { P(.blue) } }", [white, red, blueOfSystem], true),
      ("override func viewDidLoad() { P(.red, for: .selected) }", [white], false),
      // Apps give states colors behind the title, too.
      (
        "override func viewDidLoad() { close.setBackgroundColor(.black, for: .highlighted); P(.red) }", [red], true
      ),
      ("override func viewDidLoad() { close.setBackgroundColor(.black, for: .selected); P(.red) }", [white], false),
      // The label shows its color until the button sets its own again.
      ("override func viewDidLoad() { close.titleLabel?.textColor = .red }", [white, red], true),
      ("override func viewDidLoad() { P(.blue); close.titleLabel?.textColor = .red }", [blueOfSystem, red], true),
      ("override func viewDidLoad() { close.titleLabel?.textColor = tint }", [white], false),
      ("override func viewDidLoad() { P(.red); close.tintColor = other }", [white], false),
      ("override func viewDidLoad() { paint(close) }\nfunc paint(_ close: UIButton) { P(.red) }", [red], true),
      ("override func viewDidLoad() { paint(close) }\nfunc paint(_ b: UIButton) { b.tintColor = c }", [white], false),
      (
        "override func viewDidLoad() { P(.red); a(close) }\nfunc a(_ b: UIButton) { d(b) }\nfunc d(_ e: UIButton) { e.tintColor = c }",
        [white], false
      ),
    ] as [(String, [ColorReference], Bool)])
  func titles(code: String, colors: [ColorReference], isKnown: Bool) async throws {
    let calls = code.replacing(/P\((.*?)\)/) { match in
      match.1.contains("for:") ? "close.setTitleColor(\(match.1))" : "close.setTitleColor(\(match.1), for: .normal)"
    }
    let button = try await CompletedInterface.element([CompletedInterface.player(calls)]) { element in
      var content = StateContent(title: LocalizableText("Close"))
      content.titleColor = Self.white
      element.control.states = [.normal: content]
    }
    #expect(button.control.states?[.normal]?.titleColor?.alternatives == colors)
    #expect((button.code?.sets ?? []) == (isKnown ? [] : [.color]))
  }

  private static let themes = """
    import UIKit
    protocol Theme { var tint: UIColor { get } }
    extension Theme {
      var shade: UIColor { UIColor(hex: "#3366CC") }
    }
    class LightTheme: Theme {
      var tint: UIColor = UIColor(white: 1, alpha: 1)
      func applyStyle(onButton button: UIButton) { button.tintColor = self.tint }
    }
    class DarkTheme: Theme {
      var tint: UIColor { UIColor(hex: "#3366CC") }
      var shade: UIColor { .red }
      func applyStyle(onButton button: UIButton) { button.tintColor = tint }
    }
    class ThemedButton: UIButton { var tint: UIColor = .red }
    class BlackTheme: DarkTheme {
      override var shade: UIColor { mix() }
    }
    """

  /// Colors of themes, by the type that declares them or from which a theme inherits them.
  @Test(
    arguments: [
      ("close.tintColor = theme.tint", ["LightTheme": white, "DarkTheme": blue, "BlackTheme": blue]),
      ("close.tintColor = Themes.shared.theme.shade", ["LightTheme": blue, "DarkTheme": red]),
      ("close.tintColor = currentTheme.tint", ["LightTheme": white, "DarkTheme": blue, "BlackTheme": blue]),
      ("theme.applyStyle(onButton: close)", ["LightTheme": white, "DarkTheme": blue]),
      ("close.tintColor = view.tint", nil),
      // What a view or controller has may change, and is no theme.
      ("close.tintColor = themedButton.tint", nil), ("close.tintColor = accent", nil),
    ] as [(String, [String: ColorReference]?)])
  func themes(statement: String, colors: [String: ColorReference]?) async throws {
    let code = "var accent: UIColor = .red\noverride func viewDidLoad() { \(statement) }"
    let button = try await CompletedInterface.element([CompletedInterface.player(code), Self.themes])
    #expect(button.appearance.tintColor?.themes == colors)
    #expect((button.code?.sets ?? []) == (colors == nil ? [.color] : []))
  }

  @Test(arguments: [
    ("[self.close setTitleColor:UIColor.redColor forState:UIControlStateNormal];", red as ColorReference?),
    ("[_close setTitleColor:[UIColor redColor] forState:0];", red),
    ("[self.close setTitleColor:[UIColor colorWithWhite:1 alpha:1] forState:UIControlStateNormal];", white),
    ("[self.close setTitleColor:[UIColor colorNamed:@\"Tint\"] forState:0];", ColorReference(name: "Tint")),
    ("[self.close setTitleColor:[UIColor redColor] forState:UIControlStateSelected];", nil),
  ])
  func objectiveC(statement: String, color: ColorReference?) async throws {
    let source = "@implementation Player\n- (void)viewDidLoad { \(statement) }\n@end"
    let button = try await CompletedInterface.element([source])
    #expect(button.control.states?[.normal]?.titleColor == color)
    #expect((button.code?.sets ?? []) == (color == nil ? [.color] : []))
  }

  /// The view of a controller, which the file has without an outlet.
  @Test func viewOfController() async throws {
    let code = "override func viewDidLoad() { view.backgroundColor = .red }"
    let others = "import UIKit\nclass Menu: UIViewController { func f() { child.view.backgroundColor = tint } }"
    let view = try await CompletedInterface.element(
      [CompletedInterface.player(code), others]
    ) { element in
      element = Element(id: "c", kind: .viewController)
      element.customClass = "Player"
      var view = Element(id: "v", kind: .view)
      view.layout.role = .init(name: "view")
      element.children = [view]
    }
    #expect(view.children.first?.appearance.backgroundColor == Self.red)
  }

  /// Macros of Objective-C that name colors, and the properties that a class gives its only object.
  @Test(
    arguments: [
      ("ACCENT", blue), ("UIColorFromRGB(0x3366CC)", blue), ("[Theme shared].accent", blue),
      ("Theme.shared.accent", blue),
      ("[Theme shared].changing", nil), ("[Theme shared].unknown", nil), ("[Other shared].accent", nil),
    ] as [(String, ColorReference?)])
  func colorsOfObjectiveC(source: String, color: ColorReference?) async throws {
    let theme = """
      @implementation Theme
      - (id)init { self.accent = ACCENT; self.changing = ACCENT; return self; }
      - (void)change { self.changing = UIColorFromRGB(0x112233); }
      @end
      #define ACCENT UIColorFromRGB(0x3366CC)
      #define UIColorFromRGB(value) [UIColor colorWithRed:((value & 0xFF0000) >> 16) / 255.0 green:0 blue:0 alpha:1]

      """
    let player = "@implementation Player\n- (void)viewDidLoad { self.close.backgroundColor = \(source); }\n@end"
    let macro = "\n#define ACCENT UIColorFromRGB(0x3366CC)\n"
    let button = try await CompletedInterface.element([player + macro, theme])
    #expect(button.appearance.backgroundColor == color)
  }
}
