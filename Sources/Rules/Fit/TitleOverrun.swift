import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis
import Localization

/// Turns titles that do not fit into findings: what the rules about titles in their rooms have in common.
struct TitleOverrun {
  /// The rule that reports.
  var rule: String
  /// Whether a title at a content size has the fault that the rule looks for.
  var isFault: @Sendable (TitleFit, TitleFacts, TitlePlace) -> Bool
  /// How much the fault matters at a content size.
  var severity: @Sendable (TitleFit, ScreenFacts) -> Severity = { fit, _ in Severity(ofFailureAt: fit.contentSize) }
  /// What casts doubt on the fault beside what concerns every rule.
  var doubt: @Sendable (TitleFit, TitleFacts, TitlePlace) -> Doubt? = { _, _, _ in nil }
  /// What happened to the title, with the figures, such as `is cut to "Anmel…": it needs 104 pt and has 60 pt`.
  var whatHappens: @Sendable (TitleFit, TitleFacts, TitlePlace) -> String
  /// Whether the message says what would fit instead.
  var advises = true
  /// Whether the texts of labels and the placeholders of fields are judged as well.
  var judgesTexts = false

  /// The findings on a screen: one for each title and locale that overruns, one for each control that cannot be judged.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.filter { $0.element.isNotInstalled != true }.flatMap { findings(for: $0, on: screen) }
  }

  private func findings(for element: ElementFacts, on screen: ScreenFacts) -> [Finding] {
    let judged = judgesTexts ? element.titles + element.texts : element.titles
    let overruns = judged.compactMap { overrun(of: $0, in: element, on: screen) }
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
    let failing = title.fits.filter { isFault($0, title, place) }.compactMap { fit -> FailingFit? in
      let isWithinTolerance = fit.isWithinTolerance(of: title)
      guard let doubt = generalDoubt(about: title, fit, in: place) ?? self.doubt(fit, title, place) else {
        return FailingFit(fit: fit, doubt: isWithinTolerance ? .withinTolerance : nil)
      }
      // The recorded width of a control that grows is its title's own, as Apple's engine measured it; an estimated one is
      // doubtful enough.
      let needsCertainty = doubt == .growsWithTitle || doubt.isEstimate
      return needsCertainty && isWithinTolerance ? nil : FailingFit(fit: fit, doubt: doubt)
    }
    let certain = failing.filter { $0.doubt == nil }
    let doubtful = certain.isEmpty ? worst(of: failing, title, on: screen)?.doubt : nil
    let counted = failing.filter { $0.doubt == doubtful }
    guard let first = worst(of: counted, title, on: screen) else { return nil }
    return Overrun(
      title: title, fit: first.fit, doubt: doubtful, failing: counted.map { $0.fit },
      mayWrap: element.element.mayShowLines(on: screen.tree.platform))
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
  private func generalDoubt(about title: TitleFacts, _ fit: TitleFit, in place: TitlePlace) -> Doubt? {
    if case .grows = fit.room { return .growsWithTitle }
    if place.element.isHidden { return .hiddenAtFirst }
    if case .estimated(_, let reason) = fit.room { return .estimated(reason) }
    if title.text.string == UIKitMetrics.placeholderTitle { return .placeholder }
    if !title.isTitle, place.mayBeDummy(title) { return .setInCode }
    return title.samples.contains { !$0.isDeclared } ? .sampleArgument : nil
  }

  // MARK: Reporting

  private func failure(_ overrun: Overrun, of element: ElementFacts, on screen: ScreenFacts) -> Finding {
    let (title, fit, place) = (overrun.title, overrun.fit, TitlePlace(element: element, screen: screen))
    let advice = advises ? overrun.advice.words.map { "; \($0)" } ?? "" : ""
    var finding = Finding(
      rule: rule, reason: title.slot, severity: severity(of: title, fit, on: screen),
      message: message(overrun, place) + advice,
      locale: title.locale, location: title.text.location ?? element.location(in: screen), element: element.reference,
      evidence: overrun.evidence, also: overrun.otherSizes + overrun.otherDevices, picture: fit.picture)
    finding.measure(fit)
    return finding
  }

  private func review(_ overruns: [Overrun], doubt: Doubt, of element: ElementFacts, on screen: ScreenFacts) -> Finding?
  {
    // Pseudo-locales stand for languages to come: they add nothing to a control that real ones cast doubt on.
    let real = overruns.filter { !$0.title.locale.isPseudo }
    let overruns = real.isEmpty ? overruns : real
    guard let first = overruns.first else { return nil }
    let locales = Set(overruns.dropFirst().map(\.title.locale)).subtracting([first.title.locale]).sorted()
    var fault = Finding(
      rule: rule, severity: .note, message: message(first, TitlePlace(element: element, screen: screen)),
      locale: first.title.locale, location: element.location(in: screen), element: element.reference,
      evidence: first.evidence,
      also: locales.map(\.identifier), picture: first.fit.picture)
    fault.measure(first.fit)
    return fault.doubted(doubt, severity: .note)
  }

  private func message(_ overrun: Overrun, _ place: TitlePlace) -> String {
    let (title, fit) = (overrun.title, overrun.fit)
    let samples = title.samples.map { "\"\($0.value)\" for \($0.argument)" }.joined(separator: ", ")
    return "\"\(title.text.string)\" \(whatHappens(fit, title, place)) at \(fit.contentSize.rawValue)\(fit.place)"
      + (samples.isEmpty ? "" : " with \(samples)")
  }
}

/// Where a title stands.
struct TitlePlace: Sendable {
  /// The element that shows it.
  var element: ElementFacts
  /// The screen that holds the element.
  var screen: ScreenFacts

  /// Whether a label's text may be one that a designer put there until code sets another: it is in a prototype, or code can
  /// reach it and nobody has translated it.
  fileprivate func mayBeDummy(_ text: TitleFacts) -> Bool {
    if element.element.isPrototype == true { return true }
    let others = element.texts.filter { $0.slot == text.slot }
    return element.element.outlets?.isEmpty == false && others.allSatisfy { $0.text.string == text.text.string }
  }
}

/// A title at a size and in a room that it overruns.
private struct FailingFit {
  var fit: TitleFit
  var doubt: Doubt?
}

/// A title that overruns its room at a content size.
private struct Overrun {
  var title: TitleFacts
  var fit: TitleFit
  var doubt: Doubt?
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
    guard doubt != .growsWithTitle else { return evidence }
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
