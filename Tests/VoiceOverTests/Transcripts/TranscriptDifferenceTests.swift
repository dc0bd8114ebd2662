import Foundation
import Testing
import VoiceOver

@Suite("Comparing a transcript with a recorded one")
struct TranscriptDifferenceTests {
  private static let current = [
    "# Simulated VoiceOver transcript", "", "a.xib one [en]", "  label a: A", "  button b: B. Button.", "",
    "a.xib two [en]", "  nothing is spoken", "", "a.xib one [de]", "  label a: A", "  button b: B. Taste.",
  ]
  private static let text = current.joined(separator: "\n") + "\n"

  private func difference(_ recorded: String) -> TranscriptDifference {
    TranscriptDifference(recorded: recorded, current: Self.current)
  }

  @Test(
    "what was recorded is the same, whatever the line ends and the mark at the start",
    arguments: [
      text, text + "\n\n", String(text.dropLast()), text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text,
      "\u{FEFF}" + text.replacing("\n", with: "\r\n"),
    ])
  func same(_ recorded: String) {
    #expect(difference(recorded).isEmpty)
    #expect(difference(recorded).lines == [])
  }

  @Test("a change is shown under its screen, and only there")
  func changed() {
    let difference = difference(Self.text.replacing("B. Taste.", with: "C. Taste."))
    #expect(difference.lines == ["a.xib one [de]", "-   button b: C. Taste.", "+   button b: B. Taste."])
    #expect(difference.summary == "screens: 1 changed")
  }

  @Test("screens that are new and gone are told as such")
  func screens() {
    let recorded = Self.text.replacing("a.xib two [en]\n  nothing is spoken", with: "a.xib old [en]\n  label x: X")
    let difference = difference(recorded)
    #expect(
      difference.lines == [
        "a.xib two [en] (new)", "+   nothing is spoken", "a.xib old [en] (gone)", "-   label x: X",
      ])
    #expect(difference.summary == "screens: 1 new, 1 gone")
  }

  @Test("an element that moves is shown at both places")
  func moved() {
    let recorded = Self.text.replacing(
      "  label a: A\n  button b: B. Button.", with: "  button b: B. Button.\n  label a: A")
    #expect(
      difference(recorded).lines.sorted() == ["+   button b: B. Button.", "-   button b: B. Button.", "a.xib one [en]"])
  }

  @Test("the same screens in another order are a difference")
  func reordered() {
    let blocks = Self.text.components(separatedBy: "\n\n")
    let recorded = [blocks[0], blocks[2], blocks[1], blocks[3]].joined(separator: "\n\n")
    #expect(difference(recorded).lines == ["the same screens are in another order"])
    #expect(!difference(recorded).isEmpty)
  }

  @Test("screens of one name are told apart by their order")
  func repeated() {
    let twice = ["s [en]", "  label a: A", "s [en]", "  label b: B"]
    #expect(TranscriptDifference(recorded: twice.joined(separator: "\n"), current: twice).isEmpty)
    let changed = TranscriptDifference(recorded: "s [en]\n  label a: A\ns [en]\n  label c: C\n", current: twice)
    #expect(changed.lines == ["s [en]", "-   label c: C", "+   label b: B"])
  }

  @Test(
    "recordings that have nothing in common", arguments: ["", "\n", "x", "\u{0}", "# Simulated VoiceOver transcript"])
  func strange(_ recorded: String) { #expect(!difference(recorded).isEmpty) }

  @Test("options that differ show in the comments")
  func comments() {
    let recorded = Self.text.replacing("transcript\n", with: "transcript\n# made with: no hints\n")
    #expect(difference(recorded).lines == ["# comments", "- # made with: no hints"])
  }

  @Test("many changes are one block, and two far apart are two lines each")
  func many() {
    let old = ["s [en]"] + (0..<5_000).map { "  a \($0)" }
    let difference = TranscriptDifference(
      recorded: old.joined(separator: "\n"), current: ["s [en]"] + (0..<5_000).map { "  b \($0)" })
    #expect(difference.lines.count == 10_001)
    let screens = (0..<2_000).flatMap { ["s\($0) [en]", "  label a: \($0)"] }
    let recorded = screens.joined(separator: "\n").replacing("label a: 0\n", with: "label a: x\n")
      .replacing("label a: 1999", with: "label a: y")
    #expect(TranscriptDifference(recorded: recorded, current: screens).lines.count == 6)
  }
}
