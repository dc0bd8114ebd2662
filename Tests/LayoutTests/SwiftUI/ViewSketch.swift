import AuditModel

/// A SwiftUI view of a test, written as its source would be.
///
///     .hStack([.text("Title"), .spacer(), .text("Value")]).padding()
struct ViewSketch: Sendable {
  var element: Element

  init(_ kind: ElementKind, _ children: [ViewSketch] = []) {
    element = Element(id: "", kind: kind)
    element.children = children.map(\.element)
  }

  /// The view with a change to its element.
  func with(_ change: (inout Element) -> Void) -> ViewSketch {
    var sketch = self
    change(&sketch.element)
    return sketch
  }

  /// The view with a change to its layout.
  func layout(_ change: (inout ViewLayout) -> Void) -> ViewSketch {
    with { element in
      var view = element.layout.view ?? ViewLayout()
      change(&view)
      element.layout.view = view
    }
  }

  /// The view by which a test asks for its frame.
  func id(_ id: String) -> ViewSketch { with { $0.id = id } }
}

extension ViewSketch {
  // MARK: Views

  static func text(_ words: String, _ style: TextStyle? = nil, weight: FontWeight? = nil) -> ViewSketch {
    ViewSketch(.label).with { element in
      element.control.text = LocalizableText(words)
      if style != nil || weight != nil { element.control.font = FontDescription(style: style, weight: weight) }
    }.id(words)
  }

  /// A text of which only the running app knows the words.
  static func computed(_ expression: String) -> ViewSketch {
    ViewSketch(.label).with { $0.control.text = LocalizableText(computedBy: expression) }.id(expression)
  }

  static func label(_ words: String, symbol: String) -> ViewSketch {
    text(words).with { $0.control.image = ImageReference(symbol, isSystem: true) }
  }

  static func symbol(_ name: String) -> ViewSketch {
    ViewSketch(.imageView).with { $0.control.image = ImageReference(name, isSystem: true) }.id(name)
  }

  static func button(_ words: String, _ style: ButtonConfiguration.Style? = nil, size: ControlSize? = nil) -> ViewSketch
  {
    ViewSketch(.button).with { element in
      element.control.states = [.normal: StateContent(title: LocalizableText(words))]
      if let style { element.control.configuration = ButtonConfiguration(style: style) }
      element.control.controlSize = size
    }.id(words)
  }

  /// A button with a label of views; a single text in it is its title.
  static func button(_ label: [ViewSketch], link: Bool = false) -> ViewSketch {
    ViewSketch(.button, label).with { element in
      let texts = label.compactMap(\.element.control.text)
      let image = label.first?.element.control.image
      element.control.states = [.normal: StateContent(title: texts.count == 1 ? texts[0] : nil, image: image)]
      if link { element.control.type = .navigationLink }
    }.id("button")
  }

  /// A control of a kind with its title.
  static func control(_ kind: ElementKind, _ words: String, _ children: [ViewSketch] = []) -> ViewSketch {
    ViewSketch(kind, children).with { $0.control.title = LocalizableText(words) }.id(words)
  }

  static func field(_ placeholder: String) -> ViewSketch {
    ViewSketch(.textField).with { $0.control.placeholder = LocalizableText(placeholder) }.id("field")
  }

  static func spacer(_ minimum: Double? = nil) -> ViewSketch {
    ViewSketch(.spacer).layout { $0.minimumLength = minimum.map { .points(Points($0)) } }
  }

  static func shape(_ id: String = "shape") -> ViewSketch { ViewSketch(.shape).id(id) }

  /// A view of another module.
  static func opaque(_ name: String, _ children: [ViewSketch] = []) -> ViewSketch {
    ViewSketch(.unknown(name), children)
  }

  // MARK: Containers

  static func container(_ container: ViewLayout.Container, _ children: [ViewSketch], kind: ElementKind = .stackView)
    -> ViewSketch
  {
    ViewSketch(kind, children).layout { $0.container = container }
  }

  static func hStack(_ children: [ViewSketch], spacing: Double? = nil, _ vertical: ViewAlignment.Vertical? = nil)
    -> ViewSketch
  {
    container(.hStack, children).layout { layout in
      layout.spacing = spacing.map { .points(Points($0)) }
      layout.alignment = vertical.map { ViewAlignment(vertical: $0) }
    }
  }

  static func vStack(_ children: [ViewSketch], spacing: Double? = nil, _ horizontal: ViewAlignment.Horizontal? = nil)
    -> ViewSketch
  {
    container(.vStack, children).layout { layout in
      layout.spacing = spacing.map { .points(Points($0)) }
      layout.alignment = horizontal.map { ViewAlignment(horizontal: $0) }
    }
  }

  static func list(_ rows: [ViewSketch], style: String? = nil) -> ViewSketch {
    container(.list, rows, kind: .tableView).layout { $0.style = style }.id("list")
  }

  static func form(_ rows: [ViewSketch]) -> ViewSketch { container(.form, rows, kind: .tableView).id("list") }

  static func section(_ header: String?, _ rows: [ViewSketch], footer: String? = nil) -> ViewSketch {
    ViewSketch(.section, rows).with { element in
      element.control.title = header.map { LocalizableText($0) }
      element.control.subtitle = footer.map { LocalizableText($0) }
    }.id("section")
  }

  static func labeled(_ label: String, _ value: ViewSketch) -> ViewSketch {
    container(.labeledContent, [text(label).attached(.label), value.attached(.value)], kind: .view).id("labeled")
  }

  static func menuPicker(_ label: String, _ options: [String]) -> ViewSketch {
    control(.popUpButton, label, [ViewSketch(.menu, options.map { control(.menuItem, $0) })])
  }

  static func bar(_ leading: [ViewSketch] = [], title: String?, inline: Bool, _ trailing: [ViewSketch] = [])
    -> ViewSketch
  {
    let titles = title.map { words in
      [control(.navigationItem, words).layout { $0.style = inline ? "inline" : "large" }]
    }
    return ViewSketch(.navigationBar, leading + (titles ?? []) + trailing).id("bar")
  }

  // MARK: Modifiers

  private func modified(_ modifier: LayoutModifier) -> ViewSketch {
    layout { $0.modifiers = ($0.modifiers ?? []) + [modifier] }
  }

  func padding(_ lengths: EdgeLengths? = nil) -> ViewSketch {
    var standard = EdgeLengths()
    standard.standard = ViewEdge.allCases
    return modified(.padding(lengths ?? standard))
  }

  func frame(width: Double? = nil, height: Double? = nil, _ alignment: ViewAlignment? = nil) -> ViewSketch {
    modified(.frame(width: Self.length(width), height: Self.length(height), alignment: alignment))
  }

  func frame(minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil)
    -> ViewSketch
  {
    modified(
      .flexibleFrame(
        width: LengthRange(minimum: Self.length(minWidth), maximum: Self.length(maxWidth)),
        height: LengthRange(minimum: Self.length(minHeight), maximum: Self.length(maxHeight)), alignment: nil))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ViewSketch {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func aspectRatio(_ ratio: Double?, fills: Bool = false) -> ViewSketch { modified(.aspectRatio(ratio, fills: fills)) }

  func layoutPriority(_ priority: Double) -> ViewSketch { modified(.layoutPriority(priority)) }

  func modifier(_ modifier: LayoutModifier) -> ViewSketch { modified(modifier) }

  func lineLimit(_ lines: Int) -> ViewSketch { with { $0.control.numberOfLines = lines } }

  func minimumScaleFactor(_ factor: Double) -> ViewSketch { with { $0.control.minimumScaleFactor = factor } }

  func attached(_ attachment: ViewLayout.Attachment) -> ViewSketch { layout { $0.attachment = attachment } }

  func overlay(_ view: ViewSketch) -> ViewSketch {
    with { $0.children.append(view.attached(.overlay).element) }
  }

  func branch(_ choice: String, _ index: Int) -> ViewSketch {
    with { $0.branch = Branch(choice: choice, index: index) }
  }

  private static func length(_ value: Double?) -> Length? {
    value.map { $0 == .infinity ? .infinity : .points(Points($0)) }
  }
}
