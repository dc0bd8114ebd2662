import Testing

@testable import fitspoken

@Suite struct BaselinePathsTests {
  @Test(arguments: [
    ("App", "", true), ("App/UI", "App", true), ("", "..", true), ("App", "..", true), ("..", "../..", true),
    ("../App", "..", true), ("../App/UI", "../..", true), (".", "..", true), ("", "", false), ("App", "App", false),
    ("..", "", false), ("..", "..", false), ("App", "Ext", false), ("../App", "", false), ("../../App", "..", false),
    ("Apple", "App", false), ("caf\u{E9}/a", "cafe\u{301}", false),
  ])
  func aFolderIsInsideAnother(path: String, folder: String, isInside: Bool) {
    #expect(BaselinePaths.isInside(path, folder) == isInside)
  }
}
