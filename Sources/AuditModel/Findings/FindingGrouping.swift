extension FindingGroup {
  /// The groups of findings, sorted.
  ///
  /// Findings of one rule and outcome about one element, key or table are one group. Findings about several elements or keys with the
  /// same message or statement and the same root cause are also one group: a component that forty screens use is fixed once, and so
  /// is a line of code that shows forty elements.
  ///
  /// - Parameter languages: Which languages come first, and which last.
  public static func all(in findings: [Finding], languages: LanguageRanks = LanguageRanks()) -> [FindingGroup] {
    joined(collected(findings.withoutRepeats)).compactMap { fact in
      FindingGroup(identity: FactKey(of: fact.first).identity, leading(fact.findings, languages))
    }.sorted()
  }

  /// Findings about one fact.
  ///
  /// Most are one finding, and there may be hundreds of thousands: so there is neither a list for it, nor its key.
  private struct Fact {
    let first: Finding
    var others: [Finding] = []

    var findings: [Finding] { [first] + others }
  }

  /// The facts, those with the same root cause joined.
  private static func joined(_ facts: [Fact]) -> [Fact] {
    var joined: [Fact] = []
    var positions: [CauseKey: Int] = [:]
    for fact in facts {
      let hasCause = fact.first.element != nil || fact.first.cause != nil
      guard hasCause, let cause = CauseKey(fact.first) else {
        joined.append(fact)
        continue
      }
      if let position = positions[cause] {
        joined[position].others += fact.findings
      } else {
        positions[cause] = joined.count
        joined.append(fact)
      }
    }
    return joined
  }

  /// The findings by their keys, in the order of the first of each.
  private static func collected(_ findings: [Finding]) -> [Fact] {
    var facts: [Fact] = []
    // By the hash values of the keys: the last fact that has it, and before each fact the one that has the same.
    var positions: [Int32: Int32] = [:]
    var sameHash: [Int32?] = []
    for finding in findings {
      let key = FactKey(of: finding)
      let hash = Int32(truncatingIfNeeded: key.hashValue)
      var position = positions[hash]
      while let other = position, FactKey(of: facts[Int(other)].first) != key { position = sameHash[Int(other)] }
      if let position {
        facts[Int(position)].others.append(finding)
      } else {
        sameHash.append(positions.updateValue(Int32(facts.count), forKey: hash))
        facts.append(Fact(first: finding))
      }
    }
    return facts
  }

  /// The gravest finding first, and of several the one in the development language; then the development language, then by
  /// gravity.
  private static func leading(_ findings: [Finding], _ languages: LanguageRanks) -> [Finding] {
    guard findings.count > 1 else { return findings }
    let ranks = findings.enumerated().map { offset, finding in
      FindingRank(finding, language: languages.rank(of: finding.locale), offset: offset)
    }
    guard let lead = ranks.min(by: FindingRank.leads) else { return findings }
    let rest = ranks.filter { $0.offset != lead.offset }.sorted(by: FindingRank.precedes)
    return ([lead] + rest).map { findings[$0.offset] }
  }
}

extension [Finding] {
  /// The findings without exact repeats, which follow each other where they are sorted.
  ///
  /// A line of code that two screens of one name show, such as those of two targets, is one finding.
  package var withoutRepeats: [Finding] {
    indices.filter { $0 == startIndex || self[$0] != self[$0 - 1] }.map { self[$0] }
  }
}

/// Which languages come first in a group, and which last.
public struct LanguageRanks: Sendable {
  /// The languages that the others are translated from.
  public var development: Set<LocaleTag>
  /// The languages that nobody speaks.
  public var pseudo: Set<LocaleTag>

  /// English, if nothing else is known.
  public init(development: Set<LocaleTag> = [.english], pseudo: Set<LocaleTag> = []) {
    self.development = development
    self.pseudo = pseudo
  }

  /// 0 for a development language and for what does not depend on the language, 1 for another, 2 for a pseudo-language.
  fileprivate func rank(of locale: LocaleTag?) -> Int {
    guard let locale, !development.contains(locale) else { return 0 }
    return pseudo.contains(locale) ? 2 : 1
  }
}

/// The place of a finding in its group.
private struct FindingRank {
  var level: FindingLevel
  var language: Int
  var overrun: Points
  var offset: Int

  init(_ finding: Finding, language: Int, offset: Int) {
    level = finding.level
    self.language = language
    overrun = finding.overrun ?? .zero
    self.offset = offset
  }

  static func leads(_ left: Self, _ right: Self) -> Bool {
    (left.level, left.language, right.overrun, left.offset) < (right.level, right.language, left.overrun, right.offset)
  }

  static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.language, left.level, right.overrun, left.offset) < (right.language, right.level, left.overrun, right.offset)
  }
}

/// What findings about several elements with one root cause have in common.
private struct CauseKey: Hashable {
  fileprivate enum Place: Hashable {
    /// A component or a strings key.
    case named(ExactText)
    /// An object of interface files, which keeps its id in copies of its file.
    case object(ExactText)
    /// A line of code: each use of it makes an element.
    case line(SourceLocation)
  }

  private var rule: String
  private var outcome: Outcome
  private var place: Place
  /// What is said; different controls in one component are different faults.
  private var words: ExactText

  /// Nil for a finding about a file as a whole that has no cause.
  init?(_ finding: Finding) {
    guard finding.cause != nil || !finding.location.isWholeFile else { return nil }
    place = finding.cause.map { .named(ExactText($0)) } ?? finding.copiedObject ?? .line(finding.location)
    (rule, outcome) = (finding.rule, finding.outcome)
    words = ExactText(finding.statement?.predicate ?? finding.message)
  }
}

extension Finding {
  /// The object that the finding is about, if other files may have copies of it; nil if its id says nothing outside its file.
  fileprivate var copiedObject: CauseKey.Place? {
    self.element.flatMap { $0.hasGeneratedID ? .object(ExactText($0.id)) : nil }
  }
}
