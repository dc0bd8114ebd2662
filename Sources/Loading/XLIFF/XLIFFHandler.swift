/// Takes an XLIFF 1.2 document from the events of a parser, without a tree of it.
///
/// Texts are kept exactly, with the text that is inside inline elements (`<g>`, `<mrk>`, `<ph>`); an `<x/>` stands for
/// its `equiv-text`. What is inside `<alt-trans>` and the like is not the unit's own and is passed over.
struct XLIFFHandler: XMLHandler {
  /// The document.
  private(set) var document = XLIFFDocument()

  private enum Element { case root, file, group, unit, other }
  private enum Part { case source, target, note }

  private var open: [Element] = []
  /// For every open `<group>` whether its units are not to be translated.
  private var groups: [Bool] = []
  private var file: XLIFFFile?
  private var unit: XLIFFUnit?
  private var targetState: String?
  private var part: Part?
  private var partPosition = XMLPosition()
  /// How many elements are open inside the part.
  private var inlineDepth = 0
  private var partText = ""

  mutating func start(_ name: String, _ attributes: [String: String], at position: XMLPosition) {
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

  private mutating func startFile(_ attributes: [String: String], at position: XMLPosition) {
    file = XLIFFFile(
      original: attributes["original"].flatMap { $0.isEmpty ? nil : $0 }, sourceLanguage: attributes["source-language"],
      targetLanguage: attributes["target-language"], position: position)
  }

  private mutating func startUnit(_ attributes: [String: String], at position: XMLPosition) {
    var unit = XLIFFUnit(id: attributes["id"], position: position)
    unit.isUntranslatable = attributes["translate"].map { $0 == "no" } ?? groups.last ?? false
    unit.isApproved = attributes["approved"].map { $0 == "yes" }
    self.unit = unit
  }

  private mutating func startPart(_ name: String, _ attributes: [String: String], at position: XMLPosition) {
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
