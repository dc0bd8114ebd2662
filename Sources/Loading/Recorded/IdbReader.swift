internal import AuditModel
internal import Foundation

/// Reads the JSON of `idb ui describe-all`: a flat list, a nested one, or the form with all attributes (`complete`).
///
/// Source: idb, `FBAccessibilityDocument.swift`.
enum IdbReader {
  /// The dump of a document, up to its first fault.
  static func dump(of root: JSONValue, positions: RecordedPositions) -> RecordedDump {
    let list = root.kind == .array ? root.items : root["elements"]?.items ?? [root]
    let elements = RecordedElements(list, positions: positions) { value, location in
      (element(value, at: location), value["children"]?.items ?? [])
    }
    return RecordedDump(format: .idb, screen: elements)
  }

  private static func element(_ value: JSONValue, at location: SourceLocation) -> RecordedElement {
    let members = Dictionary(value.members.map { ($0.name, $0.value) }) { first, _ in first }
    func text(_ names: String...) -> String? {
      names.lazy.compactMap { members[$0]?.words }.first { !$0.isEmpty }
    }
    let role = text("type", "role") ?? "Other"
    let type = roles[role] ?? (role.hasPrefix("AX") ? String(role.dropFirst(2)) : role)
    var element = RecordedElement(type: type, location: location)
    element.label = text("AXLabel", "label", "title")
    element.value = text("AXValue", "value")
    element.placeholder = text("placeholder")
    element.identifier = members["AXUniqueId"]?.string ?? members["identifier"]?.string
    element.hint = text("help", "AXHint")
    element.frame = frame(members)
    element.isEnabled = members["enabled"]?.bool
    element.isVisible = members["hidden"]?.bool.map { !$0 }
    element.expandedStatus = members["expanded"]?.bool.map { $0 ? .expanded : .collapsed }
    element.customActions = members["custom_actions"]?.items.compactMap(\.string) ?? []
    element.traits = members["traits"].map { RecordedTraits.traits(named: $0.items.compactMap(\.string)) }
    element.take(subrole: text("subrole"))
    if element.traits == nil, role.hasSuffix("Heading") { element.traits = [.header] }
    // What is listed is an accessibility element, but for what contains others.
    if !containers.contains(element.type) { element.isAccessible = true }
    return element
  }

  private static func frame(_ members: [String: JSONValue]) -> Rect? {
    if let frame = members["frame"], frame.kind == .object {
      return Rect(recorded: ["x", "y", "width", "height"].compactMap { frame[$0]?.number })
    }
    return members["AXFrame"]?.string.flatMap(Rect.init(recorded:))
  }

  /// The names of AppKit's roles, under which the simulator's elements are reported, where they differ from XCUITest's.
  ///
  /// Source: AppKit, `NSAccessibilityRoles.h`; the types are the roles without `AX`.
  private static let roles = [
    "AXHeading": "StaticText", "Heading": "StaticText", "AXGenericElement": "Other", "GenericElement": "Other",
    "AXTextArea": "TextView", "TextArea": "TextView", "AXRadioButton": "Tab", "RadioButton": "Tab",
    "AXCheckBox": "Switch", "CheckBox": "Switch", "AXPopUpButton": "Button", "AXTabGroup": "TabBar",
    "TabGroup": "TabBar", "AXBusyIndicator": "ActivityIndicator", "BusyIndicator": "ActivityIndicator",
    "AXRow": "Cell", "Row": "Cell", "AXScrollArea": "ScrollView", "ScrollArea": "ScrollView", "AXList": "Group",
    "List": "Group", "AXIncrementor": "Stepper", "Incrementor": "Stepper",
  ]

  private static let containers: Set<String> = [
    "Application", "Window", "Group", "TabBar", "ScrollView", "Table", "CollectionView", "Toolbar", "NavigationBar",
  ]
}

extension RecordedElement {
  /// Takes what AppKit says of a role beside it.
  fileprivate mutating func take(subrole: String?) {
    switch subrole {
    case "AXSecureTextField": type = "SecureTextField"
    case "AXSearchField": type = "SearchField"
    case "AXSwitch", "AXToggle": type = "Switch"
    default: break
    }
  }
}

extension Rect {
  /// A rectangle as Foundation writes it: `{{16, 59}, {60, 44}}`; nil for other texts.
  init?(recorded text: some StringProtocol) {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, !numbers.contains(nil) else { return nil }
    self.init(recorded: numbers.compactMap(\.self))
  }
}
