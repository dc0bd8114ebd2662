import AuditModel
import PlatformData

/// Turns titles that do not fit into findings: what `title-truncated` and `title-clipped` have in common.
struct TitleOverrun {
  /// The rule that reports.
  var rule: String
  /// Whether a verdict is the fault that the rule looks for.
  var isFault: @Sendable (FitVerdict) -> Bool
  /// What happened to the title, such as `is cut to “Anmel…”`.
  var whatHappens: @Sendable (TextMeasurement) -> String

  /// The findings on a screen: one for each title and locale that overruns, one for each control that cannot be judged.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.filter { $0.element.isNotInstalled != true }.flatMap { findings(for: $0, on: screen) }
  }

  private func findings(for element: ElementFacts, on screen: ScreenFacts) -> [Finding] {
    let padding = screen.tree.platform == .macOS ? MeasurementTolerance.macTitlePadding.value : 0
    let overruns = element.titles.compactMap { overrun(of: $0, in: element, padding: padding) }
    let certain = overruns.filter { $0.doubt == nil }.map { failure($0, of: element, on: screen) }
    let doubts: [Doubt] = [.growsWithTitle, .hiddenAtFirst, .placeholder, .withinTolerance]
    let doubtful = doubts.compactMap { doubt in
      review(overruns.filter { $0.doubt == doubt }, doubt: doubt, of: element, on: screen)
    }
    return certain + doubtful
  }

  // MARK: Judging

  /// The overrun to report of a title: a certain one if there is any; nil where it fits at every size.
  private func overrun(of title: TitleFacts, in element: ElementFacts, padding: Double) -> Overrun? {
    let failing = title.fits.filter { isFault($0.measurement.verdict) }
    let certain = failing.filter { !$0.isWithinTolerance(padding: padding) }
    if let doubt = doubt(about: title, in: element) {
      // The recorded width of a button that grows is its title's own, as Apple's engine measured it.
      let counted = doubt == .growsWithTitle ? certain : failing
      return Self.worst(of: counted).map { Overrun(title: title, fit: $0, doubt: doubt) }
    }
    if let worst = Self.worst(of: certain) { return Overrun(title: title, fit: worst, doubt: nil) }
    return Self.worst(of: failing).map { Overrun(title: title, fit: $0, doubt: .withinTolerance) }
  }

  /// Of the content sizes that fail most severely the standard one, else the smallest.
  private static func worst(of failing: [TitleFit]) -> TitleFit? {
    let severest = failing.map { severity(at: $0.contentSize) }.max()
    let candidates = failing.filter { severity(at: $0.contentSize) == severest }
    return candidates.first { $0.contentSize == .standard } ?? candidates.first
  }

  /// What casts doubt on every overrun of a title.
  private func doubt(about title: TitleFacts, in element: ElementFacts) -> Doubt? {
    if case .grows = title.room { return .growsWithTitle }
    if element.isHidden { return .hiddenAtFirst }
    return title.text.string == ButtonMetrics.placeholderTitle ? .placeholder : nil
  }

  /// An error up to the size of a device as it comes, a warning up to the largest ordinary size, else a note.
  static func severity(at size: ContentSizeCategory) -> Severity {
    if size <= .standard { return .error }
    return size.isAccessibilitySize ? .note : .warning
  }

  // MARK: Reporting

  private func failure(_ overrun: Overrun, of element: ElementFacts, on screen: ScreenFacts) -> Finding {
    let (title, fit) = (overrun.title, overrun.fit)
    return Finding(
      rule: rule, reason: title.slot, severity: Self.severity(at: fit.contentSize), message: message(overrun),
      locale: title.locale, location: title.text.location ?? element.location(in: screen), element: element.reference,
      evidence: fit.evidence(for: title), also: otherSizes(of: title, than: fit), picture: fit.picture)
  }

  private func review(_ overruns: [Overrun], doubt: Doubt, of element: ElementFacts, on screen: ScreenFacts) -> Finding?
  {
    guard let first = overruns.first else { return nil }
    let locales = Set(overruns.dropFirst().map(\.title.locale)).subtracting([first.title.locale]).sorted()
    let fault = Finding(
      rule: rule, severity: .note, message: message(first), locale: first.title.locale,
      location: element.location(in: screen), element: element.reference,
      evidence: first.fit.evidence(for: first.title), also: locales.map(\.identifier), picture: first.fit.picture)
    return fault.doubted(doubt, severity: .note)
  }

  private func message(_ overrun: Overrun) -> String {
    let measurement = overrun.fit.measurement
    let room = overrun.title.room.size?.width ?? 0
    let need =
      measurement.lines > 1 || measurement.naturalWidth <= room.value
      ? "it is \(measurement.over) pt too high"
      : "it needs \(Points(roundingUp: measurement.naturalWidth, toPixelsAt: 2)) pt and has \(room) pt"
    return
      "\"\(overrun.title.text.string)\" \(whatHappens(measurement)): \(need) at \(overrun.fit.contentSize.rawValue)"
  }

  private func otherSizes(of title: TitleFacts, than fit: TitleFit) -> [String] {
    title.fits.filter { isFault($0.measurement.verdict) && $0.contentSize != fit.contentSize }
      .map(\.contentSize.rawValue)
  }
}

/// A title that overruns its room at a content size.
private struct Overrun {
  var title: TitleFacts
  var fit: TitleFit
  var doubt: Doubt?
}

/// The reasons for which an overrun is not certain.
extension Doubt {
  fileprivate static let growsWithTitle = Doubt(
    reason: "grows-with-title", explanation: "no constraint fixes the width, so the button may grow instead")
  fileprivate static let placeholder = Doubt(
    reason: "placeholder-title", explanation: "it is the title that Interface Builder gives a new button")
  fileprivate static let withinTolerance = Doubt(
    reason: "within-tolerance", explanation: "that is within the tolerance of the measurement")
}

extension TitleFit {
  /// The facts that a finding shows.
  func evidence(for title: TitleFacts) -> [String: Evidence] {
    var evidence: [String: Evidence] = [
      "text": .text(title.text.string), "visibleText": .text(measurement.visibleText),
      "contentSize": .text(contentSize.rawValue), "pointSize": .number(measurement.pointSize),
      "naturalWidth": .points(Points(measurement.naturalWidth)), "over": .points(measurement.over),
      "verdict": .text(measurement.verdict.name), "faces": .list(measurement.faces), "state": .text(title.slot),
    ]
    if let room = title.room.size { evidence["width"] = .points(room.width) }
    return evidence
  }

  /// Whether the overrun is smaller than what the stand-in for the system font and the padding may be wrong by.
  func isWithinTolerance(padding: Double) -> Bool {
    let share = MeasurementTolerance.share(
      pointSize: measurement.pointSize, faces: measurement.faces, text: measurement.visibleText)
    return measurement.over.value <= measurement.naturalWidth * share + padding
  }
}

extension ElementFacts {
  /// Where the element stands.
  func location(in screen: ScreenFacts) -> SourceLocation {
    element.location ?? SourceLocation(file: screen.tree.source)
  }
}
