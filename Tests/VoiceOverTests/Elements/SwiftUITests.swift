import AuditModel
import Foundation
import TestSupport
import Testing
import VoiceOver

@Suite("SwiftUI's views on a screen, and their rules")
struct SwiftUITests {
  private func transcript(_ root: Node, on platform: Platform = .iOS) throws -> [SpokenElement] {
    return SpeechModel().transcript(
      of: try TestScreen(root: root, size: nil).screen(), platform: platform, framework: .swiftUI, locale: .english
    ) {
      $0.key ?? $0.value
    }
  }

  @Test("what is combined or ignored is not reached, a stepper is one element")
  func reached() throws {
    let children = [
      Node(.label, ["text": "Anna"]),
      Node(.label, ["text": "Member"]),
    ]
    let spoken = try transcript(
      Node(.stackView, "root") {
        Node(.stackView, ["accessibility": ["children": "combine"]]) { children }
        Node(.stackView, ["accessibility": ["children": "ignore", "label": "Card"]]) { children }
        Node(.button) { children }
        Node(.imageView, ["image": "sea"])
        Node(.stepper, ["title": "Guests"])
      })
    #expect(
      spoken.map(\.utterance.description) == [
        "Anna, Member", "Card", "Anna, Member. Button.", "sea. Image.", "Guests. Adjustable.",
      ])
  }

  @Test("of a choice inside an element, the first branch with words or an image is spoken")
  func branches() throws {
    let (first, second): (JSON, JSON) = (["choice": "c", "index": 0], ["choice": "c", "index": 1])
    let combined: JSON = ["children": "combine"]
    let spoken = try transcript(
      Node(.stackView, "root") {
        Node(.button) {
          Node(.imageView, ["image": "check", "branch": first])
          Node(.imageView, ["image": "retry", "branch": second])
        }
        Node(.button) {
          Node(.imageView, ["image": "check", "branch": first])
          Node(.label, ["text": "Retry", "branch": second])
        }
        Node(.stackView, ["accessibility": combined]) {
          Node(.label, ["text": "On", "branch": first])
          Node(.label, ["text": "Off", "branch": second])
          Node(.label, ["text": "Now"])
        }
        Node(.stackView, ["accessibility": combined]) {
          Node(.shape, ["branch": first])
          Node(.label, ["text": "Off", "branch": second])
        }
      })
    #expect(spoken.map(\.utterance.description) == ["check. Button.", "check. Button.", "On, Now", "Off"])
  }

  @Test("a field with a prompt is called by its title, and a date picker that shows its parts is no button")
  func fieldsAndDates() throws {
    let spoken = try transcript(
      Node(.stackView, "root") {
        Node(.textField, ["title": "Notes", "placeholder": "Optional"])
        Node(.textField, ["title": "Notes"])
        Node(.datePicker, ["title": "Start", "type": "wheel"])
        Node(.datePicker, ["title": "Start", "type": "graphical"])
        Node(.datePicker, ["title": "Start", "type": "compact"])
      })
    #expect(
      spoken.map(\.utterance.description) == [
        "Notes: Optional. Text Field.", "Notes. Text Field.", "Start. Adjustable.", "Start", "Start. Button.",
      ])
  }

  @Test("a text without anything in it is no element", arguments: [Platform.iOS, .macOS])
  func emptyTexts(platform: Platform) throws {
    let spoken = try transcript(
      Node(.stackView, "root") {
        Node(.label, ["text": ""])
        Node(.label, ["text": "", "accessibility": ["label": "Inbox"]])
        Node(.label, ["text": "Mail"])
      }, on: platform)
    #expect(spoken.map(\.utterance.text) == ["Inbox", "Mail"])
  }

  @Test(
    "a button that opens a menu is a menu button on the Mac",
    arguments: [(true, "Sort, menu button"), (false, "Sort, button")])
  func menus(isMenu: Bool, expected: String) throws {
    let spoken = try transcript(
      Node(.stackView, "root") {
        Node(.button, ["title": "Sort", "showsMenuAsPrimaryAction": .bool(isMenu)]) {
          Node(.menu) { Node(.menuItem, ["title": "Name"]) }
        }
      }, on: .macOS)
    #expect(spoken.first?.utterance.text == expected)
  }

  @Test("a badge follows the text of its row")
  func badges() throws {
    let spoken = try transcript(Node(.stackView, "root") { Node(.label, ["text": "Inbox", "value": "5"]) })
    #expect(spoken.map(\.utterance.description) == ["Inbox: 5"])
  }

  @Test("a section says its header and its footer, on the Mac too", arguments: [Platform.iOS, .macOS])
  func sections(platform: Platform) throws {
    let spoken = try transcript(
      Node(.tableView, "root") {
        Node(.section, ["title": "Colors", "subtitle": "For all windows."]) {
          Node(.label, ["text": "Red"])
        }
        Node(.section) {
          Node(.label, ["text": "Blue"])
        }
      }, on: platform)
    let heading = platform == .iOS ? "Colors. Heading." : "Colors"
    #expect(spoken.map(\.utterance.text) == [heading, "Red", "For all windows.", "Blue"])
  }

  @Test(
    "a trait gives its role on the Mac to what is no control",
    arguments: [
      (["button"], "Home, button"), (["staticText", "link"], "Home, link"), (["header"], "Home, heading"),
      (["button", "selected"], "Home, selected, button"), (["staticText"], "Home"),
    ] as [([JSON], String)])
  func rolesOfTraits(traits: [JSON], expected: String) throws {
    let label = Node(.label, ["text": "Home", "accessibility": ["traits": .array(traits)]])
    let row = Node(.stackView, ["accessibility": ["isElement": true, "label": "Home", "traits": .array(traits)]])
    let spoken = try transcript(Node(.stackView, "root") { [label, row] }, on: .macOS)
    #expect(spoken.map(\.utterance.text) == [expected, expected])
  }

  @Test("a column of a table is an element on the Mac by its title alone")
  func columns() throws {
    let spoken = try transcript(
      Node(.tableView, "root") {
        Node(.tableColumn, ["title": "Name"]) { Node(.label, ["text": "Anna"]) }
        Node(.tableColumn) { Node(.label, ["text": "3"]) }
      }, on: .macOS)
    #expect(Set(spoken.map(\.utterance.text)) == ["Name, sort button", "Anna", "3"])
  }

  @Test("words that code computes are spoken as their expression, and so is a view of the app among combined labels")
  func computed() throws {
    let name: JSON = ["expression": "user.name"]
    let spoken = try transcript(
      Node(.stackView, "root") {
        Node(.label, ["text": name])
        Node(.button, ["title": name])
        Node(.button, ["title": "Go", "accessibility": ["label": name]])
        Node(.stackView, ["accessibility": ["children": "combine"]]) {
          Node(.label, ["text": "Anna"])
          Node(.unknown("BadgeView"))
        }
        Node(.button) {
          Node(.imageView, ["image": "go"])
          Node(.imageView, ["image": "on"])
        }
      })
    #expect(
      spoken.map(\.utterance.description) == [
        "‹user.name›", "‹user.name›. Button.", "‹user.name›. Button.", "Anna, ‹BadgeView›", "go, on. Button.",
      ])
  }

  @Test("the rule that brings the label", arguments: rules)
  func rule(_ node: Node, _ rule: String) throws {
    let spoken = try #require(try transcript(node).first)
    #expect(spoken.utterance.segments.first { $0.role == .label }?.rule == rule)
  }

  static let rules: [(Node, String)] = [
    (Node(.button, ["title": "Go"]), "button-title"),
    (
      Node(.button) {
        Node(.label, ["text": "Go"])
      }, "button-title"
    ),
    (
      Node(.button) {
        Node(.label, ["text": "Go"])
        Node(.label, ["text": "on"])
      },
      "combined-labels"
    ),
    (
      Node(.button) {
        Node(.imageView, ["image": "go"])
      }, "image-name"
    ),
    (
      Node(.button) {
        Node(.imageView, ["image": ["name": "play", "isSystem": true]])
      },
      "symbol-name"
    ),
    (Node(.button, ["title": "Go", "accessibility": ["label": "Start"]]), "explicit-label"),
    (Node(.switch, ["title": "Sync"]), "content-label"),
    (Node(.label, ["text": "Hi"]), "label-text"),
  ]

  @Test("UIKit's views are what they were without a framework")
  func framework() throws {
    let image = Element(id: "i", kind: .imageView)
    let model = SpeechModel()
    for framework in [nil, InterfaceFramework.uiKit] {
      let spoken = model.utterance(of: image, platform: .iOS, framework: framework, locale: .english) { $0.value }
      #expect(spoken == nil)
    }
    #expect(model.utterance(of: image, platform: .iOS, framework: .swiftUI, locale: .english) { $0.value } != nil)
  }

  private func said(_ root: Element) -> [String] {
    let screen = Screen(id: "s", title: nil, root: root)
    return SpeechModel().transcript(
      of: screen, platform: .iOS, framework: .swiftUI, locale: .english, states: { _ in [.normal] },
      resolve: resolveText
    ).map(\.utterance.text)
  }

  private func element(_ kind: ElementKind, _ children: [Element] = [], _ change: (inout Element) -> Void) -> Element {
    var element = Element(id: "", kind: kind)
    element.children = children
    change(&element)
    return element
  }

  @Test("the texts of a section's header are spoken once, as its heading")
  func headers() {
    let text = element(.label) { $0.control.text = "Head" }
    let header = element(.stackView, [text]) {
      $0.layout.view = ViewLayout()
      $0.layout.view?.attachment = .header
    }
    let section = element(.section, [header, element(.label) { $0.control.text = "Row" }]) { $0.control.title = "Head" }
    #expect(said(element(.view, [section]) { _ in }) == ["Head. Heading.", "Row"])
  }

  @Test("an inline picker is its title before its choices; a wheel speaks the first choice as its value")
  func pickers() {
    let choices = element(.menu, [element(.menuItem) { $0.control.title = "One" }]) { _ in }
    let picker = { (type: String) in
      element(.pickerView, [choices]) { ($0.control.title, $0.control.type) = ("Number", ControlType(name: type)) }
    }
    #expect(said(element(.view, [picker("inline")]) { _ in }) == ["Number", "One. Button."])
    #expect(said(element(.view, [picker("wheel")]) { _ in }).first?.hasPrefix("Number: One. Adjustable.") == true)
  }

  @Test("Markdown is spoken as it is shown, and what code computes has its place in a joined text")
  func words() {
    let label = element(.label) { $0.control.text = LocalizableText(value: "Read **this**", key: "Read **this**") }
    var joined = LocalizableText("a ")
    joined.parts = ["a ", LocalizableText(computedBy: "name"), LocalizableText(key: "end")]
    let sum = element(.label) { $0.control.text = joined }
    #expect(said(element(.view, [label, sum]) { _ in }) == ["Read this", "a ‹name›[end]"])
  }
}
