import AuditModel

/// A screen: drawn in each language in which something is wrong, spoken, and what was found on it.
struct ScreenView {
  struct Drawing {
    let locale: PageText
    let caption: PageText
    let summary: Markup
    let drawing: Markup
    let marks: Markup
  }

  struct Entry {
    let number: Int
    let level: String
    let badge: String
    let href: String
    let thing: PageText
    let message: Markup
    let rule: PageText
  }

  let anchor: String
  /// The element of its headings, by where it is.
  let heading: String
  let name: PageText
  let file: PageText
  let id: PageText
  let count: PageText
  let drawings: [Drawing]
  let hasDrawings: Bool
  let undrawn: PageText
  let entries: [Entry]
  let hasEntries: Bool
  let transcripts: [TranscriptView]
  let hasTranscripts: Bool
  let position: String

  init(_ position: Int, on site: Site, budget: inout ReportBudget) {
    let (exhibit, words) = (site.screens[position], site.words)
    let findings = site.issuesByScreen[position] ?? []
    let numbered = findings.enumerated().map { (number: $0.offset + 1, position: $0.element) }
    self.position = "\(position + 1)"
    heading = site.links.isFolder ? "h2" : "h3"
    anchor = site.links.anchor(of: .screen(position))
    name = PageText(site.name(ofScreen: position))
    file = PageText(exhibit.summary.file)
    id = PageText(exhibit.summary.screen)
    count = PageText(findings.isEmpty ? words("screen.sound") : words("screen.findings", count: findings.count))
    entries = numbered.map { Entry(number: $0.number, site.issues[$0.position], at: $0.position, on: site) }
    hasEntries = !entries.isEmpty
    let marks = numbered.flatMap { Self.marks(number: $0.number, at: $0.position, on: site) }
    drawings = Self.drawings(of: exhibit, at: position, marks: marks, on: site, budget: &budget)
    hasDrawings = !drawings.isEmpty
    let left = exhibit.undrawn + exhibit.pictures.count - drawings.count
    undrawn = PageText(left > 0 ? words("screen.undrawn", count: left) : "")
    transcripts = Self.transcripts(of: exhibit, marks: marks, words, budget: &budget)
    hasTranscripts = !transcripts.isEmpty
  }

  private static func drawings(
    of exhibit: ScreenExhibit, at position: Int, marks: [Mark], on site: Site, budget: inout ReportBudget
  ) -> [Drawing] {
    let pictures = shown(exhibit.pictures, site)
    let placed = self.placed(marks, on: pictures)
    var drawings: [Drawing] = []
    for (number, picture) in pictures.enumerated() {
      let here = marks.indices.filter { placed[number].contains($0) }.map { marks[$0] }
      let drawing = ScreenDrawing(picture, prefix: "s\(position)-\(number)", images: site.images)
      guard let svg = budget.admit(Markup(trusted: drawing.svg())) else { continue }
      drawings.append(
        Drawing(
          locale: PageText(picture.locale.identifier),
          caption: PageText("\(languages(of: picture, site.words)), \(drawing.caption.situation)"),
          summary: Markup(sentence: drawing.caption.summary, language: picture.locale), drawing: svg,
          marks: ScreenMarks(here.map(\.entry), on: picture, frame: drawing.frame).svg))
    }
    return drawings
  }

  /// The marks of each drawing, by position: where the element is seen in a language that the finding concerns; a mark that has no
  /// such place is in the first drawing of such a language, else in the first of all.
  private static func placed(_ marks: [Mark], on pictures: [ScreenPicture]) -> [Set<Int>] {
    var placed = pictures.map { picture in
      Set(
        marks.indices.filter { index in
          picture.locales.contains(where: marks[index].issue.concerns) && picture.knows(marks[index].entry.element)
        })
    }
    guard !pictures.isEmpty else { return [] }
    for index in marks.indices where !placed.contains(where: { $0.contains(index) }) {
      let first = pictures.firstIndex { $0.locales.contains(where: marks[index].issue.concerns) } ?? 0
      placed[first].insert(index)
    }
    return placed
  }

  private static func transcripts(
    of exhibit: ScreenExhibit, marks: [Mark], _ words: ReportWords, budget: inout ReportBudget
  ) -> [TranscriptView] {
    var transcripts: [TranscriptView] = []
    for transcript in exhibit.transcripts {
      var view = TranscriptView(transcript, marks: marks.map(\.entry), words, budget: &budget)
      view.isFirst = transcripts.isEmpty
      transcripts.append(view)
    }
    return transcripts
  }

  /// On one page a language is drawn once, at its worst; a folder has every situation.
  private static func shown(_ pictures: [ScreenPicture], _ site: Site) -> [ScreenPicture] {
    guard !site.links.isFolder else { return pictures }
    var seen: Set<[String]> = []
    // The development language is drawn first at the usual size, and again only as the others' source in filmstrips.
    return pictures.filter { seen.insert([$0.locale.identifier, "\($0.way)"]).inserted }
  }

  /// The languages in which a drawing looks the same.
  private static func languages(of picture: ScreenPicture, _ words: ReportWords) -> String {
    ([words.name(of: picture.locale)] + picture.otherLocales.map(\.identifier)).joined(separator: ", ")
  }

  private typealias Mark = (issue: Issue, entry: ScreenMarks.Entry)

  /// A mark for each element of the screen that a finding is about.
  private static func marks(number: Int, at position: Int, on site: Site) -> [Mark] {
    let issue = site.issues[position]
    var seen: Set<String> = []
    let screen = issue.screen.map { site.screens[$0].summary.screen }
    // A finding with one cause may be about elements of several screens.
    let elements = issue.group.instances.compactMap(\.element)
      .filter { $0.screen == screen && seen.insert($0.id).inserted }
    return elements.map { element in
      let entry = ScreenMarks.Entry(
        number: number, element: element.id, href: site.links.href(.finding(position)), label: issue.group.message,
        level: issue.level)
      return (issue, entry)
    }
  }
}

extension ScreenPicture {
  /// Whether an element has a place in the drawing.
  fileprivate func knows(_ element: String) -> Bool { shows(element) || pins.contains { $0.id == element } }
}

extension ScreenView.Entry {
  fileprivate init(number: Int, _ issue: Issue, at position: Int, on site: Site) {
    self.init(
      number: number, level: issue.level.rawValue, badge: site.words("level.\(issue.level.rawValue)"),
      href: site.links.href(.finding(position)), thing: PageText(issue.subject(on: site).thing),
      message: Markup(sentence: issue.group.message, language: issue.group.lead.locale), rule: PageText(issue.rule))
  }
}
