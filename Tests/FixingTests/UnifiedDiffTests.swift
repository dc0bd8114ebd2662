import Foundation
import TestSupport
import Testing

@testable import Fixing

/// Differences as `diff -u` prints them.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(of: Array(old.utf8), Array(new.utf8), path: "a.txt").text
  }

  @Test func equalTextsHaveNone() { #expect(diff("a\nb\n", "a\nb\n").isEmpty) }

  @Test func theEndOfAFileWithoutALineBreakIsMarked() {
    #expect(
      diff("a", "b")
        == "--- a/a.txt\n+++ b/a.txt\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
    )
  }

  @Test(arguments: 0..<40)
  func patchTakesIt(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = (0..<Int.random(in: 1...40, using: &random)).map { "line \($0 % 7)" }
    var new = old
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random) || index == new.count {
        new.insert("new \(index)", at: index)
      } else {
        new.remove(at: index)
      }
    }
    let (before, after) = (old.joined(separator: "\n") + "\n", new.map { $0 + "\n" }.joined())
    guard before != after else { return }
    let folder = try TemporaryFolder(["a.txt": before, "p.diff": diff(before, after)])
    let result = try BuiltCommand.runScript("patch -s -p1 < p.diff && cat a.txt", in: folder.url)
    #expect(result.output == after, "\(result.errors)")
  }
}
