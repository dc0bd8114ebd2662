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

  private static let all = ["General, tab", "In General, button", "Video, tab", "In Video, button"]

  static let screens: [(String, Node, [String])] = [
    (
      "every tab is followed by its content", tabs(nil), all
    ),
    ("tabs that nobody sees are not spoken", tabs("noTabsNoBorder"), ["In General, button", "In Video, button"]),
    ("tabs at the bottom are", tabs("bottomTabsBezelBorder"), all),
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
  ]

  @Test func aTabIsAContainer() throws {
    let screen = TestScreen(root: Self.tabs("noTabsNoBorder"), platform: .macOS)
    let spoken = SpeechModel().transcript(
      of: try screen.screen(), platform: .macOS, locale: .english, resolve: resolveText)
    #expect(spoken.map(\.containers.last?.kind) == [.tab, .tab])
  }
}
