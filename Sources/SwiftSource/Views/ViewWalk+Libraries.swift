internal import AuditModel
internal import SwiftSyntax

// Controls of other modules that are named after SwiftUI's: `LaunchAtLogin.Toggle("…")`.
extension ViewWalk {
  /// A control of a type that is not in the sources, by the last of its names; nil for any other call.
  ///
  /// What it is bound to is not known, and without a title it may have one of its own.
  mutating func controlOfLibrary(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    let name = call.name.lastTypeName
    guard call.isCall, name != call.name, call.name.isTypeName, Self.controlsOfLibraries.contains(name),
      let read = Self.table[name], source.module.type(named: call.name, from: locations.file) == nil,
      view(named: call.name) == nil
    else { return nil }
    var own = call
    own.name = name
    var elements = read(&self, own, around)
    for index in elements.indices where ElementKind.controls.contains(elements[index].kind) {
      elements[index].noteLibrary(call.name)
    }
    return elements
  }

  /// The controls whose titles other modules take as SwiftUI does.
  private static let controlsOfLibraries: Set<String> = [
    "Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "Button",
  ]
}

extension Element {
  /// Notes that a control without words may have those that its module gives it: without a title it surely has some.
  fileprivate mutating func noteLibrary(_ name: String) {
    let title = kind == .button ? control.states?[.normal]?.title : control.title
    guard title?.isBlank != false, accessibility.label == nil else { return }
    if title == nil, children.meaningful.isEmpty {
      setTitle(TextReading(LocalizableText(computedBy: name)))
    }
    note(expressions: [name])
  }
}

extension ViewCall {
  /// Whether the name is said to be SwiftUI's: `SwiftUI.Toggle(…)`.
  var isOfSwiftUI: Bool { node.firstToken(viewMode: .sourceAccurate)?.reads("SwiftUI") == true }
}
