package import Auditing
import Utilities

/// The archives of all parts of one audit.
package struct MergedArchives: Sendable {
  /// What was run.
  package let run: ShardArchive.Run
  /// What the rules say about all parts.
  package let judgment: Judgment

  /// Joins archives, given with their names.
  ///
  /// - Throws: ``ArchiveError`` unless they are those of all parts of one audit, each once.
  package init(_ archives: [(name: String, archive: ShardArchive)]) throws(ArchiveError) {
    guard let first = archives.first else { throw ArchiveError("no archive was given") }
    var names: [Int: String] = [:]
    for (name, archive) in archives {
      try Self.compare(archive, of: name, with: first.archive, of: first.name)
      if let other = names.updateValue(name, forKey: archive.shard.index) {
        throw ArchiveError("\(name): has the same shard as \(other): \(archive.shard)")
      }
    }
    let absent = (1...first.archive.shard.count).filter { names[$0] == nil }
    guard absent.isEmpty else {
      throw ArchiveError("not all archives were given; missing: \(Self.list(absent, of: first.archive.shard.count))")
    }
    run = first.archive.run
    judgment = Judgment(
      merging: archives.map(\.archive).sorted { $0.shard.index < $1.shard.index }.map(\.judgment))
  }

  /// `shard 3/7`, or `shards 3/7, 5/7 and 2 others`.
  private static func list(_ shards: [Int], of count: Int) -> String {
    let named = 5
    let list = shards.prefix(named).map { "\($0)/\(count)" }.joined(separator: ", ")
    let rest = shards.count > named ? " and \(counted(shards.count - named, "other"))" : ""
    return "\(plural("shard", shards.count)) \(list)\(rest)"
  }

  private static func compare(
    _ archive: ShardArchive, of name: String, with other: ShardArchive, of otherName: String
  ) throws(ArchiveError) {
    guard archive.shard.count == other.shard.count else {
      throw ArchiveError("\(name): is shard \(archive.shard), but \(otherName) is shard \(other.shard)")
    }
    guard archive.run.arguments == other.run.arguments else {
      throw ArchiveError("\(name): was made with other options than \(otherName)")
    }
    guard archive.run.sources == other.run.sources else {
      throw ArchiveError("\(name): was made from other sources than \(otherName)")
    }
  }
}
