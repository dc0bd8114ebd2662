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
  /// The name of the XML element of the object's kind: for a view with one of AppKit's own classes, that class's
  /// (`NSSecureTextField` → `secureTextField`).
  var kindName: String { builtInClass ?? node.name }

  /// The XML element name of the AppKit class that a view has as its custom class; nil if it has none, or the app's own.
  var builtInClass: String? {
    guard file.platform == .macOS, let name = node["customClass"], name.isNameOfAppKit else { return nil }
    let element = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    return ObjectSchema.appKit[element] == nil ? nil : element
  }
}
