import AuditModel

/// One finding of a card.
struct InstanceView {
  struct Fact {
    let name: Markup
    let value: Markup
    let lang: Markup
  }

  let hasTitle: Bool
  let locale: Markup
  let message: Markup
  let place: Markup
  let picture: Markup
  let caption: Markup
  let hasEvidence: Bool
  let evidence: [Fact]
  let also: Markup
  let hasPlaces: Bool
  let placesTitle: Markup
  let places: [Markup]
  let placesRest: Markup

  init(_ finding: Finding, showsTitle: Bool, showsPlace: Bool, pictures: inout PictureBudget) {
    hasTitle = showsTitle
    locale = Markup(finding.locale?.identifier ?? "")
    message = Markup(sentence: finding.message, language: finding.locale)
    place = showsPlace ? Markup(finding.location.text) : .empty
    let drawing = pictures.drawing(of: finding.picture)
    picture = drawing.map { Markup(trusted: $0.svg) } ?? .empty
    caption = Markup(drawing?.caption ?? "")
    evidence = Self.facts(finding)
    hasEvidence = !evidence.isEmpty
    also = Markup(finding.also.isEmpty ? "" : "Also: \(finding.also.joined(separator: ", "))")
    places = finding.places.prefix(PageLimits.places).map { Markup($0.location.text) }
    hasPlaces = !places.isEmpty
    placesTitle = Markup(finding.places.isEmpty ? "" : "One cause in \(counted(finding.places.count, "place"))")
    placesRest = .rest(finding.places.count - places.count, "place")
  }

  /// Whether there is more to see than the locale and the message.
  var tellsMore: Bool { hasEvidence || hasPlaces || !picture.isNull || !also.isNull }

  /// Facts that hold words of the finding's locale; the others are English or numbers.
  private static let localized: Set<String> = [
    "description", "hint", "mendedUtterance", "translation", "utterance", "visibleText",
  ]

  /// The facts by name, without words that the message quotes already.
  private static func facts(_ finding: Finding) -> [Fact] {
    let unquoted = finding.evidence.filter { !finding.message.quotes($0.value) }
    return unquoted.sorted { $0.key < $1.key }.prefix(PageLimits.evidence).map { name, value in
      let language = localized.contains(name) ? finding.locale?.identifier ?? "" : ""
      return Fact(name: Markup(name), value: Markup(value.text), lang: Markup(language))
    }
  }
}

extension String {
  /// Whether the text has a fact's words in quotation marks.
  fileprivate func quotes(_ fact: Evidence) -> Bool {
    guard case .text(let words) = fact else { return false }
    return contains("“\(words)”") || contains("\"\(words)\"")
  }
}
