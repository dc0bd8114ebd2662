import AuditModel
import Testing

/// Buttons of interface files to which no code gives an action.
@Suite struct IdleButtonTests {
  @Test(
    arguments: [
      ("", true), ("func f() { close.setImage(a, for: .normal); close.isHidden = isRead }", true),
      ("func f() { view.addSubview(close); close.layer.cornerRadius = 4 }", true),
      ("func f() { close.setContentCompressionResistancePriority(.required, for: .horizontal) }", true),
      ("func f() { style(close) }\nfunc style(_ b: UIButton) { b.tintColor = a }", true),
      ("func f() { close.addTarget(self, action: #selector(g), for: .touchUpInside) }", nil),
      ("func f() { close.addAction(UIAction { _ in }, for: .primaryActionTriggered) }", nil),
      ("func f() { close.menu = menu }", nil), ("func f() { close.onTap { } }", nil),
      ("func f() { close.addGestureRecognizer(tap) }", nil),
      ("func f() { close.rx.tap.bind(to: next) }", nil), ("func f() { bind(close.rx.tap, to: next) }", nil),
      ("func f() { [close, open].forEach { $0.addTarget(self, action: a, for: b) } }", nil),
      ("func f() { arm(close) }\nfunc arm(_ b: UIButton) { b.addTarget(self, action: a, for: c) }", nil),
      // What else reaches it is not known.
      ("func f() { library(close) }", nil), ("func f() { helper.button = close }", nil),
      ("lazy var all = [close, open]", nil), ("var button: UIButton { close }", nil),
      ("func button() -> UIButton { return close }", nil),
    ] as [(String, Bool?)])
  func code(_ code: String, givesNoAction: Bool?) async throws {
    let button = try await CompletedInterface.element([CompletedInterface.player(code)])
    #expect(button.code != nil && button.code?.givesNoAction == givesNoAction)
  }

  /// What the file, the class of the button or another class says.
  @Test func others() async throws {
    let player = CompletedInterface.player("")
    let sending = try await CompletedInterface.element([player]) { $0.actions = ["f:"] }
    #expect(sending.code?.givesNoAction == nil)
    let own =
      "import UIKit\nclass Round: UIButton { override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {} }"
    #expect(
      try await CompletedInterface.element([player, own]) { $0.customClass = "Round" }.code?.givesNoAction == nil)
    let plain = "import UIKit\nclass Round: UIButton {}"
    #expect(
      try await CompletedInterface.element([player, plain]) { $0.customClass = "Round" }.code?.givesNoAction == true)
    let stream = "import UIKit\nclass List { func f() { panel.close.rx.tap.bind { } } }"
    #expect(try await CompletedInterface.element([player, stream]).code?.givesNoAction == nil)
    let list = "import UIKit\nclass List { func f(p: Player) { p.close.addTarget(self, action: a, for: b) } }"
    #expect(try await CompletedInterface.element([player, list]).code?.givesNoAction == nil)
  }

  @Test(arguments: [
    ("[self.close setHidden:YES];", true as Bool?),
    ("[self.close addTarget:self action:@selector(f) forControlEvents:a];", nil),
  ])
  func objectiveC(statement: String, givesNoAction: Bool?) async throws {
    let button = try await CompletedInterface.element(["@implementation Player\n- (void)f { \(statement) }\n@end"])
    #expect(button.code != nil && button.code?.givesNoAction == givesNoAction)
  }
}
