internal import AuditModel

/// Reads recordings that are JSON, whose members tell what wrote them.
enum RecordedJSON {
  /// The elements of a document, up to its first fault; nil if it is not a recording.
  static func read(_ bytes: [UInt8], path: String) -> RecordedDump? {
    let text = DecodedText(bytes)
    let document = JSONDocument(text.utf8)
    guard let root = document.root, let format = format(of: root), let reader = readers[format] else { return nil }
    let positions = RecordedPositions(text: document.text, path: path)
    var dump = reader(root, positions)
    dump.fault = fault(of: text, document, path: path)
    return dump
  }

  private typealias Reader = @Sendable (JSONValue, RecordedPositions) -> RecordedDump

  private static let readers: [RecordingFormat: Reader] = [
    .accessibilitySnapshot: AccessibilitySnapshotReader.dump, .idb: IdbReader.dump, .uiTest: UITestReader.dump,
  ]

  /// What wrote a document, by the members of its first object.
  static func format(of root: JSONValue) -> RecordingFormat? {
    if root["recording"]?.string == RecordingFormat.uiTest.name { return .uiTest }
    let list = root.kind == .array ? root : root["elements"] ?? root
    guard let first = list.kind == .array ? list.items.first : list, first.kind == .object else { return nil }
    let names = Set(first.members.map(\.name))
    if names.contains("AXFrame") || names.isSuperset(of: ["AXLabel", "type"]) { return .idb }
    if names.isSuperset(of: ["frame", "type", "label"]), !names.isDisjoint(with: ["role_description", "pid"]) {
      return .idb
    }
    if names.contains("container") || names.contains("element") {
      return isHierarchy(first) ? .accessibilitySnapshot : nil
    }
    return names.isSuperset(of: ["description", "shape", "activationPoint"]) ? .accessibilitySnapshot : nil
  }

  private static func isHierarchy(_ value: JSONValue) -> Bool {
    if let container = value["container"] { return container["children"]?.kind == .array }
    let element = value["element"].flatMap { $0["_0"] ?? $0 }
    return element?["shape"] != nil
  }

  private static func fault(of text: DecodedText, _ document: JSONDocument, path: String) -> RecordedFault? {
    let fault = document.faults.first { !$0.isTolerated }.map { ($0.offset, $0.message) }
    let encoding = text.fault.map { ($0.offset, $0.message) }
    guard let (offset, message) = [encoding, fault].compactMap(\.self).min(by: { $0.0 < $1.0 }) else { return nil }
    return RecordedFault(location: TextPosition(of: offset, in: document.text).location(in: path), message: message)
  }
}
