internal import AuditModel
internal import Utilities

/// Finds the faults of single units.
struct XLIFFUnitCheck {
  /// The faults.
  private(set) var faults: [ShapeFault] = []

  /// The units that have an id, with its meaning.
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
          "repeated-target", .warning, "more than one <target> in a <trans-unit>; the first is used",
          at: position, key: unit.id))
    }
    if let target = unit.target, let state = target.state, XLIFFState.progress(state) == nil {
      faults.append(
        ShapeFault(
          "unknown-state", .warning,
          "\(quoted(state)) is not an XLIFF 1.2 state; expected one such as translated or needs-translation",
          at: target.position, key: unit.id))
    }
  }

  private mutating func reportMissingID(_ unit: XLIFFUnit) {
    let id = unit.id == nil ? "without an id" : "with an empty id"
    let text = unit.source.map { " (\(quoted($0)))" } ?? ""
    let message = "a <trans-unit> \(id)\(text)"
    faults.append(ShapeFault("missing-id", .error, message, at: unit.position))
  }

  private mutating func reportUnknown(_ id: String, _ unit: XLIFFUnit) {
    report(
      "unknown-variation", .note,
      "the id \(quoted(id)) has an unknown variation and is read as a key; expected one such as key|==|plural.one",
      unit)
  }

  private mutating func report(_ reason: String, _ severity: Severity, _ message: String, _ unit: XLIFFUnit) {
    faults.append(ShapeFault(reason, severity, message, at: unit.position, key: unit.id))
  }
}

extension XLIFFUnit {
  /// The source text; nil if absent.
  var sourceText: XLIFFEntries.Text? {
    source.map { XLIFFEntries.Text(value: $0, position: position) }
  }

  /// The translation with its progress; nil if absent.
  var targetText: XLIFFEntries.Text? {
    target.map { XLIFFEntries.Text(value: $0.text, state: progress(of: $0), position: $0.position) }
  }

  /// The progress of the translation, by its state; without one it is complete unless it is marked as not approved.
  private func progress(of target: Target) -> TranslationState {
    guard let state = target.state else { return isApproved == false ? .needsReview : .translated }
    return XLIFFState.progress(state) ?? .needsReview
  }
}

/// The states of XLIFF 1.2.
enum XLIFFState {
  /// The progress of a translation by its `state`; nil if the word is neither one of the standard's nor a tool's own.
  static func progress(_ state: String) -> TranslationState? {
    // Words of a tool begin with `x-`: their meaning is unknown.
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
