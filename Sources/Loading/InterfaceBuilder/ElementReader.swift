import AuditModel

/// Reads one object into an element, without the objects inside it.
enum ElementReader {
  /// The element of an object.
  ///
  /// - Parameter superviewHeight: The height of the view that holds it, where there is one.
  static func read(_ source: ObjectSource, superviewHeight: Points?) -> Element {
    let name = source.node.name
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
    element.customClass = node["customClass"]
    element.userLabel = node["userLabel"]
    // VoiceOver leaves out what is transparent, as what is hidden.
    let alpha = node.number("alpha") ?? node.number("alphaValue") ?? 1
    let isHidden = node.flag("hidden") == true
    element.isHidden = isHidden || alpha <= 0 ? true : nil
    if element.isHidden == true, !isHidden || node.flag("hidesWhenStopped") == true {
      element.layout.keepsPlaceWhileHidden = true
    }
    element.outlets = outlets(of: source)
    element.localizerNote = source.holders.lazy.compactMap(note).first
    element.location = SourceLocation(
      file: source.file.path, line: node.position.line, column: node.position.column)
  }

  /// The outlets that point to the object or its cell, from anywhere in the file.
  private static func outlets(of source: ObjectSource) -> [String]? {
    let ids = [source.id] + (source.cell?["id"].map { [$0] } ?? [])
    let names = Set(ids.flatMap { source.file.outlets[$0] ?? [] })
    return names.isEmpty ? nil : names.sorted()
  }

  /// The translator's note: the localizer hint, which Interface Builder keeps as an attributed string.
  private static func note(_ node: XMLNode) -> String? {
    ObjectSource.attributed(node.child(key: "userComments"))?.value
  }
}
