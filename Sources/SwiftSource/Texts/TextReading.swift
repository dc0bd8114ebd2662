internal import AuditModel

/// The text of an expression, as far as it is known.
struct TextReading {
  /// The text, as far as it is a literal: the first one of a choice.
  var text: LocalizableText?
  /// The texts that it can be instead.
  var others: [LocalizableText] = []
  /// What decides the text, or a part of it, if it is not a literal.
  var expressions: [String] = []
  /// The comment for translators.
  var comment: String?
  /// Where the words are, if a use of the view gives them.
  var location: SourceLocation?

  /// A text without further facts.
  init(_ text: LocalizableText? = nil) { self.text = text }

  /// A text that only an expression decides.
  init(expression: String) { expressions = [expression] }

  /// The reading without what computes it, for a text that neither is shown nor names anything.
  var withoutExpressions: TextReading {
    var reading = self
    reading.expressions = []
    return reading
  }

  /// Notes what fills the text's format specifiers; expressions among it decide the text too.
  mutating func fill(with arguments: [LocalizableText]) {
    guard !arguments.isEmpty else { return }
    if text?.expression == nil { text?.arguments = arguments }
    expressions += arguments.compactMap(\.expression)
  }

  /// Notes where the words are written, of texts of which that is not known.
  mutating func place(at location: SourceLocation?) {
    guard let location else { return }
    text = text?.placed(at: location)
    others = others.map { $0.placed(at: location) }
  }

  /// The words with the place where they are written, unless that is known.
  func placed(at location: SourceLocation?) -> TextReading {
    var reading = self
    reading.place(at: location)
    return reading
  }

  /// Whether an expression fills or decides the text.
  func mentions(_ expression: String) -> Bool { expressions.contains(expression) || text?.expression == expression }

  /// Replaces the parameters of a function among what fills or decides the text by what a call gives to them.
  mutating func replaceParameters(by given: [String: LocalizableText]) {
    text = text?.replacingExpressions(by: given)
    others = others.map { $0.replacingExpressions(by: given) }
    expressions =
      expressions.filter { given[$0] == nil } + given.sorted { $0.key < $1.key }.compactMap(\.value.expression)
  }

  /// Notes that it is not known whether the words are a key.
  mutating func markVerbatim() {
    if text?.key == nil, text?.value != nil { text?.isVerbatim = true }
  }

  /// Makes keys of the texts: what a string says that code uses as a key.
  ///
  /// A key of which code computes a part is not known; a string is filled before it is looked up.
  mutating func useAsKeys() {
    if let words = text, words.asKey == nil {
      text = (expressions.first ?? words.value).map(LocalizableText.init(computedBy:))
    }
    text = text?.asKey
    others = others.compactMap(\.asKey)
  }

  /// Sets the table of the keys, unless it is the usual one.
  mutating func setTable(_ table: String?) {
    guard let table, table != "Localizable" else { return }
    if text?.key != nil { text?.table = table }
    for index in others.indices where others[index].key != nil { others[index].table = table }
  }

  /// A choice of readings: the first text, and the others.
  init(choice readings: [TextReading]) {
    let all = readings.flatMap { [$0.text].compactMap { $0 } + $0.others }
    // An absent text leaves no words where there may be some.
    let mayHaveWords = all.contains { !$0.isBlank } || readings.contains { !$0.expressions.isEmpty }
    let texts = (mayHaveWords ? all.filter { !$0.isBlank } : all).withoutRepetitions
    text = texts.first
    others = Array(texts.dropFirst())
    expressions = readings.flatMap(\.expressions)
    comment = readings.lazy.compactMap(\.comment).first
    location = readings.lazy.compactMap(\.location).first
  }

  /// The readings in a row; where terms are choices of words, one of all the texts that come of these.
  init(sum terms: [TextReading]) {
    let count = terms.reduce(1) { $0 * ($1.others.count + 1) }
    guard count > 1, count <= Self.maximumSums, terms.allSatisfy({ $0.others.isEmpty || $0.isOfWords }) else {
      self.init(joined: terms, with: "")
      return
    }
    let sums = terms.reduce([[]]) { sums, term in sums.flatMap { sum in term.alternatives.map { sum + [$0] } } }
    self.init(choice: sums.map { TextReading(joined: $0, with: "") })
  }

  /// More texts are data.
  private static let maximumSums = 6

  /// Whether all that it may be are words without keys.
  private var isOfWords: Bool {
    text != nil && expressions.isEmpty
      && ([text].compactMap(\.self) + others).allSatisfy { $0.expression == nil && $0.key == nil }
  }

  /// What it may be, each alone.
  private var alternatives: [TextReading] {
    guard !others.isEmpty else { return [self] }
    return ([text].compactMap(\.self) + others).map { text in
      var reading = TextReading(text)
      (reading.comment, reading.location) = (comment, location)
      return reading
    }
  }

  /// The readings joined; a joined text has no key; computed texts are left out unless there is nothing else.
  init(joined readings: [TextReading], with separator: String) {
    let all = readings.compactMap(\.text)
    let known = all.filter { $0.expression == nil }
    let texts = known.isEmpty ? Array(all.prefix(1)) : known
    text =
      texts.count > 1
      ? LocalizableText(texts.compactMap { $0.value ?? $0.key }.joined(separator: separator)) : texts.first
    if texts.count > 1, texts.contains(where: { $0.key != nil || $0.isVerbatim == true }) { text?.isVerbatim = true }
    // What code computes has its place among the words.
    let inOrder = readings.compactMap { $0.text ?? $0.expressions.first.map(LocalizableText.init(computedBy:)) }
    if inOrder.count > 1 { text?.parts = LocalizableText.parts(inOrder, separator) }
    others = readings.flatMap(\.others)
    expressions = readings.flatMap(\.expressions)
    // White space between computed texts is not what they say.
    if !expressions.isEmpty, known.allSatisfy(\.isBlank) { text = all.first { $0.expression != nil } }
    comment = readings.lazy.compactMap(\.comment).first
    location = readings.lazy.compactMap(\.location).first
  }
}

extension [LocalizableText] {
  /// The texts without those that were read before at the same place, or at one that is not known.
  fileprivate var withoutRepetitions: Self {
    reduce(into: []) { unique, text in
      let isKnown = unique.contains { known in
        known == text && (known.location == nil || text.location == nil || known.location == text.location)
      }
      if !isKnown { unique.append(text) }
    }
  }
}

extension LocalizableText {
  /// The parts of a joined text; nil if all its words are known, or none of a sum, so that it has none to look up.
  fileprivate static func parts(_ texts: [LocalizableText], _ separator: String) -> [LocalizableText]? {
    guard texts.count > 1, !separator.isEmpty || texts.contains(where: { $0.expression == nil && !$0.isBlank }),
      texts.contains(where: { $0.key != nil || $0.expression != nil || $0.parts != nil || $0.arguments != nil })
    else { return nil }
    let between = separator.isEmpty ? [] : [LocalizableText(separator)]
    return Array(texts.map { [$0] }.joined(separator: between))
  }

  /// The text with other texts in the places of some expressions in it.
  fileprivate func replacingExpressions(by given: [String: LocalizableText]) -> LocalizableText {
    if let expression, parts == nil { return given[expression] ?? self }
    if expression != nil, let parts, parts.contains(where: { $0.expression.map { given[$0] != nil } ?? false }) {
      let readings = parts.map { TextReading($0.replacingExpressions(by: given)) }
      return TextReading(joined: readings, with: "").text ?? self
    }
    var text = self
    text.arguments = arguments?.map { $0.replacingExpressions(by: given) }
    text.parts = parts?.map { $0.replacingExpressions(by: given) }
    return text
  }

  /// The words with what fills them; nil if not all of that is known.
  var filledWords: String? {
    guard let arguments, expression == nil else { return value }
    let places = (value ?? "").replacing("%lld", with: "%@").split(separator: "%@", omittingEmptySubsequences: false)
    let words = arguments.map { $0.key == nil && $0.arguments == nil ? $0.value : nil }
    guard places.count == words.count + 1, !words.contains(nil), places.allSatisfy({ !$0.contains("%") }) else {
      return nil
    }
    return zip(places, words.compactMap(\.self) + [""]).map { $0 + $1 }.joined()
  }

  /// The text as a key, unless it has one or is computed; nil if code computes a part of the key.
  fileprivate var asKey: LocalizableText? {
    if isPartlyComputed { return nil }
    guard key == nil, let value, !value.isEmpty else { return self }
    guard let words = filledWords else { return nil }
    var text = LocalizableText(value: words, key: words)
    text.location = location
    return text
  }

  /// The text with the place where its words are written, unless it has one or code computes it.
  func placed(at place: SourceLocation?) -> LocalizableText {
    guard expression == nil, location == nil else { return self }
    var text = self
    text.location = place
    return text
  }
}

extension Element {
  /// Sets a text of the control, and what else the reading says.
  mutating func take(_ reading: TextReading, as slot: WritableKeyPath<Control, LocalizableText?>) {
    control[keyPath: slot] = reading.text
    note(reading)
  }

  /// Sets a text that is spoken, and what else the reading says.
  mutating func speak(_ reading: TextReading, as slot: WritableKeyPath<AccessibilityProperties, LocalizableText?>) {
    accessibility[keyPath: slot] = reading.text
    note(reading)
  }

  /// Notes what a reading contains in addition to its text.
  mutating func note(_ reading: TextReading) {
    if !reading.others.isEmpty { otherTexts = (otherTexts ?? []) + reading.others }
    note(expressions: reading.expressions)
    localizerNote = localizerNote ?? reading.comment
  }

  /// Notes expressions that decide what the element shows or says, each once.
  mutating func note(expressions new: [String]) {
    for expression in new where !(connections.expressions ?? []).contains(expression) {
      connections.expressions = (connections.expressions ?? []) + [expression]
    }
  }
}
