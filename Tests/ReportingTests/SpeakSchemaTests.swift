import AuditModel
import Foundation
import TestSupport
import Testing
import VoiceOver

/// The schema of `fitspoken speak` says what its rows are, and nothing else passes.
@Suite struct SpeakSchemaTests {
  /// A screen with every member of a row: containers, an announcement, actions, a button of two readings.
  private static let screen = TestScreen(
    root: Node(.view, "v") {
      Node(.view, "g", ["accessibility": ["containerType": "semanticGroup", "label": "Card"]]) {
        Node(
          .button, "b",
          [
            "title": "Go",
            "accessibility": [
              "label": "Start", "hint": "Goes.", "customActions": ["Share"], "customContent": [["value": "3"]],
            ],
          ])
      }
      Node(.segmentedControl, "c") { Node(.segment, "p", ["title": "One"]) }
      Node(.imageView, "i", ["image": "cat", "accessibility": ["isElement": true]])
    }, size: nil)

  private static func rows(explains: Bool, reading: ButtonLabelReading) throws -> [UInt8] {
    let tree = try screen.tree(source: "a.tree.json")
    var options = Transcript.Options()
    (options.explains, options.includesStates) = (explains, true)
    options.locales = ["en", "de", "th"].compactMap { LocaleTag($0) }
    let model = SpeechModel(settings: SpeechSettings(buttonLabel: reading))
    let transcript = Transcript(of: Workspace(trees: [tree]), model: model, options: options)
    #expect(transcript.rows.count > 9)
    return Array(try JSONEncoder().encode(transcript.rows))
  }

  @Test(arguments: [true, false], [ButtonLabelReading.observed, .documented])
  func rowsAreValid(explains: Bool, reading: ButtonLabelReading) throws {
    #expect(try SchemaValidator("speak").faults(in: Self.rows(explains: explains, reading: reading)) == [])
  }

  @Test(arguments: [
    #"{"rows": []}"#, #"[{"element": "b"}]"#, "[1]",
    #"[{"file":"a","screen":"s","element":"b","kind":"button","state":"pressed","locale":"de","description":"","hint":"","#
      + #""utterance":"","confidence":"A"}]"#,
    #"[{"file":"a","screen":"s","element":"b","kind":"button","state":"normal","locale":"de","description":"","hint":"","#
      + #""utterance":"","confidence":"E"}]"#,
    #"[{"file":"a","screen":"s","element":"b","kind":"button","state":"normal","locale":"de","description":"","hint":"","#
      + #""utterance":"","confidence":"A","container":[{"kind":"box","id":"x"}]}]"#,
  ])
  func anInvalidTranscriptIsRejected(_ document: String) throws {
    #expect(try !SchemaValidator("speak").faults(in: Array(document.utf8)).isEmpty)
  }
}
