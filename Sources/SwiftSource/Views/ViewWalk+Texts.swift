internal import AuditModel
internal import SwiftSyntax

extension Element {
  /// Whether the label of the control has an image.
  fileprivate var showsImage: Bool { control.image != nil || control.states?[.normal]?.image != nil }
}

extension Element {
  /// Whether the element is a control, or contains one.
  fileprivate var hasControls: Bool { ElementKind.controls.contains(kind) || children.contains(where: \.hasControls) }

  /// Whether code decides the size of a view.
  fileprivate var isFramed: Bool { layout.view?.modifiers != nil || !children.isEmpty }

  /// Whether the element is the value beside a label.
  fileprivate var isValue: Bool { layout.view?.attachment == .value }
}

extension LocalizableText {
  /// The words; nil if code computes a part of them.
  fileprivate var wholeWords: String? { isPartlyComputed ? nil : filledWords }
}

extension [Element] {
  /// Whether the elements are one text without a size that code decides.
  fileprivate var isPlainText: Bool { count == 1 && first?.kind == .label && first?.isFramed == false }
}

extension ViewWalk {
  /// `Text("…")`.
  mutating func text(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    // A text of nothing but a symbol is a picture.
    if let image = call.first?.imageInText { return elements(image, around) }
    var element = element(.label, at: call, around)
    // Unless the label of another call replaces the call itself.
    if let expression = call.node.as(ExprSyntax.self) { take(texts.read(expression), as: \.text, in: &element) }
    return [element]
  }

  /// Sets a text of an element, and where the words are.
  mutating func take(
    _ reading: TextReading, as slot: WritableKeyPath<Control, LocalizableText?>, in element: inout Element
  ) {
    element.take(reading, as: slot)
    element.givenAt = reading.location ?? element.givenAt
  }

  /// `Label("Title", systemImage: "x")`, `Label { … } icon: { … }`: one element with both.
  mutating func label(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(.label, at: call, around)
    if let first = call.first {
      setImage(ofNamed: call, on: &element)
      take(texts.read(first), as: \.text, in: &element)
    } else {
      let title = call.has("title") ? part("title", of: call, around) : elements(call.statements, around)
      let icon = part("icon", of: call, around)
      if (icon + title).contains(where: \.hasControls) { return [row(of: icon + title, at: call, around)] }
      let content = LabelContent(title)
      if !title.isPlainText || icon.contains(where: \.isFramed) { element.layOut { $0.container = .other("Label") } }
      element.take(content.title, as: \.text)
      // The icon is spoken where there are no words.
      element.accessibility.label = content.label ?? (title.meaningful.isEmpty ? LabelContent(icon).label : nil)
      element.control.image = LabelContent(icon).image
    }
    if around.labelStyle == "iconOnly" { element.control.imagePosition = .only }
    if around.labelStyle == "titleOnly" { element.control.image = nil }
    noteStyle(ofLabel: around)
    return [element]
  }

  /// Apps use a label as the layout of an icon and anything beside it, such as a field.
  private func row(of views: [Element], at call: ViewCall, _ around: ViewEnvironment) -> Element {
    var row = element(.stackView, at: call, around)
    row.layout.axis = .horizontal
    row.layOut { $0.container = .hStack }
    row.children = views
    return row
  }

  /// `Image("name")`, `Image(systemName:)`, `Image(decorative:)`, `Image("name", label: Text("…"))`.
  mutating func image(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(.imageView, at: call, around)
    if let symbol = call.argument("systemSymbol") {
      let given = scope.resolved(symbol)
      element.control.image = ImageReader.symbol(given.expression)
      element.givenAt = given.location
    } else if let (name, isSystem) = call.imageName {
      var given = scope.resolved(name)
      if let constant = given.expression.constantBinding { given = given.scope.resolved(constant) }
      element.control.image = image(named: given, isSystem: isSystem)
      element.givenAt = given.location
    } else if call.isCall, call.has("size"), call.name == "Image" {
      // What is drawn has no name, and a label only by the argument for it.
      element.control.image = ImageReference(computedBy: "Image(size:)")
    } else if let value = Self.imageValues.lazy.compactMap(call.argument).first {
      element.control.image = ImageReference(computedBy: value.brief)
    } else {
      let expression = call.arguments.first?.expression.brief ?? call.name
      // An initializer of the app makes an image, whatever it takes, and may label it.
      if call.isCall, call.name == "Image" { element.control.image = ImageReference(computedBy: expression) }
      element.note(expressions: [expression])
    }
    if call.has("decorative") { element.accessibility.isElement = false }
    if let label = call.argument("label") { element.speak(texts.read(label), as: \.label) }
    return [element]
  }

  /// `AsyncImage(url: …)`, `KFImage.url(…)`: an image without a name, and without a label unless its closure gives it one.
  mutating func remoteImage(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(.imageView, at: call, around)
    let source = call.arguments.first { !$0.expression.is(ClosureExprSyntax.self) }?.expression.brief ?? call.name
    element.control.image = ImageReference(computedBy: source)
    if call.namesInside.contains(where: { $0.hasPrefix("accessibility") }) { element.note(expressions: [source]) }
    element.layOut { $0.container = .other(call.name) }
    return [element]
  }

  /// The image of a name: a literal, or a text that declarations give.
  func image(named name: ResolvedExpression, isSystem: Bool) -> ImageReference? {
    if let result = name.scope.knownResult(of: name.expression) {
      return self.image(named: name.scope.resolved(result), isSystem: isSystem)
    }
    let image = ImageReader.image(name.expression, isSystem: isSystem, in: name.scope)
    guard image?.expression != nil else { return image }
    let texts = TextReader(in: name.scope, conditions: conditions, module: source.module)
    let names = texts.read(name.expression, isKey: false)
    let all = ([names.text].compactMap(\.self) + names.others).compactMap(\.wholeWords)
    let known = all.filter { !$0.isEmpty }.map { ImageReference($0, isSystem: isSystem) }
    return known.first?.or(Array(known.dropFirst())) ?? image
  }

  /// The labels of arguments that are an image without a name, which has no label of its own.
  private static let imageValues = ["uiImage", "nsImage", "cgImage"]

  /// `LabeledContent("Name", value: "…")` is read as one; with a control inside, its title names that.
  mutating func labeledContent(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var row = element(.stackView, at: call, around)
    row.layout.axis = .horizontal
    layOut(&row, as: call, around)
    var children: [Element] = []
    if let first = call.first {
      var title = element(.label, at: ViewCall(name: "Text", node: first), around)
      title.take(texts.read(first), as: \.text)
      children = [title]
    } else {
      children = part("label", of: call, around)
    }
    if let value = call.argument("value") {
      var text = element(.label, at: ViewCall(name: "Text", node: value), around)
      // A value is a string, which no table translates.
      text.take(texts.read(value, isKey: false), as: \.text)
      children.append(text.attached(as: .value))
      (row.accessibility.children, row.accessibility.isElement) = (.combine, true)
    }
    let content = named(self.content(call, around), by: LabelContent(children).title)
    row.children = children.map { $0.isValue ? $0 : $0.attached(as: .label) } + content.map { $0.attached(as: .value) }
    return [row]
  }

  /// Controls without a title take the row's title, including those inside stacks.
  private func named(_ elements: [Element], by title: TextReading) -> [Element] {
    elements.map { element in
      var named = element
      if ElementKind.controls.contains(element.kind) {
        // An icon is a label too.
        let isNamed =
          element.kind == .button || element.control.title?.isBlank == false || element.showsImage
        if !isNamed { named.control.title = title.text }
      } else {
        named.children = self.named(element.children, by: title)
      }
      return named
    }
  }

  /// `ContentUnavailableView("Title", systemImage: "x", description: Text("…"))`.
  mutating func contentUnavailable(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var view = element(.stackView, at: call, around)
    view.layout.axis = .vertical
    layOut(&view, as: call, around)
    if call.first != nil {
      var title = element(.label, at: call, around)
      call.first.map { title.take(texts.read($0), as: \.text) }
      setImage(ofNamed: call, on: &title)
      view.children = [title]
    }
    if call.argument("description")?.is(ClosureExprSyntax.self) == false {
      view.children += part("description", of: call, around)
    }
    view.children += call.has("label") ? part("label", of: call, around) : elements(call.statements, around)
    if call.statements("description") != nil { view.children += part("description", of: call, around) }
    view.children += part("actions", of: call, around)
    return [view]
  }
}
