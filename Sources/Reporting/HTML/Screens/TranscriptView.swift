import AuditModel
import Foundation

/// What VoiceOver says on a screen in one language.
struct TranscriptView {
  struct Line {
    let kind: PageText
    let container: PageText
    let isContainer: Bool
    /// The utterance, with VoiceOver's own words set apart.
    let utterance: Markup
    let plain: PageText
    let isSilent: Bool
    let isDoubtful: Bool
    let isBad: Bool
    let numbers: [Number]
  }

  struct Number {
    let number: Int
    let href: String
  }

  let locale: PageText
  let name: PageText
  let note: PageText
  let lines: [Line]
  let isEmpty: Bool
  let rest: PageText
  /// Whether it is the first of its screen, which is shown unfolded.
  var isFirst = false

  /// A transcript; `marks` are the findings about speech with their numbers on the screen.
  init(_ transcript: ScreenTranscript, marks: [ScreenMarks.Entry], _ words: ReportWords, budget: inout ReportBudget) {
    locale = PageText(transcript.locale.identifier)
    name = PageText(words.name(of: transcript.locale))
    note = PageText(
      transcript.textLocale.map { words("speech.borrowed", words.name(of: transcript.locale), words.name(of: $0)) }
        ?? "")
    let shown = budget.takeLines(transcript.lines.count)
    var lines: [Line] = []
    var containers: [String] = []
    for line in transcript.lines.prefix(shown) {
      lines.append(Line(line, after: containers, marks: marks.filter { $0.element == line.element }, words))
      containers = line.containers
    }
    self.lines = lines
    isEmpty = transcript.lines.isEmpty
    rest = PageText(transcript.lines.count > shown ? words("rest.lines", count: transcript.lines.count - shown) : "")
  }
}

extension TranscriptView.Line {
  init(_ line: ScreenTranscript.Line, after containers: [String], marks: [ScreenMarks.Entry], _ words: ReportWords) {
    let entered = line.containers == containers ? [] : line.containers
    container = PageText(entered.joined(separator: " › "))
    isContainer = !entered.isEmpty
    kind = PageText(words.kind(line.kind))
    isSilent = line.utterance.isEmpty
    utterance =
      isSilent ? Markup(words(line.isSetInCode ? "speech.inCode" : "speech.silent")) : Self.spoken(line)
    plain = PageText(line.utterance, limit: .max)
    isDoubtful = line.confidence >= .c || line.isSetInCode
    isBad = marks.contains { $0.level == .error }
    numbers = marks.map { TranscriptView.Number(number: $0.number, href: $0.href) }
  }

  /// The utterance: each part that is VoiceOver's own words is set apart; the text is that of `fitspoken speak`.
  private static func spoken(_ line: ScreenTranscript.Line) -> Markup {
    var html = ""
    var rest = line.utterance[...]
    for segment in line.segments where !segment.text.isEmpty {
      guard let range = rest.range(of: segment.text) else { continue }
      html += Markup(String(rest[..<range.lowerBound]), limit: .max).html
      let words = Markup(segment.text, limit: .max).html
      html += segment.isOfTheSystem ? "<i>\(words)</i>" : "<b>\(words)</b>"
      rest = rest[range.upperBound...]
    }
    return Markup(trusted: html + Markup(String(rest), limit: .max).html)
  }
}

extension Utterance.Segment {
  /// Whether the words are VoiceOver's, not the app's.
  fileprivate var isOfTheSystem: Bool {
    switch role {
    case .trait, .position, .availability, .state: true
    case .hint: !Self.hintsOfTheApp.contains(rule)
    case .label, .value, .customContent: false
    }
  }

  private static let hintsOfTheApp: Set<String> = ["author-hint", "help-hint", "tool-tip-hint", "appkit-help"]
}
