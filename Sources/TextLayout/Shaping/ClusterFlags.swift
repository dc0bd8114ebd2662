import CTextEngine

/// The flags of a position before a cluster, and of the cluster that begins there.
struct ClusterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// A line may break before the cluster.
  static let lineBreak = ClusterFlags(rawValue: 1)
  /// A line that breaks before the cluster ends with a hyphen.
  static let hyphen = ClusterFlags(rawValue: 2)
  /// The cluster is white space that hangs at the end of a line.
  static let space = ClusterFlags(rawValue: 4)
  /// The cluster ends a paragraph.
  static let newline = ClusterFlags(rawValue: 8)
  /// A shaped cluster begins here, so that the text may be truncated.
  static let glyphBoundary = ClusterFlags(rawValue: 16)
  /// Letters change where a line breaks before the cluster.
  static let unsafe = ClusterFlags(rawValue: 32)
  /// The cluster is a tab.
  static let tab = ClusterFlags(rawValue: 64)
  /// The hyphen is the dictionary's, not the text's own.
  static let dictionary = ClusterFlags(rawValue: 128)

  /// What ICU marks where a grapheme cluster begins.
  static let cluster = UInt8(te_mark_cluster)

  /// Where the clusters of a text (UTF-16) begin and at last its end, and the flags of each of these positions, by
  /// ICU's marks.
  static func of(_ units: [UInt16], _ marks: [UInt8]) -> (starts: [Int32], flags: [ClusterFlags]) {
    guard !units.isEmpty else { return ([0], [[.lineBreak, .glyphBoundary]]) }
    var starts: [Int32] = []
    var flags: [ClusterFlags] = []
    starts.reserveCapacity(marks.count)
    flags.reserveCapacity(marks.count)
    for offset in units.indices where marks[offset] & cluster != 0 {
      // A cluster that ends with a hard break is known by what follows it.
      if marks[offset] & UInt8(te_mark_hard_line_break) != 0, !flags.isEmpty {
        flags[flags.count - 1].formUnion([.newline, .space, .glyphBoundary])
      }
      starts.append(Int32(truncatingIfNeeded: offset))
      flags.append(before(offset, units, marks))
    }
    if marks[units.count] & UInt8(te_mark_hard_line_break) != 0 {
      flags[flags.count - 1].formUnion([.newline, .space, .glyphBoundary])
    }
    starts.append(Int32(truncatingIfNeeded: units.count))
    flags.append([.lineBreak, .glyphBoundary])
    return (starts, flags)
  }

  private static func before(_ offset: Int, _ units: [UInt16], _ marks: [UInt8]) -> ClusterFlags {
    var flags: ClusterFlags = []
    if marks[offset] & UInt8(te_mark_space) != 0 { flags.insert(.space) }
    if units[offset] == 0x09 { flags.insert(.tab) }
    guard offset > 0, marks[offset] & UInt8(te_mark_line_break) != 0 else { return flags }
    if isHangul(units[offset - 1]), isHangul(units[offset]) { return flags }
    return flags.union(units[offset - 1] == 0xAD ? [.lineBreak, .hyphen] : .lineBreak)
  }

  /// The words of a Hangul text stay whole where they can, as in UIKit's labels (`hangulWordPriority`, part of the
  /// standard line-break strategy since iOS 14; general knowledge).
  private static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3131...0x318E).contains(unit)
  }
}
