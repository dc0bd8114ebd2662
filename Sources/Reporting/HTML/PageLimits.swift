/// How much the page shows of a large report; what is left out is counted on the page and stands in the JSON report.
enum PageLimits {
  /// Groups of findings on the whole page, the gravest first.
  static let groups = 1000
  /// Findings shown one by one in a group.
  static let instances = 6
  /// Places listed of one root cause.
  static let places = 100
  /// Locales named in a group.
  static let locales = 80
  /// Pictures on the whole page.
  static let pictures = 400
  /// Bytes of outlines in one picture.
  static let pictureBytes = 60_000
  /// Bytes of one screen's drawing.
  static let drawingBytes = 300_000
  /// Bytes of all screens' drawings.
  static let drawingsBytes = 5_000_000
  /// Unicode scalars of one text.
  static let textLength = 600
  /// Facts shown of one finding.
  static let evidence = 18
  /// Rows of the tables of incomplete tables and of unread files.
  static let rows = 300
}
