import AuditModel
import SwiftSource
import Testing

/// The comments that may address Fitspoken, with the code after them.
@Suite struct SourceCommentTests {
  private func comments(_ body: String) -> [SourceComment] {
    let source = "import SwiftUI\nstruct V: View { var body: some View {\n\(body)\n} }"
    return SwiftUIReader().read(Array(source.utf8), path: "V.swift").trees.first?.comments ?? []
  }

  @Test(arguments: [
    ("// fitspoken:disable-next a\nText(\"x\")", 3, 1, 4),
    ("Text(\"x\") // fitspoken:disable-next a\nText(\"y\")", 3, 11, 4),
    ("// fitspoken:disable-next a\n\n// why\nText(\"x\")", 3, 1, 6),
    ("/* fitspoken:disable-next a\n*/ Text(\"x\")", 3, 1, 4), ("/// fitspoken:disable-next a\nText(\"x\")", 3, 1, 4),
  ])
  func aCommentPrecedesTheNextCode(body: String, line: Int, column: Int, codeLine: Int) {
    let found = comments(body)
    #expect(found.map(\.location) == [SourceLocation(file: "V.swift", line: line, column: column)])
    #expect(found.map(\.codeLine) == [codeLine])
    #expect(found.map(\.viewLine) == [nil])
  }

  @Test func beforeAModifierTheViewIsMeantToo() {
    let found = comments("VStack {\n}\n.padding()\n// fitspoken:disable-next a\n.onTapGesture { }")
    #expect(found.map(\.codeLine) == [7])
    #expect(found.map(\.viewLine) == [3])
  }

  @Test func textsAndOtherCommentsAreNone() {
    #expect(comments("Text(\"// fitspoken:disable a\") // fits").isEmpty)
    #expect(comments("Text(\"\"\"\n// fitspoken:disable a\n\"\"\")").isEmpty)
  }

  @Test func atTheEndOfTheFileThereIsNoCode() {
    let source = "import SwiftUI\nstruct V: View { var body: some View { Text(\"x\") } }\n// fitspoken:disable-next a"
    let found = SwiftUIReader().read(Array(source.utf8), path: "V.swift").trees.first?.comments
    #expect(found?.map(\.codeLine) == [nil])
  }
}
