import AuditModel
import Foundation
import TestSupport
import Testing

@testable import VoiceOver

@Suite("The text of a transcript: indented by container")
struct TranscriptTextTests {
  private func lines(_ root: Node, _ change: (inout SpeechSettings) -> Void = { _ in }) throws -> [String] {
    let tree = try TestScreen(root: root, size: nil).tree(source: "a.tree.json")
    var settings = SpeechSettings()
    change(&settings)
    let transcript = Transcript(of: Workspace(trees: [tree]), model: SpeechModel(settings: settings))
    return Array(TranscriptText(transcript).lines.dropFirst(3))
  }

  @Test("bars, tables, sections and cells")
  func containers() throws {
    let root = Node(.viewController, "c") {
      Node(.view, "v") {
        Node(.stackView, "st") {
          Node(.label, "a", ["text": "A"])
          Node(.tableView, "t") {
            Node(.section, "se", ["title": "Sound"]) {
              Node(.cell, "c1", ["text": "Volume"]) {
                Node(.switch, "sw")
              }
              Node(.cell, "c2", ["text": "Ring"])
            }
          }
          Node(.segmentedControl, "sg") {
            Node(.segment, "p", ["title": "Day"])
          }
        }
      }
      Node(.navigationItem, "n", ["title": "Inbox"]) {
        Node(.barButtonItem, "e", ["title": "Edit"])
      }
      Node(.barButtonItem, "r", ["title": "Reply", "layout": ["role": "toolbarItem"]])
      Node(.barButtonItem, "d", ["title": "Delete", "layout": ["role": "toolbarItem"]])
    }
    #expect(
      try lines(root) == [
        "  navigation bar n:", "    navigationItem n: Inbox. Heading.", "    barButtonItem e: Edit. Button.",
        "  label a: A", "  table t:", "    section se: Sound. Heading. (approximate)",
        "      cell c1: Volume (approximate)",
        "        switch sw: Switch Button. Off. Double tap to toggle setting.", "      cell c2: Ring (approximate)",
        "  segmented control sg:", "    segment p: Day. Button. 1 of 1.", "  toolbar c:",
        "    barButtonItem r: Reply. Button.", "    barButtonItem d: Delete. Button.",
      ])
  }

  @Test("what the author declares, with what is said on entering a group")
  func declared() throws {
    let root = Node(.view, "v") {
      Node(.view, "g", ["accessibility": ["containerType": "semanticGroup", "label": "Card\n1", "value": "new"]]) {
        Node(.label, "a", ["text": "A"])
      }
      Node(.view, "h", ["accessibility": ["containerType": "semanticGroup", "identifier": "only"]]) {
        Node(.label, "b", ["text": "B"])
      }
      Node(.view, "l", ["accessibility": ["containerType": "landmark", "label": "silent"]]) {
        Node(.label, "c", ["text": "C"])
      }
      Node(.view, "e", ["accessibility": ["containerType": "list"]])
    }
    #expect(
      try lines(root) == [
        "  group g: (on entering) Card\\n1: new", "    label a: A", "  group h:", "    label b: B", "  landmark l:",
        "    label c: C. Landmark.",
      ])
    #expect(try lines(root) { $0.describesContainers = false }.first == "  group g:")
  }

  @Test("a modal view, a menu, a tab bar by its trait, a collection's cell")
  func others() throws {
    let root = Node(.view, "v") {
      Node(.view, "m", ["isModal": true]) {
        Node(.view, "t", ["accessibility": ["traits": ["tabBar"]]]) {
          Node(.label, "a", ["text": "A"])
        }
        Node(.button, "b", ["title": "More"]) {
          Node(.menu, "me") {
            Node(.menuItem, "i", ["title": "Copy"])
          }
        }
        Node(.collectionView, "co") {
          Node(.cell, "ce") {
            Node(.label, "l", ["text": "L"])
          }
        }
      }
    }
    #expect(
      try lines(root) == [
        "  modal view m:", "    tab bar t:", "      label a: A. Tab. 1 of 1.", "    button b: More. Button.",
        "    menu me:", "      menuItem i: Copy. Button. (approximate)", "    collection co:", "      cell ce:",
        "        label l: L",
      ])
  }

  @Test("an empty screen says so")
  func empty() throws { #expect(try lines(Node(.view)) == ["  nothing is spoken"]) }

  @Test("control characters are escaped in every part of a line, markup is kept")
  func escapes() throws {
    let root =
      Node(
        .unknown("od\u{7}d"), "i\nd",
        ["accessibility": ["isElement": true, "label": #"<b>\#t\#u{2028}"&amp;\ \#u{200f}{x}</b>"#]])
    #expect(try lines(root) == [#"  od\u{7}d i\nd: <b>\t\u{2028}"&amp;\ \#u{200F}{x}</b>"#])
  }

  @Test("settings that are not the usual ones are told")
  func notes() {
    #expect(SpeechSettings().notes == [])
    var settings = SpeechSettings(version: .iOS18, speaksHints: false, dataTableOrder: .library)
    (settings.controlWords, settings.describesTables, settings.announcesMoreContent) = (.before, false, false)
    #expect(
      settings.notes == [
        "iOS 18", "controls before", "data table order library", "no hints", "no tables", "no more content",
      ])
    let text = TranscriptText(Transcript(pages: []), notes: settings.notes).text
    #expect(text.hasPrefix("# Simulated VoiceOver transcript\n# made with: iOS 18, controls before,"))
  }
}
