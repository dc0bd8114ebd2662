import AuditModel

/// How is it spoken? The elements of each screen: without a name, doubtful, fine.
struct SpeechAnswer {
  struct Row {
    let name: PageText
    let href: String
    let unnamed: Int
    let doubtful: Int
    let fine: Int
    let words: PageText
    let bar: Markup
  }

  let answer: PageText
  let state: String
  let rows: [Row]
  let hasRows: Bool
  let moreRows: [Row]
  let moreTitle: PageText
  let sound: PageText

  init(_ site: Site) {
    let words = site.words
    let counts = site.screens.indices.map { SpeechCounts($0, on: site) }
    let troubled = counts.filter { $0.unnamed + $0.doubtful > 0 }
      .sorted { (-$0.unnamed, -$0.doubtful, $0.screen) < (-$1.unnamed, -$1.doubtful, $1.screen) }
    let unnamed = counts.reduce(0) { $0 + $1.unnamed }
    let doubtful = counts.reduce(0) { $0 + $1.doubtful }
    let spoken = counts.reduce(0) { $0 + $1.total }
    state = unnamed > 0 ? "error" : doubtful > 0 ? "review" : "fits"
    answer = PageText(
      spoken == 0
        ? words("speech.nothing")
        : unnamed > 0
          ? words("speech.bad", count: unnamed, words.number(doubtful), words.number(spoken))
          : doubtful > 0
            ? words("speech.doubtful", count: doubtful, words.number(spoken)) : words("speech.good", count: spoken))
    rows = troubled.prefix(ReportLimits.answerRows).map { Self.row($0, site) }
    hasRows = !rows.isEmpty
    moreRows = troubled.dropFirst(ReportLimits.answerRows).prefix(ReportLimits.rows).map { Self.row($0, site) }
    moreTitle = PageText(moreRows.isEmpty ? "" : words("speech.more", count: moreRows.count))
    let fine = counts.count - troubled.count
    // Where no screen is listed, none is left over.
    sound = PageText(fine > 0 && hasRows ? words("speech.sound", count: fine) : "")
  }

  private static func row(_ counts: SpeechCounts, _ site: Site) -> Row {
    let words = site.words
    return Row(
      name: PageText(site.name(ofScreen: counts.screen)), href: site.links.href(.screen(counts.screen)),
      unnamed: counts.unnamed, doubtful: counts.doubtful, fine: counts.fine,
      words: PageText(
        words("speech.row", words.number(counts.unnamed), words.number(counts.doubtful), words.number(counts.fine))),
      bar: counts.bar)
  }
}

/// The elements of a screen that VoiceOver stops at, by what was found about their names.
private struct SpeechCounts {
  let screen: Int
  let unnamed: Int
  let doubtful: Int
  let total: Int

  init(_ screen: Int, on site: Site) {
    self.screen = screen
    let issues = (site.issuesByScreen[screen] ?? []).map { site.issues[$0] }.filter {
      site.area(of: $0.rule) == .speech
    }
    let bad = Self.elements(issues.filter { $0.level == .error })
    let open = Self.elements(issues.filter { $0.level == .review || $0.level == .warning }).subtracting(bad)
    unnamed = bad.count
    doubtful = open.count
    total = max(site.screens[screen].summary.spoken, unnamed + doubtful)
  }

  var fine: Int { total - unnamed - doubtful }

  /// The three shares side by side.
  var bar: Markup {
    var x = 0
    let parts = [(unnamed, "error"), (doubtful, "review"), (fine, "fits")].map { count, style in
      defer { x += count }
      return count == 0 ? "" : "<rect class=\"\(style)\" x=\"\(x)\" width=\"\(count)\" height=\"1\"/>"
    }
    return Markup(
      trusted:
        "<svg class=\"shares\" viewBox=\"0 0 \(max(total, 1)) 1\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
        + "\(parts.joined())</svg>")
  }

  private static func elements(_ issues: [Issue]) -> Set<String> {
    Set(issues.flatMap(\.group.instances).compactMap { $0.element?.path })
  }
}
