package import AuditModel
package import Localization

/// The simulated VoiceOver utterances of every screen of a project, by locale.
package struct Transcript: Sendable {
  /// One screen in one locale.
  package struct Page: Sendable {
    /// The interface file's path.
    package var file: String
    /// The screen's id.
    package var screen: String
    /// The screen's name, if it has one.
    package var title: String?
    /// The locale.
    package var locale: LocaleTag
    /// The language of the texts if the file has none in the locale; nil if it has.
    package var textLocale: LocaleTag?
    /// What is spoken, in reading order.
    package var rows: [TranscriptRow]
  }

  /// The content of a transcript.
  package struct Options: Sendable {
    /// The locales; empty means every locale that a screen's file is translated into.
    package var locales: [LocaleTag] = []
    /// Whether other states of controls have rows too.
    package var includesStates = false
    /// Whether the controls that are not spoken have rows too.
    package var includesSilent = false
    /// Whether rows list the parts of utterances and their rules.
    package var explains = false

    /// A transcript in every locale, in the controls' own states.
    package init() {}
  }

  /// The screens by file, then screen, then locale.
  package let pages: [Page]

  /// A transcript of pages in their order.
  package init(pages: [Page]) { self.pages = pages }

  /// A transcript of every screen of a workspace, by its recorded frames.
  package init(of workspace: Workspace, model: SpeechModel, options: Options = Options()) {
    let lookup = CatalogLookup(workspace.catalog)
    let treeLocales = LocaleSelection(catalog: workspace.catalog)
    pages = workspace.trees.flatMap { tree in
      let locales = options.locales(of: tree, in: treeLocales)
      return tree.screens.flatMap { screen in
        locales.map { locale in
          Page(of: screen, in: tree, locale: locale, model: model, lookup: lookup, options: options)
            .showing(textsIn: treeLocales.textLocale(of: tree, in: locale))
        }
      }
    }
  }

  /// All rows, in reading order.
  package var rows: [TranscriptRow] { pages.flatMap(\.rows) }
}

extension Transcript.Options {
  /// The locales in which an interface file can be spoken.
  package func locales(of tree: InterfaceTree, in trees: LocaleSelection) -> [LocaleTag] {
    SpokenLocales(of: tree, in: trees).chosen(from: locales)
  }
}

extension Transcript.Page {
  /// A transcript of one screen in one locale.
  ///
  /// - Parameter frames: The screen laid out with the locale's texts; nil if only the recorded frames are known.
  package init(
    of screen: Screen, in tree: InterfaceTree, locale: LocaleTag, model: SpeechModel, lookup: CatalogLookup,
    options: Transcript.Options, frames: SolvedScreen? = nil, device: String? = nil
  ) {
    let resolve = { (text: LocalizableText) in
      lookup.resolve(text, in: tree, locale: locale).map { text.namingArguments(in: $0.string) }
    }
    let spoken = model.transcript(
      of: screen, platform: tree.platform, framework: tree.framework, locale: locale, frames: frames,
      device: device ?? tree.device,
      states: { _ in options.includesStates ? SpokenStates.all : SpokenStates.own }, resolve: resolve)
    let rows = SpokenStates.distinct(spoken.filter { !$0.isCollapsed }).map {
      TranscriptRow(
        $0,
        otherReading: model.otherReading(
          of: $0, platform: tree.platform, framework: tree.framework, locale: locale, resolve: resolve),
        file: tree.source, screen: screen.id, locale: locale, explains: options.explains)
    }
    let silent =
      options.includesSilent
      ? screen.silentControls(on: tree.platform, framework: tree.framework, resolve: resolve) : []
    self.init(
      file: tree.source, screen: screen.id, title: screen.title, locale: locale,
      rows: rows + silent.map { TranscriptRow($0, file: tree.source, screen: screen.id, locale: locale) })
  }

  /// The page with the language of its texts, if that is not the locale's.
  package func showing(textsIn language: LocaleTag?) -> Self {
    var page = self
    page.textLocale = language
    for index in page.rows.indices { page.rows[index].textLocale = language }
    return page
  }
}

/// One row of `fitspoken speak --format json`: an element in one state and locale.
package struct TranscriptRow: Sendable, Hashable {
  /// The interface file's path.
  package var file: String
  /// The screen's id.
  package var screen: String
  /// The element's id.
  package var element: String
  /// The element's kind.
  package var kind: ElementKind
  /// The state in which it is spoken.
  package var state: ControlState
  /// The locale in which it is spoken.
  package var locale: LocaleTag
  /// The language of the app's texts if the file has none in the locale; nil if it has.
  package var textLocale: LocaleTag?
  /// The containers around it that matter to a listener, outermost first; nil if there aren't any.
  package var container: [SpokenContainer]?
  /// State, label, value, traits and position.
  package var description: String
  /// The hint; empty without one.
  package var hint: String
  /// What is spoken last, such as that actions are available; nil if there is nothing.
  package var availability: String?
  /// All that is spoken, as one string.
  package var utterance: String
  /// The utterance of a button whose title and label differ by Apple's documentation, if `utterance` is that of devices.
  package var documented: String?
  /// The utterance of such a button on devices, if `utterance` is that by Apple's documentation.
  package var observed: String?
  /// The confidence of the least certain part.
  package var confidence: Confidence
  /// The parts in the order in which they are spoken, each with its rule (`--explain`).
  package var segments: [Utterance.Segment]?
  /// The names of the rules that made the utterance, in the order of its parts (`--explain`).
  package var rules: [String]? { segments?.map(\.rule) }
  /// The origin of words that replace VoiceOver's if those of the language are unknown, for a person.
  var borrowedWords: [String]
  /// Why VoiceOver does not stop at the element; nil if it does.
  package var notSpoken: String?
  /// Whether code sets the labels that the element speaks.
  package var isSetInCode: Bool
  /// The element's index in file order, from 0.
  var index: Int

  /// The row of a spoken element.
  init(
    _ spoken: SpokenElement, otherReading: SpeechModel.OtherReading?, file: String, screen: String, locale: LocaleTag,
    explains: Bool
  ) {
    documented = otherReading?.reading == .documented ? otherReading?.text : nil
    observed = otherReading?.reading == .observed ? otherReading?.text : nil
    self.file = file
    self.screen = screen
    self.locale = locale
    element = spoken.element.id
    kind = spoken.element.kind
    state = spoken.state
    container = spoken.containers.isEmpty ? nil : spoken.containers
    description = spoken.utterance.description
    hint = spoken.utterance.hint
    availability = spoken.utterance.availability.isEmpty ? nil : spoken.utterance.availability
    utterance = spoken.utterance.text
    confidence = spoken.utterance.confidence
    segments = explains ? spoken.utterance.segments : nil
    borrowedWords = Self.borrowedWords(of: spoken.utterance)
    isSetInCode = spoken.utterance.segments.contains { $0.role == .label && $0.text.isEmpty }
    index = spoken.index
  }

  /// The row of a control that is not spoken.
  init(_ silent: Screen.SilentControl, file: String, screen: String, locale: LocaleTag) {
    let utterance = Utterance(description: "")
    let element = SpokenElement(
      element: silent.element, path: [], index: silent.index, state: .normal, utterance: utterance)
    self.init(element, otherReading: nil, file: file, screen: screen, locale: locale, explains: false)
    notSpoken = silent.reason?.words ?? "for no reason that the file gives"
  }
}

extension TranscriptRow {
  private static func borrowedWords(of utterance: Utterance) -> [String] {
    let isTalkBack = utterance.segments.contains { $0.source?.contains("talkback") == true }
    let isEnglish = utterance.segments.contains { $0.language == "en" }
    return (isTalkBack ? ["TalkBack's words"] : []) + (isEnglish ? ["English words"] : [])
  }
}

extension TranscriptRow: Encodable {
  private enum CodingKeys: CodingKey {
    case file, screen, element, kind, state, locale, textLocale, container, description, hint, availability, utterance,
      notSpoken, documented, observed, confidence, segments, rules
  }

  /// Writes a row without absent values.
  package func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(file, forKey: .file)
    try row.encode(screen, forKey: .screen)
    try row.encode(element, forKey: .element)
    try row.encode(kind, forKey: .kind)
    try row.encode(state, forKey: .state)
    try row.encode(locale, forKey: .locale)
    try row.encodeIfPresent(textLocale, forKey: .textLocale)
    try row.encodeIfPresent(container, forKey: .container)
    try row.encode(description, forKey: .description)
    try row.encode(hint, forKey: .hint)
    try row.encodeIfPresent(availability, forKey: .availability)
    try row.encode(utterance, forKey: .utterance)
    try row.encodeIfPresent(notSpoken, forKey: .notSpoken)
    try row.encodeIfPresent(documented, forKey: .documented)
    try row.encodeIfPresent(observed, forKey: .observed)
    try row.encode(confidence, forKey: .confidence)
    try row.encodeIfPresent(segments, forKey: .segments)
    try row.encodeIfPresent(rules, forKey: .rules)
  }
}

/// The locales in which an interface file can be spoken, and those that are requested.
struct SpokenLocales {
  /// The language of the file's own texts first, then its translations, sorted.
  let all: [LocaleTag]
  private let own: LocaleTag?

  /// The locales of a file, among a catalog's.
  init(of tree: InterfaceTree, in locales: LocaleSelection) {
    own = tree.locale
    all = locales.all(of: tree)
  }

  /// The requested locales, each once; all if none is requested; for a copy for one language only the matching ones.
  func chosen(from asked: [LocaleTag]) -> [LocaleTag] {
    guard !asked.isEmpty else { return all }
    var seen: Set<LocaleTag> = []
    return asked.filter { locale in
      guard seen.insert(locale).inserted else { return false }
      return own.map { $0 == locale || locale.inherits(from: $0) } ?? true
    }
  }
}

/// The states in which a control is spoken.
enum SpokenStates {
  /// The control's own state alone.
  static let own: [ControlState] = [.normal]
  /// The control's own state, then each that it may enter.
  static let all: [ControlState] = [.normal, .highlighted, .focused, .selected, .disabled]

  /// The rows without states that add nothing: without their own title or image, and with the same words.
  static func distinct(_ spoken: [SpokenElement]) -> [SpokenElement] {
    var normal: SpokenElement?
    return spoken.filter { row in
      if row.state == .normal { normal = row }
      if row.state == .normal { return true }
      let isSame = row.utterance.text == normal?.utterance.text
      if isSame, row.element.control.ownStates.contains(row.state) { return false }
      return hasContent(row) || canBe(row) && !isSame
    }
  }

  private static func hasContent(_ row: SpokenElement) -> Bool {
    guard let content = row.element.control.states?[row.state] else { return false }
    return content.title != nil || content.image != nil || content.backgroundImage != nil
  }

  /// Whether a user can meet the element in the state although the state has no content of its own.
  private static func canBe(_ row: SpokenElement) -> Bool {
    switch row.state {
    case .selected: selectable.contains(row.element.kind)
    case .disabled: ElementKind.controls.contains(row.element.kind)
    case .normal, .highlighted, .focused: false
    }
  }

  private static let selectable: Set<ElementKind> = [.button, .segment, .tabBarItem]
}
