import AuditModel
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("a.b", "a.b", true), ("a.b", "a.bc", false), ("a.*", "a.b/c", true), ("*", "", true), ("", "", true),
    ("", "a", false), ("?", "", false), ("?", "é", true), ("a?c", "abc", true), ("*.title", "x.title.y.title", true),
    ("*a*b*", "xxbxxaxx", false), ("*a*b*", "xaxxbx", true), ("a**c", "abbc", true), ("A", "a", false),
  ])
  func keys(pattern: String, key: String, matches: Bool) {
    #expect(TextGlob(pattern).matches(key) == matches)
  }

  @Test(arguments: [
    ("Pods", "Pods/a/b.strings", true), ("Pods", "App/Pods/b.strings", true), ("Pods/", "App/Pods/b.strings", true),
    ("Pods", "MyPods/b.strings", false), ("/Pods", "App/Pods/b.strings", false), ("/Pods", "Pods/b.strings", true),
    ("./Pods", "Pods/b.strings", true), ("*.xib", "a/b/c.xib", true), ("*.xib", "a/b/c.xibs", false),
    ("App/*.xib", "App/c.xib", true), ("App/*.xib", "App/b/c.xib", false), ("App/*.xib", "x/App/c.xib", false),
    ("App/**/*.xib", "App/c.xib", true), ("App/**/*.xib", "App/a/b/c.xib", true), ("App/**", "App/a/b", true),
    ("App/**", "Application/a", false), ("**/Generated/**", "a/b/Generated/c/d", true),
    ("**/Generated/**", "Generated/c", true), ("**/en.lproj/*.strings", "A/en.lproj/b/c.strings", false),
    ("a?c/d", "abc/d", true), ("a?c", "a/c", false), ("", "a", false), ("/", "a", false), ("**", "a/b", true),
  ])
  func paths(pattern: String, path: String, matches: Bool) {
    #expect(PathGlob(pattern).matches(path) == matches)
  }

  /// With a matcher that tries every way to share the text out, these would not end.
  @Test func noPatternTakesForever() {
    let stars = String(repeating: "*a", count: 200) + "b"
    #expect(!TextGlob(stars).matches(String(repeating: "a", count: 5000)))
    let folders = String(repeating: "**/a/", count: 200) + "b"
    #expect(!PathGlob(folders).matches(String(repeating: "a/", count: 5000)))
  }
}
