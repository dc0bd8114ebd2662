import AuditModel

/// What a room allows a text like the one that was fitted.
struct Budget {
  /// What fitted the text.
  let fitter: Fitter
  /// The text's width on one line in points.
  let naturalWidth: Double

  /// The budget; nil where the room's width is not known.
  var value: FitBudget? {
    let rules = fitter.rules
    guard let width = rules.width else { return nil }
    let lines = SizedText(fitter.title, fitter.size).lineLimit(rules)
    let room = rules.room(isFirst: true).cutLimit
    let others = rules.room(isFirst: false).cutLimit
    guard lines < Int.max else { return FitBudget(width: max(width, 0), lines: nil, characters: nil) }
    let points = max(room, 0) + Double(lines - 1) * max(others, 0)
    return FitBudget(width: max(width, 0), lines: lines, characters: characters(in: points))
  }

  /// How many clusters of the text's mean advance fit; nil where it has none.
  private func characters(in points: Double) -> Int? {
    let count = fitter.title.analysis.clusterCount
    guard count > 0, naturalWidth > 0 else { return nil }
    return Int(min(points * Double(count) / naturalWidth, 1e9))
  }
}
