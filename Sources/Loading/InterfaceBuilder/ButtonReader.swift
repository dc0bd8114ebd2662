import AuditModel

/// Reads UIKit's buttons: type, states, configuration, insets.
enum ButtonReader {
  /// Reads the properties that only buttons have.
  static let read: ObjectSchema.Detail = { source, element in
    element.control.type = type(of: source.node)
    element.control.states = states(of: source)
    element.control.configuration = source.node.child("buttonConfiguration").map { configuration($0, of: source) }
    dropStaleTitle(of: &element.control)
    element.control.insets = insets(of: source.node)
    // Interface Builder writes the default as well.
    let alignment: Control.ContentAlignment? = source.node.word("contentHorizontalAlignment")
    element.control.contentAlignment = alignment == .center ? nil : alignment
    element.control.adjustsImageWhenHighlighted = source.node.flag("adjustsImageWhenHighlighted")
    element.control.showsTouchWhenHighlighted = source.node.flag("showsTouchWhenHighlighted")
  }

  /// `roundedRect` is the old name of `system`; no type at all is `custom`.
  private static func type(of node: XMLNode) -> ControlType {
    let type: ControlType = node.word("buttonType") ?? .custom
    return type == .roundedRect ? .system : type
  }

  /// Interface Builder keeps the title of a new button in its state when the button gets a configuration, whose own title is the one
  /// that is shown.
  private static func dropStaleTitle(of control: inout Control) {
    guard let configuration = control.configuration, configuration.title == nil,
      control.title(for: .normal)?.value == newTitle
    else { return }
    control.states?[.normal]?.title = nil
  }

  /// The title of a new button.
  private static let newTitle = "Button"

  private static func states(of source: ObjectSource) -> [ControlState: StateContent]? {
    var states: [ControlState: StateContent] = [:]
    for node in source.node.children where node.name == "state" {
      guard let state = node["key"].flatMap(ControlState.init) else { continue }
      states[state] = StateContent(
        title: title(of: node, state: state, in: source), image: source.file.image("image", of: node),
        backgroundImage: source.file.image("backgroundImage", of: node))
      let isAttributed = source.node.flag("hasAttributedTitle") == true || node.string("title") == nil
      states[state]?.titleColor = AppearanceReader.titleColor(of: node, isAttributed: isAttributed, in: source.file)
    }
    return states.isEmpty ? nil : states
  }

  /// The attributed title if the button shows one, else the plain title.
  private static func title(of node: XMLNode, state: ControlState, in source: ObjectSource) -> LocalizableText? {
    let attributed = ObjectSource.attributed(node.child(key: "attributedTitle"))
    let plain = node.string("title").map {
      source.localizable($0, id: source.id, property: "\(state.rawValue)Title")
    }
    return source.node.flag("hasAttributedTitle") == true ? attributed ?? plain : plain ?? attributed
  }

  private static func insets(of node: XMLNode) -> ControlInsets? {
    let insets = ControlInsets(
      content: node.child(key: "contentEdgeInsets")?.insets, title: node.child(key: "titleEdgeInsets")?.insets,
      image: node.child(key: "imageEdgeInsets")?.insets)
    return insets == ControlInsets() ? nil : insets
  }

  private static func configuration(_ node: XMLNode, of source: ObjectSource) -> ButtonConfiguration {
    let text = { (name: String, attributedName: String) -> LocalizableText? in
      let plain = node.string(name).map { source.localizable($0, id: source.id, property: "configuration.\(name)") }
      return ObjectSource.attributed(node.child(key: attributedName)) ?? plain
    }
    var configuration = ButtonConfiguration(style: node.word("style"))
    configuration.title = text("title", "attributedTitle")
    configuration.subtitle = text("subtitle", "attributedSubtitle")
    configuration.image = source.file.image("image", of: node)
    configuration.imagePlacement = node.word("imagePlacement")
    configuration.imagePadding = node.points("imagePadding")
    configuration.titlePadding = node.points("titlePadding")
    configuration.contentInsets = node.child(key: "contentInsets")?.insets
    configuration.titleFont = FontReader.read(node.child(key: "titleFontDescription"))
    configuration.size = node.word("buttonSize")
    configuration.cornerStyle = node.word("cornerStyle")
    AppearanceReader.read(node, in: source.file, into: &configuration)
    return configuration
  }
}
