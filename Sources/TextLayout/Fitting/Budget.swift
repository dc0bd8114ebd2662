import AuditModel

/// What a room allows a text like the one that was fitted.
struct Budget {
  /// What fitted the text.
  let fitter: Fitter

  /// The budget; nil where the room's width is not known.
  var value: FitBudget? {
    let rules = fitter.rules
    guard let width = rules.width else { return nil }
    let lines = rules.lineLimit(fitter.size.metrics)
    let room = rules.lines.firstRoom.cutLimit
    let others = rules.lines.otherRoom.cutLimit
    guard lines < Int.max else { return FitBudget(width: max(width, 0), lines: nil, characters: nil) }
    let points = max(room, 0) + Double(lines - 1) * max(others, 0)
    return FitBudget(width: max(width, 0), lines: lines, characters: characters(in: points))
  }

  /// How many clusters of the text's mean advance fit; nil where it has none.
  private func characters(in points: Double) -> Int? {
    let perPoint = SizedText(fitter.title, fitter.size).clustersPerPoint
    return perPoint > 0 ? Int(min(points * perPoint, 1e9)) : nil
  }
}
