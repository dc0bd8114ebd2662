public import AuditModel
public import ScreenAnalysis
package import TableAnalysis

/// Turns a rule's problems into findings: for an element once or by locale, and for the texts of an entry.
package struct FindingBuilder {
  /// The rule that reports.
  private let rule: any Rule.Type

  /// A builder for a rule.
  package init(_ rule: any Rule.Type) { self.rule = rule }
}

extension Problem {
  /// The finding of the problem; the only place that decides the outcome and severity of a review.
  ///
  /// A problem that needs review has at most the severity ``reviewSeverity``.
  package func finding(
    of rule: any Rule.Type, at location: SourceLocation, shownAt: SourceLocation? = nil,
    element: ElementReference? = nil, table: String? = nil, key: String? = nil, otherLocales: [LocaleTag] = [],
    also: [String] = [], picture: TextPicture? = nil
  ) -> Finding {
    let severity = severity ?? rule.severity
    var finding = Finding(
      rule: rule.name, outcome: reviewReason == nil ? .fails : .needsReview, reason: reviewReason?.code ?? reason,
      severity: reviewReason == nil ? severity : min(severity, reviewSeverity),
      message: message + (reviewReason.map { "; \($0.explanation)" } ?? ""), locale: locale, location: location,
      element: element, table: table, key: key, evidence: evidence, also: also, picture: picture)
    finding.otherLocales = otherLocales
    finding.shownAt = shownAt.flatMap { $0.isOnLine(of: location) ? nil : $0 }
    return finding
  }
}

// MARK: Elements

extension FindingBuilder {
  /// The finding of a problem that an element has in every language, with the utterance in the first one.
  ///
  /// `speech` replaces the evidence about the utterance if the rule knows better.
  package func finding(
    _ problem: Problem, at index: Int, on screen: ScreenFacts, speech: [String: Evidence]? = nil
  ) -> Finding {
    let facts = screen.elements[index]
    var problem = problem
    if rule.concernsSpeech {
      problem.evidence.merge(speech ?? screen.spokenEvidence(of: problem, at: index)) { given, _ in given }
    }
    let place = facts.location(in: screen)
    let written = problem.entry ?? placeOfWords(in: problem, on: screen)
    var finding = problem.finding(of: rule, at: written ?? place, shownAt: place, element: facts.reference)
    finding.cause = screen.rootCause(of: index, text: problem.text)
    return finding
  }

  /// Where code writes the words that are wrong, if that is not where the element is; nil for words of a table, which are changed there.
  private func placeOfWords(in problem: Problem, on screen: ScreenFacts) -> SourceLocation? {
    guard rule.concernsWords, let text = problem.text, let location = text.location,
      screen.speech.words(text, in: screen.developmentLanguage)?.location == nil
    else { return nil }
    return location
  }

  /// One finding for each element with a problem, in file order.
  package func findingsByElement(
    on screen: ScreenFacts, problem: (ElementContext) -> Problem?
  ) -> [Finding] {
    screen.elements.indices.compactMap { index in
      problem(ElementContext(screen: screen, index: index)).map { finding($0, at: index, on: screen) }
    }
  }

  /// One finding for each element with a problem in its utterance, in file order; only elements at which VoiceOver
  /// stops are checked.
  ///
  /// The finding names the first locale with the problem, the development language before others, and lists the other
  /// locales whose own words have it. Words that a locale inherits are not reported again. A problem that does not
  /// depend on words names no locale.
  package func findingsByLocale(on screen: ScreenFacts, problem: (SpokenContext) -> Problem?) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let found = screen.speech.locales.compactMap { locale -> (context: SpokenContext, problem: Problem)? in
        guard let context = SpokenContext(screen: screen, index: index, locale: locale) else { return nil }
        return problem(context).map { (context, $0) }
      }
      return finding(ofFirstIn: found, on: screen)
    }
  }

  private func finding(
    ofFirstIn found: [(context: SpokenContext, problem: Problem)], on screen: ScreenFacts
  ) -> Finding? {
    guard let (context, first) = found.first else { return nil }
    var problem = first
    if context.element.code?.isUnreached == true {
      problem.reviewReason = context.element.reviewReason(codeMay: .label)
    }
    let (heirs, others) = found.dropFirst().partitioned { $0.problem.message == problem.message }
    var finding = finding(
      problem, at: context.index, on: screen, speech: context.spokenEvidence(fix: problem.fix))
    // The words may be those of a table, which has to change.
    if let entry = problem.text.flatMap(context.words)?.location {
      finding.evidence["entry"] = .text("\(entry.file):\(entry.line)")
    }
    let isOfAnyLanguage = problem.text == nil && others.isEmpty && found.count == screen.speech.locales.count
    finding.locale = isOfAnyLanguage ? nil : context.locale
    finding.otherLocales = others.map(\.context.locale)
    finding.inheritingLocales = heirs.map(\.context.locale)
    return finding
  }
}

extension Collection {
  /// The elements that meet a condition, and the others, each in order.
  package func partitioned(by condition: (Element) -> Bool) -> (met: [Element], unmet: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}

extension Problem {
  /// The finding of a problem that an element has in every language.
  public func finding(of rule: any Rule.Type, at index: Int, on screen: ScreenFacts) -> Finding {
    FindingBuilder(rule).finding(self, at: index, on: screen)
  }
}

extension ScreenRule {
  /// One finding for each element with a problem that does not depend on the language.
  public func findingsByElement(on screen: ScreenFacts, problem: (ElementContext) -> Problem?) -> [Finding] {
    FindingBuilder(Self.self).findingsByElement(on: screen, problem: problem)
  }

  /// One finding for each element with a problem in its utterance, with the locales that have it.
  public func findingsByLocale(on screen: ScreenFacts, problem: (SpokenContext) -> Problem?) -> [Finding] {
    FindingBuilder(Self.self).findingsByLocale(on: screen, problem: problem)
  }
}

extension ElementFacts {
  /// Why the file's description of the element may not apply at run time: code may change it or show the element later.
  package func reviewReason(codeMay act: CodeAct, dependsOnContent: Bool = true) -> ReviewReason? {
    element.reviewReason(codeMay: act, dependsOnContent: dependsOnContent) ?? (isHidden ? .hiddenAtFirst : nil)
  }
}

extension ScreenFacts {
  /// The utterances before and after the fix; only the latter for an element at which VoiceOver does not stop.
  fileprivate func spokenEvidence(of problem: Problem, at index: Int) -> [String: Evidence] {
    if let context = spokenContext(of: index, in: problem.locale) { return context.spokenEvidence(fix: problem.fix) }
    guard let fix = problem.fix, let locale = speech.locales.first,
      let fixed = speech.utterance(of: elements[index], in: locale, after: fix), !fixed.text.isEmpty
    else { return [:] }
    let words = speech.words(of: fixed, at: elements[index], in: locale, after: fix)
    return ["mendedUtterance": .text(words), "language": .text(locale.identifier)]
  }

  /// The element's utterance in a locale, otherwise in the first that has one; nil if VoiceOver does not stop at it.
  private func spokenContext(of index: Int, in locale: LocaleTag?) -> SpokenContext? {
    ([locale].compactMap(\.self) + speech.locales).lazy.compactMap { locale in
      SpokenContext(screen: self, index: index, locale: locale)
    }.first
  }

  /// The evidence about an element's utterance in a locale, otherwise in the first that has one; empty if VoiceOver
  /// does not stop at it.
  package func spokenEvidence(of index: Int, in locale: LocaleTag? = nil) -> [String: Evidence] {
    spokenContext(of: index, in: locale ?? developmentLanguage)?.spokenEvidence() ?? [:]
  }
}

extension SpokenContext {
  /// The utterances before and after the fix, their confidence and their language.
  package func spokenEvidence(fix: ((inout Element) -> Void)? = nil) -> [String: Evidence] {
    var evidence: [String: Evidence] = [
      "utterance": .text(screen.speech.words(of: utterance, at: facts, in: locale)),
      "confidence": .text(utterance.confidence.rawValue),
      "language": .text(locale.identifier),
    ]
    if let fix, let fixed = screen.speech.utterance(of: facts, in: locale, after: fix), fixed != utterance {
      evidence["mendedUtterance"] = .text(screen.speech.words(of: fixed, at: facts, in: locale, after: fix))
    }
    return evidence
  }
}

// MARK: Entries of strings tables

extension FindingBuilder {
  /// The finding of a problem with an entry or with one of its texts.
  package func finding(
    _ problem: Problem, of entry: StringsEntry, in file: String, _ context: TextContext
  ) -> Finding {
    let leaf = problem.path.flatMap { entry.leaf(at: $0) }
    var located = problem
    located.message = "\"\(entry.key)\": \(problem.message)"
    located.locale = context.locale
    var finding = located.finding(
      of: rule,
      at: SourceLocation(
        file: file, line: leaf?.line ?? problem.variable?.line ?? entry.line,
        column: leaf?.column ?? problem.variable?.column ?? entry.column),
      table: context.table, key: entry.key)
    finding.leaf = problem.path.flatMap { $0.steps.isEmpty ? nil : $0 }
    return finding
  }
}

extension StringsEntry {
  /// The text at a path, otherwise the first text below it; nil if there isn't one.
  fileprivate func leaf(at path: LeafPath) -> StringsLeaf? {
    if let leaf = leaves?.first(where: { $0.path == path }) { return leaf }
    return path.steps.isEmpty ? nil : leaves?.first { $0.path.steps.starts(with: path.steps) }
  }
}
