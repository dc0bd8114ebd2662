import Auditing
import TestSupport
import Testing

/// Parts of an audit.
@Suite struct ShardTests {
  @Test(arguments: ["1/1", "2/7", "7/7", "10000/10000"])
  func aShardIsAPartOfANumberOfParts(text: String) {
    #expect(Shard(text)?.description == text)
  }

  @Test(arguments: [
    "", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/5", "a/b", "1/", "/3", " 1/3", "1/10001", "1/99999999999999999999",
  ])
  func anythingElseIsNone(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [0, 1, 2, 6, 7, 8, 100], [1, 2, 3, 7, 50])
  func thePartsHoldEverythingOnceAndAreOfOneSize(count: Int, shards: Int) throws {
    let all = Array(0..<count).map { $0 * 10 }
    let parts = try (1...shards).map { index in try #require(Shard("\(index)/\(shards)")).items(of: all) }
    let dealt = parts.flatMap { $0 }.sorted { $0.position < $1.position }
    #expect(dealt.map(\.item) == all)
    #expect(dealt.map(\.position) == Array(all.indices))
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }
}
