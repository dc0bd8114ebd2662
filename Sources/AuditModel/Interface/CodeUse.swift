/// What the app's code does with an object of an interface file that it reaches: by an outlet, as its class, or as the sender of an
/// action.
public struct CodeUse: Sendable, Hashable, Codable {
  /// The classes whose code was searched, sorted; superclasses and extensions are not listed.
  public var classes: [String]
  /// What code sets, in the order of `CodeProperty`; nil if it is nothing.
  public var sets: [CodeProperty]?
  /// The classes of the app that code makes with the object, and that may do anything with it, sorted; nil without any.
  public var givenTo: [String]?

  /// The texts of the interface file that users never see, since code sets others when the object is loaded; nil without any.
  public var replaced: [LocalizableText]?

  /// The member by which a class of the app decides itself what is spoken of the element, such as `PlayerBar.accessibilityChildren`:
  /// the element's own class, or that of a view around it; nil if none does.
  public var override: String?
  /// Whether the class of a view around leaves nothing inside to be reached, so that no label of the element is spoken; nil is no.
  package var isUnreached: Bool?
  /// Whether all code that reaches the element was read, and none gives it an action, a menu or a gesture; nil is no.
  package var givesNoAction: Bool?

  /// Whether the file hides the element, and code shows it at times; nil is no.
  package var isShownLater: Bool?

  /// The use of an object by the code of some classes.
  public init(classes: [String], sets: Set<CodeProperty> = [], givenTo: Set<String> = []) {
    self.classes = classes
    self.sets = sets.isEmpty ? nil : CodeProperty.allCases.filter(sets.contains)
    self.givenTo = givenTo.isEmpty ? nil : givenTo.sorted()
  }

  /// The use of an object about which a member of a class decides.
  package init(decidedBy type: String, member: String) {
    self.init(classes: [type])
    override = "\(type).\(member)"
  }

  /// Whether code sets any of some properties.
  package func sets(anyOf properties: Set<CodeProperty>) -> Bool { sets?.contains(where: properties.contains) ?? false }
}

/// What code can set of an object of an interface file.
public enum CodeProperty: String, Sendable, Hashable, Codable, CaseIterable {
  /// The accessibility label, hint, value.
  case label, hint, value
  /// The accessibility traits, or whether it is an accessibility element.
  case traits
  /// The names of accessibility actions.
  case actions
  /// The title or text; the placeholder; the tool tip.
  case title, placeholder, toolTip
  /// The image; the one behind the title.
  case image, backgroundImage
  /// The font; the number of lines, or how a text is truncated.
  case font, lines
  /// A color.
  case color
  /// Whether it is hidden; whether it is enabled.
  case visibility, enabled
  /// Whether people can change its text.
  case editable
  /// The style: the type, the border, the configuration.
  case style
  /// The size or position, or the constant of a constraint.
  case size
  /// The menu.
  case menu
}

extension CodeUse: CustomStringConvertible {
  /// The classes that were searched, as a phrase.
  public var description: String { classes.joined(separator: ", ") }
}
