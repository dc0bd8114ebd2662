import AuditModel
import SwiftSource
import Testing

/// The comments that may address Fitspoken, with the code after them.
@Suite struct SourceCommentTests {
  private func comments(_ body: String) async -> [SourceComment] {
    let source = "import SwiftUI\nstruct V: View { var body: some View {\n\(body)\n} }"
    return await SwiftUIReader().read(Array(source.utf8), path: "V.swift").trees.first?.comments ?? []
  }

  @Test(arguments: [
    ("// fitspoken:disable-next a\nText(\"x\")", 3, 1, 4),
    ("Text(\"x\") // fitspoken:disable-next a\nText(\"y\")", 3, 11, 4),
    ("// fitspoken:disable-next a\n\n// why\nText(\"x\")", 3, 1, 6),
    ("/* fitspoken:disable-next a\n*/ Text(\"x\")", 3, 1, 4), ("/// fitspoken:disable-next a\nText(\"x\")", 3, 1, 4),
  ])
  func aCommentPrecedesTheNextCode(body: String, line: Int, column: Int, codeLine: Int) async {
    let found = await comments(body)
    #expect(found.map(\.location) == [SourceLocation(file: "V.swift", line: line, column: column)])
    #expect(found.map(\.codeLine) == [codeLine])
    #expect(found.map(\.viewLine) == [nil])
  }

  @Test func beforeAModifierTheViewIsMeantToo() async {
    let found = await comments("VStack {\n}\n.padding()\n// fitspoken:disable-next a\n.onTapGesture { }")
    #expect(found.map(\.codeLine) == [7])
    #expect(found.map(\.viewLine) == [3])
  }

  @Test func textsAndOtherCommentsAreNone() async {
    #expect(await comments("Text(\"// fitspoken:disable a\") // fits").isEmpty)
    #expect(await comments("Text(\"\"\"\n// fitspoken:disable a\n\"\"\")").isEmpty)
  }

  @Test func atTheEndOfTheFileThereIsNoCode() async {
    let source = "import SwiftUI\nstruct V: View { var body: some View { Text(\"x\") } }\n// fitspoken:disable-next a"
    let found = await SwiftUIReader().read(Array(source.utf8), path: "V.swift").trees.first?.comments
    #expect(found?.map(\.codeLine) == [nil])
  }
}
