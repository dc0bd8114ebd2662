internal import AuditModel

/// What an expression says that stands where SwiftUI takes a text.
struct TextReading {
  /// The text, as far as it is a literal: of a choice the first one.
  var text: LocalizableText?
  /// The texts that it can be instead.
  var others: [LocalizableText] = []
  /// What decides the text, or a part of it, where that is no literal.
  var expressions: [String] = []
  /// The comment for translators.
  var comment: String?

  /// A text without further facts.
  init(_ text: LocalizableText? = nil) { self.text = text }

  /// What is decided by an expression alone.
  init(expression: String) { expressions = [expression] }

  /// A choice of readings: the first text, and the others beside it.
  init(choice readings: [TextReading]) {
    let texts = readings.flatMap { [$0.text].compactMap { $0 } + $0.others }
    text = texts.first
    others = Array(texts.dropFirst())
    expressions = readings.flatMap(\.expressions)
    comment = readings.lazy.compactMap(\.comment).first
  }

  /// The readings one behind the other; a joined text has no key of its own.
  init(joined readings: [TextReading], with separator: String) {
    let texts = readings.compactMap(\.text)
    text =
      texts.count > 1
      ? LocalizableText(texts.compactMap { $0.value ?? $0.key }.joined(separator: separator)) : texts.first
    others = readings.flatMap(\.others)
    expressions = readings.flatMap(\.expressions)
    comment = readings.lazy.compactMap(\.comment).first
  }
}

extension Element {
  /// Sets a text of the control, and what else the reading tells.
  mutating func take(_ reading: TextReading, as slot: WritableKeyPath<Control, LocalizableText?>) {
    control[keyPath: slot] = reading.text
    note(reading)
  }

  /// Sets a text that is spoken, and what else the reading tells.
  mutating func speak(_ reading: TextReading, as slot: WritableKeyPath<AccessibilityProperties, LocalizableText?>) {
    accessibility[keyPath: slot] = reading.text
    note(reading)
  }

  /// Notes what a reading tells beside its text.
  mutating func note(_ reading: TextReading) {
    if !reading.others.isEmpty { otherTexts = (otherTexts ?? []) + reading.others }
    note(expressions: reading.expressions)
    localizerNote = localizerNote ?? reading.comment
  }

  /// Notes expressions that decide what the element shows or says, each once.
  mutating func note(expressions new: [String]) {
    for expression in new where !(expressions ?? []).contains(expression) {
      expressions = (expressions ?? []) + [expression]
    }
  }
}
