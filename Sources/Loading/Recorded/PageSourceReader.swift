internal import AuditModel

/// Reads the XML page source of Appium and WebDriverAgent.
///
/// Source: WebDriverAgent, `FBXPath.m` and `XCUIElement+FBWebDriverAttributes.m`; the Mac's is appium-mac2-driver's.
enum PageSourceReader {
  /// The elements of a document, up to its first fault.
  static func read(_ bytes: [UInt8], path: String) -> RecordedDump {
    let (handler, fault) = XMLReader.readUpToFault(bytes, into: PageSourceHandler(path: path))
    var dump = RecordedDump(format: .appium, platform: handler.platform)
    if !handler.elements.isEmpty { dump.screens = [handler.elements] }
    dump.fault = fault.map { fault in
      RecordedFault(location: fault.position.location(in: path), message: fault.message)
    }
    return dump
  }
}

/// Collects the elements of a page source.
private struct PageSourceHandler: XMLHandler {
  var elements = RecordedElements()
  var platform = Platform.iOS
  private let path: String
  /// The index of each open element; nil for one that is not of the app.
  private var open: [Int?] = []

  init(path: String) { self.path = path }

  mutating func start(_ name: String, _ attributes: [String: String], at position: TextPosition) {
    let parent = open.last { $0 != nil } ?? nil
    guard name.hasPrefix(Self.prefix) else { return open.append(nil) }
    // Only the Mac's driver tells XCUITest's number of a type.
    if attributes["elementType"] != nil { platform = .macOS }
    if name == "\(Self.prefix)Application", let found = attributes["platformName"].flatMap(Platform.init) {
      platform = found
    }
    var element = RecordedElement(
      type: String(name.dropFirst(Self.prefix.count)), location: position.location(in: path))
    element.take(attributes)
    open.append(elements.append(element, in: parent))
  }

  mutating func end() { _ = open.popLast() }

  mutating func text(_ text: String) {}

  private static let prefix = "XCUIElementType"
}

extension RecordedElement {
  fileprivate mutating func take(_ attributes: [String: String]) {
    label = attributes["label"].flatMap { $0.isEmpty ? nil : $0 } ?? attributes["title"]
    identifier = Self.identifier(in: attributes)
    value = attributes["value"]
    placeholder = attributes["placeholderValue"]
    isEnabled = attributes["enabled"].flatMap(Bool.init)
    isSelected = attributes["selected"].flatMap(Bool.init)
    isVisible = attributes["visible"].flatMap(Bool.init)
    isAccessible = attributes["accessible"].flatMap(Bool.init)
    let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
    frame = Rect(recorded: numbers)
    if let names = attributes["traits"], !names.isEmpty {
      traits = RecordedTraits.traits(named: names.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }
    if let actions = attributes["customActions"] { customActions = actions.split(separator: ",").map(String.init) }
    // WebDriverAgent says so that a button is selected.
    if type == "Button", value == "1" { (value, isSelected) = (nil, true) }
  }

  /// The identifier, which is the name too; an element without one is named by its label.
  private static func identifier(in attributes: [String: String]) -> String? {
    let name = attributes["identifier"] ?? attributes["name"]
    return name == attributes["label"] || name?.isEmpty == true ? nil : name
  }
}
