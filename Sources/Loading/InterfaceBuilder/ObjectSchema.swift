import AuditModel

/// How one XML element of Interface Builder becomes an element of the interface tree.
struct ObjectSchema: Sendable {
  /// What reads further facts of an object into its element.
  typealias Detail = @Sendable (ObjectSource, inout Element) -> Void

  /// The element's kind.
  var kind: ElementKind
  /// The texts of the object or its cell.
  var texts: [TextSlot] = []
  /// The attributes of the numbers of a control with a range.
  var range: RangeSlot?
  /// What the tables cannot express.
  var details: [Detail] = []
}

/// One text of an object: where the file contains it, where the element takes it, and under which name Xcode exports it.
struct TextSlot: Sendable {
  /// The attribute, or the key of the child element.
  var attribute: String
  /// The element's member.
  var member: any WritableKeyPath<Element, LocalizableText?> & Sendable
  /// The second part of the strings key (`ObjectID.property`).
  var property: String

  /// A text; it is exported under the attribute's name if no other is given.
  init(
    _ attribute: String, _ member: any WritableKeyPath<Element, LocalizableText?> & Sendable, _ property: String? = nil
  ) {
    self.attribute = attribute
    self.member = member
    self.property = property ?? attribute
  }
}

/// The attributes of the numbers of a control with a range, and their defaults.
struct RangeSlot: Sendable {
  /// One number.
  struct Number: Sendable {
    /// The attribute.
    var attribute: String
    /// The default value.
    var standard: Double
  }

  /// The lowest number.
  var minimum: Number
  /// The highest number.
  var maximum: Number
  /// The current number.
  var current: Number
}

extension ObjectSource {
  /// The name of the XML element of the object's kind: for a view with one of the frameworks' own classes, that class's
  /// (`NSSecureTextField` → `secureTextField`, `UIButton` → `button`).
  var kindName: String { builtInClass ?? node.name }

  /// The XML element name of the frameworks' class that a view has as its custom class; nil if it has none, or the app's own.
  var builtInClass: String? {
    guard let name = node["customClass"] else { return nil }
    return file.platform == .macOS ? ofAppKit(name) : node.name == "view" ? ofUIKit(name) : nil
  }

  /// Whether the object is a view that takes touches as a control does, but that VoiceOver does not know as one (Apple, `UIControl`).
  var isPlainControl: Bool { builtInClass == "view" && node["customClass"] == "UIControl" }

  private func ofAppKit(_ name: String) -> String? {
    guard name.isNameOfAppKit else { return nil }
    let element = name.nameOfElement
    return ObjectSchema.appKit[element] == nil ? nil : element
  }

  private func ofUIKit(_ name: String) -> String? {
    guard name.hasPrefix("UI") else { return nil }
    if Self.plainViews.contains(name) { return "view" }
    let element = name.nameOfElement
    return ObjectSchema.find(element, platform: file.platform) == nil ? nil : element
  }

  private static let plainViews: Set<String> = ["UIView", "UIControl"]
}

extension String {
  /// The name of Interface Builder's element for a class of the frameworks: without their two letters.
  fileprivate var nameOfElement: String { dropFirst(2).prefix(1).lowercased() + dropFirst(3) }
}
