import AuditModel
import PlatformData
import ScreenAnalysis

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
