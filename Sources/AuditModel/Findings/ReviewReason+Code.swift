extension CodeAct {
  /// The properties that count for an element: what is typed into a field, or chosen, is no name of it.
  fileprivate func properties(of element: Element) -> Set<CodeProperty> {
    guard properties.contains(.label), element.isTextEntry || element.isChoice else { return properties }
    return properties.subtracting([.title])
  }
}

extension Element {
  /// Whether users type a text into the element.
  package var isTextEntry: Bool { Self.textEntryKinds.contains(kind) && !isLabel }

  private static let textEntryKinds: Set<ElementKind> = [.textField, .textView, .searchField, .comboBox]

  /// Whether what the element shows in place of a title is the item that users choose; a pull-down button has a title (Apple,
  /// `NSPopUpButton.setTitle(_:)`).
  package var isChoice: Bool { kind == .popUpButton && control.type != .pullDown }

  /// Why code may change what the file says about the element: code fills its cell, computes its text, reaches it through an
  /// outlet or is its class; nil if nothing suggests it, or if that code was read and does not do it.
  ///
  /// - Parameters:
  ///   - act: What code may do.
  ///   - subject: The name of the element if the problem is about another one.
  ///   - dependsOnContent: Whether the problem depends on what the element shows or says, which code may compute.
  package func reviewReason(
    codeMay act: CodeAct, of subject: String? = nil, dependsOnContent: Bool = true
  ) -> ReviewReason? {
    if act.isSpoken, let override = connections.code?.override { return .decided(by: override) }
    if dependsOnContent, let expression = connections.expressions?.first { return .computed(expression) }
    if let code = connections.code {
      return code.reason(for: act, of: self) ?? unreadClass.map { _ in .customClass(may: act, of: subject) }
    }
    if isPrototype == true { return .prototype }
    if hasOutlet { return .outlet(codeMay: act, of: subject) }
    return connections.customClass == nil ? nil : .customClass(may: act, of: subject)
  }

  /// The element's class if its code was not read; nil if it was, or if the class is the framework's.
  private var unreadClass: String? {
    connections.customClass.flatMap { connections.code?.classes.contains($0) == true ? nil : $0 }
  }

  /// Whether code has an outlet to the element, other than every controller's outlet to its view or window.
  package var hasOutlet: Bool { connections.outlets?.contains { $0 != "view" && $0 != "window" } == true }

  /// Whether code may do something through an outlet: it has one, and it was not read, or it does so.
  package func mayBeChanged(by act: CodeAct) -> Bool {
    hasOutlet && (connections.code.map { $0.reason(for: act, of: self) != nil } ?? true)
  }
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

  /// A class of the app decides itself what is spoken: the file's labels and traits do not apply.
  ///
  /// Findings with this reason are not reported either.
  fileprivate static func decided(by override: String) -> ReviewReason {
    ReviewReason(code: settledCode, explanation: "\(override) decides what is spoken")
  }

  /// Code gives the element to a function of which the effect is not known.
  fileprivate static func givenAway(to function: String, may act: CodeAct) -> ReviewReason {
    ReviewReason(code: outletCode, explanation: "\(function)(), to which code gives it, may \(act.phrase)")
  }

  /// The code of findings that code settles.
  package static let settledCode = "settled-in-code"
}

// MARK: What code may do

extension ReviewReason {
  /// Code reaches the element through an outlet.
  package static func outlet(codeMay act: CodeAct, of subject: String? = nil) -> ReviewReason {
    let owner = subject.map { "the outlet of \($0)" } ?? "its outlet"
    return ReviewReason(code: outletCode, explanation: "code may \(act.phrase) through \(owner)")
  }

  /// A custom class may do anything.
  package static func customClass(may act: CodeAct, of subject: String? = nil) -> ReviewReason {
    let owner = subject.map { "the class of \($0)" } ?? "its class"
    return ReviewReason(code: customClassCode, explanation: "\(owner) may \(act.phrase)")
  }

  /// A custom runtime attribute may do anything.
  package static func runtimeAttribute(may act: CodeAct) -> ReviewReason {
    ReviewReason(code: "runtime-attribute", explanation: "a custom runtime attribute may \(act.phrase)")
  }

  /// An expression in code computes the element's text.
  package static func computed(_ expression: String) -> ReviewReason {
    ReviewReason(code: computedCode, explanation: "code computes its content: \(expression)")
  }

  /// The code of reasons that are about expressions in code.
  package static let computedCode = "computed"
  /// The code of reasons that are about custom classes.
  package static let customClassCode = "custom-class"
  /// The code of reasons that are about outlets.
  package static let outletCode = "outlet"
}
