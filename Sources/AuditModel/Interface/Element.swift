/// One element of an interface: a view, a control, a bar item, a controller, or a bare accessibility element.
public struct Element: Sendable, Hashable {
  /// The element's id, unique in its file: Interface Builder's object id, or the id of a JSON tree.
  public var id: String
  /// What the element is.
  public var kind: ElementKind
  /// The frame that the file holds, in the superview's coordinates.
  public var frame: Rect?
  /// What the control shows.
  @Boxed public var control = Control()
  /// How the element is placed.
  @Boxed public var layout = LayoutProperties()
  /// How the element is spoken.
  @Boxed public var accessibility = AccessibilityProperties()
  /// Its colours.
  @Boxed public var appearance = Appearance()
  /// The gestures that the element recognizes beside its own: `tap`, `longPress`, `swipe`, `pan`, `pinch`, `rotation`,
  /// `screenEdgePan`.
  public var gestures: [String]?
  /// The selectors that those gestures send.
  public var gestureActions: [String]?
  /// What the element's segues open, by their kinds (`show`, `presentation`, `modal`, `sheet`, `popover`, `custom`).
  public var opens: [String]?
  /// Whether the element is hidden; nil is no.
  public var isHidden: Bool?
  /// Whether the element hides what lies beside it from VoiceOver (`accessibilityViewIsModal`).
  public var isModal: Bool?
  /// Whether the default size class leaves the element out; nil is no.
  public var isNotInstalled: Bool?
  /// Whether the element is inside a prototype cell that code fills.
  public var isPrototype: Bool?
  /// The class that the app's code supplies.
  public var customClass: String?
  /// The name that Interface Builder shows; never spoken.
  public var userLabel: String?
  /// The outlets that point to the element, by name: code may change what it shows and says.
  public var outlets: [String]?
  /// The expressions in code that decide what the element shows and says, as they are written: what they give is not known.
  public var expressions: [String]?
  /// The way of a choice that the element is, where code shows it or something else in its place.
  public var branch: Branch?
  /// The selectors that the element sends.
  public var actions: [String]?
  /// The user-defined runtime attributes.
  public var runtimeAttributes: [RuntimeAttribute]?
  /// Texts to translate that no other member holds: a combo box's values, a binding's placeholder, a localized runtime
  /// attribute.
  public var otherTexts: [LocalizableText]?
  /// The translator's note (Interface Builder's localizer hint).
  public var localizerNote: String?
  /// Where the element starts in its file.
  public var location: SourceLocation?
  /// The elements inside, back to front.
  public var children: [Element] = []

  /// An element of a kind.
  public init(id: String, kind: ElementKind) {
    self.id = id
    self.kind = kind
  }

  /// Calls `body` for this element and every one inside, each with the ids on the way to it, in file order.
  public func forEach(path: [String] = [], _ body: (Element, [String]) throws -> Void) rethrows {
    // No recursion: elements may be nested deeply, and are walked on threads with small stacks.
    var pending = [(element: self, holders: path)]
    while let (element, holders) = pending.popLast() {
      let path = holders + [element.id]
      try body(element, path)
      pending.append(contentsOf: element.children.reversed().map { ($0, path) })
    }
  }
}

extension Element: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, kind, frame, layout, accessibility, appearance, gestures, gestureActions, opens, isHidden, isModal,
      isNotInstalled, isPrototype
    case customClass, userLabel, outlets, expressions, branch, actions, runtimeAttributes, otherTexts, localizerNote,
      location, children
    // Members of `layout` that the contract has directly on the element.
    case constraints, hugging, compressionResistance
  }

  /// Reads an element; the control's members stand directly on it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decodeIfPresent(ElementKind.self, forKey: .kind) ?? .view
    id = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
    frame = try container.decodeIfPresent(Rect.self, forKey: .frame)
    control = try Control(from: decoder)
    if kind == .button, let title = control.title {
      control.states = (control.states ?? [:]).merging([.normal: StateContent(title: title)]) { given, _ in given }
      control.title = nil
    }
    if kind == .button, let image = control.image {
      control.states = control.states ?? [:]
      control.states?[.normal, default: StateContent()].image = image
      control.image = nil
    }
    layout = try container.decodeIfPresent(LayoutProperties.self, forKey: .layout) ?? LayoutProperties()
    layout.constraints =
      try container.decodeIfPresent([LayoutConstraint].self, forKey: .constraints) ?? layout.constraints
    layout.hugging = try container.decodeIfPresent(AxisPriorities.self, forKey: .hugging) ?? layout.hugging
    layout.compressionResistance =
      try container.decodeIfPresent(AxisPriorities.self, forKey: .compressionResistance) ?? layout.compressionResistance
    accessibility =
      try container.decodeIfPresent(AccessibilityProperties.self, forKey: .accessibility) ?? AccessibilityProperties()
    appearance = try container.decodeIfPresent(Appearance.self, forKey: .appearance) ?? Appearance()
    gestures = try container.decodeIfPresent([String].self, forKey: .gestures)
    gestureActions = try container.decodeIfPresent([String].self, forKey: .gestureActions)
    opens = try container.decodeIfPresent([String].self, forKey: .opens)
    isHidden = try container.decodeIfPresent(Bool.self, forKey: .isHidden)
    isModal = try container.decodeIfPresent(Bool.self, forKey: .isModal)
    isNotInstalled = try container.decodeIfPresent(Bool.self, forKey: .isNotInstalled)
    isPrototype = try container.decodeIfPresent(Bool.self, forKey: .isPrototype)
    customClass = try container.decodeIfPresent(String.self, forKey: .customClass)
    userLabel = try container.decodeIfPresent(String.self, forKey: .userLabel)
    outlets = try container.decodeIfPresent([String].self, forKey: .outlets)
    expressions = try container.decodeIfPresent([String].self, forKey: .expressions)
    branch = try container.decodeIfPresent(Branch.self, forKey: .branch)
    actions = try container.decodeIfPresent([String].self, forKey: .actions)
    runtimeAttributes = try container.decodeIfPresent([RuntimeAttribute].self, forKey: .runtimeAttributes)
    otherTexts = try container.decodeIfPresent([LocalizableText].self, forKey: .otherTexts)
    localizerNote = try container.decodeIfPresent(String.self, forKey: .localizerNote)
    location = try container.decodeIfPresent(SourceLocation.self, forKey: .location)
    children = try container.decodeIfPresent([Element].self, forKey: .children) ?? []
  }

  /// Writes an element; what is absent is left out.
  public func encode(to encoder: any Encoder) throws {
    try control.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(frame, forKey: .frame)
    try container.encodeIfPresent(layout.constraints, forKey: .constraints)
    try container.encodeIfPresent(layout.hugging, forKey: .hugging)
    try container.encodeIfPresent(layout.compressionResistance, forKey: .compressionResistance)
    var rest = layout
    (rest.constraints, rest.hugging, rest.compressionResistance) = (nil, nil, nil)
    if rest != LayoutProperties() { try container.encode(rest, forKey: .layout) }
    if !accessibility.isEmpty { try container.encode(accessibility, forKey: .accessibility) }
    if appearance != Appearance() { try container.encode(appearance, forKey: .appearance) }
    try container.encodeIfPresent(gestures, forKey: .gestures)
    try container.encodeIfPresent(gestureActions, forKey: .gestureActions)
    try container.encodeIfPresent(opens, forKey: .opens)
    try container.encodeIfPresent(isHidden, forKey: .isHidden)
    try container.encodeIfPresent(isModal, forKey: .isModal)
    try container.encodeIfPresent(isNotInstalled, forKey: .isNotInstalled)
    try container.encodeIfPresent(isPrototype, forKey: .isPrototype)
    try container.encodeIfPresent(customClass, forKey: .customClass)
    try container.encodeIfPresent(userLabel, forKey: .userLabel)
    try container.encodeIfPresent(outlets, forKey: .outlets)
    try container.encodeIfPresent(expressions, forKey: .expressions)
    try container.encodeIfPresent(branch, forKey: .branch)
    try container.encodeIfPresent(actions, forKey: .actions)
    try container.encodeIfPresent(runtimeAttributes, forKey: .runtimeAttributes)
    try container.encodeIfPresent(otherTexts, forKey: .otherTexts)
    try container.encodeIfPresent(localizerNote, forKey: .localizerNote)
    try container.encodeIfPresent(location, forKey: .location)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}

extension Element {
  /// Whether the element is a label; AppKit's labels are text fields that cannot be edited.
  package var isLabel: Bool {
    kind == .label || kind == .textField && (control.isEditable == false || control.type == "label")
  }

  /// Every text of the element itself that a strings table can translate, in a fixed order.
  public var texts: [LocalizableText] {
    let states = ControlState.allCases.compactMap { control.states?[$0]?.title }
    let plain = [
      control.title, control.subtitle, control.text, control.value, control.placeholder, control.toolTip,
      control.configuration?.title, control.configuration?.subtitle, accessibility.label, accessibility.hint,
      accessibility.value,
    ]
    let content = (accessibility.customContent ?? []).flatMap { [$0.label, $0.value] }
    let lists = (accessibility.customActions ?? []) + (otherTexts ?? [])
    return states + (plain + content).compactMap { $0 } + lists
  }
}

/// One way of a choice that code makes while it runs (`if`, `switch`, the pages of a tab view): of the ways with one
/// `choice` only one is shown at a time.
public struct Branch: Sendable, Hashable, Codable {
  /// What tells the choice from the others of its screen.
  public var choice: String
  /// The way, from 0, in file order.
  public var index: Int

  /// A way of a choice.
  public init(choice: String, index: Int) {
    self.choice = choice
    self.index = index
  }
}
