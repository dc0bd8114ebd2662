import AuditModel

extension Finding {
  /// How many further locales, devices and sizes a sentence names.
  static let shownAlso = 5
  /// How many characters of an utterance a sentence quotes.
  private static let shownUtterance = 200

  /// The message on one line: a doubt says so; the locale, the text of several and what else it holds for stand behind
  /// it in brackets.
  var sentence: String { outcome == .needsReview ? "needs review: \(statement)" : statement }

  /// The sentence where something else says that it is a doubt.
  var statement: String { message.visible() + heard.visible() + scope }

  /// The simulated utterance, and what it would be if the fault were mended; nothing where the finding does not tell or the message has
  /// it already.
  private var heard: String {
    guard case .text(let utterance)? = evidence["utterance"], !message.contains(utterance) || utterance.isEmpty else {
      return ""
    }
    let before = utterance.isEmpty ? "nothing" : quoted(utterance)
    guard case .text(let mended)? = evidence["mendedUtterance"] else { return "; simulated utterance \(before)" }
    return "; simulated utterance \(before), mended \(quoted(mended))"
  }

  private func quoted(_ utterance: String) -> String {
    let shown = utterance.prefix(Self.shownUtterance)
    return "“\(shown)\(shown.endIndex == utterance.endIndex ? "" : "…")”"
  }

  private var scope: String {
    var parts = [locale?.identifier, leaf?.shown].compactMap { $0 }
    if !also.isEmpty { parts.append("also " + also.prefix(Self.shownAlso).joined(separator: ", ")) }
    if also.count > Self.shownAlso { parts.append("and \(also.count - Self.shownAlso) more") }
    if places.count > 1 { parts.append(counted(places.count, "place")) }
    return parts.isEmpty ? "" : " [\(parts.joined(separator: ", ").visible())]"
  }

  /// What the finding is about: the way to the element, the key with its text or the table; nil where it is a place in
  /// a file.
  var subject: String? { element?.path ?? keyWithLeaf ?? table }

  private var keyWithLeaf: String? { key.map { key in leaf?.shown.map { "\(key) (\($0))" } ?? key } }
}

extension LeafPath {
  /// The written form; nil for an entry's own text.
  var shown: String? { steps.isEmpty ? nil : description }
}

extension FindingGroup {
  /// The findings, the gravest first; the first one speaks for all.
  var ranked: [Finding] {
    findings.enumerated()
      .sorted { (Tone($0.element).rank, $0.offset) < (Tone($1.element).rank, $1.offset) }
      .map(\.element)
  }

  /// The sentence of the gravest finding, and how many more there are.
  var sentence: String { ranked.first.map { $0.sentence + rest } ?? "" }

  /// The sentence where something else says that it is a doubt.
  var statement: String { ranked.first.map { $0.statement + rest } ?? "" }

  /// How many findings there are behind the gravest, by locale where they differ by it.
  private var rest: String {
    let ranked = ranked
    guard let lead = ranked.first, ranked.count > 1 else { return "" }
    let others = Set(ranked.compactMap(\.locale)).filter { $0 != lead.locale }.sorted()
    if others.isEmpty { return ", and \(counted(ranked.count - 1, "more time"))" }
    let named = others.prefix(Finding.shownAlso).map(\.identifier).joined(separator: ", ")
    let unnamed = others.count > Finding.shownAlso ? ", …" : ""
    return ", and in \(counted(others.count, "more locale")): \(named)\(unnamed)"
  }
}
