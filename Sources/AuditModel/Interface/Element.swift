/// One element of an interface: a view, a control, a bar item, a controller, or a bare accessibility element.
@dynamicMemberLookup
public struct Element: Sendable, Hashable {
  /// The element's id, unique in its file: Interface Builder's object id, or the id of a JSON tree.
  public var id: String
  /// What the element is.
  public var kind: ElementKind
  /// The design-time frame, in the superview's coordinates.
  public var frame: Rect?
  /// What the control shows.
  @Boxed public var control: Control
  /// How the element is placed.
  @Boxed public var layout: LayoutProperties
  /// How the element is spoken.
  @Boxed public var accessibility: AccessibilityProperties
  /// Its colors.
  @Boxed public var appearance: Appearance
  /// What connects it with the app's code; its members are also found on the element itself.
  @Boxed public var connections: ElementConnections
  /// Whether the element is hidden; nil is no.
  public var isHidden: Bool?
  /// Whether the element hides its siblings from VoiceOver (`accessibilityViewIsModal`).
  public var isModal: Bool?
  /// Whether the default size class leaves the element out; nil is no.
  public var isNotInstalled: Bool?
  /// Whether the element is inside a prototype cell that code fills.
  public var isPrototype: Bool?
  /// The name that Interface Builder shows; never spoken.
  public var userLabel: String?
  /// Texts to translate that are not in another member: a combo box's values, a binding's placeholder, a localized runtime
  /// attribute.
  public var otherTexts: [LocalizableText]?
  /// The translator's note (Interface Builder's localizer hint).
  public var localizerNote: String?
  /// Where the element starts in its file.
  public var location: SourceLocation?
  /// Where a use of the view that contains the element gives it, its words or its image; nil if they stand where the element does.
  public var givenAt: SourceLocation?
  /// The elements inside, back to front.
  public var children: [Element] = []

  /// An element of a kind.
  public init(id: String, kind: ElementKind) {
    self.init(kind)
    self.id = id
  }

  /// An element of a kind without an id, whose members are shared with all that have none of their own.
  private init(_ kind: ElementKind) {
    (id, self.kind) = ("", kind)
    _control = Self.plainControl
    _layout = Self.plainLayout
    _accessibility = Self.plainAccessibility
    _appearance = Self.plainAppearance
    _connections = Self.plainConnections
  }

  private static let plainControl = Boxed(wrappedValue: Control())
  private static let plainLayout = Boxed(wrappedValue: LayoutProperties())
  private static let plainAccessibility = Boxed(wrappedValue: AccessibilityProperties())
  private static let plainAppearance = Boxed(wrappedValue: Appearance())
  private static let plainConnections = Boxed(wrappedValue: ElementConnections())

  /// A member of `connections`.
  public subscript<Member>(dynamicMember member: WritableKeyPath<ElementConnections, Member>) -> Member {
    get { connections[keyPath: member] }
    set { connections[keyPath: member] = newValue }
  }

  /// Calls `body` for this element and every one inside, each with the ids on the way to it, in file order.
  public func forEach(path: [String] = [], _ body: (Element, [String]) throws -> Void) rethrows {
    // No recursion: elements may be nested deeply, and are walked on threads with small stacks.
    var pending = [(element: self, ancestors: path)]
    while let (element, ancestors) = pending.popLast() {
      let path = ancestors + [element.id]
      try body(element, path)
      pending.append(contentsOf: element.children.reversed().map { ($0, path) })
    }
  }
}

extension Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, kind, frame, layout, accessibility, appearance, isHidden, isModal, isNotInstalled, isPrototype, userLabel
    case otherTexts, localizerNote, location, givenAt, children
    // Members of `layout` that the contract has directly on the element.
    case constraints, hugging, compressionResistance
  }

  /// Reads an element; the members of its control and its connections are directly on it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decodeIfPresent(ElementKind.self, forKey: .kind) ?? .view)
    id = try container.decodeIfPresent(String.self, forKey: .id) ?? ""
    frame = try container.decodeIfPresent(Rect.self, forKey: .frame)
    control = try Control(from: decoder)
    if kind == .button { control.moveTitleAndImageIntoState() }
    layout = try Self.layout(in: container)
    accessibility =
      try container.decodeIfPresent(AccessibilityProperties.self, forKey: .accessibility) ?? AccessibilityProperties()
    appearance = try container.decodeIfPresent(Appearance.self, forKey: .appearance) ?? Appearance()
    connections = try ElementConnections(from: decoder)
    isHidden = try container.decodeIfPresent(Bool.self, forKey: .isHidden)
    isModal = try container.decodeIfPresent(Bool.self, forKey: .isModal)
    isNotInstalled = try container.decodeIfPresent(Bool.self, forKey: .isNotInstalled)
    isPrototype = try container.decodeIfPresent(Bool.self, forKey: .isPrototype)
    userLabel = try container.decodeIfPresent(String.self, forKey: .userLabel)
    otherTexts = try container.decodeIfPresent([LocalizableText].self, forKey: .otherTexts)
    localizerNote = try container.decodeIfPresent(String.self, forKey: .localizerNote)
    location = try container.decodeIfPresent(SourceLocation.self, forKey: .location)
    givenAt = try container.decodeIfPresent(SourceLocation.self, forKey: .givenAt)
    children = try container.decodeIfPresent([Element].self, forKey: .children) ?? []
  }

  private static func layout(in container: KeyedDecodingContainer<CodingKeys>) throws -> LayoutProperties {
    var layout = try container.decodeIfPresent(LayoutProperties.self, forKey: .layout) ?? LayoutProperties()
    layout.constraints =
      try container.decodeIfPresent([LayoutConstraint].self, forKey: .constraints) ?? layout.constraints
    layout.hugging = try container.decodeIfPresent(AxisPriorities.self, forKey: .hugging) ?? layout.hugging
    layout.compressionResistance =
      try container.decodeIfPresent(AxisPriorities.self, forKey: .compressionResistance) ?? layout.compressionResistance
    return layout
  }

  /// Writes an element; what is absent is left out.
  public func encode(to encoder: any Encoder) throws {
    try control.encode(to: encoder)
    try connections.encode(to: encoder)
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
    try container.encodeIfPresent(isHidden, forKey: .isHidden)
    try container.encodeIfPresent(isModal, forKey: .isModal)
    try container.encodeIfPresent(isNotInstalled, forKey: .isNotInstalled)
    try container.encodeIfPresent(isPrototype, forKey: .isPrototype)
    try container.encodeIfPresent(userLabel, forKey: .userLabel)
    try container.encodeIfPresent(otherTexts, forKey: .otherTexts)
    try container.encodeIfPresent(localizerNote, forKey: .localizerNote)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encodeIfPresent(givenAt, forKey: .givenAt)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}

extension Control {
  /// Moves a button's title and image to its normal state, where buttons have them; a tree written by hand may have them directly.
  fileprivate mutating func moveTitleAndImageIntoState() {
    if let title {
      states = (states ?? [:]).merging([.normal: StateContent(title: title)]) { given, _ in given }
      self.title = nil
    }
    if let image {
      states = states ?? [:]
      states?[.normal, default: StateContent()].image = image
      self.image = nil
    }
  }
}

extension Element {
  /// Where what the element shows is written, and can be fixed.
  package var place: SourceLocation? { givenAt ?? location }

  /// Whether the element is a label; AppKit's labels are text fields that cannot be edited.
  package var isLabel: Bool {
    kind == .label || kind == .textField && (control.isEditable == false || control.type == .label)
  }

  /// The id of the tab that a tab view shows at first: the one that is selected, else the first; nil if it has no tabs.
  package var shownTabID: String? {
    let tabs = children.filter { $0.kind == .tabViewItem }
    return (tabs.first { $0.control.isSelected == true } ?? tabs.first)?.id
  }

  /// Whether the element is an AppKit tab view whose tabs are not shown.
  package var hidesTabs: Bool {
    guard kind == .tabView, let style = layout.style else { return false }
    return [.noTabsNoBorder, .noTabsBezelBorder, .noTabsLineBorder].contains(style)
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

/// What connects an element with the app's code: its class, its outlets, what it sends and opens.
///
/// In JSON these members are directly on the element.
public struct ElementConnections: Sendable, Hashable, Codable {
  /// The gestures that the element recognizes in addition to its own.
  public var gestures: [Gesture]?
  /// The selectors that those gestures send.
  public var gestureActions: [String]?
  /// What a tap on a button or view of SwiftUI does, as code writes it after the type around; nil if that is not known.
  package var tapAction: String?
  /// Whether the file says that the view ignores touches, so that it recognizes no gestures unless code changes that; nil is no.
  public var ignoresTouches: Bool?
  /// The kinds of the element's segues that open something.
  public var opens: [SegueKind]?
  /// The class that the app's code supplies.
  public var customClass: String?
  /// The outlets that point to the element, by name: code may change what it shows and says.
  public var outlets: [String]?
  /// The app's classes that have these outlets, sorted; nil if no class is named.
  public var outletClasses: [String]?
  /// The app's classes of the controllers whose titles a tab takes over: its own, and that of the first screen inside; nil without any.
  package var titleClasses: [String]?
  /// What code does with the element; nil if no code that reaches it was read.
  public var code: CodeUse?
  /// The image that one branch of the code shows without a title while another branch sets a title; nil for any other element.
  public var imageAlone: ImageReference?
  /// AppKit: the names of the properties that are bound to values of the app, such as `value` or `content`.
  public var bindings: [String]?
  /// The expressions in code that decide what the element shows and says, as they are written: what they give is not known.
  public var expressions: [String]?
  /// The branch of a condition in which the element is, if code shows it or something else in its place.
  public var branch: Branch?
  /// The selectors that the element sends.
  public var actions: [String]?
  /// The user-defined runtime attributes.
  public var runtimeAttributes: [RuntimeAttribute]?

  /// An element without connections.
  public init() {}
}

extension ElementConnections {
  /// A gesture that a recognizer recognizes.
  public enum Gesture: OpenVocabulary {
    /// A gesture recognizer of UIKit, or a gesture of SwiftUI.
    case tap, longPress, swipe, pan, pinch, rotation, screenEdgePan, drag, custom
    /// A value without a name here, as it is written.
    case other(String)

    /// The gestures that have a name.
    public static let known = KnownWords<Self>(
      .tap, .longPress, .swipe, .pan, .pinch, .rotation, .screenEdgePan, .drag, .custom)
  }

  /// How a segue shows what it opens, by Interface Builder's names.
  public enum SegueKind: OpenVocabulary {
    /// A segue that shows another screen.
    case show, showDetail, presentation, popoverPresentation, modal, sheet, popover, push, replace, custom
    /// A dialog that asks whether to go on (SwiftUI's alerts and confirmation dialogs).
    case confirmation
    /// A segue that connects controllers.
    case embed, unwind, relationship, tab
    /// A value without a name here, as it is written.
    case other(String)

    /// The kinds that have a name.
    public static let known = KnownWords<Self>(
      .show, .showDetail, .presentation, .popoverPresentation, .modal, .sheet, .popover, .push, .replace, .custom,
      .confirmation, .embed, .unwind, .relationship, .tab)
  }
}
