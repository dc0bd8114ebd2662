import AuditModel

/// One object of the file as the readers see it: its XML element, and its AppKit cell where it has one.
struct ObjectSource {
  /// The object's XML element.
  let node: XMLNode
  /// AppKit: the element of the cell, which holds the title, the font and the state.
  let cell: XMLNode?
  /// The object's id.
  let id: String
  /// The rest of the file.
  let file: FileContext

  /// An object with its id, which some elements lack in the file.
  init(node: XMLNode, id: String, file: FileContext) {
    self.node = node
    self.id = id
    self.file = file
    cell = node.child(key: "cell")
  }

  /// The elements to ask for a value: the object, then its cell.
  var holders: [XMLNode] { [node] + (cell.map { [$0] } ?? []) }

  /// The object itself where it has no cell: where AppKit keeps a control's content.
  var content: XMLNode { cell ?? node }

  /// A string of the object or of its cell.
  func string(_ name: String) -> String? { holders.lazy.compactMap { $0.string(name) }.first }

  /// A number of the object or of its cell.
  func number(_ name: String) -> Double? { holders.lazy.compactMap { $0.number(name) }.first }

  /// A flag of the object or of its cell.
  func flag(_ name: String) -> Bool? { holders.lazy.compactMap { $0.flag(name) }.first }

  /// An image of the object or of its cell.
  func image(_ name: String) -> ImageReference? { holders.lazy.compactMap { file.image(name, of: $0) }.first }

  /// A child of the object or of its cell.
  func child(key: String) -> XMLNode? { holders.lazy.compactMap { $0.child(key: key) }.first }

  /// A text of the object or of its cell, with the key under which Xcode exports it.
  func text(_ attribute: String, property: String) -> LocalizableText? {
    for holder in holders {
      guard let value = holder.string(attribute) else { continue }
      return localizable(value, id: holder["id"] ?? id, property: property)
    }
    return nil
  }

  /// A text with a key; an empty text has none.
  ///
  /// The attribute `localization` of a menu item says nothing of its title: it is its key equivalent that does not follow
  /// the keyboard's layout (`allowsAutomaticKeyEquivalentLocalization`).
  func localizable(_ value: String, id: String, property: String) -> LocalizableText {
    guard !value.isEmpty else { return LocalizableText(value) }
    return LocalizableText(value: value, key: "\(id).\(property)", table: file.table)
  }

  /// The text of an attributed string: all its fragments, with the first one's font and paragraph style.
  ///
  /// It has no key: how Xcode names the translations of fragments is not known to us.
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

  /// The font of a fragment with its kerning, of which zero says nothing.
  private static func font(_ attributes: XMLNode?) -> FontDescription? {
    let node = attributes?.children.first { $0.name == "font" || $0.name == "fontDescription" }
    let kerning = attributes?.child(key: "NSKern")?.number("value").flatMap { $0 == 0 ? nil : $0 }
    guard let kerning else { return FontReader.read(node) }
    var font = FontReader.read(node) ?? FontDescription()
    font.kerning = kerning
    return font
  }
}
