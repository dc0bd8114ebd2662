import AuditModel
import PlatformData
import ScreenAnalysis

/// What would fit where a title does not.
struct FitAdvice: Sendable, Hashable {
  /// The width of a line in points; nil where it is not known.
  var budget: Points?
  /// About how many characters there is room for; nil where lines are not limited.
  var characters: Int?
  /// The number of lines on which the whole title would stand; nil where that is one, or words would be broken.
  var lines: Int?
  /// How much more height those lines need, in points.
  var missingHeight: Points = 0

  /// The advice for a title at a content size; `mayWrap` tells whether the control could show several lines at all.
  init(_ fit: TitleFit, of title: TitleFacts, mayWrap: Bool) {
    let measurement = fit.measurement
    budget = measurement.budget?.width
    characters = measurement.budget?.characters ?? fit.charactersInHeight(of: title)
    guard mayWrap, measurement.neededLines > 1, measurement.neededLines > measurement.lines, !measurement.breaksWord,
      measurement.budget != nil
    else { return }
    lines = measurement.neededLines
    missingHeight = fit.missingHeight
  }

  /// The advice in a few words, such as `room for about 9 characters; 2 lines would hold it`; nil where there is none.
  var words: String? {
    let parts = [characters.map(Self.room), lines.map(holding)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The advice as facts of a finding.
  var evidence: [String: Evidence] {
    var evidence: [String: Evidence] = [:]
    evidence["budget"] = budget.map { .points($0) }
    evidence["budgetCharacters"] = characters.map { .number(Double($0)) }
    guard let lines else { return evidence }
    evidence["linesToFit"] = .number(Double(lines))
    evidence["linesToFitMissingHeight"] = .points(missingHeight)
    return evidence
  }

  private static func room(for characters: Int) -> String {
    characters > 0 ? "room for about \(characters) character\(characters == 1 ? "" : "s")" : "no room for a character"
  }

  private func holding(_ lines: Int) -> String {
    let height = missingHeight > 0 ? ", with \(missingHeight) pt more height" : ""
    return "\(lines) lines would hold it\(height)"
  }
}

extension TitleFit {
  /// About how many characters of a title the room's height holds, where only the height limits the lines.
  fileprivate func charactersInHeight(of title: TitleFacts) -> Int? {
    guard let room = room.size, room.height > 0, measurement.lineHeight > 0, measurement.naturalWidth > 0 else {
      return nil
    }
    let paragraphs = title.text.string.split(whereSeparator: \.isNewline)
    let advance = measurement.naturalWidth / Double(max(paragraphs.map(\.count).max() ?? 1, 1))
    let lines = max((room.height.value + 0.5) / measurement.lineHeight.value, 1).rounded(.down)
    let characters = room.width.value * lines / advance
    return characters.isFinite ? Int(min(characters, 1e6)) : nil
  }
}

extension TitleFit {
  /// The device for a person: nothing for the file's own canvas, else ` on iPhone 16`.
  var place: String { (devices.first ?? nil).map { " on \($0)" } ?? "" }

  /// The facts that a finding shows.
  func evidence(for title: TitleFacts) -> [String: Evidence] {
    var evidence: [String: Evidence] = [
      "text": .text(title.text.string), "visibleText": .text(measurement.visibleText),
      "contentSize": .text(contentSize.rawValue), "pointSize": .number(measurement.pointSize),
      "naturalWidth": .points(Points(measurement.naturalWidth)), "over": .points(excess), "basis": .text(origin.basis),
      "verdict": .text(measurement.verdict.name), "faces": .list(measurement.faces), "state": .text(title.slot),
    ]
    if let device = devices.first ?? nil { evidence["device"] = .text(device) }
    if let room = room.size { evidence["width"] = .points(room.width) }
    if !title.samples.isEmpty { evidence["samples"] = .list(title.samples.map { "\($0.argument) = \($0.value)" }) }
    return evidence
  }

  /// How many points are missing: of a title that is shown whole all the same, the width that it shrank by, or height.
  var excess: Points {
    switch measurement.verdict {
    case .shrinks: max(Points(measurement.naturalWidth) - (room.size?.width ?? 0), 0)
    case .wraps: missingHeight
    default: measurement.over
    }
  }

  /// Whether the fault is smaller than what the stand-in for the system font and the padding may be wrong by.
  ///
  /// Of a title that is shown whole, but shrunk or on several lines, what counts is what a single line lacks; of one that is
  /// cut on several lines, whether it would fit were it narrower by as much.
  func isWithinTolerance(of title: TitleFacts) -> Bool {
    if let fitsWithinTolerance { return fitsWithinTolerance }
    let off = measurement.naturalWidth * measurement.tolerance(of: title.text.string) + tolerance.value
    guard measurement.verdict.showsWholeText, measurement.over == 0 else { return measurement.over.value <= off }
    let lacking = measurement.naturalWidth - (room.size?.width.value ?? 0)
    return lacking > 0 && lacking <= off
  }

  /// How much more height than the room's all lines of the title need, in points; zero where it holds them.
  var missingHeight: Points {
    guard let height = room.size?.height, height > 0 else { return 0 }
    // Layout rounds heights to half a point, so lines may miss that much.
    let missing = measurement.neededHeight - height
    return missing > 0.5 ? missing.roundedUp(toPixelsAt: 2) : 0
  }
}

extension Finding {
  /// Notes how much is missing, and at which content size and on which device.
  mutating func measure(_ fit: TitleFit) {
    overrun = fit.excess
    contentSize = fit.contentSize
    device = fit.devices.first ?? nil
  }
}
