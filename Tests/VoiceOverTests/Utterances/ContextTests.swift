import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("The place in a container")
struct ContextTests {
  @Test("stated contexts", arguments: cases)
  func description(element: Node, expected: String) throws {
    #expect(try element.utterance()?.description == expected)
  }

  @Test("a data table's cell as the simulator's library says it")
  func libraryOrder() throws {
    let settings = SpeechSettings(dataTableOrder: .library)
    #expect(try Self.placed(Self.cell, ["value": "7"]).utterance(settings: settings)?.description == "A. Column 2. 7")
    let button = Self.placed(Self.cell, ["traits": ["button"]])
    #expect(try button.utterance(settings: settings)?.description == "A. Column 2. Button.")
  }

  private static func placed(_ context: Members, _ rest: Members = [:]) -> Node {
    .spoken(["label": "A", "context": .object(context)] + rest)
  }

  private static let cell: [String: JSON] = ["type": "dataTableCell", "row": 0, "column": 1]
  private static let headers: [String: JSON] =
    ["rowHeaders": [["label": "Mon"]], "columnHeaders": [["label": "Time", "value": "UTC"]]]

  static let cases: [(Node, String)] = [
    (placed(["type": "series", "index": 1, "count": 3]), "A 1 of 3."),
    (placed(["type": "series", "index": 2, "count": 3], ["traits": ["button"]]), "A. Button. 2 of 3."),
    (placed(["type": "tab", "index": 1, "count": 4]), "A. Tab. 1 of 4."),
    (placed(["type": "tab", "index": 1, "count": 4], ["traits": ["button"]]), "A. Tab. 1 of 4."),
    (placed(["type": "tab", "index": 1, "count": 4], ["value": "3 items"]), "A: 3 items. Tab. 1 of 4."),
    (
      placed(["type": "tabBarItem", "index": 4, "count": 4], ["traits": ["tabBarItem", "selected"]]),
      "Selected: A. Tab. 4 of 4."
    ),
    (
      placed(["type": "tab", "index": 1, "count": 4], ["traits": ["notEnabled", "header"]]),
      "A. Dimmed. Tab. Heading. 1 of 4."
    ),
    (.spoken(["context": ["type": "tab", "index": 2, "count": 4]]), "Tab. 2 of 4."),
    (.spoken(["context": ["type": "series", "index": 2, "count": 4]]), "2 of 4."),
    (placed(["type": "listStart"]), "A. List Start."),
    (placed(["type": "listEnd"], ["traits": ["button"]]), "A. Button. List End."),
    (placed(["type": "landmarkStart"]), "A. Landmark."),
    (placed(["type": "landmarkEnd"]), "A. End."),
    (placed(["type": "elsewhere"]), "A"),
    (placed(["type": "series"]), "A"),
    (placed(cell), "A. Column 2."),
    (placed(cell + ["isFirstInRow": true]), "A. Row 1. Column 2."),
    (placed(cell + ["isFirstInRow": true] + headers), "Mon. Time: UTC. A. Row 1. Column 2."),
    (placed(cell + headers), "Time: UTC. A. Column 2."),
    (placed(cell + ["width": 2, "height": 3]), "A. Spans 3 rows. Spans 2 columns. Column 2."),
    (placed(cell, ["value": "7"]), "A: 7. Column 2."),
    (placed(cell, ["traits": ["button"]]), "A. Button. Column 2."),
    (placed(["type": "dataTableCell", "row": 9223372036854775807, "column": -1]), "A. Column 0."),
  ]
}
