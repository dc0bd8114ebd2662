import AuditModel

/// Reads parts that are not objects in the file but are visible or spoken on their own, and other small facts.
enum PartReader {
  /// Reads the segments of a segmented control; AppKit keeps them in the cell.
  static let segments: ObjectSchema.Detail = { source, element in
    let nodes = source.objectAndCell.lazy.compactMap { $0.child("segments") }.first?.children ?? []
    let selected = source.node.number("selectedSegmentIndex")
    element.layout.distribution = distribution(of: source)
    element.children = nodes.enumerated().map { index, node in
      var segment = segment(node, at: index, of: source)
      if selected == Double(index) { segment.control.isSelected = true }
      return segment
    }
  }

  /// How segments share their control's width, by the names of AppKit; nil is the platform's way.
  private static func distribution(of source: ObjectSource) -> LayoutProperties.Distribution? {
    if source.node.flag("apportionsSegmentWidthsByContent") == true { return .fillProportionally }
    return source.word("segmentDistribution")
  }

  private static func segment(_ node: XMLNode, at index: Int, of source: ObjectSource) -> Element {
    var part = part("segments[\(index)]", kind: .segment, node: node, of: source)
    let owner = source.content["id"] ?? source.id
    let isAppKit = source.cell != nil
    let text = { (attribute: String, property: String) in
      node.string(attribute).map { source.localizable($0, id: owner, property: "\(property)[\(index)]") }
    }
    part.control.title = isAppKit ? text("label", "ibShadowedLabels") : text("title", "segmentTitles")
    part.control.toolTip = text("toolTip", "ibShadowedToolTips")
    part.control.image = source.file.image("image", of: node)
    part.control.width = ownWidth(of: node)
    part.control.isEnabled = node.flag("enabled")
    part.control.isSelected = node.flag("selected")
    part.control.type = source.content["trackingMode"].flatMap(ControlType.segment)
    return part
  }

  /// Reads the titles of a search bar's scope buttons.
  static let scopeTitles: ObjectSchema.Detail = { source, element in
    let nodes = source.node.child("scopeButtonTitles")?.children ?? []
    element.children = nodes.enumerated().map { index, node in
      var part = part("scopeButtonTitles[\(index)]", kind: .segment, node: node, of: source)
      part.control.title = source.localizable(node.stringValue, id: source.id, property: "scopeButtonTitles[\(index)]")
      part.isHidden = source.node.flag("showsScopeBar") == true ? nil : true
      return part
    }
  }

  /// Reads the title that a navigation item gives the next screen's back button.
  static let backButtonTitle: ObjectSchema.Detail = { source, element in
    guard let title = source.text("backButtonTitle", property: "backButtonTitle") else { return }
    var part = part("backButtonTitle", kind: .unknown("backButtonTitle"), node: source.node, of: source)
    part.control.title = title
    element.children = [part]
  }

  /// Reads the texts of a cell's list content configuration.
  static let contentConfiguration: ObjectSchema.Detail = { source, element in
    guard let node = source.node.child("listContentConfiguration") else { return }
    let text = { (name: String) in
      node.string(name).map { source.localizable($0, id: source.id, property: "contentConfiguration.\(name)") }
    }
    element.control.text = text("text")
    element.control.subtitle = text("secondaryText")
    element.control.image = source.file.image("image", of: node)
  }

  /// Reads the pages of a page control: from 0 up to, not including, their number.
  static let pages: ObjectSchema.Detail = { source, element in
    guard let count = source.node.number("numberOfPages") else { return }
    let current = source.node.number("currentPage") ?? 0
    element.control.range = ControlRange(minimum: 0, maximum: count, current: current)
  }

  /// A part's own width; zero says that it has none.
  private static func ownWidth(of node: XMLNode) -> Points? { node.points("width").flatMap { $0 > 0 ? $0 : nil } }

  /// Reads the width that a bar button sets.
  static let width: ObjectSchema.Detail = { source, element in element.control.width = ownWidth(of: source.node) }

  /// Reads the style as the control's type; a back button has the type `back`.
  static let style: ObjectSchema.Detail = { source, element in
    element.control.type = source.node["key"] == "backBarButtonItem" ? .back : source.node.word("style")
  }

  /// Reads whether a menu item is only a line, or is on.
  static let separator: ObjectSchema.Detail = { source, element in
    if source.node.flag("isSeparatorItem") == true { element.control.type = .separator }
    if source.node["state"] == "on" { element.control.isOn = true }
  }

  private static func part(_ name: String, kind: ElementKind, node: XMLNode, of source: ObjectSource) -> Element {
    var part = Element(id: "\(source.id).\(name)", kind: kind)
    part.location = node.position.location(in: source.file.path)
    return part
  }
}
