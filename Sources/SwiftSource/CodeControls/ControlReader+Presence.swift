internal import AuditModel
internal import SwiftSyntax

// Which of the controls that code makes are shown, and by whom their words are decided.
extension ControlReader {
  /// What code decides about a control of a type by the views around it: one is an accessibility element, or has a list of those that
  /// are reached, in which the control is not; nil if nothing is decided.
  func decision(about names: [ControlName], in type: String) -> CodeUse? {
    let owner = ControlName(owner: .type(type))
    let around = controls.names(ofViewsAround: names) + [owner, .instance(of: type)]
    // What is in a list has the name of the list.
    let isReached = (names + around).contains { $0.lastName == "accessibilityElements" }
    guard !isReached, framework == .uiKit else { return nil }
    if controls.isInButton(names) { return CodeUse(decidedBy: Self.button, member: ReachDecision.itself) }
    let decisions = controls.changes(of: around).lazy.compactMap { known -> ReachDecision? in
      guard case .set(let values) = known.change.act else { return nil }
      let sole = values.count == 1 ? values[0].sourceText : ""
      return ReachDecision(known.change.member, to: sole, listing: [])
    }
    if let decision = decisions.first { return CodeUse(decidedBy: type, member: decision.member) }
    return classMakingOneElement(of: type).map { CodeUse(decidedBy: $0, member: ReachDecision.itself) }
  }

  /// The superclass whose code makes all instances of a type accessibility elements; nil if none does.
  private func classMakingOneElement(of type: String) -> String? {
    let deciding = ([type] + controls.superclasses(of: type)).first { !decisions(ofClass: $0).isEmpty }
    guard let deciding, deciding != type, decisions(ofClass: deciding).allSatisfy(\.isMadeElement) else { return nil }
    return deciding
  }

  /// What a class does to decide whether its values are elements of their own.
  private func decisions(ofClass name: String) -> [ControlChange] {
    controls.changes(ofClass: name).map(\.change).filter { $0.member == ReachDecision.itself }
  }

  private static let button = "UIButton"

  /// Whether the function that makes a view takes it away again, and puts it nowhere else: such a view only prepares something,
  /// as a keyboard.
  func isTakenAway(_ creation: ControlCreation, _ names: [ControlName]) -> Bool {
    return !isPlaced(names)
      && controls.changes(of: names).contains { known in
        known.change.member == "removeFromSuperview" && known.change.place == creation.place
          && known.change.node.position > creation.call.position
      }
  }
}

extension ControlReader {
  /// Whether a type keeps what has some names.
  private func isPlaced(_ names: [ControlName]) -> Bool {
    names.contains { if case .type = $0.owner { !$0.path.isEmpty } else { false } }
  }

  /// What views of a class offer to VoiceOver that make themselves one element, with all that is inside; nil if the class does not.
  func accessibility(ofViewsOf type: String) -> AccessibilityProperties? {
    let own = decisions(ofClass: type)
    guard framework == .uiKit, own.isEmpty ? classMakingOneElement(of: type) != nil : own.allSatisfy(\.act.isTrue)
    else { return nil }
    var draft = ControlDraft(Element(id: "", kind: .view))
    apply(spokenChanges(ofClass: type), to: &draft)
    var properties = draft.finished.accessibility
    if let label = properties.label {
      // What is blank at first has words later.
      if label.isBlank { properties.label = LocalizableText(computedBy: "\(type).accessibilityLabel") }
      return properties
    }
    // A cell says the texts inside it; without a label, it is not known whether other code names any other view.
    guard controls.frameworkClass(of: type).hasSuffix("Cell") else { return nil }
    properties.children = .combine
    return properties
  }

  /// What a class does to its values that is spoken; of what superclasses do, only what the class leaves alone.
  private func spokenChanges(ofClass type: String) -> [ModuleControls.Change] {
    ([type] + controls.superclasses(of: type)).reduce(into: []) { changes, name in
      let known = Set(changes.map(\.change.member))
      changes += controls.changes(ofClass: name).filter {
        ControlMembers.isSpoken($0.change.member) && !known.contains($0.change.member)
      }
    }
  }

  /// Whether code only asks how large a view would be, and puts it nowhere.
  func isOnlyMeasured(_ creation: ControlCreation, _ names: [ControlName]) -> Bool {
    guard !isPlaced(names), !controls.isGiven(names) else { return false }
    return controls.changes(of: names).contains { Self.measuring.contains($0.change.member) }
      || creation.call.isLocal(ofWhich: Self.sizes)
  }

  /// Whether a field of no size is only there to be written into by what it shows in place of the keyboard (Apple,
  /// `UITextField.inputView`): VoiceOver does not stop at what has no frame.
  func isForKeyboard(_ names: [ControlName]) -> Bool {
    let changes = controls.changes(of: names).map(\.change)
    return framework == .uiKit && changes.contains { $0.member == "inputView" }
      && changes.contains { $0.member == "frame" && $0.act.isEmptyFrame }
  }

  /// Whether a view is only printed, and put nowhere.
  func isOnlyPrinted(_ names: [ControlName]) -> Bool {
    !isPlaced(names) && controls.isGiven(names, to: ["NSPrintOperation"])
  }

  /// Whether a view is drawn into a tile of the Dock, which is in no window (Apple, `NSDockTile.contentView`).
  func isInDock(_ names: [ControlName]) -> Bool {
    guard framework == .appKit else { return false }
    return (names + controls.names(ofViewsAround: names)).contains { name in
      name.lastName == "contentView" && name.container?.lastName == "dockTile"
    }
  }

  private static let measuring: Set<String> = ["sizeThatFits", "systemLayoutSizeFitting", "cellSize"]
  private static let sizes: Set<String> = ["fittingSize", "intrinsicContentSize"]

  /// Whether code shows a control that it hides elsewhere.
  func isShown(_ creation: ControlCreation, _ classes: [String]) -> Bool {
    let names = controls.names(of: creation)
    // What is beside the text of a field has the name of its place there.
    let places = names.filter { ["leftView", "rightView"].contains($0.lastName) }
    let inFields = places.flatMap { place in
      place.container.map { controls.names(of: place.lastName ?? "", of: controls.names(sameAs: [$0])) } ?? []
    }
    let changes =
      controls.changes(of: names + inFields, ofClasses: classes) + controls.possibleChanges(of: names)
    return changes.contains { known in
      guard known.change.member == "isHidden", case .set(let values) = known.change.act else { return false }
      return values.isEmpty || values.contains { $0.boolean != true }
    }
  }
}

extension ControlCreation {
  /// Whether the call makes a control of SwiftUI, of which the app has a class of the same name: `SwiftUI.Button("OK") {}`, or
  /// `Button("OK") {}` in a body.
  var isOfSwiftUI: Bool { type.hasPrefix("SwiftUI.") || ViewWalk.opens(type) && Syntax(call).isInView }
}

extension FunctionCallExprSyntax {
  /// Whether code only asks which look a new control has, `UIButton().tintColor`, at once or by a local name.
  var isOnlyAskedForLook: Bool {
    if let member = parent?.as(MemberAccessExprSyntax.self) { return member.asksForLook }
    guard let (name, block) = localName else { return false }
    let mentions = block.tokens(viewMode: .sourceAccurate).lazy.filter { token in
      token.position > position && token.reads(name) && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
    var isMentioned = false
    for token in mentions {
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      guard member?.base?.id == token.parent?.id, member?.asksForLook == true else { return false }
      isMentioned = true
    }
    return isMentioned
  }

  /// The name of the local constant that the call makes, with the statements around; nil if it makes none.
  private var localName: (name: String, block: CodeBlockItemListSyntax)? {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) })
        .first
    else { return nil }
    return (name, block)
  }

  /// Whether the call makes a local constant, and a statement after it reads one of some members of that.
  fileprivate func isLocal(ofWhich members: Set<String>) -> Bool {
    guard let (name, block) = localName else { return false }
    return block.tokens(viewMode: .sourceAccurate).contains { token in
      guard members.contains(token.text) else { return false }
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      return access?.base?.ownName == name
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is one of the look of a view, and is only read.
  fileprivate var asksForLook: Bool {
    guard Self.looks.contains(declName.baseName.text) else { return false }
    var outermost = Syntax(self)
    while let outer = outermost.parent,
      outer.is(MemberAccessExprSyntax.self) || outer.is(OptionalChainingExprSyntax.self)
        || outer.is(ForceUnwrapExprSyntax.self)
    {
      outermost = outer
    }
    if outermost.parent?.is(FunctionCallExprSyntax.self) == true { return false }
    let parts = outermost.parent?.parent?.as(SequenceExprSyntax.self)?.elements
    return parts?.first?.id != ExprSyntax(outermost)?.id
      || parts?.dropFirst().first?.is(AssignmentExprSyntax.self) != true
  }

  /// Apple, `UIView`, `UIControl`, `UITextView`, `NSControl`.
  private static let looks: Set<String> = [
    "tintColor", "font", "textColor", "backgroundColor", "titleLabel", "currentTitleColor", "contentTintColor",
    "textContainerInset", "layoutMargins", "controlSize",
  ]
}

extension ControlChange.Act {
  /// Whether a frame is set that has no size: `.zero`, `CGRectZero`, `CGRectMake(0, 0, 0, 0)`.
  fileprivate var isEmptyFrame: Bool {
    guard case .set(let values) = self, values.count == 1, let value = values.first else { return false }
    if ["zero", "CGRectZero"].contains(value.symbol ?? "") { return true }
    let sizes = value.as(FunctionCallExprSyntax.self)?.arguments.suffix(2).map(\.expression.number) ?? []
    return sizes.count == 2 && sizes.allSatisfy { $0 == 0 } && value.isRectangle
  }

  /// Whether a member is set to true.
  fileprivate var isTrue: Bool {
    guard case .set(let values) = self else { return false }
    return !values.isEmpty && values.allSatisfy { $0.boolean == true }
  }
}

extension ControlChange {
  /// Whether a class makes its values elements of their own when they are made, in any case.
  fileprivate var isMadeElement: Bool {
    act.isTrue && !node.isInBranch && (place.member == place.type.lastTypeName || place.member == "awakeFromNib")
  }
}

extension Element {
  /// Whether what a call makes is shown: an action without a title only handles an event, and a menu's item without one holds a
  /// place, is only the sender of an action, or is the face of a pull-down button, which shows its first item in place of a title
  /// (Apple, `NSPopUpButton.pullsDown`).
  func isShown(_ creation: ControlCreation) -> Bool {
    // The system has the words of a search bar that code leaves alone.
    if creation.type == "UISearchController" { return control.placeholder != nil || accessibility.label != nil }
    // A group without titles and images has items that are made elsewhere.
    if creation.type == "NSToolbarItemGroup" { return !children.isEmpty }
    // A toolbar's item for one of a bar is that item.
    if creation.call.arguments.contains(where: { $0.label?.reads("barButtonItem") == true }) { return false }
    guard kind == .menuItem else { return true }
    if control.title?.isBlank == false || control.type == .separator || !children.isEmpty { return true }
    let action = creation.call.arguments.first { $0.label?.text == "action" }?.expression
    return control.image != nil && action?.isNil != true
  }

  /// Leaves the words of a menu's item to a class that translates them itself: predicate editors do it by their formatting
  /// dictionary (Apple, `NSPredicateEditor.formattingStringsFilename`).
  mutating func leaveTitle(to type: String) {
    guard kind == .menuItem, type == "NSPredicateEditorRowTemplate", let title = control.title?.value else { return }
    control.title = LocalizableText(computedBy: title)
  }

  /// Leaves what an item of a menu without a title says to the view that it shows, of which only the expression is known (Apple,
  /// `NSMenuItem.view`).
  mutating func leaveTitleToView() {
    guard kind == .menuItem, control.title?.isBlank != false,
      let view = children.last(where: { $0.kind == .view })?.connections.expressions?.first
    else { return }
    control.title = LocalizableText(computedBy: view)
    note(expressions: [view])
  }

  /// Takes the title of a pull-down button, which is that of its first item.
  ///
  /// - Parameter value: The title of an item, or the list of the titles of several.
  mutating func takeFace(_ value: ControlValue) {
    guard kind == .popUpButton, control.type == .pullDown, control.title == nil else { return }
    let face = value.expression.listElements?.first ?? value.expression
    let reading = value.texts.read(face, isKey: false)
    control.title = reading.text ?? LocalizableText(computedBy: face.brief)
  }
}

extension Element {
  /// Adds the next segment, which shows nothing yet.
  mutating func addSegment(at index: Int) {
    guard kind == .segmentedControl, index == children.count else { return }
    var segment = Element(id: "", kind: .segment)
    segment.location = location
    children.append(segment)
  }

  /// Sets the image of a segment.
  mutating func setSegment(_ index: Int, to image: UIKitImage) {
    guard kind == .segmentedControl, children.indices.contains(index) else { return }
    children[index].control.image = image.reference
  }

  /// Sets the title of a segment; one with a key that it had is another of its texts.
  mutating func setSegment(_ index: Int, to reading: TextReading) {
    guard kind == .segmentedControl, children.indices.contains(index) else { return }
    let old = children[index].control.title
    guard reading.text != nil else { return children[index].note(reading) }
    children[index].take(reading, as: \.title)
    if let old, old.key != nil, old != reading.text {
      children[index].otherTexts = (children[index].otherTexts ?? []) + [old]
    }
  }
}
