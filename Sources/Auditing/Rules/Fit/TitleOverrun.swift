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
    let overruns = element.titles.compactMap { title in
      worst(of: title).map {
        Overrun(title: title, fit: $0, doubt: doubt(about: $0, of: title, in: element, on: screen))
      }
    }
    let certain = overruns.filter { $0.doubt == nil }.map { failure($0, of: element, on: screen) }
    let doubtful = Dictionary(grouping: overruns.filter { $0.doubt != nil }) { $0.doubt ?? .unknownWidth }
    return certain
      + doubtful.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { doubt, overruns in
        review(overruns, doubt: doubt, of: element, on: screen)
      }
  }

  // MARK: Judging

  /// The content size to report: of those that fail most severely the standard one, else the smallest; nil if all fit.
  private func worst(of title: TitleFacts) -> TitleFit? {
    let failing = title.fits.filter { isFault($0.measurement.verdict) }
    let severest = failing.map { Self.severity(at: $0.contentSize) }.max()
    let candidates = failing.filter { Self.severity(at: $0.contentSize) == severest }
    return candidates.first { $0.contentSize == .standard } ?? candidates.first
  }

  private func doubt(
    about fit: TitleFit, of title: TitleFacts, in element: ElementFacts, on screen: ScreenFacts
  ) -> Doubt? {
    if case .grows = title.room { return .growsWithTitle }
    if element.isHidden { return .hidden }
    if title.text.string == ButtonMetrics.placeholderTitle { return .placeholder }
    let padding = screen.tree.platform == .macOS ? MeasurementTolerance.macTitlePadding.value : 0
    return fit.isWithinTolerance(padding: padding) ? .withinTolerance : nil
  }

  /// An error up to the size of a device as it comes, a warning up to the largest ordinary size, else a note.
  static func severity(at size: ContentSizeCategory) -> Severity {
    if size <= .standard { return .error }
    return size.isAccessibilitySize ? .note : .warning
  }

  // MARK: Reporting

  private func failure(_ overrun: Overrun, of element: ElementFacts, on screen: ScreenFacts) -> Finding {
    let (title, fit) = (overrun.title, overrun.fit)
    var finding = Finding(
      rule: rule, severity: Self.severity(at: fit.contentSize), message: message(overrun), locale: title.locale,
      location: title.text.location ?? element.location(in: screen), element: element.reference,
      evidence: fit.evidence(for: title), also: otherSizes(of: title, than: fit))
    finding.reason = title.slot
    finding.picture = fit.picture
    return finding
  }

  private func review(_ overruns: [Overrun], doubt: Doubt, of element: ElementFacts, on screen: ScreenFacts) -> Finding?
  {
    guard let first = overruns.first else { return nil }
    let locales = Set(overruns.dropFirst().map(\.title.locale)).subtracting([first.title.locale]).sorted()
    var finding = Finding(
      rule: rule, outcome: .needsReview, reason: doubt.rawValue, severity: .note,
      message: "\(message(first)); \(doubt.explanation)", locale: first.title.locale,
      location: element.location(in: screen), element: element.reference,
      evidence: first.fit.evidence(for: first.title),
      also: locales.map(\.identifier))
    finding.picture = first.fit.picture
    return finding
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

/// Why an overrun is not certain.
private enum Doubt: String {
  case growsWithTitle = "grows-with-title"
  case hidden
  case placeholder = "placeholder-title"
  case withinTolerance = "within-tolerance"
  case unknownWidth = "unknown-width"

  var explanation: String {
    switch self {
    case .growsWithTitle: "no constraint fixes the width, so the button may grow instead"
    case .hidden: "the button is hidden when the screen is loaded"
    case .placeholder: "it is the title that Interface Builder gives a new button"
    case .withinTolerance: "that is within the tolerance of the measurement"
    case .unknownWidth: "the width is not known"
    }
  }
}

extension TitleFit {
  /// The facts that a finding shows.
  func evidence(for title: TitleFacts) -> [String: Evidence] {
    var evidence: [String: Evidence] = [
      "text": .text(title.text.string), "visibleText": .text(measurement.visibleText),
      "contentSize": .text(contentSize.rawValue), "pointSize": .number(measurement.pointSize),
      "naturalWidth": .points(Points(measurement.naturalWidth)), "over": .points(measurement.over),
      "verdict": .text(measurement.verdict.name), "faces": .list(measurement.faces), "title": .text(title.slot),
    ]
    if let room = title.room.size { evidence["width"] = .points(room.width) }
    return evidence
  }

  /// Whether the overrun is smaller than what the stand-in for the system font and the padding may be wrong by.
  func isWithinTolerance(padding: Double) -> Bool {
    measurement.over.value <= measurement.naturalWidth * MeasurementTolerance.systemFontShare.value + padding
  }
}

extension ElementFacts {
  /// Where the element stands.
  func location(in screen: ScreenFacts) -> SourceLocation {
    element.location ?? SourceLocation(file: screen.tree.source)
  }
}
