import AuditModel
import Localization
import PlatformData
import RuleKit
import ScreenAnalysis

/// Turns titles that do not fit into findings: what the rules about titles in their rooms have in common.
struct TitleOverrun {
  /// The rule that reports.
  var rule: any Rule.Type
  /// Whether a title at a content size has the fault that the rule looks for.
  var isProblem: @Sendable (TitleFit, TitleFacts, ElementContext) -> Bool
  /// How much the fault matters at a content size.
  var severity: @Sendable (TitleFit, ScreenFacts) -> Severity = { fit, _ in Severity(ofFailureAt: fit.contentSize) }
  /// What casts doubt on the fault beside what concerns every rule.
  var reviewReason: @Sendable (TitleFit, TitleFacts, ElementContext) -> ReviewReason? = { _, _, _ in nil }
  /// What happened to the title, with the figures, such as `is cut to "Anmel…": it needs 104 pt and has 60 pt`.
  var whatHappens: @Sendable (TitleFit, TitleFacts, ElementContext) -> String
  /// Whether the message says what would fit instead.
  var advises = true
  /// Whether the texts of labels and the placeholders of fields are judged as well.
  var judgesTexts = false

  /// The findings on a screen: one for each title and locale that overruns, one for each control that cannot be judged.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.filter { screen.elements[$0].element.isNotInstalled != true }.flatMap {
      findings(at: ElementContext(screen: screen, index: $0))
    }
  }

  private func findings(at context: ElementContext) -> [Finding] {
    let judged = judgesTexts ? context.facts.titles + context.facts.texts : context.facts.titles
    let overruns = judged.compactMap { overrun(of: $0, at: context) }
    let certain = overruns.filter { $0.reviewReason == nil }.map { failure($0, at: context) }
    let reasons = overruns.reduce(into: [ReviewReason]()) { reasons, overrun in
      if let reason = overrun.reviewReason, !reasons.contains(reason) { reasons.append(reason) }
    }
    return certain + reasons.compactMap { reason in review(overruns.filter { $0.reviewReason == reason }, at: context) }
  }

  // MARK: Judging

  /// The overrun to report of a title: a certain one if there is any; nil where it fits at every size.
  private func overrun(of title: TitleFacts, at context: ElementContext) -> Overrun? {
    let failing = title.fits.filter { isProblem($0, title, context) }.compactMap { fit -> FailingFit? in
      let isWithinTolerance = fit.isWithinTolerance(of: title)
      let general = generalReviewReason(about: title, fit, in: context)
      guard let reviewReason = general ?? self.reviewReason(fit, title, context) else {
        return FailingFit(fit: fit, reviewReason: isWithinTolerance ? .withinTolerance : nil)
      }
      // The recorded width of a control that grows is its title's own, as Apple's engine measured it; an estimated one is
      // doubtful enough.
      let needsCertainty = reviewReason == .growsWithTitle || reviewReason.isEstimate
      return needsCertainty && isWithinTolerance ? nil : FailingFit(fit: fit, reviewReason: reviewReason)
    }
    let certain = failing.filter { $0.reviewReason == nil }
    let doubtful = certain.isEmpty ? worst(of: failing, title, on: context.screen)?.reviewReason : nil
    let counted = failing.filter { $0.reviewReason == doubtful }
    guard let first = worst(of: counted, title, on: context.screen) else { return nil }
    return Overrun(
      title: title, fit: first.fit, reviewReason: doubtful, failing: counted.map { $0.fit },
      mayWrap: context.element.mayShowLines(on: context.platform))
  }

  /// Of the fits that fail most severely one at the standard content size, else at the smallest.
  private func worst(of failing: [FailingFit], _ title: TitleFacts, on screen: ScreenFacts) -> FailingFit? {
    let severest = failing.map { severity(of: title, $0.fit, on: screen) }.max()
    let candidates = failing.filter { severity(of: title, $0.fit, on: screen) == severest }
    let onCanvas = candidates.filter { $0.fit.devices.contains(nil) }
    let first = onCanvas.isEmpty ? candidates : onCanvas
    return first.first { $0.fit.contentSize == .standard } ?? first.first
  }

  /// The severity of an overrun: that of a text that is no title is a warning at most, as code may set another.
  private func severity(of title: TitleFacts, _ fit: TitleFit, on screen: ScreenFacts) -> Severity {
    title.isTitle ? severity(fit, screen) : min(severity(fit, screen), .warning)
  }

  /// What casts doubt on every overrun of a title.
  private func generalReviewReason(about title: TitleFacts, _ fit: TitleFit, in context: ElementContext)
    -> ReviewReason?
  {
    if case .grows = fit.room { return .growsWithTitle }
    if context.facts.isHidden { return .hiddenAtFirst }
    if case .estimated(_, let reason) = fit.room { return .estimated(reason) }
    if title.text.string == UIKitMetrics.placeholderTitle { return .placeholderTitle }
    if !title.isTitle, context.mayBeDummy(title) { return .setInCode }
    return title.samples.contains { !$0.isDeclared } ? .sampleArgument : nil
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

  /// The finding of overruns with one reason to review them.
  private func review(_ overruns: [Overrun], at context: ElementContext) -> Finding? {
    // Pseudo-locales stand for languages to come: they add nothing to a control that real ones have a reason for.
    let real = overruns.filter { !$0.title.locale.isPseudo }
    let overruns = real.isEmpty ? overruns : real
    guard let first = overruns.first else { return nil }
    let locales = Set(overruns.dropFirst().map(\.title.locale)).subtracting([first.title.locale]).sorted()
    var finding = Problem(
      message(first, context), locale: first.title.locale, evidence: first.evidence, reviewReason: first.reviewReason,
      reviewSeverity: .note
    ).finding(
      of: rule, at: context.facts.location(in: context.screen), element: context.facts.reference,
      also: locales.map(\.identifier), picture: first.fit.picture)
    finding.measure(first.fit)
    return finding
  }

  private func message(_ overrun: Overrun, _ context: ElementContext) -> String {
    let (title, fit) = (overrun.title, overrun.fit)
    let samples = title.samples.map { "\"\($0.value)\" for \($0.argument)" }.joined(separator: ", ")
    return "\"\(title.text.string)\" \(whatHappens(fit, title, context)) at \(fit.contentSize.rawValue)\(fit.place)"
      + (samples.isEmpty ? "" : " with \(samples)")
  }
}

extension ElementContext {
  /// Whether a label's text may be one that a designer put there until code sets another: it is in a prototype, or code can
  /// reach it and nobody has translated it.
  fileprivate func mayBeDummy(_ text: TitleFacts) -> Bool {
    if element.isPrototype == true { return true }
    let others = facts.texts.filter { $0.slot == text.slot }
    return element.hasOutlet && others.allSatisfy { $0.text.string == text.text.string }
  }
}

/// A title at a size and in a room that it overruns.
private struct FailingFit {
  var fit: TitleFit
  var reviewReason: ReviewReason?
}

/// A title that overruns its room at a content size.
private struct Overrun {
  var title: TitleFacts
  var fit: TitleFit
  var reviewReason: ReviewReason?
  /// Where it overruns, at the smallest content sizes first; where it is certain at some, these.
  var failing: [TitleFit]
  /// Whether the control could show several lines.
  var mayWrap: Bool

  /// The other content sizes at which it overruns.
  var otherSizes: [String] {
    Set(failing.map(\.contentSize)).subtracting([fit.contentSize]).sorted().map(\.rawValue)
  }

  /// The other devices on which it overruns, the file's own canvas first.
  var otherDevices: [String] {
    let devices = Set(failing.flatMap(\.devices)).subtracting([fit.devices.first ?? nil])
    return (devices.contains(nil) ? [LayoutVariant.canvas] : []) + devices.compactMap(\.self).sorted()
  }

  /// What would fit instead.
  var advice: FitAdvice { FitAdvice(fit, of: title, mayWrap: mayWrap) }

  /// The facts that a finding shows; of a room that grows there is nothing to advise.
  var evidence: [String: Evidence] {
    var evidence = fit.evidence(for: title)
    if let firstFailing = failing.map(\.contentSize).min(), title.setting.scales || otherSizes.count > 0 {
      evidence["firstFailingContentSize"] = .text(firstFailing.rawValue)
    }
    guard reviewReason != .growsWithTitle else { return evidence }
    return evidence.merging(advice.evidence) { fact, _ in fact }
  }
}

extension Element {
  /// Whether the control could show a title on several lines: of UIKit's and AppKit's only buttons do, and the bezel of
  /// AppKit's push buttons has the height of one.
  fileprivate func mayShowLines(on platform: Platform) -> Bool {
    kind == .button && (platform != .macOS || AppKitMetrics.wrappingTypes.contains(control.type ?? ""))
  }
}
