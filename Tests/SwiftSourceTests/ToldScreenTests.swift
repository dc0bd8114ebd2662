import AuditModel
import SwiftSource
import Testing

/// What a shared modifier presents for several views.
@Suite struct ToldScreenTests {
  /// The screens of the views of a file, and how many choices each has.
  private func screens(_ code: String, files: [String: String] = [:]) async -> [String] {
    let files = files.merging(["V.swift": "import SwiftUI\n\(code)\n"]) { first, _ in first }
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return await SwiftUIReader().read(sources, jobs: 1).flatMap(\.trees).flatMap(\.screens).map(\.id)
  }

  private static let shared =
    "extension View { func sheets() -> some View { sheet(isPresented: $isOn) { if a { Text(\"A\") } else { Text(\"B\") } } } }"

  @Test func theSameContentFromOnePlaceIsToldOnce() async {
    let views =
      "struct V: View { var body: some View { Text(\"V\").sheets() } }\n"
      + "struct W: View { var body: some View { if b { Text(\"W\") } else { Text(\"X\") }; Text(\"Y\").sheets() } }"
    #expect(await screens("\(Self.shared)\n\(views)") == ["V", "V.sheet", "W"])
  }

  @Test func theSameViewOfWhichNoBodyIsKnownIsToldOnce() async {
    let row = "struct Row: View { var body: some View { Text(\"A\"); Text(\"B\") } }"
    let makers = ["V", "W"].map { "struct \($0) { @ViewBuilder func make() -> some View { Row() } }" }
    #expect(await screens("\(row)\n\(makers.joined(separator: "\n"))") == ["V.make"])
  }

  @Test func otherContentAndOtherPlacesAreToldToo() async {
    let shared =
      "extension View { func sheets(_ t: LocalizedStringKey) -> some View { sheet(isPresented: $isOn) { Text(t) } } }"
    let views =
      "struct V: View { var body: some View { Text(\"V\").sheets(\"A\") } }\n"
      + "struct W: View { var body: some View { Text(\"W\").sheets(\"B\") } }\n"
      + "struct X: View { var body: some View { Text(\"X\").sheet(isPresented: $isOn) { Text(\"A\") } } }"
    #expect(await screens("\(shared)\n\(views)") == ["V", "V.sheet", "W", "W.sheet", "X", "X.sheet"])
  }
}
