/// Something that code may do with an element, which makes what the interface file says of it doubtful.
package struct CodeAct: Sendable {
  /// What it does, as a verb phrase that follows "code may".
  package let phrase: String
  /// The properties that code sets to do it.
  package let properties: Set<CodeProperty>

  /// Gives the element a name.
  package static let label = CodeAct(phrase: "set a label", properties: [.label, .title])
  /// Changes what the element is called.
  package static let rename = CodeAct(phrase: "change it", properties: [.label, .title])
  /// Sets the title or text.
  package static let title = CodeAct(phrase: "set the title", properties: [.title])
  /// Replaces a text.
  package static let text = CodeAct(phrase: "replace it", properties: [.title, .placeholder, .toolTip])
  /// Changes how the element looks.
  package static let appearance = CodeAct(phrase: "change its appearance", properties: [.color, .style, .font, .image])
  /// Changes the style of a Mac button, its title or its image.
  package static let style = CodeAct(phrase: "change it", properties: [.style, .title, .image, .size])
  /// Changes a color.
  package static let color = CodeAct(phrase: "change the color", properties: [.color])
  /// Sets the traits.
  package static let traits = CodeAct(phrase: "set its traits", properties: [.traits])
  /// Disables the element.
  package static let disable = CodeAct(phrase: "disable it", properties: [.enabled])
  /// Makes the element larger by what it shows.
  package static let resize = CodeAct(
    phrase: "set an image or a configuration of another size", properties: [.image, .style, .title, .font, .size])
  /// Extends where touches count.
  package static let enlarge = CodeAct(phrase: "enlarge the hit region", properties: [.size])
  /// Moves constraints.
  package static let constant = CodeAct(phrase: "change a constant", properties: [.size])
  /// Shows a title in another way.
  package static let draw = CodeAct(phrase: "show it in another way", properties: [.lines, .font, .style, .size])
  /// Names a cell, or makes it one element.
  package static let combine = CodeAct(
    phrase: "set a label or make the cell one element", properties: [.label, .traits])
  /// Offers what is inside as actions.
  package static let actions = CodeAct(phrase: "offer them as actions", properties: [.actions, .traits])
}

extension CodeAct {
  /// The properties that count for an element: what is typed into a field is no name of it.
  fileprivate func properties(of element: Element) -> Set<CodeProperty> {
    guard properties.contains(.label), element.isTextEntry else { return properties }
    return properties.subtracting([.title])
  }
}

extension Element {
  /// Whether users type a text into the element.
  package var isTextEntry: Bool { Self.textEntryKinds.contains(kind) && !isLabel }

  private static let textEntryKinds: Set<ElementKind> = [.textField, .textView, .searchField, .comboBox]

  /// Why code may change what the file says about the element: code fills its cell, computes its text, reaches it through an
  /// outlet or is its class; nil if nothing suggests it, or if that code was read and does not do it.
  ///
  /// - Parameters:
  ///   - act: What code may do.
  ///   - subject: The name of the element if the problem is about another one.
  package func reviewReason(codeMay act: CodeAct, of subject: String? = nil) -> ReviewReason? {
    if let expression = connections.expressions?.first { return .computed(expression) }
    if let code = connections.code { return code.reason(for: act, of: self) ?? unreadClass.map { _ in .customClass(may: act, of: subject) } }
    if isPrototype == true { return .prototype }
    if hasOutlet { return .outlet(codeMay: act, of: subject) }
    return connections.customClass == nil ? nil : .customClass(may: act, of: subject)
  }

  /// The element's class if its code was not read; nil if it was, or if the class is the framework's.
  private var unreadClass: String? { connections.customClass.flatMap { connections.code?.classes.contains($0) == true ? nil : $0 } }

  /// Whether code has an outlet to the element, other than every controller's outlet to its view or window.
  package var hasOutlet: Bool { connections.outlets?.contains { $0 != "view" && $0 != "window" } == true }

  /// Whether code may do something through an outlet: it has one, and it was not read, or it does so.
  package func mayBeChanged(by act: CodeAct) -> Bool { hasOutlet && (connections.code.map { $0.reason(for: act, of: self) != nil } ?? true) }
}

extension CodeUse {
  /// Why the file may not tell what code that was read does; nil if the code does not do it.
  fileprivate func reason(for act: CodeAct, of element: Element) -> ReviewReason? {
    if sets(anyOf: act.properties(of: element)) { return .settledInCode(act, by: self) }
    return givenTo?.first.map { .givenAway(to: $0, may: act) }
  }
}

extension ReviewReason {
  /// Code does what it may do: the file's words do not apply.
  ///
  /// Findings with this reason are not reported, since code answers the question.
  fileprivate static func settledInCode(_ act: CodeAct, by code: CodeUse) -> ReviewReason {
    ReviewReason(code: settledCode, explanation: "code of \(code) may \(act.phrase)")
  }

  /// Code gives the element to a function of which the effect is not known.
  fileprivate static func givenAway(to function: String, may act: CodeAct) -> ReviewReason {
    ReviewReason(code: outletCode, explanation: "\(function)(), to which code gives it, may \(act.phrase)")
  }

  /// The code of findings that code settles.
  package static let settledCode = "settled-in-code"
}
