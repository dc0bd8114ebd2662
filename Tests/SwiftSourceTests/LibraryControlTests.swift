import AuditModel
import SwiftSource
import Testing

/// Controls whose classes are of libraries without sources.
@Suite struct LibraryControlTests {
  private static func reading(_ code: String, _ other: String = "") async -> SourceReading {
    let sources = [("A.swift", code), ("B.swift", other)].map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    return await SwiftUIReader().read(sources, jobs: 1)[0]
  }

  /// They are counted, also with a class of the app between, or beside controls that are read.
  @Test(arguments: [
    ("class C: UIViewController { let a = RoundButton(); let b = RoundButton(title: t) }", "", 2),
    ("class C: UIViewController { let a = Go() }; class Go: RoundButton { let l = UILabel() }", "", 1),
    ("class C: UIViewController { let a = UISwitch(); let b = RoundButton() }", "", 1),
    ("class C: UIViewController { let a = RoundButton() }", "class RoundButton: UIButton {}", nil),
    ("class C: UIViewController { let a = Analytics.RoundButton() }", "enum Analytics { struct RoundButton {} }", nil),
    ("class C: UIViewController { let a = RoundButton() }", "typealias RoundButton = Model", nil),
    ("class C: UIViewController { let a = Catalog(item: b) }", "", nil),
    ("import SwiftUI\nstruct V: View { var body: some View { RoundButton(title: t) } }", "", nil),
  ])
  func counts(code: String, other: String, count: Int?) async {
    #expect(await Self.reading(code, other).unreadControls == count)
  }

  @Test func aFileWithNothingElseSaysSo() async {
    let reading = await Self.reading("class C: UIViewController { let a = RoundButton() }")
    #expect(reading.skipped == "the file makes no controls but those of libraries, whose classes are not read")
  }
}
