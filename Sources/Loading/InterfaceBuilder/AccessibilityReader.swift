import AuditModel

/// Reads `<accessibility>`: UIKit's label, hint, value and traits, AppKit's description and help.
enum AccessibilityReader {
  /// Reads the accessibility properties of an object.
  static func read(_ source: ObjectSource, into element: inout Element) {
    for owner in source.objectAndCell {
      guard let node = owner.child("accessibility") else { continue }
      let id = owner["id"] ?? source.id
      for slot in slots where element.accessibility[keyPath: slot.member] == nil {
        element.accessibility[keyPath: slot.member] = node.string(slot.attribute).map {
          source.localizable($0, id: id, property: slot.property)
        }
      }
      readRest(of: node, into: &element.accessibility)
    }
    TitleElementReader.read(source, into: &element)
  }

  private static func readRest(of node: XMLNode, into properties: inout AccessibilityProperties) {
    properties.identifier = node.string("identifier") ?? properties.identifier
    properties.language = node.string("language") ?? properties.language
    properties.isElement = node.child(key: "isElement")?.flag("value") ?? properties.isElement
    properties.traits = node.child(key: "traits").map(traits) ?? properties.traits
  }

  /// The traits in UIKit's order; `none` means no traits.
  private static func traits(of node: XMLNode) -> [AccessibilityTrait] {
    let named = node.flags.filter { $0 != "none" }
      .map { $0 == "startsMedia" ? .startsMediaSession : AccessibilityTrait(name: $0) }
    let known = traitsByBit.filter(named.contains)
    return known + named.filter { !traitsByBit.contains($0) }
  }

  /// The traits of a raw value of `UIAccessibilityTraits`; an unnamed bit is reported as `bit 40`.
  static func traits(bits: UInt64) -> [AccessibilityTrait] {
    (0..<UInt64.bitWidth).filter { bits & (1 << $0) != 0 }.map { bit in
      traitsByBit.indices.contains(bit) ? traitsByBit[bit] : laterTraits[bit] ?? .other("bit \(bit)")
    }
  }

  /// Traits of higher bits, most of them private to UIKit (cashapp/AccessibilitySnapshot has their bits).
  private static let laterTraits: [Int: AccessibilityTrait] = [
    18: .textEntry, 21: .isEditing, 24: .secureTextField, 27: .backButton, 28: .tabBarItem, 47: .textArea,
    53: .toggleButton,
  ]

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

  /// UIKit's public traits; each one's index is its bit in `UIAccessibilityTraits`.
  private static let traitsByBit: [AccessibilityTrait] = [
    .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
    .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
    .tabBar, .header,
  ]
}

/// Reads user-defined runtime attributes, and applies those of UIKit itself: they are set last, so they win.
enum RuntimeAttributeReader {
  /// Reads an object's runtime attributes.
  static func read(_ source: ObjectSource, into element: inout Element) {
    let nodes = source.node.child("userDefinedRuntimeAttributes")?.children ?? []
    let attributes = nodes.compactMap(attribute)
    guard !attributes.isEmpty else { return }
    element.runtimeAttributes = attributes
    var localized = 0
    for attribute in attributes {
      var text = LocalizableText(attribute.value ?? "")
      if attribute.isLocalized == true {
        text = source.localizable(
          text.value ?? "", id: source.id,
          property: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localized)]")
        localized += 1
      }
      if let effect = effects[attribute.keyPath] {
        effect(text, &element)
      } else if text.key != nil {
        element.otherTexts = (element.otherTexts ?? []) + [text]
      }
    }
  }

  private static func attribute(_ node: XMLNode) -> RuntimeAttribute? {
    guard let keyPath = node["keyPath"], let type: RuntimeAttribute.ValueType = node.word("type") else { return nil }
    let child = node.child(key: "value")
    let value = node["value"] ?? child?["value"] ?? child.map(\.stringValue)
    let isLocalized = node.flag("localized") ?? child?.flag("localized")
    return RuntimeAttribute(keyPath: keyPath, type: type, value: value, isLocalized: isLocalized == true ? true : nil)
  }

  private typealias Effect = @Sendable (LocalizableText, inout Element) -> Void

  private static let effects: [String: Effect] = [
    "accessibilityLabel": { $1.accessibility.label = $0 },
    "accessibilityHint": { $1.accessibility.hint = $0 },
    "accessibilityValue": { $1.accessibility.value = $0 },
    "accessibilityIdentifier": { $1.accessibility.identifier = $0.value },
    "accessibilityLanguage": { $1.accessibility.language = $0.value },
    "accessibilityElementsHidden": { $1.accessibility.elementsHidden = flag($0) },
    "accessibilityViewIsModal": { $1.isModal = flag($0) },
    "isAccessibilityElement": { $1.accessibility.isElement = flag($0) },
    "accessibilityTraits": { $1.accessibility.traits = bits($0).map(AccessibilityReader.traits(bits:)) },
    "hasDestructiveAction": { if flag($0) { $1.control.role = .destructive } },
    "titleLabel.numberOfLines": { $1.control.numberOfLines = integer($0).map { max($0, 0) } },
    "titleLabel.lineBreakMode": { $1.control.lineBreakMode = integer($0).flatMap(LineBreakMode.init(rawNumber:)) },
    "titleLabel.minimumScaleFactor": { $1.control.minimumScaleFactor = fraction($0) },
    "titleLabel.adjustsFontSizeToFitWidth": { $1.control.adjustsFontSizeToFitWidth = flag($0) },
    "titleLabel.adjustsFontForContentSizeCategory": { $1.control.adjustsFontForContentSizeCategory = flag($0) },
  ]

  private static func flag(_ text: LocalizableText) -> Bool { text.value == "YES" || text.value == "1" }
  private static func fraction(_ text: LocalizableText) -> Double? {
    text.value.flatMap(Double.init).flatMap { (0...1).contains($0) ? $0 : nil }
  }
  private static func bits(_ text: LocalizableText) -> UInt64? { text.value.flatMap { UInt64($0) } }
  private static func integer(_ text: LocalizableText) -> Int? { text.value.flatMap { Int($0) } }
}
