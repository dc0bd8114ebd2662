/// How much of a large report its pages show; the rest is counted there, and the JSON report has it.
struct ReportLimits: Sendable {
  /// Findings with a card of their own; of each rule and level by turns, so that no class disappears.
  var cards: Int
  /// Findings in the list of a page.
  var listed: Int
  /// Frames of filmstrips in the whole report.
  var frames: Int
  /// Bytes of drawings in the whole report.
  var drawingBytes: Int
  /// Bytes of the images of the app in the whole report, each counted once.
  var imageBytes: Int
  /// Rows of one language.
  var languageRows: Int
  /// Lines of transcripts in the whole report.
  var transcriptLines: Int

  /// One page, below 15 MB.
  static let page = ReportLimits(
    cards: 1_000, listed: 1_000, frames: 500, drawingBytes: 6_000_000, imageBytes: 1_500_000, languageRows: 120,
    transcriptLines: 8_000)
  /// A folder of pages.
  static let folder = ReportLimits(
    cards: 6_000, listed: 4_000, frames: 4_000, drawingBytes: 100_000_000, imageBytes: 20_000_000, languageRows: 500,
    transcriptLines: 400_000)

  /// Places shown one by one in a card.
  static let places = 40
  /// Languages named in a card.
  static let languages = 80
  /// Frames of one filmstrip.
  static let filmstrip = 8
  /// Bytes of the outlines of one picture.
  static let pictureBytes = 60_000
  /// Bytes of one screen's drawing.
  static let screenBytes = 400_000
  /// Facts shown for one finding.
  static let evidence = 24
  /// Rows and columns of an answer before the rest is folded.
  static let answerRows = 5
  static let answerColumns = 8
  /// Cells of the whole matrix of an answer.
  private static let cells = 900
  /// Links of one kind on the index; the page of contents has them all.
  static let indexLinks = 150
  /// Rows of the tables of the appendix, and screens in an answer.
  static let rows = 200

  /// Rows of a matrix with so many columns.
  static func rows(ofColumns count: Int) -> Int { max(answerRows, cells / max(1, count)) }
}

/// What the pages may still show.
struct ReportBudget {
  private var frames: Int
  private var bytes: Int
  private var lines: Int
  /// How many drawings were left out.
  private(set) var omitted = 0

  init(_ limits: ReportLimits) {
    (frames, bytes, lines) = (limits.frames, limits.drawingBytes, limits.transcriptLines)
  }

  /// Counts a frame of a filmstrip; false if there are enough.
  mutating func takeFrame() -> Bool {
    frames -= 1
    if frames < 0 { omitted += 1 }
    return frames >= 0
  }

  /// A drawing, if it is small enough and the pages have space for it.
  mutating func admit(_ drawing: Markup, limit: Int = ReportLimits.screenBytes) -> Markup? {
    let size = drawing.html.utf8.count
    guard size <= limit, size <= bytes else {
      omitted += 1
      return nil
    }
    bytes -= size
    return drawing
  }

  /// How many of some lines may be shown.
  mutating func takeLines(_ count: Int) -> Int {
    let shown = min(count, lines)
    lines -= shown
    return shown
  }
}
