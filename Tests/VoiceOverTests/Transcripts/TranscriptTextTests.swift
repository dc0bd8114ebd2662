import AuditModel
import Foundation
import Testing

@testable import VoiceOver

@Suite("The text of a transcript: indented by container")
struct TranscriptTextTests {
  private func lines(_ root: String, _ change: (inout SpeechSettings) -> Void = { _ in }) throws -> [String] {
    let json = #"{"source": "a.tree.json", "screens": [{"id": "s", "root": \#(root)}]}"#
    let tree = try JSONDecoder().decode(InterfaceTree.self, from: Data(json.utf8))
    var settings = SpeechSettings()
    change(&settings)
    let transcript = Transcript(of: Workspace(trees: [tree]), model: SpeechModel(settings: settings))
    return Array(TranscriptText(transcript).lines.dropFirst(3))
  }

  @Test("bars, tables, sections and cells")
  func containers() throws {
    let root = #"""
      {"kind": "viewController", "id": "c", "children": [
        {"kind": "view", "id": "v", "children": [{"kind": "stackView", "id": "st", "children": [
          {"kind": "label", "id": "a", "text": "A"},
          {"kind": "tableView", "id": "t", "children": [{"kind": "section", "id": "se", "title": "Sound", "children": [
            {"kind": "cell", "id": "c1", "text": "Volume", "children": [{"kind": "switch", "id": "sw"}]},
            {"kind": "cell", "id": "c2", "text": "Ring"}]}]},
          {"kind": "segmentedControl", "id": "sg", "children": [{"kind": "segment", "id": "p", "title": "Day"}]}]}]},
        {"kind": "navigationItem", "id": "n", "title": "Inbox", "children": [
          {"kind": "barButtonItem", "id": "e", "title": "Edit"}]},
        {"kind": "barButtonItem", "id": "r", "title": "Reply"},
        {"kind": "barButtonItem", "id": "d", "title": "Delete"}]}
      """#
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
    let root = #"""
      {"kind": "view", "id": "v", "children": [
        {"kind": "view", "id": "g", "accessibility": {"containerType": "semanticGroup", "label": "Card\n1", "value": "new"},
         "children": [{"kind": "label", "id": "a", "text": "A"}]},
        {"kind": "view", "id": "h", "accessibility": {"containerType": "semanticGroup", "identifier": "only"},
         "children": [{"kind": "label", "id": "b", "text": "B"}]},
        {"kind": "view", "id": "l", "accessibility": {"containerType": "landmark", "label": "silent"},
         "children": [{"kind": "label", "id": "c", "text": "C"}]},
        {"kind": "view", "id": "e", "accessibility": {"containerType": "list"}, "children": []}]}
      """#
    #expect(
      try lines(root) == [
        "  group g: (on entering) Card\\n1: new", "    label a: A", "  group h:", "    label b: B", "  landmark l:",
        "    label c: C. Landmark.",
      ])
    #expect(try lines(root) { $0.describesContainers = false }.first == "  group g:")
  }

  @Test("a modal view, a menu, a tab bar by its trait, a collection's cell")
  func others() throws {
    let root = #"""
      {"kind": "view", "id": "v", "children": [{"kind": "view", "id": "m", "isModal": true, "children": [
        {"kind": "view", "id": "t", "accessibility": {"traits": ["tabBar"]}, "children": [
          {"kind": "label", "id": "a", "text": "A"}]},
        {"kind": "button", "id": "b", "title": "More", "children": [{"kind": "menu", "id": "me", "children": [
          {"kind": "menuItem", "id": "i", "title": "Copy"}]}]},
        {"kind": "collectionView", "id": "co", "children": [{"kind": "cell", "id": "ce", "children": [
          {"kind": "label", "id": "l", "text": "L"}]}]}]}]}
      """#
    #expect(
      try lines(root) == [
        "  modal view m:", "    tab bar t:", "      label a: A. Tab. 1 of 1.", "    button b: More. Button.",
        "    menu me:", "      menuItem i: Copy. Button. (approximate)", "    collection co:", "      cell ce:",
        "        label l: L",
      ])
  }

  @Test("an empty screen says so")
  func empty() throws { #expect(try lines(#"{"kind": "view"}"#) == ["  nothing is spoken"]) }

  @Test("control characters are escaped in every part of a line, markup is kept")
  func escapes() throws {
    let root =
      #"{"kind": "od\u0007d", "id": "i\nd", "accessibility": {"isElement": true, "label": "<b>\t\u2028\"&amp;\\ \u200f{x}</b>"}}"#
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
