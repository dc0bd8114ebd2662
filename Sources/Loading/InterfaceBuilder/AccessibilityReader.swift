import AuditModel

/// Reads `<accessibility>`: UIKit's label, hint, value and traits, AppKit's description and help.
enum AccessibilityReader {
  /// Reads how an object is spoken.
  static func read(_ source: ObjectSource, into element: inout Element) {
    for holder in source.holders {
      guard let node = holder.child("accessibility") else { continue }
      let id = holder["id"] ?? source.id
      for slot in slots where element.accessibility[keyPath: slot.member] == nil {
        element.accessibility[keyPath: slot.member] = node.string(slot.attribute).map {
          source.localizable($0, id: id, property: slot.property)
        }
      }
      readRest(of: node, into: &element.accessibility)
    }
    if element.accessibility.label == nil { element.accessibility.label = titleElement(of: source) }
  }

  private static func readRest(of node: XMLNode, into properties: inout AccessibilityProperties) {
    properties.identifier = node.string("identifier") ?? properties.identifier
    properties.language = node.string("language") ?? properties.language
    properties.isElement = node.child(key: "isElement")?.flag("value") ?? properties.isElement
    properties.traits = node.child(key: "traits").map(traits) ?? properties.traits
  }

  /// The traits in UIKit's order; `none` stands for no trait at all.
  private static func traits(of node: XMLNode) -> [String] {
    let names = node.flags.filter { $0 != "none" }.map { $0 == "startsMedia" ? "startsMediaSession" : $0 }
    let known = traitsByBit.filter(names.contains)
    return known + names.filter { !traitsByBit.contains($0) }
  }

  /// The traits of a raw value of `UIAccessibilityTraits`; a bit without a name is told as `bit 40`.
  static func traits(bits: UInt64) -> [String] {
    (0..<UInt64.bitWidth).filter { bits & (1 << $0) != 0 }.map { bit in
      traitsByBit.indices.contains(bit) ? traitsByBit[bit] : laterTraits[bit] ?? "bit \(bit)"
    }
  }

  /// Traits behind a gap, most of them private to UIKit (cashapp/AccessibilitySnapshot has their bits).
  private static let laterTraits = [
    18: "textEntry", 21: "isEditing", 24: "secureTextField", 27: "backButton", 28: "tabBarItem", 47: "textArea",
    53: "toggleButton",
  ]

  /// AppKit: the text of the label that is connected as the object's title; a pop-up button's own title is a stand-in for
  /// the chosen item's, and is not translated.
  private static func titleElement(of source: ObjectSource) -> LocalizableText? {
    let connections = source.node.child("connections")?.children ?? []
    let connection = connections.first { $0.name == "accessibilityConnection" && $0["property"] == "title" }
    guard let id = connection?["destination"], let node = source.file.nodes[id] else { return nil }
    let title = ObjectSource(node: node, id: id, file: source.file).text("title", property: "title")
    return node.name == "popUpButton" ? title?.value.map { LocalizableText($0) } : title
  }

  private struct Slot {
    var attribute: String
    var member: any WritableKeyPath<AccessibilityProperties, LocalizableText?> & Sendable
    var property: String
  }

  private static let slots = [
    Slot(attribute: "label", member: \.label, property: "accessibilityLabel"),
    Slot(attribute: "hint", member: \.hint, property: "accessibilityHint"),
    Slot(attribute: "value", member: \.value, property: "accessibilityValue"),
    Slot(attribute: "description", member: \.label, property: "ibExternalAccessibilityDescription"),
    Slot(attribute: "help", member: \.hint, property: "ibExternalAccessibilityHelp"),
  ]

  /// UIKit's public traits; each one's place is its bit in `UIAccessibilityTraits`.
  private static let traitsByBit = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled",
    "updatesFrequently", "searchField", "startsMediaSession", "adjustable", "allowsDirectInteraction",
    "causesPageTurn", "tabBar", "header",
  ]
}
