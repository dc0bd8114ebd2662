internal import AuditModel

// What code does with what it reaches without an outlet of its own: windows, and the controls of a table's cells.
extension EffectIndex {
  /// What code does with a window: its controller by an outlet of its own, and the controllers of what code shows in an empty one by
  /// their views (`view.window?.title`); nil if no class that reaches it is known.
  func effects(onWindow window: Element, in file: FileObjects) -> KnownEffects? {
    let connections = window.connections
    let owners = (connections.outletClasses ?? []).filter(isDeclared)
    let own = [connections.customClass].compactMap(\.self).filter(isDeclared)
    var effects = own.reduce(into: CodeEffects()) { $0.formUnion(self.effects(ofClass: $1)) }
    for outlet in connections.outlets ?? [] where outlet != Self.window {
      effects.formUnion(self.effects(onMember: outlet, of: owners))
    }
    for owner in owners { effects.formUnion(self.effects(of: owner) { all.classes[$0]?.members[Self.window] }) }
    if window.children.allSatisfy(\.children.isEmpty) {
      for known in all.foreign.effects(onMember: Self.window) {
        guard let type = known.owner.typeOfController, !file.isStoryboard || file.classes.contains(type) else {
          continue
        }
        effects.formUnion(known.effects)
      }
    }
    let classes = Set(owners + own).sorted()
    return classes.isEmpty && effects.isEmpty ? nil : known(effects, by: classes, of: objectClass(of: window))
  }

  /// The member by which a controller, and a view, has its window.
  private static let window = "window"

  /// What code does with a control in the cells of a table to which no class that was read has an outlet; nil if it may name it, or if no
  /// class that fills the cells was read.
  ///
  /// A class that fills the cells reaches the control by a name of its own (`let slider = cell.viewWithTag(1)`), or by the cell's outlet.
  func useOfPrototype(_ element: Element, at place: ElementPlace) -> CodeUse? {
    let (owners, file) = (place.classesFillingCells.filter(isDeclared).sorted(), place.file)
    guard !owners.isEmpty, place.cellClass.map(isDeclared) != false,
      ElementKind.namedByLabelAlone.contains(element.kind) || element.isButtonWithoutWords
    else {
      return nil
    }
    let ofCell = (element.connections.outlets ?? []).map { foreignEffects(onMember: $0, of: []) }
    let others = owners.flatMap(line).flatMap { name in
      (all.classes[name]?.members ?? [:]).filter { !file.outlets.contains($0.key) }.map(\.value)
    }
    return (ofCell + others).contains { $0.sets[.label] != nil } ? nil : CodeUse(classes: owners)
  }
}

extension Element {
  /// Whether it is a check box, a radio button or one with an image, to which code hardly ever gives a title.
  fileprivate var isButtonWithoutWords: Bool {
    guard kind == .button, control.states?[.normal]?.title?.isBlank != false else { return false }
    return [.check, .radio].contains(control.type) || control.states?[.normal]?.image != nil
  }
}
