internal import AuditModel
internal import SwiftSyntax

// What code does to controls after it has made them.
extension ControlReader {
  /// What is done to the control.
  ///
  /// - Parameters:
  ///   - creation: The call, if the changes are those of the control's own class.
  ///   - prefix: What stands before the members if they are those of a part.
  func apply(
    _ changes: [ModuleControls.Change], of creation: ControlCreation? = nil, _ prefix: String = "",
    to draft: inout ControlDraft
  ) {
    for known in changes {
      let change = known.change
      guard known.isCertain else {
        applyPossible(change, to: &draft)
        continue
      }
      switch change.act {
      case .set(let values):
        if change.isPrimaryAction(of: draft), prefix.isEmpty { takeAction(values, by: known, of: creation, in: &draft) }
        // Those of a part are known by its own name.
        guard let role = ControlMembers.set[prefix + change.member], !change.member.hasPrefix("configuration.") else {
          if prefix.isEmpty { applySetter(known, values, of: creation, to: &draft) }
          continue
        }
        if Self.states.contains(change.member), !setsFirst(known) { continue }
        if values.isEmpty { draft.setUnknown(role, by: change) }
        for value in values where !isRestyling(value, for: role, known, creation) {
          set(role, value, of: known, creation, in: &draft)
        }
      case .call(let call): apply(call, known, of: creation, to: &draft)
      }
    }
  }

  /// The states that a control has at first only if code sets them in any case when it is made.
  private static let states: Set<String> = ["isHidden", "isEnabled", "isEditable", "isSelectable"]

  /// Whether the class of a control only gives the words or the image that it has another look.
  private func isRestyling(
    _ value: ExprSyntax, for role: ControlMembers.Role, _ known: ModuleControls.Change, _ creation: ControlCreation?
  ) -> Bool {
    creation != nil && role.isContent && controls.restyles(value, in: known.change.place.type)
  }

  /// Whether a change is made in any case, when the control or what has it is made, or where the control is put into a view.
  func setsFirst(_ known: ModuleControls.Change) -> Bool {
    let (change, place) = (known.change, known.change.place)
    let isInBranch = creation.map { change.node.isInBranch(besides: Syntax($0.call)) } ?? change.node.isInBranch
    if isInBranch || change.node.isInSetter { return false }
    if let creation, [creation.place, creation.shownIn].contains(place) || isPut(creation, in: place) { return true }
    let types = [place.type] + controls.superclasses(of: place.type)
    return controls.startingCode.runs(place.member, in: types, isFunction: controls.declares)
  }

  private func isPut(_ creation: ControlCreation, in place: ControlPlace) -> Bool {
    controls.startingCode.puts(controls.names(of: creation), in: place)
  }

  /// `setTitle("…", for: .normal)`; of other methods it is unknown what they do, unless the app declares them.
  private func apply(
    _ call: FunctionCallExprSyntax, _ known: ModuleControls.Change, of creation: ControlCreation?,
    to draft: inout ControlDraft
  ) {
    let change = known.change
    if change.member == "addGestureRecognizer" { return applyGesture(call, to: &draft) }
    guard let role = ControlMembers.methods[change.member] else {
      if ControlMembers.loadsImage(change.member) { return draft.setUnknown(.image, by: change) }
      let isKnown = controls.declares(change.member) || KnownFunctions.keepLabels(change.member)
      // What a method of the system gets is the content of a field, which does not name it.
      if !isKnown, creation == nil, !draft.element.isTextEntry, call.mayName(draft.element) {
        draft.change { $0.note(expressions: [change.brief]) }
      }
      return
    }
    guard let first = call.arguments.first?.expression else { return }
    if let label = call.arguments.last?.label?.text, ControlParts.labelsOfSegments.contains(label) {
      return applySegment(call, first, role, known, to: &draft)
    }
    if isRestyling(first, for: role, known, creation) { return }
    let state = call.arguments.first { $0.label?.text == "for" }?.expression.results.first?.symbol
    set(role, first, of: known, creation, for: state.flatMap(ControlState.init) ?? .normal, in: &draft)
  }

  /// Sets what one of the segments shows: `setTitle("…", forSegmentAt: 0)`, `setImage(image, forSegment: 0)`.
  ///
  /// AppKit's may be made without anything to show.
  private func applySegment(
    _ call: FunctionCallExprSyntax, _ content: ExprSyntax, _ role: ControlMembers.Role, _ known: ModuleControls.Change,
    to draft: inout ControlDraft
  ) {
    guard let place = call.arguments.last?.expression,
      let index = place.number.map({ Int(exactly: $0) }) ?? draft.segment(named: place.sourceText)
    else { return }
    if call.arguments.last?.label?.text == ControlParts.segmentOfAppKit { draft.change { $0.addSegment(at: index) } }
    for value in values(content, for: role, in: scope(known.change.place, known.locations)) {
      switch role {
      case .title: draft.change { $0.setSegment(index, to: value.reading) }
      case .image: draft.change { $0.setSegment(index, to: UIKitImage(value.expression, value.texts)) }
      default: break
      }
    }
  }

  /// An action has the title and the image of its control; of what a function makes, they are not known.
  private func takeAction(
    _ values: [ExprSyntax], by known: ModuleControls.Change, of creation: ControlCreation?, in draft: inout ControlDraft
  ) {
    let isUnknown = values.contains { value in
      // A local constant is known by its value.
      let own = ControlValue(value, in: scope(known.change.place, known.locations), with: self).expression
      return !own.isNil && own.as(FunctionCallExprSyntax.self)?.createdType != "UIAction"
    }
    if isUnknown, creation == nil { draft.setUnknown(.title, by: known.change) }
  }

  /// A property that the app adds to controls, by what its setter does: `set { accessibilityLabel = newValue }`.
  private func applySetter(
    _ known: ModuleControls.Change, _ values: [ExprSyntax], of creation: ControlCreation?, to draft: inout ControlDraft
  ) {
    let setter = ControlName(owner: .function(ControlFunction(property: known.change.member)), path: "self")
    for inner in controls.changes(of: [setter]) {
      guard case .set(let own) = inner.change.act, let role = ControlMembers.set[inner.change.member] else { continue }
      if own.count == 1, own[0].symbol == "newValue", !values.isEmpty {
        for value in values { set(role, value, of: known, creation, in: &draft) }
      } else {
        draft.setUnknown(role, by: known.change)
      }
    }
  }

  func applyPossible(_ change: ControlChange, to draft: inout ControlDraft) {
    if change.isPrimaryAction(of: draft), case .set(let values) = change.act, !values.contains(where: \.isNil) {
      draft.setUnknown(.title, by: change)
    }
    if let role = ControlMembers.set[change.member] ?? ControlMembers.methods[change.member] {
      draft.setUnknown(role, by: change)
    }
  }

  /// The label of a Mac toolbar item names the view of the item.
  func applyLabels(ofItemsWith names: [ControlName], to draft: inout ControlDraft) {
    guard framework == .appKit else { return }
    let items = names.filter { $0.lastName == "view" }.compactMap(\.container)
    for known in controls.changes(of: items) where known.change.member == "label" {
      guard case .set(let values) = known.change.act else { continue }
      for value in values { set(.spoken(\.label), value, of: known, nil, in: &draft) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is given anything that may name an element.
  fileprivate func mayName(_ element: Element) -> Bool {
    if let method = calledExpression.symbol, Self.reading.contains(method + arguments.labels) { return false }
    if calledExpression.symbol == "bind", let bound = arguments.first?.expression {
      let name = bound.plainString ?? bound.symbol ?? bound.ownName ?? ""
      let isText = element.kind == .label || element.control.type == .label
      return Self.namingBindings.contains(name) || isText && Self.valueBindings.contains(name)
    }
    return arguments.contains { argument in
      !argument.expression.is(ClosureExprSyntax.self) && argument.expression.number == nil
        && argument.expression.boolean == nil
    }
  }

  /// The bindings that give a control words (Apple, Cocoa Bindings Reference); others give it a value or change its state.
  private static let namingBindings: Set<String> = [
    "title", "alternateTitle", "displayPatternTitle", "label", "toolTip", "headerTitle", "NSTitleBinding",
    "NSAlternateTitleBinding", "NSDisplayPatternTitleBinding", "NSLabelBinding", "NSToolTipBinding",
    "NSHeaderTitleBinding",
  ]
  /// Those that give a text field what it shows.
  private static let valueBindings: Set<String> = [
    "value", "displayPatternValue", "NSValueBinding", "NSDisplayPatternValueBinding",
  ]

  /// The methods that only tell what a control has (Apple, `UIButton`, `UISegmentedControl`, `UISearchBar`).
  private static let reading: Set<String> = [
    "title(for:)", "attributedTitle(for:)", "titleColor(for:)", "titleShadowColor(for:)", "image(for:)",
    "backgroundImage(for:)", "backgroundImage(for:barMetrics:)", "titleForSegment(at:)", "imageForSegment(at:)",
    "preferredSymbolConfigurationForImage(in:)", "actions(forTarget:forControlEvent:)",
  ]
}

extension ControlChange {
  /// Whether it sets UIKit's action of an item of a bar; buttons get theirs when they are made, and have no such property.
  fileprivate func isPrimaryAction(of draft: ControlDraft) -> Bool {
    member == "primaryAction" && draft.element.kind == .barButtonItem
  }
}
