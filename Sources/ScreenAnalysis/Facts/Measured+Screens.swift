package import AuditModel

extension Measured {
  /// What was measured on one screen, and what was not.
  package init(of facts: ScreenFacts) {
    self.init()
    screens = 1
    elements = facts.elements.count { !$0.element.kind.isOnlyOfLayout }
    locales = facts.locales
    if facts.tree.recording != nil, facts.tree.locale == nil {
      skip("recordings", "the file does not tell the locale; \(facts.developmentLanguage) is assumed")
    }
    for index in facts.elements.indices {
      count(facts.elements[index], in: facts)
      let context = ElementContext(screen: facts, index: index)
      if context.isUnheardDescription {
        skip("descriptions", "AppKit describes the image or view by itself; its words are not known")
      }
    }
    let samples = facts.elements.indices.count { ElementContext(screen: facts, index: $0).isSampleItem }
    if samples > 0 { skip("menu items", "sample items of a menu that code fills", count: samples) }
    for locale in facts.untranslated.sorted() {
      skip("translations", "a screen has no texts in \(locale) and is shown in \(facts.developmentLanguage)")
    }
  }

  /// Adds another part's counts.
  package mutating func add(_ other: Measured) {
    screens += other.screens
    elements += other.elements
    titles += other.titles
    verdicts += other.verdicts
    utterances += other.utterances
    entries += other.entries
    locales = Set(locales).union(other.locales).sorted()
    for skip in other.skipped { self.skip(skip.what, skip.reason, count: skip.count) }
  }

  /// Counts the findings that are not reported since the app's code settles them.
  package mutating func countSettled(_ count: Int) {
    guard count > 0 else { return }
    skip("findings", "code that was read sets what the interface file leaves open", count: count)
  }

  /// Adds what was read: entries, files that were skipped, and the locales of the tables.
  package func adding(_ workspace: Workspace, coverage: [Coverage]) -> Measured {
    var all = self
    all.entries = workspace.inputs.compactMap(\.entries).reduce(0, +)
    all.locales = Set(locales).union(coverage.map(\.locale)).sorted()
    for input in workspace.inputs { if let reason = input.skipped { all.skip("files", reason) } }
    let lost = workspace.inputs.lazy.compactMap(\.lostScreens).reduce(0, +)
    if lost > 0 {
      all.skip(
        "screens",
        "nothing in the app leads to them, or their class, or a property for one of their outlets, is gone",
        count: lost)
    }
    for input in workspace.inputs {
      guard let unread = input.unreadControls else { continue }
      let reason = input.format == .swift ? Self.ofLibraries : Self.inObjectiveC
      all.skip("controls", reason, count: unread)
    }
    all.skipped.sort { ($0.what, $0.reason) < ($1.what, $1.reason) }
    return all
  }

  private static let ofLibraries = "their classes are of libraries, which are not read"
  private static let inObjectiveC = "Objective-C code makes them in a way that is not read"

  private mutating func count(_ element: ElementFacts, in facts: ScreenFacts) {
    utterances += element.utterances.count
    let computed = element.element.texts.count { $0.expression != nil }
    if computed > 0 { skip("texts", "the text is computed in code", count: computed) }
    guard facts.tree.placesElement(element.element) else {
      let count = element.element.shownTitles * facts.locales.count
      if count > 0 { skip("titles", "the control is made in code, where its width is not known", count: count) }
      return
    }
    guard facts.tree.recording == nil else {
      if element.element.hasRecordedWords { skip("titles", "a recording does not tell the font") }
      return
    }
    titles += element.titles.count + element.texts.count
    for title in element.titles + element.texts {
      verdicts += title.fits.count
      if let reason = title.skipReason(on: element) { skip("titles", reason) }
    }
    if !element.isHidden, element.showsDummy, !(element.hasFixed(.width) && element.hasFixed(.height)) {
      skip("sizes", "the text is a placeholder, which code replaces")
    }
    if let reason = element.notFitted { skip("elements", reason) }
    if let reason = element.notSpoken { skip("controls", reason) }
  }

  private mutating func skip(_ what: String, _ reason: String, count: Int = 1) {
    if let known = skipped.firstIndex(where: { $0.what == what && $0.reason == reason }) {
      skipped[known].count += count
    } else {
      skipped.append(Skipped(what: what, reason: reason, count: count))
    }
  }
}

extension ElementContext {
  /// Whether VoiceOver stops at the element and only AppKit knows what it says there.
  fileprivate var isUnheardDescription: Bool {
    isDescribedByAppKit && facts.utterances.values.contains { $0.label == nil }
  }
}

extension Element {
  /// The number of texts that the element shows: its titles by state, its text, its placeholder.
  fileprivate var shownTitles: Int {
    let texts = (control.states ?? [:]).values.map(\.title) + [control.title, control.text, control.placeholder]
    return texts.count { $0.map { !$0.isBlank && $0.expression == nil } ?? false }
  }
}

extension Element {
  /// Whether a recorded control or text has words that it presumably shows.
  fileprivate var hasRecordedWords: Bool {
    (ElementKind.controls.contains(kind) || kind == .label) && (control.text ?? accessibility.label)?.isBlank == false
  }
}

extension TitleFacts {
  /// Why the title was not judged; nil if it was.
  func skipReason(on element: ElementFacts) -> String? {
    // What SwiftUI offers no limit is never truncated; an item of a bar that is as wide as its title may not fit it.
    if case .unlimited(let reason) = availableSize { return fits.first?.origin == .proposal ? nil : reason }
    if case .needsReview(let reason)? = fits.first?.measurement.verdict { return reason.withoutNames }
    let overrunning = fits.filter { $0.measurement.over > 0 }
    guard !overrunning.isEmpty else { return nil }
    if element.isDummy(self) { return "a placeholder text, which code replaces" }
    let uncertain = overrunning.compactMap { $0.uncertainty(of: self, on: element.element) }
    return uncertain.count == overrunning.count ? uncertain.first : nil
  }
}

extension ElementFacts {
  /// Controls of which VoiceOver reaches only the parts.
  private static let partedKinds: Set<ElementKind> = [.segmentedControl, .stepper, .datePicker, .pickerView]

  /// Why a control has no utterance; nil if it has one.
  fileprivate var notSpoken: String? {
    guard ElementKind.controls.contains(element.kind), !isReached, !Self.partedKinds.contains(element.kind) else {
      return nil
    }
    if isHidden { return "VoiceOver does not reach it: it is hidden when the screen is loaded" }
    if element.accessibility.isElement == false {
      return "VoiceOver does not reach it: it is not an accessibility element"
    }
    return "VoiceOver does not reach it: it is blank, or inside or behind an element that is spoken"
  }

  private static let scrollingKinds: Set<ElementKind> = [.textField, .textView, .searchField, .comboBox]

  /// Why an element with a text is not fitted; nil if it is fitted or has no text.
  fileprivate var notFitted: String? {
    let control = element.control
    let texts = [control.text, control.title, control.value, control.placeholder]
    let hasText = texts.contains { $0.map { !$0.isBlank } ?? false }
    guard hasText, titles.isEmpty, texts.isEmpty else { return nil }
    guard !Self.scrollingKinds.contains(element.kind) else { return "the text of a \(element.kind.name) scrolls" }
    return "only the recorded frame is known for the text of a \(element.kind.name)"
  }
}
