import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("Tab views, boxes and tables of the Mac in reading order")
struct MacContainerTests {
  @Test("whole screens", arguments: screens)
  func transcript(name: String, root: Node, expected: [String]) throws {
    #expect(try TestScreen(root: root, platform: .macOS).spoken() == expected)
  }

  private static func tab(_ title: String) -> Node {
    Node(.tabViewItem, ["title": JSON(title)]) {
      Node(.view, "v\(title)") {
        Node(.button, ["title": JSON("In \(title)")])
      }
    }
  }

  private static func tabs(_ type: String?) -> Node {
    Node(.view, "root") {
      Node(.tabView, "tabs", type.map { ["layout": ["style": JSON($0)]] } ?? [:]) {
        tab("General")
        tab("Video")
      }
    }
  }

  private static func table(_ type: String?) -> Node {
    Node(.tableView, "t", type.map { ["type": JSON($0)] } ?? [:]) {
      Node(.tableColumn, ["title": "Name"]) {
        Node(.cell) {
          Node(.textField, ["text": "Cell", "isEditable": false])
        }
      }
    }
  }

  private static func column(_ name: String) -> Node {
    Node(.tableColumn, ["title": JSON(name)]) {
      Node(.cell) {
        Node(.textField, ["text": JSON("\(name) of a file"), "isEditable": false])
      }
    }
  }

  private static let all = ["General, tab", "In General, button", "Video, tab", "In Video, button"]

  static let screens: [(String, Node, [String])] = [
    (
      "every tab is followed by its content", tabs(nil), all
    ),
    ("tabs that nobody sees are not spoken", tabs("noTabsNoBorder"), ["In General, button", "In Video, button"]),
    ("tabs at the bottom are", tabs("bottomTabsBezelBorder"), all),
    (
      "tabs of SwiftUI",
      Node(.view, "root") {
        Node(.tabBar, "bar") {
          Node(.tabBarItem, ["title": "General"])
          Node(.tabBarItem, ["title": "Video"])
        }
      }, ["General, tab", "Video, tab"]
    ),
    (
      "a titled box says its title, then what is inside",
      Node(.view, "root") {
        Node(.box, ["title": "Colors"]) {
          Node(.button, ["title": "Pick"])
        }
      }, ["Colors, group", "Pick, button"]
    ),
    ("a column says its title", table(nil), ["Name, sort button", "Cell"]),
    ("a table without a header does not", table("headerless"), ["Cell"]),
    (
      "all titles of columns come before what is in a row",
      Node(.tableView, "t") {
        column("Name")
        column("Size")
      }, ["Name, sort button", "Size, sort button", "Name of a file", "Size of a file"]
    ),
    (
      "a window's toolbar comes first: the items that it shows, in their order",
      Node(.window, "w") {
        Node(.view) { Node(.button, ["title": "Open"]) }
        Node(.toolbar, ["accessibility": ["elements": ["c", "a"]]]) {
          Node(.toolbarItem, "a", ["title": "Share"])
          Node(.toolbarItem, "b", ["title": "Print"])
          Node(.toolbarItem, "c", ["title": "Search"]) { Node(.searchField) }
        }
      }, ["Search, search text field", "Share, button", "Open, button"]
    ),
    (
      "the view of a toolbar's item is spoken with the item's label, its segments each by itself",
      Node(.toolbar, "t") {
        Node(.toolbarItem, ["title": "Volume"]) {
          Node(.slider, ["range": ["minimum": 0, "maximum": 1, "current": 0.5]])
        }
        Node(.toolbarItem, ["title": "Status"]) { Node(.textField, ["text": "Idle", "isEditable": false]) }
        Node(.toolbarItem, ["title": "Move"]) {
          Node(.segmentedControl) {
            Node(.segment, ["title": "Back", "type": "momentary"])
            Node(.segment, ["title": "Forward", "type": "momentary"])
          }
        }
        Node(.toolbarItem, ["title": "Add"]) { Node(.button, ["title": "Add a file"]) }
        Node(.toolbarItem, ["title": "Sort"]) { Node(.menu) { Node(.menuItem, ["title": "By name"]) } }
      },
      [
        "Volume, 50%, slider", "Status, Idle", "Back, button", "Forward, button", "Add a file, button", "Sort, button",
        "By name, menu item",
      ]
    ),
  ]

  @Test func aTabIsAContainer() throws {
    let screen = TestScreen(root: Self.tabs("noTabsNoBorder"), platform: .macOS)
    let spoken = SpeechModel().transcript(
      of: try screen.screen(), platform: .macOS, locale: .english, resolve: resolveText)
    #expect(spoken.map(\.containers.last?.kind) == [.tab, .tab])
  }
}
