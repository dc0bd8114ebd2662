import AuditModel

/// One text of an interface file that users see or hear, with what tells whether it is to be translated.
struct InterfaceText: Sendable {
  /// The text, in the development language; not blank.
  var value: String
  /// The key under which a table would translate it; nil where it has none.
  var key: String?
  /// The element that has the text.
  var element: ElementReference
  /// Where the element starts.
  var location: SourceLocation
  /// The translator's note.
  var note: String?
  /// Why code may replace the text before anybody sees it; nil where nothing speaks for it.
  var doubt: Doubt?

  /// The texts of a tree that are not blank, in file order.
  static func all(of tree: InterfaceTree) -> [InterfaceText] {
    var texts: [InterfaceText] = []
    for screen in tree.screens {
      screen.root.forEach { element, path in
        let shown = element.texts.filter { !$0.isBlank }
        guard !shown.isEmpty else { return }
        let path = path.first == screen.id ? path : [screen.id] + path
        let reference = ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/"))
        for text in shown {
          guard let value = text.value else { continue }
          texts.append(
            InterfaceText(
              value: value, key: text.key, element: reference,
              location: element.location ?? SourceLocation(file: tree.source), note: element.localizerNote,
              doubt: doubt(about: value, of: element)))
        }
      }
    }
    return texts
  }

  private static func doubt(about value: String, of element: Element) -> Doubt? {
    if StandardTexts.contains(value) { return .standardText }
    if element.outlets?.isEmpty == false { return .outletToText }
    if element.isPrototype == true { return .prototypeText }
    return element.customClass == nil ? nil : .customTextClass
  }
}

extension Doubt {
  /// The text is what Interface Builder gives a new object.
  static let standardText = Doubt(
    reason: "standard-text", explanation: "it is the text that Interface Builder gives a new object")
  /// Code knows the element.
  static let outletToText = Doubt(reason: "outlet", explanation: "code may replace it through the element's outlet")
  /// The element is in a cell that code fills.
  static let prototypeText = Doubt(reason: "prototype-cell", explanation: "code fills the cell that it is in")
  /// The element is of the app's own class.
  static let customTextClass = Doubt(reason: "custom-class", explanation: "the element's class may replace it")
}
