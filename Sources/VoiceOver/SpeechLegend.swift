import AuditModel

/// The rules behind a transcript, each told once: what it does, how sure it is, where that is from.
struct SpeechLegend {
  private let used: Set<String>
  private let confidences: Set<Confidence>

  /// The legend of a transcript; empty where its rows do not tell their rules.
  init(_ transcript: Transcript) {
    let segments = transcript.pages.lazy.flatMap(\.rows).compactMap(\.segments).joined()
    used = Set(segments.lazy.map(\.rule))
    confidences = Set(segments.lazy.map(\.confidence))
  }

  /// The legend as comments of a transcript, in the order in which `Documentation/speech.md` has the rules.
  var lines: [String] {
    guard !used.isEmpty else { return [] }
    let rules = SpeechRule.allCases.filter { used.contains($0.rawValue) }
    let letters = confidences.union(rules.map(\.confidence)).sorted().map {
      "\($0.rawValue) \(Self.meanings[$0] ?? "")"
    }
    return ["", "# Rules of these simulated utterances (\(letters.joined(separator: "; "))):"]
      + rules.map(Self.line)
  }

  /// The rules of an utterance's parts for one line; with the confidence of a part that is less sure than its rule.
  static func names(of segments: [Utterance.Segment]) -> String {
    segments.map { segment in
      let own = SpeechRule(rawValue: segment.rule)?.confidence ?? segment.confidence
      return segment.confidence > own ? "\(segment.rule) (\(segment.confidence.rawValue))" : segment.rule
    }.joined(separator: ", ")
  }

  private static func line(_ rule: SpeechRule) -> String {
    let facts = SpeechRulePages.byName[rule.rawValue].map { ": \($0.does) [\($0.source)]" } ?? ""
    return "#   \(rule.rawValue) (\(rule.confidence.rawValue))\(facts)"
  }

  private static let meanings: [Confidence: String] = [
    .a: "stated by Apple or seen on several versions of iOS", .b: "written in a public peer", .c: "one observation",
    .d: "inferred",
  ]
}

/// What `Documentation/speech.md` says of a rule.
struct SpeechRulePage: Sendable {
  /// What the rule does.
  var does: String
  /// Where that is from.
  var source: String
}
