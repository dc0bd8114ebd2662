/// One fact: what a rule reports about one key, object or control, in all its locales and places.
///
/// The gate, the summary and every report count groups. No finding is lost: a group keeps all of them.
public struct FindingGroup: Sendable, Hashable {
  /// What makes the group the same one in two audits: neither a line nor a locale.
  ///
  /// It is mostly that of the representative finding, and put together when it is asked for.
  public var identity: FindingIdentity { extras.identity ?? FactKey(of: lead).identity }

  /// The finding that represents the group: the most severe one.
  ///
  /// Of several, one in the development language is preferred, then the one with the greatest overrun.
  public let lead: Finding
  /// The other findings: those in the development language first, then by severity.
  public let others: [Finding]

  /// What most groups lack, of which there may be hundreds of thousands.
  private struct Extras: Sendable, Hashable {
    /// The identity, where it is another finding's.
    var identity: FindingIdentity?
    /// The message, where it is not that of the representative finding.
    var message: String?
    var fixes: [Fix] = []
  }

  private var boxedExtras: Boxed<Extras>?

  private var extras: Extras {
    get { boxedExtras?.wrappedValue ?? Extras() }
    set { boxedExtras = newValue == Extras() ? nil : Boxed(wrappedValue: newValue) }
  }

  /// One sentence for a person about all findings, without a final full stop.
  public private(set) var message: String {
    get { extras.message ?? lead.message }
    set { extras.message = newValue == lead.message ? nil : newValue }
  }

  /// The fixes of its findings, if they were looked for; those that only show what to write are not among them.
  public var fixes: [Fix] {
    get { extras.fixes }
    set { extras.fixes = newValue }
  }

  /// Every finding, starting with the representative one.
  public var instances: [Finding] { [lead] + others }

  /// The group with a different message.
  public func saying(_ message: String) -> FindingGroup {
    var group = self
    group.message = message
    return group
  }

  /// The rule's name.
  public var rule: String { lead.rule }
  /// Whether the rule fails or asks for review; the same for all findings.
  public var outcome: Outcome { lead.outcome }
  /// The severity of the most severe finding.
  public var severity: Severity { lead.severity }
  /// The level of the most severe finding.
  public var level: FindingLevel { lead.level }
  /// The location of the representative finding.
  public var location: SourceLocation { lead.location }

  /// The locales, each once, in the order of the findings; empty if the fact does not depend on the language.
  public var locales: [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return instances.flatMap(\.locales).filter { seen.insert($0).inserted }
  }

  /// How much is missing in each locale in which that was measured, the greatest overrun first.
  public var overruns: [(locale: LocaleTag, overrun: Points)] {
    var greatest: [LocaleTag: Points] = [:]
    for finding in instances {
      guard let locale = finding.locale, let overrun = finding.overrun else { continue }
      greatest[locale] = max(greatest[locale] ?? .zero, overrun)
    }
    return greatest.map { (locale: $0.key, overrun: $0.value) }.sorted {
      ($1.overrun, $0.locale) < ($0.overrun, $1.locale)
    }
  }
}

extension FindingGroup: Comparable {
  /// In the order of their representative findings.
  public static func < (left: FindingGroup, right: FindingGroup) -> Bool { left.lead < right.lead }
}

// MARK: Places

/// A place at which a fact holds, with the locales in which it is the same there.
public struct FindingPlace: Sendable, Hashable {
  /// The finding there, in the first of the locales.
  public var finding: Finding
  /// The locales; empty if the fact does not depend on the language.
  public var locales: [LocaleTag]

  /// Where it is.
  public var location: SourceLocation { finding.location }
  /// The element that it is about.
  public var element: ElementReference? { finding.element }
}

extension FindingGroup {
  /// The places, starting with that of the representative finding; those of elements that show words follow those of the words.
  ///
  /// Findings at one location that differ only in the locale, or in which element a line of code makes of it, share a place.
  public var places: [FindingPlace] {
    var places: [FindingPlace] = []
    var positions: [FindingDetails: Int] = [:]
    let instances = instances
    for finding in instances {
      let details = FindingDetails(finding)
      if let position = positions[details] {
        places[position].locales += finding.locales.filter { !places[position].locales.contains($0) }
      } else {
        positions[details] = places.count
        places.append(FindingPlace(finding: finding, locales: finding.locales))
      }
    }
    var known = Set(places.map(\.location))
    let shown = instances.compactMap(\.whereShown).filter { known.insert($0.location).inserted }
    return places + shown.map { FindingPlace(finding: $0, locales: $0.locales) }
  }

  /// How many elements the fact is about, those that one line of code makes counted once; 1 for a key, a table or a file.
  public var elementCount: Int {
    // Of names that differ only in normalization, each is an element of its own.
    let identities = instances.filter { $0.element != nil }.map(\.identity)
    let elements = Set(identities.map { [ExactText($0.file), ExactText($0.element ?? "")] })
    // One element may have texts in the tables of several languages.
    return max(1, min(elements.count, Set(instances.compactMap(ElementPlace.init)).count))
  }

  /// On how many screens the elements are that the fact is about; nil for a key, a table or a file.
  public var screenCount: Int? {
    let screens = instances.compactMap { finding in finding.element.map { ExactText($0.screen) } }
    return screens.isEmpty ? nil : Set(screens).count
  }

  /// Whether the findings differ only in the locale and the place, so that one represents all.
  public var isUniform: Bool {
    guard !others.isEmpty else { return true }
    let words = lead.messageWithoutLocale
    return others.allSatisfy {
      $0.contents.facts == lead.contents.facts && $0.also == lead.also && $0.messageWithoutLocale == words
        && $0.picture == nil
    }
  }
}

/// Where the element of a finding is; what a file without locations says of each of its elements is a place of its own.
private struct ElementPlace: Hashable {
  private let location: SourceLocation
  private let path: ExactText?

  /// Nil for a finding that is not about an element.
  init?(_ finding: Finding) {
    guard let element = finding.element else { return nil }
    location = finding.elementLocation
    path = location.isWholeFile ? ExactText(element.path) : nil
  }
}

/// A finding without its locales, and without the element that its line makes.
private struct FindingDetails: Hashable {
  private var finding: Finding
  private var words: [Substring]

  init(_ finding: Finding) {
    self.finding = finding
    words = finding.messageWithoutLocale
    self.finding.message = ""
    self.finding.locale = nil
    self.finding.otherLocales = []
    self.finding.inheritingLocales = []
    self.finding.shownAt = nil
    guard !finding.location.isWholeFile else { return }
    self.finding.element = nil
    // What is said of each of the elements differs little, unless it was measured.
    if finding.locale == nil { (self.finding.evidence, self.finding.statement, words) = ([:], nil, []) }
  }
}

extension Finding {
  /// The finding at the element that shows the words, if these are written elsewhere.
  fileprivate var whereShown: Finding? {
    self.shownAt.map { place in
      var finding = self
      (finding.location, finding.shownAt) = (place, nil)
      return finding
    }
  }

  /// The words of the message, without the locale's name.
  fileprivate var messageWithoutLocale: [Substring] {
    let name = self.locale?.identifier
    return self.message.split(separator: " ").map { name.map($0.elementsEqual) == true ? "" : $0 }
  }
}

extension FindingGroup {
  init?(identity: FindingIdentity, _ findings: [Finding]) {
    guard let lead = findings.first else { return nil }
    (self.lead, others) = (lead, Array(findings.dropFirst()))
    keep(identity)
    message =
      SharedStatement.sentence(joining: findings.map(\.statement)) ?? MessageRanges.sentence(about: findings)
      ?? lead.message
  }

  private mutating func keep(_ identity: FindingIdentity) {
    extras.identity = FactKey(of: lead).identity == identity ? nil : identity
  }
}

extension FindingGroup: Codable {
  private enum CodingKeys: CodingKey {
    case identity, lead, others, message, fixes
  }

  /// Reads what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let identity = try container.decode(FindingIdentity.self, forKey: .identity)
    lead = try container.decode(Finding.self, forKey: .lead)
    others = try container.decode([Finding].self, forKey: .others)
    keep(identity)
    message = try container.decode(String.self, forKey: .message)
    fixes = try container.decode([Fix].self, forKey: .fixes)
  }

  /// Writes the findings, with the identity for readers of the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identity, forKey: .identity)
    try container.encode(lead, forKey: .lead)
    try container.encode(others, forKey: .others)
    try container.encode(message, forKey: .message)
    try container.encode(fixes, forKey: .fixes)
  }
}
