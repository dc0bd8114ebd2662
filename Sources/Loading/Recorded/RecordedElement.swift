internal import AuditModel

/// One element as a tool recorded it from a running app, before it is placed in a tree.
struct RecordedElement {
  /// The type by XCUITest's name without its prefix (`XCUIElement.ElementType`), such as `Button`.
  var type: String
  /// Where the element starts in its file.
  var location: SourceLocation
  /// The frame in the coordinates of the screen.
  var frame: Rect?
  /// The accessibility label.
  var label: String?
  /// The accessibility value.
  var value: String?
  /// The text that an empty field shows.
  var placeholder: String?
  /// The identifier for UI tests.
  var identifier: String?
  /// The hint.
  var hint: String?
  /// The traits; nil if the format does not tell them.
  var traits: [AccessibilityTrait]?
  /// Whether the control is enabled; nil is yes.
  var isEnabled: Bool?
  /// Whether the control is selected; nil is no.
  var isSelected: Bool?
  /// Whether the element can be seen; nil if the format does not tell.
  var isVisible: Bool?
  /// Whether it is an accessibility element; nil if the format does not tell.
  var isAccessible: Bool?
  /// The BCP-47 tag of the language in which the element is spoken.
  var language: String?
  /// The names of custom actions.
  var customActions: [String] = []
  /// Further facts that VoiceOver offers.
  var customContent: [CustomContent] = []
  /// What kind of container the element is.
  var containerType: AccessibilityProperties.ContainerType?
  /// Whether what the element discloses is shown.
  var expandedStatus: AccessibilityProperties.ExpandedStatus?

  /// An element of a type.
  init(type: String, location: SourceLocation) {
    self.type = type
    self.location = location
  }
}

/// The elements of one screen in file order, each after the one that contains it.
struct RecordedElements {
  /// The depth beyond which elements are placed beside the deepest one instead of inside it, as that of XML documents.
  static let depthLimit = XMLReader.maximumDepth - 8

  /// The elements.
  private(set) var all: [RecordedElement] = []
  /// By element, the index of the one that contains it; nil at the top.
  private(set) var parents: [Int?] = []
  private var depths: [Int] = []

  /// No elements.
  init() {}

  /// The elements of nested JSON objects; other values are passed over.
  ///
  /// - Parameters:
  ///   - values: The outermost ones.
  ///   - element: The element of an object at a location, with the values inside.
  init(
    _ values: [JSONValue], positions: RecordedPositions,
    element: (JSONValue, SourceLocation) -> (RecordedElement, children: [JSONValue])
  ) {
    // No recursion: elements may be nested deeply.
    var pending: [(value: JSONValue, parent: Int?)] = values.reversed().map { ($0, nil) }
    var positions = positions
    while let (value, parent) = pending.popLast() {
      guard value.kind == .object else { continue }
      let (element, children) = element(value, positions.location(of: value.offset))
      let index = append(element, in: parent)
      pending += children.reversed().map { ($0, index) }
    }
  }

  /// Whether there is no element.
  var isEmpty: Bool { all.isEmpty }

  /// Adds an element inside another and returns its index.
  @discardableResult
  mutating func append(_ element: RecordedElement, in parent: Int?) -> Int {
    var container = parent
    while let index = container, depths[index] >= Self.depthLimit { container = parents[index] }
    all.append(element)
    parents.append(container)
    depths.append(container.map { depths[$0] + 1 } ?? 0)
    return all.count - 1
  }
}

extension Rect {
  /// A rectangle of numbers that a tool recorded; nil if one of them is no length.
  init?(recorded numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    self.init(x: Points(numbers[0]), y: Points(numbers[1]), width: Points(numbers[2]), height: Points(numbers[3]))
  }
}
