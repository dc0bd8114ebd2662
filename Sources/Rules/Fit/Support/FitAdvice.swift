import AuditModel
import ScreenAnalysis

/// What would fit in place of a title that does not.
struct FitAdvice: Sendable, Hashable {
  /// The available width of a line in points; nil if it is unknown.
  var budget: Points?
  /// About how many characters fit; nil if the number of lines is not limited.
  var characters: Int?
  /// The number of lines on which the whole title would fit; nil if that is one, or if words would be broken.
  var lines: Int?
  /// How much more height those lines need, in points.
  var missingHeight: Points = 0

  /// The advice for a title at a content size; `mayWrap` says whether the control could show several lines at all.
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

  /// The advice in a few words, such as `about 9 characters fit; it would fit on 2 lines`; nil if there isn't one.
  var words: String? {
    let parts = [characters.map(Self.fitting), lines.map(fitting(on:))].compactMap(\.self)
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

  private static func fitting(_ characters: Int) -> String {
    switch characters {
    case ...0: "not even one character fits"
    case 1: "about 1 character fits"
    default: "about \(characters) characters fit"
    }
  }

  private func fitting(on lines: Int) -> String {
    "it would fit on \(lines) lines" + (missingHeight > 0 ? " with \(missingHeight) pt more height" : "")
  }
}

extension TitleFit {
  /// About how many characters of a title fit if only the available height limits the lines.
  fileprivate func charactersInHeight(of title: TitleFacts) -> Int? {
    guard let available = availableSize.size, available.height > 0, measurement.lineHeight > 0,
      measurement.naturalWidth > 0
    else {
      return nil
    }
    let paragraphs = title.text.string.split(whereSeparator: \.isNewline)
    let advance = measurement.naturalWidth / Double(max(paragraphs.map(\.count).max() ?? 1, 1))
    let lines = max((available.height.value + 0.5) / measurement.lineHeight.value, 1).rounded(.down)
    let characters = available.width.value * lines / advance
    return characters.isFinite ? Int(min(characters, 1e6)) : nil
  }
}
