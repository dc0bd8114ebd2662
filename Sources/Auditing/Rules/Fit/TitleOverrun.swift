import AuditModel
import PlatformData

/// Turns titles that do not fit into findings: what the rules about titles in their rooms have in common.
struct TitleOverrun {
  /// The rule that reports.
  var rule: String
  /// Whether a title at a content size has the fault that the rule looks for.
  var isFault: @Sendable (TitleFit, TitleFacts, TitlePlace) -> Bool
  /// How much the fault matters at a content size.
  var severity: @Sendable (TitleFit, ScreenFacts) -> Severity = { fit, _ in Self.severity(at: fit.contentSize) }
  /// What casts doubt on the fault beside what concerns every rule.
  var doubt: @Sendable (TitleFacts, TitlePlace) -> Doubt? = { _, _ in nil }
  /// What happened to the title, with the figures, such as `is cut to "Anmel…": it needs 104 pt and has 60 pt`.
  var whatHappens: @Sendable (TitleFit, TitleFacts, TitlePlace) -> String
  /// Whether the message says what would fit instead.
  var advises = true

  /// The findings on a screen: one for each title and locale that overruns, one for each control that cannot be judged.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.filter { $0.element.isNotInstalled != true }.flatMap { findings(for: $0, on: screen) }
  }

  private func findings(for element: ElementFacts, on screen: ScreenFacts) -> [Finding] {
    let overruns = element.titles.compactMap { overrun(of: $0, in: element, on: screen) }
    let certain = overruns.filter { $0.doubt == nil }.map { failure($0, of: element, on: screen) }
    let doubtful = overruns.reduce(into: [Doubt]()) { doubts, overrun in
      if let doubt = overrun.doubt, !doubts.contains(doubt) { doubts.append(doubt) }
    }
    return certain
      + doubtful.compactMap { doubt in
        review(overruns.filter { $0.doubt == doubt }, doubt: doubt, of: element, on: screen)
      }
  }

  // MARK: Judging

  /// The overrun to report of a title: a certain one if there is any; nil where it fits at every size.
  private func overrun(of title: TitleFacts, in element: ElementFacts, on screen: ScreenFacts) -> Overrun? {
    let place = TitlePlace(element: element, screen: screen)
    let failing = title.fits.filter { isFault($0, title, place) }
    let certain = failing.filter { !$0.isWithinTolerance(of: title) }
    let doubt = generalDoubt(about: title, in: element) ?? doubt(title, place)
    // The recorded width of a control that grows is its title's own, as Apple's engine measured it; an estimated one is
    // doubtful enough.
    let needsCertainty = doubt == .growsWithTitle || doubt?.isEstimate == true
    let counted = needsCertainty || (doubt == nil && !certain.isEmpty) ? certain : failing
    guard let worst = worst(of: counted, on: screen) else { return nil }
    let isWithinTolerance = doubt == nil && certain.isEmpty
    return Overrun(
      title: title, fit: worst, doubt: isWithinTolerance ? .withinTolerance : doubt,
      sizes: counted.map(\.contentSize),
      mayWrap: element.element.mayShowLines(on: screen.tree.platform))
  }

  /// Of the content sizes that fail most severely the standard one, else the smallest.
  private func worst(of failing: [TitleFit], on screen: ScreenFacts) -> TitleFit? {
    let severest = failing.map { severity($0, screen) }.max()
    let candidates = failing.filter { severity($0, screen) == severest }
    return candidates.first { $0.contentSize == .standard } ?? candidates.first
  }

  /// What casts doubt on every overrun of a title.
  private func generalDoubt(about title: TitleFacts, in element: ElementFacts) -> Doubt? {
    if case .grows = title.room { return .growsWithTitle }
    if element.isHidden { return .hiddenAtFirst }
    if case .estimated(_, let reason) = title.room { return .estimated(reason) }
    if title.text.string == ButtonMetrics.placeholderTitle { return .placeholder }
    return title.samples.contains { !$0.isDeclared } ? .sampleArgument : nil
  }

  /// An error up to the size of a device as it comes, a warning up to the largest ordinary size, else a note.
  static func severity(at size: ContentSizeCategory) -> Severity {
    if size <= .standard { return .error }
    return size.isAccessibilitySize ? .note : .warning
  }

  // MARK: Reporting

  private func failure(_ overrun: Overrun, of element: ElementFacts, on screen: ScreenFacts) -> Finding {
    let (title, fit, place) = (overrun.title, overrun.fit, TitlePlace(element: element, screen: screen))
    let advice = advises ? overrun.advice.words.map { "; \($0)" } ?? "" : ""
    return Finding(
      rule: rule, reason: title.slot, severity: severity(fit, screen), message: message(overrun, place) + advice,
      locale: title.locale, location: title.text.location ?? element.location(in: screen), element: element.reference,
      evidence: overrun.evidence, also: overrun.otherSizes, picture: fit.picture)
  }

  private func review(_ overruns: [Overrun], doubt: Doubt, of element: ElementFacts, on screen: ScreenFacts) -> Finding?
  {
    // Pseudo-locales stand for languages to come: they add nothing to a control that real ones cast doubt on.
    let real = overruns.filter { !$0.title.locale.isPseudo }
    let overruns = real.isEmpty ? overruns : real
    guard let first = overruns.first else { return nil }
    let locales = Set(overruns.dropFirst().map(\.title.locale)).subtracting([first.title.locale]).sorted()
    let fault = Finding(
      rule: rule, severity: .note, message: message(first, TitlePlace(element: element, screen: screen)),
      locale: first.title.locale, location: element.location(in: screen), element: element.reference,
      evidence: first.evidence,
      also: locales.map(\.identifier), picture: first.fit.picture)
    return fault.doubted(doubt, severity: .note)
  }

  private func message(_ overrun: Overrun, _ place: TitlePlace) -> String {
    let (title, fit) = (overrun.title, overrun.fit)
    let samples = title.samples.map { "\"\($0.value)\" for \($0.argument)" }.joined(separator: ", ")
    return "\"\(title.text.string)\" \(whatHappens(fit, title, place)) at \(fit.contentSize.rawValue)"
      + (samples.isEmpty ? "" : " with \(samples)")
  }
}

/// Where a title stands.
struct TitlePlace: Sendable {
  /// The element that shows it.
  var element: ElementFacts
  /// The screen that holds the element.
  var screen: ScreenFacts
}

/// A title that overruns its room at a content size.
private struct Overrun {
  var title: TitleFacts
  var fit: TitleFit
  var doubt: Doubt?
  /// The content sizes at which it overruns, smallest first; where it is certain at some, these.
  var sizes: [ContentSizeCategory]
  /// Whether the control could show several lines.
  var mayWrap: Bool

  /// The other content sizes at which it overruns.
  var otherSizes: [String] { sizes.filter { $0 != fit.contentSize }.map(\.rawValue) }

  /// What would fit instead.
  var advice: FitAdvice { FitAdvice(fit, of: title, mayWrap: mayWrap) }

  /// The facts that a finding shows; of a room that grows there is nothing to advise.
  var evidence: [String: Evidence] {
    var evidence = fit.evidence(for: title)
    if let firstFailing = sizes.min(), title.setting.scales {
      evidence["firstFailingContentSize"] = .text(firstFailing.rawValue)
    }
    guard doubt != .growsWithTitle else { return evidence }
    return evidence.merging(advice.evidence) { fact, _ in fact }
  }
}

extension Element {
  /// Whether the control could show a title on several lines: of UIKit's and AppKit's only buttons do, and the bezel of
  /// AppKit's push buttons has the height of one.
  fileprivate func mayShowLines(on platform: Platform) -> Bool {
    kind == .button && (platform != .macOS || ButtonMetrics.macWrappingTypes.contains(control.type ?? ""))
  }
}
