internal import AuditModel
internal import SwiftSyntax

/// Reads the controls of one framework that the code of one file makes.
struct ControlReader {
  let controls: ModuleControls
  let module: ModuleIndex
  var locations: SourceLocations
  let framework: InterfaceFramework
  let conditions: BuildConditions
  /// Whether the reader reads what belongs to both frameworks.
  let readsShared: Bool
  /// The initializers of the app in which controls are read, with what they are given.
  var around: [RunInitializer] = []
  /// Those that make the control that is being read.
  var run: [RunInitializer] = []
  /// The control that is being read, and the classes of the app that it has.
  var creation: ControlCreation?
  var classes: [String] = []
  /// The calls of which the control that is being read is the receiver or an argument.
  var callsWithControl: Set<SyntaxIdentifier> = []

  /// The element that a call makes; nil if it makes none of the framework, or only a part of another control.
  func element(_ creation: ControlCreation) -> Element? {
    guard let (form, classes) = controls.form(of: creation.type), let kind = form.kind,
      form.isOfBoth ? readsShared : form.framework == framework
    else {
      return nil
    }
    let unused = controls.unused
    if unused.functions.contains(creation.place.member)
      || unused.has(type: creation.shownIn.type, in: locations.file)
    {
      return nil
    }
    if let use = creation.use, self.creation?.node.id != creation.node.id {
      var reader = self
      (reader.creation, reader.locations) = (creation, use.locations)
      return reader.element(creation)
    }
    let names = controls.names(of: creation)
    let run = initializers(runBy: creation, classes)
    if form.isPlaceholderIfBare, run.isEmpty, controls.isPlaceholder(creation) { return nil }
    if controls.isOfOwnMethod(creation) || creation.isOfSwiftUI { return nil }
    // A function of the app by that name makes its own field.
    if creation.call.addsField, controls.declares("addTextField") { return nil }
    if controls.isReplaced(creation) || controls.isOnlySender(creation, names) || isTakenAway(creation, names) {
      return nil
    }
    if creation.call.isOnlyAskedForLook { return nil }
    if isOnlyMeasured(creation, names) || isOnlyPrinted(names) || isInDock(names) || isForKeyboard(names) { return nil }
    if creation.type == "UIAction", names.contains(where: { $0.lastName == "primaryAction" }) { return nil }
    var reader = self
    (reader.run, reader.classes, reader.creation) = (run, classes, creation)
    reader.callsWithControl = controls.calls(with: names).union(creation.use.map { [$0.call.node.id] } ?? [])
    return reader.element(creation, kind, form, classes, names)
  }

  private func element(
    _ creation: ControlCreation, _ kind: ElementKind, _ form: ControlForm, _ classes: [String], _ names: [ControlName]
  ) -> Element? {
    var element = Element(id: "", kind: kind)
    element.location = (creation.use?.call.locations ?? locations).location(of: creation.node)
    (element.control.type, element.control.isSecure) = (form.type, form.isSecure)
    var draft = ControlDraft(element)
    for name in classes.reversed() {
      apply(controls.changes(ofClass: name).filter(mayRun), of: creation, to: &draft)
    }
    let given = applyDelegation(of: creation, to: &draft)
    // What hands on to another initializer of its own says what that one shows.
    if !run.contains(where: { !$0.initializer.callsSuper }) {
      apply(creation, at: locations, without: given, to: &draft)
    }
    let changes = controls.changes(of: names, ofClasses: classes).withFirstImages(of: creation, in: locations)
    apply(changes, to: &draft)
    if kind == .button { draft.change { $0.connections.imageAlone = imageWithoutTitle(of: creation, changes) } }
    apply(controls.changes(of: controls.names(of: "searchBar", of: names)), "searchBar.", to: &draft)
    for action in controls.values(of: "primaryAction", of: names) { apply(action, "", to: &draft) }
    for value in controls.values(of: "configuration", of: names) { apply(value, "configuration.", to: &draft) }
    apply(controls.changes(of: controls.names(of: "configuration", of: names)), "configuration.", to: &draft)
    let possible = controls.possibleChanges(of: names) + controls.changes(byExtensionsOf: creation)
    for known in possible { applyPossible(known.change, to: &draft) }
    if creation.call.addsField, let other = creation.call.otherUseOfFields {
      draft.change { $0.note(expressions: [other.brief]) }
    }
    applyLabels(ofItemsWith: names, to: &draft)
    checkTouches(of: names, classes, in: &draft)
    let uses = controls.unknownUses(of: names).prefix(Self.maximumUses)
    draft.change { element in
      applyColors(changes, possible, names, classes, to: &element)
      element.note(expressions: uses.map { ExprSyntax($0.node)?.brief ?? $0.function })
      element.take(places: names, of: framework)
    }
    return finished(draft, creation, form, classes)
  }

  private func finished(_ draft: ControlDraft, _ creation: ControlCreation, _ form: ControlForm, _ classes: [String])
    -> Element?
  {
    var draft = draft
    let labels = form.isPresented && form.kind == .view ? draft.takeMessage() : []
    var element = draft.finished
    element.children = labels + element.children
    element.leaveTitleToView()
    // A class of the app may draw what it shows, and an item of the menu bar may have a view or be filled elsewhere.
    let drawer = creation.type == ControlTypes.statusItem ? ExprSyntax(creation.call).brief : classes.first
    if let name = drawer, !element.showsAnything, !element.isNamedByLabelAlone {
      element.note(expressions: [name])
    }
    let ofUses = controls.useOfLabel(ofViewsMadeIn: creation.shownIn.type)
    if ofUses == nil, let owner = controls.representable(creation.shownIn.type) {
      element.note(expressions: [owner])
    }
    element.code = classes.lazy.compactMap { controls.override(by: $0, of: \.itself) }.first ?? ofUses
    element.code = element.code ?? controls.override(by: creation.shownIn.type, of: \.content)
    if element.accessibility.saysNothing, form.isPlacedInViews {
      let names = controls.names(of: creation)
      element.code = element.code ?? decision(about: names, in: creation.shownIn.type)
      // UIKit makes one element of a cell and the switch that is its accessory.
      if element.kind == .switch, names.contains(where: { $0.lastName == Self.accessory }) {
        element.code = element.code ?? CodeUse(decidedBy: creation.shownIn.type, member: Self.accessory)
      }
    }
    if element.kind == .pickerView { element.code = element.code ?? useOfDelegate(of: controls.names(of: creation)) }
    if element.isHidden == true, isShown(creation, classes) { element.isHidden = nil }
    if form.isPresented, form.kind == .view {
      element.children += run.flatMap { actions(of: $0, in: creation) }
    }
    element.leaveTitle(to: controls.frameworkClass(of: creation.shownIn.type))
    return element.isShown(creation) ? element : nil
  }

  private static let maximumUses = 3
  private static let accessory = "accessoryView"

  // MARK: Parts

  /// The arguments of the call.
  ///
  /// - Parameter known: The members that an initializer of the app sets itself.
  private func apply(
    _ creation: ControlCreation, at locations: SourceLocations, _ prefix: String = "", without known: Set<String> = [],
    to draft: inout ControlDraft
  ) {
    if creation.function == "flexibleSpace" || creation.function == "fixedSpace" {
      draft.change { $0.control.systemItem = .init(name: creation.function) }
    }
    if creation.function == "separator" { draft.change { $0.control.type = .separator } }
    if creation.function == "systemButton" { draft.change { $0.control.type = .system } }
    for argument in creation.call.arguments {
      guard let label = argument.label?.text else {
        // No initializer of the system takes an argument without a label: what the app's own one shows is not known.
        if creation.call.createdType == creation.type, run.isEmpty {
          draft.change { $0.note(expressions: [argument.expression.brief]) }
        }
        continue
      }
      let scope = scope(creation, locations, argument.expression)
      var given = scope
      give(to: &given, around: argument.expression)
      let value = ControlValue(argument.expression, in: given, with: self)
      if let other = ControlArguments.others[label], prefix.isEmpty { draft.change { other(value, &$0) } }
      let function = creation.function == "init" ? nil : creation.function
      // It is the title where there is no other.
      if label == "discoverabilityTitle", creation.call.arguments.contains(where: { $0.label?.text == "title" }) {
        continue
      }
      guard let member = ControlArguments.member(label, of: creation.type, by: function), !known.contains(member),
        let role = ControlMembers.set[prefix + member], !isSet(member, byInitializerTaking: label, of: creation)
      else { continue }
      draft.set(role, values(argument.expression, for: role, in: role.isText ? scope : given))
    }
  }

  /// A part of the control that has a name of its own: a configuration, an action.
  private func apply(_ part: ModuleControls.Value, _ prefix: String, to draft: inout ControlDraft) {
    if !prefix.isEmpty {
      let scope = scope(part.creation.place, part.locations)
      draft.change { $0.setConfiguration(ControlValue(ExprSyntax(part.creation.call), in: scope, with: self)) }
      if mayHaveContent(part.creation) { draft.change { $0.note(expressions: [ExprSyntax(part.creation.call).brief]) } }
    }
    apply(part.creation, at: part.locations, prefix, to: &draft)
    let names = controls.names(of: part.creation)
    // What is done to the control's own member follows.
    let own = names.filter { prefix.isEmpty || $0.lastName != "configuration" }
    apply(controls.changes(of: own), prefix, to: &draft)
  }

  /// Whether a function makes a configuration that may already have a title or an image: one of the app that sets them, or one that is
  /// not known.
  private func mayHaveContent(_ creation: ControlCreation) -> Bool {
    let (type, function) = (ControlTypes.configuration, creation.function)
    guard creation.type == type, function != "init", ControlTypes.functions[type]?.contains(function) != true else {
      return false
    }
    return !controls.declares(function) || controls.fillsContent(ControlPlace(type: type, member: function))
  }

  // MARK: Values

  /// What a change sets, with the values of an expression in which names mean what they mean there.
  func set(
    _ role: ControlMembers.Role, _ expression: ExprSyntax, of known: ModuleControls.Change,
    _ creation: ControlCreation?,
    for state: ControlState = .normal, in draft: inout ControlDraft
  ) {
    var scope = scope(known.change.place, known.locations)
    if !role.isText { give(to: &scope, around: expression) }
    if let creation, !scope.take(argumentsOf: run, around: expression) {
      scope.give(creation.call, in: self.scope(creation.place, locations), toInitializerAround: expression)
    }
    draft.set(role, values(expression, for: role, in: scope), for: state, isDefault: creation != nil)
  }

  /// What names mean in an argument of a call; in an initializer of the app, parameters mean what its caller gives.
  private func scope(_ creation: ControlCreation, _ locations: SourceLocations, _ argument: ExprSyntax) -> ViewScope {
    var scope = scope(creation.place, locations)
    scope.take(argumentsOf: around, around: argument)
    return scope
  }

  func scope(_ place: ControlPlace, _ locations: SourceLocations) -> ViewScope {
    ViewScope(of: ViewType(name: place.type, locations: locations, node: Syntax(TokenSyntax.identifier(place.type))))
  }
}

extension [ModuleControls.Change] {
  /// The changes with those first that give a control an image where it is made: other code does it later.
  fileprivate func withFirstImages(of creation: ControlCreation, in locations: SourceLocations) -> Self {
    let isFirst =
      { known in
        known.change.place == creation.place && known.locations.file == locations.file && known.change.setsImageOfAll
      } as (Element) -> Bool
    return filter(isFirst) + filter { !isFirst($0) }
  }
}

extension ControlChange {
  /// Whether an image of the whole control is set, not that of a segment.
  fileprivate var setsImageOfAll: Bool {
    guard case .call(let call) = act else { return member == "image" }
    return member == "setImage" && call.arguments.last?.label?.text.hasPrefix("forSegment") != true
  }
}

extension ControlForm {
  /// Whether a value is a view, rather than an item of a bar or something that is presented.
  fileprivate var isPlacedInViews: Bool {
    !isPresented && kind != .barButtonItem && kind != .tabBarItem && kind != .toolbarItem
  }

  /// Whether a value without any words is only a place for another: a view without words may be a part of the look.
  fileprivate var isPlaceholderIfBare: Bool {
    kind == .barButtonItem || kind == .tabBarItem || kind == .toolbarItem || isPresented
  }
}

extension Element {
  /// What follows from where a control is put.
  fileprivate mutating func take(places names: [ControlName], of framework: InterfaceFramework) {
    let places = Set(names.compactMap(\.lastName))
    if places.contains("backBarButtonItem") { control.type = .back }
    // A cell speaks its texts with what is in it; AppKit's alerts have a member of that name as well.
    let isInCell = places.contains("accessoryView") && framework == .uiKit
    if isInCell, accessibility.label == nil, ![.switch, .button].contains(kind) {
      note(expressions: ["accessoryView"])
    }
  }
}

extension Element {
  /// Whether nothing that the class of the control draws is spoken: only a label names it.
  fileprivate var isNamedByLabelAlone: Bool {
    // What a pop-up button shows is the value that is chosen; a pull-down button shows its first item, which is its title.
    if kind == .popUpButton { return control.type != .pullDown }
    return isTextEntry || [.slider, .stepper, .switch, .datePicker, .colorWell].contains(kind)
  }

  /// Whether anything is known of what the element shows or says.
  fileprivate var showsAnything: Bool {
    control.title != nil || control.text != nil || control.image != nil || control.states != nil
      || control.configuration != nil || control.systemItem != nil || accessibility.label != nil || !children.isEmpty
  }
}
