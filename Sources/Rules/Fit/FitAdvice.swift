import AuditModel
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
