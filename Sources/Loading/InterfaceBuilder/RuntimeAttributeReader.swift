import AuditModel

/// Reads user-defined runtime attributes, and what those do that UIKit itself has: they are set last, so they win.
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
    guard let keyPath = node["keyPath"], let type = node["type"] else { return nil }
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
    "hasDestructiveAction": { if flag($0) { $1.control.role = "destructive" } },
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
