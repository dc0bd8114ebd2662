internal import AuditModel

/// Finds what is wrong with single units.
struct XLIFFUnitCheck {
  /// What is wrong.
  private(set) var faults: [ShapeFault] = []

  /// The units that have an id, with what it says.
  mutating func checked(_ units: [XLIFFUnit]) -> [(unit: XLIFFUnit, id: XLIFFUnitID)] {
    units.compactMap { unit in
      check(unit)
      guard let id = unit.id, !id.isEmpty else { return nil }
      let meaning = XLIFFUnitID(id)
      if meaning.isUnknown { reportUnknown(id, unit) }
      return (unit, meaning)
    }
  }

  private mutating func check(_ unit: XLIFFUnit) {
    if unit.id?.isEmpty != false { reportMissingID(unit) }
    if unit.source == nil {
      let message = "a <trans-unit> without <source>; expected the source text"
      let key = unit.id.flatMap { $0.isEmpty ? nil : $0 }
      faults.append(ShapeFault("missing-source", .error, message, at: unit.position, key: key))
    }
    if let position = unit.repeatedTarget {
      faults.append(
        ShapeFault(
          "repeated-target", .warning, "a second <target> in a <trans-unit>, of which the first is taken; expected one",
          at: position, key: unit.id))
    }
    if let target = unit.target, let state = target.state, XLIFFState.progress(state) == nil {
      faults.append(
        ShapeFault(
          "unknown-state", .warning,
          "the state \"\(state.shortened)\" is none of XLIFF 1.2; expected one such as translated or needs-translation",
          at: target.position, key: unit.id))
    }
  }

  private mutating func reportMissingID(_ unit: XLIFFUnit) {
    let id = unit.id == nil ? "without id" : "with an empty id"
    let text = unit.source.map { " (\"\($0.shortened)\")" } ?? ""
    let message = "a <trans-unit> \(id)\(text), which cannot be told a key; expected one"
    faults.append(ShapeFault("missing-id", .error, message, at: unit.position))
  }

  private mutating func reportUnknown(_ id: String, _ unit: XLIFFUnit) {
    report(
      "unknown-variation", .note,
      "the id \"\(id.shortened)\" is of no known variation, and is taken for a key; expected one such as key|==|plural.one",
      unit)
  }

  private mutating func report(_ reason: String, _ severity: Severity, _ message: String, _ unit: XLIFFUnit) {
    faults.append(ShapeFault(reason, severity, message, at: unit.position, key: unit.id))
  }
}

extension XLIFFUnit {
  /// The source text; nil where there is none.
  var sourceText: XLIFFEntries.Text? {
    source.map { XLIFFEntries.Text(value: $0, position: position) }
  }

  /// The translation with how far it is; nil where there is none.
  var targetText: XLIFFEntries.Text? {
    target.map { XLIFFEntries.Text(value: $0.text, state: progress(of: $0), position: $0.position) }
  }

  /// How far the translation is, by its state; without one it is done unless it is said not to be approved.
  private func progress(of target: Target) -> TranslationState {
    guard let state = target.state else { return isApproved == false ? .needsReview : .translated }
    return XLIFFState.progress(state) ?? .needsReview
  }
}

/// What the states of XLIFF 1.2 say of a translation.
enum XLIFFState {
  /// How far a translation is by its `state`; nil where the word is none of the standard's and no word of a tool's own.
  static func progress(_ state: String) -> TranslationState? {
    // Words of a tool's own begin with `x-`: what they mean is not known.
    state.hasPrefix("x-") ? .needsReview : states[state]
  }

  /// Source: OASIS, "XLIFF Version 1.2", 2.3 `state`.
  private static let states: [String: TranslationState] = [
    "new": .new, "needs-translation": .new, "needs-adaptation": .needsReview, "needs-l10n": .needsReview,
    "needs-review-adaptation": .needsReview, "needs-review-l10n": .needsReview,
    "needs-review-translation": .needsReview, "translated": .translated, "final": .translated,
    "signed-off": .translated,
  ]
}
