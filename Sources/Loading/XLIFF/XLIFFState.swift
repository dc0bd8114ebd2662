internal import AuditModel

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
