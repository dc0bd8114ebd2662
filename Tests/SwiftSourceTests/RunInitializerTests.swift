import SwiftSource
import Testing

/// What the initializers of the app show that make controls, one handing on to another.
@Suite struct RunInitializerTests {
  private static let button = """
    class B: UIButton {
      init(title: String) { super.init(frame: .zero); setTitle(title, for: .normal) }
      init(icon: UIImage) { super.init(frame: .zero); setImage(icon, for: .normal) }
      convenience init() { self.init(title: "A") }
      convenience init(name: String, size: Int) { self.init(title: name) }
    }
    class Sub: B { init(count: Int) { super.init(title: "S") } }
    """

  @Test(arguments: [
    ControlCase("B()", "button 'A'"),
    ControlCase("B(title: \"T\")", "button 'T'"),
    ControlCase("B(name: \"N\", size: 2)", "button 'N'"),
    // What another initializer shows does not count.
    ControlCase("B(icon: UIImage(named: \"x\")!)", "button image=x"),
    ControlCase("Sub(count: 1)", "button 'S'"),
    // One that a class inherits.
    ControlCase("Sub(title: \"T\")", "button 'T'"),
  ])
  func buttons(_ test: ControlCase) async {
    #expect(await CodeControlTests.sketch("\(Self.button)\nlet made = \(test.code)") == test.expected)
  }

  @Test(arguments: [
    ControlCase(
      "class Item: NSMenuItem { init() { super.init(title: \"A\", action: nil, keyEquivalent: \"\") } }\nlet i = Item()",
      "menuItem 'A' key="),
    ControlCase(
      """
      class Item: NSMenuItem { init(name: String) { super.init(title: name, action: nil, keyEquivalent: "k") } }
      let i = Item(name: "A"), j = Item(name: "B")
      """, "menuItem 'A' key=k\nmenuItem 'B' key=k"),
    ControlCase(
      """
      class Item: UIBarButtonItem {
        override convenience init() { self.init(title: "A", style: .plain, target: nil, action: nil) }
      }
      let i = Item()
      """, "barButtonItem 'A'"),
    // An argument without a label is known by the initializer that takes it.
    ControlCase(
      """
      class B: UIButton { init(_ title: String) { super.init(frame: .zero); setTitle(title, for: .normal) } }
      let b = B("A")
      """, "button 'A'"),
  ])
  func items(_ test: ControlCase) async {
    #expect(await CodeControlTests.sketch(test.code) == test.expected)
  }

  /// The labels of a view to which initializers give texts.
  @Test(arguments: [
    ControlCase("extension Card { convenience init() { self.init(text: \"A\") } }", "label 'A'"),
    ControlCase(
      """
      class One: Card { init() { super.init(text: "A") } }
      class Two: Card { init() { super.init(text: "B") } }
      """, "label 'A' others='B'"),
    ControlCase("class One: Card {}\nlet one = One(text: \"A\")", "label 'A'"),
    ControlCase("class One: Card { init(t: String) { super.init(text: t) } }\nlet one = One(t: \"A\")", "label 'A'"),
    ControlCase("", "label ‹text› code=text"),
  ])
  func labels(_ test: ControlCase) async {
    let card = """
      class Card: UIView {
        let label = UILabel()
        init(text: String) { super.init(frame: .zero); label.text = text }
      }
      """
    #expect(await CodeControlTests.sketch("\(card)\n\(test.code)") == test.expected)
  }

  /// A file that calls an initializer by that of a class that inherits it, and has nothing else of controls.
  @Test func otherFiles() async {
    let base =
      "class Base: UIView { let l = UILabel()\ninit(text: String) { super.init(frame: .zero); l.text = text } }"
    let others = ["W.swift": "class Sub: Base { init() { super.init(text: \"A\") } }"]
    #expect(await CodeControlTests.sketch(base, others) == "label 'A'")
  }
}
