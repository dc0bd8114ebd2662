import AuditModel
import ScreenAnalysis

extension TitleFit {
  /// The facts that a finding shows.
  func evidence(for title: TitleFacts) -> [String: Evidence] {
    var evidence: [String: Evidence] = [
      "text": .text(title.text.string), "visibleText": .text(measurement.visibleText),
      "contentSize": .text(contentSize.rawValue), "pointSize": .number(measurement.pointSize),
      "naturalWidth": .points(Points(measurement.naturalWidth)), "over": .points(excess), "basis": .text(origin.basis),
      "verdict": .text(measurement.verdict.name), "faces": .list(measurement.faces), "state": .text(title.slot),
    ]
    if let device = devices.first ?? nil { evidence["device"] = .text(device) }
    if let available = availableSize.size { evidence["width"] = .points(available.width) }
    if let brokenWord { evidence["word"] = .text(brokenWord.text) }
    if !title.samples.isEmpty { evidence["samples"] = .list(title.samples.map { "\($0.argument) = \($0.value)" }) }
    return evidence
  }

  /// How many points are missing: the width by which a title shrank or a word is too wide, the height of a title that wraps, or its
  /// overrun.
  var excess: Points {
    switch measurement.verdict {
    case .shrinks: missingWidth(of: measurement.naturalWidth)
    case .wraps: missingHeight > 0 ? missingHeight : missingWidth(of: brokenWord?.width ?? 0)
    default: measurement.over
    }
  }

  private func missingWidth(of width: Double) -> Points { max(Points(width) - (availableSize.size?.width ?? 0), 0) }

  /// How much more height than the available one all lines of the title need, in points; zero if they fit.
  var missingHeight: Points {
    guard let height = availableSize.size?.height, height > 0 else { return 0 }
    // Layout rounds heights to half a point, so lines may miss that much.
    let missing = measurement.neededHeight - height
    return missing > 0.5 ? missing.roundedUp(toPixelsAt: 2) : 0
  }
}

extension Finding {
  /// Notes how much is missing, and at which content size and on which device.
  mutating func measure(_ fit: TitleFit) {
    self.overrun = fit.excess
    self.contentSize = fit.contentSize
    self.device = fit.devices.first ?? nil
  }
}

extension TitleFit {
  /// The width that a title needs and the width that is available, or by how much it is too tall.
  var need: String {
    let width = availableSize.size?.width ?? 0
    guard measurement.lines == 1, measurement.naturalWidth > width.value else {
      return "it is \(measurement.over) pt too tall"
    }
    return need(ofWidth: measurement.naturalWidth)
  }

  /// The width that a title or a word of it needs, in points, and the width that is available.
  func need(ofWidth needed: Double) -> String {
    let width = availableSize.size?.width ?? 0
    let room = origin == .proposal ? "SwiftUI offers only \(width.side)" : "has only \(width)"
    return "it needs \(Points(roundingUp: needed, toPixelsAt: 2)) pt but \(room) pt"
  }
}
