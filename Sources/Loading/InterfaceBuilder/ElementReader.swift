import AuditModel

/// Reads one object into an element, without the objects inside it.
enum ElementReader {
  /// The element of an object.
  ///
  /// - Parameter superviewHeight: The height of its superview, if it has one.
  static func read(_ source: ObjectSource, superviewHeight: Points?) -> Element {
    let name = source.kindName
    let schema = ObjectSchema.find(name, platform: source.file.platform) ?? .unknown(name)
    var element = Element(id: source.id, kind: schema.kind)
    element.frame = FrameReader.read(source, superviewHeight: superviewHeight)
    element.layout = LayoutReader.read(source)
    readIdentity(source, into: &element)
    ControlReader.read(source, schema: schema, into: &element)
    for slot in schema.texts { element[keyPath: slot.member] = source.text(slot.attribute, property: slot.property) }
    for detail in schema.details { detail(source, &element) }
    AppearanceReader.read(source, into: &element)
    AccessibilityReader.read(source, into: &element)
    RuntimeAttributeReader.read(source, into: &element)
    OtherTextReader.read(source, into: &element)
    ConnectionReader.read(source, into: &element)
    return element
  }

  private static func readIdentity(_ source: ObjectSource, into element: inout Element) {
    let node = source.node
    element.customClass = source.builtInClass == nil ? node["customClass"] : nil
    element.userLabel = node["userLabel"]
    // VoiceOver skips transparent views like hidden ones.
    let alpha = node.number("alpha") ?? node.number("alphaValue") ?? 1
    let isHidden = node.flag("hidden") == true
    element.isHidden = isHidden || alpha <= 0 ? true : nil
    if element.isHidden == true, !isHidden || node.flag("hidesWhenStopped") == true {
      element.layout.keepsPlaceWhileHidden = true
    }
    element.outlets = connections(to: source, in: source.file.outlets)
    element.outletClasses = connections(to: source, in: source.file.outletClasses)
    element.localizerNote = source.objectAndCell.lazy.compactMap(note).first
    element.location = node.position.location(in: source.file.path)
  }

  /// What is known of the outlets that point to the object or its cell, from anywhere in the file: their names, or their classes.
  private static func connections(to source: ObjectSource, in file: [String: Set<String>]) -> [String]? {
    let ids = [source.id] + (source.cell?["id"].map { [$0] } ?? [])
    let names = Set(ids.flatMap { file[$0] ?? [] })
    return names.isEmpty ? nil : names.sorted()
  }

  /// The translator's note: the localizer hint, which Interface Builder keeps as an attributed string.
  private static func note(_ node: XMLNode) -> String? {
    ObjectSource.attributed(node.child(key: "userComments"))?.value
  }
}

/// Reads an object's connections: its actions, its gesture recognizers, what its segues open.
enum ConnectionReader {
  /// Reads an object's connections.
  static func read(_ source: ObjectSource, into element: inout Element) {
    element.actions = selectors(of: source.node).nilIfEmpty
    element.bindings = bindings(of: source).nilIfEmpty
    readSelection(source, into: &element)
    let recognizers = recognizers(of: source)
    let taps = source.isPlainControl ? selectors(of: source.node, on: "touchUpInside") : []
    element.gestures = (recognizers.map(gesture) + (taps.isEmpty ? [] : [.tap])).nilIfEmpty
    element.gestureActions = (recognizers.flatMap { selectors(of: $0) } + taps).nilIfEmpty
    element.ignoresTouches = source.node.flag("userInteractionEnabled") == false ? true : nil
    element.opens = opens(source).nilIfEmpty
  }

  /// - Parameter event: The event of which the actions are; nil for those of all.
  private static func selectors(of node: XMLNode, on event: String? = nil) -> [String] {
    connections(of: node).filter { $0.name == "action" && (event == nil || $0["eventType"] == event) }
      .compactMap { $0["selector"] }
  }

  /// The bound properties by name, sorted, each once.
  private static func bindings(of source: ObjectSource) -> [String] {
    let names = source.objectAndCell.flatMap(connections).filter { $0.name == "binding" }.compactMap { $0["name"] }
    return Set(names).sorted()
  }

  /// Takes what a pop-up button shows from the binding that chooses it (Apple, Cocoa Bindings Reference, `NSPopUpButton`).
  private static func readSelection(_ source: ObjectSource, into element: inout Element) {
    guard element.isChoice else { return }
    let binding = source.objectAndCell.flatMap(connections).first {
      $0.name == "binding" && $0["name"].map(selecting.contains) == true
    }
    if let path = binding?["keyPath"] { element.control.value = LocalizableText(computedBy: path) }
  }

  private static let selecting: Set<String> = ["selectedTag", "selectedIndex", "selectedObject", "selectedValue"]

  private static func connections(of node: XMLNode) -> [XMLNode] { node.child("connections")?.children ?? [] }

  /// The recognizers that the object's outlet collection names; disabled ones are left out, those of several taps or fingers, which do
  /// nothing that a button does, and all of a view that ignores touches.
  private static func recognizers(of source: ObjectSource) -> [XMLNode] {
    guard source.node.flag("userInteractionEnabled") != false else { return [] }
    return connections(of: source.node)
      .filter { $0.name == "outletCollection" && $0["property"] == "gestureRecognizers" }
      .compactMap { $0["destination"].flatMap { source.file.nodes[$0] } }
      .filter { $0.flag("enabled") != false && !needsSeveralTouches($0) }
  }

  private static func needsSeveralTouches(_ recognizer: XMLNode) -> Bool {
    ["numberOfTapsRequired", "numberOfTouchesRequired"].contains { recognizer[$0].flatMap(Int.init) ?? 1 > 1 }
  }

  /// The gesture by the model's name; `custom` for a recognizer that the app defines.
  private static func gesture(of recognizer: XMLNode) -> ElementConnections.Gesture {
    let ending = "GestureRecognizer"
    guard recognizer.name.hasSuffix(ending) else { return .custom }
    let stem = String(recognizer.name.dropLast(ending.count))
    return names[stem] ?? .init(name: stem)
  }

  /// Interface Builder's names that differ from the model's, including the misspelling of the first.
  private static let names: [String: ElementConnections.Gesture] = [
    "pongPress": .longPress, "click": .tap, "press": .longPress, "magnification": .pinch,
  ]

  /// The kinds of the segues of the object and its cell that show something else.
  private static func opens(_ source: ObjectSource) -> [ElementConnections.SegueKind] {
    source.objectAndCell.flatMap(connections).filter { $0.name == "segue" }.compactMap { $0.word("kind") }
      .filter { !wiring.contains($0) }
  }

  /// Segues that compose a screen or leave it.
  private static let wiring: Set<ElementConnections.SegueKind> = [.relationship, .embed, .unwind]
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}

/// Reads texts that translators receive but that are not the title, value or label of the element itself.
enum OtherTextReader {
  /// Reads an object's further texts: the values of a combo box, the placeholders of its bindings, the localized runtime
  /// attributes that only the app's code uses.
  static func read(_ source: ObjectSource, into element: inout Element) {
    let texts = comboBoxValues(of: source) + bindingPlaceholders(of: source) + (element.otherTexts ?? [])
    element.otherTexts = texts.isEmpty ? nil : texts
  }

  private static func comboBoxValues(of source: ObjectSource) -> [LocalizableText] {
    let values = source.content.child("objectValues")?.children ?? []
    let id = source.content["id"] ?? source.id
    return values.enumerated().filter { $0.element.name == "string" }.map { index, node in
      source.localizable(node.stringValue, id: id, property: "ibShadowedObjectValues[\(index)]")
    }
  }

  /// What a bound control shows if there is no value.
  private static func bindingPlaceholders(of source: ObjectSource) -> [LocalizableText] {
    let connections = source.objectAndCell.flatMap { $0.child("connections")?.children ?? [] }
    return connections.filter { $0.name == "binding" }.compactMap { binding in
      guard let id = binding["id"], let text = binding.child(key: "options")?.string("NSNullPlaceholder") else {
        return nil
      }
      return source.localizable(text, id: id, property: "ibShadowedIsNilPlaceholder")
    }
  }
}
