import AuditModel

/// Breaks a text into lines greedily, as UIKit does: as many clusters as fit, back to the last place to break.
struct LineBreaker {
  /// One line of a text.
  struct Line {
    /// The clusters, with the white space that hangs at the end.
    var clusters: Range<Int>
    /// Where what is seen ends.
    var visibleEnd: Int
    /// Whether a hyphen is added.
    var hasHyphen = false
    /// Whether the line ends inside a word.
    var breaksWord = false
    /// Whether the line is the first of its paragraph.
    var isFirst = false
    /// Whether the line is the last of its paragraph.
    var endsParagraph: Bool
  }

  /// The text at its size.
  let sized: SizedText
  /// The room of a paragraph's first line.
  let firstRoom: Room
  /// The room of the other lines.
  let room: Room
  /// Whether a line may break between any two clusters.
  let breaksAnywhere: Bool
  /// How full a line has to be for no word to be hyphenated at its end; 0 is no hyphenation by dictionary.
  let hyphenationFactor: Double

  private var paragraph = 0
  private var start = 0
  private var isFirst = true
  private var text: ShapedText { sized.text }

  /// Lines in the rooms that the rules give, wider by the share by which the text may tighten.
  init(_ sized: SizedText, rules: FitRules, tightening share: Double = 0) {
    self.sized = sized
    firstRoom = rules.room(isFirst: true, tightening: share)
    room = rules.room(isFirst: false, tightening: share)
    breaksAnywhere = rules.mode == .characterWrap
    hyphenationFactor = rules.hyphenationFactor
  }

  /// The room of a line.
  func room(of line: Line) -> Room { line.isFirst ? firstRoom : room }

  /// Whether a line holds what is seen of it: one cluster may be wider than its room.
  func holds(_ line: Line) -> Bool {
    let seen = line.clusters.lowerBound..<line.visibleEnd
    return room(of: line).holds(sized.lineWidth(seen, hasHyphen: line.hasHyphen))
  }

  /// Whether all of the text has been set.
  var isDone: Bool { paragraph >= text.paragraphs.count }

  /// The next line; nil after the last.
  mutating func next() -> Line? {
    guard paragraph < text.paragraphs.count, text.count > 0 else { return nil }
    let clusters = text.paragraphs[paragraph]
    var line = line(from: isFirst ? clusters.lowerBound : start, in: clusters, room: isFirst ? firstRoom : room)
    line.isFirst = isFirst
    start = line.clusters.upperBound
    isFirst = line.endsParagraph
    if line.endsParagraph { paragraph += 1 }
    return line
  }

  private func line(from start: Int, in paragraph: Range<Int>, room: Room) -> Line {
    let end = paragraph.upperBound
    let fitting = sized.lastFitting(from: start, to: end, limit: room.limit.nextDown)
    var reach = fitting
    while reach < end, text.flags[reach].contains(.space) { reach += 1 }
    if reach == end {
      return Line(clusters: start..<end, visibleEnd: text.trimmedEnd(start..<end), endsParagraph: true)
    }
    if let line = broken(start..<reach, room) { return line }
    let anywhere = text.cutBoundary(atOrBefore: reach, from: start)
    let place = anywhere > start ? anywhere : text.cutBoundary(atOrAfter: start + 1, to: end)
    let isInside = !text.flags[place].contains(.lineBreak) && !text.flags[max(place - 1, start)].contains(.space)
    return Line(
      clusters: start..<place, visibleEnd: text.trimmedEnd(start..<place), breaksWord: isInside,
      endsParagraph: place == end)
  }

  /// The line up to the last place where it may break and still fits; nil where there is none.
  private func broken(_ clusters: Range<Int>, _ room: Room) -> Line? {
    guard !breaksAnywhere else { return nil }
    var best: Line?
    var place = clusters.upperBound
    while place > clusters.lowerBound {
      let flags = text.flags[place]
      let isPlain = flags.contains(.lineBreak)
      if isPlain || (flags.contains(.dictionary) && hyphenationFactor > 0 && best == nil) {
        let line = Line(
          clusters: clusters.lowerBound..<place, visibleEnd: text.trimmedEnd(clusters.lowerBound..<place),
          hasHyphen: flags.contains(.hyphen), endsParagraph: false)
        let width = sized.lineWidth(line.clusters.lowerBound..<line.visibleEnd, hasHyphen: line.hasHyphen)
        if room.holds(width) {
          // A dictionary's hyphen is used only where the line without it is not full enough.
          guard isPlain else { best = line; place -= 1; continue }
          return best == nil || width >= hyphenationFactor * room.limit ? line : best
        }
      }
      place -= 1
    }
    return best
  }
}
