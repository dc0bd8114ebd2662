import AuditModel
import LocaleData

/// Builds an utterance, step by step (`Documentation/speech.md`, The shape of an utterance).
struct UtteranceBuilder {
  private let properties: SpokenProperties
  private let position: ContainerPosition?
  private let phrasebook: Phrasebook
  private let settings: SpeechSettings
  private var description = ""
  private var segments: [Utterance.Segment] = []

  /// A builder for what an element offers at a position in its container.
  init(properties: SpokenProperties, position: ContainerPosition?, phrasebook: Phrasebook, settings: SpeechSettings) {
    self.properties = properties
    self.position = position
    self.phrasebook = phrasebook
    self.settings = settings
  }

  /// The utterance.
  mutating func build() -> Utterance {
    addLabel()
    if settings.dataTableOrder == .library { addTablePosition() }
    addValue()
    addCustomContent()
    addSelected()
    let isPromoted = promoteHint()
    addTraitWords()
    if settings.dataTableOrder == .device { addTablePosition() }
    addPosition()
    let hint = addHint(isPromoted: isPromoted)
    return Utterance(description: description, hint: hint, availability: addAvailability(), segments: segments)
  }

  /// The data table's cell, if the element is one and its position is spoken.
  private var cell: ContainerPosition.Cell? { settings.describesTables ? position?.cell : nil }

  // MARK: Label, value, content

  private mutating func addLabel() {
    for header in cell?.headers ?? [] { addSentence(SpokenText(header, .tableHeaders), .position) }
    guard let label = properties.label else { return }
    let back = phrasebook.words[.back].text.lowercased()
    if properties.traits.contains(.backButton), label.text.lowercased() == back { return }
    add(label, .label, after: " ")
  }

  private mutating func addValue() {
    guard !properties.traits.contains(.toggleButton), let value = properties.value else { return }
    let followsTable = cell != nil && (settings.dataTableOrder == .library || properties.label == nil)
    if followsTable { return addSentence(value, .value) }
    add(value, .value, after: description.endsInMark ? " " : ": ")
  }

  private mutating func addCustomContent() {
    for content in properties.customContent where content.isImportant {
      let parts = [content.label, content.value].compactMap { $0 }
      guard !parts.isEmpty else { continue }
      addSentence(SpokenText(parts.joined(separator: ": "), .customContent), .customContent)
    }
  }

  private mutating func addSelected() {
    guard properties.traits.contains(.selected) else { return }
    let word = phrasebook.phrase(description.isEmpty ? .selected : .selectedPrefix, properties.selectedRule)
    segments.insert(word.segment(.state), at: 0)
    description = description.isEmpty ? word.text : "\(word.text) \(description)"
  }

  /// Speaks the hint if there is no description; whether it did.
  private mutating func promoteHint() -> Bool {
    guard description.isEmpty, var hint = properties.hint else { return false }
    hint.rule = .hintPromotion
    add(hint, .label, after: "")
    return true
  }

  private mutating func addTraitWords() {
    let words = TraitWords(properties: properties, isTab: position?.isTab == true, phrasebook: phrasebook).list
    guard let first = words.first else { return }
    switch settings.controlWords {
    case .off: return
    case .before: putFirst(words)
    case .after:
      addSentence(first, .trait)
      for word in words.dropFirst() { add(word, .trait, after: " ") }
    }
  }

  /// Speaks the words before everything else; the only source for their position is another project's code.
  private mutating func putFirst(_ words: [SpokenText]) {
    let segments = words.map { word in
      var segment = word.segment(.trait)
      segment.confidence = max(segment.confidence, .b)
      return segment
    }
    self.segments.insert(contentsOf: segments, at: 0)
    description = (words.map(\.text) + (description.isEmpty ? [] : [description])).joined(separator: " ")
  }

  // MARK: Position

  private mutating func addPosition() {
    guard settings.describesContainers else { return }
    switch position {
    case .series(let index, let count):
      add(phrasebook.phrase(.position, .seriesPosition, index: index, count: count), .position, after: " ")
    case .tab(let index, let count):
      add(phrasebook.phrase(.position, .tabPosition, index: index, count: count), .position, after: " ")
    case .boundary(let word, let rule): addSentence(phrasebook.phrase(word, rule), .position)
    case .cell, nil: return
    }
  }

  private mutating func addTablePosition() {
    guard let cell else { return }
    // The library ends the label with a period; only devices say that a cell is a header.
    if settings.dataTableOrder == .library {
      if !description.isEmpty { description = description.endingInPeriod }
    } else {
      for word in cell.headerWords { addSentence(phrasebook.phrase(word, .tableHeaderCell), .position) }
    }
    if cell.rowSpan > 1 { addTablePart(.spansRows, count: cell.rowSpan) }
    if cell.columnSpan > 1 { addTablePart(.spansColumns, count: cell.columnSpan) }
    if let row = cell.row { addTablePart(.row, index: row) }
    if let column = cell.column { addTablePart(.column, index: column) }
  }

  private mutating func addTablePart(_ word: SpokenWord, index: Int? = nil, count: Int? = nil) {
    let part = phrasebook.phrase(word, .tablePosition, index: index.map { $0 &+ 1 }, count: count)
    addSentence(part, .position)
  }

  // MARK: Hint and what follows

  private mutating func addHint(isPromoted: Bool) -> String {
    guard settings.speaksHints else { return "" }
    let system = SystemHints(
      properties: properties, phrasebook: phrasebook, offersDirectTouch: settings.offersDirectTouch)
    let hints = settings.instructsGestures ? system.list(isPromoted: isPromoted) : system.author(isPromoted: isPromoted)
    segments += hints.map { $0.segment(.hint) }
    return hints.reduce("") { $0.isEmpty ? $1.text : "\($0.endingInPeriod) \($1.text)" }
  }

  private mutating func addAvailability() -> String {
    var parts: [SpokenText] = []
    if settings.announcesActions, properties.hasCustomActions {
      parts.append(phrasebook.phrase(.actionsAvailable, .actionsAvailable))
    }
    if settings.announcesMoreContent, !properties.customContent.isEmpty {
      parts.append(phrasebook.phrase(.moreContentAvailable, .moreContentAvailable))
    }
    segments += parts.map { $0.segment(.availability) }
    return parts.map(\.text).joined(separator: ". ")
  }

  // MARK: Joining

  private mutating func add(_ spoken: SpokenText, _ role: Utterance.Segment.Role, after separator: String) {
    if !description.isEmpty { description += separator }
    description += spoken.text
    segments.append(spoken.segment(role))
  }

  /// Adds a text after a period.
  private mutating func addSentence(_ spoken: SpokenText, _ role: Utterance.Segment.Role) {
    add(spoken, role, after: description.endsInMark ? " " : ". ")
  }
}

extension SpeechContext {
  /// The utterance for what an element offers in a container's context; the element's own context takes precedence.
  func utterance(
    from properties: SpokenProperties, of element: Element, in container: AccessibilityContext?
  ) -> Utterance {
    if platform == .macOS {
      return AppKitUtteranceBuilder(properties: properties).utterance(speaksHints: settings.speaksHints)
    }
    let language = element.accessibility.language.flatMap { LocaleTag($0) }
    let position = (element.accessibility.context ?? container).flatMap { ContainerPosition($0, string: string) }
    var settings = settings
    if platform == .tvOS { settings.instructsGestures = false }
    var builder = UtteranceBuilder(
      properties: properties, position: position,
      phrasebook: language.map { Phrasebook(language: $0.identifier, replacing: settings.words) } ?? phrasebook,
      settings: settings)
    return platform == .iOS ? builder.build() : builder.build().takenFromIOS
  }
}

extension Utterance {
  /// The utterance of a platform other than iOS, for which there are no public recordings; it is assumed to be that of iOS.
  fileprivate var takenFromIOS: Utterance {
    var utterance = self
    for index in segments.indices { utterance.segments[index].confidence = max(segments[index].confidence, .c) }
    return utterance
  }
}

/// The position of an element in a container, as far as VoiceOver announces it.
enum ContainerPosition {
  /// One cell of a data table with its headers resolved; row and column count from 0.
  struct Cell {
    var headers: [String]
    /// The words for the kinds of header that the cell is.
    var headerWords: [SpokenWord]
    var row: Int?
    var column: Int?
    var rowSpan: Int
    var columnSpan: Int
  }

  case series(index: Int, count: Int)
  case tab(index: Int, count: Int)
  case boundary(SpokenWord, SpeechRule)
  case cell(Cell)

  /// The position that a context describes; nil if its type is unknown or its numbers are missing.
  init?(_ context: AccessibilityContext, string: (LocalizableText?) -> String?) {
    if let (word, rule) = Self.boundaries[context.type] {
      self = .boundary(word, rule)
    } else if context.type == .dataTableCell {
      self = .cell(Cell(context, string: string))
    } else if let index = context.index, let count = context.count, Self.rows.contains(context.type) {
      self = context.type == .series ? .series(index: index, count: count) : .tab(index: index, count: count)
    } else {
      return nil
    }
  }

  /// Whether the element is a tab by its container.
  var isTab: Bool { if case .tab = self { true } else { false } }

  /// The data table's cell, if the element is one.
  var cell: Cell? { if case .cell(let cell) = self { cell } else { nil } }

  private static let rows: Set<AccessibilityContext.Kind> = [.series, .tab, .tabBarItem]
  private static let boundaries: [AccessibilityContext.Kind: (SpokenWord, SpeechRule)] = [
    .listStart: (.listStart, .listBoundary), .listEnd: (.listEnd, .listBoundary),
    .landmarkStart: (.landmarkStart, .landmarkBoundary), .landmarkEnd: (.landmarkEnd, .landmarkBoundary),
  ]
}

extension ContainerPosition.Cell {
  /// A cell's facts; the row and its headers are announced only at the first cell of a row.
  fileprivate init(_ context: AccessibilityContext, string: (LocalizableText?) -> String?) {
    let isFirst = context.isFirstInRow == true
    let all = (isFirst ? context.rowHeaders ?? [] : []) + (context.columnHeaders ?? [])
    headers = all.compactMap { header in
      let parts = [string(header.label), string(header.value)].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ": ").endingInPeriod
    }
    headerWords =
      (context.isRowHeader == true ? [.rowHeader] : []) + (context.isColumnHeader == true ? [.columnHeader] : [])
    let (hasRow, hasColumn) = (context.row != Self.notFound, context.column != Self.notFound)
    row = isFirst && hasRow ? context.row : nil
    column = hasColumn ? context.column : nil
    rowSpan = hasRow ? context.height ?? 1 : 1
    columnSpan = hasColumn ? context.width ?? 1 : 1
  }

  /// Foundation's `NSNotFound`: no row or column.
  private static let notFound = Int.max
}

extension String {
  /// The text with a period at its end, unless it ends in another mark at which speech pauses.
  var endingInPeriod: String { endsInMark ? self : self + "." }

  /// Whether speech pauses at the end of the text without a further mark.
  fileprivate var endsInMark: Bool { last.map { ".:!?…。：！？".contains($0) } ?? false }
}
