internal import AuditModel

/// Reads what the recorder for UI tests writes (`Documentation/recorded-trees.md`): the snapshot of an app's elements.
enum UITestReader {
  /// The dump of a document, up to its first fault.
  static func dump(of root: JSONValue, positions: RecordedPositions) -> RecordedDump {
    let elements = RecordedElements(root["root"].map { [$0] } ?? [], positions: positions) { value, location in
      (element(value, at: location), value["children"]?.items ?? [])
    }
    var dump = RecordedDump(format: .uiTest, screen: elements)
    dump.platform = root["platform"]?.string.flatMap(Platform.init(rawValue:)) ?? .iOS
    dump.screen = root["screen"]?.string
    dump.locale = root["locale"]?.string.flatMap(LocaleTag.init(folderName:))
    return dump
  }

  private static func element(_ value: JSONValue, at location: SourceLocation) -> RecordedElement {
    let members = Dictionary(value.members.map { ($0.name, $0.value) }) { first, _ in first }
    func text(_ name: String) -> String? { members[name]?.words.flatMap { $0.isEmpty ? nil : $0 } }
    let type = members["type"]?.integer.flatMap(RecordedKinds.type(numbered:)) ?? "Other"
    var element = RecordedElement(type: type, location: location)
    element.frame = members["frame"].flatMap { Rect(recorded: $0.items.compactMap(\.number)) }
    // Menus and windows of the Mac have a title instead.
    element.label = text("label") ?? text("title")
    element.value = text("value")
    element.placeholder = text("placeholder")
    element.identifier = text("identifier")
    element.isEnabled = members["isEnabled"]?.bool
    element.isSelected = members["isSelected"]?.bool
    element.traits = members["traits"]?.integer.map { RecordedTraits.traits(of: UInt64(clamping: $0)) }
    return element
  }
}
