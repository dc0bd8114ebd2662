import AuditModel

/// One object of the file for the readers: its XML element, and its AppKit cell if it has one.
struct ObjectSource {
  /// The object's XML element.
  let node: XMLNode
  /// AppKit: the element of the cell, which contains the title, the font and the state.
  let cell: XMLNode?
  /// The object's id.
  let id: String
  /// The rest of the file.
  let file: FileContext

  /// An object with its id, which some elements do not have in the file.
  init(node: XMLNode, id: String, file: FileContext) {
    self.node = node
    self.id = id
    self.file = file
    cell = node.child(key: "cell")
  }

  /// The elements to ask for a value: the object, then its cell.
  var objectAndCell: [XMLNode] { [node] + (cell.map { [$0] } ?? []) }

  /// The cell, or the object itself: the element of a control's content.
  var content: XMLNode { cell ?? node }

  /// A string of the object or of its cell.
  func string(_ name: String) -> String? { objectAndCell.lazy.compactMap { $0.string(name) }.first }

  /// A word of the object or of its cell.
  func word<Word: OpenVocabulary>(_ name: String) -> Word? { string(name).map(Word.init(name:)) }

  /// A number of the object or of its cell.
  func number(_ name: String) -> Double? { objectAndCell.lazy.compactMap { $0.number(name) }.first }

  /// A flag of the object or of its cell.
  func flag(_ name: String) -> Bool? { objectAndCell.lazy.compactMap { $0.flag(name) }.first }

  /// An image of the object or of its cell.
  func image(_ name: String) -> ImageReference? { objectAndCell.lazy.compactMap { file.image(name, of: $0) }.first }

  /// A child of the object or of its cell.
  func child(key: String) -> XMLNode? { objectAndCell.lazy.compactMap { $0.child(key: key) }.first }

  /// A text of the object or of its cell, with the key under which Xcode exports it.
  func text(_ attribute: String, property: String) -> LocalizableText? {
    for owner in objectAndCell {
      guard let value = owner.string(attribute) else { continue }
      return localizable(value, id: owner["id"] ?? id, property: property)
    }
    return nil
  }

  /// A text with a key; an empty text has none.
  ///
  /// The attribute `localization` of a menu item does not concern its title: it says that its key equivalent does not follow
  /// the keyboard's layout (`allowsAutomaticKeyEquivalentLocalization`).
  func localizable(_ value: String, id: String, property: String) -> LocalizableText {
    guard !value.isEmpty else { return LocalizableText(value) }
    return LocalizableText(value: value, key: "\(id).\(property)", table: file.table)
  }

  /// The text of an attributed string: all its fragments, with the first one's font and paragraph style.
  ///
  /// It has no key: it is unknown how Xcode names the translations of fragments.
  static func attributed(_ node: XMLNode?) -> LocalizableText? {
    guard let node, node.name == "attributedString" else { return nil }
    let fragments = node.children.filter { $0.name == "fragment" }
    guard !fragments.isEmpty else { return nil }
    var text = LocalizableText(fragments.compactMap { $0.string("content") }.joined())
    let attributes = fragments.first?.child("attributes")
    text.font = font(attributes)
    text.paragraphStyle = ParagraphStyleReader.read(attributes?.child(key: "NSParagraphStyle"))
    return text
  }

  /// The font of a fragment with its kerning unless it is zero.
  private static func font(_ attributes: XMLNode?) -> FontDescription? {
    let node = attributes?.children.first { $0.name == "font" || $0.name == "fontDescription" }
    let kerning = attributes?.child(key: "NSKern")?.number("value").flatMap { $0 == 0 ? nil : $0 }
    guard let kerning else { return FontReader.read(node) }
    var font = FontReader.read(node) ?? FontDescription()
    font.kerning = kerning
    return font
  }
}
