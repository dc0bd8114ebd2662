package import AuditModel

/// One text of an interface file that users see or hear, with what tells whether it is to be translated.
package struct InterfaceText: Sendable {
  /// The text, in the development language; not blank.
  package var value: String
  /// The key under which a table would translate it; nil where it has none.
  package var key: String?
  /// The element that has the text.
  package var element: ElementReference
  /// Where the element starts.
  package var location: SourceLocation
  /// The translator's note.
  package var note: String?
  /// Why code may replace the text before anybody sees it; nil where nothing speaks for it.
  package var reviewReason: ReviewReason?

  /// Whether nobody says that the text is to stay as it is.
  package var isTranslatable: Bool { !TranslatorNote.forbidsTranslation(note) && !TranslatorNote.marks(value) }

  /// The texts of a tree that are not blank, in file order; a text that an element has twice is there once for each key.
  package static func all(of tree: InterfaceTree) -> [InterfaceText] {
    var texts: [InterfaceText] = []
    for screen in tree.screens { gather(screen.root, path: [screen.id], ownerReason: nil, of: tree, into: &texts) }
    return texts
  }

  private static func gather(
    _ element: Element, path: [String], ownerReason: ReviewReason?, of tree: InterfaceTree,
    into texts: inout [InterfaceText]
  ) {
    let path = element.id == path.last ? path : path + [element.id]
    let reference = ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/"))
    let elementReason = element.reviewReason(codeMay: "replace it") ?? ownerReason
    for text in element.texts where !text.isBlank {
      guard let value = text.value else { continue }
      texts.append(
        InterfaceText(
          value: value, key: text.key, element: reference,
          location: element.location ?? SourceLocation(file: tree.source), note: element.localizerNote,
          reviewReason: StandardTexts.contains(value) ? .standardText : elementReason))
    }
    let isOwner = owners.contains(element.kind)
    let isPart = parts.contains(element.kind) || element.kind == .menu
    for child in element.children {
      gather(
        child, path: path, ownerReason: isOwner ? elementReason : isPart ? ownerReason : nil, of: tree, into: &texts)
    }
  }

  /// Elements through whose outlet code changes what is in them: segments, the items of a pop-up button.
  private static let owners: Set<ElementKind> = [
    .segmentedControl, .searchField, .popUpButton, .comboBox, .navigationItem,
  ]
  private static let parts: Set<ElementKind> = [.segment, .menuItem]
}
