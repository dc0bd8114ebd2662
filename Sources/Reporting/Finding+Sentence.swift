import AuditModel

extension Finding {
  /// How many further locales, devices and sizes a sentence names.
  static let shownAlso = 5

  /// The message on one line: a doubt says so, and the locale and what else it holds for stand behind it in brackets.
  var sentence: String {
    let review = outcome == .needsReview ? "needs review: " : ""
    return "\(review)\(message.visible())\(scope)"
  }

  private var scope: String {
    var parts = locale.map { [$0.identifier] } ?? []
    if !also.isEmpty { parts.append("also " + also.prefix(Self.shownAlso).joined(separator: ", ")) }
    if also.count > Self.shownAlso { parts.append("and \(also.count - Self.shownAlso) more") }
    return parts.isEmpty ? "" : " [\(parts.joined(separator: ", ").visible())]"
  }

  /// What the finding is about: the way to the element, else the key; nil where it is about a place in a file.
  var subject: String? { element?.path ?? key }
}

extension FindingGroup {
  /// The findings, the gravest first; the first one speaks for all.
  var ranked: [Finding] {
    findings.enumerated()
      .sorted { (Tone($0.element).rank, $0.offset) < (Tone($1.element).rank, $1.offset) }
      .map(\.element)
  }

  /// The sentence of the gravest finding, and how many more there are.
  var sentence: String {
    let ranked = ranked
    guard let lead = ranked.first else { return "" }
    let others = Set(ranked.dropFirst().compactMap(\.locale)).subtracting([lead.locale].compactMap(\.self)).sorted()
    if ranked.count == 1 { return lead.sentence }
    if others.isEmpty { return "\(lead.sentence), and \(counted(ranked.count - 1, "more time"))" }
    let named = others.prefix(Finding.shownAlso).map(\.identifier).joined(separator: ", ")
    let rest = others.count > Finding.shownAlso ? ", …" : ""
    return "\(lead.sentence), and in \(counted(others.count, "more locale")): \(named)\(rest)"
  }
}
