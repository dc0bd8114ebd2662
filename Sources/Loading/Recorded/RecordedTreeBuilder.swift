internal import AuditModel

/// Makes a screen of recorded elements: kinds by a table, frames in the superview's coordinates, without what the system shows.
struct RecordedTreeBuilder {
  private let elements: [RecordedElement]
  private let parents: [Int?]
  /// Whether the traits of the format are complete, UIKit's private ones included.
  private let hasAllTraits: Bool
  private var isKept: [Bool] = []
  private var isSeen: [Bool] = []
  private var kinds: [ElementKind] = []
  private var hasChildren: [Bool]

  /// A builder for the elements of one screen.
  init(_ recorded: RecordedElements, hasAllTraits: Bool) {
    elements = recorded.all
    parents = recorded.parents
    self.hasAllTraits = hasAllTraits
    hasChildren = Array(repeating: false, count: elements.count)
    for case let parent? in parents { hasChildren[parent] = true }
    decideKinds()
    decideVisibility()
  }

  /// The screen; nil if only the system's elements were recorded.
  func screen(id: String) -> Screen? {
    let kept = elements.indices.filter { isKept[$0] }
    guard kept.contains(where: { parents[$0] != nil || elements[$0].type != "Application" }) else { return nil }
    let bounds = bounds
    var built: [Int: [Element]] = [:]
    var tops: [Element] = []
    for index in kept.reversed() {
      var element = element(at: index, screen: bounds)
      element.children = (built.removeValue(forKey: index) ?? []).reversed()
      if let parent = parents[index] { built[parent, default: []].append(element) } else { tops.append(element) }
    }
    return Screen(id: id, size: bounds.size, root: root(of: tops.reversed(), bounds: bounds))
  }

  /// The app's own element, or a view around the topmost elements: idb lists all without what contains them.
  private func root(of tops: [Element], bounds: Rect) -> Element {
    var root = Element(id: "", kind: .view)
    if let only = tops.first, tops.count == 1, only.kind == .view {
      root = only
      // The app's name is not spoken.
      if elements[0].type == "Application" { root.accessibility = AccessibilityProperties() }
    } else {
      let isApplication = parents.first == .some(nil) && elements.first?.type == "Application"
      root.children = tops.count > 1 && isApplication && !hasChildren[0] ? Array(tops.dropFirst()) : tops
      root.location = elements.first?.location
    }
    root.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    return root
  }

  /// The app's frame, else that of its first window, else what surrounds all elements.
  private var bounds: Rect {
    for type in ["Application", "Window"] {
      let frame = elements.indices.lazy.filter { isKept[$0] && elements[$0].type == type }
        .compactMap { elements[$0].frame }.first { !$0.isEmpty }
      if let frame { return frame }
    }
    let frames = elements.indices.filter { isKept[$0] }.compactMap { elements[$0].frame }
    let (right, bottom) = (frames.map { $0.x + $0.width }.max() ?? 0, frames.map { $0.y + $0.height }.max() ?? 0)
    return Rect(x: 0, y: 0, width: max(right, 0), height: max(bottom, 0))
  }

  private mutating func decideKinds() {
    var containers: [ElementKind?] = []
    for (index, element) in elements.enumerated() {
      let parent = parents[index]
      isKept.append(parent.map { isKept[$0] } != false && !RecordedKinds.system.contains(element.type))
      let container = parent.flatMap { containers[$0] }
      let kind = kind(at: index, inside: container)
      kinds.append(kind)
      containers.append(RecordedKinds.containers.contains(kind) ? kind : container)
    }
  }

  private func kind(at index: Int, inside container: ElementKind?) -> ElementKind {
    let element = elements[index]
    if RecordedKinds.composed.contains(element.type), hasChildren[index] { return .view }
    if let kind = RecordedKinds.kind(of: element.type, inside: container) { return kind }
    let kind = RecordedKinds.kind(of: element.type) ?? .view
    guard kind == .view, ["Other", "Group"].contains(element.type) else { return kind }
    // A view with a label and nothing inside is what `accessibilityLabel` makes of it.
    let isNamedLeaf = element.label != nil && !hasChildren[index]
    return element.isAccessible ?? isNamedLeaf ? .element : .view
  }

  /// An element that cannot be seen still contains what can be: WebDriverAgent says so of many containers.
  private mutating func decideVisibility() {
    isSeen = elements.map { $0.isVisible != false && $0.frame?.isEmpty != true }
    for index in elements.indices.reversed() where isSeen[index] {
      if let parent = parents[index] { isSeen[parent] = true }
    }
  }

  private func element(at index: Int, screen: Rect) -> Element {
    let recorded = elements[index]
    var element = Element(id: recorded.identifier ?? "", kind: kinds[index])
    element.frame = recorded.frame.map { frame in
      let origin = container(of: index) ?? screen
      return Rect(x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
    }
    element.location = recorded.location
    if !isSeen[index] { element.isHidden = true }
    if recorded.type == "Alert" { element.isModal = true }
    element.control = control(of: recorded, kind: element.kind)
    element.accessibility = accessibility(of: recorded, kind: element.kind)
    return element
  }

  /// The frame of the nearest element around another that has one.
  private func container(of index: Int) -> Rect? {
    var parent = parents[index]
    while let current = parent {
      if let frame = elements[current].frame { return frame }
      parent = parents[current]
    }
    return nil
  }

  private func control(of recorded: RecordedElement, kind: ElementKind) -> Control {
    var control = Control()
    let traits = recorded.traits ?? []
    if recorded.isEnabled == false || traits.contains(.notEnabled) { control.isEnabled = false }
    if recorded.isSelected == true || traits.contains(.selected) { control.isSelected = true }
    if kind == .switch || recorded.type == "CheckBox" || recorded.type == "RadioButton" {
      control.isOn = recorded.value.flatMap { Self.switchStates[$0.lowercased()] }
    }
    if recorded.type == "SecureTextField" { control.isSecure = true }
    control.type = Self.controlTypes[recorded.type]
    control.placeholder = recorded.placeholder.flatMap(Self.text)
    if kind == .label { control.text = recorded.label.flatMap(Self.text) }
    return control
  }

  private func accessibility(of recorded: RecordedElement, kind: ElementKind) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    // A label's own text is not a label that someone gave it.
    if kind != .label { properties.label = recorded.label.flatMap(Self.text) }
    properties.hint = recorded.hint.flatMap(Self.text)
    properties.identifier = recorded.identifier
    properties.language = recorded.language
    properties.isElement = kind == .element ? true : recorded.isAccessible
    properties.containerType = recorded.containerType
    properties.expandedStatus = recorded.expandedStatus
    if !recorded.customActions.isEmpty { properties.customActions = recorded.customActions.map { LocalizableText($0) } }
    if !recorded.customContent.isEmpty { properties.customContent = recorded.customContent }
    properties.traits = recorded.traits.flatMap { traits in
      hasAllTraits || !Self.privatelyMarked.contains(kind) ? traits : nil
    }
    // WebDriverAgent repeats a text's label, and an empty field's placeholder, as the value; VoiceOver says them once.
    let repeated = kind == .label ? recorded.label : recorded.placeholder
    if kind != .switch, recorded.value != repeated { properties.value = recorded.value.flatMap(Self.text) }
    return properties
  }

  private static func text(_ words: String) -> LocalizableText? { words.isEmpty ? nil : LocalizableText(words) }

  /// The kinds that UIKit marks with traits of its own, which XCUITest does not tell.
  private static let privatelyMarked: Set<ElementKind> = [
    .textField, .textView, .searchField, .switch, .tabBarItem, .comboBox,
  ]
  private static let switchStates = ["1": true, "0": false, "true": true, "false": false, "on": true, "off": false]
  private static let controlTypes: [String: ControlType] = [
    "CheckBox": .check, "RadioButton": .radio, "DisclosureTriangle": .disclosureTriangle,
  ]
}
