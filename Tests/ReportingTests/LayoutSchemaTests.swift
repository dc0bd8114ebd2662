import AuditModel
import Foundation
import Testing

/// The schema of `fitspoken layout` says what its rows are, and nothing else passes.
@Suite struct LayoutSchemaTests {
  private static func row(_ origin: FrameOrigin, recorded: Rect?) -> LayoutRow {
    var element = Element(id: "b", kind: .button)
    element.frame = recorded
    var screen = Screen(id: "s", root: element)
    screen.title = "Screen"
    var solved = SolvedElement(frame: Rect(x: 0.5, y: -1, width: 10, height: 20), determinedBy: origin)
    if origin == .proposal { solved.frameRange = FrameRange(minimum: solved.frame, maximum: solved.frame) }
    return LayoutRow(
      element, solved, of: screen,
      in: InterfaceTree(source: "a.xib", platform: .iOS),
      for: LayoutVariant(locale: .english, contentSize: .accessibility1))
  }

  @Test func rowsAreValid() throws {
    let recorded = Rect(x: 1, y: 2, width: 3, height: 4)
    let rows = FrameOrigin.allCases.flatMap { [Self.row($0, recorded: recorded), Self.row($0, recorded: nil)] }
    #expect(try SchemaValidator("layout").faults(in: Array(JSONEncoder().encode(rows))) == [])
  }

  @Test(arguments: [
    #"{"rows": []}"#, #"[{"id": "b"}]"#, "[1]",
    #"[{"file":"a","screen":"s","device":"d","locale":"de","contentSize":"huge","id":"b","kind":"view","ambiguous":false,"#
      + #""determinedBy":"recorded","frame":{"x":0,"y":0,"width":1,"height":1}}]"#,
    #"[{"file":"a","screen":"s","device":"d","locale":"de","contentSize":"large","id":"b","kind":"view","ambiguous":false,"#
      + #""determinedBy":"recorded","frame":{"x":0,"y":0,"width":1}}]"#,
  ])
  func anInvalidLayoutIsRejected(_ document: String) throws {
    #expect(try !SchemaValidator("layout").faults(in: Array(document.utf8)).isEmpty)
  }
}
