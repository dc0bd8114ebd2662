/// The contents of an XLIFF 1.2 document, as written.
///
/// Source: OASIS, "XLIFF Version 1.2" (2008); what Xcode writes of it.
struct XLIFFDocument {
  /// The root element's name.
  var root = ""
  /// The position of the root element.
  var position = TextPosition()
  /// The root element's `version`; nil if it has none.
  var version: String?
  /// The `<file>` elements.
  var files: [XLIFFFile] = []
}

/// One `<file>`: the texts of one source file.
struct XLIFFFile {
  /// The source file's path in the project, with its development language's folder.
  var original: String?
  /// The language of the sources, as written.
  var sourceLanguage: String?
  /// The language of the targets, as written.
  var targetLanguage: String?
  /// The position of the element.
  var position: TextPosition
  /// The units in file order.
  var units: [XLIFFUnit] = []
}

/// One `<trans-unit>`: a text with its translation.
struct XLIFFUnit {
  /// The id; nil if it has none.
  var id: String?
  /// The position of the element.
  var position: TextPosition
  /// The source text; nil if there is no `<source>`.
  var source: String?
  /// The translation; nil if there is no `<target>`.
  var target: Target?
  /// The position of a second `<target>`; nil if absent.
  var repeatedTarget: TextPosition?
  /// The notes, joined by line breaks; nil if there aren't any.
  var note: String?
  /// Whether it is marked as not translatable.
  var isUntranslatable = false
  /// Whether its translation is marked as approved; nil if it is not stated.
  var isApproved: Bool?

  /// A `<target>`.
  struct Target {
    /// The text.
    var text: String
    /// The state as written.
    var state: String?
    /// The position of the element.
    var position: TextPosition
  }

  /// Records the first translation, and the position of the second.
  mutating func addTarget(_ target: Target) {
    if self.target == nil {
      self.target = target
    } else if repeatedTarget == nil {
      repeatedTarget = target.position
    }
  }

  /// Appends a note.
  mutating func addNote(_ text: String) { note = note.map { $0 + "\n" + text } ?? text }
}

/// Builds an XLIFF 1.2 document from the events of a parser, without a tree.
///
/// Texts are kept exactly, with the text that is inside inline elements (`<g>`, `<mrk>`, `<ph>`); an `<x/>` represents
/// its `equiv-text`. The contents of `<alt-trans>` and similar elements are skipped.
struct XLIFFHandler: XMLHandler {
  /// The document.
  private(set) var document = XLIFFDocument()

  /// The document with the open file, whose open unit is incomplete.
  var documentUpToFault: XLIFFDocument {
    var document = document
    if let file { document.files.append(file) }
    return document
  }

  private enum Element { case root, file, group, unit, other }
  private enum Part { case source, target, note }

  private var open: [Element] = []
  /// For every open `<group>` whether its units are not to be translated.
  private var groups: [Bool] = []
  private var file: XLIFFFile?
  private var unit: XLIFFUnit?
  private var targetState: String?
  private var part: Part?
  private var partPosition = TextPosition()
  /// How many elements are open inside the part.
  private var inlineDepth = 0
  private var partText = ""

  mutating func start(_ name: String, _ attributes: [String: String], at position: TextPosition) {
    if part != nil { return startInline(attributes) }
    let name = name.withoutPrefix
    open.append(element(name))
    switch open.last {
    case .root:
      (document.root, document.version, document.position) = (name, attributes["version"], position)
    case .file: startFile(attributes, at: position)
    case .group: groups.append(attributes["translate"].map { $0 == "no" } ?? groups.last ?? false)
    case .unit: startUnit(attributes, at: position)
    default: startPart(name, attributes, at: position)
    }
  }

  mutating func text(_ text: String) {
    if part != nil { partText += text }
  }

  mutating func end() {
    if part != nil {
      guard inlineDepth == 0 else { return inlineDepth -= 1 }
      endPart()
    }
    switch open.popLast() {
    case .unit:
      if let unit { file?.units.append(unit) }
      unit = nil
    case .group: groups.removeLast()
    case .file:
      if let file { document.files.append(file) }
      file = nil
    default: break
    }
  }

  private func element(_ name: String) -> Element {
    switch name {
    case _ where open.isEmpty: .root
    case "file" where file == nil: .file
    case "group" where unit == nil: .group
    case "trans-unit" where unit == nil && file != nil: .unit
    default: .other
    }
  }

  private mutating func startFile(_ attributes: [String: String], at position: TextPosition) {
    file = XLIFFFile(
      original: attributes["original"].flatMap { $0.isEmpty ? nil : $0 }, sourceLanguage: attributes["source-language"],
      targetLanguage: attributes["target-language"], position: position)
  }

  private mutating func startUnit(_ attributes: [String: String], at position: TextPosition) {
    var unit = XLIFFUnit(id: attributes["id"], position: position)
    unit.isUntranslatable = attributes["translate"].map { $0 == "no" } ?? groups.last ?? false
    unit.isApproved = attributes["approved"].map { $0 == "yes" }
    self.unit = unit
  }

  private mutating func startPart(_ name: String, _ attributes: [String: String], at position: TextPosition) {
    guard unit != nil, open.dropLast().last == .unit, let part = Self.parts[name] else { return }
    self.part = part
    partPosition = position
    partText = ""
    targetState = attributes["state"]
  }

  private mutating func startInline(_ attributes: [String: String]) {
    inlineDepth += 1
    if let text = attributes["equiv-text"] { partText += text }
  }

  private mutating func endPart() {
    switch part {
    case .source: unit?.source = partText
    case .target:
      unit?.addTarget(XLIFFUnit.Target(text: partText, state: targetState, position: partPosition))
    case .note where !partText.isEmpty: unit?.addNote(partText)
    default: break
    }
    part = nil
  }

  private static let parts: [String: Part] = ["source": .source, "target": .target, "note": .note]
}

extension String {
  /// An element's name without its namespace prefix.
  fileprivate var withoutPrefix: String {
    guard let colon = utf8.lastIndex(of: UInt8(ascii: ":")) else { return self }
    return String(self[index(after: colon)...])
  }
}
