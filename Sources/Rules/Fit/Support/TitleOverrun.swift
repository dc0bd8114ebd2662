import AuditModel
import Localization
import PlatformData
import RuleKit
import ScreenAnalysis

/// Turns titles that do not fit into findings: what the rules about fitting titles have in common.
struct TitleOverrun {
  /// The rule that reports.
  var rule: any Rule.Type
  /// Whether a title at a content size has the problem that the rule looks for.
  var isProblem: @Sendable (TitleFit, TitleFacts, ElementContext) -> Bool
  /// The severity at a content size.
  var severity: @Sendable (TitleFit, ScreenFacts) -> Severity = { fit, _ in Severity(ofFailureAt: fit.contentSize) }
  /// A reason to review the problem that only this rule has.
  var reviewReason: @Sendable (TitleFit, TitleFacts, ElementContext) -> ReviewReason? = { _, _, _ in nil }
  /// Whether the problem may not be there with other words in place of the samples.
  var dependsOnSamples: @Sendable (TitleFit) -> Bool = { _ in true }
  /// What happens to the title, such as `is truncated to "Anmel…": it needs 104 pt but has only 60 pt`.
  var whatHappens: @Sendable (TitleFit, TitleFacts, ElementContext) -> String
  /// Whether the message says what would fit instead.
  var advises = true
  /// Whether the texts of labels and the placeholders of fields are judged too.
  var judgesTexts = false

  /// The findings on a screen: one for each title and locale that overruns.
  func findings(on screen: ScreenFacts) -> [Finding] {
    findings(on: screen) { judgesTexts && !$0.texts.isEmpty ? $0.titles + $0.texts : $0.titles }
  }

  /// What would be found in the development language, if that is not audited.
  func findingsInOriginal(on screen: ScreenFacts) -> [Finding] {
    findings(on: screen) { facts in facts.originals.filter { judgesTexts || $0.isTitle } }
  }

  private func findings(on screen: ScreenFacts, of texts: (ElementFacts) -> [TitleFacts]) -> [Finding] {
    let relations = ElementRelations(screen)
    return screen.elements.indices.filter { screen.elements[$0].element.isNotInstalled != true }.flatMap { index in
      let findings = findings(of: texts(screen.elements[index]), at: ElementContext(screen: screen, index: index))
      return findings.isEmpty || relations.isOutsideWindow(index) ? [] : findings
    }
  }

  private func findings(of texts: [TitleFacts], at context: ElementContext) -> [Finding] {
    let overruns = texts.compactMap { overrun(of: $0, at: context) }.filter { !context.facts.isDummy($0.title) }
    let certain = overruns.filter { $0.reviewReason == nil }.map { failure($0, at: context) }
    let doubtful = overruns.filter { $0.reviewReason != nil }
    // Pseudo-locales represent future languages; they add nothing if a real language has a finding for the control.
    let real = doubtful.filter { !$0.title.locale.isPseudo }
    return certain + (real.isEmpty ? doubtful : real).map { review($0, at: context) }
  }

  // MARK: Judging

  /// The overrun to report for a title, a certain one if there is any; nil if it fits at every size.
  private func overrun(of title: TitleFacts, at context: ElementContext) -> Overrun? {
    let failing = title.fits.filter { fit in
      isProblem(fit, title, context) && fit.uncertainty(of: title, on: context.element) == nil
    }.map { fit in
      let reason =
        generalReviewReason(about: title, in: context) ?? sampleReason(about: title, fit)
        ?? reviewReason(fit, title, context)
      return FailingFit(fit: fit, reviewReason: reason)
    }
    let certain = failing.filter { $0.reviewReason == nil }
    let doubtful = certain.isEmpty ? worst(of: failing, title, on: context.screen)?.reviewReason : nil
    let counted = failing.filter { $0.reviewReason == doubtful }
    guard let first = worst(of: counted, title, on: context.screen) else { return nil }
    return Overrun(
      title: title, fit: first.fit, reviewReason: doubtful, failing: counted.map { $0.fit },
      mayWrap: context.element.mayShowLines(on: context.platform))
  }

  /// The fit with the highest severity, at the standard content size if possible, else at the smallest.
  private func worst(of failing: [FailingFit], _ title: TitleFacts, on screen: ScreenFacts) -> FailingFit? {
    let severest = failing.map { severity(of: title, $0.fit, on: screen) }.max()
    let candidates = failing.filter { severity(of: title, $0.fit, on: screen) == severest }
    let onCanvas = candidates.filter { $0.fit.devices.contains(nil) }
    let first = onCanvas.isEmpty ? candidates : onCanvas
    return first.first { $0.fit.contentSize == .standard } ?? first.first
  }

  /// The severity of an overrun: at most a warning for a text that is not a title, since code may set another.
  private func severity(of title: TitleFacts, _ fit: TitleFit, on screen: ScreenFacts) -> Severity {
    title.isTitle ? severity(fit, screen) : min(severity(fit, screen), .warning)
  }

  /// A reason to review any overrun of a title.
  private func generalReviewReason(about title: TitleFacts, in context: ElementContext) -> ReviewReason? {
    let drawn = context.element.reviewReason(codeMay: .draw)
    // What code settles is no question, whatever else is open.
    if let drawn, drawn.code == ReviewReason.settledCode { return drawn }
    if context.screen.hasOpenWidth(context.index) { return .widthOfCanvas }
    if context.facts.isHidden { return .hiddenAtFirst }
    if context.facts.mayBeReplaced(title) { return .setInCode }
    // An outlet alone is no reason to ask whether the title is shown in another way.
    return drawn.flatMap { $0.code == ReviewReason.customClassCode ? $0 : nil }
  }

  /// That the problem depends on a sample which is only a guess.
  private func sampleReason(about title: TitleFacts, _ fit: TitleFit) -> ReviewReason? {
    title.samples.contains { !$0.isDeclared } && dependsOnSamples(fit) ? .sampleArgument : nil
  }

  // MARK: Reporting

  private func failure(_ overrun: Overrun, at context: ElementContext) -> Finding {
    let (title, fit, facts) = (overrun.title, overrun.fit, context.facts)
    let advice = advises ? overrun.advice.words.map { "; \($0)" } ?? "" : ""
    var finding = Problem(
      message(overrun, context) + advice, reason: title.slot, severity: severity(of: title, fit, on: context.screen),
      locale: title.locale, evidence: overrun.evidence
    ).finding(
      of: rule, at: title.text.location ?? facts.location(in: context.screen), element: facts.reference,
      also: overrun.otherSizes + overrun.otherDevices, picture: fit.picture)
    finding.measure(fit)
    return finding
  }

  private func review(_ overrun: Overrun, at context: ElementContext) -> Finding {
    var finding = Problem(
      message(overrun, context), locale: overrun.title.locale, evidence: overrun.evidence,
      reviewReason: overrun.reviewReason, reviewSeverity: .note
    ).finding(
      of: rule, at: context.facts.location(in: context.screen), element: context.facts.reference,
      picture: overrun.fit.picture)
    finding.measure(overrun.fit)
    return finding
  }

  private func message(_ overrun: Overrun, _ context: ElementContext) -> String {
    let (title, fit) = (overrun.title, overrun.fit)
    let samples = title.samples.map { "\"\($0.value)\" for \($0.argument)" }.joined(separator: ", ")
    let words = "\"\(title.text.string)\""
    return (title.isPlaceholder ? "the placeholder \(words)" : words) + " \(whatHappens(fit, title, context))"
      + LayoutVariant.phrase(
        fit.contentSize, on: fit.devices.first ?? nil, of: context.screen.tree.platform)
      + (samples.isEmpty ? "" : " with \(samples)")
  }
}

/// A title at a content size at which it does not fit.
private struct FailingFit {
  var fit: TitleFit
  var reviewReason: ReviewReason?
}

/// A title that does not fit, with the content sizes at which it fails.
private struct Overrun {
  var title: TitleFacts
  var fit: TitleFit
  var reviewReason: ReviewReason?
  /// The fits that fail, smallest content size first; only the certain ones if there are any.
  var failing: [TitleFit]
  /// Whether the control could show several lines.
  var mayWrap: Bool

  /// The other content sizes at which it does not fit.
  var otherSizes: [String] {
    Set(failing.map(\.contentSize)).subtracting([fit.contentSize]).sorted().map(\.rawValue)
  }

  /// The other devices on which it does not fit, the file's own canvas first.
  var otherDevices: [String] {
    let devices = Set(failing.flatMap(\.devices)).subtracting([fit.devices.first ?? nil])
    return (devices.contains(nil) ? [LayoutVariant.canvas] : []) + devices.compactMap(\.self).sorted()
  }

  /// What would fit instead.
  var advice: FitAdvice { FitAdvice(fit, of: title, mayWrap: mayWrap) }

  /// The facts that a finding shows.
  var evidence: [String: Evidence] {
    var evidence = fit.evidence(for: title)
    if let firstFailing = failing.map(\.contentSize).min(), title.setting.scales || otherSizes.count > 0 {
      evidence["firstFailingContentSize"] = .text(firstFailing.rawValue)
    }
    return evidence.merging(advice.evidence) { fact, _ in fact }
  }
}

extension Element {
  /// Whether the control could show a title on several lines: only buttons can, and the bezel of AppKit's push buttons has the
  /// height of one line.
  fileprivate func mayShowLines(on platform: Platform) -> Bool {
    kind == .button && (platform != .macOS || control.hasMark)
  }
}
