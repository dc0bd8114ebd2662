/// What is true of a place before a cluster, and of the cluster that begins there.
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
  /// A shaped cluster begins here, so that the text may be cut.
  static let glyphBoundary = ClusterFlags(rawValue: 16)
  /// Letters change where a line breaks before the cluster.
  static let unsafe = ClusterFlags(rawValue: 32)
  /// The cluster is a tab.
  static let tab = ClusterFlags(rawValue: 64)
  /// The hyphen is the dictionary's, not the text's own.
  static let dictionary = ClusterFlags(rawValue: 128)
}
