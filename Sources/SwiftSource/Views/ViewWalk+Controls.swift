internal import AuditModel
internal import SwiftSyntax

extension ViewWalk {
  /// A control whose title is its first argument or the views of its closure.
  mutating func titled(_ kind: ElementKind, _ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    [control(kind, call, label: call.statements("label") ?? call.statements, around)]
  }

  /// `Toggle("Title", isOn: …)`.
  mutating func toggle(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = control(.switch, call, label: call.statements("label") ?? call.statements, around)
    element.control.isOn = bound(call.argument("isOn"))?.boolean
    element.control.type = (around.styles["toggleStyle"] ?? defaultToggleStyle(around)).map(ControlType.init(name:))
    draw(&element, around)
    // In a menu it is an item with a check mark.
    if around.isMenu { (element.kind, element.control.type) = (.menuItem, nil) }
    return [element]
  }

  /// The style of a toggle without one: on the Mac it is a check box, but in a form whose rows are grouped.
  private func defaultToggleStyle(_ around: ViewEnvironment) -> String? {
    let isInGroupedForm = around.showsTitlesOfFields && around.styles["formStyle"] == "grouped"
    return conditions.platform == .macOS && !isInGroupedForm ? "checkbox" : nil
  }

  /// `Slider(value: …, in: 0...10) { Text("Title") }`; the closures for its ends are not titles.
  mutating func slider(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = control(.slider, call, label: call.statements("label") ?? call.statementsOfViews, around)
    element.control.range = range(of: call)
    for part in ["minimumValueLabel", "maximumValueLabel"] {
      element.children += self.part(part, of: call, around).map { $0.attached(as: .other(part)) }
    }
    return [element]
  }

  /// `ControlWidgetToggle("Title", isOn: …) { isOn in … }`; the closure shows the value.
  mutating func widgetToggle(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = control(.switch, call, label: call.statements("label"), around)
    element.children += elements(call.statements, around).map { $0.attached(as: .value) }
    return [element]
  }

  /// `Stepper("Title", value: …, in: 0...10)`.
  mutating func stepper(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = control(.stepper, call, label: call.statements("label") ?? call.statementsOfViews, around)
    element.control.range = range(of: call)
    return [element]
  }

  /// What a binding begins with: the value of `.constant(x)`, or that of the view's own `@State` property.
  func bound(_ binding: ExprSyntax?) -> ExprSyntax? {
    guard let name = binding?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$") else {
      return binding?.constantBinding
    }
    return type.states[String(name.dropFirst())]
  }

  /// The range of literals (`in: 0...10`) with a current number that is constant.
  private func range(of call: ViewCall) -> ControlRange? {
    guard let current = bound(call.argument("value"))?.number else { return nil }
    let bounds = call.argument("in")?.as(SequenceExprSyntax.self)?.elements.compactMap(\.number) ?? []
    guard bounds.count == 2, bounds[0] < bounds[1] else {
      return ControlRange(minimum: 0, maximum: 1, current: current)
    }
    return ControlRange(minimum: bounds[0], maximum: bounds[1], current: current)
  }

  /// `TextField("Title", text: …, prompt: Text("…"))`: without a prompt the title is the placeholder.
  mutating func field(_ call: ViewCall, isSecure: Bool, _ around: ViewEnvironment) -> [Element] {
    var element = element(.textField, at: call, around)
    element.control.isSecure = isSecure ? true : nil
    if call.symbol("axis") == "vertical" { element.layout.axis = .vertical }
    var title = call.first.map { texts.read($0) }
    // A use that gives no words is where they are missing.
    if title?.text?.isBlank == true { element.givenAt = title?.location }
    if title == nil, call.has("label") || call.statements != nil {
      let label = call.has("label") ? part("label", of: call, around) : elements(call.statements, around)
      title = LabelContent(label).title
    }
    if let prompt = call.argument("prompt"), prompt.as(NilLiteralExprSyntax.self) == nil {
      element.take(texts.read(prompt), as: \.placeholder)
      if let title { element.setTitle(title) }
    } else if let title, title.text?.isBlank != true {
      // A title beside the field is spoken even if it is hidden; then the field may show it, as it does elsewhere.
      if around.showsTitlesOfFields { element.setTitle(title) }
      if !around.showsTitlesOfFields || around.hidesLabels { element.take(title, as: \.placeholder) }
    }
    take(constantTextOf: call, in: &element)
    return [element]
  }

  /// The text of a field that only shows it, `.constant(notes)`: it names nothing, and nobody writes there.
  private func take(constantTextOf call: ViewCall, in element: inout Element) {
    guard let text = call.argument("text")?.constantBinding else { return }
    element.take(texts.read(text, isKey: false).withoutExpressions, as: \.text)
    if element.kind == .textView { element.control.isEditable = false }
  }

  /// `TextEditor(text: …)`.
  func textEditor(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(.textView, at: call, around)
    element.control.isEditable = true
    take(constantTextOf: call, in: &element)
    return [element]
  }

  /// `ProgressView()` turns, `ProgressView("Title", value: …)` fills; a gauge is read as the latter.
  mutating func progress(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let isGauge = call.name == "Gauge"
    let kind: ElementKind = call.has("value") || isGauge ? .progressView : .activityIndicator
    // `ProgressView(progress)` takes its texts from the progress.
    let isObject = call.first.map { !$0.is(StringLiteralExprSyntax.self) && $0.symbol != "Text" } ?? false
    var element = control(kind, call, label: call.statements("label") ?? call.statements, around)
    element.control.type = isGauge ? .gauge : around.styles["progressViewStyle"].map(ControlType.init(name:))
    if isObject, element.kind == .activityIndicator { element.kind = .progressView }
    if let value = call.argument("value")?.number {
      element.control.range = ControlRange(
        minimum: 0, maximum: call.argument("total")?.number ?? 1, current: value)
    }
    return [element]
  }

  /// `DatePicker("Title", selection: …, displayedComponents: .date)`.
  mutating func datePicker(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = control(.datePicker, call, label: call.statements("label") ?? call.statements, around)
    element.control.type = around.styles["datePickerStyle"].map(ControlType.init(name:))
    element.control.mode =
      call.symbol("displayedComponents").flatMap { Self.pickerModes[$0] }
      ?? (call.has("displayedComponents") ? nil : .dateAndTime)
    return [element]
  }

  private static let pickerModes: [String: Control.DatePickerMode] = ["date": .date, "hourAndMinute": .time]

  /// `Picker("Title", selection: …) { options }`, by its style a menu, segments or a wheel.
  mutating func picker(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let style = around.styles["pickerStyle"]
    let kind = style.flatMap { Self.pickerKinds[$0] } ?? .popUpButton
    var element = control(kind, call, label: call.statements("label"), around)
    element.control.type = style.map(ControlType.init(name:))
    var inner = around
    inner.isMenu = false
    let options = content(call, inner).meaningful
    if around.isMenu, style != "menu" { return items(options, of: element, hasTitle: style == "inline") }
    // A control beside the words of the label is one of its own.
    let controls = element.children.flatMap(\.controls)
    if kind == .segmentedControl {
      element.children = options.options(.segment).filter { $0.kind == .segment }
    } else if !options.isEmpty {
      var menu = Element(id: "", kind: .menu)
      menu.location = element.location
      menu.children = options.options(.menuItem)
      element.children = [menu]
    }
    if around.isMenu { element.kind = .menuItem }
    return controls + [element]
  }

  /// The options of a picker in a menu, which are among the menu's items; only an inline picker shows its title there.
  private func items(_ options: [Element], of picker: Element, hasTitle: Bool) -> [Element] {
    var items = options.options(.menuItem)
    guard let title = picker.control.title else { return items }
    if hasTitle {
      items.insert(picker.heading(title), at: 0)
    } else if let first = items.firstIndex(where: { $0.kind == .menuItem }) {
      let placed = title.placed(at: picker.givenAt ?? picker.location)
      items[first].otherTexts = (items[first].otherTexts ?? []) + [placed]
    }
    return items
  }

  private static let pickerKinds: [String: ElementKind] = [
    "segmented": .segmentedControl, "palette": .segmentedControl, "wheel": .pickerView, "inline": .pickerView,
    "radioGroup": .pickerView,
  ]
}

extension Element {
  /// The controls inside, or the element itself if it is one.
  fileprivate var controls: [Element] {
    ElementKind.controls.contains(kind) ? [self] : children.flatMap(\.controls)
  }
}

extension ViewCall {
  /// The statements of the closure without a label that makes views; nil for one that gets a value, as `onEditingChanged` does.
  fileprivate var statementsOfViews: CodeBlockItemListSyntax? {
    guard let trailing else { return statements }
    let getsValue =
      trailing.signature?.parameterClause != nil
      || trailing.statements.tokens(viewMode: .sourceAccurate).contains { $0.argumentText != nil }
    return getsValue ? nil : statements
  }
}
