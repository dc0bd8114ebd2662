import AuditModel

/// One result: what a rule reports about one key or element in all its locales.
struct SARIFResult: Encodable {
  struct Properties: Encodable {
    let outcome: Outcome
    let reason: String?
    let locales: [LocaleTag]
  }

  /// Whether the result is new in comparison with a baseline (section 3.27.24).
  enum BaselineState: String, Encodable { case new, unchanged }

  /// The maximum number of related locations of a result; GitHub shows no more.
  static let relatedLocations = 100
  /// How many of them the message links to.
  private static let linkedLocations = 5

  let ruleId: String
  let ruleIndex: Int?
  /// What needs review is not a failure (section 3.27.9), and has no level.
  let kind: String
  let level: String
  let message: SARIFText
  let locations: [SARIFLocation]
  let relatedLocations: [SARIFLocation]?
  let partialFingerprints: [String: String]
  let fixes: [SARIFFix]?
  let baselineState: BaselineState?
  let properties: Properties

  init(
    _ group: FindingGroup, rules: SARIFRules, number: Int, baselineState: BaselineState?, places: inout SARIFPlaceBudget
  ) {
    let isFault = group.outcome == .fails
    ruleId = group.rule
    ruleIndex = rules.index(of: group.rule)
    kind = isFault ? "fail" : "review"
    level = isFault ? group.level.names.sarif : "none"
    locations = [SARIFLocation(group.lead)]
    let related = Self.related(group, &places)
    relatedLocations = related.isEmpty ? nil : related
    message = SARIFText(text: group.sentence().plainForSARIF + Self.links(to: related))
    partialFingerprints = Self.fingerprints(of: group, number: number)
    fixes = SARIFFix.all(of: group)
    self.baselineState = baselineState
    properties = Properties(outcome: group.outcome, reason: group.lead.reason, locales: group.locales)
  }

  /// The places besides that of the finding that represents all, each once, since the standard forbids duplicates: elements made by
  /// one line of code share one.
  private static func related(_ group: FindingGroup, _ places: inout SARIFPlaceBudget) -> [SARIFLocation] {
    var seen: Set<[String]> = []
    let all = group.places.map { ($0.finding, $0.finding.sentence(in: $0.locales)) }
    let distinct = all.filter { seen.insert([$0.0.location.text, $0.1]).inserted }.dropFirst()
    return distinct.prefix(places.granted(distinct.count, limit: relatedLocations)).enumerated().map { index, place in
      SARIFLocation(place.0, id: index + 1, message: SARIFText(text: place.1))
    }
  }

  /// Links to the first related locations, without which GitHub does not show them (section 3.11.6).
  private static func links(to related: [SARIFLocation]) -> String {
    let links = related.prefix(linkedLocations).compactMap { place in
      place.id.map { "[\(place.name.plainForSARIF)](\($0))" }
    }
    let rest = related.count - links.count
    return links.isEmpty ? "" : ". See \(links.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// GitHub distinguishes results by `primaryLocationLineHash`, which it would otherwise compute from the line's text.
  private static func fingerprints(of group: FindingGroup, number: Int) -> [String: String] {
    let text = "\(Fingerprint(group.identity).text):\(number)"
    return [Fingerprint.name: text, "primaryLocationLineHash": text]
  }
}

extension String {
  /// The text with the brackets escaped that would make it a link in a message (section 3.11.6).
  fileprivate var plainForSARIF: String {
    replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
