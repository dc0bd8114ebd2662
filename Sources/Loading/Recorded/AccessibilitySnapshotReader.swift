internal import AuditModel

/// Reads the Codable model of cashapp/AccessibilitySnapshot: a list of elements (`AccessibilityMarker`), or a hierarchy with containers.
///
/// Source: `AccessibilitySnapshotModel`, `AccessibilityElement.swift`, `AccessibilityHierarchy.swift`, `AccessibilityPrimitives.swift`.
enum AccessibilitySnapshotReader {
  /// The dump of a document, up to its first fault.
  static func dump(of root: JSONValue, positions: RecordedPositions) -> RecordedDump {
    let list = root.kind == .array ? root.items : [root]
    let elements = RecordedElements(list, positions: positions) { value, location in
      if let content = value["container"] {
        return (container(content["_0"] ?? content, at: location), content["children"]?.items ?? [])
      }
      let content = value["element"]
      return (element(content?["_0"] ?? content ?? value, at: location), [])
    }
    var dump = RecordedDump(format: .accessibilitySnapshot, screen: elements)
    dump.hasAllTraits = true
    return dump
  }

  private static func container(_ value: JSONValue, at location: SourceLocation) -> RecordedElement {
    let type = value["type"]?.members.first
    var element = RecordedElement(type: type?.name == "tabBar" ? "TabBar" : "Group", location: location)
    element.frame = value["frame"].flatMap(frame)
    element.isAccessible = false
    guard let type else { return element }
    element.label = type.value["label"]?.string
    element.value = type.value["value"]?.string
    element.identifier = type.value["identifier"]?.string
    if type.name != "tabBar" { element.containerType = AccessibilityProperties.ContainerType(name: type.name) }
    return element
  }

  private static func element(_ value: JSONValue, at location: SourceLocation) -> RecordedElement {
    let members = Dictionary(value.members.map { ($0.name, $0.value) }) { first, _ in first }
    let traits = traits(members["traits"])
    var element = RecordedElement(type: RecordedTraits.type(of: traits ?? []) ?? "Other", location: location)
    element.traits = traits
    // Without its parts, what is spoken first is the description.
    element.label = members["label"]?.string ?? (members["label"] == nil ? members["description"]?.string : nil)
    element.value = members["value"]?.string
    element.identifier = members["identifier"]?.string
    element.hint = members["hint"]?.string
    element.language = members["accessibilityLanguage"]?.string
    element.frame = members["shape"].flatMap(shape)
    element.customActions = members["customActions"]?.items.compactMap { $0.string ?? $0["name"]?.string } ?? []
    element.customContent = members["customContent"]?.items.map(content) ?? []
    element.isAccessible = true
    return element
  }

  private static func traits(_ value: JSONValue?) -> [AccessibilityTrait]? {
    guard let value else { return nil }
    if value.kind == .array { return RecordedTraits.traits(named: value.items.compactMap(\.string)) }
    return (value.integer ?? value["rawValue"]?.integer).map { RecordedTraits.traits(of: UInt64(clamping: $0)) }
  }

  private static func content(_ value: JSONValue) -> CustomContent {
    CustomContent(
      label: value["label"]?.string.map { LocalizableText($0) },
      value: value["value"]?.string.map { LocalizableText($0) },
      importance: value["isImportant"]?.bool == true ? .high : nil)
  }

  private static func shape(_ value: JSONValue) -> Rect? {
    if let rect = value["frame"] { return frame(rect) }
    // A path is known by what surrounds its points.
    var points: [(x: Double, y: Double)] = []
    for part in value["pathElements"]?.items ?? [] {
      for step in part.members.flatMap(\.value.members) {
        let numbers = step.value.items.compactMap(\.number)
        if numbers.count == 2 { points.append((numbers[0], numbers[1])) }
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(recorded: [left, top, right - left, bottom - top])
  }

  /// A rectangle as Core Graphics encodes it: `[[x, y], [width, height]]`.
  private static func frame(_ value: JSONValue) -> Rect? {
    Rect(recorded: value.items.flatMap { $0.items.compactMap(\.number) })
  }
}
