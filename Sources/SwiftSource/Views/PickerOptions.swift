internal import AuditModel

extension [Element] {
  /// The views of a picker as its options, and the titles of sections among them, which cannot be chosen.
  func options(_ kind: ElementKind) -> [Element] { flatMap { $0.options(kind) } }
}

extension Element {
  /// A text of the element as an element of its own.
  func heading(_ text: LocalizableText) -> Element {
    var heading = Element(id: "", kind: .label)
    (heading.location, heading.control.text) = (location, text)
    return heading
  }

  fileprivate func options(_ kind: ElementKind) -> [Element] {
    guard hasSections else { return [option(kind)] }
    var options = children.filter { !$0.isAtEdge }.meaningful.options(kind)
    if let title = control.title { options.insert(heading(title), at: 0) }
    for index in options.indices { options[index].branch = options[index].branch ?? connections.branch }
    return options
  }

  /// Whether the element is a section, or a group with sections.
  private var hasSections: Bool {
    self.kind == .section || self.kind == .view && children.contains(where: \.hasSections)
  }

  /// Whether the element is the header or footer of a section.
  private var isAtEdge: Bool { [.header, .footer].contains(layout.view?.attachment) }

  /// A picker's option as a segment or an item of a menu.
  fileprivate func option(_ kind: ElementKind) -> Element {
    let content = LabelContent([self])
    var option = self
    option.kind = kind
    if kind == .menuItem { option.control.type = .option }
    (option.control.text, option.children, option.otherTexts, option.layout.view) = (nil, [], nil, nil)
    option.setTitle(content.title)
    option.setImage(content.image)
    option.accessibility.label = content.label
    // A view that is not read may show the words.
    if content.title.text == nil {
      forEach { inner, _ in option.note(expressions: inner.connections.expressions ?? []) }
    }
    return option
  }
}
